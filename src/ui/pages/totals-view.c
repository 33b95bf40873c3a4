/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two groups of rows, made anew when a game is added. */

#include "pages/totals-view.h"

#include "face.h"
#include "pages/seat-words.h"
#include "seat.h"
#include "words.h"

#include <adwaita.h>
#include <math.h>

/* A line of the page: a person of this name, or all computer players of this strength. */
typedef struct
{
  char *player;
  char *name;   /* NULL for a computer player */
  guint played;
  guint won;    /* alone or together with others */
  guint drawn;  /* everybody was level */
  guint lost;   /* by everybody: the game itself won */
  int   best;
} Total;

struct _HarenaTotalsView
{
  GtkWidget            parent_instance;

  GListModel          *games;
  const HarenaGame    *game;
  GtkWidget           *page;
  AdwPreferencesGroup *people;
  AdwPreferencesGroup *computers;
  GPtrArray           *rows; /* that are in the groups now */
};

G_DEFINE_FINAL_TYPE (HarenaTotalsView, harena_totals_view, GTK_TYPE_WIDGET)

static void
total_clear (gpointer data)
{
  Total *total = data;

  g_free (total->player);
  g_free (total->name);
}

static Total *
find_total (GArray     *list,
            const char *player,
            const char *name)
{
  Total total = { .best = G_MININT };

  for (guint i = 0; i < list->len; i++)
    {
      Total *known = &g_array_index (list, Total, i);

      if (g_str_equal (known->player, player) && g_strcmp0 (known->name, name) == 0)
        return known;
    }
  total.player = g_strdup (player);
  total.name = g_strdup (name);
  g_array_append_val (list, total);
  return &g_array_index (list, Total, list->len - 1);
}

/* Whoever played most stands first. */
static int
compare_cb (gconstpointer a,
            gconstpointer b)
{
  const Total *one = a;
  const Total *other = b;

  if (one->played != other->played)
    return one->played < other->played ? 1 : -1;
  return g_strcmp0 (one->name != NULL ? one->name : one->player,
                    other->name != NULL ? other->name : other->player);
}

static void
count_seat (GArray         *list,
            HarenaPastGame *game,
            int             seat)
{
  const char  *player = harena_past_game_get_player (game, seat);
  gboolean     person = g_str_equal (player, HARENA_PERSON);
  Total       *total = find_total (list, player,
                                   person ? harena_past_game_get_name (game, seat) : NULL);
  HarenaResult result = harena_past_game_get_result (game);

  total->played++;
  total->won += harena_past_game_is_winner (game, seat);
  total->drawn += result == HARENA_RESULT_DRAWN;
  total->lost += result == HARENA_RESULT_LOST;
  total->best = MAX (total->best, harena_past_game_get_points (game, seat));
}

static GArray *
count (GListModel *games)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Total));

  g_array_set_clear_func (list, total_clear);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (HarenaPastGame) game = g_list_model_get_item (games, i);

      for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
        count_seat (list, game, seat);
    }
  g_array_sort (list, compare_cb);
  return list;
}

static const char *
title_of (const Total *total)
{
  const HarenaLevel *level = harena_find_level (total->player);

  if (total->name != NULL)
    return total->name;
  return level != NULL && level->name != NULL ? level->name : total->player;
}

/* The share as a bar and a number. */
static GtkWidget *
new_share (const Total *total)
{
  double           share = (double) total->won / MAX (1, total->played);
  /* Translators: a share of games won, as "60 %". */
  g_autofree char *text = g_strdup_printf (_("%d %%"), (int) lround (100 * share));
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *bar = gtk_level_bar_new ();
  GtkWidget       *label = gtk_label_new (text);

  /* The colours of "low" and "high" would say that losing is dangerous. */
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_FULL);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), share);
  gtk_widget_set_size_request (bar, 72, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Games won"), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* "3 of 5 games won, 1 drawn, best result: 21 points": as much of it as there is to say. */
static char *
write_facts (const Total      *total,
             const HarenaGame *game)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  /* Translators: how often somebody won: "3 of 5 games won". */
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u of %u game won", "%u of %u games won",
                                                     total->played), total->won, total->played));
  if (total->drawn > 0)
    /* Translators: how often nobody was better than the others: "2 drawn". */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u drawn", "%u drawn", total->drawn),
                                             total->drawn));
  if (total->lost > 0)
    /* Translators: how often nobody at all won: "2 lost by all". */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u lost by all", "%u lost by all",
                                                       total->lost), total->lost));
  /* Points of different games are not to be compared. */
  if (game != NULL && !harena_face_of (game)->pointless)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("best result: %d point",
                                                       "best result: %d points", total->best),
                                             total->best));
  g_ptr_array_add (parts, NULL);
  /* Translators: between facts about a player: "3 of 5 games won", "best result: 21 points". */
  return g_strjoinv (C_("list of facts", ", "), (char **) parts->pdata);
}

static GtkWidget *
new_row (const Total      *total,
         const HarenaGame *game)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (title_of (total), -1);
  g_autofree char *subtitle = write_facts (total, game);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_share (total));
  return row;
}

static void
update_cb (HarenaTotalsView *self)
{
  g_autoptr (GArray) list = count (self->games);
  gboolean           any[2] = { FALSE };

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];
      GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
    }
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < list->len; i++)
    {
      const Total *total = &g_array_index (list, Total, i);
      gboolean     person = total->name != NULL;
      GtkWidget   *row = new_row (total, self->game);

      any[person] = TRUE;
      adw_preferences_group_add (person ? self->people : self->computers, row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->people), any[TRUE]);
  gtk_widget_set_visible (GTK_WIDGET (self->computers), any[FALSE]);
}

static void
harena_totals_view_dispose (GObject *object)
{
  HarenaTotalsView *self = HARENA_TOTALS_VIEW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (harena_totals_view_parent_class)->dispose (object);
}

static void
harena_totals_view_class_init (HarenaTotalsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_totals_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "totals");
}

static void
harena_totals_view_init (HarenaTotalsView *self)
{
  self->rows = g_ptr_array_new ();
  self->page = adw_preferences_page_new ();
  self->people = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->computers = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: the title of a list of players. */
  adw_preferences_group_set_title (self->people, C_("players", "People"));
  adw_preferences_group_set_title (self->computers, C_("players", "Computer Players"));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self->page), self->people);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self->page), self->computers);
  gtk_widget_set_parent (self->page, GTK_WIDGET (self));
}

GtkWidget *
harena_totals_view_new (GListModel *games)
{
  HarenaTotalsView *self = g_object_new (HARENA_TYPE_TOTALS_VIEW, NULL);

  self->games = g_object_ref (games);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}

void
harena_totals_view_set_game (HarenaTotalsView *self,
                             const HarenaGame *game)
{
  g_return_if_fail (HARENA_IS_TOTALS_VIEW (self));

  self->game = game;
  update_cb (self);
}
