/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances are carried forward, move by move; positions that turn out the same are added up, so
 * that the ways to them need not be counted one by one. */

#include "odds.h"

#include "memory-or-die.h"
#include "strategy.h"

#include <string.h>

enum
{
  POSITIONS_MAX = 1 << 12, /* different ones at one time; battles of Clash come to some hundred */
  ANSWERS = 16,            /* that are remembered: as many as a person looks at in turn */
};

/* A set of different positions, each with its chance. */
typedef struct
{
  char   *positions;
  double  chances[POSITIONS_MAX];
  int     slots[2 * POSITIONS_MAX]; /* by hash: number of the position and one; 0: free */
  int     n_positions;
} Bag;

typedef struct
{
  void *asked;    /* the position in question */
  bool  answered;
  Bag   settled;
} Answer;

struct HarenaOdds
{
  const HarenaGame *game;
  void             *memory;
  void             *next;
  Bag               open[2];          /* this move's and the next one's */
  Answer            answers[ANSWERS];
  Answer           *answer;           /* to the last question */
  unsigned          n_asked;          /* questions that were not remembered */
};

static void
bag_init (const HarenaGame *game,
          Bag              *bag)
{
  bag->positions = harena_memory_new (POSITIONS_MAX * game->position_size);
}

HarenaOdds *
harena_odds_new (const HarenaGame *game)
{
  HarenaOdds *odds = harena_memory_new (sizeof *odds);

  odds->game = game;
  odds->memory = harena_memory_new (game->strategy->memory_size);
  odds->next = harena_memory_new (game->position_size);
  odds->answer = &odds->answers[0];
  bag_init (game, &odds->open[0]);
  bag_init (game, &odds->open[1]);
  for (int i = 0; i < ANSWERS; i++)
    {
      odds->answers[i].asked = harena_memory_new (game->position_size);
      bag_init (game, &odds->answers[i].settled);
    }
  game->strategy->memory_init (odds->memory);
  return odds;
}

void
harena_odds_free (HarenaOdds *odds)
{
  if (odds == NULL)
    return;

  for (int i = 0; i < ANSWERS; i++)
    {
      free (odds->answers[i].settled.positions);
      free (odds->answers[i].asked);
    }
  free (odds->open[1].positions);
  free (odds->open[0].positions);
  free (odds->next);
  free (odds->memory);
  free (odds);
}

static void
empty (Bag *bag)
{
  memset (bag->slots, 0, sizeof bag->slots);
  bag->n_positions = 0;
}

/* FNV-1a, by words. Positions are a whole number of words long, or the rest does not count. */
static uint64_t
hash_of (const char *position,
         size_t      size)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i + sizeof (uint64_t) <= size; i += sizeof (uint64_t))
    {
      uint64_t word;

      memcpy (&word, position + i, sizeof word);
      hash = (hash ^ word) * UINT64_C (0x100000001b3);
      hash ^= hash >> 32;
    }

  return hash;
}

static void
add (const HarenaOdds *odds,
     Bag              *bag,
     const void       *position,
     double            chance)
{
  size_t   size = odds->game->position_size;
  unsigned slot = hash_of (position, size) % (2 * POSITIONS_MAX);

  for (; bag->slots[slot] != 0; slot = (slot + 1) % (2 * POSITIONS_MAX))
    {
      int known = bag->slots[slot] - 1;

      if (memcmp (bag->positions + known * size, position, size) == 0)
        {
          bag->chances[known] += chance;
          return;
        }
    }

  if (bag->n_positions == POSITIONS_MAX)
    abort (); /* a game whose battles have so many ends needs a larger bag */

  memcpy (bag->positions + bag->n_positions * size, position, size);
  bag->chances[bag->n_positions] = chance;
  bag->slots[slot] = ++bag->n_positions;
}

static void
follow (HarenaOdds *odds,
        Bag        *later,
        const void *position,
        HarenaMove  move,
        double      chance)
{
  memcpy (odds->next, position, odds->game->position_size);
  odds->game->play (odds->next, move);
  add (odds, odds->game->strategy->settled (odds->next) ? &odds->answer->settled : later, odds->next,
       chance);
}

/* Every outcome of chance, or the one move that is judged best. */
static void
expand (HarenaOdds *odds,
        Bag        *later,
        const void *position,
        double      chance)
{
  const HarenaGame *game = odds->game;
  HarenaMove        list[HARENA_MOVES_MAX];
  int               n_moves = game->moves (position, list);
  double            worth[HARENA_MOVES_MAX];
  int               best = 0;

  if (game->turn (position) == HARENA_CHANCE)
    {
      double total = game->chance_total (position);

      for (int i = 0; i < n_moves; i++)
        follow (odds, later, position, list[i],
                chance * game->chance_weight (position, list[i]) / total);
      return;
    }

  game->strategy->judge (odds->memory, position, list, n_moves, worth);
  for (int i = 1; i < n_moves; i++)
    if (worth[i] > worth[best])
      best = i;
  follow (odds, later, position, list[best], chance);
}

/* Whether it is remembered. If not, the place of the oldest answer is made free for it. */
static bool
find_answer (HarenaOdds *odds,
             const void *position)
{
  size_t size = odds->game->position_size;

  for (int i = 0; i < ANSWERS; i++)
    if (odds->answers[i].answered && memcmp (odds->answers[i].asked, position, size) == 0)
      {
        odds->answer = &odds->answers[i];
        return true;
      }

  odds->answer = &odds->answers[odds->n_asked++ % ANSWERS];
  odds->answer->answered = true;
  memcpy (odds->answer->asked, position, size);
  empty (&odds->answer->settled);
  return false;
}

int
harena_odds_reckon (HarenaOdds *odds,
                    const void *position)
{
  size_t size = odds->game->position_size;
  Bag   *now = &odds->open[0];
  Bag   *later = &odds->open[1];

  if (find_answer (odds, position))
    return odds->answer->settled.n_positions;

  empty (now);
  add (odds, odds->game->strategy->settled (position) ? &odds->answer->settled : now, position, 1);

  while (now->n_positions > 0)
    {
      Bag *swap = now;

      empty (later);
      for (int i = 0; i < now->n_positions; i++)
        expand (odds, later, now->positions + i * size, now->chances[i]);
      now = later;
      later = swap;
    }

  return odds->answer->settled.n_positions;
}

const void *
harena_odds_position (const HarenaOdds *odds,
                      int               outcome)
{
  return odds->answer->settled.positions + outcome * odds->game->position_size;
}

double
harena_odds_chance (const HarenaOdds *odds,
                    int               outcome)
{
  return odds->answer->settled.chances[outcome];
}
