/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is dragged over a table: a target. It has a type of its own, and says whose hand it is in, so
 * that nothing from another program or another game is ever taken for a move. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

typedef struct
{
  HarenaHand  *hand;
  HarenaTarget target;
} HarenaDrag;

#define HARENA_TYPE_DRAG (harena_drag_get_type ())

GType    harena_drag_get_type (void);

/* Makes a widget something to drag from: take () is asked what would be dragged, or HARENA_NO_TARGET,
 * and picture () how that looks. */
void     harena_drag_add_source (GtkWidget     *widget,
                                 HarenaHand    *hand,
                                 HarenaTarget (*take)    (GtkWidget *widget),
                                 GdkPaintable *(*picture) (GtkWidget *widget));

/* What a drop on a target does: as if one and then the other had been pressed. FALSE if it means
 * nothing there. */
gboolean harena_drag_drop       (const HarenaDrag *drag,
                                 HarenaHand       *hand,
                                 HarenaTarget      on);
