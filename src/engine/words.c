/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text may come from a file that somebody wrote by hand: nothing in it is believed. */

#include "words.h"

bool
harena_words_split (HarenaWords *words,
                    const char  *text,
                    int          most_words,
                    int          most_letters)
{
  int length = 0;

  words->n_words = 0;
  for (;; text++)
    if (*text == ' ' || *text == '\0')
      {
        if (length == 0)
          return false;
        words->words[words->n_words++][length] = '\0';
        length = 0;
        if (*text == '\0')
          return true;
      }
    else
      {
        if (length == most_letters || words->n_words == most_words)
          return false;
        words->words[words->n_words][length++] = *text;
      }
}
