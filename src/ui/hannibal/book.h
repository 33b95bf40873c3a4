/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of Hannibal against Rome, its pictures, and "Learn to play". */

#pragma once

#include "face.h"

extern const HarenaBook    hannibal_book;
extern const HarenaLessons hannibal_lessons;

/* Pieces side by side: words such as "legion-rome", "hannibal", "card-rome-3". */
GtkWidget *hannibal_diagram_new      (void);
void       hannibal_diagram_set      (GtkWidget  *diagram,
                                      const char *description);
gboolean   hannibal_diagram_is_valid (const char *description);
