/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of the end: the podium, the race, and what was fast and what was wasted. */

#pragma once

#include "face.h"

enum
{
  CIRCUS_N_END_CARDS = 2,
};

extern const HarenaEndCard circus_end_cards[CIRCUS_N_END_CARDS];

/* The place of a seat in the end, from 1; those who are level have the same. */
int   circus_end_place (const HarenaView *view,
                        int               seat);

/* "The fastest round: Red drove 25 steps in round 4. …". */
char *circus_end_facts (const HarenaView *view);
