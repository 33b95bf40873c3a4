/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pages, the games and the players; or a word about there being none. Where several games of
 * the house were played, one of them can be looked at alone. */

#include "pages/statistics-window.h"

#include "face.h"
#include "pages/game-words.h"
#include "widgets/fit.h"
#include "pages/past-games-view.h"
#include "pages/statistics-cost.h"
#include "pages/totals-view.h"
#include "widgets/reading.h"
#include "words.h"

struct _HarenaStatisticsWindow
{
  AdwWindow             parent_instance;

  HarenaHistory        *history;
  AdwViewSwitcherTitle *switcher;
  AdwViewSwitcherBar   *bar;
  AdwViewStack         *pages;
  GtkStack             *stack;
  GtkWidget            *filters;
  GtkBox               *filter_box;
  GtkFilterListModel   *shown;   /* of the history */
  GtkCustomFilter      *filter;
  const HarenaGame     *game;    /* that is looked at; NULL for all */
  HarenaPastGamesView  *games;
  HarenaTotalsView     *totals;
};

G_DEFINE_FINAL_TYPE (HarenaStatisticsWindow, harena_statistics_window, ADW_TYPE_WINDOW)

static gboolean
is_shown_cb (gpointer item,
             gpointer data)
{
  HarenaStatisticsWindow *self = data;

  return self->game == NULL
         || g_strcmp0 (harena_past_game_get_game (item), self->game->id) == 0;
}

/* Whether any game of the history is of this kind. */
static gboolean
was_played (HarenaStatisticsWindow *self,
            const HarenaGame       *game)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->history)); i++)
    {
      g_autoptr (HarenaPastGame) past = g_list_model_get_item (G_LIST_MODEL (self->history), i);

      if (g_strcmp0 (harena_past_game_get_game (past), game->id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The game that is looked at, or the only one that there is. */
static void
update_views (HarenaStatisticsWindow *self)
{
  const HarenaGame *const *games = harena_face_games ();
  const HarenaGame        *only = self->game;
  guint                    n_played = 0;

  for (int i = 0; games[i] != NULL; i++)
    if (was_played (self, games[i]))
      {
        n_played++;
        if (self->game == NULL)
          only = games[i];
      }
  harena_past_games_view_set_several (self->games, self->game == NULL && n_played > 1);
  harena_totals_view_set_game (self->totals, self->game != NULL || n_played == 1 ? only : NULL);
}

static void
filter_toggled_cb (HarenaStatisticsWindow *self,
                   GtkToggleButton        *button)
{
  const char *word = g_object_get_data (G_OBJECT (button), "game");

  if (!gtk_toggle_button_get_active (button))
    return;

  self->game = word != NULL ? harena_game_of_word (word) : NULL;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_views (self);
}

/* game: NULL for all of them. */
static GtkWidget *
add_filter (HarenaStatisticsWindow *self,
            const HarenaGame       *game,
            GtkWidget              *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);

  if (game != NULL)
    {
      gtk_box_append (GTK_BOX (content),
                      harena_icon_new (harena_face_of (game)->icon));
      g_object_set_data (G_OBJECT (button), "game", (gpointer) game->id);
    }
  gtk_box_append (GTK_BOX (content),
                  gtk_label_new (game != NULL ? _(game->name) : _("All games")));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  game != NULL ? _(game->name) : _("All games"), -1);
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), game == self->game);
  g_signal_connect_object (button, "toggled", G_CALLBACK (filter_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->filter_box, button);
  return button;
}

/* One for each game that was played, if there are several. */
static void
update_filters (HarenaStatisticsWindow *self)
{
  const HarenaGame *const *games = harena_face_games ();
  GtkWidget               *child;
  GtkWidget               *all;
  guint                    n_played = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->filter_box))) != NULL)
    gtk_box_remove (self->filter_box, child);
  all = add_filter (self, NULL, NULL);
  for (int i = 0; games[i] != NULL; i++)
    if (was_played (self, games[i]))
      {
        add_filter (self, games[i], all);
        n_played++;
      }
  gtk_widget_set_visible (self->filters, n_played > 1);
}

/* The switcher is in the header, or at the bottom where there is no room for it; and nowhere
 * while there is nothing to switch. */
static void
update_cb (HarenaStatisticsWindow *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0;

  update_filters (self);
  update_views (self);
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
  HarenaStatisticsWindow *self = HARENA_STATISTICS_WINDOW (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->history);

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
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, filters);
  gtk_widget_class_bind_template_child (widget_class, HarenaStatisticsWindow, filter_box);
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
  GtkWidget              *games;
  GtkWidget              *totals;

  self->history = g_object_ref (history);
  self->filter = gtk_custom_filter_new (is_shown_cb, self, NULL);
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (history)),
                                           GTK_FILTER (self->filter));
  games = harena_past_games_view_new (G_LIST_MODEL (self->shown));
  totals = harena_totals_view_new (G_LIST_MODEL (self->shown));
  self->games = HARENA_PAST_GAMES_VIEW (games);
  self->totals = HARENA_TOTALS_VIEW (totals);
  if (parent != NULL)
    harena_fit_window (GTK_WINDOW (self), parent);
  /* Translators: the titles of two pages: games that were played, and who played them. */
  add_page (self, games, "games", C_("statistics", "Games"), "view-list-symbolic");
  add_page (self, totals, "players", C_("statistics", "Players"),
            "system-users-symbolic");
  add_page (self, harena_statistics_cost_new (NULL), "cost", C_("statistics", "Mistakes"),
            "view-reveal-symbolic");
  g_signal_connect_object (games, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "items-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}
