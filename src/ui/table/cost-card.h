/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A costly move: what was played, what was better and why, and the way to both of them. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

/* Of a move that has been looked at and was a mistake. Its buttons activate table.show-move and
 * table.try-again with the index of the move. */
GtkWidget *harena_cost_card_new (HarenaHand *hand,
                                 guint       index);

/* A bar of how much of the win was left of what could be had, and the same in words: "38 of 52 %". */
GtkWidget *harena_cost_bar_new  (int         colour,
                                 double      left,
                                 double      best);
