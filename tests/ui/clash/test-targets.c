/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The targets: what an attack brings is what the players' own judgement says. */

#include "clash/by-hand.h"

#include "clash/targets.h"

#include "clash/board-side.h"
#include "clash/clash.h"
#include "clash/gains.h"
#include "strategy.h"
#include "settings.h"

static int
count_rows (GtkWidget *targets)
{
  int n = 0;

  for (int i = 0; i < CLASH_N_CELLS; i++)
    if (gtk_widget_get_visible (side_find_class (targets, "target-row", i)))
      n++;

  return n;
}

/* Another way to the same number: the judgement of the move. */
static double
judge (Side       *side,
       void       *memory,
       HarenaMove  wanted)
{
  HarenaMove list[HARENA_MOVES_MAX];
  double     worth[HARENA_MOVES_MAX];
  int        n = harena_game_model_list_moves (side->model, list);

  clash_game.strategy->judge (memory, harena_hand_get_position (side->hand), list, n, worth);
  for (int i = 0; i < n; i++)
    if (list[i] == wanted)
      return worth[i];

  g_assert_not_reached ();
}

/* Takes each attacker in hand, and says how many targets were looked at. */
static guint
check_sources (Side      *side,
               ClashOdds *odds,
               void      *memory)
{
  guint looked = 0;

  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    {
      ClashGain gains[CLASH_N_CELLS];
      int       n;

      if (!clash_is_cell (cell) || clash_get_mark (harena_hand_get_view (side->hand), cell) != CLASH_MARK_SOURCE)
        continue;
      g_assert_true (press_cell (side->hand, cell));
      n = clash_gains_list (side->hand, odds, gains);
      g_assert_cmpint (n > 0, ==, clash_targets_are_there (VIEW (side->hand)));
      for (int i = 0; i < n; i++)
        {
          HarenaMove move;

          g_assert_true (clash_find_attack (harena_hand_get_view (side->hand), gains[i].target, &move));
          g_assert_cmpfloat_with_epsilon (gains[i].take - gains[i].lose,
                                          judge (side, memory, move), 1e-6);
          g_assert_cmpfloat (gains[i].lose, >=, 0);
          g_assert_cmpfloat (gains[i].take, >=, 0);
          if (i > 0)
            g_assert_cmpint (gains[i - 1].target, <, gains[i].target);
          looked++;
        }
      while (harena_hand_back (side->hand))
        ;
    }
  return looked;
}

static void
test_worth (gconstpointer name)
{
  Side        side;
  ClashOdds *odds = g_new0 (ClashOdds, 1);
  void       *memory = g_malloc0 (clash_game.strategy->memory_size);
  guint       looked = 0;

  clash_odds_init (odds);
  clash_game.strategy->memory_init (memory);
  side_open (&side, script_golden (name));
  for (guint i = harena_game_model_get_n_moves (side.model); i > 100; i -= 20)
    {
      side_continue (&side, i);
      if (position_of (side.hand)->step == CLASH_STEP_FIGHT)
        looked += check_sources (&side, odds, memory);
    }
  g_assert_cmpuint (looked, >, 10);
  side_close (&side);
  g_free (odds);
  g_free (memory);
}

static void
test_rows (void)
{
  Side       side;
  GtkWidget *targets, *window, *row;
  guint      n_moves;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  targets = follow (side.hand, clash_targets_new (side.hand), clash_targets_update);
  window = stage_show (targets, 344, 400);
  g_assert_cmpint (count_rows (targets), ==, 0);
  g_assert_false (clash_targets_are_there (VIEW (side.hand)));

  g_assert_true (press_cell (side.hand, clash_read_cell ("b2")));
  stage_settle ();
  g_assert_cmpint (count_rows (targets), ==, 4);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (side_find (targets, GTK_TYPE_LABEL, 0))), ==,
                   "From b2 you can attack");
  row = side_find_class (targets, "target-row", 0);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_BUTTON);

  n_moves = harena_game_model_get_n_moves (side.model);
  g_signal_emit_by_name (row, "clicked");
  g_assert_cmpuint (harena_game_model_get_n_moves (side.model), >, n_moves);
  g_assert_cmpint (clash_move_verb (g_array_index (harena_game_model_get_record (side.model)->moves,
                                                   HarenaMove, n_moves)), ==, CLASH_ATTACK);
  g_assert_cmpint (count_rows (targets), ==, 0);
  stage_close (window);
  side_close (&side);
}

/* Without the odds there are no numbers, on the screen or in words. */
static void
test_without_odds (void)
{
  Side       side;
  GtkWidget *targets, *window;

  g_settings_set_boolean (harena_settings_get_default (), "show-odds", FALSE);
  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  targets = follow (side.hand, clash_targets_new (side.hand), clash_targets_update);
  window = stage_show (targets, 344, 400);
  g_assert_true (press_cell (side.hand, clash_read_cell ("b2")));
  g_assert_false (gtk_widget_get_visible (side_find_class (targets, "target-captions", 0)));
  gtk_test_accessible_assert_property (side_find_class (targets, "target-row", 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "The bull, a2: it first");

  g_settings_set_boolean (harena_settings_get_default (), "show-odds", TRUE);
  stage_settle ();
  g_assert_true (gtk_widget_get_visible (side_find_class (targets, "target-captions", 0)));
  stage_close (window);
  side_close (&side);
}

static void
look_at_row (GtkWidget  *row,
             const char *how)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      /* A button has some of its own. */
      if (!GTK_IS_EVENT_CONTROLLER_FOCUS (controller))
        continue;
      g_signal_emit_by_name (controller, how);
    }
}

/* Looking at a row is looking at the space, and the other way round; the panel shows who stands
 * there, though another team is in hand. */
static void
test_pointing (void)
{
  Side       side;
  GtkWidget *targets, *window;
  int        b2 = clash_read_cell ("b2");
  int        a2 = clash_read_cell ("a2");

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  targets = follow (side.hand, clash_targets_new (side.hand), clash_targets_update);
  window = stage_show (targets, 344, 400);
  g_assert_true (press_cell (side.hand, b2));
  look_at_cell (side.hand, CLASH_NO_CELL);
  g_assert_cmpint (clash_get_shown (VIEW (side.hand)), ==, b2);
  g_assert_null (side_find_class (targets, "pointed", 0));

  look_at_row (side_find_class (targets, "target-row", 0), "enter");
  g_assert_cmpint (clash_get_focus (VIEW (side.hand)), ==, a2);
  g_assert_cmpint (clash_get_shown (VIEW (side.hand)), ==, a2);
  g_assert_true (side_find_class (targets, "pointed", 0)
                 == side_find_class (targets, "target-row", 0));
  look_at_row (side_find_class (targets, "target-row", 0), "leave");
  g_assert_cmpint (clash_get_shown (VIEW (side.hand)), ==, b2);
  g_assert_null (side_find_class (targets, "pointed", 0));

  look_at_cell (side.hand, a2);
  g_assert_true (side_find_class (targets, "pointed", 0)
                 == side_find_class (targets, "target-row", 0));
  g_assert_cmpint (clash_get_source (VIEW (side.hand)), ==, b2);
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/targets/worth-international", "international-3.harena",
                        test_worth);
  g_test_add_data_func ("/ui/clash/targets/worth-german", "german-4.harena", test_worth);
  g_test_add_func ("/ui/clash/targets/rows", test_rows);
  g_test_add_func ("/ui/clash/targets/without-odds", test_without_odds);
  g_test_add_func ("/ui/clash/targets/pointing", test_pointing);

  return g_test_run ();
}
