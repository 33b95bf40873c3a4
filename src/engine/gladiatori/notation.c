/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move is one or two words and what follows them; a table says what that is. */

#include "gladiatori/notation.h"

#include "gladiatori/notation-read.h"
#include "gladiatori/prepare.h"
#include "gladiatori/veil.h"

#include <stdio.h>
#include <string.h>

const char *const glad_verbs[GLAD_N_VERBS] = {
  [GLAD_GLADIATOR]    = "gladiator",
  [GLAD_START]        = "start",
  [GLAD_HAND]         = "hand",
  [GLAD_ENERGY_LINE]  = "energy",
  [GLAD_SPECIAL_LINE] = "special",
  [GLAD_NO_DELAY]     = "no delay",
  [GLAD_DELAY_TO]     = "delay",
  [GLAD_SURRENDERS]   = "surrender",
  [GLAD_BALANCE]      = "balance",
  [GLAD_STEP]         = "step",
  [GLAD_TURN]         = "turn",
  [GLAD_POWER]        = "power",
  [GLAD_PLAY]         = "play",
  [GLAD_REUSE]        = "reuse",
  [GLAD_END]          = "end",
  [GLAD_PAY_STAT]     = "pay",
  [GLAD_PAY_CARD]     = "pay",
  [GLAD_GAIN_STAT]    = "gain",
  [GLAD_GAIN_CARD]    = "gain",
  [GLAD_ENOUGH]       = "enough",
  [GLAD_FACE]         = "face",
  [GLAD_ATTACK]       = "attack",
  [GLAD_STRIKES]      = "sweep",
  [GLAD_THROW]        = "throw",
  [GLAD_CAST]         = "net",
  [GLAD_RECOVER]      = "recover",
  [GLAD_MOVE]         = "move",
  [GLAD_HELP]         = "cooperate",
  [GLAD_AGREE]        = "agree",
  [GLAD_REFUSE]       = "refuse",
  [GLAD_STOP]         = "stop",
  [GLAD_LAY]          = "lay",
  [GLAD_DEFEND]       = "defend",
  [GLAD_DEFEND_AGAIN] = "defend again",
  [GLAD_SURPRISED]    = "surprised",
  [GLAD_RAGE_DECK]    = "rage deck",
  [GLAD_RAGE_DISCARD] = "rage discard",
  [GLAD_SACRIFICES]   = "sacrifice",
  [GLAD_EXCITE]       = "adrenaline",
  [GLAD_BREAK]        = "break",
  [GLAD_CUBE]         = "cube",
  [GLAD_PLUS_CARD]    = "plus",
  [GLAD_NORMAL]       = "normal",
  [GLAD_LEAPS]        = "leap",
  [GLAD_DISCARDS]     = "discard",
  [GLAD_PLUS_POWER]   = "plus",
  [GLAD_STRIKE]       = "strike",
  [GLAD_PARRY]        = "parry",
  [GLAD_DO_FEINT]     = "feint",
  [GLAD_NO_FEINT]     = "no feint",
  [GLAD_LOSE_CARD]    = "lose",
  [GLAD_LOSE_ITEM]    = "lose",
  [GLAD_SWAP]         = "swap",
  [GLAD_DIE]          = "die",
  [GLAD_PUSH]         = "push",
  [GLAD_NO_PUSH]      = "no push",
  [GLAD_REST]         = "rest",
  [GLAD_REGAIN]       = "recover",
  [GLAD_POINTS]       = "points",
  [GLAD_GATE]         = "gate",
  [GLAD_ACTS]         = "acts",
  [GLAD_HUNTS]        = "hunts",
  [GLAD_DICE]         = "dice",
  [GLAD_STAT_LINE]    = "", /* begins with the stat */
  [GLAD_ITEM_DRAWN]   = "item",
  [GLAD_BID]          = "bid",
  [GLAD_DROP]         = "drop",
  [GLAD_FIRST]        = "first",
  [GLAD_CHOOSE]       = "choose",
  [GLAD_PASS]         = "pass",
};

/* What follows: g gladiator, c cell, d direction, s seat, w who, k card, t stat, a ability, i item,
 * p power, n number, o colour of a cube, l gate; A, E, M lists of Action cards, Energy, Special
 * Moves. A dot: nothing, if it is 0. Forms of their own: P a power, Q strike, R parry, S points. */
const char *const glad_forms[GLAD_N_VERBS] = {
  [GLAD_GLADIATOR]    = "g",
  [GLAD_START]        = "c",
  [GLAD_HAND]         = "A",
  [GLAD_ENERGY_LINE]  = "E",
  [GLAD_SPECIAL_LINE] = "M",
  [GLAD_DELAY_TO]     = "n",
  [GLAD_BALANCE]      = "o",
  [GLAD_STEP]         = "cd",
  [GLAD_TURN]         = "d",
  [GLAD_POWER]        = "P",
  [GLAD_PLAY]         = "k",
  [GLAD_REUSE]        = "k",
  [GLAD_PAY_STAT]     = "t",
  [GLAD_PAY_CARD]     = "k",
  [GLAD_GAIN_STAT]    = "t",
  [GLAD_GAIN_CARD]    = "k",
  [GLAD_FACE]         = "d",
  [GLAD_ATTACK]       = "w",
  [GLAD_STRIKES]      = "w.w.w",
  [GLAD_THROW]        = "iw",
  [GLAD_CAST]         = "w",
  [GLAD_HELP]         = "sw",
  [GLAD_LAY]          = "E",
  [GLAD_DEFEND]       = "k",
  [GLAD_DEFEND_AGAIN] = "k",
  [GLAD_RAGE_DECK]    = "k",
  [GLAD_RAGE_DISCARD] = "k",
  [GLAD_SACRIFICES]   = "k",
  [GLAD_EXCITE]       = "a",
  [GLAD_BREAK]        = "si",
  [GLAD_PLUS_CARD]    = "k",
  [GLAD_NORMAL]       = "k",
  [GLAD_LEAPS]        = "nn",
  [GLAD_DISCARDS]     = "k",
  [GLAD_PLUS_POWER]   = "p",
  [GLAD_STRIKE]       = "Q",
  [GLAD_PARRY]        = "R",
  [GLAD_LOSE_CARD]    = "k",
  [GLAD_LOSE_ITEM]    = "i",
  [GLAD_SWAP]         = "kk",
  [GLAD_PUSH]         = "c",
  [GLAD_REGAIN]       = "A",
  [GLAD_POINTS]       = "S",
  [GLAD_GATE]         = "l",
  [GLAD_ACTS]         = "w",
  [GLAD_HUNTS]        = "s",
  [GLAD_DICE]         = "n.n",
  [GLAD_STAT_LINE]    = "tn",
  [GLAD_ITEM_DRAWN]   = "i",
  [GLAD_BID]          = "E",
  [GLAD_DROP]         = "i",
  [GLAD_FIRST]        = "s",
  [GLAD_CHOOSE]       = "i",
};

const char *const glad_colours[] = { "white", "grey", NULL };
const char *const glad_gate_words[] = { "left", "right", NULL };

/* A seat’s number, or an animal’s name. */
void
glad_write_who (const GladPosition *position,
                int                 who,
                char               *text)
{
  const GladAnimal *animal;

  if (!glad_is_animal (who))
    {
      snprintf (text, GLAD_NAME_MAX, "%d", who);
      return;
    }
  animal = glad_animal (position, who);
  snprintf (text, GLAD_NAME_MAX, "%s%d", glad_animals[animal->kind], animal->number);
}

static void
write_list (char     *text,
            GladCards cards)
{
  if (cards == 0)
    strcat (text, " none");
  for (int card = 0; card < GLAD_N_CARDS; card++)
    if (glad_has (cards, card))
      {
        char number[8] = "";

        if (card == GLAD_ONE || card == GLAD_ZERO)
          snprintf (number, sizeof number, " %d", glad_count (cards, card));
        strcat (text, number);
        strcat (text, " ");
        strcat (text, glad_cards[card].word);
      }
}

/* One of what the forms name by a small letter. */
static void
write_word (const GladPosition *position,
            char               *text,
            char                form,
            unsigned            value)
{
  char        name[GLAD_NAME_MAX] = "";
  const char *word = name;

  switch (form)
    {
    case 'g':
      word = glad_gladiators[value].word;
      break;
    case 'c':
      glad_write_cell (value, name);
      break;
    case 'd':
      word = glad_dirs[value];
      break;
    case 'w':
      glad_write_who (position, value, name);
      break;
    case 'k':
      word = glad_cards[value].word;
      break;
    case 't':
    case 'a':
      word = glad_stats[value];
      break;
    case 'i':
      word = glad_items[value].word;
      break;
    case 'p':
      word = glad_powers[value];
      break;
    case 'o':
      word = glad_colours[value];
      break;
    case 'l':
      word = glad_gate_words[value];
      break;
    default:
      snprintf (name, sizeof name, "%u", value);
      break;
    }
  if (text[0] != '\0')
    strcat (text, " ");
  strcat (text, word);
}

/* “strike blood 2 offence”: only what is used. */
static void
write_points (char       *text,
              HarenaMove  move,
              const char *points,
              const char *ability)
{
  char spent[GLAD_NAME_MAX];

  snprintf (spent, sizeof spent, " %s %u", points, glad_a (move));
  if (glad_a (move) > 0)
    strcat (text, spent);
  if (glad_b (move))
    {
      strcat (text, " ");
      strcat (text, ability);
    }
}

static void
write_form (const GladPosition *position,
            char               *text,
            const char         *form,
            HarenaMove          move)
{
  unsigned parts[] = { glad_a (move), glad_b (move), glad_c (move) };
  char     both[32];

  switch (form[0])
    {
    case 'A':
    case 'E':
    case 'M':
      write_list (text, glad_move_cards (move));
      return;
    case 'P':
      write_word (position, text, 'p', parts[0]);
      if (parts[1] > 0)
        write_word (position, text, 'n', parts[1]);
      return;
    case 'Q':
      write_points (text, move, "blood", "offence");
      return;
    case 'R':
      write_points (text, move, "speed", "guard");
      return;
    case 'S':
      snprintf (both, sizeof both, " offence %u guard %u", parts[0], parts[1]);
      strcat (text, parts[0] + parts[1] > 0 ? both : " none");
      return;
    default:
      break;
    }

  for (int i = 0; *form != '\0'; form++, i++)
    {
      if (*form == '.' && parts[i] == 0)
        return;
      if (*form == '.')
        form++;
      write_word (position, text, *form, parts[i]);
    }
}

/* G14: the last line of all shows how many backs there are in that hand. */
static void
write_last_line (const GladPosition *position,
                 HarenaMove          move,
                 char               *text)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        hand = position->seats[frame->seat].chosen + glad_move_cards (move);

  for (int seat = 1; seat <= position->n_seats; seat++)
    if (seat != frame->seat && glad_in_arena (position, seat)
        && position->seats[seat].lines < GLAD_HAND_LINES)
      return;
  snprintf (text, HARENA_MOVE_TEXT_MAX, "special ? green %d red %d", glad_n_green (hand),
            glad_n_red (hand));
}

/* G87: what somebody is told who may not see it all. */
static void
write_veiled (const GladPosition *position,
              HarenaMove          move,
              char               *text)
{
  const GladFrame *frame = glad_asked (position);
  GladCards        cards = glad_move_cards (move);

  switch (glad_verb (move))
    {
    case GLAD_SWAP:
      snprintf (text, HARENA_MOVE_TEXT_MAX, "swap %s %s",
                glad_a (move) < GLAD_N_ACTIONS ? "green" : "red",
                glad_b (move) < GLAD_N_ACTIONS ? "green" : "red");
      break;
    case GLAD_DEFEND_AGAIN:
      for (int place = 0; place < position->seats[frame->seat].n_row; place++)
        if (glad_row_card (&position->seats[frame->seat], place) == (int) glad_a (move))
          snprintf (text, HARENA_MOVE_TEXT_MAX, "defend again %d", place + 1);
      break;
    case GLAD_STAT_LINE:
      snprintf (text, HARENA_MOVE_TEXT_MAX, "%s ?", glad_stats[glad_a (move)]);
      break;
    default:
      if (frame->step == GLAD_ASK_LAY || frame->step == GLAD_ASK_LAY_SPECIAL)
        snprintf (text, HARENA_MOVE_TEXT_MAX, "%s %d", glad_verbs[glad_verb (move)],
                  glad_n_cards (cards));
      else
        snprintf (text, HARENA_MOVE_TEXT_MAX, "%s ?", glad_verbs[glad_verb (move)]);
      if (frame->step == GLAD_ASK_HAND_SPECIAL)
        write_last_line (position, move, text);
      break;
    }
}

void
glad_write_move (const void *data,
                 HarenaMove  move,
                 int         viewer,
                 char       *text)
{
  const GladPosition *position = data;
  unsigned            verb = glad_verb (move);

  if (!glad_shows_whole (position, move, viewer))
    {
      write_veiled (position, move, text);
      return;
    }
  strcpy (text, glad_verbs[verb]);
  if (glad_forms[verb] != NULL)
    write_form (position, text, glad_forms[verb], move);
}
