/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays each attack on a copy and looks at everything that can come of it. */

#include "clash/gains.h"

#include "clash/battle.h"
#include "clash/score.h"

static void
reckon (ClashOdds           *odds,
        const ClashPosition *before,
        const ClashPosition *attacked,
        int                  seat,
        ClashGain           *gain)
{
  int n_outcomes = clash_odds_reckon (odds, attacked);

  for (int i = 0; i < n_outcomes; i++)
    {
      const ClashPosition *after = clash_odds_position (odds, i);
      double               chance = clash_odds_chance (odds, i);

      gain->lose += chance * (before->alive[seat] - after->alive[seat]) * CLASH_POINTS_GLADIATOR;
      gain->take += chance * (clash_points_taken (after, seat) - clash_points_taken (before, seat));
    }
}

int
clash_gains_list (HarenaHand *hand,
                  ClashOdds *odds,
                  ClashGain *gains)
{
  const HarenaView    *view = harena_hand_get_view (hand);
  const ClashPosition *position = clash_position (view);
  ClashCells           targets = position->occupied;
  int                  seat = harena_hand_get_asked (hand);
  int                  n = 0;

  while (targets != 0)
    {
      ClashGain         gain = { .target = clash_take_cell (&targets) };
      ClashPosition     attacked = *position;
      const ClashGroup *attacker;
      HarenaMove        move;

      if (!clash_find_attack (view, gain.target, &move))
        continue;
      harena_game_model_get_game (harena_hand_get_model (hand))->play (&attacked, move);
      attacker = &attacked.groups[clash_get_space (view)];
      gain.first = clash_first_side (attacker, &position->groups[gain.target]) == CLASH_ATTACKER;
      gain.netted = clash_nets_against (attacker, &position->groups[gain.target]);
      if (odds != NULL)
        reckon (odds, position, &attacked, seat, &gain);
      gains[n++] = gain;
    }
  return n;
}
