/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks topics up, and reads them out. */

#include "learn/book.h"

#include "words.h"

int
harena_book_find (const HarenaBook *book,
                  const char       *id)
{
  for (guint i = 0; book != NULL && i < book->n_topics; i++)
    if (g_str_equal (book->topics[i].id, id))
      return i;

  return -1;
}

/* Links are the only markup there is. */
const char *
harena_book_translate (const char *text)
{
  return *text != '\0' ? _(text) : text;
}

static void
add (GString    *all,
     const char *sentence)
{
  g_autoptr (GRegex) links = g_regex_new ("</?a[^>]*>", 0, 0, NULL);
  const char        *words = harena_book_translate (sentence);
  g_autofree char   *plain = g_regex_replace_literal (links, words, -1, 0, "", 0, NULL);

  g_string_append_printf (all, "%s ", plain);
}

char *
harena_book_to_text (const HarenaBookTopic *topic)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < topic->n_blocks; i++)
    {
      const HarenaBookBlock *block = &topic->blocks[i];
      g_autofree char       *own = block->to_text != NULL ? block->to_text (block) : NULL;

      if (block->text != NULL)
        add (all, block->text);
      for (int cell = 0; block->cells != NULL && block->cells[cell] != NULL; cell++)
        add (all, block->cells[cell]);
      if (own != NULL)
        g_string_append_printf (all, "%s ", own);
    }
  return g_string_free (all, FALSE);
}
