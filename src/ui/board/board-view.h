/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of a game: its spaces, to look at, to walk with the arrow keys, and to press.
 *
 * What is dragged onto a space, or from one, is a HarenaDrag. */

#pragma once

#include "board/board-face.h"
#include "board/drag.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_BOARD_VIEW (harena_board_view_get_type ())

G_DECLARE_FINAL_TYPE (HarenaBoardView, harena_board_view, HARENA, BOARD_VIEW, GtkWidget)

/* Of a face that has a board. */
GtkWidget            *harena_board_view_new          (HarenaHand         *hand);

void                  harena_board_view_update       (HarenaBoardView    *self,
                                                      HarenaChange        change);

/* Puts the keyboard on a space; with -1 on the first that can be chosen. */
void                  harena_board_view_grab_cell    (HarenaBoardView    *self,
                                                      int                 space);

/* Walks with an arrow, Home, End or a page key, from the space that the keyboard was on last. FALSE if
 * the key is none of these. */
gboolean              harena_board_view_walk         (HarenaBoardView    *self,
                                                      guint               key);

/* The widget of a space. */
GtkWidget            *harena_board_view_get_cell     (HarenaBoardView    *self,
                                                      int                 space);

const HarenaGeometry *harena_board_view_get_geometry (HarenaBoardView    *self);

/* Whether a move is still seen to happen; also the property "moving". */
gboolean              harena_board_view_get_moving   (HarenaBoardView    *self);

/* Draws attention to these targets, as a lesson does; ends with HARENA_NO_TARGET. NULL ends it. */
void                  harena_board_view_point        (HarenaBoardView    *self,
                                                      const HarenaTarget *targets);
