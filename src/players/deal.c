/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many openings are dealt; of those whose forces are most even, the one stays in which every seat
 * wins about equally often when it is played out. */

#include "deal.h"

#include "memory-or-die.h"
#include "playout.h"

#include <string.h>

enum
{
  DEALS = 64,     /* that are tried */
  FINALISTS = 6,  /* that are played out */
  PLAYOUTS = 300, /* of each */
};

typedef struct
{
  HarenaMove moves[HARENA_OPENING_MAX];
  int        n_moves;
  double     unevenness;
} Deal;

typedef struct
{
  const HarenaGame  *game;
  const HarenaSetup *setup;
  uint64_t           seed;
  void              *memory;
  void              *position; /* after the opening */
  void              *playout;
  void              *scratch;
  HarenaSides        sides;
  HarenaRandom       random;
} Dealer;

static double
spread (const double *values,
        int           n_values)
{
  double least = values[0];
  double most = values[0];

  for (int i = 1; i < n_values; i++)
    {
      least = values[i] < least ? values[i] : least;
      most = values[i] > most ? values[i] : most;
    }

  return most - least;
}

static void
replay (Dealer     *dealer,
        const Deal *deal)
{
  dealer->game->start (dealer->position, dealer->setup, NULL);
  for (int i = 0; i < deal->n_moves; i++)
    dealer->game->play (dealer->position, deal->moves[i]);
}

static void
deal_once (Dealer *dealer,
           Deal   *deal)
{
  const HarenaGame *game = dealer->game;
  uint32_t          chances = 0;
  double            forces[HARENA_SEATS_MAX] = { 0 };

  deal->n_moves = 0;
  game->start (dealer->position, dealer->setup, NULL);
  while (deal->n_moves < HARENA_OPENING_MAX && game->strategy->opening (dealer->position))
    {
      HarenaMove move = game->turn (dealer->position) == HARENA_CHANCE
                          ? harena_roll (game, dealer->position, dealer->seed, chances++)
                          : game->strategy->deal (dealer->memory, dealer->position, &dealer->random);

      game->play (dealer->position, move);
      deal->moves[deal->n_moves++] = move;
    }

  for (int seat = 1; seat <= dealer->setup->seats; seat++)
    forces[seat - 1] = game->strategy->forces (dealer->memory, dealer->position, seat);
  deal->unevenness = spread (forces, dealer->setup->seats);
}

/* Plays the rest at a quick pace and sees who wins how often. */
static void
play_finalist (Dealer *dealer,
               Deal   *deal)
{
  const HarenaPlayout playout = { dealer->game,    &dealer->sides,  dealer->memory,
                                  dealer->playout, dealer->scratch, &dealer->random };
  double              wins[HARENA_SEATS_MAX] = { 0 };

  replay (dealer, deal);
  for (int i = 0; i < PLAYOUTS; i++)
    {
      HarenaOutcome outcome;

      memcpy (dealer->playout, dealer->position, dealer->game->position_size);
      harena_playout_run (&playout, &outcome);
      for (int seat = 0; seat < dealer->setup->seats; seat++)
        wins[seat] += outcome.wins[seat];
    }

  deal->unevenness = spread (wins, dealer->setup->seats);
}

static int
compare_deals (const void *a,
               const void *b)
{
  const Deal *first = a;
  const Deal *second = b;

  return (first->unevenness > second->unevenness) - (first->unevenness < second->unevenness);
}

int
harena_deal (const HarenaGame  *game,
             const HarenaSetup *setup,
             uint64_t           seed,
             HarenaMove        *moves)
{
  Dealer dealer = { .game = game, .setup = setup, .seed = seed };
  Deal  *deals;
  int    n_moves;

  if (game->strategy->opening == NULL)
    return 0;

  deals = harena_memory_new (DEALS * sizeof *deals);
  dealer.memory = harena_memory_new (game->strategy->memory_size);
  dealer.position = harena_memory_new (game->position_size);
  dealer.playout = harena_memory_new (game->position_size);
  dealer.scratch = harena_memory_new (game->position_size);
  harena_sides_init (&dealer.sides, game, setup);
  game->strategy->memory_init (dealer.memory);
  harena_random_seed (&dealer.random, seed);

  for (int i = 0; i < DEALS; i++)
    deal_once (&dealer, &deals[i]);
  qsort (deals, DEALS, sizeof *deals, compare_deals);
  for (int i = 0; i < FINALISTS; i++)
    play_finalist (&dealer, &deals[i]);
  qsort (deals, FINALISTS, sizeof *deals, compare_deals);

  n_moves = deals[0].n_moves;
  memcpy (moves, deals[0].moves, n_moves * sizeof *moves);
  free (dealer.scratch);
  free (dealer.playout);
  free (dealer.position);
  free (dealer.memory);
  free (deals);
  return n_moves;
}
