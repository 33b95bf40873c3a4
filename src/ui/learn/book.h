/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule book as data: topics, and the blocks they are made of. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  HARENA_BOOK_TEXT,    /* a paragraph; links are markup, with the id of a topic as their address */
  HARENA_BOOK_HEADING,
  HARENA_BOOK_PICTURE, /* and what it shows, in words */
  HARENA_BOOK_EXAMPLE, /* a paragraph that stands apart, with a picture or without */
  HARENA_BOOK_TABLE,   /* the first row has the headings */
  HARENA_BOOK_OWN,     /* what the game makes, such as a table of pictures and words */
} HarenaBookKind;

typedef struct HarenaBookBlock HarenaBookBlock;

struct HarenaBookBlock
{
  HarenaBookKind     kind;
  const char        *text;    /* to be translated; or NULL */
  const char        *picture; /* for the diagrams of the game; or NULL */
  const char *const *cells;   /* of a table, to be translated, ending with NULL */
  const char        *widths;  /* of its columns, a digit each, in parts of the whole */

  /* Of the game's own: a widget for it, and all that it says, for searching; or NULL. */
  GtkWidget       *(*create)  (const HarenaBookBlock *block);
  char            *(*to_text) (const HarenaBookBlock *block);
};

typedef struct
{
  const char            *id;
  const char            *title;  /* to be translated */
  const HarenaBookBlock *blocks;
  guint                  n_blocks;
} HarenaBookTopic;

typedef struct
{
  const HarenaBookTopic *topics;
  guint                  n_topics;
} HarenaBook;

#define HARENA_TEXT(text_) { .kind = HARENA_BOOK_TEXT, .text = text_ }
#define HARENA_HEADING(text_) { .kind = HARENA_BOOK_HEADING, .text = text_ }
#define HARENA_PICTURE(picture_, text_) \
  { .kind = HARENA_BOOK_PICTURE, .text = text_, .picture = picture_ }
#define HARENA_EXAMPLE(picture_, text_) \
  { .kind = HARENA_BOOK_EXAMPLE, .text = text_, .picture = picture_ }
#define HARENA_ROWS(widths_, cells_) \
  { .kind = HARENA_BOOK_TABLE, .cells = cells_, .widths = widths_ }

/* The place of a topic in the book, which may be NULL; or -1. */
int   harena_book_find    (const HarenaBook *book,
                           const char       *id);

/* A cell of a table may be empty, and of nothing gettext makes the head of its catalogue. */
const char *harena_book_translate (const char *text);

/* All that a topic says, in the language of the reader and without markup, for searching. */
char *harena_book_to_text (const HarenaBookTopic *topic);
