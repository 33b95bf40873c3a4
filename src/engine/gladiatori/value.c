/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each number that goes into an Attack or a Defence, once. */

#include "gladiatori/value.h"

#include "gladiatori/movement.h"

enum
{
  LYING = -5,
  ENTANGLED = -3,
  SAME = 5,
  FURY_DEFENDS = 5,
  FURY_ATTACKS = 3,      /* for each Blood */
  STRENGTH_DEFENDS = 2,  /* for each 1-Energy */
  SACRIFICE = 3,
  ACROBATICS = 3,
  PLUS = 2,
  LUNGE = 2,
  LEAP = 2,
  DELAY = 3,
  DEFIANCE = 4,
  BEARS_DOUBLE = 4,      /* 2 on each of two dice, G75 */
  EXTRA = 3,             /* G32 */
};

static void
add (GladSum       *sum,
     GladAddendKind kind,
     int            amount)
{
  if (amount == 0)
    return;
  sum->addends[sum->n++] = (GladAddend) { kind, amount };
  sum->total += amount;
}

/* G46, G74: whether what this fighter plays may give +2 instead. */
bool
glad_against_animal (const GladPosition *position,
                     int                 fighter)
{
  const GladFight *fight = &position->fight;

  if (fighter > 0)
    return fight->kind == GLAD_BY_ANIMAL;
  return fight->kind != GLAD_SWEEPING && fight->kind != GLAD_COOPERATING
         && glad_is_animal (fight->fighters[1].who);
}

bool
glad_tag_is_met (const GladPosition *position,
                 int                 fighter,
                 int                 card)
{
  const GladSeat *seat = &position->seats[position->fight.fighters[fighter].who];
  int             tags = glad_cards[card].tags;

  return (!(tags & GLAD_NEEDS_MOVEMENT) || glad_is_free (seat))
         && (!(tags & GLAD_ATTACKER_ONLY) || fighter == 0)
         && (!(tags & GLAD_NOT_THROWN) || !position->fight.thrown);
}

/* A Special Move that is revealed and does not give +2 instead. */
bool
glad_works (const GladFighter *fighter,
            int                card)
{
  return fighter->revealed && glad_has (fighter->laid, card)
         && !(fighter->plus & glad_special_bit (card));
}

/* The Action card, or -1. */
int
glad_fighter_card (const GladPosition *position,
                   int                 fighter)
{
  const GladFighter *own = &position->fight.fighters[fighter];

  return own->row != 0 ? glad_row_card (&position->seats[own->who], own->row - 1) : -1;
}

/* G52: of a damaged item half, rounded down. */
int
glad_item_attack (const GladSeat *seat,
                  int             place)
{
  int number = glad_items[(seat->items[place] & ~GLAD_ITEM_DAMAGED) - 1].attack;

  return seat->items[place] & GLAD_ITEM_DAMAGED ? number / 2 : number;
}

int
glad_item_defence (const GladSeat *seat,
                   int             place)
{
  int number = glad_items[(seat->items[place] & ~GLAD_ITEM_DAMAGED) - 1].defence;

  return seat->items[place] & GLAD_ITEM_DAMAGED ? number / 2 : number;
}

static void
add_state (GladSum        *sum,
           const GladSeat *seat)
{
  add (sum, GLAD_ADDS_LYING, seat->lying ? LYING : 0);
  add (sum, GLAD_ADDS_ENTANGLED, seat->entangled ? ENTANGLED : 0);
}

/* What Special Moves and powers give alike in Attack and Defence. */
static void
add_cards (GladSum            *sum,
           const GladPosition *position,
           int                 f)
{
  const GladFighter *fighter = &position->fight.fighters[f];
  int                n_plus = fighter->pluses + __builtin_popcount (fighter->plus);

  if (glad_against_animal (position, f) && fighter->revealed
      && glad_has (fighter->laid, GLAD_FEINT))
    n_plus++;
  add (sum, GLAD_ADDS_SACRIFICE, fighter->sacrificed ? SACRIFICE : 0);
  add (sum, GLAD_ADDS_ACROBATICS, glad_works (fighter, GLAD_ACROBATICS) ? ACROBATICS : 0);
  add (sum, GLAD_ADDS_PLUS, PLUS * n_plus);
  add (sum, GLAD_ADDS_DEFIANCE, fighter->defied ? DEFIANCE : 0);
}

/* G73, G75: of an animal that attacks or defends. */
static GladSum
sum_of_dice (const GladPosition *position,
             int                 f)
{
  const GladFighter *animal = &position->fight.fighters[f];
  bool               pair = animal->dice[0] == animal->dice[1];
  GladSum            sum = { 0 };

  add (&sum, GLAD_ADDS_DICE, animal->dice[0] + animal->dice[1]);
  if (pair && glad_animal (position, animal->who)->kind == GLAD_BEAR)
    add (&sum, GLAD_ADDS_PLUS, BEARS_DOUBLE);
  return sum;
}

static int
thrown_attack (const GladPosition *position,
               const GladSeat     *seat)
{
  for (int i = 0; i < GLAD_ITEMS_HELD; i++)
    if ((seat->items[i] & ~GLAD_ITEM_DAMAGED) == position->fight.item)
      return glad_item_attack (seat, i);

  return 0;
}

/* G47, G65: what hangs on the target. */
static void
add_target (GladSum            *sum,
            const GladPosition *position,
            int                 target)
{
  static const int8_t of_stroke[] = { 0, 1, -3, -7 };
  const GladFight    *fight = &position->fight;
  int                 hexes;

  add (sum, GLAD_ADDS_PROMISE, fight->fighters[target].promised);
  if (fight->kind == GLAD_SWEEPING)
    add (sum, GLAD_ADDS_SWEEP, of_stroke[target]);
  if (!position->fight.thrown)
    return;
  hexes = glad_distance (glad_cell_of (position, fight->fighters[0].who),
                         glad_cell_of (position, fight->fighters[target].who))
          - 2;
  add (sum, GLAD_ADDS_RANGE, fight->kind == GLAD_NETTING ? -2 * hexes : -hexes);
}

/* G28. */
GladSum
glad_attack_sum (const GladPosition *position,
                 int                 target)
{
  const GladFight   *fight = &position->fight;
  const GladFighter *fighter = &fight->fighters[0];
  const GladSeat    *seat;
  int                items = 0;
  GladSum            sum = { 0 };

  if (fight->kind == GLAD_BY_ANIMAL)
    return sum_of_dice (position, 0);

  seat = &position->seats[fighter->who];
  switch (glad_fighter_card (position, 0))
    {
    case GLAD_STRENGTH:
      add (&sum, GLAD_ADDS_CARD, glad_ones (fighter->laid));
      break;
    case GLAD_DEXTERITY:
      add (&sum, GLAD_ADDS_CARD, fighter->in_hand / 2);
      break;
    default:
      add (&sum, GLAD_ADDS_CARD, FURY_ATTACKS * fighter->spent);
      break;
    }
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    items += glad_item_attack (seat, i);
  add (&sum, GLAD_ADDS_ITEMS, items);
  if (position->fight.thrown)
    add (&sum, GLAD_ADDS_THROWN, thrown_attack (position, seat));
  add (&sum, GLAD_ADDS_ABILITY, fighter->ability);
  add_cards (&sum, position, 0);
  add (&sum, GLAD_ADDS_LUNGE, LUNGE * fighter->lunges);
  add (&sum, GLAD_ADDS_LEAP, LEAP * fighter->leap_attack);
  add (&sum, GLAD_ADDS_WOUNDS, -fighter->wounds);
  add_target (&sum, position, target);
  add_state (&sum, seat);
  return sum;
}

/* G30; what a surprised gladiator has is G24. */
GladSum
glad_defence_sum (const GladPosition *position,
                  int                 target)
{
  const GladFight   *fight = &position->fight;
  const GladFighter *fighter = &fight->fighters[target];
  const GladSeat    *seat;
  int                card;
  int                items = 0;
  GladSum            sum = { 0 };

  if (glad_is_animal (fighter->who))
    return sum_of_dice (position, target);

  seat = &position->seats[fighter->who];
  card = glad_fighter_card (position, target);
  if (card == GLAD_STRENGTH)
    add (&sum, GLAD_ADDS_CARD, STRENGTH_DEFENDS * glad_ones (fighter->laid));
  else if (card == GLAD_DEXTERITY)
    add (&sum, GLAD_ADDS_CARD, fighter->in_hand / 2);
  else if (card == GLAD_FURY)
    add (&sum, GLAD_ADDS_CARD, FURY_DEFENDS);
  else if (card == GLAD_MOVEMENT)
    add (&sum, GLAD_ADDS_CARD, fighter->spent);
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    items += glad_item_defence (seat, i);
  add (&sum, GLAD_ADDS_ITEMS, items);
  add (&sum, GLAD_ADDS_ABILITY, fighter->ability);
  add_cards (&sum, position, target);
  add (&sum, GLAD_ADDS_DELAY, fighter->delayed ? DELAY : 0);
  if (fight->kind != GLAD_BY_ANIMAL && card >= 0 && card == glad_fighter_card (position, 0))
    add (&sum, GLAD_ADDS_SAME, SAME);
  add_state (&sum, seat);
  return sum;
}

/* G30: a Dodge halves what comes. */
int
glad_attack_now (const GladPosition *position,
                 int                 target)
{
  const GladFighter *fighter = &position->fight.fighters[target];
  bool               dodges = glad_is_seat (fighter->who) && fighter->revealed
                && glad_fighter_card (position, target) == GLAD_MOVEMENT;

  return dodges && fighter->attack > 0 ? fighter->attack / 2 : fighter->attack;
}

/* G29, G32. */
bool
glad_is_hit (const GladPosition *position,
             int                 target)
{
  const GladFighter *fighter = &position->fight.fighters[target];

  return fighter->attack > 0 && glad_attack_now (position, target) > fighter->defence;
}

/* G32, G73, G75. */
int
glad_damage_of_hit (const GladPosition *position,
                    int                 target)
{
  const GladFighter *attacker = &position->fight.fighters[0];
  int                damage;

  if (position->fight.kind == GLAD_BY_ANIMAL)
    return attacker->dice[0] == attacker->dice[1]
               && glad_animal (position, attacker->who)->kind == GLAD_LION
             ? 2
             : 1;

  damage = 1 + (1 + glad_n_cards (attacker->laid)) / 2 + attacker->wounds + attacker->leap_damage;
  if (glad_option (position, GLAD_EXTRA_DAMAGE))
    damage += (glad_attack_now (position, target) - position->fight.fighters[target].defence)
              / EXTRA;
  return damage;
}
