/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing on the board: each press narrows the legal moves down until one is left, and that one is
 * played. */

#include "clash/hand-private.h"

#include "widgets/sentence.h"
#include "words.h"

void
clash_hand_take_kind (ClashHand *self,
                      int        kind)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (!clash_hand_can_take_kind (self, kind))
    return;
  self->kind = kind;
  self->kind_seat = clash_hand_get_seat (self);
  clash_hand_say_changed (self);
}

void
clash_hand_take_beast (ClashHand *self,
                       int        beast)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (!clash_hand_can_take_beast (self, beast))
    return;
  clash_hand_put_down (self);
  self->beast = beast;
  clash_hand_say_changed (self);
}

/* R13: the space to begin with is where it stands; where it must move and there is one way only,
 * that one. */
static void
choose_source (ClashHand *self,
               int        cell)
{
  int ways = 0;

  clash_hand_put_down (self);
  self->source = cell;
  for (int i = 0; i < self->n_moves; i++)
    {
      int to = clash_move_b (self->moves[i]);

      if (!clash_hand_is_by (self, self->moves[i], CLASH_NO_CELL))
        continue;
      if (to == cell)
        {
          self->space = cell;
          break;
        }
      if (to != self->space)
        {
          self->space = to;
          ways++;
        }
    }
  if (self->space != cell && ways != 1)
    self->space = CLASH_NO_CELL;
  clash_hand_say_changed (self);
}

static void
choose_space (ClashHand *self,
              int        cell)
{
  self->space = cell;
  self->waiting = 0;
  clash_hand_say_changed (self);
}

/* The nearest space from which a far target can be attacked. */
static void
approach (ClashHand *self,
          int        target)
{
  int path[CLASH_N_CELLS];
  int best = CLASH_NO_CELL;
  int shortest = CLASH_N_CELLS + 1;

  for (int i = 0; i < self->n_moves; i++)
    {
      HarenaMove move = self->moves[i];
      int        length;

      if (!clash_hand_is_by (self, move, CLASH_NO_CELL) || (int) clash_move_c (move) != target)
        continue;
      self->space = clash_move_b (move);
      length = clash_hand_get_path (self, path);
      if (length < shortest)
        {
          shortest = length;
          best = self->space;
        }
    }
  choose_space (self, best);
}

static gboolean
press_attack (ClashHand *self,
              int        target)
{
  HarenaMove move;

  if (!clash_hand_find_attack (self, target, &move))
    return FALSE;
  if (self->confirm && self->waiting != move)
    {
      self->waiting = move;
      clash_hand_say_changed (self);
      return TRUE;
    }
  clash_hand_play (self, move);
  return TRUE;
}

static const char *
why_not (ClashHand *self,
         int        cell)
{
  const ClashPosition *position = clash_hand_get_position (self);
  gboolean             empty = (position->occupied & clash_cell_bit (cell)) == 0;

  if (clash_hand_holds_attacker (self))
    return empty ? _("No target can be attacked from there.")
                 : _("That cannot be attacked from here.");
  if (empty)
    return _("Nobody stands there. Choose who is to attack.");
  if (position->groups[cell].owner == harena_game_model_get_asked (self->model))
    return _("This team can attack nobody.");

  return _("First choose who is to attack.");
}

static gboolean
press_fight (ClashHand *self,
             int        cell)
{
  switch (clash_hand_get_mark (self, cell))
    {
    case CLASH_MARK_TARGET:
      if (clash_hand_holds_attacker (self))
        return press_attack (self, cell);
      break;
    case CLASH_MARK_TARGET_AFAR:
      if (clash_hand_holds_attacker (self))
        {
          approach (self, cell);
          return TRUE;
        }
      break;
    case CLASH_MARK_MOVE:
      choose_space (self, cell);
      return TRUE;
    case CLASH_MARK_CHOSEN:
    case CLASH_MARK_SPACE:
      return clash_hand_back (self);
    case CLASH_MARK_SOURCE:
      choose_source (self, cell);
      return TRUE;
    case CLASH_MARK_NONE:
    case CLASH_MARK_START:
    case CLASH_MARK_JOIN:
    case CLASH_MARK_PLACE:
    default:
      break;
    }

  return clash_hand_refuse (self, why_not (self, cell));
}

static gboolean
press_entry (ClashHand *self,
             int        cell)
{
  ClashVerb verb;

  switch ((int) clash_hand_get_mark (self, cell))
    {
    case CLASH_MARK_START:
      verb = CLASH_ENTER;
      break;
    case CLASH_MARK_JOIN:
      verb = CLASH_JOIN;
      break;
    default:
      return clash_hand_refuse (self, self->kind == CLASH_NO_KIND ? _("First take a gladiator.")
                                                       : _("The gladiator cannot go there."));
    }

  clash_hand_play (self, clash_move (verb, cell, self->kind, 0));
  return TRUE;
}

gboolean
clash_hand_press (ClashHand *self,
                  int        cell)
{
  g_return_val_if_fail (CLASH_IS_HAND (self), FALSE);

  if (self->n_moves == 0)
    return FALSE;

  switch ((int) clash_hand_get_position (self)->step)
    {
    case CLASH_STEP_ENTER:
      return press_entry (self, cell);
    case CLASH_STEP_PLACE:
      if (clash_hand_get_mark (self, cell) != CLASH_MARK_PLACE)
        return clash_hand_refuse (self, _("A beast goes into an empty space."));
      clash_hand_play (self, clash_move (CLASH_PLACE, cell, 0, 0));
      return TRUE;
    case CLASH_STEP_FIGHT:
      return press_fight (self, cell);
    default:
      return FALSE;
    }
}

gboolean
clash_hand_back (ClashHand *self)
{
  g_return_val_if_fail (CLASH_IS_HAND (self), FALSE);

  if (self->waiting != 0)
    self->waiting = 0;
  else if (clash_hand_holds_attacker (self))
    {
      gboolean moved = self->space != CLASH_NO_CELL && self->space != self->source;
      int      source = self->source;
      int      space = self->space;
      int      beast = self->beast;

      clash_hand_put_down (self);
      if (moved && source != CLASH_NO_CELL)
        {
          choose_source (self, source);
          /* Where there is only one way, there is no step between. */
          if (self->space != space)
            return TRUE;
          clash_hand_put_down (self);
        }
      else if (moved)
        self->beast = beast;
    }
  else if (clash_hand_get_kind (self) != CLASH_NO_KIND)
    self->kind = CLASH_NO_KIND;
  else
    return FALSE;

  clash_hand_say_changed (self);
  return TRUE;
}

void
clash_hand_play (ClashHand *self,
                 HarenaMove move)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CLASH_IS_HAND (self));

  if (!harena_game_model_play_move (self->model, move, &error))
    {
      g_autofree char *why = harena_sentence (error->message);

      clash_hand_refuse (self, why);
    }
}
