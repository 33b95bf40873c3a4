/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each attack would bring on average, by exact odds. */

#pragma once

#include "clash/hand.h"
#include "clash/odds.h"

typedef struct
{
  int      target;    /* the cell */
  double   lose;      /* one's own gladiators, on average: each is a point at the end (R38) */
  double   take;      /* points for gladiators and beasts taken (R39) */
  gboolean first;     /* R16: whether the attacker rolls first */
  int      netted;    /* R17: how many of the attacker's the other side can net */
} ClashGain;

/* Of all targets of what is in hand, in the order of the board; gains has room for CLASH_N_CELLS. Says
 * how many. With odds NULL nothing is reckoned. */
int clash_gains_list (HarenaHand *hand,
                      ClashOdds *odds,
                      ClashGain *gains);
