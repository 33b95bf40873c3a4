/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Breadth first over all that an animal can stand and look like. */

#include "gladiatori/way.h"

#include <string.h>

enum
{
  STATES = GLAD_CELLS_END * GLAD_N_DIRS,
  NO_STATE = 0xffff,
};

typedef struct
{
  const GladPosition *position;
  uint16_t            from[STATES];  /* the state before it; itself at the beginning */
  uint8_t             length[STATES];
  uint16_t            queue[STATES];
  int                 n;
  unsigned            wanted;
  unsigned            prey;
  int                 goal;
} Search;

/* The seat in the hex ahead of a place, or 0. */
static int
seat_ahead (const GladPosition *position,
            int                 cell,
            int                 facing)
{
  int who = position->board[cell + glad_steps[facing]];

  return glad_is_seat (who) ? who : 0;
}

int
glad_gladiator_ahead (const GladPosition *position,
                      int                 who)
{
  const GladAnimal *animal = glad_animal (position, who);

  return seat_ahead (position, animal->cell, animal->facing);
}

/* A state belongs to the way that reached it first. */
static void
reach (Search *search,
       int     from,
       int     cell,
       int     facing)
{
  int state = cell * GLAD_N_DIRS + facing;
  int seat;

  if (search->from[state] != NO_STATE)
    return;
  search->from[state] = from;
  search->length[state] = from == state ? 0 : search->length[from] + 1;
  search->queue[search->n++] = state;

  seat = seat_ahead (search->position, cell, facing);
  if (seat == 0 || !(search->wanted & 1u << (seat - 1)))
    return;
  if (search->goal < 0)
    search->goal = state;
  if (search->length[state] == search->length[search->goal])
    search->prey |= 1u << (seat - 1);
}

/* G72, in this order; G76. */
static void
spread (Search *search,
        int     state,
        bool    entangled)
{
  static const uint8_t sides[] = { GLAD_F, GLAD_FL, GLAD_FR, GLAD_RL, GLAD_RR, GLAD_R };
  static const int8_t  turns[] = { 0, 1, -1 };
  static const int8_t  spins[] = { 1, -1, 2, -2, 3 };
  int                  cell = state / GLAD_N_DIRS;
  int                  facing = state % GLAD_N_DIRS;

  for (int i = 0; i < GLAD_N_DIRS && !entangled; i++)
    {
      int next = cell + glad_steps[glad_turned (facing, sides[i])];

      if (search->position->board[next] == 0)
        for (int j = 0; j < 3; j++)
          reach (search, state, next, glad_turned (facing, turns[j]));
    }
  for (int i = 0; i < (entangled ? 2 : 5); i++)
    reach (search, state, cell, glad_turned (facing, spins[i]));
}

/* prey: the gladiators that are looked for, seat 1 being bit 0. */
void
glad_find_way (const GladPosition *position,
               int                 who,
               unsigned            prey,
               GladWay            *way)
{
  const GladAnimal *animal = glad_animal (position, who);
  int               begin = animal->cell * GLAD_N_DIRS + animal->facing;
  Search            search;

  search.position = position;
  search.n = 0;
  search.wanted = prey;
  search.prey = 0;
  search.goal = -1;
  memset (search.from, 0xff, sizeof search.from);
  reach (&search, begin, animal->cell, animal->facing);
  for (int i = 0; i < search.n; i++)
    {
      int state = search.queue[i];

      if (search.goal >= 0 && search.length[state] >= search.length[search.goal])
        break;
      spread (&search, state, animal->entangled);
    }

  way->length = -1;
  way->prey = search.prey;
  if (search.goal < 0)
    return;
  way->length = search.length[search.goal];
  for (int i = way->length, state = search.goal; i >= 0; i--, state = search.from[state])
    way->places[i] = (GladPlace) { state / GLAD_N_DIRS, state % GLAD_N_DIRS };
}

/* In how many steps each hex can be reached; GLAD_CELLS_END where it cannot. */
static void
count_steps (const GladPosition *position,
             int                 from,
             uint8_t             steps[GLAD_CELLS_END])
{
  uint8_t queue[GLAD_CELLS_END];
  int     n = 0;

  memset (steps, GLAD_CELLS_END, GLAD_CELLS_END);
  steps[from] = 0;
  queue[n++] = from;
  for (int i = 0; i < n; i++)
    for (int dir = 0; dir < GLAD_N_DIRS; dir++)
      {
        int next = queue[i] + glad_steps[dir];

        if (position->board[next] != 0 || steps[next] != GLAD_CELLS_END)
          continue;
        steps[next] = steps[queue[i]] + 1;
        queue[n++] = next;
      }
}

/* How many movements it is to stand in a hex and look that way: a step may turn by one hexside, and
 * what is left of the turn costs one movement; one for each hexside if the animal is entangled. */
static int
count_movements (const GladAnimal *animal,
                 int               steps,
                 int               facing)
{
  int turn = glad_turned (facing, -animal->facing);

  if (turn > 3)
    turn = GLAD_N_DIRS - turn;
  if (animal->entangled)
    return turn;
  return steps + (turn > steps);
}

/* The length of the shortest way, as glad_find_way () finds it, and which gladiators are so near;
 * -1 if there is no way. */
int
glad_way_length (const GladPosition *position,
                 int                 who,
                 unsigned           *prey)
{
  const GladAnimal *animal = glad_animal (position, who);
  uint8_t           steps[GLAD_CELLS_END];
  int               shortest = -1;

  count_steps (position, animal->cell, steps);
  *prey = 0;
  for (int seat = 1; seat <= position->n_seats; seat++)
    for (int dir = 0; dir < GLAD_N_DIRS && glad_in_arena (position, seat); dir++)
      {
        int cell = position->seats[seat].cell - glad_steps[dir];
        int length;

        if (steps[cell] == GLAD_CELLS_END || (animal->entangled && cell != animal->cell))
          continue;
        length = count_movements (animal, steps[cell], dir);
        if (shortest < 0 || length < shortest)
          {
            shortest = length;
            *prey = 0;
          }
        if (length == shortest)
          *prey |= 1u << (seat - 1);
      }
  return shortest;
}
