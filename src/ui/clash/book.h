/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of Clash as data, and its tables of pieces. */

#pragma once

#include "learn/book.h"

extern const HarenaBook clash_book;

/* The five kinds, and what each does; the three beasts, from the box. */
GtkWidget *clash_book_kinds_new  (const HarenaBookBlock *block);

GtkWidget *clash_book_beasts_new (const HarenaBookBlock *block);
