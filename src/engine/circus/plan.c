/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which card for which chariot: all ways to share out a hand of five are few, and most of them need
 * not be looked at, for a card gains no more steps than it has. */

#include "circus/advice.h"

#include "circus/drive.h"
#include "circus/round.h"

#include <string.h>

enum
{
  N_SETS = CIRCUS_ALL_CARDS + 1, /* of cards */
};

static const uint8_t sums[N_SETS] = {
  0, 1, 2, 3, 3, 4, 5, 6,  4, 5, 6, 7,  7,  8,  9,  10,
  5, 6, 7, 8, 8, 9, 10, 11, 9, 10, 11, 12, 12, 13, 14, 15,
};

/* A chariot in the middle of its turn. */
typedef struct
{
  int      hex;
  int      stage;
  int      gain;      /* steps so far */
  int      driven;
  int      direction; /* of the last card, or -1 */
  unsigned cards;     /* that are left */
} Run;

/* Where it runs, and what it is to be best for. */
typedef struct
{
  CircusLines lines;
  unsigned    finish;
  int         limit;
  bool        paid;
  int         n_kept;        /* cards that must be left (M16) */
  int8_t      after[N_SETS]; /* what the others gain with the cards that are left */
  int         best;
} Search;

/* M29: whether a card that way costs another one. */
static bool
is_paid (const Search *search,
         const Run    *run,
         int           direction)
{
  return search->paid && run->direction >= 0 && run->direction != direction;
}

static Run
drive (const Run *run,
       int        direction,
       int        card,
       int        drop)
{
  Run next = *run;

  next.hex = circus_way_end (run->hex, direction, card);
  next.stage = circus_stage_at (run->hex, run->stage, next.hex);
  next.gain += circus_steps (run->hex, run->stage) - circus_steps (next.hex, next.stage);
  next.direction = direction;
  next.driven++;
  next.cards &= ~((1u << card | 1u << drop) >> 1);
  return next;
}

/* The best that can come of it, if it stops here or drives on. Nothing is driven backwards. */
static void
run_on (Search    *search,
        const Run *run)
{
  CircusWays ways;

  if (run->gain + search->after[run->cards] > search->best)
    search->best = run->gain + search->after[run->cards];
  if (run->driven == search->limit || circus_is_finish (run->hex)
      || __builtin_popcount (run->cards) <= search->n_kept)
    return;

  ways = circus_ways_from (&search->lines, search->finish, run->hex, run->stage, run->cards);
  for (; ways != 0; ways &= ways - 1)
    {
      int      direction = circus_way_direction (__builtin_ctz (ways));
      int      card = circus_way_card (__builtin_ctz (ways));
      bool     paid = is_paid (search, run, direction);
      unsigned drops = paid ? run->cards & ~circus_card_bit (card) : 0;

      if (search->best >= run->gain + sums[run->cards])
        return;
      if (paid && __builtin_popcount (run->cards) < search->n_kept + 2)
        continue;
      do
        {
          Run next = drive (run, direction, card, __builtin_ffs (drops));

          if (next.gain >= run->gain)
            run_on (search, &next);
          drops &= drops - 1;
        }
      while (drops != 0);
    }
}

/* For each set of cards the most steps that a chariot gains with it, nobody else moving. */
static void
measure_chariot (Search               *search,
                 const CircusPosition *position,
                 int                   chariot,
                 unsigned              cards,
                 int8_t                most[N_SETS])
{
  memset (search->after, 0, sizeof search->after);
  search->n_kept = 0;
  memset (most, 0, N_SETS);
  for (unsigned set = 1; set < N_SETS; set++)
    if ((set & ~cards) == 0)
      {
        Run run = { position->hexes[chariot], position->stages[chariot], 0, 0, -1, set };

        search->best = 0;
        run_on (search, &run);
        most[set] = search->best;
      }
}

/* For each set of cards what the chariots of the team that are to come gain with it. */
static void
measure_others (Search               *search,
                const CircusPosition *position,
                int8_t                after[N_SETS])
{
  int n_others = 0;

  memset (after, 0, N_SETS);
  for (int i = position->now + 1; i < position->n_order; i++)
    {
      int8_t most[N_SETS];
      int8_t before[N_SETS];

      if (circus_seat_of (position->order[i]) != position->turn)
        continue;
      measure_chariot (search, position, position->order[i], position->cards[position->turn - 1],
                       most);
      memcpy (before, after, sizeof before);
      for (unsigned set = 1; set < N_SETS; set++)
        {
          after[set] = n_others == 0 ? most[set] : 0;
          for (unsigned part = (set - 1) & set; part != 0 && n_others > 0; part = (part - 1) & set)
            if (before[part] + most[set & ~part] > after[set])
              after[set] = before[part] + most[set & ~part];
        }
      n_others++;
    }
}

static double
judge_move (Search               *search,
            const CircusPosition *position,
            const Run            *run,
            HarenaMove            move)
{
  Run next;

  switch (circus_move_verb (move))
    {
    case CIRCUS_PLACE:
      return -circus_steps (circus_move_a (move), 0);
    case CIRCUS_WASTE:
      return search->after[run->cards & ~circus_card_bit (circus_move_a (move))];
    case CIRCUS_STOP:
      return search->after[run->cards];
    default:
      next = drive (run, circus_move_a (move), circus_move_b (move), circus_move_c (move));
      search->best = next.gain + search->after[next.cards];
      search->n_kept = position->to_come[position->turn - 1];
      run_on (search, &next);
      return search->best;
    }
}

void
circus_judge (void             *memory,
              const void       *data,
              const HarenaMove *list,
              int               n_moves,
              double           *worth)
{
  const CircusPosition *position = data;
  Search                search = {
                   .lines = position->lines,
                   .finish = position->finish,
                   .limit = circus_limit (position),
                   .paid = position->options & CIRCUS_TURNING_PAID,
  };
  Run run = { 0 };

  (void) memory;

  if (position->step != CIRCUS_STEP_PLACE)
    {
      int    mover = circus_mover (position);
      int8_t after[N_SETS];

      run = (Run) { position->hexes[mover], position->stages[mover], 0, position->driven,
                    position->driven > 0 ? position->direction : -1,
                    position->cards[position->turn - 1] };
      /* It will be out of the way of those behind it. */
      circus_turn_hex (&search.lines, run.hex);
      measure_others (&search, position, after);
      memcpy (search.after, after, sizeof after);
    }

  for (int i = 0; i < n_moves; i++)
    worth[i] = judge_move (&search, position, &run, list[i]);
}
