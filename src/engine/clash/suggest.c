/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack that promises most, the best choice in a battle, a team that grows well: each found
 * without looking ahead, for it is asked for a hundred times in every game that is played out. */

#include "clash/suggest.h"

#include "clash/clash.h"
#include "clash/entry.h"
#include "clash/fight.h"
#include "clash/judge.h"
#include "clash/move.h"

#include <string.h>

/* An attack while it is looked for; the best so far is kept. */
typedef struct
{
  double     worth;
  HarenaMove move;
} Candidate;

/* Playouts vary a little: of attacks that are about as good any may be chosen. */
static double
jitter (HarenaRandom *random,
        double        most)
{
  return (harena_random_next (random) >> 40) * most / (1 << 24);
}

static int
random_cell (ClashCells    cells,
             HarenaRandom *random)
{
  int skip = harena_random_below (random, clash_count_cells (cells));

  while (skip-- > 0)
    cells &= cells - 1;
  return __builtin_ctz (cells);
}

/* Looks at each target that a group can reach. Where it attacks from does not change the battle:
 * it stays if it can, and else goes anywhere beside the target. */
static void
try_group (ClashMemory         *memory,
           const ClashPosition *position,
           ClashVerb            verb,
           int                  from,
           HarenaRandom        *random,
           Candidate           *best)
{
  ClashCells near = clash_beside (clash_cell_bit (from));
  ClashCells ways = clash_ways (position, from);
  ClashCells targets = clash_targets (position, from) & (near | clash_beside (ways));

  while (targets != 0)
    {
      int    target = clash_take_cell (&targets);
      double worth = clash_memory_attack (memory, &position->groups[from],
                                          &position->groups[target])
                     + jitter (random, 0.1);

      if (worth > best->worth)
        {
          ClashCells beside = ways & clash_beside (clash_cell_bit (target));
          int        to = near & clash_cell_bit (target) ? from : random_cell (beside, random);

          best->worth = worth;
          best->move = clash_move (verb, from, to, target);
        }
    }
}

static void
try_releases (ClashMemory         *memory,
              const ClashPosition *position,
              HarenaRandom        *random,
              Candidate           *best)
{
  for (int kind = CLASH_LION; kind < CLASH_BEASTS_END; kind++)
    {
      ClashGroup beast = clash_beast_group (kind);
      ClashCells targets = position->reserve[kind] > 0
                             ? position->occupied & clash_beside (clash_empty (position))
                             : 0;

      while (targets != 0)
        {
          int    target = clash_take_cell (&targets);
          double worth = clash_memory_attack (memory, &beast, &position->groups[target])
                         + jitter (random, 0.1);

          if (worth > best->worth)
            {
              ClashCells cells = clash_empty (position) & clash_beside (clash_cell_bit (target));

              best->worth = worth;
              best->move = clash_move (CLASH_RELEASE, kind, random_cell (cells, random), target);
            }
        }
    }
}

static HarenaMove
suggest_attack (ClashMemory         *memory,
                const ClashPosition *position,
                HarenaRandom        *random)
{
  bool       alive = position->alive[position->mover] > 0;
  ClashCells groups = position->held[alive ? position->mover : 0];
  Candidate  best = { -1e9, clash_move (CLASH_PASS, 0, 0, 0) };

  while (groups != 0)
    try_group (memory, position, alive ? CLASH_ATTACK : CLASH_BEAST, clash_take_cell (&groups),
               random, &best);
  if (!alive)
    try_releases (memory, position, random, &best);

  return best.move;
}

/* R8: which gladiator, and where; teams grow towards what they promise, scarce kinds first. */
static HarenaMove
suggest_entry (ClashMemory         *memory,
               const ClashPosition *position,
               HarenaRandom        *random)
{
  ClashCells starts = clash_entry_cells (position);
  ClashCells own = position->held[position->mover];
  ClashGroup none = { 0 };
  Candidate  best = { -1e9, 0 };
  int        start = starts != 0 ? random_cell (starts, random) : -1;

  if (start >= 0)
    own |= clash_cell_bit (start);
  while (own != 0)
    {
      int               cell = clash_take_cell (&own);
      const ClashGroup *team = cell == start ? &none : &position->groups[cell];
      ClashGroup        after = *team;

      if (clash_group_size (team) == CLASH_TEAM_MAX)
        continue;
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        if (position->piles[kind] > 0)
          {
            after.count[kind]++;
            double worth = clash_memory_promise (memory, after.count)
                           - clash_memory_promise (memory, team->count) + jitter (random, 0.2);
            after.count[kind]--;

            if (worth > best.worth)
              {
                best.worth = worth;
                best.move = clash_move (cell == start ? CLASH_ENTER : CLASH_JOIN, cell, kind, 0);
              }
          }
    }

  return best.move;
}

/* R22, when no roll is to come: it is only the team that is left which counts. */
static HarenaMove
suggest_last_loss (const ClashMemory   *memory,
                   const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  ClashGroup         team = position->groups[battle->cell[!battle->acting]];
  Candidate          best = { -1e9, 0 };

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (team.count[kind] > 0)
      {
        bool   netted = battle->netted[!battle->acting][kind] == team.count[kind];
        double worth;

        team.count[kind]--;
        worth = clash_memory_strength (memory, team.count);
        team.count[kind]++;
        if (worth > best.worth)
          best = (Candidate) { worth, clash_move (CLASH_LOSE, kind, netted, 0) };
      }

  return best.move;
}

/* The best choice inside a battle; of losses that are level, the one that leaves the stronger
 * team. */
static HarenaMove
reckon_choice (ClashMemory         *memory,
               const ClashPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  Candidate  best = { -1e9, list[0] };

  for (int i = 0; i < n_moves && n_moves > 1; i++)
    {
      double worth = clash_judge_choice (&memory->tables, position, list[i]);

      if (position->step == CLASH_STEP_LOSE)
        {
          const ClashBattle *battle = &position->battle;
          ClashGroup         team = position->groups[battle->cell[!battle->acting]];

          team.count[clash_move_a (list[i])]--;
          worth += clash_memory_strength (memory, team.count) / 64;
        }
      if (worth > best.worth)
        best = (Candidate) { worth, list[i] };
    }

  return best.move;
}

/* Everything on which a choice inside a battle depends, and nothing else, mixed into one number. */
static uint64_t
key_of_battle (const ClashPosition *position)
{
  const uint64_t     mixer = UINT64_C (0x9e3779b97f4a7c15);
  const ClashBattle *battle = &position->battle;
  bool               again = position->step == CLASH_STEP_AGAIN;
  uint64_t           words[5] = { 0 };
  uint64_t           key = 0;

  for (int side = 0; side < 2; side++)
    {
      ClashGroup group = position->groups[battle->cell[side]];

      group.owner = battle->scorer[side] != 0;
      memcpy (&words[side], &group, sizeof group);
    }
  memcpy (&words[2], battle->netted, sizeof battle->netted);
  words[4] = battle->acting | battle->acted << 4 | battle->nets << 8 | battle->losses << 12
             | position->step << 16 | (again ? battle->lethal << 20 | battle->hits << 24 : 0);
  for (int i = 0; i < 5; i++)
    {
      key = (key ^ words[i]) * mixer;
      key ^= key >> 29;
    }
  return key | 1;
}

static HarenaMove
suggest_choice (ClashMemory         *memory,
                const ClashPosition *position)
{
  uint64_t     key;
  ClashChoice *choice;

  if (position->step == CLASH_STEP_LOSE && position->battle.acted == 1)
    return suggest_last_loss (memory, position);

  key = key_of_battle (position);
  choice = &memory->choices[(key >> 16) % CLASH_CHOICES];
  if (choice->key != key)
    *choice = (ClashChoice) { key, reckon_choice (memory, position) };
  return choice->move;
}

HarenaMove
clash_suggest (void         *data,
               const void   *position_data,
               HarenaRandom *random)
{
  ClashMemory         *memory = data;
  const ClashPosition *position = position_data;
  HarenaMove           list[HARENA_MOVES_MAX];

  switch (position->step)
    {
    case CLASH_STEP_ENTER:
      return suggest_entry (memory, position, random);
    case CLASH_STEP_FIGHT:
      return suggest_attack (memory, position, random);
    case CLASH_STEP_NET:
    case CLASH_STEP_AGAIN:
    case CLASH_STEP_LOSE:
      return suggest_choice (memory, position);
    default:
      return list[harena_random_below (random, clash_game.moves (position, list))];
    }
}
