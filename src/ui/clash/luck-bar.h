/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar to the left or to the right of the middle: fewer than expected, or more. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_LUCK_BAR (clash_luck_bar_get_type ())

G_DECLARE_FINAL_TYPE (ClashLuckBar, clash_luck_bar, CLASH, LUCK_BAR, GtkWidget)

/* colour: of the seat. difference: how far from the middle; most: the largest that there is. */
GtkWidget *clash_luck_bar_new (int colour,
                               int difference,
                               int most);
