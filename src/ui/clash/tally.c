/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a game of Clash and counts. */

#include "clash/tally.h"

#include "clash/move.h"

#include <math.h>
#include <string.h>

/* The die, R5. */
static const double chance_lethal = (double) CLASH_FACES_LETHAL / CLASH_FACES;
static const double chance_hit = (double) (CLASH_FACES_LETHAL + CLASH_FACES_HIT) / CLASH_FACES;

static void
count_roll (ClashTallies        *tallies,
            const ClashPosition *before,
            HarenaMove           move)
{
  ClashTally *tally = &tallies->seats[before->battle.player[before->battle.acting]];

  tally->dice += clash_move_a (move);
  tally->lethal += clash_move_b (move);
  tally->hits += clash_move_b (move) + clash_move_c (move);
}

/* R23: the side that acts has killed one of the other side's. */
static void
count_loss (ClashTallies        *tallies,
            const ClashPosition *before,
            HarenaMove           move)
{
  const ClashBattle *battle = &before->battle;
  int                loser = before->groups[battle->cell[!battle->acting]].owner;
  int                kind = clash_move_a (move);

  tallies->seats[loser].losses[kind]++;
  tallies->seats[battle->scorer[battle->acting]].kills[kind]++;
}

/* R29, R34, R35: whichever move brought it about, the roll or the decision to keep it. */
static void
count_beast (ClashTallies        *tallies,
             const ClashPosition *before,
             const ClashPosition *after)
{
  const ClashBattle *battle = &before->battle;
  const ClashGroup  *beast = &before->groups[battle->cell[!battle->acting]];

  if (after->killed > before->killed)
    tallies->seats[battle->scorer[battle->acting]].beasts[beast->beast]++;
}

void
clash_tallies_count (ClashTallies       *tallies,
                     const HarenaRecord *record,
                     guint               n_moves)
{
  const HarenaGame *game = record->game;
  ClashPosition     before;
  ClashPosition     after;

  g_return_if_fail (game->position_size == sizeof after);

  memset (tallies, 0, sizeof *tallies);
  tallies->n_seats = record->setup.seats;
  harena_record_replay (record, 0, &after);
  for (guint i = 0; i < MIN (n_moves, record->moves->len); i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      before = after;
      game->play (&after, move);
      if (clash_move_verb (move) == CLASH_ROLL)
        count_roll (tallies, &before, move);
      else if (clash_move_verb (move) == CLASH_LOSE)
        count_loss (tallies, &before, move);
      count_beast (tallies, &before, &after);
    }
}

double
clash_tally_expected_hits (const ClashTally *tally)
{
  return tally->dice * chance_hit;
}

double
clash_tally_expected_lethal (const ClashTally *tally)
{
  return tally->dice * chance_lethal;
}

guint
clash_tally_strength (const ClashTally *tally)
{
  return tally->hits + tally->lethal;
}

double
clash_tally_expected_strength (const ClashTally *tally)
{
  return tally->dice * (chance_hit + chance_lethal);
}

double
clash_tally_luck (const ClashTally *tally)
{
  double deviation = sqrt (tally->dice * chance_hit * (1 - chance_hit));

  return tally->dice > 0 ? (tally->hits - clash_tally_expected_hits (tally)) / deviation : 0;
}
