/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from the record of a game of Clash: the luck of the dice, and who killed what. */

#pragma once

#include "clash/position.h"
#include "record.h"

/* A seat's part. Dice are those that it threw, for a team or for a beast, each throw of a battle
 * that is thrown again included.
 *
 * A hit is a die that hits at all, be it lethal or not: three faces of six, so that half of all
 * dice is what can be expected. Lethal hits, one face of six, are told apart as well. Strength
 * counts a lethal hit as two, which is what it is worth against a beast (R29). */
typedef struct
{
  guint dice;
  guint hits;                         /* the lethal ones among them */
  guint lethal;
  guint kills[CLASH_N_KINDS];         /* gladiators of other seats, by kind */
  guint losses[CLASH_N_KINDS];        /* its own */
  guint beasts[CLASH_BEASTS_END];     /* that it killed, by kind; [0] unused */
} ClashTally;

/* One for each seat, and [0] for nobody: what beasts killed that were nobody's (R30). */
typedef struct
{
  guint      n_seats;
  ClashTally seats[CLASH_SEATS_END];
} ClashTallies;

/* Of the first n_moves of a game of Clash. */
void   clash_tallies_count         (ClashTallies       *tallies,
                                    const HarenaRecord *record,
                                    guint               n_moves);

double clash_tally_expected_hits   (const ClashTally *tally);

double clash_tally_expected_lethal (const ClashTally *tally);

guint  clash_tally_strength        (const ClashTally *tally);

double clash_tally_expected_strength (const ClashTally *tally);

/* How far the hits are from what was expected, in standard deviations; 0 without dice. Beyond 2,
 * either way, a player has a right to talk about it. */
double clash_tally_luck            (const ClashTally *tally);
