/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk for each move: hexes, cards and buttons. */

#include "gladiatori/targets.h"

#include "gladiatori/movement.h"

/* How many hexes come before each row. */
static const int row_begins[] = { 0, 7, 15, 24, 34, 45, 55, 64, 72, GLAD_N_SPACES };

int
glad_space_of_cell (int cell)
{
  int r = glad_r (cell);

  return row_begins[r + 4] + glad_q (cell) + 5 + MIN (r, 0);
}

int
glad_cell_of_space (int space)
{
  int row = 0;
  int r;

  g_return_val_if_fail (space >= 0 && space < GLAD_N_SPACES, 0);

  while (row_begins[row + 1] <= space)
    row++;
  r = row - 4;
  return glad_cell (space - row_begins[row] - 5 - MIN (r, 0), r);
}

gboolean
glad_is_heap_step (int       step,
                   GladZone *zone)
{
  switch (step)
    {
    case GLAD_ASK_HAND:
    case GLAD_ASK_HAND_ENERGY:
    case GLAD_ASK_HAND_SPECIAL:
    case GLAD_ASK_BID:
      *zone = GLAD_ZONE_DECK;
      return TRUE;
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      *zone = GLAD_ZONE_HAND;
      return TRUE;
    case GLAD_ASK_REST:
    case GLAD_ASK_RECOVER_ENERGY:
    case GLAD_ASK_RECOVER_SPECIAL:
      *zone = GLAD_ZONE_DISCARD;
      return TRUE;
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
      *zone = GLAD_ZONE_SHOP;
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
glad_is_heap_verb (GladVerb verb)
{
  return verb == GLAD_HAND || verb == GLAD_ENERGY_LINE || verb == GLAD_SPECIAL_LINE
         || verb == GLAD_LAY || verb == GLAD_BID || verb == GLAD_REGAIN;
}

/* The cards in any order, and then the word that ends it. */
static void
walk_heap (const GladFrame *frame,
           HarenaMove       move,
           HarenaWalk      *walk)
{
  GladCards heap = glad_move_cards (move);
  GladZone  zone = GLAD_ZONE_HAND;

  glad_is_heap_step (frame->step, &zone);
  for (int card = 0; card < GLAD_N_CARDS; card++)
    for (int copy = 0; copy < glad_count (heap, card); copy++)
      harena_picks_add (walk, glad_card_target (zone, card, copy));
  walk->n_free = walk->n_targets;
  harena_picks_add (walk, glad_button (glad_verb (move), 0, 0));
}

static HarenaTarget
space_of_who (const GladPosition *position,
              int                 who)
{
  return HARENA_SPACE (glad_space_of_cell (glad_cell_of (position, who)));
}

/* Where a single card lies that is the whole of a move; -1 if the move is another. */
static int
zone_of (GladVerb verb)
{
  switch ((int) verb)
    {
    case GLAD_PLAY:
    case GLAD_PAY_CARD:
    case GLAD_DEFEND:
    case GLAD_SACRIFICES:
    case GLAD_DISCARDS:
      return GLAD_ZONE_HAND;
    case GLAD_REUSE:
    case GLAD_DEFEND_AGAIN:
      return GLAD_ZONE_ROW;
    case GLAD_GAIN_CARD:
    case GLAD_RAGE_DISCARD:
      return GLAD_ZONE_DISCARD;
    case GLAD_RAGE_DECK:
    case GLAD_LOSE_CARD:
      return GLAD_ZONE_DECK;
    default:
      return -1;
    }
}

static void
walk_targets (const GladPosition *position,
              HarenaMove          move,
              HarenaWalk         *walk)
{
  unsigned whos[] = { glad_a (move), glad_b (move), glad_c (move) };

  harena_picks_add (walk, glad_button (GLAD_STRIKES, 0, 0));
  for (int i = 0; i < 3 && whos[i] != 0; i++)
    harena_picks_add (walk, space_of_who (position, whos[i]));
  harena_picks_add (walk, glad_button (GLAD_ENOUGH, 0, 0));
}

void
glad_walk (const void *data,
           HarenaMove  move,
           HarenaWalk *walk)
{
  const GladPosition *position = data;
  const GladFrame    *frame = glad_asked (position);
  GladVerb            verb = glad_verb (move);
  int                 a = glad_a (move);
  int                 b = glad_b (move);

  *walk = (HarenaWalk) { 0 };
  if (zone_of (verb) >= 0)
    {
      harena_picks_add (walk, glad_card_target (zone_of (verb), a, 0));
      return;
    }
  if (glad_is_heap_verb (verb))
    {
      walk_heap (frame, move, walk);
      return;
    }
  switch ((int) verb)
    {
    case GLAD_GLADIATOR:
      harena_picks_add (walk, glad_card_target (GLAD_ZONE_SHOP, GLAD_FIGURE_FACES + a, 0));
      break;
    case GLAD_START:
    case GLAD_PUSH:
      harena_picks_add (walk, HARENA_SPACE (glad_space_of_cell (a)));
      break;
    case GLAD_STEP:
      harena_picks_add (walk, HARENA_SPACE (glad_space_of_cell (a)));
      harena_picks_add (walk, glad_button (GLAD_FACE, b, 0));
      break;
    case GLAD_TURN:
      harena_picks_add (walk, glad_button (GLAD_TURN, 0, 0));
      harena_picks_add (walk, glad_button (GLAD_FACE, a, 0));
      break;
    case GLAD_ATTACK:
      harena_picks_add (walk, space_of_who (position, a));
      break;
    case GLAD_STRIKES:
      walk_targets (position, move, walk);
      break;
    case GLAD_THROW:
    case GLAD_HELP:
      harena_picks_add (walk, glad_button (verb, a, 0));
      harena_picks_add (walk, space_of_who (position, b));
      break;
    case GLAD_CAST:
      harena_picks_add (walk, glad_button (verb, 0, 0));
      harena_picks_add (walk, space_of_who (position, a));
      break;
    case GLAD_END:
    case GLAD_SURRENDERS:
      /* Whoever has done nothing yet is asked once more, where there is a choice. */
      harena_picks_add (walk, glad_button (GLAD_END, 0, 0));
      if (!position->action.begun && position->options[GLAD_SURRENDER] == 0)
        harena_picks_add (walk, glad_button (verb == GLAD_END ? GLAD_ENOUGH : verb, 0, 0));
      break;
    case GLAD_SWAP:
      harena_picks_add (walk, glad_card_target (GLAD_ZONE_HAND, a, 0));
      harena_picks_add (walk, glad_card_target (GLAD_ZONE_DECK, b, 0));
      break;
    case GLAD_LOSE_ITEM:
    case GLAD_DROP:
      harena_picks_add (walk, glad_card_target (GLAD_ZONE_ITEMS, GLAD_ITEM_FACES + a, 0));
      break;
    case GLAD_CHOOSE:
      harena_picks_add (walk, glad_card_target (GLAD_ZONE_SHOP, GLAD_ITEM_FACES + a, 0));
      break;
    default:
      harena_picks_add (walk, glad_button (verb, a, b));
      break;
    }
}

int
glad_n_picked (const HarenaView *view,
               GladZone          zone,
               int               face)
{
  int n = 0;

  while (harena_view_has_picked (view, glad_card_target (zone, face, n)))
    n++;
  return n;
}

int
glad_held_cell (const HarenaView *view)
{
  const GladPosition *position = view->position;
  const GladFrame    *frame = glad_asked (position);
  int                 space;

  if (view->asked == 0)
    return 0;
  if (frame->step == GLAD_ASK_FACE)
    return position->seats[frame->seat].cell;
  if ((frame->step != GLAD_ASK_MENU && frame->step != GLAD_ASK_MOVE) || view->picks.n_targets != 1)
    return 0;
  if (view->picks.targets[0] == glad_button (GLAD_TURN, 0, 0))
    return position->seats[frame->seat].cell;
  space = harena_target_of (view->picks.targets[0], HARENA_TARGET_SPACE);
  return space >= 0 ? glad_cell_of_space (space) : 0;
}

/* The own hex is pressed to turn; and while a facing is chosen, a hex beside it is the way to look,
 * and the hex itself once more is to look as before. */
gboolean
glad_press (const HarenaView *view,
            HarenaTarget      target,
            HarenaPicks      *picks)
{
  const GladPosition *position = view->position;
  const GladSeat     *seat = &position->seats[glad_asked (position)->seat];
  int                 space = harena_target_of (target, HARENA_TARGET_SPACE);
  int                 held = glad_held_cell (view);
  int                 cell;
  HarenaTarget        next;

  if (space < 0)
    return FALSE;
  cell = glad_cell_of_space (space);
  if (held != 0 && (held == cell || glad_distance (held, cell) == 1))
    {
      next = glad_button (GLAD_FACE, held == cell ? seat->facing : glad_direction (held, cell), 0);
      if (!harena_view_is_next (view, next))
        return FALSE;
      harena_picks_add (picks, next);
      return TRUE;
    }
  next = glad_button (GLAD_TURN, 0, 0);
  if (held != 0 || cell != seat->cell || !harena_view_is_next (view, next))
    return FALSE;
  harena_picks_add (picks, next);
  return TRUE;
}

/* To surrender, and to end a movement that costs points. */
gboolean
glad_is_momentous (const void *data,
                   HarenaMove  move)
{
  const GladPosition *position = data;
  const GladFrame    *frame = glad_asked (position);
  const GladSeat     *seat = &position->seats[frame->seat];

  switch (glad_verb (move))
    {
    case GLAD_SURRENDERS:
      return TRUE;
    case GLAD_PLAY:
    case GLAD_REUSE:
    case GLAD_END:
    case GLAD_STOP:
      return (frame->step == GLAD_ASK_MOVE || position->action.sprint)
             && glad_movement_costs (position, frame->seat, seat->cell, seat->facing) != 0;
    default:
      return FALSE;
    }
}
