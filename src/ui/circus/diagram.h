/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture for the rule book and the coach; see picture.h for its words. */

#pragma once

#include <gtk/gtk.h>

GtkWidget *circus_diagram_new (void);

/* NULL shows nothing. */
void       circus_diagram_set (GtkWidget  *diagram,
                               const char *description);
