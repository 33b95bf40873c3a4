/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice is a verb and its cards, in one order only. */

#include "imperium/rules.h"

#include <string.h>

enum
{
  WORDS_MAX = 1 + IMPERIUM_N_CARDS,
  WORD_MAX = 10, /* the longest are “illyricum” and “macedonia” */
};

static const char verb[] = "choose";
static const char nothing[] = "nothing";
static const char unseen[] = "?";

typedef struct
{
  char words[WORDS_MAX][WORD_MAX];
  int  n_words;
} Words;

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

/* One space between words, nothing before or behind. What the words say is looked at later. */
static bool
split_words (const char *text,
             Words      *words)
{
  int length = 0;

  words->n_words = 0;
  for (;; text++)
    {
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
}

static int
read_card (const char *word)
{
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (strcmp (word, imperium_card_words[card]) == 0)
      return card;

  return -1;
}

/* The cards as they stand there, each a card and none twice. */
static bool
read_cards (const Words  *words,
            int           cards[IMPERIUM_N_CARDS],
            unsigned     *set,
            HarenaReason *reason)
{
  *set = 0;
  for (int i = 1; i < words->n_words; i++)
    {
      const char *word = words->words[i];
      int         card = read_card (word);

      if (card < 0)
        {
          if (strcmp (word, nothing) == 0)
            harena_reason_set (reason, N_ ("no card stands beside “nothing”"), NULL, NULL, NULL);
          else
            /* Translators: %s is what stands where a card such as “africa” or “bread” should. */
            harena_reason_set (reason, N_ ("%s is no card"), word, NULL, NULL);
          return false;
        }
      if (*set & imperium_card_bit (card))
        {
          /* Translators: a card as the notation has it, such as “africa”; not translated. */
          harena_reason_set (reason, N_ ("everybody has the card %s only once"), word, NULL, NULL);
          return false;
        }
      *set |= imperium_card_bit (card);
      cards[i - 1] = card;
    }

  return true;
}

/* I8: bread stands first, before a province, or last. */
static bool
read_doubled (const int     cards[],
              int           n_cards,
              int          *doubled,
              HarenaReason *reason)
{
  *doubled = -1;
  for (int i = 0; i < n_cards - 1; i++)
    if (cards[i] == IMPERIUM_BREAD)
      {
        if (i > 0 || cards[1] >= IMPERIUM_N_PROVINCES)
          {
            harena_reason_set (reason,
                               N_ ("“bread” stands before the province that it doubles, which "
                                   "comes first, or last and doubles nothing"),
                               NULL, NULL, NULL);
            return false;
          }
        *doubled = cards[1];
      }

  return true;
}

/* But for bread and what it doubles, cards stand in the order of scoring, special ones behind. */
static bool
check_order (const int     cards[],
             int           n_cards,
             int           doubled,
             HarenaReason *reason)
{
  for (int i = doubled >= 0 ? 3 : 1; i < n_cards; i++)
    if (cards[i] != IMPERIUM_BREAD && cards[i] < cards[i - 1])
      {
        /* Translators: two cards as the notation has them; not translated. */
        harena_reason_set (reason, N_ ("%s is named before %s"), imperium_card_words[cards[i]],
                           imperium_card_words[cards[i - 1]], NULL);
        return false;
      }

  return true;
}

/* Whether the cards may be chosen is for explain () to say. */
bool
imperium_read_move (const void   *position,
                    const char   *text,
                    HarenaMove   *move,
                    HarenaReason *reason)
{
  Words    words;
  int      cards[IMPERIUM_N_CARDS];
  int      n_cards;
  int      doubled;
  unsigned set;

  (void) position;

  if (!split_words (text, &words))
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

  n_cards = words.n_words - 1;
  if (n_cards == 0)
    {
      /* Translators: %s is a verb of the notation, such as “attack”; notation is not translated. */
      harena_reason_set (reason, N_ ("“%s” is not followed by the right words"), verb, NULL, NULL);
      return false;
    }
  if (n_cards == 1 && strcmp (words.words[1], nothing) == 0)
    {
      *move = 0;
      return true;
    }

  if (!read_cards (&words, cards, &set, reason)
      || !read_doubled (cards, n_cards, &doubled, reason)
      || !check_order (cards, n_cards, doubled, reason))
    return false;

  *move = imperium_choice (set, doubled);
  return true;
}
