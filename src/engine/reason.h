/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something was refused: a sentence to be translated, and the words that go into it. */

#pragma once

#include <stddef.h>

enum
{
  HARENA_REASON_WORDS = 3,
  HARENA_REASON_WORD_MAX = 32,
  HARENA_REASON_TEXT_MAX = 256,
};

typedef struct
{
  const char *sentence; /* with a %s for each word; "" if there is nothing to say */
  char        words[HARENA_REASON_WORDS][HARENA_REASON_WORD_MAX];
} HarenaReason;

/* Marks a sentence for xgettext; who shows it to a person has it translated. */
#define N_(sentence) (sentence)

/* Turns a sentence of the engine into the language of the reader; gettext () is one. */
typedef const char *(*HarenaTranslate) (const char *sentence) __attribute__ ((format_arg (1)));

void harena_reason_set   (HarenaReason *reason,
                          const char   *sentence,
                          const char   *word1,
                          const char   *word2,
                          const char   *word3);

/* The digits of a number from 0 to 15, for a word of a reason. */
const char *harena_reason_number (int number);

void harena_reason_write (const HarenaReason *reason,
                          HarenaTranslate     translate,
                          char               *text,
                          size_t              size);
