/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice is a verb and its cards, in one order only. */

#include "imperium/rules.h"

#include "words.h"

#include <string.h>

enum
{
  WORDS_MAX = 1 + IMPERIUM_N_CARDS,
  LETTERS_MAX = 9, /* the longest are “illyricum” and “macedonia” */
};

static const char verb[] = "choose";
static const char nothing[] = "nothing";
static const char unseen[] = "?";

static void
write_word (char       *text,
            const char *word)
{
  strcat (text, " ");
  strcat (text, word);
}

/* Bread first doubles what comes right after it; last it has no effect (I8). */
void
imperium_write_choice (HarenaMove choice,
                       char      *text)
{
  int doubled = imperium_choice_doubled (choice);

  strcpy (text, verb);
  if (imperium_choice_cards (choice) == 0)
    write_word (text, nothing);
  if (doubled >= 0)
    {
      write_word (text, imperium_card_words[IMPERIUM_BREAD]);
      write_word (text, imperium_card_words[doubled]);
    }
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (choice, card) && card != doubled && card != IMPERIUM_BREAD)
      write_word (text, imperium_card_words[card]);
  if (doubled < 0 && imperium_choice_has (choice, IMPERIUM_BREAD))
    write_word (text, imperium_card_words[IMPERIUM_BREAD]);
}

/* I27: who is asked together sees only that a choice was made, and others no more. */
void
imperium_write_move (const void *data,
                     HarenaMove  move,
                     int         viewer,
                     char       *text)
{
  const ImperiumPosition *position = data;

  if (viewer == HARENA_SEES_ALL || viewer == position->turn || imperium_together (position) == 0)
    {
      imperium_write_choice (move, text);
      return;
    }

  strcpy (text, verb);
  write_word (text, unseen);
}

static int
read_card (const char *word)
{
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (strcmp (word, imperium_card_words[card]) == 0)
      return card;

  return -1;
}

/* Each word a card and none twice; bread first doubles the province after it (I8). */
static bool
read_cards (const HarenaWords *words,
            HarenaMove        *move,
            HarenaReason      *reason)
{
  unsigned cards = 0;
  int      doubled = -1;

  for (int i = 1; i < words->n_words; i++)
    {
      const char *word = words->words[i];
      int         card = read_card (word);

      if (card < 0 && strcmp (word, nothing) == 0)
        harena_reason_set (reason, N_ ("no card stands beside “nothing”"), NULL, NULL, NULL);
      else if (card < 0)
        /* Translators: %s is what stands where a card such as “africa” or “bread” should. */
        harena_reason_set (reason, N_ ("%s is no card"), word, NULL, NULL);
      else if (imperium_choice_has (cards, card))
        /* Translators: a card as the notation has it, such as “africa”; not translated. */
        harena_reason_set (reason, N_ ("everybody has the card %s only once"), word, NULL, NULL);
      if (card < 0 || imperium_choice_has (cards, card))
        return false;

      if (i == 2 && cards == imperium_card_bit (IMPERIUM_BREAD) && card < IMPERIUM_N_PROVINCES)
        doubled = card;
      cards |= imperium_card_bit (card);
    }

  *move = imperium_choice (cards, doubled);
  return true;
}

/* There is one way to write a choice: what was understood is written again and compared. */
static bool
check_order (const HarenaWords *words,
             HarenaMove         move,
             HarenaReason      *reason)
{
  char        text[HARENA_MOVE_TEXT_MAX];
  HarenaWords again;
  int         i = 1;

  imperium_write_choice (move, text);
  harena_words_split (&again, text, WORDS_MAX, LETTERS_MAX);
  while (i < words->n_words && strcmp (words->words[i], again.words[i]) == 0)
    i++;
  if (i == words->n_words)
    return true;

  if (read_card (words->words[i]) == IMPERIUM_BREAD)
    harena_reason_set (reason,
                       N_ ("“bread” stands before the province that it doubles, which comes "
                           "first, or last and doubles nothing"),
                       NULL, NULL, NULL);
  else
    /* Translators: two cards as the notation has them; not translated. */
    harena_reason_set (reason, N_ ("%s is named before %s"), again.words[i], words->words[i], NULL);
  return false;
}

/* Whether the cards may be chosen is for explain () to say. */
bool
imperium_read_move (const void   *position,
                    const char   *text,
                    HarenaMove   *move,
                    HarenaReason *reason)
{
  HarenaWords words;

  (void) position;

  if (!harena_words_split (&words, text, WORDS_MAX, LETTERS_MAX))
    {
      harena_reason_set (reason, N_ ("this cannot be read as a move"), NULL, NULL, NULL);
      return false;
    }
  if (strcmp (words.words[0], verb) != 0)
    {
      /* Translators: %s is the first word of a move. */
      harena_reason_set (reason, N_ ("no move begins with “%s”"), words.words[0], NULL, NULL);
      return false;
    }

  if (words.n_words == 1)
    {
      /* Translators: %s is a verb of the notation, such as “attack”; notation is not translated. */
      harena_reason_set (reason, N_ ("“%s” is not followed by the right words"), verb, NULL, NULL);
      return false;
    }
  if (words.n_words == 2 && strcmp (words.words[1], nothing) == 0)
    {
      *move = 0;
      return true;
    }

  return read_cards (&words, move, reason) && check_order (&words, *move, reason);
}
