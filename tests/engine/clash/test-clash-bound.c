/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No position has more legal moves than a list can hold: all sets of occupied spaces, the worst
 * arrangement in each. */

#include "stage.h"

#include <stdlib.h>
#include <string.h>

enum
{
  BEASTS_MOST = 267, /* moves of a player without gladiators */
  TEAMS_MOST = 98,   /* of a player with gladiators: a bound that is not reached */
};

/* How many moves a group in this space would have if it may move (R13, R32) and everybody else is
 * its enemy. */
static int
count_attacks (ClashCells occupied,
               int        from)
{
  ClashCells others = occupied & ~clash_cell_bit (from);
  ClashCells ways = clash_reach (from, CLASH_BOARD & ~occupied);
  int        n_moves = clash_count_cells (clash_beside (clash_cell_bit (from)) & others);

  while (ways != 0)
    n_moves += clash_count_cells (clash_beside (clash_cell_bit (clash_take_cell (&ways))) & others);

  return n_moves;
}

/* In how many ways one beast of the reserve could be released (R31). */
static int
count_releases (ClashCells occupied)
{
  ClashCells empty = CLASH_BOARD & ~occupied;
  int        n_moves = 0;

  while (empty != 0)
    n_moves += clash_count_cells (clash_beside (clash_cell_bit (clash_take_cell (&empty)))
                                  & occupied);

  return n_moves;
}

static int
compare_descending_cb (const void *a,
                       const void *b)
{
  return *(const int *) b - *(const int *) a;
}

/* The moves of each group, the most first. */
static int
sort_attacks (ClashCells occupied,
              int        attacks[CLASH_N_CELLS])
{
  ClashCells cells = occupied;
  int        n_cells = 0;

  while (cells != 0)
    attacks[n_cells++] = count_attacks (occupied, clash_take_cell (&cells));
  qsort (attacks, n_cells, sizeof *attacks, compare_descending_cb);
  return n_cells;
}

/* The beasts stand where they have most moves; two spaces at least hold teams, or the game is
 * over (R37). Those not on the board are in the reserve, of as many kinds as may be. */
static int
bound_of_beasts (ClashCells occupied)
{
  int attacks[CLASH_N_CELLS];
  int n_cells = sort_attacks (occupied, attacks);
  int releases = count_releases (occupied);
  int sum = 0;
  int most = 0;

  for (int beasts = 0; beasts <= n_cells - 2 && beasts <= CLASH_BEASTS; beasts++)
    {
      int kinds = MIN (CLASH_BEASTS - beasts, CLASH_BEASTS_END - CLASH_LION);

      if (beasts > 0)
        sum += attacks[beasts - 1];
      most = MAX (most, sum + kinds * releases);
    }

  return most;
}

/* R4: four teams at most, and one space holds somebody else. */
static int
bound_of_teams (ClashCells occupied)
{
  int attacks[CLASH_N_CELLS];
  int n_cells = sort_attacks (occupied, attacks);
  int sum = 0;

  for (int i = 0; i < 4 && i < n_cells - 1; i++)
    sum += attacks[i];

  return sum;
}

static void
test_moves (void)
{
  ClashCells occupied = 0;
  int        beasts = 0;
  int        teams = 0;

  do
    {
      beasts = MAX (beasts, bound_of_beasts (occupied));
      teams = MAX (teams, bound_of_teams (occupied));
      occupied = (occupied - CLASH_BOARD) & CLASH_BOARD;
    }
  while (occupied != 0);

  g_test_message ("beasts %d, teams %d", beasts, teams);
  g_assert_cmpint (beasts, ==, BEASTS_MOST);
  g_assert_cmpint (teams, ==, TEAMS_MOST);
  g_assert_cmpint (beasts, <=, HARENA_MOVES_MAX);

  /* Entering, a space is empty or holds a team: five kinds each. Dice fall in 21 ways. */
  g_assert_cmpint (CLASH_N_CELLS * CLASH_N_KINDS, <=, HARENA_MOVES_MAX);
}

/* The position with most moves of all. Each is listed once, can be written, and is legal. */
static void
test_most_moves_are_listed (void)
{
  ClashPosition         position;
  g_autofree HarenaMove *list = g_new (HarenaMove, HARENA_MOVES_MAX + 1);
  g_autofree char       *texts = NULL;
  g_auto(GStrv)          moves = NULL;
  int                    n_moves;

  stage_fight (&position, 3, "german", "turn 3", "a1 lion", "a2 lion", "a3 lion", "b1 bull",
               "b4 bull", "c1 bull", "d1 bear", "e1 bear", "e2 bear", "c2 1:S", "d4 2:S");
  list[HARENA_MOVES_MAX] = 0xdeadbeef;
  n_moves = clash_game.moves (&position, list);
  g_assert_cmpint (n_moves, ==, BEASTS_MOST);
  g_assert_cmphex (list[HARENA_MOVES_MAX], ==, 0xdeadbeef);

  texts = stage_list_moves (&position);
  moves = g_strsplit (texts, ";", -1);
  for (int i = 0; i < n_moves; i++)
    {
      ClashPosition copy = position;

      if (i > 0)
        g_assert_cmpint (strcmp (moves[i - 1], moves[i]), <, 0);
      stage_play (&copy, moves[i]);
    }
}

/* Of a player with four teams of three, in the arrangement with the highest bound. */
static void
test_many_moves_of_teams (void)
{
  ClashPosition position;
  HarenaMove    list[HARENA_MOVES_MAX];
  int           n_moves;

  stage_fight (&position, 2, "international", "a1 1:SSS", "b1 1:SSS", "c1 1:SSS", "d1 1:SSS",
               "a2 2:S", "b4 2:S", "c2 2:S", "d4 2:S", "e2 lion");
  n_moves = clash_game.moves (&position, list);
  g_assert_cmpint (n_moves, >, TEAMS_MOST / 2);
  g_assert_cmpint (n_moves, <=, TEAMS_MOST);
}

/* While entering, the lists write a little past their end: at most to the end of the room. */
static void
test_entry_keeps_to_the_room (void)
{
  ClashPosition position;
  HarenaMove    list[HARENA_MOVES_MAX];
  int           n_moves;

  stage_start (&position, 5, "international");
  for (int i = 0; i < HARENA_MOVES_MAX; i++)
    list[i] = 0xdeadbeef;
  n_moves = clash_game.moves (&position, list);
  g_assert_cmpint (n_moves, ==, 85);
  for (int i = n_moves + 8; i < HARENA_MOVES_MAX; i++)
    g_assert_cmphex (list[i], ==, 0xdeadbeef);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/bound/moves", test_moves);
  g_test_add_func ("/clash/bound/most-moves-are-listed", test_most_moves_are_listed);
  g_test_add_func ("/clash/bound/many-moves-of-teams", test_many_moves_of_teams);
  g_test_add_func ("/clash/bound/entry-keeps-to-the-room", test_entry_keeps_to_the_room);

  return g_test_run ();
}
