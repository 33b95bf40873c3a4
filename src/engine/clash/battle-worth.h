/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rest of a battle is worth, exactly: both sides choose best for their expected points. */

#pragma once

#include "clash/position.h"

/* Expected points of the two players in what is left of a battle: what their side's rolls bring
 * them, less their own gladiators lost, for each of those would be a point at the end (R38). */
typedef struct
{
  double points[2]; /* by side */
} ClashWorth;

/* What the last roll of a battle does to a team (the losses expected, by dice, shields, stars and
 * size) or to a beast (the chance of its death, by dice, shields and stars still needed). The last
 * index says whether it may be thrown again (R19). */
typedef struct
{
  double chances[CLASH_DICE_MAX + 1][CLASH_DICE_MAX + 1][CLASH_DICE_MAX + 1]; /* lethal, hits */
  double losses[CLASH_DICE_MAX + 1][CLASH_TEAM_MAX + 1][2][CLASH_TEAM_MAX + 1][2];
  double kills[CLASH_DICE_MAX + 1][CLASH_TEAM_MAX + 1][CLASH_STARS_MAX + 1][2];
} ClashWorthTables;

void       clash_worth_init  (ClashWorthTables *tables);

ClashWorth clash_worth_worth (const ClashWorthTables *tables,
                             const ClashPosition   *position);
