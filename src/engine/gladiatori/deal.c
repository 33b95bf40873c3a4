/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing anew what a seat cannot see (G85). Cards are told apart while they are dealt, so that all
 * deals are equally likely; what does not go together with what was seen is dealt once more. */

#include "gladiatori/action.h"
#include "gladiatori/create.h"
#include "gladiatori/effect.h"
#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/prepare.h"
#include "gladiatori/score.h"
#include "gladiatori/veil.h"

enum
{
  TRIES = 400, /* then the cards stay as they are, which is one of the deals */
};

/* Takes one card out of a heap, each equally likely. */
static GladCards
draw (GladCards    *heap,
      HarenaRandom *random)
{
  int       ticket = harena_random_below (random, glad_n_cards (*heap));
  int       kind = 0;
  GladCards card;

  while (ticket >= glad_count (*heap, kind))
    ticket -= glad_count (*heap, kind++);
  card = glad_card (kind);
  *heap -= card;
  return card;
}

/* What a heap has left when the cards of another are no longer in it, as far as they were. */
static GladCards
less (GladCards heap,
      GladCards other)
{
  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    {
      int n = glad_count (other, kind);
      int most = glad_count (heap, kind);

      heap -= (n < most ? n : most) * glad_card (kind);
    }
  return heap;
}

/* In how many ways some cards can be chosen out of so many. */
static double
ways (int of,
      int some)
{
  double n = 1;

  if (some < 0 || some > of)
    return 0;
  for (int i = 1; i <= some; i++)
    n = n * (of - some + i) / i;
  return n;
}

/* The fighter of a seat whose cards are not revealed, or -1. */
static int
veiled_fighter (const GladPosition *position,
                int                 seat)
{
  for (int i = 0; i < position->fight.n; i++)
    if (position->fight.fighters[i].who == seat && !position->fight.fighters[i].revealed)
      return i;

  return -1;
}

/* G85 (a), (b): what a face-down card of the row can be. */
static bool
fits_place (const GladPosition *position,
            int                 who,
            int                 place,
            int                 card)
{
  const GladSeat *seat = &position->seats[who];

  for (int i = 0; i < position->fight.n; i++)
    {
      const GladFighter *fighter = &position->fight.fighters[i];

      if (fighter->who == who && fighter->row == place + 1)
        return i == 0 ? card != GLAD_MOVEMENT : glad_covers (seat, fighter->side, card);
    }
  for (int i = 0; i < position->depth; i++)
    if (position->frames[i].step == GLAD_ASK_PURPOSE && position->action.seat == who
        && position->action.row == place + 1
        && (position->action.refused || glad_asked (position)->step == GLAD_ASK_AGREE))
      return card != GLAD_MOVEMENT;
  return true;
}

/* The green cards of hand, deck and face-down places. */
static bool
deal_greens (GladPosition *position,
             int           who,
             HarenaRandom *random)
{
  GladSeat *seat = &position->seats[who];
  int       n_hand = glad_n_green (seat->hand);
  GladCards pool = (seat->hand | seat->deck) & GLAD_GREEN;

  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN)
      pool |= glad_card (glad_row_card (seat, place));
  seat->hand &= ~GLAD_GREEN;
  seat->deck &= ~GLAD_GREEN;

  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN)
      {
        int card = __builtin_ctz (draw (&pool, random));

        if (!fits_place (position, who, place, card))
          return false;
        seat->row[place] = (seat->row[place] & ~GLAD_ROW_CARD) | card;
      }
  while (n_hand-- > 0)
    seat->hand |= draw (&pool, random);
  seat->deck |= pool;
  return (seat->deck & seat->known & GLAD_GREEN) == 0;
}

/* Special Moves and Energy that lie face down before a fighter, as many of each as were counted. */
static GladCards
deal_laid (const GladPosition *position,
           int                 f,
           GladCards          *pool,
           HarenaRandom       *random)
{
  const GladFighter *fighter = &position->fight.fighters[f];
  GladCards          allowed = 0;
  GladCards          laid = 0;

  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    if (glad_has (*pool, card) && glad_may_lay (position, f, card))
      allowed |= glad_card (card);
  for (int i = 0; i < fighter->n_specials; i++)
    laid += draw (&allowed, random);
  *pool -= laid;
  for (int i = 0; i < fighter->n_energy; i++)
    {
      GladCards energy = *pool & GLAD_ENERGY;
      GladCards card = draw (&energy, random);

      laid += card;
      *pool -= card;
    }
  return laid;
}

/* How likely a deal of what is laid must be taken, so that all hands that go with it count. */
static bool
is_taken (int           n_pool,
          int           n_hand,
          int           n_known,
          int           n_laid,
          HarenaRandom *random)
{
  double most = 0;

  for (int known = n_known; known <= n_known + n_laid; known++)
    most = most > ways (n_pool - known, n_hand - known) ? most
                                                        : ways (n_pool - known, n_hand - known);
  return ways (n_pool - n_known, n_hand - n_known) * 65536
         > most * harena_random_below (random, 65536);
}

/* The red cards of hand, deck and what is laid. */
static bool
deal_reds (GladPosition *position,
           int           who,
           HarenaRandom *random)
{
  GladSeat    *seat = &position->seats[who];
  int          f = veiled_fighter (position, who);
  GladFighter *fighter = f >= 0 ? &position->fight.fighters[f] : NULL;
  GladCards    shown = fighter != NULL && f == 0 && position->fight.kind == GLAD_SWEEPING
                         ? glad_card (GLAD_SWEEP)
                         : 0;
  int          n_hand = glad_n_red (seat->hand);
  GladCards    pool = (seat->hand + seat->deck) & GLAD_RED;
  GladCards    locked = 0;
  GladCards    laid = 0;
  GladCards    known;

  if (fighter != NULL)
    pool += fighter->laid - shown;
  if (!glad_specials_are_in (position))
    locked = pool & GLAD_SPECIALS;
  pool -= locked;
  if (fighter != NULL)
    laid = deal_laid (position, f, &pool, random);

  known = less (seat->known & GLAD_RED, laid);
  if (glad_n_red (known) > n_hand
      || !is_taken (glad_n_red (pool), n_hand, glad_n_red (known), glad_n_red (laid), random))
    return false;
  if (fighter != NULL)
    fighter->laid = laid + shown;
  seat->hand = (seat->hand & GLAD_GREEN) + known;
  pool -= known;
  n_hand -= glad_n_red (known);
  while (n_hand-- > 0)
    seat->hand += draw (&pool, random);
  seat->deck = (seat->deck & GLAD_GREEN) + pool + locked;
  return true;
}

/* G85 (e). */
static bool
agrees (const GladPosition *position,
        int                 who)
{
  const GladSeat *seat = &position->seats[who];

  if (position->depth > 0 && glad_asked (position)->step == GLAD_ASK_SWAP
      && glad_asked (position)->a > 0)
    return true;
  for (int i = 0; i < position->depth; i++)
    {
      const GladFrame *frame = &position->frames[i];

      if (frame->seat != who)
        continue;
      if (frame->step == GLAD_ASK_LOSE && glad_payable (seat) < frame->a)
        return false;
      if (frame->step == GLAD_ASK_DIE && glad_payable (seat) >= frame->a)
        return false;
      if (frame->step == GLAD_ASK_RAGE
          && glad_fetchable (position, frame->a, seat->deck | seat->discard) == 0)
        return false;
    }
  return true;
}

static void
deal_seat (GladPosition *position,
           int           who,
           HarenaRandom *random)
{
  GladPosition dealt;

  for (int i = 0; i < TRIES; i++)
    {
      dealt = *position;
      if (deal_greens (&dealt, who, random) && deal_reds (&dealt, who, random)
          && agrees (&dealt, who))
        {
          *position = dealt;
          return;
        }
    }
}

/* G85: an answer of Deck Preparation may be any. */
static void
deal_choice (GladPosition *position,
             int           who,
             HarenaRandom *random)
{
  GladSeat *seat = &position->seats[who];
  int       lines = seat->lines;

  seat->chosen = 0;
  if (lines > 0)
    seat->chosen |= seat->deck & harena_random_below (random, 16);
  if (lines > 1)
    {
      seat->chosen += harena_random_below (random, glad_ones (seat->deck) + 1)
                      * glad_card (GLAD_ONE);
      seat->chosen += harena_random_below (random, glad_zeros (seat->deck) + 1)
                      * glad_card (GLAD_ZERO);
      seat->chosen |= seat->deck & GLAD_FEINTS & -harena_random_below (random, 2);
    }
  if (lines > 2 && glad_specials_are_in (position))
    seat->chosen |= seat->deck & harena_random_below (random, 256) << 13;
}

static void
deal_bid (GladPosition *position,
          int           who,
          HarenaRandom *random)
{
  GladSeat *seat = &position->seats[who];

  if (seat->lines > 0)
    seat->chosen
      = harena_random_below (random, glad_ones (seat->deck) + 1) * glad_card (GLAD_ONE)
        + harena_random_below (random, glad_zeros (seat->deck) + 1) * glad_card (GLAD_ZERO);
}

/* A sheet as somebody could have created it, as far as that seat has got; how many powers it has is
 * not told. */
static void
deal_creation (GladPosition *position,
               int           who,
               HarenaRandom *random)
{
  GladPosition    other = *position;
  const GladSeat *made = &other.seats[who];
  int             lines = position->seats[who].lines;
  bool            buys = lines >= GLAD_LINES_BEFORE_POWERS && lines != GLAD_LINES_DONE;
  HarenaMove      list[HARENA_MOVES_MAX];

  if (lines == 0)
    return;
  glad_create_clear (&other, who);
  other.depth = 0;
  glad_push (&other, GLAD_ASK_STAT, who, GLAD_ENDURANCE, 0);
  while (made->lines != (buys ? GLAD_LINES_BEFORE_POWERS : lines))
    glad_create_play (&other,
                      list[harena_random_below (random, glad_create_moves (&other, list))]);
  while (buys && harena_random_below (random, 2) == 0)
    {
      HarenaMove move = list[harena_random_below (random, glad_create_moves (&other, list))];

      if (glad_verb (move) == GLAD_ENOUGH)
        break;
      glad_create_play (&other, move);
    }
  position->seats[who] = *made;
  if (buys)
    glad_top (position)->a = made->lines - GLAD_LINES_BEFORE_POWERS;
}

void
glad_hide (void         *data,
           int           viewer,
           HarenaRandom *random)
{
  GladPosition *position = data;

  if (position->stage == GLAD_STAGE_OVER)
    return;
  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      if (seat == viewer)
        continue;
      if (position->stage == GLAD_STAGE_CREATE)
        deal_creation (position, seat, random);
      else if (position->stage == GLAD_STAGE_PREPARE && glad_in_arena (position, seat))
        deal_choice (position, seat, random);
      else if (position->stage == GLAD_STAGE_AUCTION && position->drawn != 0)
        deal_bid (position, seat, random);
      else if (position->stage > GLAD_STAGE_PREPARE)
        deal_seat (position, seat, random);
    }
}
