/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena, the box and the sheet: G2 to G10, G63 to G65 as far as they are geometry. */

#include "stage.h"

#include "gladiatori/movement.h"

static int
cell (const char *name)
{
  int found = glad_read_cell (name);

  g_assert_cmpint (found, >, 0);
  return found;
}

static void
test_g2_hexes_and_borders (void)
{
  int n = 0, borders = 0;

  for (int c = 0; c < GLAD_CELLS_END; c++)
    for (int dir = 0; glad_is_cell (c) && dir < GLAD_N_DIRS; dir++)
      {
        n += dir == 0;
        borders += glad_is_cell (c + glad_steps[dir]);
        g_assert_cmpint (c + glad_steps[dir], >=, 0);
        g_assert_cmpint (c + glad_steps[dir], <, GLAD_CELLS_END);
      }
  g_assert_cmpint (n, ==, 79);
  g_assert_cmpint (borders, ==, 2 * 206);
  g_assert_cmpint (cell ("a1") + glad_steps[GLAD_SE], ==, cell ("b2"));
  g_assert_cmpint (cell ("e6") + glad_steps[GLAD_NE], ==, cell ("d6"));
  g_assert_cmpint (glad_read_cell ("a8"), ==, -1);
  g_assert_cmpint (glad_read_cell ("e12"), ==, -1);
  g_assert_cmpint (glad_read_cell ("j1"), ==, -1);
}

static void
test_g3_starts (void)
{
  for (int i = 0; i < GLAD_N_STARTS; i++)
    g_assert_cmpint (glad_distance (glad_starts[i].cell, cell ("e6")), ==, 4);
  g_assert_cmpint (glad_starts[0].cell, ==, cell ("b2"));
  g_assert_cmpint (glad_starts[3].cell, ==, cell ("h7"));
  g_assert_cmpint (glad_starts[3].facing, ==, GLAD_NW);
  g_assert_cmpint (glad_distance (cell ("b2"), cell ("b7")), ==, 5);
  g_assert_cmpint (glad_distance (cell ("b2"), cell ("h7")), ==, 8);
}

static void
test_g4_sides (void)
{
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("e7")), ==, GLAD_F);
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("d6")), ==, GLAD_FL);
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("f6")), ==, GLAD_FR);
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("e5")), ==, GLAD_R);
  /* Exactly between two sides: the better to defend. */
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("d7")), ==, GLAD_F);
  g_assert_cmpint (glad_side_of (cell ("e6"), GLAD_E, cell ("d4")), ==, GLAD_RL);
}

static void
test_g5_distance (void)
{
  g_assert_cmpint (glad_distance (cell ("e1"), cell ("e11")), ==, 10);
  g_assert_cmpint (glad_distance (cell ("a1"), cell ("i7")), ==, 10);
}

static void
test_g6_cards (void)
{
  GladCards all = GLAD_GREEN + 6 * glad_card (GLAD_ONE) + 7 * glad_card (GLAD_ZERO);

  g_assert_cmpint (glad_pf (all), ==, 4 * 3 + 6 * 2 + 7);
  g_assert_cmpint (glad_n_cards (all), ==, 17);
  g_assert_true (glad_contains (all, 2 * glad_card (GLAD_ONE)));
  g_assert_false (glad_contains (all, glad_card (GLAD_FEINT)));
}

static void
test_g8_items (void)
{
  int copies = 0;

  for (int item = 0; item < GLAD_N_ITEMS; item++)
    copies += glad_items[item].copies;
  g_assert_cmpint (copies, ==, GLAD_ITEM_COPIES);
  g_assert_cmpint (glad_item_pf (GLAD_ITEM_NET), ==, 3);
}

/* 3, 3, 5, 5 hexes at 2, 3, 4, 5. */
static void
test_g64_throw_area (void)
{
  static const int expected[] = { 0, 1, 3, 3, 5, 5 };
  int              n[6] = { 0 };

  for (int c = 0; c < GLAD_CELLS_END; c++)
    if (glad_is_cell (c) && glad_in_throw_area (cell ("e1"), GLAD_E, c)
        && glad_distance (cell ("e1"), c) <= 5)
      n[glad_distance (cell ("e1"), c)]++;
  for (int distance = 2; distance <= 5; distance++)
    g_assert_cmpint (n[distance], ==, expected[distance]);
}

static void
test_g64_clear_line (void)
{
  g_assert_true (glad_line_crosses (cell ("e1"), cell ("e4"), cell ("e2")));
  g_assert_false (glad_line_crosses (cell ("e1"), cell ("e4"), cell ("e5")));
  g_assert_false (glad_line_crosses (cell ("e1"), cell ("e4"), cell ("c1")));
  /* The line to the upper corner runs through the row above. */
  g_assert_true (glad_line_crosses (cell ("e1"), cell ("e4"), cell ("d3")));
}

static void
test_g42_front_half (void)
{
  g_assert_true (glad_in_front_half (cell ("e6"), GLAD_E, cell ("c7")));
  g_assert_true (glad_in_front_half (cell ("e6"), GLAD_E, cell ("c5")));
  g_assert_false (glad_in_front_half (cell ("e6"), GLAD_E, cell ("d5")));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gladiatori/G2/hexes-and-borders", test_g2_hexes_and_borders);
  g_test_add_func ("/gladiatori/G3/starts", test_g3_starts);
  g_test_add_func ("/gladiatori/G4/sides", test_g4_sides);
  g_test_add_func ("/gladiatori/G5/distance", test_g5_distance);
  g_test_add_func ("/gladiatori/G6/cards", test_g6_cards);
  g_test_add_func ("/gladiatori/G8/items", test_g8_items);
  g_test_add_func ("/gladiatori/G42/front-half", test_g42_front_half);
  g_test_add_func ("/gladiatori/G64/throw-area", test_g64_throw_area);
  g_test_add_func ("/gladiatori/G64/clear-line", test_g64_clear_line);

  return g_test_run ();
}
