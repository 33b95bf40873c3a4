/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pages, the games and the players; or a word about there being none. */

#include "pages/statistics-window.h"

#include "widgets/fit.h"
#include "pages/past-games-view.h"
#include "pages/totals-view.h"
#include "words.h"

struct _HarenaStatisticsWindow
{
  AdwWindow             parent_instance;

  HarenaHistory        *history;
  AdwViewSwitcherTitle *switcher;
  AdwViewSwitcherBar   *bar;
  AdwViewStack         *pages;
  GtkStack             *stack;
};

G_DEFINE_FINAL_TYPE (HarenaStatisticsWindow, harena_statistics_window, ADW_TYPE_WINDOW)

/* The switcher is in the header, or at the bottom where there is no room for it; and nowhere
 * while there is nothing to switch. */
static void
update_cb (HarenaStatisticsWindow *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "games" : "empty");
  adw_view_switcher_title_set_view_switcher_enabled (self->switcher, any);
  adw_view_switcher_bar_set_reveal (self->bar,
                                    any && adw_view_switcher_title_get_title_visible (
                                             self->switcher));
}

static void
chosen_cb (HarenaStatisticsWindow *self,
           HarenaPastGame         *game)
{
  GtkWindow       *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autofree char *uri = g_file_get_uri (harena_past_game_get_file (game));

  if (parent == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-file", "s", uri);
  gtk_window_close (GTK_WINDOW (self));
}

static void
harena_statistics_window_dispose (GObject *object)
{
  g_clear_object (&HARENA_STATISTICS_WINDOW (object)->history);

  G_OBJECT_CLASS (harena_statistics_window_parent_class)->dispose (object);
}

static void
harena_statistics_window_class_init (HarenaStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_statistics_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, stack);
}

static void
harena_statistics_window_init (HarenaStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->switcher, "notify::title-visible", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
add_page (HarenaStatisticsWindow *self,
          GtkWidget              *view,
          const char             *name,
          const char             *title,
          const char             *icon)
{
  AdwViewStackPage *page = adw_view_stack_add_titled (self->pages, view, name, title);

  adw_view_stack_page_set_icon_name (page, icon);
}

GtkWidget *
harena_statistics_window_new (GtkWindow     *parent,
                              HarenaHistory *history)
{
  HarenaStatisticsWindow *self = g_object_new (HARENA_TYPE_STATISTICS_WINDOW,
                                               "transient-for", parent, NULL);
  GtkWidget              *games = harena_past_games_view_new (history);

  self->history = g_object_ref (history);
  if (parent != NULL)
    harena_fit_window (GTK_WINDOW (self), parent);
  /* Translators: the titles of two pages: games that were played, and who played them. */
  add_page (self, games, "games", C_("statistics", "Games"), "view-list-symbolic");
  add_page (self, harena_totals_view_new (history), "players", C_("statistics", "Players"),
            "system-users-symbolic");
  g_signal_connect_object (games, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "items-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}
