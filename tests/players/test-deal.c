/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dealt entry keeps to the rules, is the same for the same seed, and nobody's advantage. */

#include "clash/clash.h"
#include "clash/position.h"
#include "deal.h"
#include "strategy.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* One table at which is dealt. */
typedef struct
{
  int edition;
  int seats;
} Table;

static HarenaSetup
setup_of (const Table *table)
{
  HarenaSetup setup;

  harena_setup_init (&setup, &clash_game, table->edition, table->seats);
  return setup;
}

/* As if it were played: by the rules, and with the draws that the seed of the game gives. */
static void
replay (const HarenaSetup *setup,
        uint64_t           seed,
        const HarenaMove  *moves,
        int                n_moves,
        ClashPosition     *position)
{
  uint32_t chances = 0;

  clash_game.start (position, setup, NULL);
  for (int i = 0; i < n_moves; i++)
    {
      g_assert_true (clash_game.strategy->opening (position));
      if (clash_game.turn (position) == HARENA_CHANCE)
        g_assert_cmpuint (moves[i], ==, harena_roll (&clash_game, position, seed, chances++));
      g_assert_true (harena_play (&clash_game, position, moves[i], NULL));
    }
}

static double
spread (const double *values,
        int           n_values)
{
  double least = values[0];
  double most = values[0];

  for (int i = 1; i < n_values; i++)
    {
      least = fmin (least, values[i]);
      most = fmax (most, values[i]);
    }

  return most - least;
}

/* Nobody has a stronger army by more than a gladiator's worth or so. */
static void
check_forces (void                *memory,
              const ClashPosition *position)
{
  double forces[HARENA_SEATS_MAX] = { 0 };

  for (int seat = 1; seat <= position->seats; seat++)
    forces[seat - 1] = clash_game.strategy->forces (memory, position, seat);

  g_assert_cmpfloat (spread (forces, position->seats), <, 1.5);
}

static unsigned
play_out (void                *memory,
          const ClashPosition *start,
          HarenaRandom        *random)
{
  ClashPosition position = *start;
  int           turn;

  while ((turn = clash_game.turn (&position)) != HARENA_NOBODY)
    {
      uint32_t total = turn == HARENA_CHANCE ? clash_game.chance_total (&position) : 0;

      clash_game.play (&position,
                       turn == HARENA_CHANCE
                         ? clash_game.chance_move (&position, harena_random_below (random, total))
                         : clash_game.strategy->suggest (memory, &position, random));
    }

  return clash_game.winners (&position);
}

/* Everybody wins about as often as anybody else. */
static void
check_wins (void                *memory,
            const ClashPosition *position,
            HarenaRandom        *random)
{
  const int n_games = 200;
  double    wins[HARENA_SEATS_MAX] = { 0 };

  for (int i = 0; i < n_games; i++)
    {
      unsigned winners = play_out (memory, position, random);

      for (int seat = 0; seat < position->seats; seat++)
        if (winners & 1u << seat)
          wins[seat] += 1.0 / __builtin_popcount (winners);
    }

  for (int seat = 0; seat < position->seats; seat++)
    g_assert_cmpfloat_with_epsilon (wins[seat] / n_games, 1.0 / position->seats, 0.2);
}

static void
test_table (const void *data)
{
  const HarenaSetup setup = setup_of (data);
  g_autofree void  *memory = g_malloc0 (clash_game.strategy->memory_size);
  HarenaRandom      random;
  ClashPosition     first;

  clash_game.strategy->memory_init (memory);
  harena_random_seed (&random, 1);
  for (uint64_t seed = 1; seed <= 2; seed++)
    {
      HarenaMove    moves[HARENA_OPENING_MAX];
      HarenaMove    again[HARENA_OPENING_MAX];
      int           n_moves = harena_deal (&clash_game, &setup, seed, moves);
      ClashPosition position;

      g_assert_cmpint (harena_deal (&clash_game, &setup, seed, again), ==, n_moves);
      g_assert_cmpmem (moves, n_moves * sizeof *moves, again, n_moves * sizeof *again);

      /* R7, R12: then the first player begins the fighting. */
      replay (&setup, seed, moves, n_moves, &position);
      g_assert_false (clash_game.strategy->opening (&position));
      g_assert_cmpint (clash_game.turn (&position), ==, 1);
      g_assert_cmpuint (position.occupied, ==, CLASH_BOARD);

      check_forces (memory, &position);
      check_wins (memory, &position, &random);
      if (seed > 1)
        g_assert_true (memcmp (&first, &position, sizeof position) != 0);
      first = position;
    }
}

int
main (int    argc,
      char **argv)
{
  static Table tables[8];
  int          n_tables = 0;

  g_test_init (&argc, &argv, NULL);

  for (int edition = 0; edition < clash_game.n_editions; edition++)
    for (int seats = clash_game.seats_min; seats <= clash_game.seats_max; seats++)
      {
        g_autofree char *path = g_strdup_printf ("/players/deal/%s/%d",
                                                 clash_game.editions[edition].id, seats);

        tables[n_tables] = (Table) { edition, seats };
        g_test_add_data_func (path, &tables[n_tables++], test_table);
      }

  return g_test_run ();
}
