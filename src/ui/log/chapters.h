/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of a game, as its face tells them: battles, rounds. Each move is asked about once. */

#pragma once

#include "game-model.h"

typedef struct
{
  guint first;  /* the move that began it */
  guint end;    /* behind its last move */
  guint weight; /* how many of its moves weigh; see HarenaChapter */
} HarenaChapterSpan;

typedef struct HarenaChapters HarenaChapters;

HarenaChapters          *harena_chapters_new    (HarenaGameModel *model);

void                     harena_chapters_free   (HarenaChapters *self);

/* Brings it to where the model is. Of all moves of the record, those taken back included. */
void                     harena_chapters_update (HarenaChapters *self);

guint                    harena_chapters_count  (const HarenaChapters *self);

const HarenaChapterSpan *harena_chapters_get    (const HarenaChapters *self,
                                                 guint                 number);

/* Which chapter, from 0, a move belongs to, or -1. */
int                      harena_chapters_at     (const HarenaChapters *self,
                                                 guint                 index);

/* How many have begun before a move, and how many turns. */
guint                    harena_chapters_begun  (const HarenaChapters *self,
                                                 guint                 index);

guint                    harena_chapters_turns  (const HarenaChapters *self,
                                                 guint                 index);
