/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reasons are filled in by the engine and put into words by whoever speaks to the person. */

#include "reason.h"

#include <stdio.h>

/* Words may come from a file that somebody wrote by hand: they are cut to fit, on a whole UTF-8
 * character, and a control character becomes a question mark. NULL is no word. */
static void
copy_word (char       *room,
           const char *word)
{
  size_t length = 0;

  while (word != NULL && word[length] != '\0' && length < HARENA_REASON_WORD_MAX - 1)
    {
      room[length] = (unsigned char) word[length] < ' ' || word[length] == 127 ? '?' : word[length];
      length++;
    }

  if (length == HARENA_REASON_WORD_MAX - 1)
    while (length > 0 && ((unsigned char) word[length] & 0xc0) == 0x80)
      length--;

  room[length] = '\0';
}

/* A NULL reason is allowed: the caller does not care. */
void
harena_reason_set (HarenaReason *reason,
                   const char   *sentence,
                   const char   *word1,
                   const char   *word2,
                   const char   *word3)
{
  if (reason == NULL)
    return;

  reason->sentence = sentence;
  copy_word (reason->words[0], word1);
  copy_word (reason->words[1], word2);
  copy_word (reason->words[2], word3);
}

const char *
harena_reason_number (int number)
{
  static const char *const digits[] = {
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
  };

  return digits[number & 15];
}

/* translate may be NULL: then the sentence stays English. */
void
harena_reason_write (const HarenaReason *reason,
                     HarenaTranslate     translate,
                     char               *text,
                     size_t              size)
{
  const char *sentence = translate != NULL && reason->sentence[0] != '\0'
                           ? translate (reason->sentence)
                           : reason->sentence;

  /* The sentence is always one of ours; msgfmt --check keeps a translation to the same words. */
  snprintf (text, size, sentence, reason->words[0], reason->words[1], reason->words[2]);
}
