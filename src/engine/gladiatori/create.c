/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line by line, and never so dear that the rest cannot be paid. */

#include "gladiatori/create.h"

#include "gladiatori/flow.h"
#include "gladiatori/prepare.h"

enum
{
  COINS = 55,
  COINS_ALONE = 70,
  ENERGIES = 8,        /* of each kind */
  ENERGIES_ALONE = 10,
  POWER_PRICE = 1,
};

static bool
is_alone (const GladPosition *position,
          int                 seat)
{
  return position->options[GLAD_TEAMS] == GLAD_TEAMS_PAIR && seat == 1;
}

int
glad_coins (const GladPosition *position,
            int                 seat)
{
  return is_alone (position, seat) ? COINS_ALONE : COINS;
}

int
glad_price_of_stat (int stat,
                    int value)
{
  static const uint8_t of_ability[] = { 3, 4, 6, 8, 10, 13, 16 };

  return stat < GLAD_N_ABILITIES ? of_ability[value - GLAD_STAT_MIN] : value;
}

int
glad_price_of (GladCards cards)
{
  int price = 0;

  for (int card = GLAD_ONE; card < GLAD_N_CARDS; card++)
    price += glad_count (cards, card) * glad_cards[card].coins;
  return price;
}

/* Who is to create comes with all coins and the four Action cards. */
void
glad_create_clear (GladPosition *position,
                   int           seat)
{
  position->seats[seat] = (GladSeat) {
    .vp = position->seats[seat].vp,
    .coins = glad_coins (position, seat),
    .deck = GLAD_GREEN,
  };
}

/* The question that follows so many lines. */
static void
ask (GladPosition *position,
     int           seat)
{
  int lines = position->seats[seat].lines;

  if (lines < GLAD_N_STATS)
    glad_push (position, GLAD_ASK_STAT, seat, lines, 0);
  else if (lines < GLAD_LINES_BEFORE_POWERS)
    glad_push (position, GLAD_ASK_BUY_ENERGY + lines - GLAD_N_STATS, seat, 0, 0);
  else
    glad_push (position, GLAD_ASK_BUY_POWER, seat, lines - GLAD_LINES_BEFORE_POWERS, 0);
}

void
glad_create_go_on (GladPosition *position)
{
  while (++position->at <= position->n_seats)
    {
      int lines = position->seats[position->at].lines;

      if (lines == GLAD_LINES_DONE)
        continue;
      if (lines == 0)
        glad_create_clear (position, position->at);
      ask (position, position->at);
      return;
    }

  for (int seat = 1; seat <= position->n_seats; seat++)
    position->seats[seat].lines = 0;
  position->stage = position->options[GLAD_ITEMS] == GLAD_ITEMS_AUCTION ? GLAD_STAGE_AUCTION
                                                                         : GLAD_STAGE_SELECTION;
  position->at = 0;
}

/* What is left for this stat if the others are as cheap as can be. */
static void
list_values (const GladSeat *seat,
             int             stat,
             GladList       *list)
{
  int left = seat->coins;

  for (int later = stat + 1; later < GLAD_N_STATS; later++)
    left -= glad_price_of_stat (later, GLAD_STAT_MIN);
  for (int value = GLAD_STAT_MIN; value <= GLAD_STAT_MAX; value++)
    if (glad_price_of_stat (stat, value) <= left)
      glad_add (list, GLAD_STAT_LINE, stat, value);
}

static void
keep_payable (GladList *list,
              int       coins)
{
  int kept = 0;

  for (int i = 0; i < list->n; i++)
    if (glad_price_of (glad_move_cards (list->moves[i])) <= coins)
      list->moves[kept++] = list->moves[i];
  list->n = kept;
}

int
glad_create_moves (const GladPosition *position,
                   HarenaMove         *moves)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat = &position->seats[frame->seat];
  GladCards        most = is_alone (position, frame->seat) ? ENERGIES_ALONE : ENERGIES;
  GladList         list = { moves, 0 };

  switch (frame->step)
    {
    case GLAD_ASK_STAT:
      list_values (seat, frame->a, &list);
      break;
    case GLAD_ASK_BUY_ENERGY:
      glad_list_energies (&list, GLAD_ENERGY_LINE,
                          most * (glad_card (GLAD_ONE) + glad_card (GLAD_ZERO)) + GLAD_FEINTS);
      keep_payable (&list, seat->coins);
      break;
    case GLAD_ASK_BUY_SPECIAL:
      glad_list_specials (&list, GLAD_SPECIALS);
      keep_payable (&list, seat->coins);
      break;
    default:
      for (int power = frame->a; power < GLAD_N_POWERS; power++)
        if (seat->coins >= POWER_PRICE && glad_option (position, GLAD_POWERS))
          glad_add (&list, GLAD_POWER, power, 0);
      glad_add (&list, GLAD_ENOUGH, 0, 0);
      break;
    }
  return list.n;
}

void
glad_create_play (GladPosition *position,
                  HarenaMove    move)
{
  int       who = glad_top (position)->seat;
  GladSeat *seat = &position->seats[who];
  int       what = glad_a (move);

  glad_pop (position);
  switch (glad_verb (move))
    {
    case GLAD_STAT_LINE:
      seat->coins -= glad_price_of_stat (what, glad_b (move));
      seat->first[what] = seat->stats[what] = glad_b (move);
      seat->lines++;
      break;
    case GLAD_POWER:
      seat->coins -= POWER_PRICE;
      seat->powers |= 1u << what;
      seat->lines = GLAD_LINES_BEFORE_POWERS + what + 1;
      break;
    case GLAD_ENOUGH:
      seat->lines = GLAD_LINES_DONE;
      return;
    default:
      seat->coins -= glad_price_of (glad_move_cards (move));
      seat->deck += glad_move_cards (move);
      seat->lines++;
      break;
    }
  ask (position, who);
}
