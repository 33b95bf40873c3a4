/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of play while teams and beasts enter: how far each seat has come, what it has left. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_ORDER (clash_order_get_type ())

G_DECLARE_FINAL_TYPE (ClashOrder, clash_order, CLASH, ORDER, GtkWidget)

GtkWidget *clash_order_new        (HarenaHand *hand);

/* R10: how many gladiators a seat still has to take; R11: how many beasts it still has to place. */
int        clash_order_picks_left (const ClashPosition *position,
                                   int                  seat);

/* "8 picks left" or "2 beasts to place". */
char      *clash_order_describe   (const ClashPosition *position,
                                   int                  seat);

void       clash_order_update (GtkWidget   *widget,
                              HarenaChange change);

/* The same while teams and beasts enter, for the strip; else NULL. */
char      *clash_order_strip_words (const HarenaView *view,
                                    int               seat);
