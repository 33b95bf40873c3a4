/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is a verb and its words; a table says which words a verb takes. */

#include "circus/notation.h"

#include "circus/position.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

enum
{
  WORDS_MAX = 5,
  LETTERS_MAX = 5, /* the longest are the verbs */
};

static const char *const verbs[CIRCUS_N_VERBS] = {
  [CIRCUS_PLACE] = "place",
  [CIRCUS_DRIVE] = "drive",
  [CIRCUS_WASTE] = "waste",
  [CIRCUS_STOP]  = "stop",
};

/* Which words follow the verb: h hex, d direction, c card. */
static const char *const forms[CIRCUS_N_VERBS] = {
  [CIRCUS_PLACE] = "h",
  [CIRCUS_DRIVE] = "dc",
  [CIRCUS_WASTE] = "c",
  [CIRCUS_STOP]  = "",
};

/* M31: nothing is secret, so every viewer sees the same. */
void
circus_write_move (const void *position,
                   HarenaMove  move,
                   int         viewer,
                   char       *text)
{
  unsigned verb = circus_move_verb (move);
  unsigned a = circus_move_a (move);
  char     hex[CIRCUS_HEX_NAME];

  (void) position;
  (void) viewer;

  text += sprintf (text, "%s", verbs[verb]);
  if (verb == CIRCUS_PLACE)
    {
      circus_write_hex (a, hex);
      sprintf (text, " %s", hex);
    }
  else if (verb == CIRCUS_WASTE)
    sprintf (text, " %u", a);
  else if (verb == CIRCUS_DRIVE)
    {
      text += sprintf (text, " %s %u", circus_directions[a], circus_move_b (move));
      if (circus_move_c (move) != 0)
        sprintf (text, " drop %u", circus_move_c (move));
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

/* The value of a word, or FALSE with the reason. */
static bool
read_word (const char   *word,
           char          form,
           unsigned     *value,
           HarenaReason *reason)
{
  switch (form)
    {
    case 'h':
      *value = circus_read_hex (word);
      /* Translators: %s is what stands where a hex of the track should, such as “z9”. */
      return *value != CIRCUS_NOWHERE || refuse (reason, N_ ("there is no hex %s"), word);
    case 'd':
      for (*value = 0; *value < CIRCUS_N_DIRECTIONS; ++*value)
        if (strcmp (word, circus_directions[*value]) == 0)
          return true;
      /* Translators: %s is what stands where a direction such as “NW” should. */
      return refuse (reason, N_ ("%s is no direction: W, E, NW, NE, SW or SE"), word);
    default:
      *value = word[0] - '0';
      /* Translators: %s is what stands where the number of a card should. */
      return (word[0] >= '1' && word[0] <= '0' + CIRCUS_CARDS && word[1] == '\0')
             || refuse (reason, N_ ("there is no card %s"), word);
    }
}

bool
circus_read_move (const void   *position,
                  const char   *text,
                  HarenaMove   *move,
                  HarenaReason *reason)
{
  HarenaWords words;
  unsigned    verb = 0;
  unsigned    parts[3] = { 0 };
  bool        drops;

  (void) position;

  if (!harena_words_split (&words, text, WORDS_MAX, LETTERS_MAX))
    return refuse (reason, N_ ("this cannot be read as a move"), NULL);
  while (verb < CIRCUS_N_VERBS && strcmp (words.words[0], verbs[verb]) != 0)
    verb++;
  if (verb == CIRCUS_N_VERBS)
    /* Translators: %s is the first word of a move. */
    return refuse (reason, N_ ("no move begins with “%s”"), words.words[0]);

  drops = verb == CIRCUS_DRIVE && words.n_words == 5 && strcmp (words.words[3], "drop") == 0;
  if (words.n_words != (drops ? 5 : 1 + (int) strlen (forms[verb])))
    /* Translators: %s is a verb of the notation, such as “attack”; notation is not translated. */
    return refuse (reason, N_ ("“%s” is not followed by the right words"), verbs[verb]);
  for (int i = 0; forms[verb][i] != '\0'; i++)
    if (!read_word (words.words[1 + i], forms[verb][i], &parts[i], reason))
      return false;
  if (drops && !read_word (words.words[4], 'c', &parts[2], reason))
    return false;

  *move = circus_move (verb, parts[0], parts[1], parts[2]);
  return true;
}
