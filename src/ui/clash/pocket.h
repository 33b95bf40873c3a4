/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row above the question in narrow windows: the team in short, which opens to all that the
 * panel would say; or the piles, or the reserve, to take from. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_POCKET (clash_pocket_get_type ())

G_DECLARE_FINAL_TYPE (ClashPocket, clash_pocket, CLASH, POCKET, GtkWidget)

GtkWidget *clash_pocket_new (HarenaHand *hand);

void       clash_pocket_update (GtkWidget   *widget,
                               HarenaChange change);
