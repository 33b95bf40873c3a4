/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two cards side by side, or one under the other; filled anew when a game comes or goes. */

#include "pages/statistics-cards.h"

#include "face.h"
#include "pages/game-words.h"
#include "pages/share-bar.h"
#include "past-game.h"
#include "seat.h"
#include "words.h"

#include <adwaita.h>

enum
{
  N_GAMES_MAX = 16,
  CARD_MIN = 300, /* a card that would be narrower stands under the other */
};

/* How often it went well, of how often; and how often by chance alone. */
typedef struct
{
  guint  n;
  guint  well;
  double even;
} Tally;

/* Whoever sat at most games, and at how many. */
static char *
find_person (GListModel *games,
             guint      *n_most)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char                  *most = NULL;

  *n_most = 0;
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (HarenaPastGame) game = g_list_model_get_item (games, i);

      for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
        {
          const char *name = harena_past_game_get_name (game, seat);
          guint       n;

          if (!g_str_equal (harena_past_game_get_player (game, seat), HARENA_PERSON))
            continue;
          n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name)) + 1;
          g_hash_table_insert (counts, g_strdup (name), GUINT_TO_POINTER (n));
          if (n > *n_most)
            {
              *n_most = n;
              g_free (most);
              most = g_strdup (name);
            }
        }
    }

  return most;
}

static int
find_seat (HarenaPastGame *game,
           const char     *name)
{
  for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
    if (g_str_equal (harena_past_game_get_player (game, seat), HARENA_PERSON)
        && g_str_equal (harena_past_game_get_name (game, seat), name))
      return seat;

  return 0;
}

/* Whoever won is ahead of who did not; then points decide, where they mean something. */
static gboolean
is_ahead (HarenaPastGame *game,
          int             seat,
          int             other)
{
  const HarenaGame *known = harena_game_of_word (harena_past_game_get_game (game));
  gboolean          won = harena_past_game_is_winner (game, seat);

  if (harena_past_game_has_resigned (game, seat))
    return FALSE;
  if (won != harena_past_game_is_winner (game, other))
    return won;
  return known != NULL && !harena_face_of (known)->pointless
         && harena_past_game_get_points (game, seat) > harena_past_game_get_points (game, other);
}

static int
number_of_level (const char *player)
{
  for (int i = 0; i < HARENA_N_LEVELS; i++)
    if (g_str_equal (harena_levels[i].id, player))
      return i;

  return -1;
}

static void
count (GListModel *games,
       const char *person,
       Tally      *by_game,
       Tally      *by_level)
{
  const HarenaGame *const *known = harena_face_games ();

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (HarenaPastGame) game = g_list_model_get_item (games, i);
      int                        seat = find_seat (game, person);
      int                        n_seats = harena_past_game_get_n_seats (game);

      if (seat == 0)
        continue;
      for (int j = 0; known[j] != NULL && j < N_GAMES_MAX; j++)
        if (g_strcmp0 (known[j]->id, harena_past_game_get_game (game)) == 0)
          {
            by_game[j].n++;
            by_game[j].well += harena_past_game_is_winner (game, seat);
            by_game[j].even += 1.0 / n_seats;
          }
      for (int other = 1; other <= n_seats; other++)
        {
          int level = number_of_level (harena_past_game_get_player (game, other));

          if (other == seat || level < 0)
            continue;
          by_level[level].n++;
          by_level[level].well += is_ahead (game, seat, other);
        }
    }
}

static GtkWidget *
new_label (const char *text,
           const char *style,
           float       align)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_card (const char *title,
          const char *heading,
          const char *foot)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = new_label (title, "heading", 0);
  GtkWidget *note = new_label (foot, "caption", 0);
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), new_label (heading, "dim-label", 1));
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_widget_add_css_class (note, "dim-label");
  gtk_widget_set_margin_top (note, 6);
  gtk_box_append (GTK_BOX (card), head);
  gtk_widget_set_vexpand (list, TRUE);
  gtk_box_append (GTK_BOX (card), list);
  gtk_box_append (GTK_BOX (card), note);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "statistics-card");
  gtk_widget_set_size_request (card, CARD_MIN, -1);
  return card;
}

static void
add_row (GtkWidget   *card,
         GtkWidget   *icon,
         const char  *name,
         const Tally *tally,
         double       even)
{
  GtkWidget       *list = gtk_widget_get_next_sibling (gtk_widget_get_first_child (card));
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *label = new_label (name, NULL, 0);
  /* Translators: how often it went well, of how many games: "9 of 18". */
  g_autofree char *text = g_strdup_printf (_("%u of %u"), tally->well, tally->n);
  GtkWidget       *number = new_label (text, "numeric", 1);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, name);
  gtk_label_set_width_chars (GTK_LABEL (number), 7);
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), harena_share_bar_new ((double) tally->well / tally->n, even));
  gtk_box_append (GTK_BOX (row), number);
  gtk_widget_add_css_class (row, "statistics-row");
  gtk_box_append (GTK_BOX (list), row);
}

static GtkWidget *
new_games (const char  *person,
           guint        n_games,
           const Tally *tallies)
{
  const HarenaGame *const *games = harena_face_games ();
  /* Translators: the name of a person, and how many games that person played. */
  g_autofree char         *title = g_strdup_printf (ngettext ("%s, %u game", "%s, %u games",
                                                              n_games), person, n_games);
  /* Translators: of how many games a person won how many. */
  GtkWidget               *card = new_card (title, C_("statistics", "won"),
                                            _("The mark is an even share among the seats."));

  for (int i = 0; games[i] != NULL && i < N_GAMES_MAX; i++)
    if (tallies[i].n > 0)
      add_row (card, harena_game_tile_new (games[i]), _(games[i]->name), &tallies[i],
               tallies[i].even / tallies[i].n);
  return card;
}

/* NULL if no computer player sat there. */
static GtkWidget *
new_levels (const Tally *tallies)
{
  GtkWidget *card = NULL;

  for (int i = 0; i < HARENA_N_LEVELS; i++)
    {
      if (tallies[i].n == 0)
        continue;
      if (card == NULL)
        /* Translators: computer players, and how often a person was ahead of them in the end. */
        card = new_card (_("By opponent"), C_("statistics", "ahead of them"),
                         _("The steps show how strong the level is."));
      add_row (card, harena_share_bar_new_steps (i + 1, HARENA_N_LEVELS), harena_levels[i].name,
               &tallies[i], -1);
    }

  return card;
}

static void
update (GtkWidget  *box,
        GListModel *games)
{
  Tally            by_game[N_GAMES_MAX] = { 0 };
  Tally            by_level[HARENA_N_LEVELS] = { 0 };
  guint            n_games;
  g_autofree char *person = find_person (games, &n_games);
  GtkWidget       *levels;
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (box), child);
  gtk_widget_set_visible (box, person != NULL);
  if (person == NULL)
    return;

  count (games, person, by_game, by_level);
  gtk_flow_box_append (GTK_FLOW_BOX (box), new_games (person, n_games, by_game));
  levels = new_levels (by_level);
  if (levels != NULL)
    gtk_flow_box_append (GTK_FLOW_BOX (box), levels);
  for (child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
}

static void
changed_cb (GtkWidget *box)
{
  update (box, g_object_get_data (G_OBJECT (box), "games"));
}

GtkWidget *
harena_statistics_cards_new (GListModel *games)
{
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 2);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (box), TRUE);
  /* Only within the cards their lists share the height. */
  gtk_widget_set_vexpand (box, FALSE);
  gtk_widget_add_css_class (box, "statistics-cards");
  g_object_set_data_full (G_OBJECT (box), "games", g_object_ref (games), g_object_unref);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (changed_cb), box,
                           G_CONNECT_SWAPPED);
  update (box, games);
  return box;
}
