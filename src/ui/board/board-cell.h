/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A space of a board: what stands there, how it is marked, and its name for who cannot see it.
 *
 * Emits "activate" when it is pressed by other means than keyboard and pointer. */

#pragma once

#include "board/board-face.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_BOARD_CELL (harena_board_cell_get_type ())

G_DECLARE_FINAL_TYPE (HarenaBoardCell, harena_board_cell, HARENA, BOARD_CELL, GtkWidget)

/* geometry: of the board that has it, and which outlives it. */
GtkWidget        *harena_board_cell_new          (const HarenaBoard    *board,
                                                  const HarenaGeometry *geometry,
                                                  int                   space);

int               harena_board_cell_get_space    (HarenaBoardCell *self);

/* The geometry is another one, and the upper left corner of the widget is here. */
void              harena_board_cell_set_corner   (HarenaBoardCell *self,
                                                  int              x,
                                                  int              y);

void              harena_board_cell_set_content  (HarenaBoardCell     *self,
                                                  const HarenaContent *content);

/* A mark that is new appears in 100 ms. */
void              harena_board_cell_set_mark     (HarenaBoardCell  *self,
                                                  const HarenaMark *mark);

const HarenaMark *harena_board_cell_get_mark     (HarenaBoardCell *self);

/* What a screen reader says; selected: it is in hand. */
void              harena_board_cell_set_words    (HarenaBoardCell *self,
                                                  const char      *label,
                                                  gboolean         can_press,
                                                  gboolean         selected);

/* For a moment: something else stands there, or NULL; or it is drawn smaller. 1 is usual. */
void              harena_board_cell_set_motion   (HarenaBoardCell     *self,
                                                  const HarenaContent *held,
                                                  double               zoom);

/* What stands there, as it is on its way elsewhere. */
GdkPaintable     *harena_board_cell_take_picture (HarenaBoardCell *self);
