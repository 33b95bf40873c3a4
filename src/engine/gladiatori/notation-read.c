/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a move: what the words could mean is written again, and must give the same text. */

#include "gladiatori/notation-read.h"

#include "words.h"

#include <string.h>

enum
{
  WORDS_MAX = 12,
  LETTERS_MAX = 15,
  PARTS = 3,
};

static int
find_word (const char *const *list,
           const char        *word)
{
  for (int i = 0; list[i] != NULL; i++)
    if (strcmp (list[i], word) == 0)
      return i;

  return -1;
}

static int
read_number (const char *word)
{
  int number = 0;

  for (int i = 0; word[i] != '\0'; i++)
    {
      if (word[i] < '0' || word[i] > '9' || i == 2)
        return -1;
      number = 10 * number + word[i] - '0';
    }
  return number;
}

static int
read_card (const char *word)
{
  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (strcmp (word, glad_cards[card].word) == 0)
      return card;

  return -1;
}

static int
read_item (const char *word)
{
  for (int item = 0; item < GLAD_N_ITEMS; item++)
    if (strcmp (word, glad_items[item].word) == 0)
      return item;

  return -1;
}

static int
read_gladiator (const char *word)
{
  for (int gladiator = 0; gladiator < GLAD_N_GLADIATORS; gladiator++)
    if (strcmp (word, glad_gladiators[gladiator].word) == 0)
      return gladiator;

  return -1;
}

static int
read_seat (const char *word)
{
  return word[0] >= '1' && word[0] <= '0' + GLAD_SEATS && word[1] == '\0' ? word[0] - '0' : -1;
}

/* A seat, or an animal that is in the arena. */
static int
read_who (const GladPosition *position,
          const char         *word)
{
  if (read_seat (word) > 0)
    return read_seat (word);
  for (int who = GLAD_FIRST_ANIMAL; who < GLAD_WHO_END; who++)
    {
      char name[GLAD_NAME_MAX];

      glad_write_who (position, who, name);
      if (glad_animal (position, who)->kind != GLAD_NO_ANIMAL && strcmp (name, word) == 0)
        return who;
    }
  return -1;
}

/* The value of a word, or -1 with the reason. */
static int
read_word (const GladPosition *position,
           const char         *word,
           char                form,
           HarenaReason       *reason)
{
  int         value;
  const char *sentence;

  switch (form)
    {
    case 'g':
      value = read_gladiator (word);
      /* Translators: %s is what stands where a gladiator such as “secutor” should. */
      sentence = N_ ("%s is no gladiator");
      break;
    case 'c':
      value = glad_read_cell (word);
      /* Translators: %s is what stands where a hex of the arena should, such as “z9”. */
      sentence = N_ ("there is no hex %s");
      break;
    case 'd':
      value = find_word (glad_dirs, word);
      /* Translators: %s is what stands where a direction such as “ne” should. */
      sentence = N_ ("%s is no direction");
      break;
    case 's':
      value = read_seat (word);
      sentence = N_ ("there is no seat %s");
      break;
    case 'w':
      value = read_who (position, word);
      /* Translators: %s is what stands where a seat or an animal such as “dog1” should. */
      sentence = N_ ("there is nobody called %s in the arena");
      break;
    case 'k':
      value = read_card (word);
      /* Translators: %s is what stands where a card such as “fury” should. */
      sentence = N_ ("%s is no card");
      break;
    case 't':
    case 'a':
      value = find_word (glad_stats, word);
      /* Translators: %s is what stands where “endurance”, “offence”, “guard”, “blood” or “speed”
       * should. */
      sentence = N_ ("%s is no ability and no capacity");
      break;
    case 'i':
      value = read_item (word);
      /* Translators: %s is what stands where an item such as “sword2-1” should. */
      sentence = N_ ("%s is no item");
      break;
    case 'p':
      value = find_word (glad_powers, word);
      /* Translators: %s is what stands where a power such as “lunge” should. */
      sentence = N_ ("%s is no power");
      break;
    case 'o':
      value = find_word (glad_colours, word);
      /* Translators: %s is what stands where “white” or “grey” should. */
      sentence = N_ ("%s is no colour of a cube");
      break;
    case 'l':
      value = find_word (glad_gate_words, word);
      /* Translators: %s is what stands where “left” or “right” should. */
      sentence = N_ ("there is no gate %s");
      break;
    default:
      value = read_number (word);
      /* Translators: %s is what stands where a number should. */
      sentence = N_ ("%s is no number");
      break;
    }

  if (form == 'a' && value >= GLAD_N_ABILITIES)
    value = -1;
  if (value < 0)
    harena_reason_set (reason, sentence, word, NULL, NULL);
  return value;
}

/* Which cards a list can be of. */
static GladCards
cards_of_form (char form)
{
  return form == 'A' ? GLAD_GREEN : form == 'E' ? GLAD_ENERGY : GLAD_SPECIALS;
}

/* A list in any order; the right one is seen to later. */
static bool
read_list (const HarenaWords *words,
           int                from,
           GladCards          allowed,
           GladCards         *cards,
           HarenaReason      *reason)
{
  *cards = 0;
  if (words->n_words == from + 1 && strcmp (words->words[from], "none") == 0)
    return true;
  for (int i = from; i < words->n_words; i++)
    {
      int number = read_number (words->words[i]);
      int card;

      if (number > 15 || (number >= 0 && i + 1 == words->n_words))
        return false;
      card = read_card (words->words[i + (number >= 0)]);
      if (card < 0)
        {
          harena_reason_set (reason, N_ ("%s is no card"), words->words[i + (number >= 0)], NULL,
                             NULL);
          return false;
        }
      if (!glad_has (allowed, card))
        {
          /* Translators: a card as the notation has it, such as “fury”; not translated. */
          harena_reason_set (reason, N_ ("%s does not belong in this list"),
                             glad_cards[card].word, NULL, NULL);
          return false;
        }
      if (glad_has (*cards, card) || (number >= 0) != (card == GLAD_ONE || card == GLAD_ZERO))
        return false;
      *cards += (number >= 0 ? number : 1) * glad_card (card);
      i += number >= 0;
    }
  return words->n_words > from;
}

/* “strike”, “strike blood 2”, “strike offence”, “strike blood 2 offence”. */
static bool
read_points (const HarenaWords *words,
             const char        *points,
             const char        *ability,
             int                parts[PARTS])
{
  int at = 1;

  if (at + 1 < words->n_words && strcmp (words->words[at], points) == 0)
    {
      parts[0] = read_number (words->words[at + 1]);
      at += 2;
    }
  if (at < words->n_words && strcmp (words->words[at], ability) == 0)
    {
      parts[1] = 1;
      at++;
    }
  return at == words->n_words && parts[0] >= 0;
}

static bool
read_rest_points (const HarenaWords *words,
                  int                parts[PARTS])
{
  if (words->n_words == 2 && strcmp (words->words[1], "none") == 0)
    return true;
  if (words->n_words != 5)
    return false;
  parts[0] = read_number (words->words[2]);
  parts[1] = read_number (words->words[4]);
  return parts[0] >= 0 && parts[1] >= 0;
}

/* Word by word as the form has it, a dot being optional. */
static bool
read_words (const GladPosition *position,
            const HarenaWords  *words,
            int                 from,
            const char         *form,
            int                 parts[PARTS],
            HarenaReason       *reason)
{
  int at = from;

  for (int i = 0; *form != '\0'; form++, i++)
    {
      if (*form == '.' && at == words->n_words)
        return true;
      if (*form == '.')
        form++;
      if (at == words->n_words)
        return false;
      parts[i] = read_word (position, words->words[at++], *form, reason);
      if (parts[i] < 0)
        return false;
    }
  return at == words->n_words;
}

/* What follows this verb, if it can be understood. */
static bool
read_form (const GladPosition *position,
           const HarenaWords  *words,
           int                 from,
           unsigned            verb,
           HarenaMove         *move,
           HarenaReason       *reason)
{
  const char *form = glad_forms[verb] != NULL ? glad_forms[verb] : "";
  int         parts[PARTS] = { 0 };
  GladCards   cards;
  bool        good;

  switch (form[0])
    {
    case 'A':
    case 'E':
    case 'M':
      good = read_list (words, from, cards_of_form (form[0]), &cards, reason);
      *move = glad_move_of_cards (verb, cards);
      return good;
    case 'P':
      good = read_words (position, words, from, "p.n", parts, reason);
      break;
    case 'Q':
      good = read_points (words, "blood", "offence", parts);
      break;
    case 'R':
      good = read_points (words, "speed", "guard", parts);
      break;
    case 'S':
      good = read_rest_points (words, parts);
      break;
    default:
      good = read_words (position, words, from, form, parts, reason);
      break;
    }
  *move = glad_move (verb, parts[0], parts[1], parts[2]);
  return good;
}

/* How many words of the text are the verb, or -1. */
static int
match_verb (const HarenaWords *words,
            unsigned           verb)
{
  const char *space = strchr (glad_verbs[verb], ' ');
  size_t      length = space != NULL ? (size_t) (space - glad_verbs[verb])
                                     : strlen (glad_verbs[verb]);

  if (length == 0)
    return find_word (glad_stats, words->words[0]) >= 0 ? 0 : -1;
  if (strlen (words->words[0]) != length
      || strncmp (words->words[0], glad_verbs[verb], length) != 0)
    return -1;
  if (space == NULL)
    return 1;
  return words->n_words > 1 && strcmp (words->words[1], space + 1) == 0 ? 2 : -1;
}

/* Whether a number is a move that the notation can write at all. */
bool
glad_is_move (const GladPosition *position,
              HarenaMove          move)
{
  char         text[HARENA_MOVE_TEXT_MAX];
  const char  *form;
  unsigned     verb = glad_verb (move);
  unsigned     parts[] = { glad_a (move), glad_b (move), glad_c (move) };
  static const struct
  {
    char    form;
    uint8_t end;
  } ends[] = { { 'g', GLAD_N_GLADIATORS }, { 'd', GLAD_N_DIRS }, { 's', GLAD_SEATS + 1 },
               { 'k', GLAD_N_CARDS }, { 't', GLAD_N_STATS }, { 'a', GLAD_N_ABILITIES },
               { 'i', GLAD_N_ITEMS }, { 'p', GLAD_N_POWERS }, { 'o', 2 }, { 'l', 2 },
               { 'n', 100 }, { 'w', GLAD_WHO_END }, { 'P', GLAD_N_POWERS }, { 'Q', 100 },
               { 'R', 100 }, { 'S', 100 } };
  HarenaMove   again;
  HarenaReason reason;

  if (verb >= GLAD_N_VERBS)
    return false;
  form = glad_forms[verb] != NULL ? glad_forms[verb] : "";
  if (form[0] != '\0' && strchr ("AEM", form[0]) != NULL)
    {
      if (glad_move_cards (move) & ~cards_of_form (form[0]))
        return false;
    }
  else
    for (int i = 0; *form != '\0'; form++, i++)
      {
        if (*form == '.')
          form++;
        if (*form == 'c' && !glad_is_cell (parts[i]))
          return false;
        for (unsigned j = 0; j < sizeof ends / sizeof ends[0]; j++)
          if (ends[j].form == *form && parts[i] >= ends[j].end)
            return false;
      }

  /* What is left is in range, but need not be what would be read. */
  if (parts[1] > 99 && strchr ("PQRS", glad_forms[verb] != NULL ? glad_forms[verb][0] : '-'))
    return false;
  glad_write_move (position, move, HARENA_SEES_ALL, text);
  return glad_read_move (position, text, &again, &reason) && again == move;
}

static bool
refuse_form (const char   *verb,
             HarenaReason *reason)
{
  harena_reason_set (reason, N_ ("“%s” is not followed by the right words"), verb, NULL, NULL);
  return false;
}

bool
glad_read_move (const void   *data,
                const char   *text,
                HarenaMove   *move,
                HarenaReason *reason)
{
  const GladPosition *position = data;
  HarenaWords         words;
  HarenaReason        tried = { .sentence = "" };
  bool                known = false;

  if (!harena_words_split (&words, text, WORDS_MAX, LETTERS_MAX))
    {
      harena_reason_set (reason, N_ ("this cannot be read as a move"), NULL, NULL, NULL);
      return false;
    }

  for (unsigned verb = 0; verb < GLAD_N_VERBS; verb++)
    {
      char again[HARENA_MOVE_TEXT_MAX];
      int  from = match_verb (&words, verb);

      if (from < 0)
        continue;
      known = true;
      if (!read_form (position, &words, from, verb, move, &tried))
        continue;
      glad_write_move (position, *move, HARENA_SEES_ALL, again);
      if (strcmp (again, text) == 0)
        return true;
    }

  if (!known)
    {
      harena_reason_set (reason, N_ ("no move begins with “%s”"), words.words[0], NULL, NULL);
      return false;
    }
  if (tried.sentence[0] == '\0')
    return refuse_form (words.words[0], reason);
  if (reason != NULL)
    *reason = tried;
  return false;
}
