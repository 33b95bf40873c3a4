/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two groups of Clash of the Gladiators meet: what comes of it, and how likely. */

#pragma once

#include "clash/position.h"

#include <glib.h>

/* What has become of one side. */
typedef struct
{
  int losses; /* of a team */
  int killed; /* a beast: 0 or 1 */
  int stars;  /* of a beast that lives */
} ClashFate;

typedef struct
{
  ClashFate fates[2];  /* by side: CLASH_ATTACKER, CLASH_DEFENDER */
  int       points[2]; /* what it brings the two players in this battle */
  double    chance;
} ClashOutcome;

/* What one side can expect. */
typedef struct
{
  double losses;    /* gladiators */
  double wiped_out; /* the chance that the team is, or that the beast is killed */
  double points;
} ClashProspect;

typedef struct
{
  GArray       *outcomes; /* of ClashOutcome; the least losses of the attacker first */
  ClashProspect prospects[2];
} ClashDuel;

/* Only the kinds or the beast and the stars of the two groups count. */
void clash_duel_reckon (ClashDuel         *duel,
                        const HarenaSetup *setup,
                        const ClashGroup   groups[2]);

void clash_duel_clear  (ClashDuel *duel);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ClashDuel, clash_duel_clear)
