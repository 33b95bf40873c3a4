/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is a verb and its words; a table says which words a verb takes. */

#include "hannibal/notation.h"

#include "hannibal/position.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

/* Behind the verb: a word that is always the same, or what its parts are: a area, r route, c
 * card. */
typedef struct
{
  const char *verb;
  const char *word;
  const char *parts;
} Form;

static const Form forms[HANNIBAL_N_VERBS] = {
  [HANNIBAL_MARCH]           = { "march", NULL, "aa" },
  [HANNIBAL_LEAD]            = { "hannibal", NULL, "aa" },
  [HANNIBAL_SAIL]            = { "sail", NULL, "rr" },
  [HANNIBAL_TRADE]           = { "trade", NULL, "a" },
  [HANNIBAL_TRADE_HANNIBAL]  = { "trade", "hannibal", "" },
  [HANNIBAL_PASS]            = { "pass", NULL, "" },
  [HANNIBAL_COMMIT_HANNIBAL] = { "commit", "hannibal", "" },
  [HANNIBAL_COMMIT_LEGION]   = { "commit", "legion", "" },
  [HANNIBAL_CARD]            = { "card", NULL, "c" },
};

enum
{
  WORDS_MAX = 3,
  LETTERS_MAX = 17, /* the longest is “carthago-sardinia” */
};

/* H30: Carthage's card while only Carthage knows it. Rome's is shown as soon as it is laid. */
static bool
is_secret (const HannibalPosition *position,
           HarenaMove              move,
           int                     viewer)
{
  return hannibal_move_verb (move) == HANNIBAL_CARD && viewer != HARENA_SEES_ALL
         && position->step == HANNIBAL_STEP_LAY && viewer != position->turn;
}

void
hannibal_write_move (const void *position,
                     HarenaMove  move,
                     int         viewer,
                     char       *text)
{
  const Form *form = &forms[hannibal_move_verb (move)];
  unsigned    parts[] = { hannibal_move_a (move), hannibal_move_b (move) };
  size_t      end = snprintf (text, HARENA_MOVE_TEXT_MAX, "%s", form->verb);

  if (is_secret (position, move, viewer))
    {
      strcpy (text + end, " ?");
      return;
    }

  if (form->word != NULL)
    end += snprintf (text + end, HARENA_MOVE_TEXT_MAX - end, " %s", form->word);
  for (int i = 0; form->parts[i] != '\0'; i++)
    if (form->parts[i] == 'c')
      end += snprintf (text + end, HARENA_MOVE_TEXT_MAX - end, " %u", parts[i]);
    else
      end += snprintf (text + end, HARENA_MOVE_TEXT_MAX - end, " %s",
                       hannibal_places[parts[i]].word);
}

/* The place with this word from one number up to another, or -1. */
static int
read_place (const char *word,
            int         from,
            int         end)
{
  for (int place = from; place < end; place++)
    if (strcmp (word, hannibal_places[place].word) == 0)
      return place;

  return -1;
}

/* The value of a word, or -1 with the reason. */
static int
read_part (const char   *word,
           char          part,
           HarenaReason *reason)
{
  int         value;
  const char *sentence;

  switch (part)
    {
    case 'a':
      value = read_place (word, 0, HANNIBAL_N_AREAS);
      /* Translators: %s is what stands where an area of the map should, such as “africa”. */
      sentence = N_ ("there is no area “%s”");
      break;
    case 'r':
      value = read_place (word, HANNIBAL_N_AREAS, HANNIBAL_N_PLACES);
      /* Translators: %s is what stands where a sea route should, such as “roma-sicilia”. */
      sentence = N_ ("there is no sea route “%s”");
      break;
    default:
      value = word[0] >= '1' && word[0] <= '0' + HANNIBAL_CARDS && word[1] == '\0' ? word[0] - '0'
                                                                                    : -1;
      /* Translators: %s is what stands where the number of a card should. */
      sentence = N_ ("there is no card “%s”, only 1 to 5");
      break;
    }

  if (value < 0)
    harena_reason_set (reason, sentence, word, NULL, NULL);
  return value;
}

static bool
read_parts (const HarenaWords *words,
            unsigned           verb,
            HarenaMove        *move,
            HarenaReason      *reason)
{
  const char *parts = forms[verb].parts;
  int         values[2] = { 0 };

  for (int i = 0; parts[i] != '\0'; i++)
    {
      values[i] = read_part (words->words[1 + i], parts[i], reason);
      if (values[i] < 0)
        return false;
    }

  *move = hannibal_move (verb, values[0], values[1]);
  return true;
}

/* Forms with a word of their own come first: else “trade hannibal” would be taken for an area. */
static int
find_form (const HarenaWords *words)
{
  int found = -1;

  for (int verb = 0; verb < HANNIBAL_N_VERBS; verb++)
    {
      const Form *form = &forms[verb];

      if (strcmp (words->words[0], form->verb) != 0)
        continue;
      if (form->word != NULL)
        {
          if (words->n_words == 2 && strcmp (words->words[1], form->word) == 0)
            return verb;
        }
      else if (words->n_words == 1 + (int) strlen (form->parts))
        found = verb;
    }

  return found;
}

static bool
is_verb (const char *word)
{
  for (int verb = 0; verb < HANNIBAL_N_VERBS; verb++)
    if (strcmp (word, forms[verb].verb) == 0)
      return true;

  return false;
}

bool
hannibal_read_move (const void   *position,
                    const char   *text,
                    HarenaMove   *move,
                    HarenaReason *reason)
{
  HarenaWords words;
  int         verb;

  (void) position;

  if (!harena_words_split (&words, text, WORDS_MAX, LETTERS_MAX))
    {
      harena_reason_set (reason, N_ ("this cannot be read as a move"), NULL, NULL, NULL);
      return false;
    }

  verb = find_form (&words);
  if (verb >= 0)
    return read_parts (&words, verb, move, reason);

  if (is_verb (words.words[0]))
    /* Translators: %s is a verb of the notation, such as “march”; notation is not translated. */
    harena_reason_set (reason, N_ ("“%s” is not followed by the right words"), words.words[0],
                       NULL, NULL);
  else
    /* Translators: %s is the first word of a move. */
    harena_reason_set (reason, N_ ("no move begins with “%s”"), words.words[0], NULL, NULL);
  return false;
}
