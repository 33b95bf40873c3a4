/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks over the map, and the few presses that mean more than going on. */

#include "hannibal/hand.h"

#include "hannibal/facts.h"

/* How Hannibal is taken in hand where he stands. */
static HarenaTarget
target_of_hannibal (const HannibalPosition *position)
{
  return hannibal_plain (position, HANNIBAL_CARTHAGE, position->hannibal) > 0
           ? HANNIBAL_PIECE
           : HARENA_SPACE (position->hannibal);
}

void
hannibal_walk (const void *data,
               HarenaMove  move,
               HarenaWalk *walk)
{
  const HannibalPosition *position = data;
  HarenaTarget            a = HARENA_SPACE (hannibal_move_a (move));
  HarenaTarget            b = HARENA_SPACE (hannibal_move_b (move));

  switch (hannibal_move_verb (move))
    {
    case HANNIBAL_MARCH:
    case HANNIBAL_SAIL:
      *walk = (HarenaWalk) { .targets = { a, b }, .n_targets = 2 };
      break;
    case HANNIBAL_LEAD:
      *walk = (HarenaWalk) { .targets = { target_of_hannibal (position), b }, .n_targets = 2 };
      break;
    case HANNIBAL_TRADE:
      *walk = (HarenaWalk) { .targets = { HARENA_BUTTON (HANNIBAL_BUTTON_TRADE), a },
                             .n_targets = 2 };
      break;
    case HANNIBAL_TRADE_HANNIBAL:
      *walk = (HarenaWalk) { .targets = { HARENA_BUTTON (HANNIBAL_BUTTON_TRADE),
                                          HARENA_BUTTON (HANNIBAL_BUTTON_GIVE_HANNIBAL) },
                             .n_targets = 2 };
      break;
    case HANNIBAL_PASS:
      *walk = (HarenaWalk) { .targets = { HARENA_BUTTON (HANNIBAL_BUTTON_PASS) },
                             .n_targets = 1 };
      break;
    case HANNIBAL_COMMIT_HANNIBAL:
      *walk = (HarenaWalk) { .targets = { HARENA_BUTTON (HANNIBAL_BUTTON_COMMIT_HANNIBAL) },
                             .n_targets = 1 };
      break;
    case HANNIBAL_COMMIT_LEGION:
      *walk = (HarenaWalk) { .targets = { HARENA_BUTTON (HANNIBAL_BUTTON_COMMIT_LEGION) },
                             .n_targets = 1 };
      break;
    case HANNIBAL_CARD:
      *walk = (HarenaWalk) { .targets = { HARENA_CARD (hannibal_move_a (move)),
                                          HARENA_BUTTON (HANNIBAL_BUTTON_LAY) },
                             .n_targets = 2 };
      break;
    default:
      g_return_if_reached ();
    }
}

static gboolean
is_asked_for_moves (const HarenaView *view)
{
  return view->n_moves > 0 && hannibal_position (view)->step == HANNIBAL_STEP_MOVE;
}

static gboolean
is_trading (const HarenaView *view)
{
  return harena_view_has_picked (view, HARENA_BUTTON (HANNIBAL_BUTTON_TRADE));
}

/* H11: the pointer may press Hannibal himself, where a button says it as well. */
static gboolean
press_while_trading (const HarenaView *view,
                     HarenaTarget      target,
                     HarenaPicks      *picks)
{
  const HannibalPosition *position = hannibal_position (view);
  HarenaTarget            button = HARENA_BUTTON (HANNIBAL_BUTTON_GIVE_HANNIBAL);

  if (!harena_view_is_next (view, button)
      || (target != HANNIBAL_PIECE && target != target_of_hannibal (position)))
    return FALSE;

  harena_picks_add (picks, button);
  return TRUE;
}

/* From the legion in hand to Hannibal beside it, and from him to nothing. */
static gboolean
press_again (const HarenaView *view,
             HarenaTarget      target,
             HarenaPicks      *picks)
{
  const HannibalPosition *position = hannibal_position (view);

  if (position->hannibal == HANNIBAL_NOWHERE || target != HARENA_SPACE (position->hannibal)
      || target_of_hannibal (position) != HANNIBAL_PIECE
      || position->mover != HANNIBAL_CARTHAGE || picks->n_targets != 1)
    return FALSE;
  if (picks->targets[0] == target)
    {
      picks->targets[0] = HANNIBAL_PIECE;
      return TRUE;
    }
  if (picks->targets[0] == HANNIBAL_PIECE)
    {
      picks->n_targets = 0;
      return TRUE;
    }
  return FALSE;
}

/* A chosen card that is pressed again is laid. */
static gboolean
press_card (HarenaTarget target,
            HarenaPicks *picks)
{
  if (harena_target_kind (target) != HARENA_TARGET_CARD || picks->n_targets != 1
      || picks->targets[0] != target)
    return FALSE;

  harena_picks_add (picks, HARENA_BUTTON (HANNIBAL_BUTTON_LAY));
  return TRUE;
}

gboolean
hannibal_press (const HarenaView *view,
                HarenaTarget      target,
                HarenaPicks      *picks)
{
  if (!is_asked_for_moves (view))
    return press_card (target, picks);
  if (is_trading (view))
    return press_while_trading (view, target, picks);

  return press_again (view, target, picks);
}

/* A pass may end the game (H26), and what is traded does not come back. */
gboolean
hannibal_is_momentous (const void *position G_GNUC_UNUSED,
                       HarenaMove  move)
{
  unsigned verb = hannibal_move_verb (move);

  return verb == HANNIBAL_PASS || verb == HANNIBAL_TRADE || verb == HANNIBAL_TRADE_HANNIBAL;
}

gboolean
hannibal_holds_him (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);

  return view->picks.n_targets > 0 && position->hannibal != HANNIBAL_NOWHERE
         && position->mover == HANNIBAL_CARTHAGE && position->step == HANNIBAL_STEP_MOVE
         && view->picks.targets[0] == target_of_hannibal (position);
}

int
hannibal_held_place (const HarenaView *view)
{
  int space;

  if (view->picks.n_targets == 0 || hannibal_position (view)->step != HANNIBAL_STEP_MOVE)
    return HANNIBAL_NOWHERE;
  if (hannibal_holds_him (view))
    return hannibal_position (view)->hannibal;

  space = harena_target_of (view->picks.targets[0], HARENA_TARGET_SPACE);
  return space >= 0 ? space : HANNIBAL_NOWHERE;
}

gboolean
hannibal_move_to (const HarenaView *view,
                  int               place,
                  HarenaMove       *move)
{
  return hannibal_held_place (view) != HANNIBAL_NOWHERE
         && harena_view_plays (view, HARENA_SPACE (place), move);
}

int
hannibal_chosen_card (const HarenaView *view)
{
  return view->picks.n_targets > 0
           ? MAX (0, harena_target_of (view->picks.targets[0], HARENA_TARGET_CARD))
           : 0;
}
