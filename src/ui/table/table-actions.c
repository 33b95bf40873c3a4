/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the actions of the table do. */

#include "table/table-private.h"

#include "table/board-page.h"
#include "log/log.h"
#include "widgets/sentence.h"
#include "settings.h"
#include "words.h"

#include <adwaita.h>

void
harena_table_update_actions (HarenaTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   asked = harena_game_model_get_asked (self->model) != 0;
  gboolean   live = harena_game_model_get_live (self->model) && !self->reviewing;
  gboolean   hints = g_settings_get_boolean (harena_settings_get_default (), "hints");

  gtk_widget_action_set_enabled (widget, "table.hint",
                                 asked && hints && !self->reviewing && self->course == NULL);
  gtk_widget_action_set_enabled (widget, "table.undo",
                                 live && harena_game_model_get_can_undo (self->model)
                                 && self->course == NULL);
  gtk_widget_action_set_enabled (widget, "table.redo",
                                 live && harena_game_model_get_can_redo (self->model)
                                 && self->course == NULL);
  gtk_widget_action_set_enabled (widget, "table.review",
                                 !self->reviewing && self->course == NULL);
  gtk_widget_action_set_enabled (widget, "table.leave-review", self->reviewing);
  gtk_widget_action_set_enabled (widget, "table.continue-here", self->reviewing);
  harena_table_update_review_actions (self);
}

/* A game that went on needs no hint, and no word about it. */
static void
hint_done_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (HarenaTable)  self = HARENA_TABLE (data);
  g_autoptr (GError)      error = NULL;
  g_autoptr (HarenaHints) hints = harena_game_model_hint_finish (HARENA_GAME_MODEL (object), result,
                                                                 &error);

  g_clear_object (&self->hint);
  if (hints != NULL || g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_MOVED))
    return;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || g_error_matches (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_TURN))
    harena_table_say (self, NULL);
  else
    {
      g_autofree char *why = harena_sentence (error->message);

      harena_table_say (self, why);
    }
}

static void
hint_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  /* Asked twice, the best so far will do. */
  if (self->hint != NULL)
    {
      g_cancellable_cancel (self->hint);
      return;
    }
  harena_table_say (self, _("Thinking about a hint…"));
  self->hint = g_cancellable_new ();
  harena_game_model_hint_async (self->model, self->hint, hint_done_cb, g_object_ref (self));
}

static void
undo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  harena_game_model_undo (HARENA_TABLE (widget)->model);
}

static void
redo_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  harena_game_model_redo (HARENA_TABLE (widget)->model);
}

static void
skip_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  for (guint i = 0; i < self->scenes->len; i++)
    if (self->face->scenes[i]->skip != NULL)
      self->face->scenes[i]->skip (self->scenes->pdata[i]);
  harena_game_model_skip (self->model);
}

static void
review_action (GtkWidget  *widget,
               const char *name G_GNUC_UNUSED,
               GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  harena_table_set_reviewing (self, TRUE);
  harena_table_update (self);
}

static void
leave_review_action (GtkWidget  *widget,
                     const char *name G_GNUC_UNUSED,
                     GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  harena_game_model_return (self->model);
  harena_table_set_reviewing (self, FALSE);
  harena_table_update (self);
}

static void
continue_here_action (GtkWidget  *widget,
                      const char *name G_GNUC_UNUSED,
                      GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  harena_game_model_continue_here (self->model);
  harena_table_set_reviewing (self, FALSE);
  harena_table_update (self);
}

/* One step back, from the smallest thing to the largest. */
static void
back_action (GtkWidget  *widget,
             const char *name G_GNUC_UNUSED,
             GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  if (self->reviewing)
    leave_review_action (widget, NULL, NULL);
  else
    harena_hand_back (self->hand);
}

/* What led to where the cursor is. */
static void
again_action (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);
  guint        cursor = harena_game_model_get_cursor (self->model);

  if (cursor > 0)
    harena_hand_show_again (self->hand, cursor - 1);
}

static GtkWidget *
new_log (HarenaTable *self)
{
  GtkWidget          *window = adw_window_new ();
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget          *log = harena_log_new (self->hand);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut        *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                 gtk_named_action_new ("window.close"));

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (log, TRUE);
  gtk_box_append (GTK_BOX (box), log);
  self->log_list = log;
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), C_("title", "Log"));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 560);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (window, keys);
  return window;
}

static void
log_gone_cb (HarenaTable *self)
{
  self->log = self->log_list = NULL;
}

void
harena_table_close_log (HarenaTable *self)
{
  GtkWidget *log = self->log;

  if (log == NULL)
    return;
  g_signal_handlers_disconnect_by_data (log, self);
  log_gone_cb (self);
  gtk_window_destroy (GTK_WINDOW (log));
}

/* In a narrow window the log has no place of its own. */
static void
log_action (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  HarenaTable *self = HARENA_TABLE (widget);

  if (self->log == NULL)
    {
      self->log = new_log (self);
      g_signal_connect_swapped (self->log, "destroy", G_CALLBACK (log_gone_cb), self);
    }
  gtk_window_set_transient_for (GTK_WINDOW (self->log), GTK_WINDOW (gtk_widget_get_root (widget)));
  gtk_window_present (GTK_WINDOW (self->log));
}

void
harena_table_install_actions (GtkWidgetClass *widget_class)
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
    { "table.again", again_action, { "b" } },
    { "table.show-board", review_action, { NULL } },
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
  harena_table_install_review_actions (widget_class);
}
