/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who thinks about a position: search, and what it found. One for each thread. */

#pragma once

#include "game.h"
#include "level.h"

#include <stdatomic.h>

typedef struct HarenaThinker HarenaThinker;

/* A move that was looked at. */
typedef struct
{
  HarenaMove move;
  uint32_t   playouts; /* that began with it */
  double     wins;     /* the share of the win that its player can expect, 0 to 1 */
  double     points;   /* and the points at the end */
  double     chance;   /* with which a player whom nobody can read takes it; 0 in an open choice */
} HarenaHint;

/* setup: for games that are played in sides. */
HarenaThinker *harena_thinker_new     (const HarenaGame  *game,
                                       const HarenaSetup *setup);

void           harena_thinker_free    (HarenaThinker *thinker);

/* Decides for the seat that has the turn, by nothing but what that seat can see. The same seed,
 * sight and level give the same move. Where seats choose together it is drawn, at every level.
 * stop, if not NULL, may be set by another thread; then the best so far is the answer. */
HarenaMove     harena_thinker_decide  (HarenaThinker     *thinker,
                                       const void        *position,
                                       const HarenaLevel *level,
                                       uint64_t           seed,
                                       atomic_bool       *stop);

/* The same by search, with an effort of one's own choice, and always with hints. */
HarenaMove     harena_thinker_think   (HarenaThinker      *thinker,
                                       const void         *position,
                                       const HarenaEffort *effort,
                                       uint64_t            seed,
                                       atomic_bool        *stop);

/* How many playouts the decision under way, or the last one, has made. Another thread may ask. */
uint32_t       harena_thinker_playouts (const HarenaThinker *thinker);

/* What the last decision rested on, best first; says how many, at most max. */
int            harena_thinker_hints   (const HarenaThinker *thinker,
                                       HarenaHint          *hints,
                                       int                  max);
