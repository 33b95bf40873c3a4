/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points of all seats in one strip, for narrow windows; or what the face says of them. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_STRIP (harena_strip_get_type ())

G_DECLARE_FINAL_TYPE (HarenaStrip, harena_strip, HARENA, STRIP, GtkWidget)

GtkWidget *harena_strip_new (HarenaHand *hand);

void       harena_strip_update (GtkWidget   *strip,
                                HarenaChange change);
