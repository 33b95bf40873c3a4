/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights, the two cards, what they cost. */

#include "hannibal/conflict.h"

#include "hannibal/turn.h"

/* H16: Carthage is asked only if it has a choice. */
static void
begin_fight (HannibalPosition *position)
{
  bool is_there = position->hannibal == position->place;
  bool is_asked = is_there && position->pieces[HANNIBAL_CARTHAGE][position->place] > 0;

  position->committed = is_there && !is_asked;
  position->step = is_asked ? HANNIBAL_STEP_COMMIT : HANNIBAL_STEP_LAY;
  position->turn = HANNIBAL_CARTHAGE + 1;
}

void
hannibal_conflict_begin (HannibalPosition *position,
                         int               place)
{
  position->place = place;
  begin_fight (position);
}

int
hannibal_commit_moves (const HannibalPosition *position,
                       HarenaMove             *list)
{
  (void) position;

  list[0] = HANNIBAL_COMMIT_HANNIBAL;
  list[1] = HANNIBAL_COMMIT_LEGION;
  return 2;
}

int
hannibal_card_moves (const HannibalPosition *position,
                     HarenaMove             *list)
{
  uint32_t    hand = position->hands[position->turn - 1];
  HarenaMove *end = list;

  while (hand != 0)
    *end++ = hannibal_move (HANNIBAL_CARD, 1 + hannibal_take (&hand), 0);
  return end - list;
}

void
hannibal_commit_play (HannibalPosition *position,
                      HarenaMove        move)
{
  position->committed = move == HANNIBAL_COMMIT_HANNIBAL;
  position->step = HANNIBAL_STEP_LAY;
}

/* H20. */
static void
use_cards (HannibalPosition *position,
           int               carthage,
           int               rome)
{
  position->hands[HANNIBAL_CARTHAGE] &= ~(1u << (carthage - 1));
  position->hands[HANNIBAL_ROME] &= ~(1u << (rome - 1));
  if (position->hands[HANNIBAL_ROME] == 0)
    {
      position->hands[HANNIBAL_CARTHAGE] = HANNIBAL_FULL_HAND;
      position->hands[HANNIBAL_ROME] = HANNIBAL_FULL_HAND;
    }
}

static void
lose_piece (HannibalPosition *position,
            int               side,
            bool              is_hannibal)
{
  hannibal_remove (position, side, position->place, is_hannibal);
  position->legions[side] -= position->place < HANNIBAL_N_AREAS;
}

static void
leave_place (HannibalPosition *position)
{
  position->place = HANNIBAL_NOWHERE;
  position->committed = false;
}

void
hannibal_conflict_go_on (HannibalPosition *position)
{
  bool carthage = position->legions[HANNIBAL_CARTHAGE] == 0;
  bool rome = position->legions[HANNIBAL_ROME] == 0;

  if (carthage || rome)
    {
      leave_place (position);
      if (carthage && rome)
        hannibal_end_game (position, HANNIBAL_END_BOTH_FELL, 0);
      else
        hannibal_end_game (position, HANNIBAL_END_NO_LEGION,
                           1 + (carthage ? HANNIBAL_ROME : HANNIBAL_CARTHAGE));
    }
  else if (hannibal_strength (position, HANNIBAL_CARTHAGE, position->place) > 0
           && position->pieces[HANNIBAL_ROME][position->place] > 0)
    begin_fight (position);
  else
    {
      leave_place (position);
      hannibal_end_turn (position);
    }
}

/* H18, H19: the two cards are shown. */
static void
fight (HannibalPosition *position,
       int               carthage,
       int               rome)
{
  int shown = carthage + position->committed;

  use_cards (position, carthage, rome);
  position->laid = 0;
  if (shown <= rome)
    lose_piece (position, HANNIBAL_CARTHAGE, position->committed);
  if (shown >= rome)
    lose_piece (position, HANNIBAL_ROME, false);
  hannibal_conflict_go_on (position);
}

void
hannibal_card_play (HannibalPosition *position,
                    HarenaMove        move)
{
  int card = hannibal_move_a (move);

  if (position->step == HANNIBAL_STEP_ANSWER)
    {
      fight (position, position->laid, card);
      return;
    }

  position->laid = card;
  position->step = HANNIBAL_STEP_ANSWER;
  position->turn = HANNIBAL_ROME + 1;
}
