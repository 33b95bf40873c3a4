/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the board know of each other. */

#pragma once

#include "board/board-cell.h"
#include "board/board-view.h"
#include "board/mover.h"

struct _HarenaBoardView
{
  GtkWidget           parent_instance;

  HarenaHand         *hand;
  const HarenaBoard  *board;
  GPtrArray          *cells;       /* of HarenaBoardCell; the board is their parent */
  HarenaGeometry      geometry;    /* its layout is NULL before the first size */
  GskRenderNode      *ground;      /* painted for this size and scale, or NULL */
  int                 ground_scale;

  /* Where the keyboard was last, and the place that its walk keeps to. */
  int                 current;     /* or -1 */
  gboolean            walked;      /* somebody has gone there, by key or by press */
  HarenaPoint         lane;

  /* Where not all can be seen: the point in the middle, and how much larger it is drawn. */
  HarenaPoint         centre;
  double              zoom;

  const HarenaTarget *pointed;     /* what a lesson is about, or NULL */
  HarenaMover        *mover;
  gboolean            moving;      /* as was told last */
};

static inline HarenaBoardCell *
harena_board_view_cell (HarenaBoardView *self,
                        int              space)
{
  return g_ptr_array_index (self->cells, space);
}

/* board-view.c */

/* Lays the board out anew, as when its middle is another one. */
void harena_board_view_place  (HarenaBoardView *self);

/* Whether only a part of the board is seen. */
gboolean harena_board_view_is_cut (HarenaBoardView *self);

/* board-input.c */

/* Makes the board listen to keys, and its spaces to pointer, finger and drops. */
void harena_board_view_listen (HarenaBoardView *self);

/* Where the keyboard goes if nobody says where. */
int  harena_board_view_find_start (HarenaBoardView *self);
