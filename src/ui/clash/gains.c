/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays each attack on a copy and looks at everything that can come of it. */

#include "clash/gains.h"

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

/* R16, R17: the one who is first throws its nets first, over nets if it likes. Between a team and a
 * beast nobody does (R28). */
static void
look (const ClashGroup *attacker,
      const ClashGroup *target,
      ClashGain        *gain)
{
  int nets = target->count[CLASH_NET];

  gain->first = attacker->count[CLASH_SPEAR] >= target->count[CLASH_SPEAR];
  if (attacker->beast != CLASH_NO_BEAST || target->beast != CLASH_NO_BEAST)
    return;
  if (gain->first)
    nets -= attacker->count[CLASH_NET];
  gain->netted = CLAMP (nets, 0, clash_group_size (attacker));
}

int
clash_gains_list (HarenaHand *hand,
                  ClashOdds *odds,
                  ClashGain *gains)
{
  const ClashPosition *position = harena_hand_get_position (hand);
  ClashCells           targets = position->occupied;
  int                  seat = harena_hand_get_asked (hand);
  int                  n = 0;

  while (targets != 0)
    {
      ClashGain     gain = { .target = clash_take_cell (&targets) };
      ClashPosition attacked = *position;
      HarenaMove    move;

      if (!clash_find_attack (harena_hand_get_view (hand), gain.target, &move))
        continue;
      harena_game_model_get_game (harena_hand_get_model (hand))->play (&attacked, move);
      look (&attacked.groups[clash_get_space (harena_hand_get_view (hand))], &position->groups[gain.target], &gain);
      if (odds != NULL)
        reckon (odds, position, &attacked, seat, &gain);
      gains[n++] = gain;
    }
  return n;
}
