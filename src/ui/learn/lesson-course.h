/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play": a game that begins near the end of the entry and goes on lesson by lesson.
 *
 * It has a model like any other game. It holds the model while something is to be read, plays what
 * Blue has to play, and lets nothing be done that the lesson
 * did not ask for. When it is over the game
 * goes on as an ordinary one against a computer player. */

#pragma once

#include "board/hand.h"
#include "learn/lesson.h"

#define HARENA_TYPE_LESSON_COURSE (harena_lesson_course_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLessonCourse, harena_lesson_course, HARENA, LESSON_COURSE, GObject)

/* Emits "lesson-changed" when anything below may have another answer, and "finished" once, when the
 * last lesson was read. */
HarenaLessonCourse     *harena_lesson_course_new           (const HarenaGame *game);

HarenaGameModel   *harena_lesson_course_get_model     (HarenaLessonCourse *self);

/* Of the game that it is about. */
const HarenaFace   *harena_lesson_course_get_face      (HarenaLessonCourse *self);

guint               harena_lesson_course_get_n_lessons (HarenaLessonCourse *self);

/* The hand of the table, which lessons look at; or NULL. */
void               harena_lesson_course_set_hand      (HarenaLessonCourse *self,
                                                 HarenaHand     *hand);

/* From 0. */
guint              harena_lesson_course_get_index     (HarenaLessonCourse *self);

const HarenaLesson *harena_lesson_course_get_lesson    (HarenaLessonCourse *self);

/* Why the last move was taken back, translated; or NULL. */
const char        *harena_lesson_course_get_remark    (HarenaLessonCourse *self);

/* Whether it waits for harena_lesson_course_next (). */
gboolean           harena_lesson_course_get_can_next  (HarenaLessonCourse *self);

gboolean           harena_lesson_course_get_can_back  (HarenaLessonCourse *self);

gboolean           harena_lesson_course_get_finished  (HarenaLessonCourse *self);

/* Whether the lesson asks for this move now. Any other is taken back. */
gboolean           harena_lesson_course_allows        (HarenaLessonCourse *self,
                                                 HarenaMove     move);

void               harena_lesson_course_next          (HarenaLessonCourse *self);

/* To the lesson before, or to the last choice before it: the game goes back with it. */
void               harena_lesson_course_back          (HarenaLessonCourse *self);
