/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished game of which is already known what its moves cost: made up, so that no test has to wait
 * for a judge, and every number that the screen shows is known beforehand. */

#pragma once

#include "game-review.h"

/* A recorded game of tests/golden, in which the first seat is Marta, a person, and the others are
 * computer players. */
HarenaRecord *reviewed_load (const char         *name);

/* Writes a review of the whole of it to where the program looks for it, which has to be a folder of
 * the test. Every tenth decision was a mistake: small, large and a blunder by turns, of 3, 6 and
 * 12 %; all chances are level, and each throw of chance brought the first seat 1 %. */
void          reviewed_write (const HarenaRecord *record);
