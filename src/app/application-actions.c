/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions "app.…", and one table of keys for the whole program. */

#include "application-actions.h"

#include "about.h"
#include "learn/book-window.h"
#include "widgets/fit.h"
#include "preferences.h"
#include "pages/statistics-window.h"
#include "window.h"

/* A game needs keys that a hand finds while it holds a mouse; those with Ctrl are the desktop's.
 * Keys without Ctrl that belong to a board or a battle are in their widgets. */
static const struct
{
  const char *action;
  const char *keys[3];
} accelerators[] = {
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.open", { "<Control>o" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "app.rules::", { "F1" } },
  { "app.shortcuts", { "<Control>question", "<Control>F1" } },
  { "table.hint", { "<Control>h" } },
  { "table.panel", { "F9" } },
  { "table.redo", { "<Control><Shift>z" } },
  { "table.undo", { "<Control>z" } },
  { "win.fullscreen", { "F11" } },
  { "win.new-game", { "<Control>n" } },
  { "win.resign", { "<Control><Shift>r" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.welcome", { "<Alt>Left" } },
  { "window.close", { "<Control>w" } },
};

static GtkWindow *
new_window (HarenaApplication *self)
{
  GtkWidget *window = harena_window_new (self);

  harena_window_show_welcome (HARENA_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

/* The window that a person looks at; one is made if there is none. */
static GtkWindow *
need_window (HarenaApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  /* A window of preferences, or of rules, stands before the one that it belongs to. */
  while (window != NULL && !HARENA_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self));
       window == NULL && l != NULL; l = l->next)
    if (HARENA_IS_WINDOW (l->data))
      window = l->data;

  return window != NULL ? window : new_window (self);
}

/* Whether such a window of the parent was open, and is in front now. */
static gboolean
present_again (GtkWindow *parent,
               GType      type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == type
          && gtk_window_get_transient_for (window) == parent)
        {
          gtk_window_present (window);
          return TRUE;
        }
    }

  return FALSE;
}

static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  (void) action;
  (void) parameter;
  new_window (HARENA_APPLICATION (data));
}

/* What the menu of the program's icon offers, before there is a window or after. */
static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  GtkWindow *window = need_window (HARENA_APPLICATION (data));

  (void) action;
  (void) parameter;
  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  GtkWindow *window = need_window (HARENA_APPLICATION (data));

  (void) action;
  (void) parameter;
  gtk_window_present (window);
  /* A game that is on goes on. */
  if (harena_window_get_model (HARENA_WINDOW (window)) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "");
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  (void) action;
  (void) parameter;
  harena_window_choose_file (HARENA_WINDOW (need_window (HARENA_APPLICATION (data))));
}

/* Each window may still ask something before it goes. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  (void) action;
  (void) parameter;
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  GtkWindow *parent = need_window (HARENA_APPLICATION (data));
  GtkWidget *window;

  (void) action;
  (void) parameter;
  if (present_again (parent, HARENA_TYPE_PREFERENCES))
    return;

  window = harena_preferences_new ();
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  harena_fit_window (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  GtkWindow             *parent = need_window (HARENA_APPLICATION (data));
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow             *window;

  (void) action;
  (void) parameter;
  if (present_again (parent, ADW_TYPE_PREFERENCES_WINDOW))
    return;

  builder = gtk_builder_new_from_resource ("/io/github/harena/Harena/app/shortcuts.ui");
  window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GtkWindow *parent = need_window (HARENA_APPLICATION (data));

  (void) action;
  (void) parameter;
  if (!present_again (parent, ADW_TYPE_ABOUT_WINDOW))
    harena_about_present (parent);
}

/* The book of the game of this window. parameter: a topic, or nothing for the beginning. */
static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GtkWindow *window = need_window (HARENA_APPLICATION (data));

  (void) action;
  harena_book_window_present (window, harena_window_get_game (HARENA_WINDOW (window)),
                              g_variant_get_string (parameter, NULL));
}

static void
statistics_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  HarenaApplication *self = HARENA_APPLICATION (data);
  GtkWindow         *parent = need_window (self);
  GtkWidget         *window;

  (void) action;
  (void) parameter;
  if (present_again (parent, HARENA_TYPE_STATISTICS_WINDOW))
    return;

  window = harena_statistics_window_new (parent, harena_application_get_history (self));
  gtk_window_present (GTK_WINDOW (window));
}

void
harena_application_add_actions (HarenaApplication *self)
{
  const GActionEntry entries[] = {
    { .name = "about", .activate = about_cb },
    { .name = "continue", .activate = continue_cb },
    { .name = "new-game", .activate = new_game_cb },
    { .name = "new-window", .activate = new_window_cb },
    { .name = "open", .activate = open_cb },
    { .name = "preferences", .activate = preferences_cb },
    { .name = "quit", .activate = quit_cb },
    { .name = "rules", .activate = rules_cb, .parameter_type = "s" },
    { .name = "shortcuts", .activate = shortcuts_cb },
    { .name = "statistics", .activate = statistics_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (gsize i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           accelerators[i].keys);
}
