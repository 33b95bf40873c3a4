/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rule book and the lesson: cards side by side, "fury one back-red". */

#pragma once

#include <gtk/gtk.h>

GtkWidget *glad_diagram_new      (void);

/* description: words of the record for cards and items, "back-green", "back-red" or the name of a
 * gladiator, with spaces between; or NULL. */
void       glad_diagram_set      (GtkWidget  *diagram,
                                  const char *description);

gboolean   glad_diagram_is_valid (const char *description);
