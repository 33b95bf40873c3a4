/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only looked at when a move is not in the list of legal ones: the rules themselves are elsewhere,
 * and each function here ends with a sentence. */

#include "gladiatori/explain.h"

#include "gladiatori/action.h"
#include "gladiatori/create.h"
#include "gladiatori/draw.h"
#include "gladiatori/elements.h"
#include "gladiatori/explain-fight.h"
#include "gladiatori/movement.h"
#include "gladiatori/notation.h"
#include "gladiatori/power.h"
#include "gladiatori/prepare.h"
#include "gladiatori/score.h"

#include <stdio.h>
#include <string.h>

/* What can be said to each question, as a list of verbs that ends with GLAD_N_VERBS, and the
 * sentence for a move of another kind. */
static const struct
{
  const char *sentence;
  uint8_t     verbs[12];
} steps[GLAD_N_QUESTIONS] = {
#define V(...) { __VA_ARGS__, GLAD_N_VERBS }
  [GLAD_ASK_GLADIATOR] = { N_ ("now a gladiator is chosen"), V (GLAD_GLADIATOR) },
  [GLAD_ASK_START] = { N_ ("now a starting hex is chosen"), V (GLAD_START) },
  [GLAD_ASK_HAND] = { N_ ("now Action cards are taken in hand"), V (GLAD_HAND) },
  [GLAD_ASK_HAND_ENERGY] = { N_ ("now Energy and Feints are taken in hand"),
                             V (GLAD_ENERGY_LINE) },
  [GLAD_ASK_HAND_SPECIAL] = { N_ ("now Special Moves are taken in hand"), V (GLAD_SPECIAL_LINE) },
  [GLAD_ASK_DELAY] = { N_ ("now it is said whether the place in the order changes"),
                       V (GLAD_NO_DELAY, GLAD_DELAY_TO) },
  [GLAD_ASK_MENU] = { N_ ("now the Action begins: Balance, Sprint or an Action card"),
                      V (GLAD_SURRENDERS, GLAD_BALANCE, GLAD_STEP, GLAD_TURN, GLAD_POWER, GLAD_PLAY,
                         GLAD_REUSE, GLAD_END) },
  [GLAD_ASK_PAY] = { N_ ("now an Element is paid"), V (GLAD_PAY_STAT, GLAD_PAY_CARD) },
  [GLAD_ASK_GAIN] = { N_ ("now Elements are gained"),
                      V (GLAD_GAIN_STAT, GLAD_GAIN_CARD, GLAD_ENOUGH) },
  [GLAD_ASK_FACE] = { N_ ("now a facing is chosen"), V (GLAD_FACE) },
  [GLAD_ASK_PURPOSE] = { N_ ("now it is said what the Action card is for"),
                         V (GLAD_ATTACK, GLAD_STRIKES, GLAD_THROW, GLAD_CAST, GLAD_RECOVER,
                            GLAD_MOVE, GLAD_HELP) },
  [GLAD_ASK_AGREE] = { N_ ("now the partner agrees or refuses"), V (GLAD_AGREE, GLAD_REFUSE) },
  [GLAD_ASK_MOVE] = { N_ ("now the gladiator moves or stops"),
                      V (GLAD_STEP, GLAD_TURN, GLAD_STOP) },
  [GLAD_ASK_LAY] = { N_ ("now Energy and Feints are laid"), V (GLAD_LAY) },
  [GLAD_ASK_LAY_SPECIAL] = { N_ ("now Special Moves are laid"), V (GLAD_SPECIAL_LINE) },
  [GLAD_ASK_DEFEND] = { N_ ("now the defender plays an Action card or is surprised"),
                        V (GLAD_DEFEND, GLAD_DEFEND_AGAIN, GLAD_SURPRISED, GLAD_POWER) },
  [GLAD_ASK_PLUS] = { N_ ("now it is said whether the card works or gives +2"),
                      V (GLAD_PLUS_CARD, GLAD_NORMAL) },
  [GLAD_ASK_RAGE] = { N_ ("now Rage brings a card"), V (GLAD_RAGE_DECK, GLAD_RAGE_DISCARD) },
  [GLAD_ASK_SACRIFICE] = { N_ ("now a card is sacrificed"), V (GLAD_SACRIFICES) },
  [GLAD_ASK_ADRENALINE] = { N_ ("now Adrenaline raises an ability"), V (GLAD_EXCITE) },
  [GLAD_ASK_BREAK] = { N_ ("now an item is named that the blow is aimed at"), V (GLAD_BREAK) },
  [GLAD_ASK_UNBALANCE] = { N_ ("now two Elements are paid or a white cube is taken"),
                           V (GLAD_CUBE, GLAD_PAY_STAT, GLAD_PAY_CARD) },
  [GLAD_ASK_LEAP] = { N_ ("now the Leap is divided"), V (GLAD_LEAPS) },
  [GLAD_ASK_STRIKE] = { N_ ("now powers are said, and the strike ends it"),
                        V (GLAD_POWER, GLAD_PLUS_POWER, GLAD_STRIKE) },
  [GLAD_ASK_LUNGE] = { N_ ("now cards are discarded for the Lunge"),
                       V (GLAD_DISCARDS, GLAD_ENOUGH) },
  [GLAD_ASK_PARRY] = { N_ ("now powers are said, and the parry ends it"),
                       V (GLAD_POWER, GLAD_PLUS_POWER, GLAD_PARRY) },
  [GLAD_ASK_FEINT] = { N_ ("now it is said whether it was a Feint"),
                       V (GLAD_DO_FEINT, GLAD_NO_FEINT) },
  [GLAD_ASK_LOSE] = { N_ ("now damage is paid"),
                      V (GLAD_LOSE_CARD, GLAD_LOSE_ITEM, GLAD_POWER) },
  [GLAD_ASK_SWAP] = { N_ ("now cards are swapped"), V (GLAD_SWAP, GLAD_ENOUGH) },
  [GLAD_ASK_DIE] = { N_ ("now the gladiator dies"), V (GLAD_DIE, GLAD_POWER) },
  [GLAD_ASK_PUSH] = { N_ ("now it is said whether the other gladiator is pushed"),
                      V (GLAD_PUSH, GLAD_NO_PUSH) },
  [GLAD_ASK_REST] = { N_ ("now Endurance is used or not"),
                      V (GLAD_REST, GLAD_REGAIN, GLAD_POWER) },
  [GLAD_ASK_RECOVER_ENERGY] = { N_ ("now Energy and Feints are recovered"),
                                V (GLAD_ENERGY_LINE) },
  [GLAD_ASK_RECOVER_SPECIAL] = { N_ ("now Special Moves are recovered"), V (GLAD_SPECIAL_LINE) },
  [GLAD_ASK_POINTS] = { N_ ("now points of Offence and Guard are recovered"), V (GLAD_POINTS) },
  [GLAD_ASK_GATE] = { N_ ("now the gate of an animal is rolled"), V (GLAD_GATE) },
  [GLAD_ASK_ACTS] = { N_ ("now the nearest animal acts"), V (GLAD_ACTS) },
  [GLAD_ASK_HUNTS] = { N_ ("now the animal hunts the nearest gladiator"), V (GLAD_HUNTS) },
  [GLAD_ASK_DICE] = { N_ ("now the animal’s dice are rolled"), V (GLAD_DICE) },
  [GLAD_ASK_STAT] = { N_ ("now an ability or a capacity is bought"), V (GLAD_STAT_LINE) },
  [GLAD_ASK_BUY_ENERGY] = { N_ ("now Energy and Feints are bought"), V (GLAD_ENERGY_LINE) },
  [GLAD_ASK_BUY_SPECIAL] = { N_ ("now Special Moves are bought"), V (GLAD_SPECIAL_LINE) },
  [GLAD_ASK_BUY_POWER] = { N_ ("now powers are bought, in the order of their numbers"),
                           V (GLAD_POWER, GLAD_ENOUGH) },
  [GLAD_ASK_ITEM] = { N_ ("now an item is drawn"), V (GLAD_ITEM_DRAWN) },
  [GLAD_ASK_BID] = { N_ ("now Energy is bid for the item"), V (GLAD_BID) },
  [GLAD_ASK_DROP] = { N_ ("now an item that is too much is dropped"), V (GLAD_DROP) },
  [GLAD_ASK_FIRST] = { N_ ("now it is drawn who chooses first"), V (GLAD_FIRST) },
  [GLAD_ASK_CHOOSE] = { N_ ("now an item is chosen"), V (GLAD_CHOOSE, GLAD_PASS) },
#undef V
};

/* What is to be done in this step; to be translated. */
const char *
glad_step_sentence (int step)
{
  return steps[step].sentence;
}

void
glad_say (HarenaReason *reason,
          const char   *sentence,
          const char   *word)
{
  harena_reason_set (reason, sentence, word, NULL, NULL);
}

void
glad_say_who (const GladPosition *position,
              HarenaReason       *reason,
              const char         *sentence,
              int                 who)
{
  char name[GLAD_NAME_MAX];

  glad_write_who (position, who, name);
  harena_reason_set (reason, sentence, name, NULL, NULL);
}

void
glad_say_number (HarenaReason *reason,
                 const char   *sentence,
                 int           number)
{
  char text[GLAD_NAME_MAX];

  snprintf (text, sizeof text, "%d", number);
  harena_reason_set (reason, sentence, text, NULL, NULL);
}

static bool
is_said_here (int      step,
              unsigned verb)
{
  for (const uint8_t *at = steps[step].verbs; *at != GLAD_N_VERBS; at++)
    if (*at == verb)
      return true;

  return false;
}

static void
explain_cell (const GladPosition *position,
              int                 cell,
              int                 from,
              HarenaReason       *reason)
{
  char name[GLAD_CELL_NAME_MAX];

  glad_write_cell (cell, name);
  if (from != 0 && glad_distance (from, cell) != 1)
    /* Translators: a hex of the arena, such as “b2”. */
    glad_say (reason, N_ ("%s is not next to it"), name);
  else if (position->board[cell] != 0)
    glad_say (reason, N_ ("%s is not empty"), name);
  else
    /* Translators: a hex of the arena. */
    glad_say (reason, N_ ("nobody starts in %s"), name);
}

/* G18. */
static void
explain_movement (const GladPosition *position,
                  HarenaMove          move,
                  HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  int              cell = glad_a (move);

  if (frame->step == GLAD_ASK_MENU && seat->stats[GLAD_SPEED] == 0)
    glad_say (reason, N_ ("there is no Speed left"), NULL);
  else if (!glad_is_free (seat))
    glad_say (reason, N_ ("a gladiator who lies or is entangled only turns, by one hexside at "
                          "most"), NULL);
  else if (glad_verb (move) == GLAD_TURN)
    glad_say (reason, N_ ("the gladiator faces there already"), NULL);
  else if (glad_distance (seat->cell, cell) != 1 || position->board[cell] != 0)
    explain_cell (position, cell, seat->cell, reason);
  else
    glad_say (reason, N_ ("after a step one turns by one hexside at most"), NULL);
}

/* A, B and C. */
static void
explain_menu (const GladPosition *position,
              HarenaMove          move,
              HarenaReason       *reason)
{
  const GladAction *action = &position->action;
  const GladSeat   *seat = &position->seats[action->seat];
  int               place;

  switch (glad_verb (move))
    {
    case GLAD_SURRENDERS:
      glad_say (reason,
                position->options[GLAD_SURRENDER] == 0
                  ? N_ ("surrender comes before anything else in an Action")
                  : N_ ("in this game nobody surrenders"),
                NULL);
      break;
    case GLAD_BALANCE:
      if (action->sprint)
        glad_say (reason, N_ ("Balance comes before any Sprint"), NULL);
      else if ((glad_a (move) ? seat->grey : seat->white) == 0)
        glad_say (reason, N_ ("there is no such cube to be taken off"), NULL);
      else
        glad_say (reason, N_ ("there are not two Elements to pay"), NULL);
      break;
    case GLAD_PLAY:
      /* Translators: a card as the notation has it, such as “fury”; not translated. */
      glad_say (reason, N_ ("%s cannot be played from the hand as an Action card"),
                glad_cards[glad_a (move)].word);
      break;
    default:
      place = glad_a (move) < GLAD_N_ACTIONS ? glad_place_in_row (seat, glad_a (move)) : -1;
      if (place < 0)
        /* Translators: a card as the notation has it; not translated. */
        glad_say (reason, N_ ("%s does not lie in the row"), glad_cards[glad_a (move)].word);
      else if (seat->row[place] & GLAD_ROW_ROTATED)
        /* Translators: a card as the notation has it; not translated. */
        glad_say (reason, N_ ("%s is rotated and cannot be reused"),
                  glad_cards[glad_a (move)].word);
      else
        glad_say (reason, N_ ("there is not enough Blood for that card"), NULL);
      break;
    }
}

/* G7, G79. */
static void
explain_gladiator (const GladPosition *position,
                   HarenaMove          move,
                   HarenaReason       *reason)
{
  const char *word = glad_gladiators[glad_a (move)].word;

  for (int seat = 1; seat <= position->n_seats; seat++)
    if (position->seats[seat].gladiator == glad_a (move) + 1)
      {
        /* Translators: a gladiator as the notation has it, such as “secutor”; not translated. */
        glad_say (reason, N_ ("somebody has the %s already"), word);
        return;
      }
  /* Translators: a gladiator as the notation has it; not translated. */
  glad_say (reason, N_ ("the %s does not fight here"), word);
}

static void
explain_start (const GladPosition *position,
               HarenaMove          move,
               HarenaReason       *reason)
{
  explain_cell (position, glad_a (move), 0, reason);
}

/* A list of cards, of which some are not there, or too many or too few. */
static void
explain_cards (const GladPosition *position,
               HarenaMove          move,
               HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladCards        cards = glad_move_cards (move);
  GladCards        from = seat->deck;

  if (frame->step >= GLAD_ASK_REST && frame->step <= GLAD_ASK_POINTS)
    from = seat->discard;
  else if (frame->step == GLAD_ASK_LAY || frame->step == GLAD_ASK_LAY_SPECIAL)
    from = seat->hand;
  else if (frame->step == GLAD_ASK_BUY_ENERGY || frame->step == GLAD_ASK_BUY_SPECIAL)
    {
      glad_say (reason, N_ ("there are not enough coins, or not so many cards of a kind"), NULL);
      return;
    }

  if (!glad_contains (from, cards))
    glad_say (reason, N_ ("not all of these cards are there"), NULL);
  else if (frame->step >= GLAD_ASK_REST && frame->step <= GLAD_ASK_POINTS)
    glad_say (reason, N_ ("Endurance gives back exactly as much as it is worth"), NULL);
  else if (frame->step == GLAD_ASK_HAND_SPECIAL)
    glad_say (reason, N_ ("Special Moves stay in the deck for now"), NULL);
  else
    glad_say (reason, N_ ("one of these Special Moves cannot be laid here"), NULL);
}

/* G10. */
static void
explain_element (const GladPosition *position,
                 HarenaMove          move,
                 HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  int              what = glad_a (move);

  switch (glad_verb (move))
    {
    case GLAD_PAY_STAT:
    case GLAD_GAIN_STAT:
      if (glad_is_excited (seat, what))
        /* Translators: an ability as the notation has it, such as “guard”; not translated. */
        glad_say (reason, N_ ("%s is raised by Adrenaline and is no Element now"),
                  glad_stats[what]);
      else if (glad_verb (move) == GLAD_GAIN_STAT)
        /* Translators: an ability or capacity as the notation has it; not translated. */
        glad_say (reason, N_ ("%s is as high as it was at the beginning"), glad_stats[what]);
      else
        /* Translators: an ability or capacity as the notation has it; not translated. */
        glad_say (reason, N_ ("there is no %s left"), glad_stats[what]);
      break;
    case GLAD_GAIN_CARD:
      /* Translators: a card as the notation has it; not translated. */
      glad_say (reason, N_ ("there is no %s in the discard pile"), glad_cards[what].word);
      break;
    default:
      if (!glad_has (seat->hand, what))
        /* Translators: a card as the notation has it; not translated. */
        glad_say (reason, N_ ("there is no %s in the hand"), glad_cards[what].word);
      else
        glad_say (reason, N_ ("there are not two Elements to pay"), NULL);
      break;
    }
}

/* G55: what a power needs. */
static void
explain_power (const GladPosition *position,
               HarenaMove          move,
               HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  const char      *word = glad_powers[glad_a (move)];

  if (frame->step == GLAD_ASK_BUY_POWER)
    glad_say (reason, glad_option (position, GLAD_POWERS)
                        ? N_ ("there is no coin left for it, or it is not its turn")
                        : N_ ("in this game there are no powers"),
              NULL);
  else if (!glad_has_power (seat, glad_a (move)))
    /* Translators: a power as the notation has it, such as “lunge”; not translated. */
    glad_say (reason, N_ ("the power %s is not there, or was used"), word);
  else
    /* Translators: a power as the notation has it; not translated. */
    glad_say (reason, N_ ("the power %s cannot be used now"), word);
}

/* G80, G81. */
static void
explain_item (const GladPosition *position,
              HarenaMove          move,
              HarenaReason       *reason)
{
  const GladFrame *frame = glad_asked (position);
  const char      *word = glad_verb (move) == GLAD_PASS ? NULL : glad_items[glad_a (move)].word;

  switch (glad_verb (move))
    {
    case GLAD_PASS:
      glad_say (reason, N_ ("who finds an item must choose one"), NULL);
      break;
    case GLAD_ITEM_DRAWN:
      /* Translators: an item as the notation has it, such as “sword2-1”; not translated. */
      glad_say (reason, N_ ("there is no %s left to draw"), word);
      break;
    case GLAD_DROP:
      /* Translators: an item as the notation has it; not translated. */
      glad_say (reason, N_ ("%s is not too much"), word);
      break;
    default:
      if (position->shown[glad_a (move)] == 0)
        /* Translators: an item as the notation has it; not translated. */
        glad_say (reason, N_ ("%s does not lie there"), word);
      else
        /* Translators: the number of a seat. */
        glad_say_number (reason, N_ ("seat %s has an item of that class already"), frame->seat);
      break;
    }
}

/* Chance: what cannot happen. */
static void
explain_chance (const GladPosition *position,
                HarenaMove          move,
                HarenaReason       *reason)
{
  switch (glad_verb (move))
    {
    case GLAD_DICE:
      glad_say_number (reason, glad_asked (position)->a == 1
                                 ? N_ ("one die is rolled, from 1 to 6, not %s")
                                 : N_ ("two dice are rolled, the higher first, not %s"),
                       glad_a (move));
      break;
    case GLAD_ACTS:
      /* Translators: an animal such as “dog1”; not translated. */
      glad_say_who (position, reason, N_ ("%s is not the nearest that has not acted"),
                    glad_a (move));
      break;
    case GLAD_HUNTS:
      /* Translators: the number of a seat. */
      glad_say_who (position, reason, N_ ("seat %s is not the nearest"), glad_a (move));
      break;
    default:
      glad_say_number (reason, N_ ("there is no seat %s"), glad_a (move));
      break;
    }
}

void
glad_explain (const void   *data,
              HarenaMove    move,
              HarenaReason *reason)
{
  static void (*const of_verb[GLAD_N_VERBS]) (const GladPosition *, HarenaMove, HarenaReason *) = {
    [GLAD_GLADIATOR] = explain_gladiator,
    [GLAD_START] = explain_start,
    [GLAD_HAND] = explain_cards,
    [GLAD_ENERGY_LINE] = explain_cards,
    [GLAD_SPECIAL_LINE] = explain_cards,
    [GLAD_LAY] = explain_cards,
    [GLAD_BID] = explain_cards,
    [GLAD_REGAIN] = explain_cards,
    [GLAD_SURRENDERS] = explain_menu,
    [GLAD_BALANCE] = explain_menu,
    [GLAD_PLAY] = explain_menu,
    [GLAD_REUSE] = explain_menu,
    [GLAD_STEP] = explain_movement,
    [GLAD_TURN] = explain_movement,
    [GLAD_POWER] = explain_power,
    [GLAD_PLUS_POWER] = explain_power,
    [GLAD_PAY_STAT] = explain_element,
    [GLAD_PAY_CARD] = explain_element,
    [GLAD_GAIN_STAT] = explain_element,
    [GLAD_GAIN_CARD] = explain_element,
    [GLAD_SACRIFICES] = explain_element,
    [GLAD_DISCARDS] = explain_element,
    [GLAD_ITEM_DRAWN] = explain_item,
    [GLAD_DROP] = explain_item,
    [GLAD_CHOOSE] = explain_item,
    [GLAD_PASS] = explain_item,
    [GLAD_DICE] = explain_chance,
    [GLAD_ACTS] = explain_chance,
    [GLAD_HUNTS] = explain_chance,
    [GLAD_FIRST] = explain_chance,
  };
  const GladPosition *position = data;
  unsigned            verb = glad_verb (move);

  if (position->stage == GLAD_STAGE_OVER)
    glad_say (reason, N_ ("the game is over"), NULL);
  else if (!glad_is_move (position, move))
    glad_say (reason, N_ ("this is no move of the game"), NULL);
  else if (!is_said_here (glad_asked (position)->step, verb))
    glad_say (reason, glad_step_sentence (glad_asked (position)->step), NULL);
  else if (of_verb[verb] != NULL)
    of_verb[verb](position, move, reason);
  else
    glad_explain_fight (position, move, reason);
}
