/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piles: what can be taken by click and key is what the moves allow. */

#include "clash/by-hand.h"

#include "clash/piles.h"

#include "clash/board-side.h"
#include "clash/pick.h"

/* Seven of the eight nets are taken. */
#define NETS \
  "enter a1 net;enter a3 net;join a1 net;join a3 net;join a1 net;join a3 net;join a1 net;"

/* Presses a key as the root of the window would, wherever the focus is. */
static gboolean
press (GtkWidget *piles,
       int        number)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (piles);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject)     controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      g_assert_cmpint (gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)), ==,
                       GTK_SHORTCUT_SCOPE_GLOBAL);
      shortcut = g_list_model_get_item (G_LIST_MODEL (controller), number - 1);
      return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, piles,
                                           gtk_shortcut_get_arguments (shortcut));
    }
  g_assert_not_reached ();
}

static void
check_chosen (GtkWidget *piles,
              int        chosen)
{
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    gtk_test_accessible_assert_state (side_find (piles, CLASH_TYPE_PICK, kind),
                                      GTK_ACCESSIBLE_STATE_PRESSED,
                                      kind == chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

static void
test_take (gconstpointer compact)
{
  Side       side;
  GtkWidget *piles, *window, *pick;

  side_open (&side, script_model ("", FALSE));
  piles = follow (side.hand, clash_piles_new (side.hand, GPOINTER_TO_INT (compact)), clash_piles_update);
  window = stage_show (piles, 360, 500);

  g_assert_true (clash_piles_are_there (VIEW (side.hand)));
  check_chosen (piles, CLASH_NO_KIND);
  pick = side_find (piles, CLASH_TYPE_PICK, CLASH_TRIDENT);
  gtk_test_accessible_assert_role (pick, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (pick, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Trident: With more, throw again, 8 left");
  g_signal_emit_by_name (pick, "clicked");
  g_assert_cmpint (clash_get_kind (VIEW (side.hand)), ==, CLASH_TRIDENT);
  check_chosen (piles, CLASH_TRIDENT);
  g_assert_true (press (piles, 1));
  g_assert_cmpint (clash_get_kind (VIEW (side.hand)), ==, CLASH_SWORD);
  check_chosen (piles, CLASH_SWORD);
  g_assert_cmpint (gtk_widget_get_height (pick), >=, 44);

  stage_close (window);
  side_close (&side);
}

/* R1: an empty pile offers nothing more. */
static void
test_empty (void)
{
  Side       side;
  GtkWidget *piles, *window, *nets;

  side_open (&side, script_model (NETS, FALSE));
  piles = follow (side.hand, clash_piles_new (side.hand, FALSE), clash_piles_update);
  window = stage_show (piles, 360, 500);
  nets = side_find (piles, CLASH_TYPE_PICK, CLASH_NET);
  g_assert_true (gtk_widget_is_sensitive (nets));
  g_assert_true (gtk_widget_get_focusable (nets));
  g_assert_true (press (piles, CLASH_NET + 1));

  g_assert_true (harena_game_model_play_text (side.model, "join a3 net", NULL));
  g_assert_false (gtk_widget_is_sensitive (nets));
  g_assert_false (gtk_widget_get_focusable (nets));
  g_assert_false (press (piles, CLASH_NET + 1));
  g_assert_cmpint (clash_get_kind (VIEW (side.hand)), ==, CLASH_NO_KIND);
  check_chosen (piles, CLASH_NO_KIND);
  g_assert_cmpstr (side_text (nets, "score-number"), ==, "0");

  /* And back again. */
  harena_game_model_undo (side.model);
  g_assert_true (gtk_widget_is_sensitive (nets));
  g_assert_cmpstr (side_text (nets, "score-number"), ==, "1");
  stage_close (window);
  side_close (&side);
}

static void
test_positions (void)
{
  Side       side;
  GtkWidget *piles, *window;

  side_open (&side, script_golden ("german-4.harena"));
  piles = follow (side.hand, clash_piles_new (side.hand, FALSE), clash_piles_update);
  window = stage_show (piles, 360, 500);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      const ClashPosition *position;

      side_jump (&side, i);
      position = harena_hand_get_position (side.hand);
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        {
          GtkWidget       *pick = side_find (piles, CLASH_TYPE_PICK, kind);
          g_autofree char *left = g_strdup_printf ("%d", position->piles[kind]);

          g_assert_cmpint (gtk_widget_get_visible (pick), ==,
                           position->step == CLASH_STEP_ENTER);
          if (position->step == CLASH_STEP_ENTER)
            g_assert_cmpstr (side_text (pick, "score-number"), ==, left);
          /* Nobody takes anything in a game that is only looked at. */
          g_assert_false (press (piles, kind + 1));
        }
      g_assert_cmpint (gtk_widget_get_visible (side_find_class (piles, "drawn", 0)), ==,
                       position->step == CLASH_STEP_DRAW || position->step == CLASH_STEP_PLACE);
    }
  stage_close (window);
  side_close (&side);
}

/* R11: the drawn beast, in words too. */
static void
test_drawn (void)
{
  Side       side;
  GtkWidget *piles, *window;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  piles = follow (side.hand, clash_piles_new (side.hand, FALSE), clash_piles_update);
  window = stage_show (piles, 360, 300);
  harena_game_model_jump (side.model, 33);
  g_assert_cmpint (position_of (side.hand)->drawn, ==, CLASH_BULL);
  gtk_test_accessible_assert_property (side_find_class (piles, "drawn", 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Bull, killed by 3 hits");
  stage_close (window);
  side_close (&side);
}

/* R31: who has no gladiators left takes from the reserve what the moves allow. */
static void
test_reserve (void)
{
  Side         side;
  GtkWidget   *piles, *window;
  const GArray *moves;
  guint        seen = 0;

  side_open (&side, script_golden ("beasts-4.harena"));
  piles = follow (side.hand, clash_piles_new (side.hand, FALSE), clash_piles_update);
  window = stage_show (piles, 360, 300);
  moves = harena_game_model_get_record (side.model)->moves;
  for (guint i = moves->len; i-- > 0 && seen < 3;)
    {
      HarenaMove move = g_array_index (moves, HarenaMove, i);
      GtkWidget *pick;
      int        beast = clash_move_a (move);

      if (clash_move_verb (move) != CLASH_RELEASE)
        continue;
      side_continue (&side, i);
      g_assert_true (clash_piles_are_there (VIEW (side.hand)));
      pick = side_find (piles, CLASH_TYPE_PICK, CLASH_N_KINDS + beast - CLASH_LION);
      g_assert_true (gtk_widget_get_visible (pick));
      g_assert_true (press (piles, beast));
      g_assert_cmpint (clash_get_beast (VIEW (side.hand)), ==, beast);
      gtk_test_accessible_assert_state (pick, GTK_ACCESSIBLE_STATE_PRESSED,
                                        GTK_ACCESSIBLE_TRISTATE_TRUE);
      g_assert_false (press (piles, 4));
      seen++;
    }
  g_assert_cmpuint (seen, >, 0);
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/piles/take", GINT_TO_POINTER (FALSE), test_take);
  g_test_add_data_func ("/ui/clash/piles/take-compact", GINT_TO_POINTER (TRUE), test_take);
  g_test_add_func ("/ui/clash/piles/empty", test_empty);
  g_test_add_func ("/ui/clash/piles/positions", test_positions);
  g_test_add_func ("/ui/clash/piles/drawn", test_drawn);
  g_test_add_func ("/ui/clash/piles/reserve", test_reserve);

  return g_test_run ();
}
