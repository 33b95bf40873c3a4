/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in whole races, in which somebody comes home: mixed play, at every table. */

#include "invariant.h"
#include "mixed.h"
#include "stage.h"

#include "circus/round.h"
#include "circus/way.h"

#include <string.h>

enum
{
  GAMES = 4, /* at each table */
  MIXED = 4, /* one decision in four at random */
};

/* What a move has changed, against the rules. */
static void
check_move (const CircusPosition *before,
            HarenaMove            move,
            const CircusPosition *after)
{
  int        mover = circus_chariot_on_turn (before);
  CircusPath path;

  /* M26: a complete team is taken off. */
  for (int chariot = 0; chariot < circus_n_chariots (before); chariot++)
    g_assert_true (chariot == mover || before->hexes[chariot] == after->hexes[chariot]
                   || circus_is_finish (before->hexes[chariot]));
  if (circus_move_verb (move) != CIRCUS_DRIVE)
    return;

  circus_path_of_move (before, move, &path);
  g_assert_cmpint (path.n_hexes, >=, 1);
  g_assert_cmpint (path.n_hexes, <=, circus_move_b (move));
  for (int i = 0; i < path.n_hexes; i++)
    {
      g_assert_false (circus_is_taken (before, path.hexes[i]));
      g_assert_true (!circus_is_finish (path.hexes[i]) || i == path.n_hexes - 1);
    }
  g_assert_true (after->hexes[mover] == path.hexes[path.n_hexes - 1]
                 || after->hexes[mover] == CIRCUS_NOWHERE);
  g_assert_true (path.n_hexes == (int) circus_move_b (move)
                 || circus_is_finish (path.hexes[path.n_hexes - 1]));
  if (circus_is_racing (after, mover))
    g_assert_cmpint (ABS (circus_steps_of (after, mover) - circus_steps_of (before, mover)), <=,
                     circus_move_b (move));
}

static void
check_moves (const CircusPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = circus_game.moves (position, list);
  bool       paid = position->options & CIRCUS_TURNING_PAID;

  g_assert_cmpint (n_moves, <=, paid ? 65 : 35);
  for (int i = 0; i < n_moves; i++)
    {
      char       text[HARENA_MOVE_TEXT_MAX];
      HarenaMove move;

      circus_game.write_move (position, list[i], HARENA_SEES_ALL, text);
      g_assert_true (circus_game.read_move (position, text, &move, NULL));
      g_assert_cmphex (move, ==, list[i]);
    }
}

static void
play_game (const HarenaSetup *setup,
           uint64_t           seed)
{
  CircusPosition position;
  HarenaRandom   random;
  int            n_moves = 0;

  harena_random_seed (&random, seed);
  circus_game.start (&position, setup, NULL);
  while (circus_game.turn (&position) != HARENA_NOBODY)
    {
      CircusPosition before = position;
      HarenaMove     move = mixed_choose (&position, MIXED, &random);

      check_moves (&position);
      circus_game.play (&position, move);
      circus_invariant (&position);
      check_move (&before, move, &position);
      g_assert_cmpint (++n_moves, <, 2000);
    }

  /* M27: nobody who races ends like this. */
  g_assert_cmpstr (circus_game.ending (&position), !=, "quiet");
  g_assert_true (harena_result (&circus_game, setup, &position) == HARENA_RESULT_WON);
}

static void
test_races (gconstpointer data)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &circus_game, 0, 2);
  for (int i = 0; i < circus_game.n_options; i++)
    setup.options[i] = GPOINTER_TO_INT (data) >> i & 1;
  for (int seats = 2; seats <= 5; seats++)
    for (int i = 0; i < GAMES; i++)
      {
        setup.seats = seats;
        play_game (&setup, GPOINTER_TO_INT (data) * 1000 + seats * 100 + i);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int options = 0; options < 1 << CIRCUS_N_OPTIONS; options++)
    {
      g_autofree char *path = g_strdup_printf ("/circus/mixed/options-%x", options);

      g_test_add_data_func (path, GINT_TO_POINTER (options), test_races);
    }

  return g_test_run ();
}
