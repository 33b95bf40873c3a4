/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card that leads through "Learn to play": what the lesson says, and the way on. */

#pragma once

#include "learn/lesson-course.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_COACH (harena_coach_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCoach, harena_coach, HARENA, COACH, GtkWidget)

/* It hides itself when the tutorial is finished. Its focus is the way on. Properties: "target",
 * what the lesson points at, or HARENA_NO_TARGET, so that the card is not put there; "compact", for little
 * room: no picture and no dots. */
GtkWidget *harena_coach_new         (HarenaLessonCourse *tutorial);

HarenaTarget harena_coach_get_target (HarenaCoach *self);

/* All the targets that the lesson is about, ending with HARENA_NO_TARGET; or NULL. */
const HarenaTarget *harena_coach_get_targets (HarenaCoach *self);

/* Whether the game waits for who reads. */
gboolean   harena_coach_get_can_next (HarenaCoach *self);

/* Whether it has said what the reader is to do now. */
gboolean   harena_coach_get_asks    (HarenaCoach *self);

void       harena_coach_set_compact (HarenaCoach *self,
                                    gboolean    compact);

/* For the least room, where it is narrow: title and ways on in one line, words to be scrolled. */
void       harena_coach_set_slim    (HarenaCoach *self,
                                    gboolean    slim);

/* It says nothing new as long as what it would speak of is not to be seen. */
void       harena_coach_set_waiting (HarenaCoach *self,
                                    gboolean    waiting);
