/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances are carried forward, move by move; positions that turn out the same are added up, so
 * that the ways to them need not be counted one by one. */

#include "clash/odds.h"

#include "clash/advice.h"
#include "clash/clash.h"
#include "clash/judge.h"

#include <string.h>

enum
{
  SLOTS = 2 * CLASH_ODDS_ENDS_MAX,
};

void
clash_odds_init (ClashOdds *odds)
{
  clash_memory_init (&odds->memory);
  odds->answer = &odds->answers[0];
  odds->room = CLASH_ODDS_ENDS_MAX;
}

static void
empty (ClashOddsBag *bag)
{
  memset (bag->slots, 0, sizeof bag->slots);
  bag->n_positions = 0;
}

/* FNV-1a, by words. Positions are a whole number of words long, or the rest does not count. */
static uint64_t
hash_of (const ClashPosition *position)
{
  const char *bytes = (const char *) position;
  uint64_t    hash = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i + sizeof (uint64_t) <= sizeof *position; i += sizeof (uint64_t))
    {
      uint64_t word;

      memcpy (&word, bytes + i, sizeof word);
      hash = (hash ^ word) * UINT64_C (0x100000001b3);
      hash ^= hash >> 32;
    }

  return hash;
}

static void
add (const ClashOdds     *odds,
     ClashOddsBag        *bag,
     const ClashPosition *position,
     double               chance)
{
  unsigned slot = hash_of (position) % SLOTS;

  for (; bag->slots[slot] != 0; slot = (slot + 1) % SLOTS)
    {
      int known = bag->slots[slot] - 1;

      if (memcmp (&bag->positions[known], position, sizeof *position) == 0)
        {
          bag->chances[known] += chance;
          return;
        }
    }

  if (bag->n_positions == odds->room)
    return;

  bag->positions[bag->n_positions] = *position;
  bag->chances[bag->n_positions] = chance;
  bag->slots[slot] = ++bag->n_positions;
}

static void
follow (ClashOdds           *odds,
        ClashOddsBag        *later,
        const ClashPosition *position,
        HarenaMove           move,
        double               chance)
{
  ClashPosition next = *position;

  clash_game.play (&next, move);
  add (odds, clash_settled (&next) ? &odds->answer->settled : later, &next, chance);
}

/* Every outcome of chance, or the one move that is judged best. */
static void
expand (ClashOdds           *odds,
        ClashOddsBag        *later,
        const ClashPosition *position,
        double               chance)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  double     worth[HARENA_MOVES_MAX];
  int        best = 0;

  if (clash_game.turn (position) == HARENA_CHANCE)
    {
      double total = clash_game.chance_total (position);

      for (int i = 0; i < n_moves; i++)
        follow (odds, later, position, list[i],
                chance * clash_game.chance_weight (position, list[i]) / total);
      return;
    }

  clash_judge (&odds->memory, position, list, n_moves, worth);
  for (int i = 1; i < n_moves; i++)
    if (worth[i] > worth[best])
      best = i;
  follow (odds, later, position, list[best], chance);
}

/* Whether it is remembered. If not, the place of the oldest answer is made free for it. */
static bool
find_answer (ClashOdds           *odds,
             const ClashPosition *position)
{
  for (int i = 0; i < CLASH_ODDS_ANSWERS; i++)
    if (odds->answers[i].answered
        && memcmp (&odds->answers[i].asked, position, sizeof *position) == 0)
      {
        odds->answer = &odds->answers[i];
        return true;
      }

  odds->answer = &odds->answers[odds->n_asked++ % CLASH_ODDS_ANSWERS];
  odds->answer->answered = true;
  odds->answer->asked = *position;
  empty (&odds->answer->settled);
  return false;
}

int
clash_odds_reckon (ClashOdds           *odds,
                   const ClashPosition *position)
{
  ClashOddsBag *now = &odds->open[0];
  ClashOddsBag *later = &odds->open[1];

  if (find_answer (odds, position))
    return odds->answer->settled.n_positions;

  empty (now);
  add (odds, clash_settled (position) ? &odds->answer->settled : now, position, 1);

  while (now->n_positions > 0)
    {
      ClashOddsBag *swap = now;

      empty (later);
      for (int i = 0; i < now->n_positions; i++)
        expand (odds, later, &now->positions[i], now->chances[i]);
      now = later;
      later = swap;
    }

  return odds->answer->settled.n_positions;
}

const ClashPosition *
clash_odds_position (const ClashOdds *odds,
                     int              outcome)
{
  return &odds->answer->settled.positions[outcome];
}

double
clash_odds_chance (const ClashOdds *odds,
                   int              outcome)
{
  return odds->answer->settled.chances[outcome];
}
