/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small piece of the art in a line of text: a die, a star, a weapon in the colour of the line. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_GLYPH (clash_battle_glyph_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleGlyph, clash_battle_glyph, CLASH, BATTLE_GLYPH, GtkWidget)

/* piece: as in art.h; one that ends in "-symbolic" takes the colour of the text. */
GtkWidget *clash_battle_glyph_new (const char *piece,
                                   int         size);
