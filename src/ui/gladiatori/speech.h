/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a game of Gladiatori. */

#pragma once

#include "face.h"

#include "gladiatori/names.h"

/* speech-ask.c */
void       glad_speech_ask         (const HarenaView *view,
                                    HarenaQuestion   *question);

/* speech-target.c */
char      *glad_speech_target      (const HarenaView *view,
                                    HarenaTarget      target);

char      *glad_speech_refuse      (const HarenaView *view,
                                    HarenaTarget      target);

/* "c4, Red, Thraex, looks north-east, lies." */
char      *glad_speech_figure      (const HarenaView *view,
                                    int               who);

/* speech-move.c */
char      *glad_speech_move        (const HarenaView *view,
                                    HarenaMove        move);

void       glad_speech_button      (const HarenaView *view,
                                    HarenaTarget      target,
                                    HarenaButton     *button);

/* "flight costs 2 points"; NULL if the movement costs nothing. */
char      *glad_speech_costs       (unsigned costs);

/* speech-tell.c */
void       glad_speech_tell        (const HarenaTelling *telling,
                                    GArray              *sentences);

/* speech.c */
char      *glad_speech_when        (const HarenaView *view);

char      *glad_speech_winner      (const HarenaView *view);

char      *glad_speech_ending      (const HarenaView *view);

char      *glad_speech_when_over   (const HarenaView *view,
                                    guint             n_chapters);

HarenaChapter glad_speech_chapter  (const HarenaTelling *telling);

char      *glad_speech_chapter_name (guint number);

char      *glad_speech_chapter_place (guint    number,
                                      guint    of,
                                      gboolean behind);

/* "Attack on the Front": what an addend of a sum is. */
const char *glad_speech_addend     (int kind);
