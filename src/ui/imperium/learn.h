/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book, the first game, and the pictures of both. */

#pragma once

#include "learn/book.h"
#include "learn/lesson.h"

extern const HarenaBook imperium_book;

extern const HarenaLessons imperium_lessons;

/* A picture is described as "cards=bread,hispania,ear", as "province=macedonia:4,3,2,2,1", the
 * cylinders of the seats, or as "ring=1,1,0,2,0,3,3,0", the proconsuls in the order of scoring. */
GtkWidget *imperium_diagram_new (void);

void imperium_diagram_set (GtkWidget *diagram, const char *description);

gboolean imperium_diagram_is_valid (const char *description);
