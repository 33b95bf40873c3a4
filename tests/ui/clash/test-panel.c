/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panel: which cards are seen when, in a window of any height. */

#include "clash/by-hand.h"

#include "table/panel.h"

#include "clash/board-side.h"
#include "log/log.h"
#include "clash/order.h"
#include "clash/piles.h"
#include "table/score-table.h"
#include "clash/targets.h"
#include "clash/team-panel.h"

static gboolean
sees (GtkWidget *panel,
      GType      type)
{
  return gtk_widget_get_visible (side_find (panel, type, 0));
}

static void
test_entry (void)
{
  Side       side;
  GtkWidget *panel, *window;

  side_open (&side, script_model ("", FALSE));
  panel = follow (side.hand, harena_panel_new (side.hand), (FollowFunc) harena_panel_update);
  window = stage_show (panel, 344, 740);
  gtk_test_accessible_assert_role (panel, GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_true (sees (panel, CLASH_TYPE_ORDER));
  g_assert_true (sees (panel, CLASH_TYPE_PILES));
  g_assert_true (sees (panel, HARENA_TYPE_LOG));
  g_assert_false (sees (panel, HARENA_TYPE_SCORE_TABLE));
  g_assert_false (sees (panel, CLASH_TYPE_TEAM_PANEL));
  g_assert_false (sees (panel, CLASH_TYPE_TARGETS));
  stage_close (window);
  side_close (&side);
}

/* The log makes room for the targets while a space is in hand. */
static void
test_fight (void)
{
  Side       side;
  GtkWidget *panel, *window;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  panel = follow (side.hand, harena_panel_new (side.hand), (FollowFunc) harena_panel_update);
  window = stage_show (panel, 344, 740);
  g_assert_true (sees (panel, HARENA_TYPE_SCORE_TABLE));
  g_assert_true (sees (panel, CLASH_TYPE_TEAM_PANEL));
  g_assert_true (sees (panel, HARENA_TYPE_LOG));
  g_assert_false (sees (panel, CLASH_TYPE_ORDER));
  g_assert_false (sees (panel, CLASH_TYPE_PILES));
  g_assert_false (sees (panel, CLASH_TYPE_TARGETS));

  g_assert_true (press_cell (side.hand, clash_read_cell ("b2")));
  g_assert_true (sees (panel, CLASH_TYPE_TARGETS));
  g_assert_false (sees (panel, HARENA_TYPE_LOG));
  g_assert_true (harena_hand_back (side.hand));
  g_assert_false (sees (panel, CLASH_TYPE_TARGETS));
  g_assert_true (sees (panel, HARENA_TYPE_LOG));
  stage_close (window);
  side_close (&side);
}

static void
test_review (void)
{
  Side       side;
  GtkWidget *panel, *window;

  side_open (&side, script_golden ("international-4.harena"));
  panel = follow (side.hand, harena_panel_new (side.hand), (FollowFunc) harena_panel_update);
  window = stage_show (panel, 344, 740);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      gboolean entering;

      side_jump (&side, i);
      entering = position_of (side.hand)->step <= CLASH_STEP_PLACE;
      g_assert_cmpint (sees (panel, CLASH_TYPE_ORDER), ==, entering);
      g_assert_cmpint (sees (panel, HARENA_TYPE_SCORE_TABLE), ==, !entering);
      g_assert_cmpint (sees (panel, CLASH_TYPE_TEAM_PANEL), ==,
                       harena_game_model_get_live (side.model));
      g_assert_false (sees (panel, CLASH_TYPE_PILES));
      g_assert_true (sees (panel, HARENA_TYPE_LOG));
    }
  stage_close (window);
  side_close (&side);
}

/* In a low window the column scrolls, and the log keeps some lines. */
static void
test_low (void)
{
  Side       side;
  GtkWidget *panel, *window, *log;

  side_open (&side, script_golden ("international-5.harena"));
  panel = follow (side.hand, harena_panel_new (side.hand), (FollowFunc) harena_panel_update);
  window = stage_show (panel, 344, 420);
  log = side_find (panel, HARENA_TYPE_LOG, 0);
  g_assert_cmpint (gtk_widget_get_height (log), >=, 120);
  g_assert_cmpint (gtk_widget_get_height (panel), <=, 420);
  g_assert_cmpint (gtk_widget_get_width (panel), <=, 360);
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/panel/entry", test_entry);
  g_test_add_func ("/ui/clash/panel/fight", test_fight);
  g_test_add_func ("/ui/clash/panel/review", test_review);
  g_test_add_func ("/ui/clash/panel/low", test_low);

  return g_test_run ();
}
