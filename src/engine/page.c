/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page is a text of a fixed size that is never overrun. */

#include "page.h"

#include <stdarg.h>
#include <stdio.h>

HarenaPage
harena_page_new (char  *text,
                 size_t size)
{
  if (size > 0)
    text[0] = '\0';
  return (HarenaPage) { text, size, 0 };
}

void
harena_page_print (HarenaPage *page,
                   const char *format,
                   ...)
{
  va_list arguments;
  size_t  room = page->length < page->size ? page->size - page->length : 0;

  va_start (arguments, format);
  page->length += vsnprintf (room > 0 ? page->text + page->length : NULL, room, format, arguments);
  va_end (arguments);
}

void
harena_page_seats (HarenaPage *page,
                   const char *label,
                   unsigned    seats)
{
  harena_page_print (page, "%s", label);
  for (; seats != 0; seats &= seats - 1)
    harena_page_print (page, " %d", __builtin_ctz (seats) + 1);
  harena_page_print (page, "\n");
}
