/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game knows about being played well, as computer players ask for it. */

#include "battery-checks.h"

#include "strategy.h"

#include <math.h>
#include <string.h>

enum
{
  ASKED_MAX = 64, /* moves of the others in one secret round */
};

static void
check_weights (const Battery *battery)
{
  float weights[HARENA_MOVES_MAX];

  battery->game->strategy->weigh (battery->memory, battery->position, battery->moves,
                                  battery->n_moves, weights);
  for (int i = 0; i < battery->n_moves; i++)
    CHECK (isfinite (weights[i]) && weights[i] > 0, "the weight of the move 0x%x is %g",
           battery->moves[i], weights[i]);
}

static void
check_suggestion (Battery *battery)
{
  HarenaMove move = battery->game->strategy->suggest (battery->memory, battery->position,
                                                      &battery->random);

  CHECK (battery_is_listed (battery, move), "the move 0x%x is suggested, which is not legal", move);
}

static void
check_value (const Battery *battery)
{
  const HarenaStrategy *strategy = battery->game->strategy;
  double                wins[HARENA_SEATS_MAX] = { 0 };

  CHECK (strategy->horizon == 0 || strategy->value != NULL, "there is a horizon without a value");
  if (strategy->value == NULL
      || (strategy->settled != NULL && !strategy->settled (battery->position)))
    return;

  strategy->value (battery->memory, battery->position, wins);
  for (int i = 0; i < battery->setup.seats; i++)
    CHECK (wins[i] >= 0 && wins[i] <= 1, "seat %d expects %g of the win", i + 1, wins[i]);
}

/* The same whatever others have chosen unseen. */
static void
check_solution (Battery *battery)
{
  const HarenaStrategy *strategy = battery->game->strategy;
  double                chances[HARENA_MOVES_MAX];
  double                again[HARENA_MOVES_MAX];
  double                wins = 0;
  double                wins_again = 0;
  double                sum = 0;

  if (strategy->solve == NULL
      || !strategy->solve (battery->memory, battery->position, battery->moves, battery->n_moves,
                           chances, &wins))
    return;

  for (int i = 0; i < battery->n_moves; i++)
    {
      CHECK (chances[i] > -1e-9, "the move 0x%x is taken less than never", battery->moves[i]);
      sum += chances[i];
    }
  CHECK (fabs (sum - 1) < 1e-3, "the chances of a solution sum to %g", sum);
  CHECK (wins >= 0 && wins <= 1, "a solution expects %g of the win", wins);

  memcpy (battery->hidden, battery->position, battery->game->position_size);
  harena_hide (battery->game, battery->hidden, battery->turn, &battery->random);
  CHECK (strategy->solve (battery->memory, battery->hidden, battery->moves, battery->n_moves, again,
                          &wins_again)
           && memcmp (chances, again, battery->n_moves * sizeof *chances) == 0
           && wins == wins_again,
         "a solution looks at what cannot be seen");
}

/* When the others have chosen again, this seat is asked the same and sees the same. */
static void
check_reopening (Battery *battery)
{
  const HarenaGame *game = battery->game;

  if (harena_together (game, battery->position) == 0)
    return;
  CHECK (game->strategy->reopen != NULL || game->strategy->solve != NULL,
         "seats choose together, and there is no way to let them choose again");
  if (game->strategy->reopen == NULL)
    return;

  memcpy (battery->hidden, battery->position, game->position_size);
  game->strategy->reopen (battery->hidden, battery->turn);
  for (int i = 0; game->turn (battery->hidden) != battery->turn; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      int        n_moves = game->moves (battery->hidden, list);

      CHECK (i < ASKED_MAX && game->turn (battery->hidden) > 0
               && harena_together (game, battery->hidden) != 0,
             "a round that was opened again does not come back to seat %d", battery->turn);
      game->play (battery->hidden, list[harena_random_below (&battery->random, n_moves)]);
    }

  memcpy (battery->seen, battery->position, game->position_size);
  harena_see (game, battery->seen, battery->turn);
  harena_see (game, battery->hidden, battery->turn);
  CHECK (battery_same_position (battery, battery->hidden, battery->seen),
         "a round that was opened again looks different to seat %d", battery->turn);
}

void
battery_check_strategy (Battery *battery)
{
  if (battery->game->strategy == NULL || battery->turn == HARENA_NOBODY)
    return;

  check_value (battery);
  if (battery->turn == HARENA_CHANCE)
    return;
  check_weights (battery);
  check_suggestion (battery);
  check_solution (battery);
  check_reopening (battery);
}
