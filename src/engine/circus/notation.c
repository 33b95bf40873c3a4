/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is a verb and its words. */

#include "circus/notation.h"

#include "circus/position.h"

#include <stdio.h>
#include <string.h>

const char *const circus_verbs[CIRCUS_N_VERBS] = {
  [CIRCUS_PLACE] = "place",
  [CIRCUS_DRIVE] = "drive",
  [CIRCUS_WASTE] = "waste",
  [CIRCUS_STOP]  = "stop",
};

static const char drop_word[] = "drop";

enum
{
  WORDS_MAX = 5,
  WORD_MAX = 6, /* the longest are the verbs */
};

typedef struct
{
  char words[WORDS_MAX][WORD_MAX];
  int  n_words;
} Words;

/* M31: nothing is secret, so every viewer sees the same. */
void
circus_write_move (const void *position,
                   HarenaMove  move,
                   int         viewer,
                   char       *text)
{
  const char *verb = circus_verbs[circus_move_verb (move)];
  char        hex[4];
  int         length;

  (void) position;
  (void) viewer;

  switch (circus_move_verb (move))
    {
    case CIRCUS_PLACE:
      circus_write_hex (circus_move_a (move), hex);
      snprintf (text, HARENA_MOVE_TEXT_MAX, "%s %s", verb, hex);
      break;
    case CIRCUS_DRIVE:
      length = snprintf (text, HARENA_MOVE_TEXT_MAX, "%s %s %u", verb,
                         circus_directions[circus_move_a (move)], circus_move_b (move));
      if (circus_move_c (move) != 0)
        snprintf (text + length, HARENA_MOVE_TEXT_MAX - length, " %s %u", drop_word,
                  circus_move_c (move));
      break;
    case CIRCUS_WASTE:
      snprintf (text, HARENA_MOVE_TEXT_MAX, "%s %u", verb, circus_move_a (move));
      break;
    default:
      strcpy (text, verb);
      break;
    }
}

/* One space between words, nothing before or behind. What the words say is looked at later. */
static bool
split_words (const char *text,
             Words      *words)
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
        if (length == WORD_MAX - 1 || words->n_words == WORDS_MAX)
          return false;
        words->words[words->n_words][length++] = *text;
      }
}

static bool
refuse (HarenaReason *reason,
        const char   *sentence,
        const char   *word)
{
  harena_reason_set (reason, sentence, word, NULL, NULL);
  return false;
}

static bool
read_hex (const char   *word,
          unsigned     *hex,
          HarenaReason *reason)
{
  int value = circus_read_hex (word);

  *hex = value;
  /* Translators: %s is what stands where a hex of the track should, such as “z9”. */
  return value >= 0 || refuse (reason, N_ ("there is no hex %s"), word);
}

static bool
read_direction (const char   *word,
                unsigned     *direction,
                HarenaReason *reason)
{
  for (*direction = 0; *direction < CIRCUS_N_DIRECTIONS; ++*direction)
    if (strcmp (word, circus_directions[*direction]) == 0)
      return true;

  /* Translators: %s is what stands where a direction such as “NW” should. */
  return refuse (reason, N_ ("%s is no direction: W, E, NW, NE, SW or SE"), word);
}

static bool
read_card (const char   *word,
           unsigned     *card,
           HarenaReason *reason)
{
  *card = word[0] - '0';
  /* Translators: %s is what stands where the number of a card should. */
  return (word[0] >= '1' && word[0] <= '0' + CIRCUS_CARDS && word[1] == '\0')
         || refuse (reason, N_ ("there is no card %s"), word);
}

/* drive DIRECTION CARD, with or without drop CARD. */
static bool
read_drive (const Words  *words,
            HarenaMove   *move,
            HarenaReason *reason)
{
  unsigned direction;
  unsigned card;
  unsigned drop = 0;

  if (!read_direction (words->words[1], &direction, reason)
      || !read_card (words->words[2], &card, reason)
      || (words->n_words == 5 && !read_card (words->words[4], &drop, reason)))
    return false;

  *move = circus_move (CIRCUS_DRIVE, direction, card, drop);
  return true;
}

/* Whether the verb is followed by as many words as it takes. */
static bool
has_form (const Words *words,
          unsigned     verb)
{
  switch (verb)
    {
    case CIRCUS_DRIVE:
      return words->n_words == 3
             || (words->n_words == 5 && strcmp (words->words[3], drop_word) == 0);
    case CIRCUS_STOP:
      return words->n_words == 1;
    default:
      return words->n_words == 2;
    }
}

bool
circus_read_move (const void   *position,
                  const char   *text,
                  HarenaMove   *move,
                  HarenaReason *reason)
{
  Words    words;
  unsigned verb = 0;
  unsigned part = 0;

  (void) position;

  if (!split_words (text, &words))
    return refuse (reason, N_ ("this cannot be read as a move"), NULL);

  while (verb < CIRCUS_N_VERBS && strcmp (words.words[0], circus_verbs[verb]) != 0)
    verb++;
  if (verb == CIRCUS_N_VERBS)
    /* Translators: %s is the first word of a move. */
    return refuse (reason, N_ ("no move begins with “%s”"), words.words[0]);
  if (!has_form (&words, verb))
    /* Translators: %s is a verb of the notation, such as “attack”; notation is not translated. */
    return refuse (reason, N_ ("“%s” is not followed by the right words"), circus_verbs[verb]);

  if (verb == CIRCUS_DRIVE)
    return read_drive (&words, move, reason);
  if ((verb == CIRCUS_PLACE && !read_hex (words.words[1], &part, reason))
      || (verb == CIRCUS_WASTE && !read_card (words.words[1], &part, reason)))
    return false;
  *move = circus_move (verb, part, 0, 0);
  return true;
}
