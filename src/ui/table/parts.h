/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a table around its board, as the face lists them. */

#pragma once

#include "face.h"

typedef struct HarenaParts HarenaParts;

/* Makes the parts of a face that stand in this place and in this room. */
HarenaParts *harena_parts_new       (HarenaHand  *hand,
                                     HarenaPlace  place,
                                     HarenaRoom   room);

void         harena_parts_free      (HarenaParts *self);

/* A box with all of them, one below the other; to be taken once. */
GtkWidget   *harena_parts_get_box   (HarenaParts *self);

/* Each once, in their order; those that are not there are hidden. */
void         harena_parts_update    (HarenaParts *self,
                                     HarenaChange change);
