/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as lines of text, printed piece by piece: what every show () of the contract is made
 * with. */

#pragma once

#include <stddef.h>

/* Where the text goes. */
typedef struct
{
  char  *text;
  size_t size;
  size_t length; /* counts on when the room is used up, as snprintf () does */
} HarenaPage;

/* An empty page; text may be NULL if size is 0. */
HarenaPage harena_page_new   (char       *text,
                              size_t      size);

void       harena_page_print (HarenaPage *page,
                              const char *format,
                              ...) __attribute__ ((format (printf, 2, 3)));

/* A line: the label and the numbers of the seats, seat 1 being bit 0. */
void       harena_page_seats (HarenaPage *page,
                              const char *label,
                              unsigned    seats);
