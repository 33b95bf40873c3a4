/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which moves of a game with secrets have come to light, for whom, and when: what a game answers
 * once is remembered here. */

#pragma once

#include "record.h"

typedef struct HarenaLights HarenaLights;

enum
{
  HARENA_LIGHT_NEVER = G_MAXUINT16, /* not yet, at any rate */
};

/* The record must outlive it. */
HarenaLights *harena_lights_new   (const HarenaRecord *record);

void          harena_lights_free  (HarenaLights *lights);

/* The next move of the record, the position before it, and the one after it. */
void          harena_lights_add   (HarenaLights *lights,
                                   const void   *before,
                                   const void   *now);

/* Only the first n_moves are left. What came to light with a later one is a secret again. */
void          harena_lights_cut   (HarenaLights *lights,
                                   guint         n_moves);

/* After how many moves of the game the move with this index, from 0, lies open for a viewer: 0 if it
 * was shown whole when it was played, or HARENA_LIGHT_NEVER. */
guint         harena_lights_since (HarenaLights *lights,
                                   guint         index,
                                   int           viewer);

/* The last moment, up to n_moves, at which a move of somebody else came to light for one of these
 * seats, seat 1 being bit 0; 0 if there is none. */
guint         harena_lights_last  (HarenaLights *lights,
                                   guint         n_moves,
                                   unsigned      seats);
