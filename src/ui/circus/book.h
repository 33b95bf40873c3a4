/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of Circus Maximus, and pictures for it and for the coach. */

#pragma once

#include "learn/book.h"

extern const HarenaBook circus_book;

GtkWidget *circus_diagram_new (void);

/* See picture.h for the words; NULL shows nothing. */
void       circus_diagram_set (GtkWidget  *diagram,
                               const char *description);
