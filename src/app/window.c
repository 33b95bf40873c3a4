/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows one page after another, makes each when it is first needed, and says what went wrong. */

#include "window-private.h"

#include "widgets/after-paint.h"
#include "table/table.h"
#include "pages/game-words.h"
#include "pages/new-game-page.h"
#include "widgets/message.h"
#include "widgets/reading.h"
#include "widgets/sentence.h"
#include "settings.h"
#include "pages/welcome-page.h"
#include "words.h"

G_DEFINE_FINAL_TYPE (HarenaWindow, harena_window, ADW_TYPE_APPLICATION_WINDOW)

void
harena_window_say (HarenaWindow *self,
                   const char   *sentence)
{
  g_autofree char *title = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (title));
}

void
harena_window_complain (HarenaWindow *self,
                        const char   *heading,
                        const char   *text)
{
  g_autofree char *sentence = harena_sentence (text);
  GtkWidget       *dialog = harena_message_new (GTK_WINDOW (self), heading, sentence);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
enable (HarenaWindow *self,
        const char   *name,
        gboolean      enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Title and actions follow the page and the game. */
void
harena_window_update (HarenaWindow *self)
{
  const char *page = harena_window_get_page (self);
  gboolean    playing = self->model != NULL && g_strcmp0 (page, "table") == 0;

  gtk_window_set_title (GTK_WINDOW (self), playing ? harena_window_get_name (self) : _("Harena"));
  enable (self, "save", playing);
  enable (self, "save-as", playing);
  enable (self, "play-again", playing);
  enable (self, "change-sides",
          playing && harena_face_of (harena_game_model_get_game (self->model))->changes_sides);
  enable (self, "copy-log", playing);
  enable (self, "copy-picture", playing);
  enable (self, "save-picture", playing);
  enable (self, "resign", playing && harena_window_may_resign (self));
  enable (self, "leave-game", g_strcmp0 (page, "table") == 0);
  /* Its key, Alt with Left, walks the board while a game is looked back at. */
  enable (self, "welcome", g_strcmp0 (page, "welcome") != 0
                           && (g_strcmp0 (page, "table") != 0
                               || !harena_table_get_reviewing (HARENA_TABLE (self->table))));
  enable (self, "new-game", g_strcmp0 (page, "new-game") != 0);
}

static void
remove_going (HarenaWindow *self)
{
  for (guint i = 0; i < self->going->len; i++)
    gtk_stack_remove (self->stack, g_ptr_array_index (self->going, i));
  g_ptr_array_set_size (self->going, 0);
}

static void
transition_cb (HarenaWindow *self)
{
  if (self->stack != NULL && !gtk_stack_get_transition_running (self->stack))
    remove_going (self);
}

/* A page that is not needed any more goes when nobody can see it. */
static void
drop_page (HarenaWindow *self,
           GtkWidget   **page)
{
  if (*page == NULL)
    return;

  g_ptr_array_add (self->going, g_steal_pointer (page));
  transition_cb (self);
}

static void
show_page (HarenaWindow *self,
           GtkWidget    *page)
{
  gtk_stack_set_visible_child (self->stack, page);
  if (page != self->welcome)
    harena_window_drop_left (self);
  if (page != self->new_game)
    drop_page (self, &self->new_game);
  if (page == self->welcome)
    harena_welcome_page_focus (HARENA_WELCOME_PAGE (page));
  else if (page == self->new_game)
    harena_new_game_page_focus (HARENA_NEW_GAME_PAGE (page));
  else
    gtk_widget_grab_focus (page);
  harena_window_update (self);
}

/* Nobody misses a move of a game or lesson that is not shown. */
void
harena_window_rest (HarenaWindow *self,
                    gboolean      resting)
{
  HarenaGameModel *model;

  if (self->table == NULL || self->resting == resting)
    return;

  model = harena_table_get_model (HARENA_TABLE (self->table));
  self->resting = resting;
  if (resting)
    harena_game_model_hold (model);
  else
    harena_game_model_release (model);
}

void
harena_window_show_table (HarenaWindow *self,
                          GtkWidget    *table)
{
  GtkWidget *old = g_steal_pointer (&self->table);

  self->table = table;
  gtk_stack_add_child (self->stack, table);
  g_signal_connect_object (table, "notify::reviewing", G_CALLBACK (harena_window_update), self,
                           G_CONNECT_SWAPPED);
  harena_read_while_shown (table);
  show_page (self, table);
  drop_page (self, &old);
}

void
harena_window_show_welcome (HarenaWindow *self)
{
  g_return_if_fail (HARENA_IS_WINDOW (self));

  harena_window_leave_game (self);
  if (self->welcome == NULL)
    {
      self->welcome = harena_welcome_page_new ();
      harena_welcome_page_set_menu (HARENA_WELCOME_PAGE (self->welcome), self->menu);
      harena_welcome_page_set_history (HARENA_WELCOME_PAGE (self->welcome),
                                       harena_application_get_history (self->application));
      gtk_stack_add_child (self->stack, self->welcome);
      harena_read_while_shown (self->welcome);
    }

  show_page (self, self->welcome);
  drop_page (self, &self->table);
  harena_window_find_left (self);
}

/* What was arranged last, on any page of any window. */
static const HarenaGame *
find_last_game (void)
{
  g_autofree char  *id = g_settings_get_string (harena_settings_get_default (), "last-game");
  const HarenaGame *last = harena_game_of_word (id);

  return last != NULL ? last : harena_face_games ()[0];
}

const HarenaGame *
harena_window_get_game (HarenaWindow *self)
{
  g_return_val_if_fail (HARENA_IS_WINDOW (self), NULL);

  if (self->new_game != NULL)
    return harena_new_game_page_get_game (HARENA_NEW_GAME_PAGE (self->new_game));
  if (self->table != NULL)
    return harena_game_model_get_game (harena_table_get_model (HARENA_TABLE (self->table)));
  return find_last_game ();
}

/* The game that runs stays until another one begins. */
static void
arrange (HarenaWindow     *self,
         const HarenaGame *game)
{
  harena_window_rest (self, TRUE);
  drop_page (self, &self->new_game);
  self->new_game = harena_new_game_page_new (game);
  harena_new_game_page_set_menu (HARENA_NEW_GAME_PAGE (self->new_game), self->menu);
  g_signal_connect_object (self->new_game, "start", G_CALLBACK (harena_window_play), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, self->new_game);
  harena_read_while_shown (self->new_game);
  show_page (self, self->new_game);
}

/* Of the game of this window. */
static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);

  (void) action;
  (void) parameter;
  arrange (self, harena_window_get_game (self));
}

/* parameter: the word of a game. */
static void
arrange_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  const HarenaGame *game = harena_game_of_word (g_variant_get_string (parameter, NULL));

  (void) action;
  if (game != NULL)
    arrange (HARENA_WINDOW (data), game);
}

static void
welcome_then (HarenaWindow *self,
              gpointer      data)
{
  (void) data;
  harena_window_show_welcome (self);
}

/* Back. Whoever thinks better of a new game has the old one still. */
static void
welcome_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HarenaWindow *self = HARENA_WINDOW (data);

  (void) action;
  (void) parameter;
  if (self->new_game != NULL && self->table != NULL)
    {
      harena_window_rest (self, FALSE);
      show_page (self, self->table);
    }
  else
    harena_window_ask_to_leave (self, welcome_then, NULL, NULL);
}

static void
fullscreen_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  (void) action;
  (void) parameter;
  if (gtk_window_is_fullscreen (GTK_WINDOW (data)))
    gtk_window_unfullscreen (GTK_WINDOW (data));
  else
    gtk_window_fullscreen (GTK_WINDOW (data));
}

static void
save_size (HarenaWindow *self)
{
  GSettings *settings = harena_settings_get_default ();
  int        width;
  int        height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  g_settings_set_boolean (settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
}

static void
restore_size (HarenaWindow *self)
{
  GSettings *settings = harena_settings_get_default ();

  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
close_then (HarenaWindow *self,
            gpointer      data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Closing loses nothing, and so asks nothing, as long as the game can be kept. */
static gboolean
harena_window_close_request (GtkWindow *window)
{
  HarenaWindow *self = HARENA_WINDOW (window);

  save_size (self);
  harena_window_ask_to_leave (self, close_then, NULL, NULL);
  return TRUE;
}

static void
harena_window_dispose (GObject *object)
{
  HarenaWindow *self = HARENA_WINDOW (object);

  harena_window_leave_game (self);
  harena_window_drop_left (self);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->chooser);
  g_clear_weak_pointer (&self->failing);
  g_clear_weak_pointer (&self->removing);
  /* Whatever is still under way sees by this that the window has gone. */
  self->stack = NULL;
  self->welcome = self->new_game = self->table = NULL;
  g_ptr_array_set_size (self->going, 0);

  G_OBJECT_CLASS (harena_window_parent_class)->dispose (object);
}

static void
harena_window_finalize (GObject *object)
{
  HarenaWindow *self = HARENA_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->application);
  g_clear_object (&self->menu);
  g_ptr_array_unref (self->going);
  g_free (self->wanted);

  G_OBJECT_CLASS (harena_window_parent_class)->finalize (object);
}

static void
harena_window_class_init (HarenaWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = harena_window_dispose;
  object_class->finalize = harena_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = harena_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/app/window.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HarenaWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, transition_cb);
}

/* Its picture takes as long to be read as half of the window, and nobody waits for it. */
static void
set_icon (GtkWidget *widget)
{
  gtk_window_set_default_icon_name (HARENA_APPLICATION_ID);
  gtk_window_set_icon_name (GTK_WINDOW (widget), HARENA_APPLICATION_ID);
}

static void
harena_window_init (HarenaWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  const GActionEntry     entries[] = {
    { .name = "arrange", .activate = arrange_cb, .parameter_type = "s" },
    { .name = "fullscreen", .activate = fullscreen_cb },
    { .name = "leave-game", .activate = welcome_cb },
    { .name = "new-game", .activate = new_game_cb },
    { .name = "welcome", .activate = welcome_cb },
  };

  self->going = g_ptr_array_new ();
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  builder = gtk_builder_new_from_resource ("/io/github/harena/Harena/app/menu.ui");
  self->menu = g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  harena_window_add_game_actions (self);
  harena_window_add_again_actions (self);
  harena_window_add_resign_actions (self);
  harena_window_add_forget_actions (self);
  harena_window_add_picture_actions (self);
  harena_window_add_left_actions (self);
  harena_window_add_file_actions (self);
  restore_size (self);
  harena_window_watch_dialogs (self);
  harena_after_paint (GTK_WIDGET (self), set_icon);
}

GtkWidget *
harena_window_new (HarenaApplication *application)
{
  HarenaWindow *self = g_object_new (HARENA_TYPE_WINDOW, "application", application, NULL);

  self->application = g_object_ref (application);
  return GTK_WIDGET (self);
}

HarenaGameModel *
harena_window_get_model (HarenaWindow *self)
{
  g_return_val_if_fail (HARENA_IS_WINDOW (self), NULL);

  return self->model;
}

const char *
harena_window_get_page (HarenaWindow *self)
{
  GtkWidget *page;

  g_return_val_if_fail (HARENA_IS_WINDOW (self), NULL);

  page = gtk_stack_get_visible_child (self->stack);
  if (page == NULL)
    return NULL;
  return page == self->table ? "table" : page == self->new_game ? "new-game" : "welcome";
}
