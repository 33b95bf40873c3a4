/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is a verb and its words; a table says which words a verb takes. */

#include "clash/notation.h"

#include "clash/board.h"
#include "clash/box.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

const char *const clash_verbs[CLASH_N_VERBS] = {
  [CLASH_ENTER]   = "enter",
  [CLASH_JOIN]    = "join",
  [CLASH_DRAW]    = "draw",
  [CLASH_PLACE]   = "place",
  [CLASH_ATTACK]  = "attack",
  [CLASH_BEAST]   = "beast",
  [CLASH_RELEASE] = "release",
  [CLASH_PASS]    = "pass",
  [CLASH_NAME]    = "name",
  [CLASH_THROW]   = "net",
  [CLASH_ROLL]    = "roll",
  [CLASH_KEEP]    = "keep",
  [CLASH_REROLL]  = "reroll",
  [CLASH_LOSE]    = "lose",
};

/* Which words follow the verb: c cell, k kind, b beast, s seat. Verbs with a form of their own
 * are not here. */
static const char *const forms[CLASH_N_VERBS] = {
  [CLASH_ENTER]   = "ck",
  [CLASH_JOIN]    = "ck",
  [CLASH_DRAW]    = "b",
  [CLASH_PLACE]   = "c",
  [CLASH_RELEASE] = "bcc",
  [CLASH_PASS]    = "",
  [CLASH_NAME]    = "s",
  [CLASH_THROW]   = "k",
  [CLASH_KEEP]    = "",
  [CLASH_REROLL]  = "",
};

enum
{
  WORDS_MAX = 4,
  WORD_MAX = 8, /* the longest are “trident” and “release” */
};

static void
write_word (char     *text,
            char      form,
            unsigned  value)
{
  char name[WORD_MAX];

  switch (form)
    {
    case 'c':
      clash_write_cell (value, name);
      break;
    case 'k':
      snprintf (name, sizeof name, "%s", clash_kinds[value].word);
      break;
    case 'b':
      snprintf (name, sizeof name, "%s", clash_beasts[value].word);
      break;
    default:
      snprintf (name, sizeof name, "%u", value);
      break;
    }

  strcat (text, " ");
  strcat (text, name);
}

/* Best first: X lethal, x hit, . miss. */
static void
write_faces (char       *text,
             HarenaMove  move)
{
  unsigned dice = clash_move_a (move);
  unsigned lethal = clash_move_b (move);
  unsigned hits = clash_move_c (move);
  char     faces[CLASH_DICE_MAX + 2] = " ";

  for (unsigned i = 0; i < dice; i++)
    faces[1 + i] = i < lethal ? 'X' : i < lethal + hits ? 'x' : '.';
  strcat (text, faces);
}

/* Nothing in Clash is secret when it is played, so every viewer sees the same. */
void
clash_write_move (const void *position,
                  HarenaMove  move,
                  int         viewer,
                  char       *text)
{
  unsigned verb = clash_move_verb (move);
  unsigned parts[] = { clash_move_a (move), clash_move_b (move), clash_move_c (move) };

  (void) position;
  (void) viewer;

  strcpy (text, clash_verbs[verb]);

  switch (verb)
    {
    case CLASH_ATTACK:
    case CLASH_BEAST:
      write_word (text, 'c', parts[0]);
      if (parts[1] != parts[0])
        write_word (text, 'c', parts[1]);
      write_word (text, 'c', parts[2]);
      break;

    case CLASH_ROLL:
      write_faces (text, move);
      break;

    case CLASH_LOSE:
      if (parts[1])
        strcat (text, " netted");
      write_word (text, 'k', parts[0]);
      break;

    default:
      for (int i = 0; forms[verb][i] != '\0'; i++)
        write_word (text, forms[verb][i], parts[i]);
      break;
    }
}

static int
read_kind (const char *word)
{
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (strcmp (word, clash_kinds[kind].word) == 0)
      return kind;

  return -1;
}

static int
read_beast (const char *word)
{
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    if (strcmp (word, clash_beasts[beast].word) == 0)
      return beast;

  return -1;
}

/* The value of a word, or -1 with the reason. */
static int
read_word (const char   *word,
           char          form,
           HarenaReason *reason)
{
  int         value;
  const char *sentence;

  switch (form)
    {
    case 'c':
      value = clash_read_cell (word);
      /* Translators: %s is what stands where a space of the arena should, such as “z9”. */
      sentence = N_ ("there is no space %s");
      break;
    case 'k':
      value = read_kind (word);
      /* Translators: %s is what stands where a kind such as “sword” should. */
      sentence = N_ ("%s is no kind of gladiator");
      break;
    case 'b':
      value = read_beast (word);
      /* Translators: %s is what stands where “lion”, “bull” or “bear” should. */
      sentence = N_ ("%s is no beast");
      break;
    default:
      value = word[0] >= '1' && word[0] <= '0' + HARENA_SEATS_MAX && word[1] == '\0'
                ? word[0] - '0'
                : -1;
      /* Translators: %s is what stands where the number of a seat should. */
      sentence = N_ ("there is no seat %s");
      break;
    }

  if (value < 0)
    harena_reason_set (reason, sentence, word, NULL, NULL);
  return value;
}

static bool
refuse_form (const char   *verb,
             HarenaReason *reason)
{
  /* Translators: %s is a verb of the notation, such as “attack”; notation is not translated. */
  harena_reason_set (reason, N_ ("“%s” is not followed by the right words"), verb, NULL, NULL);
  return false;
}

static bool
read_form (const HarenaWords *words,
           unsigned           verb,
           const char        *form,
           HarenaMove        *move,
           HarenaReason      *reason)
{
  int parts[3] = { 0 };

  if ((size_t) words->n_words != 1 + strlen (form))
    return refuse_form (clash_verbs[verb], reason);

  for (int i = 0; form[i] != '\0'; i++)
    {
      parts[i] = read_word (words->words[1 + i], form[i], reason);
      if (parts[i] < 0)
        return false;
    }

  *move = clash_move (verb, parts[0], parts[1], parts[2]);
  return true;
}

/* attack FROM TARGET, or attack FROM TO TARGET with TO not FROM. */
static bool
read_attack (const HarenaWords *words,
             unsigned           verb,
             HarenaMove        *move,
             HarenaReason      *reason)
{
  bool moved = words->n_words == 4;

  if (!read_form (words, verb, moved ? "ccc" : "cc", move, reason))
    return false;

  if (!moved)
    *move = clash_move (verb, clash_move_a (*move), clash_move_a (*move), clash_move_b (*move));
  else if (clash_move_a (*move) == clash_move_b (*move))
    {
      harena_reason_set (reason, N_ ("%s is where it stands already"), words->words[2], NULL, NULL);
      return false;
    }

  return true;
}

static bool
read_roll (const HarenaWords *words,
           HarenaMove        *move,
           HarenaReason      *reason)
{
  if (words->n_words != 2)
    return refuse_form (clash_verbs[CLASH_ROLL], reason);

  const char *faces = words->words[1];
  size_t      lethal = strspn (faces, "X");
  size_t      hits = strspn (faces + lethal, "x");
  size_t      misses = strspn (faces + lethal + hits, ".");
  size_t      dice = lethal + hits + misses;

  if (faces[dice] != '\0' || dice > CLASH_DICE_MAX)
    {
      harena_reason_set (reason,
                         N_ ("%s is no roll: up to five dice, X before x before ."),
                         faces, NULL, NULL);
      return false;
    }

  *move = clash_move (CLASH_ROLL, dice, lethal, hits);
  return true;
}

static bool
read_lose (const HarenaWords *words,
           HarenaMove        *move,
           HarenaReason      *reason)
{
  bool netted = words->n_words == 3 && strcmp (words->words[1], "netted") == 0;
  int  kind;

  if (words->n_words != 2 && !netted)
    return refuse_form (clash_verbs[CLASH_LOSE], reason);

  kind = read_word (words->words[netted ? 2 : 1], 'k', reason);
  if (kind < 0)
    return false;

  *move = clash_move (CLASH_LOSE, kind, netted, 0);
  return true;
}

bool
clash_read_move (const void   *position,
                 const char   *text,
                 HarenaMove   *move,
                 HarenaReason *reason)
{
  HarenaWords words;
  unsigned    verb = 0;

  (void) position;

  if (!harena_words_split (&words, text, WORDS_MAX, WORD_MAX - 1))
    {
      harena_reason_set (reason, N_ ("this cannot be read as a move"), NULL, NULL, NULL);
      return false;
    }

  while (verb < CLASH_N_VERBS && strcmp (words.words[0], clash_verbs[verb]) != 0)
    verb++;

  switch (verb)
    {
    case CLASH_ATTACK:
    case CLASH_BEAST:
      return read_attack (&words, verb, move, reason);
    case CLASH_ROLL:
      return read_roll (&words, move, reason);
    case CLASH_LOSE:
      return read_lose (&words, move, reason);
    case CLASH_N_VERBS:
      /* Translators: %s is the first word of a move. */
      harena_reason_set (reason, N_ ("no move begins with “%s”"), words.words[0], NULL, NULL);
      return false;
    default:
      return read_form (&words, verb, forms[verb], move, reason);
    }
}
