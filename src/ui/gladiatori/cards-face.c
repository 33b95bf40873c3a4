/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards lie there for a question, and as what they are pressed. */

#include "gladiatori/cards-face.h"

#include "gladiatori/names.h"
#include "gladiatori/paint.h"
#include "gladiatori/speech.h"
#include "gladiatori/targets.h"
#include "words.h"

typedef struct
{
  const HarenaView *view;
  HarenaCard       *cards;
  int               n;
  int               colour;
} Tray;

static void
add (Tray           *tray,
     HarenaTarget    target,
     int             count,
     int             group,
     HarenaCardState state)
{
  if (tray->n == HARENA_CARDS_MAX || count == 0)
    return;
  tray->cards[tray->n++] = (HarenaCard) {
    .target = target,
    .state = state,
    .face = glad_target_face (target),
    .deck = glad_target_face (target) >= GLAD_N_ACTIONS,
    .colour = tray->colour,
    .count = count,
    .group = group,
  };
}

static gboolean
can_be_pressed (const HarenaView *view,
                HarenaTarget      target)
{
  return harena_view_is_next (view, target) || harena_view_has_picked (view, target);
}

/* Equal cards in one pile. */
static void
add_heap (Tray     *tray,
          GladZone  zone,
          GladCards heap,
          int       group)
{
  for (int card = 0; card < GLAD_N_CARDS; card++)
    {
      HarenaTarget target = glad_card_target (zone, card, 0);

      add (tray, target, glad_count (heap, card),
           group + (card >= GLAD_N_ACTIONS) + (card >= GLAD_SWEEP),
           can_be_pressed (tray->view, target) ? HARENA_CARD_OPEN : HARENA_CARD_LOCKED);
    }
}

/* All the cards that some answer of the question names. */
static GladCards
offered (const HarenaView *view)
{
  GladCards heap = 0;

  for (int i = 0; i < view->n_moves; i++)
    if (glad_is_heap_verb (glad_verb (view->moves[i])))
      heap = glad_union (heap, glad_move_cards (view->moves[i]));
  return heap;
}

/* A choice of several: of each pile what was taken stands apart, and is put back by a press. */
static void
add_choice (Tray     *tray,
            GladZone  zone)
{
  GladCards heap = offered (tray->view);

  for (int card = 0; card < GLAD_N_CARDS; card++)
    {
      int all = glad_count (heap, card);
      int taken = MIN (glad_n_picked (tray->view, zone, card), all);
      int group = (card >= GLAD_N_ACTIONS) + (card >= GLAD_SWEEP);

      add (tray, glad_card_target (zone, card, MAX (taken, 1) - 1), taken, group,
           HARENA_CARD_OPEN);
      add (tray, glad_card_target (zone, card, taken), all - taken, group, HARENA_CARD_OPEN);
    }
}

static void
add_items (Tray           *tray,
           const GladSeat *seat,
           int             group)
{
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    {
      int          item = (seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1;
      HarenaTarget target = glad_card_target (GLAD_ZONE_ITEMS, GLAD_ITEM_FACES + item, 0);

      add (tray, target, 1, group,
           can_be_pressed (tray->view, target) ? HARENA_CARD_OPEN : HARENA_CARD_LOCKED);
    }
}

/* The own row: upright cards can be used again. */
static void
add_row (Tray           *tray,
         const GladSeat *seat,
         int             group)
{
  for (int i = 0; i < seat->n_row; i++)
    {
      HarenaTarget target = glad_card_target (GLAD_ZONE_ROW, glad_row_card (seat, i), 0);

      add (tray, target, 1, group,
           seat->row[i] & GLAD_ROW_VEILED             ? HARENA_CARD_BACK
           : can_be_pressed (tray->view, target)       ? HARENA_CARD_OPEN
                                                       : HARENA_CARD_LOCKED);
    }
}

static void
add_shop (Tray *tray)
{
  for (int i = 0; i < tray->view->n_moves; i++)
    {
      HarenaWalk walk;

      harena_view_walk (tray->view, tray->view->moves[i], &walk);
      if (harena_target_kind (walk.targets[0]) == HARENA_TARGET_CARD)
        add (tray, walk.targets[0], 1, 0, HARENA_CARD_OPEN);
    }
}

/* What lies there for a question to this seat; FALSE if that is the hand, as always. */
static gboolean
add_for_question (Tray           *tray,
                  const GladSeat *seat,
                  int             step)
{
  GladZone zone;

  if (glad_is_heap_step (step, &zone) && zone != GLAD_ZONE_HAND)
    {
      add_choice (tray, zone);
      return TRUE;
    }
  switch (step)
    {
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      add_heap (tray, GLAD_ZONE_HAND,
                seat->hand & (step == GLAD_ASK_LAY ? GLAD_GREEN | GLAD_SPECIALS
                                                   : GLAD_GREEN | GLAD_ENERGY), 10);
      add_choice (tray, GLAD_ZONE_HAND);
      return TRUE;
    case GLAD_ASK_GAIN:
      add_heap (tray, GLAD_ZONE_DISCARD, seat->discard, 0);
      return TRUE;
    case GLAD_ASK_RAGE:
      add_heap (tray, GLAD_ZONE_DECK, seat->deck & GLAD_RED, 0);
      add_heap (tray, GLAD_ZONE_DISCARD, seat->discard & GLAD_RED, 10);
      return TRUE;
    case GLAD_ASK_LOSE:
      add_heap (tray, GLAD_ZONE_DECK, seat->deck, 0);
      add_items (tray, seat, 10);
      return TRUE;
    case GLAD_ASK_SWAP:
      add_heap (tray, GLAD_ZONE_HAND, seat->hand, 0);
      add_heap (tray, GLAD_ZONE_DECK, seat->deck, 10);
      return TRUE;
    case GLAD_ASK_DROP:
      add_items (tray, seat, 0);
      return TRUE;
    case GLAD_ASK_GLADIATOR:
    case GLAD_ASK_CHOOSE:
      add_shop (tray);
      return TRUE;
    default:
      return FALSE;
    }
}

static int
list (const HarenaView *view,
      int               who,
      HarenaCard       *cards)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  Tray                tray = { view, cards, 0, harena_view_colour (view, who) };

  if (view->asked == who && frame->seat == who
      && add_for_question (&tray, &position->seats[who], frame->step))
    return tray.n;
  add_heap (&tray, GLAD_ZONE_HAND, position->seats[who].hand, 0);
  add_row (&tray, &position->seats[who], 20);
  return tray.n;
}

/* A card of the row that was used lies on its side; and where it lies is told by its edge. */
static void
draw (cairo_t          *cr,
      const HarenaCard *card,
      double            width,
      double            height)
{
  if (card->state == HARENA_CARD_BACK)
    {
      glad_paint_back (cr, card->deck, width, height);
      return;
    }
  glad_paint_card (cr, card->face, width, height);
}

static char *
describe (const HarenaView *view,
          const HarenaCard *card)
{
  return glad_speech_target (view, card->target);
}

const HarenaCards glad_cards_face = {
  .shape = 1.5,
  .height = 108,
  .height_narrow = 72,
  .list = list,
  .draw = draw,
  .describe = describe,
};
