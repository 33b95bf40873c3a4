/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card that leads through "Learn to play": what the lesson says, and the way on. */

#pragma once

#include "clash/tutorial.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_COACH (clash_coach_get_type ())

G_DECLARE_FINAL_TYPE (ClashCoach, clash_coach, CLASH, COACH, GtkWidget)

/* It hides itself when the tutorial is finished. Its focus is the way on. Properties: "cell", what
 * the lesson points at, or CLASH_NO_CELL, so that the card is not put there; "compact", for little
 * room: no picture and no dots. */
GtkWidget *clash_coach_new         (ClashTutorial *tutorial);

int        clash_coach_get_cell    (ClashCoach *self);

/* All the cells that the lesson is about. */
ClashCells clash_coach_get_cells   (ClashCoach *self);

/* Whether the game waits for who reads. */
gboolean   clash_coach_get_can_next (ClashCoach *self);

void       clash_coach_set_compact (ClashCoach *self,
                                    gboolean    compact);

/* For the least room, where it is narrow: title and ways on in one line, words to be scrolled. */
void       clash_coach_set_slim    (ClashCoach *self,
                                    gboolean    slim);

/* It says nothing new as long as what it would speak of is not to be seen. */
void       clash_coach_set_waiting (ClashCoach *self,
                                    gboolean    waiting);
