/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One clock for all that a move shows. While it lasts the model is held, so that nothing overtakes
 * it. */

#pragma once

#include "board/board-face.h"

#include <gtk/gtk.h>

typedef struct HarenaMover HarenaMover;

/* update: called whenever something below has another answer. */
HarenaMover *harena_mover_new       (GtkWidget          *widget,
                                     HarenaGameModel    *model,
                                     void              (*update) (GtkWidget *widget));

void         harena_mover_free      (HarenaMover        *self);

/* Starts to show a motion; what is under way is over at once. */
void         harena_mover_start     (HarenaMover        *self,
                                     const HarenaMotion *motion);

/* Things are where they end. */
void         harena_mover_finish    (HarenaMover        *self);

/* Its motion is NULL while nothing moves. */
HarenaMotionState harena_mover_get_state (HarenaMover   *self);

/* What a space looks like for now, in the place of what stands there; or NULL. */
const HarenaContent *harena_mover_get_held (HarenaMover *self,
                                            int          space);

/* How large what stands in a space is drawn; 1 is usual. */
double       harena_mover_get_zoom  (HarenaMover        *self,
                                     int                 space);

/* Where a walker is, in units of its layout; FALSE if it is not on its way. */
gboolean     harena_mover_get_place (HarenaMover        *self,
                                     const HarenaWalker *walker,
                                     HarenaPoint        *place);
