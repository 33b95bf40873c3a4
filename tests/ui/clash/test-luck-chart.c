/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice luck: what the record says was rolled, counted by hand from its text. */

#include "board/hand.h"
#include "clash/luck-chart.h"

#include "clash/luck-bar.h"
#include "clash/position.h"
#include "games.h"
#include "stage.h"

#include <math.h>
#include <string.h>

typedef struct
{
  int dice;
  int stars;
} Luck;

/* From the words of the record: "roll Xx." is two stars, one and none. Who rolls is whose turn it
 * was last, or who rolls for a beast. */
static void
count (HarenaGameModel *model,
       Luck            *luck)
{
  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      g_autofree char *text = harena_game_model_get_move_text (model, i);
      ClashPosition    position;
      Luck            *who;

      if (!g_str_has_prefix (text, "roll"))
        continue;
      harena_game_model_copy_position (model, i, &position);
      who = &luck[position.battle.player[position.battle.acting]];
      for (const char *face = text + strlen ("roll "); *face != '\0'; face++)
        {
          who->dice++;
          who->stars += *face == 'X' ? 2 : *face == 'x' ? 1 : 0;
        }
    }
}

/* All bars under a widget, in order. */
static void
find_bars (GtkWidget *widget,
           GPtrArray *bars)
{
  if (CLASH_IS_LUCK_BAR (widget))
    g_ptr_array_add (bars, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_bars (child, bars);
}

/* Whether some bar says just this. */
static void
assert_said (GPtrArray  *bars,
             const char *text,
             int         difference)
{
  guint n_found = 0;

  for (guint i = 0; i < bars->len; i++)
    {
      g_autofree char *wrong = gtk_test_accessible_check_property (
        GTK_ACCESSIBLE (bars->pdata[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

      if (wrong != NULL)
        continue;
      n_found++;
      gtk_test_accessible_assert_property (bars->pdata[i], GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                           (double) difference);
    }
  g_assert_cmpuint (n_found, ==, 1);
}

static void
test_counts (gconstpointer data)
{
  g_autofree char      *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", data, NULL);
  g_autoptr (GError)    error = NULL;
  HarenaRecord         *record = harena_record_load (harena_games, path, &error);
  HarenaGameModel      *model;
  g_autoptr (GPtrArray) bars = g_ptr_array_new ();
  Luck                  luck[HARENA_SEATS_MAX + 1] = { 0 };
  GtkWidget            *chart, *window;
  int                   n_seats;

  g_assert_no_error (error);
  n_seats = record->setup.seats;
  model = harena_game_model_new_from_record (record);
  {
    g_autoptr (HarenaHand) hand = harena_hand_new (model);

    chart = clash_luck_chart_new (hand);
  }
  window = stage_show (chart, 500, 360);
  count (model, luck);
  find_bars (chart, bars);
  g_assert_cmpuint (bars->len, ==, n_seats);
  gtk_test_accessible_assert_role (bars->pdata[0], GTK_ACCESSIBLE_ROLE_METER);
  for (int seat = 1; seat <= n_seats; seat++)
    {
      /* Of six faces one has two stars and two have one: two thirds of a star a die. */
      int              expected = (int) lround (luck[seat].dice * 2.0 / 3.0);
      g_autofree char *text = g_strdup_printf (
        "%s: %d stars rolled, %d expected",
        harena_seat_get_name (harena_game_model_get_seat (model, seat)), luck[seat].stars,
        expected);

      assert_said (bars, text, luck[seat].stars - expected);
    }
  stage_close (window);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/luck-chart/two", "international-2.harena", test_counts);
  g_test_add_data_func ("/ui/clash/luck-chart/five", "beast-rolled-by-5.harena", test_counts);

  return g_test_run ();
}
