/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Driving by keys: 1 to 5 take a card, Q W E A S D lie about the hex like its six directions. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

/* The keys work wherever the focus is in the window of the widget. */
void circus_keys_add (GtkWidget  *widget,
                      HarenaHand *hand);

/* The keyboard, where it is on the board, goes to the chariot that moves: as soon as nothing else
 * is to be done. */
void circus_keys_follow (GtkWidget *widget);
