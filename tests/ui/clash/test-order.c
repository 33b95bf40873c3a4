/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of play: who has how much left to take or to place. */

#include "clash/by-hand.h"

#include "clash/order.h"

#include "clash/board-side.h"

/* R10, R11: counted from the record instead. */
static int
count_left (Side     *side,
            guint     cursor,
            int       seat,
            unsigned  verb,
            unsigned  other)
{
  const GArray *moves = harena_game_model_get_record (side->model)->moves;
  int           n = 0;

  for (guint i = cursor; i < moves->len; i++)
    {
      unsigned played = clash_move_verb (g_array_index (moves, HarenaMove, i));

      if ((played == verb || played == other)
          && harena_game_model_get_turn_at (side->model, i) == seat)
        n++;
    }
  return n;
}

static void
check (Side      *side,
       GtkWidget *order,
       guint      cursor)
{
  const ClashPosition *position = harena_hand_get_position (side->hand);
  gboolean             beasts = position->step != CLASH_STEP_ENTER;

  for (int seat = 1; seat <= position->seats; seat++)
    {
      GtkWidget       *row = side_find_class (order, "order-row", seat - 1);
      int              left = beasts ? count_left (side, cursor, seat, CLASH_PLACE, CLASH_PLACE)
                                     : count_left (side, cursor, seat, CLASH_ENTER, CLASH_JOIN);
      g_autofree char *text = g_strdup_printf ("%d", left);

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      g_assert_cmpint (clash_order_picks_left (position, seat), ==, left);
      g_assert_cmpstr (side_text (row, "score-number"), ==, text);
      g_assert_cmpint (gtk_widget_has_css_class (row, "turn"), ==, position->mover == seat);
    }
}

static void
test_positions (gconstpointer name)
{
  Side       side;
  GtkWidget *order, *window;

  side_open (&side, script_golden (name));
  order = follow (side.hand, clash_order_new (side.hand), clash_order_update);
  window = stage_show (order, 344, 300);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      guint cursor = side_jump (&side, i);

      if (position_of (side.hand)->step <= CLASH_STEP_PLACE)
        check (&side, order, cursor);
    }
  stage_close (window);
  side_close (&side);
}

static void
test_names (void)
{
  Side       side;
  GtkWidget *order, *window;

  side_open (&side, script_model ("enter b2 net;", FALSE));
  order = follow (side.hand, clash_order_new (side.hand), clash_order_update);
  window = stage_show (order, 344, 300);
  gtk_test_accessible_assert_property (side_find_class (order, "order-row", 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Red, 15 picks left");
  gtk_test_accessible_assert_property (side_find_class (order, "order-row", 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ochre, whose turn it is, 16 picks left");
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/order/two", "international-2.harena", test_positions);
  g_test_add_data_func ("/ui/clash/order/three", "german-3.harena", test_positions);
  g_test_add_data_func ("/ui/clash/order/five", "spacing-5.harena", test_positions);
  g_test_add_func ("/ui/clash/order/names", test_names);

  return g_test_run ();
}
