/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Teams as somebody who deals would make them: varied, and none that nobody would choose. */

#include "clash/deal.h"

#include "clash/clash.h"
#include "clash/memory.h"
#include "clash/move.h"

/* A dealt team has a sword at least, and no more than two of anything else. */
static bool
is_silly (const ClashGroup *team)
{
  int size = clash_group_size (team);

  for (int kind = CLASH_SPEAR; kind < CLASH_N_KINDS; kind++)
    if (team->count[kind] > 2)
      return true;

  return size == CLASH_TEAM_MAX && team->count[CLASH_SWORD] == 0;
}

/* Any gladiator of those that lie in the piles, in any place where it makes no silly team. */
HarenaMove
clash_deal (void         *memory,
            const void   *data,
            HarenaRandom *random)
{
  const ClashPosition *position = data;
  HarenaMove           list[HARENA_MOVES_MAX];
  uint32_t             weights[HARENA_MOVES_MAX];
  int                  n_moves = clash_game.moves (position, list);
  uint32_t             sum = 0;
  int                  i;

  (void) memory;
  for (i = 0; i < n_moves; i++)
    {
      weights[i] = 256;
      if (position->step == CLASH_STEP_ENTER)
        {
          unsigned   kind = clash_move_b (list[i]);
          ClashGroup team = position->groups[clash_move_a (list[i])];

          team.count[kind]++;
          weights[i] = is_silly (&team) ? 1 : 256u * position->piles[kind];
        }
      sum += weights[i];
    }

  sum = harena_random_below (random, sum);
  for (i = 0; sum >= weights[i]; i++)
    sum -= weights[i];
  return list[i];
}

double
clash_forces (void       *memory,
              const void *data,
              int         seat)
{
  const ClashPosition *position = data;
  ClashCells           teams = position->held[seat];
  double               sum = 0;

  while (teams != 0)
    sum += clash_memory_strength (memory, position->groups[clash_take_cell (&teams)].count);
  return sum;
}
