/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The positions along a record, so that any of them is at hand after a few moves at most. */

#pragma once

#include "record.h"

/* What is known about the position before a move, or after the last one. */
typedef struct
{
  guint32  chances; /* how many moves of chance came before */
  gint8    turn;    /* as the contract says it */
  gboolean choice;  /* whether a seat has the turn and more than one move */
} HarenaPlace;

typedef struct HarenaTrack HarenaTrack;

/* The record must outlive it, and whoever changes its moves says so to the track at once. */
HarenaTrack       *harena_track_new    (const HarenaRecord *record);

void               harena_track_free   (HarenaTrack *track);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaTrack, harena_track_free)

/* The record has one move more, and this is the position after it. */
void               harena_track_extend (HarenaTrack *track,
                                        const void  *position);

/* The record has no more than n_moves now. */
void               harena_track_cut    (HarenaTrack *track,
                                        guint        n_moves);

const HarenaPlace *harena_track_place  (const HarenaTrack *track,
                                        guint              index);

void               harena_track_copy   (const HarenaTrack *track,
                                        guint              index,
                                        void              *position);
