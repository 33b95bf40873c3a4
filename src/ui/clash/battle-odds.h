/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a choice in a battle leads to, in exact chances. */

#pragma once

#include "clash/position.h"
#include "clash/odds.h"

enum
{
  CLASH_OUTLOOK_TAKES,   /* at least one gladiator of the other side, or the beast */
  CLASH_OUTLOOK_STAR,    /* no more than wounds on it */
  CLASH_OUTLOOK_NOTHING,
  CLASH_N_OUTLOOKS,
};

typedef struct
{
  double chances[CLASH_N_OUTLOOKS];  /* they make 1 */
  int    percent[CLASH_N_OUTLOOKS];  /* they make 100 */
  double points;                     /* that the battle brings the one who chooses, on average */
  int    seat;                       /* whose points these are */
} ClashOutlook;

/* The side that a choice is made for: who throws nets or dice, or who loses. */
int  clash_outlook_side   (const ClashPosition *position);

/* Whether that side still rolls, so that there is anything to hope for. */
bool clash_outlook_is_on  (const ClashPosition *position);

void clash_outlook_reckon (ClashOdds           *odds,
                           const ClashPosition *position,
                           HarenaMove           move,
                           ClashOutlook        *outlook);
