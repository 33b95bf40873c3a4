/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies beside the board: the piles of gladiators while teams enter (R1), the beast that was
 * drawn (R11), the reserve for who has no gladiators left (R31). */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_PILES (clash_piles_get_type ())

G_DECLARE_FINAL_TYPE (ClashPiles, clash_piles, CLASH, PILES, GtkWidget)

/* compact: in one row, for narrow windows; else a card with a row a pile. */
GtkWidget *clash_piles_new       (HarenaHand *hand,
                                  gboolean   compact);

/* Whether there is anything to show for what the hand is asked now. */
gboolean   clash_piles_are_there (const HarenaView *view);

void       clash_piles_update (GtkWidget   *widget,
                              HarenaChange change);
