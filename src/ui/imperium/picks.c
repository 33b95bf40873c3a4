/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In the picks the province behind Bread and Circuses is the doubled one, as in the notation. */

#include "imperium/picks.h"

#include "imperium/paint.h"
#include "words.h"

#include <string.h>

enum
{
  SMALL = 50, /* below this width a card has a large picture and a name alone */
};

HarenaTarget
imperium_target_of_card (int card)
{
  return card < IMPERIUM_N_PROVINCES ? HARENA_SPACE (card) : HARENA_CARD (card);
}

int
imperium_card_of_target (HarenaTarget target)
{
  int card = harena_target_of (target, HARENA_TARGET_CARD);

  return card >= 0 ? card : harena_target_of (target, HARENA_TARGET_SPACE);
}

HarenaTarget
imperium_target_doubled (int province)
{
  return HARENA_PIECE (province + 1);
}

void
imperium_walk (const void *position G_GNUC_UNUSED,
               HarenaMove  move,
               HarenaWalk *walk)
{
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (move, card))
      harena_picks_add (walk, imperium_target_of_card (card));
  walk->n_free = walk->n_targets;
  if (imperium_choice_has (move, IMPERIUM_BREAD))
    harena_picks_add (walk, imperium_target_doubled (imperium_choice_doubled (move)));
  harena_picks_add (walk, HARENA_BUTTON (IMPERIUM_PLAY));
}

/* The cards in hand, in their order. */
typedef struct
{
  int cards[IMPERIUM_CARDS_MAX];
  int n_cards;
} Cards;

static Cards
cards_of (const HarenaPicks *picks)
{
  Cards cards = { 0 };

  for (int i = 0; i < picks->n_targets; i++)
    {
      int card = imperium_card_of_target (picks->targets[i]);

      if (card >= 0 && cards.n_cards < IMPERIUM_CARDS_MAX)
        cards.cards[cards.n_cards++] = card;
    }
  return cards;
}

static int
find_card (const Cards *cards,
           int          card)
{
  for (int i = 0; i < cards->n_cards; i++)
    if (cards->cards[i] == card)
      return i;

  return -1;
}

static void
take_out (Cards *cards,
          int    at)
{
  memmove (&cards->cards[at], &cards->cards[at + 1],
           (cards->n_cards - at - 1) * sizeof cards->cards[0]);
  cards->n_cards--;
}

static void
put_in (Cards *cards,
        int    at,
        int    card)
{
  memmove (&cards->cards[at + 1], &cards->cards[at],
           (cards->n_cards - at) * sizeof cards->cards[0]);
  cards->cards[at] = card;
  cards->n_cards++;
}

/* I8. */
static int
doubled_by (const Cards *cards)
{
  int bread = find_card (cards, IMPERIUM_BREAD);

  return bread >= 0 && bread + 1 < cards->n_cards
           && cards->cards[bread + 1] < IMPERIUM_N_PROVINCES
           ? cards->cards[bread + 1]
           : -1;
}

static int
wanted (const HarenaView *view,
        const Cards      *cards)
{
  int n_wanted = imperium_cards_to_choose (view->position, view->asked);

  return find_card (cards, IMPERIUM_ORACLE) >= 0 ? MIN (1, n_wanted) : n_wanted;
}

static void
write_picks (const HarenaView *view,
             const Cards      *cards,
             HarenaPicks      *picks)
{
  *picks = (HarenaPicks) { 0 };
  for (int i = 0; i < cards->n_cards; i++)
    harena_picks_add (picks, imperium_target_of_card (cards->cards[i]));
  if (cards->n_cards == wanted (view, cards) && find_card (cards, IMPERIUM_BREAD) >= 0)
    harena_picks_add (picks, imperium_target_doubled (doubled_by (cards)));
}

ImperiumPicked
imperium_picked (const HarenaView *view)
{
  Cards          cards = cards_of (&view->picks);
  unsigned       set = 0;
  ImperiumPicked picked = { .n_cards = cards.n_cards };

  if (view->asked == 0)
    return picked;

  for (int i = 0; i < cards.n_cards; i++)
    set |= imperium_card_bit (cards.cards[i]);
  picked.choice = imperium_choice (set, doubled_by (&cards));
  picked.n_wanted = wanted (view, &cards);
  picked.whole = cards.n_cards == picked.n_wanted;
  return picked;
}

unsigned
imperium_shown_choice (const HarenaView *view,
                       int               seat)
{
  unsigned choice = imperium_position (view)->choices[seat - 1];

  if (seat == view->asked)
    return imperium_picked (view).choice;
  if (choice == 0 || choice == IMPERIUM_UNSEEN)
    return 0;
  return choice & ~(unsigned) IMPERIUM_CHOSEN;
}

/* The first province in hand. */
static int
first_province (const Cards *cards)
{
  for (int i = 0; i < cards->n_cards; i++)
    if (cards->cards[i] < IMPERIUM_N_PROVINCES)
      return i;

  return -1;
}

/* Bread and Circuses is laid before a card, by its number in the hand. */
static void
lay_bread (Cards *cards,
           int    before)
{
  int bread = find_card (cards, IMPERIUM_BREAD);

  if (bread >= 0)
    {
      take_out (cards, bread);
      before -= bread < before;
    }
  put_in (cards, before, IMPERIUM_BREAD);
}

/* A card that is in hand already: Bread and Circuses is taken off what it doubles before it is put
 * back, and moves to another province that is pressed; everything else is put back. */
static void
press_again (Cards *cards,
             int    card,
             int    at)
{
  int doubled = doubled_by (cards);

  if (card == IMPERIUM_BREAD && doubled >= 0)
    lay_bread (cards, cards->n_cards);
  else if (card < IMPERIUM_N_PROVINCES && find_card (cards, IMPERIUM_BREAD) >= 0
           && doubled != card)
    lay_bread (cards, at);
  else
    take_out (cards, at);
}

/* A new one; where there are enough already, it takes the place of the last. */
static void
press_new (Cards *cards,
           int    card,
           int    n_wanted)
{
  if (cards->n_cards == n_wanted)
    take_out (cards, n_wanted - 1);
  if (card == IMPERIUM_BREAD && first_province (cards) >= 0)
    lay_bread (cards, first_province (cards));
  else
    put_in (cards, cards->n_cards, card);
}

gboolean
imperium_press (const HarenaView *view,
                HarenaTarget      target,
                HarenaPicks      *picks)
{
  Cards cards = cards_of (&view->picks);
  int   card = imperium_card_of_target (target);
  int   at = card >= 0 ? find_card (&cards, card) : -1;
  int   n_wanted = wanted (view, &cards);

  if (card < 0 || n_wanted == 0)
    return FALSE;
  /* I10: the Oracle is alone; it is put down for any other card. */
  if (at < 0 && (card == IMPERIUM_ORACLE || find_card (&cards, IMPERIUM_ORACLE) >= 0))
    {
      cards.n_cards = 0;
      n_wanted = imperium_cards_to_choose (view->position, view->asked);
    }
  if ((card == IMPERIUM_EAR && !imperium_has_ear (view->position, view->asked))
      || (card == IMPERIUM_ORACLE && !imperium_has_oracle (view->position, view->asked)))
    return FALSE;

  if (at >= 0)
    press_again (&cards, card, at);
  else
    press_new (&cards, card, n_wanted);
  write_picks (view, &cards, picks);
  return TRUE;
}

gboolean
imperium_back (const HarenaView *view,
               HarenaPicks      *picks)
{
  Cards cards = cards_of (&view->picks);

  if (cards.n_cards == 0)
    return FALSE;
  cards.n_cards--;
  write_picks (view, &cards, picks);
  return TRUE;
}

/* The hand as playing cards */

static int
list_cards (const HarenaView *view,
            int               seat,
            HarenaCard       *list)
{
  const ImperiumPosition *position = imperium_position (view);
  int                     doubled = imperium_choice_doubled (imperium_shown_choice (view, seat));

  if (position->step == IMPERIUM_STEP_OVER)
    return 0;

  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    {
      gboolean used = (card == IMPERIUM_EAR && !imperium_has_ear (position, seat))
                      || (card == IMPERIUM_ORACLE && !imperium_has_oracle (position, seat));

      list[card] = (HarenaCard) {
        .target = imperium_target_of_card (card),
        .state = used ? HARENA_CARD_USED : HARENA_CARD_OPEN,
        .face = card,
        .colour = harena_view_colour (view, seat),
      };
      if (card == doubled)
        g_strlcpy (list[card].badge, "×2", sizeof list[card].badge);
    }
  return IMPERIUM_N_CARDS;
}

static void
draw_card (cairo_t          *cr,
           const HarenaCard *card,
           double            width,
           double            height)
{
  if (card->state == HARENA_CARD_BACK)
    imperium_draw_card_back (cr, card->colour, 0, 0, width);
  else if (width < SMALL)
    imperium_draw_small_card (cr, card->face, width, height);
  else
    imperium_draw_card (cr, card->face, 0, 0, width);
}

static char *
describe_card (const HarenaView *view,
               const HarenaCard *card)
{
  unsigned    choice = view->asked != 0 ? imperium_picked (view).choice : 0;
  const char *name = imperium_card_title (card->face);

  if (imperium_choice_doubled (choice) == card->face)
    /* Translators: a card that is chosen, and on which Bread and Circuses lies */
    return g_strdup_printf (_("%s, chosen, doubled"), name);
  if (imperium_choice_has (choice, card->face))
    return g_strdup_printf (_("%s, chosen"), name);
  return g_strdup (name);
}

const HarenaCards imperium_cards = {
  .shape = 1.5,
  .height = 114,
  .height_narrow = 66,
  .list = list_cards,
  .draw = draw_card,
  .describe = describe_card,
};
