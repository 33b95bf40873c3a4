/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which targets are pressed for a move. A chosen hex means its card along with it. */

#include "circus/picks.h"

#include "circus/position.h"
#include "circus/way.h"

int
circus_end_of (const void *position,
               HarenaMove  move)
{
  CircusPath path;

  if (circus_move_verb (move) == CIRCUS_PLACE)
    return circus_move_a (move);
  circus_path_of_move (position, move, &path);
  return path.n_hexes > 0 ? path.hexes[path.n_hexes - 1] : -1;
}

void
circus_walk (const void *position,
             HarenaMove  move,
             HarenaWalk *walk)
{
  *walk = (HarenaWalk) { 0 };
  switch (circus_move_verb (move))
    {
    case CIRCUS_PLACE:
      harena_picks_add (walk, HARENA_SPACE (circus_move_a (move)));
      break;
    case CIRCUS_DRIVE:
      harena_picks_add (walk, HARENA_CARD (circus_move_b (move)));
      harena_picks_add (walk, HARENA_SPACE (circus_end_of (position, move)));
      walk->n_free = walk->n_targets;
      if (circus_move_c (move) != 0)
        harena_picks_add (walk, HARENA_CARD (circus_move_c (move)));
      break;
    case CIRCUS_WASTE:
      harena_picks_add (walk, HARENA_BUTTON (CIRCUS_LAY_ASIDE));
      harena_picks_add (walk, HARENA_CARD (circus_move_a (move)));
      break;
    case CIRCUS_STOP:
    default:
      harena_picks_add (walk, HARENA_BUTTON (CIRCUS_STOP_HERE));
    }
}

gboolean
circus_lays_aside (const HarenaView *view)
{
  return harena_picks_have (&view->picks, HARENA_BUTTON (CIRCUS_LAY_ASIDE));
}

/* The number of the first pick of a kind, or -1. */
static int
picked (const HarenaView *view,
        HarenaTargetKind  kind)
{
  for (int i = 0; i < view->picks.n_targets; i++)
    if (harena_target_kind (view->picks.targets[i]) == kind)
      return harena_target_number (view->picks.targets[i]);
  return -1;
}

int
circus_picked_card (const HarenaView *view)
{
  return MAX (picked (view, HARENA_TARGET_CARD), 0);
}

int
circus_picked_end (const HarenaView *view)
{
  return picked (view, HARENA_TARGET_SPACE);
}

/* Whether a move can still be meant, and ends there. */
static gboolean
leads_to (const HarenaView *view,
          HarenaMove        move,
          int               hex)
{
  int card = circus_picked_card (view);

  return circus_end_of (view->position, move) == hex && !circus_lays_aside (view)
         && (card == 0 || (int) circus_move_b (move) == card)
         && (circus_picked_end (view) < 0 || circus_picked_end (view) == hex);
}

guint
circus_cards_to (const HarenaView *view,
                 int               hex)
{
  guint cards = 0;

  for (int i = 0; i < view->n_moves; i++)
    if (circus_move_verb (view->moves[i]) == CIRCUS_DRIVE && leads_to (view, view->moves[i], hex))
      cards |= circus_card_bit (circus_move_b (view->moves[i]));
  return cards;
}

gboolean
circus_move_to (const HarenaView *view,
                int               hex,
                HarenaMove       *move)
{
  gboolean found = FALSE;

  for (int i = 0; i < view->n_moves; i++)
    if (leads_to (view, view->moves[i], hex)
        && (!found || circus_move_b (view->moves[i]) < circus_move_b (*move)))
      {
        *move = view->moves[i];
        found = TRUE;
      }
  return found;
}

gboolean
circus_move_in_sight (const HarenaView *view,
                      HarenaMove       *move)
{
  int hex = harena_target_of (view->focus, HARENA_TARGET_SPACE);

  if (circus_picked_end (view) >= 0)
    hex = circus_picked_end (view);
  return hex >= 0 && circus_move_to (view, hex, move);
}

/* M19. */
static gboolean
can_stop (const HarenaView *view)
{
  for (int i = 0; i < view->n_moves; i++)
    if (circus_move_verb (view->moves[i]) == CIRCUS_STOP)
      return TRUE;
  return FALSE;
}

/* The hex alone: its card comes along. The chariot itself, when it has driven: it stops there. All
 * else is the house's business. */
gboolean
circus_press (const HarenaView *view,
              HarenaTarget      target,
              HarenaPicks      *picks)
{
  const CircusPosition *position = view->position;
  int                   hex = harena_target_of (target, HARENA_TARGET_SPACE);
  HarenaMove            move;

  if (hex < 0 || view->picks.n_targets > 0)
    return FALSE;

  *picks = (HarenaPicks) { 0 };
  if (can_stop (view) && position->hexes[circus_chariot_on_turn (position)] == hex)
    {
      harena_picks_add (picks, HARENA_BUTTON (CIRCUS_STOP_HERE));
      return TRUE;
    }
  if (!circus_move_to (view, hex, &move) || circus_move_verb (move) != CIRCUS_DRIVE)
    return FALSE;

  harena_picks_add (picks, HARENA_CARD (circus_move_b (move)));
  harena_picks_add (picks, HARENA_SPACE (hex));
  return TRUE;
}
