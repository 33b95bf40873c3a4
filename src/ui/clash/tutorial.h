/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play": a game that begins near the end of the entry and goes on lesson by lesson.
 *
 * It has a model like any other game. It holds the model while something is to be read, plays what
 * Blue has to play, and takes back a move that the lesson did not ask for. When it is over the game
 * goes on as an ordinary one against a computer player. */

#pragma once

#include "clash/hand.h"
#include "clash/lessons.h"

#define CLASH_TYPE_TUTORIAL (clash_tutorial_get_type ())

G_DECLARE_FINAL_TYPE (ClashTutorial, clash_tutorial, CLASH, TUTORIAL, GObject)

/* Emits "lesson-changed" when anything below may have another answer, and "finished" once, when the
 * last lesson was read. */
ClashTutorial     *clash_tutorial_new           (void);

HarenaGameModel   *clash_tutorial_get_model     (ClashTutorial *self);

/* The hand of the table, which lessons look at; or NULL. */
void               clash_tutorial_set_hand      (ClashTutorial *self,
                                                 ClashHand     *hand);

/* From 0. */
guint              clash_tutorial_get_index     (ClashTutorial *self);

const ClashLesson *clash_tutorial_get_lesson    (ClashTutorial *self);

/* Why the last move was taken back, translated; or NULL. */
const char        *clash_tutorial_get_remark    (ClashTutorial *self);

/* Whether it waits for clash_tutorial_next (). */
gboolean           clash_tutorial_get_can_next  (ClashTutorial *self);

gboolean           clash_tutorial_get_can_back  (ClashTutorial *self);

gboolean           clash_tutorial_get_finished  (ClashTutorial *self);

/* Whether the lesson asks for this move now. Any other is taken back. */
gboolean           clash_tutorial_allows        (ClashTutorial *self,
                                                 HarenaMove     move);

void               clash_tutorial_next          (ClashTutorial *self);

/* To the lesson before, or to the last choice before it: the game goes back with it. */
void               clash_tutorial_back          (ClashTutorial *self);
