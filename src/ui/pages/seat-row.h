/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat before the game: crest, name, who plays, and its place in the order.
 *
 * Signals: "changed" when the name or who plays is another; "colour-chosen" (int) when the person
 * wants another colour, which whoever knows the other seats sets; "removed"; "dropped"
 * (HarenaSeatRow) when another row is to take the place of this one. */

#pragma once

#include "game.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_SEAT_ROW (harena_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (HarenaSeatRow, harena_seat_row, HARENA, SEAT_ROW, GtkListBoxRow)

GtkWidget  *harena_seat_row_new             (const HarenaGame *game,
                                             int               colour);

int         harena_seat_row_get_colour      (HarenaSeatRow *self);

void        harena_seat_row_set_colour      (HarenaSeatRow *self,
                                             int            colour);

/* As it is shown, while it is written too. */
const char *harena_seat_row_get_name        (HarenaSeatRow *self);

/* "" if the name is that of the colour. */
const char *harena_seat_row_get_own_name    (HarenaSeatRow *self);

void        harena_seat_row_set_own_name    (HarenaSeatRow *self,
                                             const char    *name);

/* A word of the record. */
const char *harena_seat_row_get_player      (HarenaSeatRow *self);

/* One that is not known is a person. */
void        harena_seat_row_set_player      (HarenaSeatRow *self,
                                             const char    *player);

/* number: from 1, who begins. */
void        harena_seat_row_set_order       (HarenaSeatRow *self,
                                             int            number);

void        harena_seat_row_set_removable   (HarenaSeatRow *self,
                                             gboolean       removable);

/* The choosers of all rows are equally wide. */
void        harena_seat_row_align           (HarenaSeatRow *self,
                                             GtkSizeGroup  *choosers);

/* What is wrong with the name, or NULL. */
void        harena_seat_row_set_problem     (HarenaSeatRow *self,
                                             const char    *problem);
