/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book of Clash as data: topics, and the blocks they are made of. */

#pragma once

#include <glib.h>

typedef enum
{
  CLASH_BOOK_TEXT,    /* a paragraph; links are markup, with the id of a topic as their address */
  CLASH_BOOK_HEADING,
  CLASH_BOOK_PICTURE, /* and what it shows, in words */
  CLASH_BOOK_EXAMPLE, /* a paragraph that stands apart, with a picture or without */
  CLASH_BOOK_TABLE,   /* the first row has the headings */
  CLASH_BOOK_KINDS,   /* the five kinds, and what each does */
  CLASH_BOOK_BEASTS,  /* the three beasts, from the box */
} ClashBookKind;

typedef struct
{
  ClashBookKind      kind;
  const char        *text;    /* to be translated; or NULL */
  const char        *picture; /* for ClashDiagram; or NULL */
  const char *const *cells;   /* of a table, to be translated, ending with NULL */
  const char        *widths;  /* of its columns, a digit each, in parts of the whole */
} ClashBookBlock;

typedef struct
{
  const char           *id;
  const char           *title;  /* to be translated */
  const ClashBookBlock *blocks;
  guint                 n_blocks;
} ClashBookTopic;

extern const ClashBookTopic clash_book[];
extern const guint          clash_book_n_topics;

/* The place of a topic in the book, or -1. */
int   clash_book_find   (const char *id);

/* All that a topic says, in the language of the reader and without markup, for searching. */
char *clash_book_to_text (const ClashBookTopic *topic);
