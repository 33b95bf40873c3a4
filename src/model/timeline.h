/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The positions along a record, so that any of them is at hand after a few moves at most. */

#pragma once

#include "lights.h"

/* What is known about the position before a move, or after the last one. */
typedef struct
{
  guint32  chances; /* how many moves of chance came before */
  gint8    turn;    /* as the contract says it */
  gboolean choice;  /* whether a seat has the turn and more than one move */
  gboolean obvious; /* it has, but one of them cannot hurt; see strategy.h */
} HarenaMoment;

typedef struct HarenaTimeline HarenaTimeline;

/* The record must outlive it, and whoever changes its moves says so to the timeline at once. */
HarenaTimeline     *harena_timeline_new    (const HarenaRecord *record);

void                harena_timeline_free   (HarenaTimeline *timeline);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaTimeline, harena_timeline_free)

/* The record has one move more, and this is the position after it. */
void                harena_timeline_extend (HarenaTimeline *timeline,
                                            const void     *position);

/* The record has no more than n_moves now. */
void                harena_timeline_cut    (HarenaTimeline *timeline,
                                            guint           n_moves);

const HarenaMoment *harena_timeline_moment (const HarenaTimeline *timeline,
                                            guint                 index);

/* The legal moves of the position that was added last, where a seat has the turn; -1 for any other,
 * which has to be asked of the game. list has HARENA_MOVES_MAX. */
int                 harena_timeline_list   (const HarenaTimeline *timeline,
                                            guint                 index,
                                            HarenaMove           *list);

void                harena_timeline_copy   (const HarenaTimeline *timeline,
                                            guint                 index,
                                            void                 *position);

/* When the moves came to light; NULL for a game without secrets. */
HarenaLights       *harena_timeline_lights (const HarenaTimeline *timeline);
