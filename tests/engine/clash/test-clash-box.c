/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box: R1 to R6. */

#include "page.h"
#include "stage.h"

#include "clash/battle.h"
#include "clash/move.h"

#include <string.h>

static void
test_sixty_gladiators (void)
{
  static const int expected[] = { [CLASH_SWORD] = 28, [CLASH_SPEAR] = 8, [CLASH_NET] = 8,
                                  [CLASH_TRIDENT] = 8, [CLASH_SHIELD] = 8 };
  ClashPosition position;
  int           total = 0;

  stage_start (&position, 5, "international");
  g_assert_cmpint (G_N_ELEMENTS (expected), ==, CLASH_N_KINDS);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      g_assert_cmpint (position.piles[kind], ==, expected[kind]);
      total += position.piles[kind];
    }
  g_assert_cmpint (total, ==, 60);
}

/* Two players take all eight tridents; the ninth is not there for anybody. */
static void
test_empty_pile_offers_nothing (gconstpointer options)
{
  ClashPosition position;

  stage_start (&position, 2, options);
  stage_play (&position, "enter a1 trident", "enter e3 trident");
  for (int i = 0; i < 3; i++)
    stage_play (&position, "join a1 trident", "join e3 trident");

  g_autofree char *moves = stage_list_moves (&position);

  g_assert_null (strstr (moves, "trident"));
  g_assert_nonnull (strstr (moves, "sword"));
  stage_refuse (&position, "enter c2 trident", "there is no trident left");
}

/* The last one of a pile may be taken, and the other four kinds stay. */
static void
test_each_pile_has_as_many_as_it_says (gconstpointer data)
{
  int              kind = GPOINTER_TO_INT (data);
  ClashPosition    position;
  HarenaMove       list[HARENA_MOVES_MAX];
  int              taken = 0;
  bool             found = true;

  stage_start (&position, 5, "international");
  while (found)
    {
      int n_moves = clash_game.moves (&position, list);

      found = false;
      for (int i = 0; i < n_moves && !found; i++)
        if (clash_move_b (list[i]) == kind)
          {
            found = true;
            taken++;
            clash_game.play (&position, list[i]);
          }
    }
  g_assert_cmpint (taken, ==, clash_kinds[kind].in_box);
  g_assert_cmpint (clash_game.turn (&position), ==, taken % 5 + 1);
}

static void
test_twelve_beasts (void)
{
  ClashPosition position;

  stage_start (&position, 2, "german");
  g_assert_cmpint (position.reserve[CLASH_LION], ==, 4);
  g_assert_cmpint (position.reserve[CLASH_BULL], ==, 4);
  g_assert_cmpint (position.reserve[CLASH_BEAR], ==, 4);
}

static void
assert_beast (ClashBeast  beast,
              const char *word,
              int         spears,
              int         swords,
              int         tridents,
              int         shields,
              int         stars)
{
  const ClashBeastFacts *facts = &clash_beasts[beast];

  g_assert_cmpstr (facts->word, ==, word);
  g_assert_cmpint (facts->symbols[CLASH_SPEAR], ==, spears);
  g_assert_cmpint (facts->symbols[CLASH_SWORD], ==, swords);
  g_assert_cmpint (facts->symbols[CLASH_TRIDENT], ==, tridents);
  g_assert_cmpint (facts->symbols[CLASH_SHIELD], ==, shields);
  g_assert_cmpint (facts->symbols[CLASH_NET], ==, 0);
  g_assert_cmpint (facts->stars_to_kill, ==, stars);
}

static void
test_table_of_beasts (void)
{
  assert_beast (CLASH_LION, "lion", 0, 1, 2, 1, 2);
  assert_beast (CLASH_BULL, "bull", 2, 2, 0, 0, 3);
  assert_beast (CLASH_BEAR, "bear", 0, 3, 0, 1, 4);
}

/* A position after the last gladiator has entered and before the first beast is drawn. */
static void
stage_draw (ClashPosition *position,
            int            seats)
{
  stage_start (position, seats, "international");
  while (position->step == CLASH_STEP_ENTER)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      clash_game.moves (position, list);
      clash_game.play (position, list[0]);
    }
}

static void
assert_draw_weights (const ClashPosition *position,
                     int                  lions,
                     int                  bulls,
                     int                  bears)
{
  int weights[] = { lions, bulls, bears };
  int tickets[3] = { 0 };
  int total = lions + bulls + bears;

  g_assert_cmpint (clash_game.chance_total (position), ==, total);
  for (int ticket = 0; ticket < total; ticket++)
    tickets[clash_move_a (clash_game.chance_move (position, ticket)) - CLASH_LION]++;
  for (int i = 0; i < 3; i++)
    {
      HarenaMove draw = clash_move (CLASH_DRAW, CLASH_LION + i, 0, 0);

      g_assert_cmpint (tickets[i], ==, weights[i]);
      if (weights[i] > 0)
        g_assert_cmpint (clash_game.chance_weight (position, draw), ==, weights[i]);
    }
}

/* Face down and shuffled: each beast that is left is as likely as any other. */
static void
test_draws_are_even (void)
{
  ClashPosition position;

  stage_draw (&position, 2);
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "draw lion;draw bull;draw bear");
  assert_draw_weights (&position, 4, 4, 4);
  stage_play (&position, "draw lion", "place c2");
  assert_draw_weights (&position, 3, 4, 4);
  stage_play (&position, "draw bear", "place c3", "draw bear", "place d1");
  assert_draw_weights (&position, 3, 4, 2);
}

/* A draw that is certain is still a move of chance. */
static void
test_draw_that_is_certain (void)
{
  ClashPosition position;

  stage_draw (&position, 2);
  for (int i = 0; i < 8; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      stage_play (&position, i < 4 ? "draw lion" : "draw bull");
      clash_game.moves (&position, list);
      clash_game.play (&position, list[0]);
    }
  stage_assert_turn (&position, HARENA_CHANCE);
  stage_assert_legal (&position, "draw bear");
  assert_draw_weights (&position, 0, 0, 4);
  stage_refuse (&position, "draw lion", "there is no lion left to draw");
}

/* Face down for everybody: no seat sees more than another, so there is nothing to deal anew. */
static void
test_nothing_is_hidden (void)
{
  ClashPosition position;
  ClashPosition hidden;
  HarenaRandom  random;

  harena_random_seed (&random, 2);
  stage_draw (&position, 3);
  for (int seat = 1; seat <= 3; seat++)
    {
      memcpy (&hidden, &position, sizeof hidden);
      harena_hide (&clash_game, &hidden, seat, &random);
      g_assert_true (memcmp (&hidden, &position, sizeof hidden) == 0);
    }
}

static void
test_thirty_six_borders (void)
{
  g_auto(GStrv) cells = g_strsplit (page_neighbours, ".", -1);
  int           n_cells = 0;
  int           n_borders = 0;

  for (int i = 0; *g_strstrip (cells[i]) != '\0'; i++)
    {
      g_auto(GStrv) halves = g_strsplit (cells[i], ": ", 2);
      g_auto(GStrv) names = g_strsplit (halves[1], " ", -1);
      int           cell = clash_read_cell (halves[0]);
      ClashCells    beside = 0;

      g_assert_true (clash_is_cell (cell));
      for (int j = 0; names[j] != NULL; j++)
        {
          g_assert_true (clash_is_cell (clash_read_cell (names[j])));
          beside |= clash_cell_bit (clash_read_cell (names[j]));
          n_borders++;
        }
      g_assert_cmphex (clash_beside (clash_cell_bit (cell)), ==, beside);
      n_cells++;
    }

  g_assert_cmpint (n_cells, ==, 17);
  g_assert_cmpint (n_borders, ==, 2 * 36);
}

/* Neighbours of a set are the neighbours of its cells, for every set there is. */
static void
test_neighbours_of_sets (void)
{
  ClashCells set = 0;

  do
    {
      ClashCells cells = set;
      ClashCells beside = 0;

      while (cells != 0)
        beside |= clash_beside (clash_cell_bit (clash_take_cell (&cells)));
      g_assert_cmphex (clash_beside (set), ==, beside);
      set = (set - CLASH_BOARD) & CLASH_BOARD;
    }
  while (set != 0);
}

static void
test_seventeen_names (void)
{
  ClashCells cells = CLASH_BOARD;

  g_assert_cmpint (PAGE_N_CELLS, ==, CLASH_N_CELLS);
  g_assert_cmpint (clash_count_cells (CLASH_BOARD), ==, CLASH_N_CELLS);
  for (int i = 0; i < PAGE_N_CELLS; i++)
    {
      int  cell = clash_take_cell (&cells);
      char name[3];

      clash_write_cell (cell, name);
      g_assert_cmpstr (name, ==, page_cells[i]);
      g_assert_cmpint (clash_read_cell (page_cells[i]), ==, cell);
    }
  g_assert_cmphex (cells, ==, 0);
}

static void
test_no_other_names (void)
{
  static const char *const wrong[] = { "a4", "b5", "c4", "d5", "e4", "a0", "f1", "`1", "A1", "1a",
                                       "a", "", "a11", "a1 ", "a:" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpint (clash_read_cell (wrong[i]), ==, -1);
  for (unsigned cell = 0; cell < 300; cell++)
    g_assert_cmpint (clash_is_cell (cell), ==, cell < 32 && (CLASH_BOARD >> cell & 1) != 0);
}

/* Everybody starts teams until no more start. */
static void
test_teams_of_each_player (gconstpointer data)
{
  int              seats = GPOINTER_TO_INT (data);
  int              teams = seats <= 3 ? 4 : 3;
  ClashPosition    position;
  HarenaMove       list[HARENA_MOVES_MAX];
  g_autofree char *moves = NULL;

  stage_start (&position, seats, "international");
  for (int i = 0; i < seats * teams; i++)
    {
      clash_game.moves (&position, list);
      g_assert_cmpint (clash_move_verb (list[0]), ==, CLASH_ENTER);
      clash_game.play (&position, list[0]);
    }
  moves = stage_list_moves (&position);
  g_assert_null (strstr (moves, "enter"));
  stage_refuse (&position, "enter e3 sword", "seat 1 has all its teams already");
}

static void
test_team_of_four_is_full (gconstpointer options)
{
  ClashPosition    position;
  g_autofree char *moves = NULL;

  stage_start (&position, 2, options);
  stage_play (&position, "enter a1 sword", "enter e3 net", "join a1 spear", "join e3 net",
              "join a1 shield", "join e3 net", "join a1 trident", "join e3 net");
  stage_assert_cells (&position, "a1 1:SPTH", "e3 2:NNNN");
  moves = stage_list_moves (&position);
  g_assert_null (strstr (moves, "join"));
  stage_refuse (&position, "join a1 sword", "the team in a1 has four gladiators already");
}

static int
power (int base,
       int exponent)
{
  return exponent == 0 ? 1 : base * power (base, exponent - 1);
}

/* R5, told apart from the engine: faces 0 lethal, 1 and 2 hits, 3 to 5 misses. */
static void
count_throws (int dice,
              int counts[CLASH_DICE_MAX + 1][CLASH_DICE_MAX + 1])
{
  static const char faces[] = "Xxx...";

  for (int throw = 0; throw < power (6, dice); throw++)
    {
      int lethal = 0;
      int hits = 0;

      for (int i = 0, rest = throw; i < dice; i++, rest /= 6)
        {
          lethal += faces[rest % 6] == 'X';
          hits += faces[rest % 6] == 'x';
        }
      counts[lethal][hits]++;
    }
}

/* A roll of a team with so many swords, less one die: R18. */
static void
stage_dice (ClashPosition *position,
            int            dice)
{
  static const char *const teams[] = { NULL, "b2 1:PPPP", "b2 1:SPPP", "b2 1:SSPP", "b2 1:SSSP",
                                       "b2 1:SSSS" };

  stage_fight (position, 2, "international", teams[dice], "b3 2:SHHH");
  stage_play (position, "attack b2 b3");
  g_assert_cmpint (clash_dice (position), ==, dice);
}

static void
test_weights_of_dice (gconstpointer data)
{
  int           dice = GPOINTER_TO_INT (data);
  int           counts[CLASH_DICE_MAX + 1][CLASH_DICE_MAX + 1] = { { 0 } };
  int           tickets[CLASH_DICE_MAX + 1][CLASH_DICE_MAX + 1] = { { 0 } };
  ClashPosition position;
  HarenaMove    list[HARENA_MOVES_MAX];
  int           n_moves;
  int           sum = 0;

  stage_dice (&position, dice);
  stage_assert_turn (&position, HARENA_CHANCE);
  count_throws (dice, counts);
  g_assert_cmpint (clash_game.chance_total (&position), ==, power (6, dice));
  for (int i = 0; i < power (6, dice); i++)
    {
      HarenaMove move = clash_game.chance_move (&position, i);

      g_assert_cmpint (clash_move_a (move), ==, dice);
      tickets[clash_move_b (move)][clash_move_c (move)]++;
    }

  n_moves = clash_game.moves (&position, list);
  g_assert_cmpint (n_moves, ==, (dice + 1) * (dice + 2) / 2);
  for (int i = 0; i < n_moves; i++)
    {
      int lethal = clash_move_b (list[i]);
      int hits = clash_move_c (list[i]);

      g_assert_cmpint (clash_game.chance_weight (&position, list[i]), ==, counts[lethal][hits]);
      g_assert_cmpint (tickets[lethal][hits], ==, counts[lethal][hits]);
      sum += counts[lethal][hits];
    }
  g_assert_cmpint (sum, ==, power (6, dice));
}

static void
test_die_in_words (void)
{
  ClashPosition position;

  stage_dice (&position, 1);
  stage_assert_legal (&position, "roll X;roll x;roll .");
  g_assert_cmpint (clash_game.chance_weight (&position, clash_move (CLASH_ROLL, 1, 1, 0)), ==, 1);
  g_assert_cmpint (clash_game.chance_weight (&position, clash_move (CLASH_ROLL, 1, 0, 1)), ==, 2);
  g_assert_cmpint (clash_game.chance_weight (&position, clash_move (CLASH_ROLL, 1, 0, 0)), ==, 3);
}

/* A known number out of the table of weights: two lethal, one hit and two misses of five. */
static void
test_one_weight_by_hand (void)
{
  ClashPosition position;

  stage_dice (&position, 5);
  g_assert_cmpint (clash_game.chance_weight (&position, clash_move (CLASH_ROLL, 5, 2, 1)), ==,
                   30 * 1 * 2 * 9);
}

static void
test_stars_travel_with_a_team (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 2, options, "a1 1:SSS*", "e3 2:HHHH*");
  stage_play (&position, "attack a1 d3 e3");
  stage_assert_cells (&position, "a1", "d3 1:SSS*", "e3 2:HHHH*");
}

static void
test_stars_travel_with_a_beast (gconstpointer options)
{
  ClashPosition position;

  stage_fight (&position, 3, options, "turn 3", "a1 bear***", "e1 1:SSSS", "e3 2:SSSS");
  stage_play (&position, "beast a1 d1 e1");
  stage_assert_cells (&position, "a1", "d1 bear***");
}

/* R6 knows no limit, but R21 and R29 turn stars into losses before there are many: every group
 * may carry as many as it can at the same time. */
static void
test_stars_for_everybody (void)
{
  ClashPosition position;

  stage_fight (&position, 2, "international", "a1 1:SSSS*", "a2 1:S*", "b3 2:SSSS*", "b4 2:H*",
               "c1 lion*", "c2 lion*", "c3 lion*", "d1 lion*", "d2 bull**", "d3 bull**",
               "d4 bull**", "e1 bear***", "e2 bear***");
  stage_play (&position, "attack a2 b3", "roll ..", "roll xx...", "lose sword");
  stage_assert_cells (&position, "a1 1:SSSS*", "a2 2:SSSS*", "b3");
}

static void
add_numbered (const char   *path,
              int           first,
              int           last,
              GTestDataFunc test)
{
  for (int number = first; number <= last; number++)
    {
      g_autofree char *full = g_strdup_printf ("%s-%d", path, number);

      g_test_add_data_func (full, GINT_TO_POINTER (number), test);
    }
}

static void
add_for_each_kind (const char   *path,
                   GTestDataFunc test)
{
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      g_autofree char *full = g_strconcat (path, "/", clash_kinds[kind].word, NULL);

      g_test_add_data_func (full, GINT_TO_POINTER (kind), test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/R1/sixty-gladiators", test_sixty_gladiators);
  stage_add ("/clash/R1/empty-pile-offers-nothing", test_empty_pile_offers_nothing);
  add_for_each_kind ("/clash/R1/each-pile-has-as-many-as-it-says",
                     test_each_pile_has_as_many_as_it_says);
  g_test_add_func ("/clash/R2/twelve-beasts", test_twelve_beasts);
  g_test_add_func ("/clash/R2/table-of-beasts", test_table_of_beasts);
  g_test_add_func ("/clash/R2/draws-are-even", test_draws_are_even);
  g_test_add_func ("/clash/R2/draw-that-is-certain", test_draw_that_is_certain);
  g_test_add_func ("/clash/R2/nothing-is-hidden", test_nothing_is_hidden);
  g_test_add_func ("/clash/R3/thirty-six-borders", test_thirty_six_borders);
  g_test_add_func ("/clash/R3/neighbours-of-sets", test_neighbours_of_sets);
  g_test_add_func ("/clash/R3/seventeen-names", test_seventeen_names);
  g_test_add_func ("/clash/R3/no-other-names", test_no_other_names);
  add_numbered ("/clash/R4/teams-of-each-player/seats", 2, 5, test_teams_of_each_player);
  stage_add ("/clash/R4/team-of-four-is-full", test_team_of_four_is_full);
  g_test_add_func ("/clash/R5/die-in-words", test_die_in_words);
  g_test_add_func ("/clash/R5/one-weight-by-hand", test_one_weight_by_hand);
  add_numbered ("/clash/R5/weights/dice", 1, 5, test_weights_of_dice);
  stage_add ("/clash/R6/stars-travel-with-a-team", test_stars_travel_with_a_team);
  stage_add ("/clash/R6/stars-travel-with-a-beast", test_stars_travel_with_a_beast);
  g_test_add_func ("/clash/R6/stars-for-everybody", test_stars_for_everybody);

  return g_test_run ();
}
