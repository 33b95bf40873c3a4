/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture for the rule book and the coach, made of the pieces of the game.
 *
 * It is described in words, each of which is one of these:
 *
 *   kinds=sword,net    gladiators in a row
 *   beasts=lion,bull   beasts in a row
 *   dice=Xx.           dice in a row, as the record writes them
 *   team=1ssNt*        the crest of a colour and a team; netted in upper case, a star is a wound
 *   b2=1sspt*!         what stands in a space; also b2=lion** and b2=. for an empty one
 *
 * The letters are those of the box. A space may end with one mark: ? can be chosen, + chosen,
 * ! a target, o where to move. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_DIAGRAM (clash_diagram_get_type ())

G_DECLARE_FINAL_TYPE (ClashDiagram, clash_diagram, CLASH, DIAGRAM, GtkWidget)

GtkWidget *clash_diagram_new             (const char *description);

/* NULL shows nothing. */
void       clash_diagram_set_description (ClashDiagram *self,
                                          const char   *description);

/* For tests: whether all of its words are understood. */
gboolean   clash_diagram_is_valid        (const char *description);
