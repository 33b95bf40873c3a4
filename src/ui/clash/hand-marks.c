/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done on the board: the legal moves, narrowed down by what is in hand. */

#include "clash/hand-private.h"

#include "clash/way.h"

/* Where an attack comes from: a cell of the board, or none for a beast of the reserve. */
static int
source_of (HarenaMove move)
{
  return clash_move_verb (move) == CLASH_RELEASE ? CLASH_NO_CELL : (int) clash_move_a (move);
}

gboolean
clash_hand_is_by (ClashHand *self,
                  HarenaMove move,
                  int        cell)
{
  if (!clash_move_is_attack (move))
    return FALSE;
  if (self->beast != CLASH_NO_BEAST)
    return clash_move_verb (move) == CLASH_RELEASE && (int) clash_move_a (move) == self->beast;

  cell = self->source != CLASH_NO_CELL ? self->source : cell;
  return cell != CLASH_NO_CELL && source_of (move) == cell;
}

gboolean
clash_hand_holds_attacker (ClashHand *self)
{
  return self->source != CLASH_NO_CELL || self->beast != CLASH_NO_BEAST;
}

static gboolean
is_source (ClashHand *self,
           int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    if (clash_move_is_attack (self->moves[i]) && source_of (self->moves[i]) == cell)
      return TRUE;

  return FALSE;
}

int
clash_hand_get_path (ClashHand *self,
                     int       *path)
{
  if (self->source == CLASH_NO_CELL || self->space == CLASH_NO_CELL || self->space == self->source)
    return 0;

  return clash_find_way (clash_empty (clash_hand_get_position (self)), self->source, self->space,
                         path);
}

static ClashMark
mark_of_entry (ClashHand *self,
               int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];

      if ((int) clash_move_a (move) != cell || (int) clash_move_b (move) != self->kind)
        continue;
      if (clash_move_verb (move) == CLASH_ENTER)
        return CLASH_MARK_START;
      if (clash_move_verb (move) == CLASH_JOIN)
        return CLASH_MARK_JOIN;
    }
  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_placing (ClashHand *self,
                 int        cell)
{
  for (int i = 0; i < self->n_moves; i++)
    if (clash_move_verb (self->moves[i]) == CLASH_PLACE
        && (int) clash_move_a (self->moves[i]) == cell)
      return CLASH_MARK_PLACE;

  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_fight (ClashHand *self,
               int        cell)
{
  int       by = is_source (self, self->focus) ? self->focus : CLASH_NO_CELL;
  int       from = clash_hand_holds_attacker (self) ? self->space : by;
  ClashMark mark = CLASH_MARK_NONE;

  if (cell == self->source)
    return CLASH_MARK_CHOSEN;
  if (cell == self->space)
    return CLASH_MARK_SPACE;

  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];

      if (!clash_hand_is_by (self, move, by))
        continue;
      if ((int) clash_move_c (move) == cell && (int) clash_move_b (move) == from)
        return CLASH_MARK_TARGET;
      if ((int) clash_move_c (move) == cell)
        mark = CLASH_MARK_TARGET_AFAR;
      if ((int) clash_move_b (move) == cell && clash_hand_holds_attacker (self))
        mark = CLASH_MARK_MOVE;
    }

  /* A beast may be a target of one and attack itself (R33): what is in hand comes first. */
  if (mark == CLASH_MARK_NONE && self->beast == CLASH_NO_BEAST && is_source (self, cell))
    return CLASH_MARK_SOURCE;

  return mark;
}

ClashMark
clash_hand_get_mark (ClashHand *self,
                     int        cell)
{
  if (self->n_moves == 0)
    return CLASH_MARK_NONE;

  switch ((ClashStep) clash_hand_get_position (self)->step)
    {
    case CLASH_STEP_ENTER:
      return mark_of_entry (self, cell);
    case CLASH_STEP_PLACE:
      return mark_of_placing (self, cell);
    case CLASH_STEP_FIGHT:
      return mark_of_fight (self, cell);
    case CLASH_STEP_DRAW:
    case CLASH_STEP_NAME:
    case CLASH_STEP_NET:
    case CLASH_STEP_ROLL:
    case CLASH_STEP_AGAIN:
    case CLASH_STEP_LOSE:
    case CLASH_STEP_OVER:
    default:
      return CLASH_MARK_NONE;
    }
}

gboolean
clash_hand_find_attack (ClashHand  *self,
                        int         target,
                        HarenaMove *move)
{
  if (!clash_hand_holds_attacker (self) || self->space == CLASH_NO_CELL)
    return FALSE;

  for (int i = 0; i < self->n_moves; i++)
    if (clash_hand_is_by (self, self->moves[i], CLASH_NO_CELL)
        && (int) clash_move_b (self->moves[i]) == self->space
        && (int) clash_move_c (self->moves[i]) == target)
      {
        *move = self->moves[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
clash_hand_can_take_kind (ClashHand *self,
                          int        kind)
{
  for (int i = 0; i < self->n_moves; i++)
    {
      unsigned verb = clash_move_verb (self->moves[i]);

      if ((verb == CLASH_ENTER || verb == CLASH_JOIN)
          && (int) clash_move_b (self->moves[i]) == kind)
        return TRUE;
    }
  return FALSE;
}

gboolean
clash_hand_can_take_beast (ClashHand *self,
                           int        beast)
{
  for (int i = 0; i < self->n_moves; i++)
    if (clash_move_verb (self->moves[i]) == CLASH_RELEASE
        && (int) clash_move_a (self->moves[i]) == beast)
      return TRUE;

  return FALSE;
}

gboolean
clash_hand_can_drag (ClashHand *self,
                     int        cell)
{
  ClashMark mark = clash_hand_get_mark (self, cell);

  return mark == CLASH_MARK_SOURCE || mark == CLASH_MARK_CHOSEN
         || (mark != CLASH_MARK_NONE && !clash_hand_holds_attacker (self)
             && is_source (self, cell));
}
