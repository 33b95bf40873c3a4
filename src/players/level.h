/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a computer player plays: rows of one table over one search. */

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
  uint32_t    playouts;    /* how many games it plays out in its head for one decision */
  float       temperature; /* 0: plays what it holds best; more: strays from it like a person, who
                            * sees what a move is worth but not always which is worth most */
} HarenaLevel;

extern const HarenaLevel harena_levels[HARENA_N_LEVELS]; /* from the weakest to the strongest */

/* Players of no skill or of a plain one, to measure the others by. */
extern const HarenaLevel harena_level_random;
extern const HarenaLevel harena_level_greedy;

const HarenaLevel *harena_find_level (const char *id);
