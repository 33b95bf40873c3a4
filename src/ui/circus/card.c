/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is used lies on its face; what cannot be driven now is locked, and says why when pressed. */

#include "circus/card.h"

#include "circus/paint.h"
#include "circus/speech.h"
#include "circus/names.h"
#include "widgets/cards.h"

/* Whether a press of the card means anything now. */
static gboolean
is_of_use (const HarenaView *view,
           HarenaTarget      target)
{
  if (harena_view_is_next (view, target) || harena_view_has_picked (view, target))
    return TRUE;

  for (int i = 0; i < view->n_moves; i++)
    if (circus_move_verb (view->moves[i]) == CIRCUS_DRIVE
        && HARENA_CARD (circus_move_b (view->moves[i])) == target)
      return TRUE;
  return FALSE;
}

static int
list (const HarenaView *view,
      int               seat,
      HarenaCard       *cards)
{
  guint has = circus_position (view)->cards[seat - 1];

  for (int card = 1; card <= CIRCUS_CARDS; card++)
    {
      HarenaTarget target = HARENA_CARD (card);
      gboolean     used = (has & circus_card_bit (card)) == 0;
      gboolean     locked = view->asked == seat && !is_of_use (view, target);

      cards[card - 1] = (HarenaCard) {
        .target = target,
        .state = locked && !used ? HARENA_CARD_LOCKED : HARENA_CARD_OPEN,
        .face = used ? 0 : card,
        .colour = harena_view_colour (view, seat),
      };
    }
  return CIRCUS_CARDS;
}

static void
draw (cairo_t          *cr,
      const HarenaCard *card,
      double            width,
      double            height)
{
  circus_paint_card (cr, width, height, card->face, card->colour, card->face == 0);
}

static char *
describe (const HarenaView *view,
          const HarenaCard *card)
{
  return circus_speech_target (view, card->target);
}

const HarenaCards circus_cards = {
  .shape = 1.42,
  .height = 72,
  .height_narrow = 66,
  .list = list,
  .draw = draw,
  .describe = describe,
};

GtkWidget *
circus_card_stack_new (HarenaHand *hand)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (int seat = 1; seat <= harena_hand_get_view (hand)->n_seats; seat++)
    gtk_box_append (GTK_BOX (box), harena_card_table_new_seat (hand, seat));
  circus_card_stack_update (box, hand, HARENA_CHANGE_ALL);
  return box;
}

void
circus_card_stack_update (GtkWidget    *stack,
                          HarenaHand   *hand,
                          HarenaChange  change)
{
  const HarenaView *view = harena_hand_get_view (hand);
  int               turn = harena_view_turn (view);
  int               seat = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (stack); child != NULL;
       child = gtk_widget_get_next_sibling (child), seat++)
    {
      gtk_widget_set_visible (child, seat == turn);
      if (seat == turn)
        harena_card_table_update (child, change);
    }
}
