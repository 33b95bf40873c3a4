/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a move as the record has it: how every read_move () of the contract begins. */

#pragma once

#include <stdbool.h>

enum
{
  HARENA_WORDS_MAX = 12,
  HARENA_WORD_MAX = 18, /* with its final zero */
};

typedef struct
{
  char words[HARENA_WORDS_MAX][HARENA_WORD_MAX];
  int  n_words;
} HarenaWords;

/* One space between words, nothing before or behind. FALSE if that is not so, or if there are more
 * words or longer ones than the game has. What the words say is looked at later. */
bool harena_words_split (HarenaWords *words,
                         const char  *text,
                         int          most_words,
                         int          most_letters);
