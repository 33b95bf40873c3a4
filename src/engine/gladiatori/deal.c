/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing anew what a seat cannot see (G85). Cards are told apart while they are dealt, so that all
 * deals are equally likely. Whatever is decided first, such as which cards lie face down, is weighed
 * by the number of deals that go on from there; so none ever fails. */

#include "gladiatori/action.h"
#include "gladiatori/create.h"
#include "gladiatori/effect.h"
#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/prepare.h"
#include "gladiatori/score.h"
#include "gladiatori/veil.h"

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

/* Some cards of those that a mask has, all hands being equally likely. */
static GladCards
draw_some (GladCards    *heap,
           GladCards     mask,
           int           n,
           HarenaRandom *random)
{
  GladCards from = *heap & mask;
  GladCards drawn = 0;

  while (n-- > 0)
    drawn += draw (&from, random);
  *heap -= drawn;
  return drawn;
}

/* What two heaps have in common. */
static GladCards
common (GladCards one,
        GladCards other)
{
  GladCards heap = 0;

  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    {
      int n = glad_count (one, kind);
      int most = glad_count (other, kind);

      heap += (n < most ? n : most) * glad_card (kind);
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

/* Keeps one of several cases, each with the likelihood that its weight gives it among those so far. */
static bool
is_kept (double        weight,
         double       *total,
         HarenaRandom *random)
{
  enum { PARTS = 1 << 30 };

  *total += weight;
  return weight > 0 && harena_random_below (random, PARTS) * *total < weight * PARTS;
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

/* Action cards for the places that lie face down, a number of two bits for each; false if a card would
 * be dealt twice, or does not fit. */
static bool
read_places (const GladPosition *position,
             int                 who,
             unsigned            number,
             GladCards           pool,
             GladCards          *placed)
{
  const GladSeat *seat = &position->seats[who];

  *placed = 0;
  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN)
      {
        int card = number & GLAD_ROW_CARD;

        if (!glad_has (pool - *placed, card) || !fits_place (position, who, place, card))
          return false;
        *placed += glad_card (card);
        number >>= 2;
      }
  return true;
}

/* The green cards of hand, deck and face-down places. */
static void
deal_greens (GladPosition *position,
             int           who,
             HarenaRandom *random)
{
  GladSeat *seat = &position->seats[who];
  int       n_hand = glad_n_green (seat->hand);
  int       n_down = 0;
  unsigned  chosen = 0;
  double    total = 0;
  GladCards pool = (seat->hand | seat->deck) & GLAD_GREEN;
  GladCards placed, known;

  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN)
      {
        pool |= glad_card (glad_row_card (seat, place));
        n_down++;
      }
  for (unsigned number = 0; number < 1u << 2 * n_down; number++)
    if (read_places (position, who, number, pool, &placed))
      {
        int n_known = glad_n_green (seat->known & pool & ~placed);

        if (is_kept (ways (glad_n_green (pool) - n_down - n_known, n_hand - n_known), &total, random))
          chosen = number;
      }
  if (total == 0)
    return;
  read_places (position, who, chosen, pool, &placed);
  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN)
      {
        seat->row[place] = (seat->row[place] & ~GLAD_ROW_CARD) | (chosen & GLAD_ROW_CARD);
        chosen >>= 2;
      }
  pool -= placed;
  known = seat->known & pool;
  pool -= known;
  known += draw_some (&pool, GLAD_GREEN, n_hand - glad_n_green (known), random);
  seat->hand = (seat->hand & GLAD_RED) + known;
  seat->deck = (seat->deck & GLAD_RED) + pool;
}

/* Special Moves and Energy that lie face down before a fighter, as many of each as were counted, out
 * of those that went openly into the hand and the others. Weighed by how many hands go with them. */
static GladCards
deal_laid (const GladPosition *position,
           int                 f,
           int                 n_hand,
           GladCards          *known,
           GladCards          *others,
           HarenaRandom       *random)
{
  const GladFighter *fighter = &position->fight.fighters[f];
  GladCards          allowed = 0;
  int                n_known = glad_n_red (*known);
  int                specials = 0, energies = 0;
  double             total = 0;

  for (int card = GLAD_SWEEP; card < GLAD_N_CARDS; card++)
    if (glad_may_lay (position, f, card))
      allowed |= glad_card (card);
  for (int s = 0; s <= fighter->n_specials; s++)
    for (int e = 0; e <= fighter->n_energy; e++)
      if (is_kept (ways (glad_n_specials (*known & allowed), s)
                     * ways (glad_n_specials (*others & allowed), fighter->n_specials - s)
                     * ways (glad_n_energy (*known), e)
                     * ways (glad_n_energy (*others), fighter->n_energy - e)
                     * ways (glad_n_red (*others) - fighter->n_specials - fighter->n_energy + s + e,
                             n_hand - n_known + s + e),
                   &total, random))
        {
          specials = s;
          energies = e;
        }
  return draw_some (known, allowed, specials, random)
         + draw_some (others, allowed, fighter->n_specials - specials, random)
         + draw_some (known, GLAD_ENERGY, energies, random)
         + draw_some (others, GLAD_ENERGY, fighter->n_energy - energies, random);
}

/* G85 (e): what is drawn into the hand must be worth so much, each card by its class. */
typedef struct
{
  GladCards classes[3];
  uint8_t   values[3];
  int       least;
  int       most;
} Demand;

/* seat: as it is with nothing drawn yet. */
static Demand
demand_of (const GladPosition *position,
           int                 who,
           const GladSeat     *seat)
{
  Demand any = { { GLAD_RED }, { 0 }, 0, 0 };

  /* Whoever swaps cards then has others than when the blow fell. */
  if (position->depth > 0 && glad_asked (position)->step == GLAD_ASK_SWAP
      && glad_asked (position)->a > 0)
    return any;
  for (int i = 0; i < position->depth; i++)
    {
      const GladFrame *frame = &position->frames[i];
      Demand life = { { GLAD_ZEROS, GLAD_ONES, GLAD_FEINTS | GLAD_SPECIALS },
                      { glad_cards[GLAD_ZERO].pf, glad_cards[GLAD_ONE].pf, glad_cards[GLAD_FEINT].pf },
                      0, glad_payable (seat) };
      GladCards found;

      if (frame->seat != who)
        continue;
      switch (frame->step)
        {
        case GLAD_ASK_LOSE:
          life.most -= frame->a;
          return life;
        case GLAD_ASK_DIE:
          life.least = life.most - frame->a + 1;
          return life;
        case GLAD_ASK_RAGE:
          found = glad_fetchable (position, frame->a, seat->deck);
          if (glad_fetchable (position, frame->a, seat->discard) == 0)
            return (Demand) { { GLAD_ENERGY | (found & GLAD_SPECIALS),
                                GLAD_SPECIALS & ~found }, { 1, 0 }, 0, glad_n_red (found) - 1 };
          return any;
        default:
          break;
        }
    }
  return any;
}

/* So many cards that do as is demanded. */
static GladCards
draw_demanded (const Demand *demand,
               GladCards    *from,
               int           n,
               HarenaRandom *random)
{
  int    n_of[3];
  int    chosen[3] = { n, 0, 0 };
  double total = 0;

  for (int i = 0; i < 3; i++)
    n_of[i] = glad_n_cards (*from & demand->classes[i]);
  for (int second = 0; second <= n_of[1]; second++)
    for (int third = 0; third <= n_of[2]; third++)
      {
        int first = n - second - third;
        int worth = first * demand->values[0] + second * demand->values[1]
                    + third * demand->values[2];

        if (worth >= demand->least && worth <= demand->most
            && is_kept (ways (n_of[0], first) * ways (n_of[1], second) * ways (n_of[2], third),
                        &total, random))
          {
            chosen[0] = first;
            chosen[1] = second;
            chosen[2] = third;
          }
      }
  return draw_some (from, demand->classes[0], chosen[0], random)
         + draw_some (from, demand->classes[1], chosen[1], random)
         + draw_some (from, demand->classes[2], chosen[2], random);
}

/* The red cards of hand, deck and what is laid. Who has cards laid face down is not paying, so that
 * only one of the two ever narrows a deal. */
static void
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
  GladCards    known;
  Demand       demand;

  if (fighter != NULL)
    pool += fighter->laid - shown;
  if (!glad_specials_are_in (position))
    locked = pool & GLAD_SPECIALS;
  pool -= locked;
  known = common (seat->known & GLAD_RED, pool);
  pool -= known;
  if (fighter != NULL)
    fighter->laid = shown + deal_laid (position, f, n_hand, &known, &pool, random);

  seat->deck = (seat->deck & GLAD_GREEN) + pool + locked;
  demand = demand_of (position, who, seat);
  known += draw_demanded (&demand, &pool, n_hand - glad_n_red (known), random);
  seat->hand = (seat->hand & GLAD_GREEN) + known;
  seat->deck = (seat->deck & GLAD_GREEN) + pool + locked;
}

static void
deal_seat (GladPosition *position,
           int           who,
           HarenaRandom *random)
{
  deal_greens (position, who, random);
  deal_reds (position, who, random);
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
