/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds up all the ends that a battle can come to after a choice. */

#include "clash/battle-odds.h"

#include "clash/clash.h"
#include "clash/score.h"

#include <math.h>

int
clash_outlook_side (const ClashPosition *position)
{
  int acting = position->battle.acting;

  return position->step == CLASH_STEP_LOSE ? !acting : acting;
}

bool
clash_outlook_is_on (const ClashPosition *position)
{
  int loser = position->battle.cell[clash_outlook_side (position)];

  switch (position->step)
    {
    case CLASH_STEP_NET:
    case CLASH_STEP_AGAIN:
      return true;
    case CLASH_STEP_LOSE: /* R24: only the first roll is answered */
      return position->battle.acted == 0
             && position->battle.losses < clash_group_size (&position->groups[loser]);
    default:
      return false;
    }
}

/* R38, R39: what a seat has by now, its gladiators included. */
static double
worth_of (const ClashPosition *position,
          int                  seat)
{
  return clash_points_taken (position, seat) + position->alive[seat] * CLASH_POINTS_GLADIATOR;
}

static int
what_happened (const ClashPosition *before,
               const ClashPosition *after,
               int                  side)
{
  const ClashBattle *battle = &before->battle;
  const ClashGroup  *enemy = &before->groups[battle->cell[!side]];
  const ClashGroup  *now = &after->groups[battle->cell[!side]];
  int                scorer = battle->scorer[side];

  if (enemy->owner != 0 ? after->alive[enemy->owner] < before->alive[enemy->owner]
                        : after->beasts[scorer] > before->beasts[scorer])
    return CLASH_OUTLOOK_TAKES;

  /* R26: it may have moved in. */
  if (now->owner != enemy->owner || now->beast != enemy->beast)
    now = &after->groups[battle->cell[side]];
  return now->stars > enemy->stars ? CLASH_OUTLOOK_STAR : CLASH_OUTLOOK_NOTHING;
}

/* The largest remainders are rounded up, so that they make 100. */
static void
round_up (ClashOutlook *outlook)
{
  int left = 100;

  for (int i = 0; i < CLASH_N_OUTLOOKS; i++)
    {
      outlook->percent[i] = floor (outlook->chances[i] * 100 + 1e-9);
      left -= outlook->percent[i];
    }
  while (left-- > 0)
    {
      int most = 0;

      for (int i = 1; i < CLASH_N_OUTLOOKS; i++)
        if (outlook->chances[i] * 100 - outlook->percent[i]
            > outlook->chances[most] * 100 - outlook->percent[most])
          most = i;
      outlook->percent[most]++;
    }
}

void
clash_outlook_reckon (ClashOdds           *odds,
                      const ClashPosition *position,
                      HarenaMove           move,
                      ClashOutlook        *outlook)
{
  int           side = clash_outlook_side (position);
  int           seat = position->battle.player[side];
  ClashPosition next = *position;
  int           n_ends;

  *outlook = (ClashOutlook) { .seat = seat };
  clash_game.play (&next, move);
  n_ends = clash_odds_reckon (odds, &next);
  for (int i = 0; i < n_ends; i++)
    {
      const ClashPosition *end = clash_odds_position (odds, i);
      double               chance = clash_odds_chance (odds, i);

      outlook->chances[what_happened (position, end, side)] += chance;
      outlook->points += chance * (worth_of (end, seat) - worth_of (position, seat));
    }
  round_up (outlook);
}
