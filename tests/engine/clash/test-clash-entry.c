/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entering the arena: R7 to R11. */

#include "stage.h"

#include "clash/move.h"

#include <string.h>

/* How many gladiators lie in the piles. */
static int
count_piles (const ClashPosition *position)
{
  int total = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    total += position->piles[kind];

  return total;
}

/* Whether among the legal moves there is one with this verb in this cell. */
static bool
is_offered (const ClashPosition *position,
            ClashVerb            verb,
            const char          *cell)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);

  for (int i = 0; i < n_moves; i++)
    if (clash_move_verb (list[i]) == verb && clash_move_a (list[i]) == clash_read_cell (cell))
      return true;

  return false;
}

/* New teams may start in these cells, with all five kinds each, and nowhere else. */
static void
assert_entry_cells (const ClashPosition *position,
                    const char          *cells)
{
  g_autoptr(GString) names = g_string_new (NULL);
  HarenaMove         list[HARENA_MOVES_MAX];
  int                n_moves = clash_game.moves (position, list);
  int                n_enter = 0;
  ClashCells         all = CLASH_BOARD;

  while (all != 0)
    {
      char name[3];

      clash_write_cell (clash_take_cell (&all), name);
      if (is_offered (position, CLASH_ENTER, name))
        g_string_append_printf (names, names->len > 0 ? " %s" : "%s", name);
    }
  g_assert_cmpstr (names->str, ==, cells);

  for (int i = 0; i < n_moves; i++)
    n_enter += clash_move_verb (list[i]) == CLASH_ENTER;
  g_assert_cmpint (n_enter, ==, CLASH_N_KINDS * ((names->len + 1) / 3));
}

/* Plays the first legal move until the step is another one. */
static void
play_through (ClashPosition *position,
              ClashStep      step)
{
  while (position->step == step)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      clash_game.moves (position, list);
      clash_game.play (position, list[0]);
    }
}

static void
test_seat_one_begins_and_others_follow (gconstpointer options)
{
  for (int seats = 2; seats <= 5; seats++)
    {
      ClashPosition position;

      stage_start (&position, seats, options);
      for (int turn = 0; position.step == CLASH_STEP_ENTER; turn++)
        {
          HarenaMove list[HARENA_MOVES_MAX];

          stage_assert_turn (&position, turn % seats + 1);
          clash_game.moves (&position, list);
          clash_game.play (&position, list[0]);
        }
    }
}

static void
assert_starts (int  seats,
               bool starts)
{
  HarenaSetup   setup;
  HarenaReason  reason;
  ClashPosition position;
  char          words[HARENA_REASON_TEXT_MAX];

  harena_setup_init (&setup, &clash_game, 0, seats);
  g_assert_cmpint (clash_game.start (&position, &setup, &reason), ==, starts);
  if (!starts)
    {
      harena_reason_write (&reason, NULL, words, sizeof words);
      g_assert_cmpstr (words, ==, "the game is for 2 to 5 seats");
    }
}

static void
test_two_to_five_seats (void)
{
  assert_starts (0, false);
  assert_starts (1, false);
  for (int seats = 2; seats <= 5; seats++)
    assert_starts (seats, true);
  assert_starts (6, false);
}

/* All 17 spaces and all five kinds, and nothing to join. */
static void
test_first_round_starts_a_team (gconstpointer options)
{
  ClashPosition    position;
  g_autofree char *moves = NULL;

  stage_start (&position, 3, options);
  assert_entry_cells (&position, "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 d1 d2 d3 d4 e1 e2 e3");
  stage_play (&position, "enter b2 sword", "enter e1 net");
  moves = stage_list_moves (&position);
  g_assert_null (strstr (moves, "join"));
  stage_refuse (&position, "join b2 sword", "in the first round everybody starts a team");
  stage_play (&position, "enter d4 shield");
  g_assert_true (is_offered (&position, CLASH_JOIN, "b2"));
}

static void
test_starts_in_an_empty_space (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword");
  assert_entry_cells (&position, "a1 a2 a3 b1 b3 b4 c1 c2 c3 d1 d2 d3 d4 e1 e2 e3");
  stage_refuse (&position, "enter b2 sword", "b2 is not empty");
}

/* The legal moves are exactly: another team, or one more in the team that there is. */
static void
test_adds_to_its_own_team (gconstpointer options)
{
  ClashPosition position;
  HarenaMove    list[HARENA_MOVES_MAX];
  int           n_join = 0;
  int           n_moves;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword", "enter d3 spear");
  n_moves = clash_game.moves (&position, list);
  for (int i = 0; i < n_moves; i++)
    if (clash_move_verb (list[i]) == CLASH_JOIN)
      {
        g_assert_cmpint (clash_move_a (list[i]), ==, clash_read_cell ("b2"));
        n_join++;
      }
  g_assert_cmpint (n_join, ==, CLASH_N_KINDS);
  stage_refuse (&position, "join d3 sword", "seat 1 has no team in d3");
  stage_refuse (&position, "join a1 sword", "seat 1 has no team in a1");
  stage_play (&position, "join b2 trident");
  stage_assert_cells (&position, "b2 1:ST", "d3 2:P");
}

/* A team may be filled before the next one starts. */
static void
test_fills_one_before_the_next (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword", "enter d3 spear", "join b2 sword", "join d3 sword",
              "join b2 sword", "join d3 sword", "join b2 sword", "join d3 sword");
  g_assert_false (is_offered (&position, CLASH_JOIN, "b2"));
  g_assert_true (is_offered (&position, CLASH_ENTER, "e1"));
  stage_play (&position, "enter e1 net", "enter a3 net", "join e1 net");
  stage_assert_cells (&position, "b2 1:SSSS", "e1 1:NN", "a3 2:N");
}

static void
test_keeps_apart (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword", "enter d3 sword");
  assert_entry_cells (&position, "a3 b4 c3 d1 d2 d4 e1 e2 e3");
  stage_refuse (&position, "enter b1 sword",
                "b1 is beside a team of the same player, and there is a space that is not");
  stage_play (&position, "enter e2 sword");
  /* Beside others' teams is allowed. */
  assert_entry_cells (&position, "a1 a2 a3 b1 b3 b4 c1 d1 e1");
}

static void
test_need_not_keep_apart (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword", "enter d3 sword");
  assert_entry_cells (&position, "a1 a2 a3 b1 b3 b4 c1 c2 c3 d1 d2 d4 e1 e2 e3");
  stage_play (&position, "enter b1 sword", "enter d2 sword", "enter a1 net");
  stage_assert_cells (&position, "b1 1:S", "b2 1:S", "a1 1:N");
}

/* The others stand in the last spaces that are not beside b2 or d3: then any space will do. */
static void
test_beside_its_own_when_nothing_else_is_left (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 3, options);
  stage_play (&position, "enter b2 sword", "enter a3 sword", "enter b4 sword", "enter d3 sword",
              "enter d1 sword", "join b4 sword");
  assert_entry_cells (&position, "e1");
  stage_play (&position, "join b2 sword", "join a3 sword", "enter e1 sword");
  assert_entry_cells (&position, "a1 a2 b1 b3 c1 c2 c3 d2 d4 e2 e3");
  stage_play (&position, "enter c2 net");
  stage_assert_cells (&position, "b2 1:SS", "c2 1:N", "d3 1:S");
}

/* R9 is about each player's own: what another one has no space for does not count. */
static void
test_fallback_is_each_players_own (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 3, options);
  stage_play (&position, "enter b2 sword", "enter a3 sword", "enter b4 sword", "enter d3 sword",
              "enter d1 sword", "enter e1 sword", "enter c2 sword");
  assert_entry_cells (&position, "a1 b1 c3 d4 e2 e3");
}

static void
test_entry_ends_with_all_teams_full (gconstpointer options)
{
  for (int seats = 2; seats <= 5; seats++)
    {
      ClashPosition position;
      int           teams = clash_teams_of_seats[seats];

      stage_start (&position, seats, options);
      play_through (&position, CLASH_STEP_ENTER);
      stage_assert_turn (&position, HARENA_CHANCE);
      for (int seat = 1; seat <= seats; seat++)
        {
          ClashCells cells = position.held[seat];

          g_assert_cmpint (clash_count_cells (cells), ==, teams);
          while (cells != 0)
            g_assert_cmpint (clash_group_size (&position.groups[clash_take_cell (&cells)]), ==,
                             CLASH_TEAM_MAX);
        }
    }
}

static void
test_left_over_is_out (gconstpointer options)
{
  static const int left_over[] = { [2] = 28, [3] = 12, [4] = 12, [5] = 0 };

  for (int seats = 2; seats <= 5; seats++)
    {
      ClashPosition position;

      stage_start (&position, seats, options);
      play_through (&position, CLASH_STEP_ENTER);
      g_assert_cmpint (count_piles (&position), ==, left_over[seats]);
      stage_refuse (&position, "join a1 sword", "now a beast is drawn");
      stage_refuse (&position, "enter e3 sword", "now a beast is drawn");
      stage_enter_all (&position);
      g_assert_cmpint (count_piles (&position), ==, left_over[seats]);
      stage_refuse (&position, "join a1 sword", "now it is time to attack");
    }
}

static void
test_nothing_moves_while_entering (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter b2 sword", "enter b3 sword");
  stage_refuse (&position, "attack b2 b3", "now a gladiator enters the arena");
  stage_refuse (&position, "attack b2 c2 b3", "now a gladiator enters the arena");
  stage_refuse (&position, "pass", "now a gladiator enters the arena");
}

static void
test_board_and_reserve (gconstpointer options)
{
  static const int on_board[] = { [2] = 9, [3] = 5, [4] = 5, [5] = 2 };

  for (int seats = 2; seats <= 5; seats++)
    {
      ClashPosition position;
      int           reserve = 0;

      stage_start (&position, seats, options);
      stage_enter_all (&position);
      g_assert_cmpint (clash_count_cells (position.held[0]), ==, on_board[seats]);
      for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
        reserve += position.reserve[beast];
      g_assert_cmpint (reserve, ==, 12 - on_board[seats]);
      g_assert_cmphex (position.occupied, ==, CLASH_BOARD);
    }
}

/* Seat 1 places the first beast and also begins the fighting, whoever placed the last. */
static void
test_placed_in_turn_and_seat_one_fights (gconstpointer options)
{
  static const int last_placer[] = { [2] = 1, [3] = 2, [4] = 1, [5] = 2 };

  for (int seats = 2; seats <= 5; seats++)
    {
      ClashPosition position;
      HarenaMove    list[HARENA_MOVES_MAX];
      int           placer = 0;

      stage_start (&position, seats, options);
      play_through (&position, CLASH_STEP_ENTER);
      for (int turn = 0; position.step != CLASH_STEP_FIGHT; turn++)
        {
          stage_assert_turn (&position, HARENA_CHANCE);
          clash_game.moves (&position, list);
          clash_game.play (&position, list[0]);
          placer = clash_game.turn (&position);
          g_assert_cmpint (placer, ==, turn % seats + 1);
          clash_game.moves (&position, list);
          clash_game.play (&position, list[0]);
        }
      g_assert_cmpint (placer, ==, last_placer[seats]);
      stage_assert_turn (&position, 1);
    }
}

/* Five players fill 15 spaces: two are left, then one. */
static void
test_any_empty_space (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 5, options);
  stage_refuse (&position, "place a1", "now a gladiator enters the arena");
  stage_refuse (&position, "draw lion", "now a gladiator enters the arena");
  play_through (&position, CLASH_STEP_ENTER);

  ClashCells empty = clash_empty (&position);
  char       one[3], other[3];

  g_assert_cmpint (clash_count_cells (empty), ==, 2);
  clash_write_cell (clash_take_cell (&empty), one);
  clash_write_cell (clash_take_cell (&empty), other);

  g_autofree char *both = g_strdup_printf ("place %s;place %s", one, other);
  g_autofree char *first = g_strdup_printf ("place %s", one);
  g_autofree char *second = g_strdup_printf ("place %s", other);
  g_autofree char *bull = g_strdup_printf ("%s bull", other);
  g_autofree char *bear = g_strdup_printf ("%s bear", one);
  g_autofree char *full = g_strdup_printf ("%s is not empty", other);

  stage_play (&position, "draw bull");
  stage_assert_turn (&position, 1);
  stage_assert_legal (&position, both);
  stage_play (&position, second, "draw bear");
  stage_assert_turn (&position, 2);
  stage_assert_legal (&position, first);
  stage_refuse (&position, second, full);
  stage_play (&position, first);
  stage_assert_cells (&position, bull, bear);
  stage_assert_turn (&position, 1);
  g_assert_cmpint (position.reserve[CLASH_LION], ==, 4);
  g_assert_cmpint (position.reserve[CLASH_BULL], ==, 3);
  g_assert_cmpint (position.reserve[CLASH_BEAR], ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/clash/R7/seat-one-begins-and-others-follow", test_seat_one_begins_and_others_follow);
  g_test_add_func ("/clash/R7/two-to-five-seats", test_two_to_five_seats);
  stage_add ("/clash/R8/first-round-starts-a-team", test_first_round_starts_a_team);
  stage_add ("/clash/R8/starts-in-an-empty-space", test_starts_in_an_empty_space);
  stage_add ("/clash/R8/adds-to-its-own-team", test_adds_to_its_own_team);
  stage_add ("/clash/R8/fills-one-before-the-next", test_fills_one_before_the_next);
  stage_add_option ("/clash/R9/keeps-apart", "spacing=on", test_keeps_apart);
  stage_add_option ("/clash/R9/need-not-keep-apart", "spacing=off", test_need_not_keep_apart);
  stage_add_option ("/clash/R9/beside-its-own-when-nothing-else-is-left", "spacing=on",
                    test_beside_its_own_when_nothing_else_is_left);
  stage_add_option ("/clash/R9/fallback-is-each-players-own", "spacing=on",
                    test_fallback_is_each_players_own);
  stage_add ("/clash/R10/entry-ends-with-all-teams-full", test_entry_ends_with_all_teams_full);
  stage_add ("/clash/R10/left-over-is-out", test_left_over_is_out);
  stage_add ("/clash/R10/nothing-moves-while-entering", test_nothing_moves_while_entering);
  stage_add ("/clash/R11/board-and-reserve", test_board_and_reserve);
  stage_add ("/clash/R11/placed-in-turn-and-seat-one-fights",
             test_placed_in_turn_and_seat_one_fights);
  stage_add ("/clash/R11/any-empty-space", test_any_empty_space);

  return g_test_run ();
}
