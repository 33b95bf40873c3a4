/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H5, H20, H30: five cards a side; those that were used are dashed places until all come back. */

#include "hannibal/cards.h"

#include "hannibal/facts.h"
#include "hannibal/token.h"
#include "words.h"

static int
list (const HarenaView *view,
      int               seat,
      HarenaCard       *cards)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     side = hannibal_side_of (seat);

  if (!hannibal_in_conflict (position) || position->step == HANNIBAL_STEP_COMMIT)
    return 0;
  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    cards[card - 1] = (HarenaCard) {
      .target = HARENA_CARD (card),
      .state = position->hands[side] & 1u << (card - 1) ? HARENA_CARD_OPEN : HARENA_CARD_USED,
      .face = card,
      .deck = side,
      .colour = harena_view_colour (view, seat),
    };
  return HANNIBAL_CARDS;
}

static void
draw (cairo_t          *cr,
      const HarenaCard *card,
      double            width,
      double            height)
{
  hannibal_card_draw (cr, card->deck, card->colour,
                      card->state == HARENA_CARD_BACK ? 0 : card->face, width, height);
}

static char *
describe (const HarenaView *view G_GNUC_UNUSED,
          const HarenaCard *card)
{
  /* Translators: the number of a card. */
  return g_strdup_printf (_("The %d"), card->face);
}

const HarenaCards hannibal_cards = {
  .shape = 136.0 / 96,
  .height = 132,
  .height_narrow = 78,
  .list = list,
  .draw = draw,
  .describe = describe,
};
