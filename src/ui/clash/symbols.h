/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The symbols of a beast (R28), and its stars: gold for wounds, hollow for hits that it still
 * takes. Of a team the stars alone (R6). */

#pragma once

#include "clash/position.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_SYMBOLS (clash_symbols_get_type ())

G_DECLARE_FINAL_TYPE (ClashSymbols, clash_symbols, CLASH, SYMBOLS, GtkWidget)

/* size: of a symbol, in pixels. */
GtkWidget *clash_symbols_new (int size);

void       clash_symbols_set (ClashSymbols     *self,
                              const ClashGroup *group);
