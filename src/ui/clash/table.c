/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decides what is on the screen, and what its actions do. */

#include "clash/table.h"

#include "clash/battle-view.h"
#include "clash/board-page.h"
#include "clash/coach.h"
#include "clash/end-page.h"
#include "clash/hand.h"
#include "clash/log.h"
#include "clash/speech.h"
#include "settings.h"
#include "words.h"

#include <adwaita.h>

struct _ClashTable
{
  GtkWidget        parent_instance;

  HarenaGameModel *model;
  ClashHand       *hand;
  ClashTutorial   *tutorial;     /* NULL but for a lesson */
  GMenuModel      *menu;

  GtkWidget       *box;          /* of the views, and the coach under a battle */
  GtkWidget       *battle_coach; /* what it is in, for it hides itself; NULL but for a lesson */
  GtkWidget       *views;
  GtkWidget       *board;
  GtkWidget       *battle;
  GtkWidget       *end;          /* made when the game is over */

  gboolean         reviewing;    /* the model waits meanwhile */
  GCancellable    *hint;         /* of the hint that is thought about, or NULL */
};

enum
{
  PROP_PANEL = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashTable, clash_table, GTK_TYPE_WIDGET)

static void
set_reviewing (ClashTable *self,
               gboolean    reviewing)
{
  if (self->reviewing == reviewing)
    return;

  self->reviewing = reviewing;
  if (reviewing)
    harena_game_model_hold (self->model);
  else
    harena_game_model_release (self->model);
  clash_board_page_set_reviewing (CLASH_BOARD_PAGE (self->board), reviewing);
}

/* A team first arrives, then it fights. */
static gboolean
battle_is_on (ClashTable *self)
{
  return clash_battle_view_get_active (CLASH_BATTLE_VIEW (self->battle)) && !self->reviewing
         && !clash_board_page_get_moving (CLASH_BOARD_PAGE (self->board));
}

static GtkWidget *
find_end (ClashTable *self)
{
  if (self->end == NULL)
    {
      self->end = clash_end_page_new (self->model);
      if (self->menu != NULL)
        clash_end_page_set_menu (CLASH_END_PAGE (self->end), self->menu);
      gtk_stack_add_child (GTK_STACK (self->views), self->end);
    }
  return self->end;
}

/* A game that went on after its end was taken back has another end. */
static void
forget_end (ClashTable *self)
{
  if (self->end == NULL || harena_game_model_get_over (self->model))
    return;
  gtk_stack_remove (GTK_STACK (self->views), self->end);
  self->end = NULL;
}

static void
update_actions (ClashTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   asked = harena_game_model_get_asked (self->model) != 0;
  gboolean   live = harena_game_model_get_live (self->model) && !self->reviewing;
  gboolean   hints = g_settings_get_boolean (harena_settings_get_default (), "hints");

  gtk_widget_action_set_enabled (widget, "table.hint",
                                 asked && hints && self->tutorial == NULL);
  gtk_widget_action_set_enabled (widget, "table.undo",
                                 live && harena_game_model_get_can_undo (self->model)
                                 && self->tutorial == NULL);
  gtk_widget_action_set_enabled (widget, "table.redo",
                                 live && harena_game_model_get_can_redo (self->model)
                                 && self->tutorial == NULL);
  gtk_widget_action_set_enabled (widget, "table.review",
                                 !self->reviewing && self->tutorial == NULL);
  gtk_widget_action_set_enabled (widget, "table.leave-review", self->reviewing);
  gtk_widget_action_set_enabled (widget, "table.continue-here", self->reviewing);
}

/* Brings the screen from whatever it shows to what there is. */
static void
update_cb (ClashTable *self)
{
  GtkWidget *view = self->board;

  if (!harena_game_model_get_live (self->model))
    set_reviewing (self, TRUE);

  if (battle_is_on (self))
    view = self->battle;
  else if (harena_game_model_get_over (self->model) && !self->reviewing && self->tutorial == NULL)
    view = find_end (self);

  if (gtk_stack_get_visible_child (GTK_STACK (self->views)) != view)
    {
      gtk_stack_set_visible_child (GTK_STACK (self->views), view);
      if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
        gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
      if (view == self->board)
        clash_board_page_grab (CLASH_BOARD_PAGE (self->board));
    }
  if (self->battle_coach != NULL)
    gtk_widget_set_visible (self->battle_coach, view == self->battle);
  forget_end (self);
  update_actions (self);
}

static void
refused_cb (ClashTable *self,
            const char *why)
{
  clash_board_page_say (CLASH_BOARD_PAGE (self->board), why);
}

static void
say_hint (ClashTable *self)
{
  HarenaHints     *hints = harena_game_model_get_hints (self->model);
  g_autofree char *text = NULL;

  if (hints == NULL)
    return;
  text = clash_speech_hint (self->hand, hints);
  clash_board_page_say (CLASH_BOARD_PAGE (self->board), text);
  clash_battle_view_say (CLASH_BATTLE_VIEW (self->battle), text);
}

static void
hint_done_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (ClashTable)  self = CLASH_TABLE (data);
  g_autoptr (GError)      error = NULL;
  g_autoptr (HarenaHints) hints = harena_game_model_hint_finish (HARENA_GAME_MODEL (object), result,
                                                                 &error);

  g_clear_object (&self->hint);
  if (hints == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    refused_cb (self, error->message);
}

static void
hint_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  /* Asked twice, the best so far will do. */
  if (self->hint != NULL)
    {
      g_cancellable_cancel (self->hint);
      return;
    }
  clash_board_page_say (CLASH_BOARD_PAGE (self->board), _("Thinking about a hint…"));
  self->hint = g_cancellable_new ();
  harena_game_model_hint_async (self->model, self->hint, hint_done_cb, g_object_ref (self));
}

static void
undo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  harena_game_model_undo (CLASH_TABLE (widget)->model);
}

static void
redo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  harena_game_model_redo (CLASH_TABLE (widget)->model);
}

static void
skip_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  clash_battle_view_skip (CLASH_BATTLE_VIEW (self->battle));
  harena_game_model_skip (self->model);
}

static void
review_action (GtkWidget  *widget,
               const char *name G_GNUC_UNUSED,
               GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  set_reviewing (self, TRUE);
  update_cb (self);
}

static void
leave_review_action (GtkWidget  *widget,
                     const char *name G_GNUC_UNUSED,
                     GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  harena_game_model_return (self->model);
  set_reviewing (self, FALSE);
  update_cb (self);
}

static void
continue_here_action (GtkWidget  *widget,
                      const char *name G_GNUC_UNUSED,
                      GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  harena_game_model_continue_here (self->model);
  set_reviewing (self, FALSE);
  update_cb (self);
}

/* One step back, from the smallest thing to the largest. */
static void
back_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);

  if (self->reviewing)
    leave_review_action (widget, NULL, NULL);
  else
    clash_hand_back (self->hand);
}

/* In a narrow window the log has no place of its own. */
static void
log_action (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  ClashTable *self = CLASH_TABLE (widget);
  GtkWidget  *window = adw_window_new ();
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget  *log = clash_log_new (self->hand);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (log, TRUE);
  gtk_box_append (GTK_BOX (box), log);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), C_("title", "Log"));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 560);
  gtk_window_set_transient_for (GTK_WINDOW (window),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (window));
}

static void
clash_table_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PANEL:
      g_value_set_boolean (value, g_settings_get_boolean (harena_settings_get_default (),
                                                          "side-panel"));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_table_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_PANEL:
      g_settings_set_boolean (harena_settings_get_default (), "side-panel",
                              g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_table_dispose (GObject *object)
{
  ClashTable *self = CLASH_TABLE (object);

  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  /* Whatever lets go of the model below makes it speak; there is nothing left to update. */
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  if (self->reviewing && self->model != NULL)
    harena_game_model_release (self->model);
  self->reviewing = FALSE;
  self->end = NULL;
  self->views = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);
  g_clear_object (&self->tutorial);
  g_clear_object (&self->model);
  g_clear_object (&self->menu);

  G_OBJECT_CLASS (clash_table_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
    const char                  *keys[3];
  } actions[] = {
    { "table.hint", hint_action, { "<Control>h", "h" } },
    { "table.undo", undo_action, { "<Control>z", "u" } },
    { "table.redo", redo_action, { "<Control><Shift>z", "<Control>y" } },
    { "table.skip", skip_action, { NULL } },
    { "table.back", back_action, { "Escape" } },
    { "table.review", review_action, { "<Control>r" } },
    { "table.leave-review", leave_review_action, { NULL } },
    { "table.continue-here", continue_here_action, { NULL } },
    { "table.show-arena", review_action, { NULL } },
    { "table.show-end", leave_review_action, { NULL } },
    { "table.log", log_action, { "<Control>l" } },
    { "table.panel", NULL, { "F9" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (actions[i].activate != NULL)
        gtk_widget_class_install_action (widget_class, actions[i].name, NULL,
                                         actions[i].activate);
      for (guint j = 0; actions[i].keys[j] != NULL; j++)
        {
          GtkShortcutTrigger     *trigger = gtk_shortcut_trigger_parse_string (actions[i].keys[j]);
          GtkShortcutAction      *action = gtk_named_action_new (actions[i].name);
          g_autoptr (GtkShortcut) shortcut = gtk_shortcut_new (trigger, action);

          gtk_widget_class_add_shortcut (widget_class, shortcut);
        }
    }
  gtk_widget_class_install_property_action (widget_class, "table.panel", "panel");
}

static void
clash_table_class_init (ClashTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = clash_table_get_property;
  object_class->set_property = clash_table_set_property;
  object_class->dispose = clash_table_dispose;

  properties[PROP_PANEL] = g_param_spec_boolean ("panel", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  install_actions (widget_class);
}

static void
clash_table_init (ClashTable *self)
{
  self->views = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->views), GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_set_transition_duration (GTK_STACK (self->views), 180);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->views), FALSE);
  gtk_widget_set_vexpand (self->views, TRUE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->views);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
panel_changed_cb (ClashTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL]);
}

static void
connect_model (ClashTable *self)
{
  GSettings         *settings = harena_settings_get_default ();
  static const char *signals[] = {
    "cursor-moved",
    "notify::asked",
    "notify::over",
    "notify::can-undo",
    "notify::can-redo",
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->model, signals[i], G_CALLBACK (update_cb), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->model, "notify::hints", G_CALLBACK (say_hint), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "notify::active", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::moving", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::hints", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::side-panel", G_CALLBACK (panel_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (settings, "confirm-attacks", self->hand, "confirm", G_SETTINGS_BIND_GET);
}

GtkWidget *
clash_table_new (HarenaGameModel *model)
{
  ClashTable *self = g_object_new (CLASH_TYPE_TABLE, NULL);

  self->model = g_object_ref (model);
  self->hand = clash_hand_new (model);
  self->board = clash_board_page_new (self->hand);
  self->battle = clash_battle_view_new (self->hand);
  gtk_stack_add_child (GTK_STACK (self->views), self->board);
  gtk_stack_add_child (GTK_STACK (self->views), self->battle);
  connect_model (self);
  update_cb (self);
  return GTK_WIDGET (self);
}

GtkWidget *
clash_table_new_with_tutorial (ClashTutorial *tutorial)
{
  GtkWidget  *widget = clash_table_new (clash_tutorial_get_model (tutorial));
  ClashTable *self = CLASH_TABLE (widget);
  GtkWidget  *coach;

  self->tutorial = g_object_ref (tutorial);
  clash_tutorial_set_hand (tutorial, self->hand);
  clash_board_page_set_coach (CLASH_BOARD_PAGE (self->board), clash_coach_new (tutorial));
  coach = clash_coach_new (tutorial);
  clash_coach_set_compact (CLASH_COACH (coach), TRUE);
  self->battle_coach = adw_bin_new ();
  adw_bin_set_child (ADW_BIN (self->battle_coach), coach);
  gtk_box_append (GTK_BOX (self->box), self->battle_coach);
  update_cb (self);
  return widget;
}

HarenaGameModel *
clash_table_get_model (ClashTable *self)
{
  g_return_val_if_fail (CLASH_IS_TABLE (self), NULL);

  return self->model;
}

void
clash_table_set_menu (ClashTable *self,
                      GMenuModel *menu)
{
  g_return_if_fail (CLASH_IS_TABLE (self));

  g_set_object (&self->menu, menu);
  clash_board_page_set_menu (CLASH_BOARD_PAGE (self->board), menu);
  clash_battle_view_set_menu (CLASH_BATTLE_VIEW (self->battle), menu);
  if (self->end != NULL)
    clash_end_page_set_menu (CLASH_END_PAGE (self->end), menu);
}
