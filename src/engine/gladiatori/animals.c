/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What animals do, all of it by chance. */

#include "gladiatori/animals.h"

#include "gladiatori/fight.h"
#include "gladiatori/flow.h"
#include "gladiatori/movement.h"
#include "gladiatori/score.h"
#include "gladiatori/value.h"

enum
{
  UNBALANCING = 7, /* a total, G75 */
  FREEING = 5,     /* a die, G76 */
};

void
glad_animals_begin (GladPosition *position)
{
  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    {
      position->animals[i].acted = 0;
      position->animals[i].moved = 0;
    }
}

/* G71: those that are nearest to a gladiator of all that have not acted yet. */
static unsigned
nearest (const GladPosition *position)
{
  unsigned animals = 0;
  int      shortest = -1;

  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    {
      unsigned prey;
      int      length;

      if (position->animals[i].kind == GLAD_NO_ANIMAL || position->animals[i].acted)
        continue;
      length = glad_way_length (position, GLAD_FIRST_ANIMAL + i, &prey);
      if (length < 0)
        continue;
      if (shortest < 0 || length < shortest)
        {
          shortest = length;
          animals = 0;
        }
      if (length == shortest)
        animals |= 1u << i;
    }
  return animals;
}

bool
glad_somebody_hunts (const GladPosition *position)
{
  return nearest (position) != 0;
}

/* G70. */
int
glad_gate_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };

  (void) position;
  glad_add (&list, GLAD_GATE, 0, 0);
  glad_add (&list, GLAD_GATE, 1, 0);
  return list.n;
}

/* The gate, or the other one, or the nearest free hex. */
static GladPlace
place_at_gate (const GladPosition *position,
               int                 gate)
{
  GladPlace place = glad_gates[gate];
  int       shortest = GLAD_CELLS_END;

  if (position->board[place.cell] == 0)
    return place;
  if (position->board[glad_gates[!gate].cell] == 0)
    return glad_gates[!gate];
  for (int cell = 0; cell < GLAD_CELLS_END; cell++)
    if (position->board[cell] == 0 && glad_distance (glad_gates[gate].cell, cell) < shortest)
      {
        shortest = glad_distance (glad_gates[gate].cell, cell);
        place.cell = cell;
      }
  return place;
}

void
glad_gate_play (GladPosition *position,
                HarenaMove    move)
{
  int       kind = glad_top (position)->a;
  GladPlace place = place_at_gate (position, glad_a (move));
  int       slot = 0;

  glad_pop (position);
  while (slot < GLAD_N_ANIMALS && position->animals[slot].kind != GLAD_NO_ANIMAL)
    slot++;
  if (slot == GLAD_N_ANIMALS)
    return;

  position->animals[slot] = (GladAnimal) {
    .kind = kind,
    .number = ++position->entered[kind],
    .cell = place.cell,
    .facing = place.facing,
  };
  position->board[place.cell] = GLAD_FIRST_ANIMAL + slot;
}

int
glad_acts_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  unsigned animals = nearest (position);
  GladList list = { moves, 0 };

  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    if (animals & 1u << i)
      glad_add (&list, GLAD_ACTS, GLAD_FIRST_ANIMAL + i, 0);
  return list.n;
}

/* G73, G75, G76: how many dice an animal attacks with. */
static int
dice_of_attack (const GladAnimal *animal)
{
  if (animal->entangled)
    return 1;
  return animal->kind >= GLAD_LION || !animal->moved ? 2 : 1;
}

static void
attack_if_ahead (GladPosition *position)
{
  if (glad_gladiator_ahead (position, position->acting) != 0)
    glad_push (position, GLAD_ASK_DICE, 0,
               dice_of_attack (glad_animal (position, position->acting)), GLAD_DICE_ATTACK);
}

void
glad_acts_play (GladPosition *position,
                HarenaMove    move)
{
  glad_pop (position);
  position->acting = glad_a (move);
  glad_push (position, GLAD_RUN_ANIMAL, 0, 0, 0);
  if (glad_gladiator_ahead (position, position->acting) != 0)
    attack_if_ahead (position);
  else
    glad_push (position, GLAD_ASK_HUNTS, 0, position->acting, 0);
}

int
glad_hunts_moves (const GladPosition *position,
                  HarenaMove         *moves)
{
  GladList list = { moves, 0 };
  unsigned prey;

  glad_way_length (position, glad_asked (position)->a, &prey);
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (prey & 1u << (seat - 1))
      glad_add (&list, GLAD_HUNTS, seat, 0);
  return list.n;
}

void
glad_hunts_play (GladPosition *position,
                 HarenaMove    move)
{
  glad_pop (position);
  position->hunted = glad_a (move);
  glad_push (position, GLAD_ASK_DICE, 0, 1, GLAD_DICE_MOVE);
}

int
glad_dice_moves (const GladPosition *position,
                 HarenaMove         *moves)
{
  GladList list = { moves, 0 };
  int      n = glad_asked (position)->a;

  for (int high = 1; high <= 6; high++)
    for (int low = n == 2 ? 1 : 0; low <= (n == 2 ? high : 0); low++)
      glad_add (&list, GLAD_DICE, high, low);
  return list.n;
}

/* G72: one die of movements along the way. */
static void
walk (GladPosition *position,
      int           movements)
{
  GladAnimal *animal = &position->animals[position->acting - GLAD_FIRST_ANIMAL];
  GladWay     way;

  glad_find_way (position, position->acting, 1u << (position->hunted - 1), &way);
  if (movements > way.length)
    movements = way.length;
  if (way.places[movements].cell != animal->cell)
    glad_put (position, position->acting, way.places[movements].cell);
  animal->facing = way.places[movements].facing;
  animal->moved = 1;
  attack_if_ahead (position);
}

/* G75: what two dice of an animal call forth, in attack and in defence. */
static void
heed_dice (GladPosition *position,
           int           who,
           HarenaMove    move)
{
  int  kind = glad_animal (position, who)->kind;
  bool pair = glad_a (move) == glad_b (move);

  if (pair && (kind == GLAD_DOG || kind == GLAD_WOLF))
    position->called[kind == GLAD_WOLF && glad_option (position, GLAD_WOLF_BRINGS) ? GLAD_WOLF
                                                                                   : GLAD_DOG]++;
  if (kind == GLAD_BEAR && glad_b (move) != 0 && glad_a (move) + glad_b (move) == UNBALANCING)
    position->fight.bear = 1;
}

/* G76. */
static void
struggle (GladPosition *position,
          int           die)
{
  GladAnimal *animal = &position->animals[position->acting - GLAD_FIRST_ANIMAL];

  if (!animal->entangled || die < FREEING)
    return;
  animal->entangled = --animal->grey > 0;
  if (!animal->entangled)
    glad_free_from_nets (position, position->acting);
}

static void
attack (GladPosition *position,
        HarenaMove    move)
{
  GladFighter *animal = &position->fight.fighters[0];

  glad_fight_begin (position, GLAD_BY_ANIMAL, 0,
                    (uint8_t[3]) { glad_gladiator_ahead (position, position->acting) });
  animal->dice[0] = glad_a (move);
  animal->dice[1] = glad_b (move);
  heed_dice (position, position->acting, move);
  struggle (position, glad_a (move));
}

/* G74. */
static void
defend (GladPosition *position,
        HarenaMove    move)
{
  GladFight   *fight = &position->fight;
  GladFighter *animal = &fight->fighters[fight->at];

  animal->dice[0] = glad_a (move);
  animal->dice[1] = glad_b (move);
  animal->defence = glad_defence_sum (position, fight->at).total;
  heed_dice (position, animal->who, move);
  fight->at++;
}

void
glad_dice_play (GladPosition *position,
                HarenaMove    move)
{
  GladDiceFor purpose = glad_top (position)->b;

  glad_pop (position);
  if (purpose == GLAD_DICE_MOVE)
    walk (position, glad_a (move));
  else if (purpose == GLAD_DICE_ATTACK)
    attack (position, move);
  else
    defend (position, move);
}

/* G40, G75: a lion may survive. */
void
glad_kill_animal (GladPosition *position,
                  int           fighter)
{
  const GladFighter *dead = &position->fight.fighters[fighter];
  GladAnimal        *animal = &position->animals[dead->who - GLAD_FIRST_ANIMAL];

  if (animal->kind == GLAD_LION && dead->dice[0] + dead->dice[1] == UNBALANCING)
    return;
  glad_free_from_nets (position, dead->who);
  for (int i = 0; i < GLAD_PROMISES; i++)
    if (position->promises[i].who == dead->who)
      position->promises[i] = (GladPromise) { 0 };
  position->board[animal->cell] = 0;
  *animal = (GladAnimal) { 0 };
  glad_book (position, position->fight.fighters[0].who, GLAD_VP_ANIMAL);
}

/* G75: a wolf or a lion that attacks with a total of 7 on two dice. */
bool
glad_animal_unbalances (const GladPosition *position)
{
  const GladFighter *fighter = &position->fight.fighters[0];
  int                kind = glad_animal (position, fighter->who)->kind;

  return (kind == GLAD_WOLF || kind == GLAD_LION) && fighter->dice[1] != 0
         && fighter->dice[0] + fighter->dice[1] == UNBALANCING;
}

void
glad_animal_end (GladPosition *position)
{
  glad_pop (position);
  position->animals[position->acting - GLAD_FIRST_ANIMAL].acted = 1;
  position->acting = 0;
  position->hunted = 0;
  position->action = (GladAction) { 0 };
}
