/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the box. What no rulebook tells is marked (design). */

#include "clash/box.h"

/* R1. */
const ClashKindFacts clash_kinds[CLASH_N_KINDS] = {
  [CLASH_SWORD]   = { "sword",   'S', 28 },
  [CLASH_SPEAR]   = { "spear",   'P',  8 },
  [CLASH_NET]     = { "net",     'N',  8 },
  [CLASH_TRIDENT] = { "trident", 'T',  8 },
  [CLASH_SHIELD]  = { "shield",  'H',  8 },
};

/* R2. The counts, and the values of bull and bear, are (design). */
const ClashBeastFacts clash_beasts[CLASH_BEASTS_END] = {
  [CLASH_LION] = { "lion", 4,
                   { [CLASH_SWORD] = 1, [CLASH_TRIDENT] = 2, [CLASH_SHIELD] = 1 }, 2 },
  [CLASH_BULL] = { "bull", 4,
                   { [CLASH_SPEAR] = 2, [CLASH_SWORD] = 2 }, 3 },
  [CLASH_BEAR] = { "bear", 4,
                   { [CLASH_SWORD] = 3, [CLASH_SHIELD] = 1 }, 4 },
};

/* R4: the teams of each player, by the number of seats. */
const uint8_t clash_teams_of_seats[] = { [2] = 4, [3] = 4, [4] = 3, [5] = 3 };
