/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a computer player plays: one search, and rows of efforts that each game has. */

#pragma once

#include "strategy.h"

typedef enum
{
  HARENA_STYLE_SEARCH,     /* thinks ahead by playouts; with none it trusts the game's judgement */
  HARENA_STYLE_GREEDY,     /* takes what the game judges best, and any of what it does not judge */
  HARENA_STYLE_RANDOM,     /* takes any legal move */
} HarenaStyle;

typedef struct
{
  const char *id;          /* a word of the record */
  const char *name;        /* Latin in every language; NULL if no person plays against it */
  HarenaStyle style;
  uint8_t     effort;      /* of a search: the row of the game's table */
} HarenaLevel;

extern const HarenaLevel harena_levels[HARENA_N_LEVELS]; /* from the weakest to the strongest */

/* Players of no skill or of a plain one, to measure the others by. */
extern const HarenaLevel harena_level_random;
extern const HarenaLevel harena_level_greedy;

const HarenaLevel  *harena_find_level   (const char *id);

const HarenaEffort *harena_level_effort (const HarenaLevel *level,
                                         const HarenaGame  *game);
