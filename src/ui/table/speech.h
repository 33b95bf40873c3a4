/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said at every table: what a face says, or the plain words of the house where it says
 * nothing. */

#pragma once

#include "face.h"

/* Fills the question, which need not be clear before. */
void  harena_say_question (const HarenaView    *view,
                           HarenaQuestion      *question);

/* Where the cursor is. */
char *harena_say_when     (const HarenaView    *view);

/* What can be pressed there, for who cannot see it. */
char *harena_say_target   (const HarenaView    *view,
                           HarenaTarget         target);

/* A move as something to be chosen. */
char *harena_say_move     (const HarenaView    *view,
                           HarenaMove           move);

/* A button of the question bar; to be cleared. */
void  harena_say_button   (const HarenaView    *view,
                           HarenaTarget         target,
                           HarenaButton        *button);

/* Adds one HarenaSentence or more to the array. */
void  harena_say_telling  (const HarenaTelling *telling,
                           GArray              *sentences);

/* An array for them, which clears them. */
GArray *harena_sentences_new (void);

/* The sentences of a move in a row, dice in words; NULL if there are none. */
char *harena_say_happened (HarenaGameModel     *model,
                           guint                index);

/* "Attack the bull from d2: …" and what it is worth. */
char *harena_say_hint     (const HarenaView    *view,
                           const HarenaHints   *hints);

/* Who has won, when the game is over, and why. */
char *harena_say_winner   (const HarenaView    *view);

char *harena_say_ending   (const HarenaView    *view);

/* "Red and Blue", of a set in which seat 1 is bit 0. */
char *harena_say_seats    (const HarenaView    *view,
                           unsigned             seats);

/* A sentence and what follows it, each of which may be NULL. Both are taken. */
char *harena_join         (char                *sentence,
                           char                *next);
