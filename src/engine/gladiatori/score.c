/* SPDX-License-Identifier: GPL-3.0-or-later */
/* G12, G15, G34, G44, G77 and G78. */

#include "gladiatori/score.h"

#include "gladiatori/movement.h"

#include <string.h>

/* G78. */
int
glad_side_of_seat (const uint8_t *options,
                   int            seat)
{
  switch (options[GLAD_TEAMS])
    {
    case GLAD_TEAMS_PAIR:
      return seat == 1 ? 1 : 2;
    case GLAD_TEAMS_SIDES:
      return seat % 2 == 1 ? 1 : 2;
    case GLAD_TEAMS_TOGETHER:
      return 1;
    default:
      return seat;
    }
}

/* Animals are everybody’s enemies. */
bool
glad_is_enemy (const GladPosition *position,
               int                 seat,
               int                 who)
{
  return glad_is_animal (who)
         || (glad_is_seat (who)
             && glad_side_of_seat (position->options, who)
                  != glad_side_of_seat (position->options, seat));
}

/* G12: a disc that is moved lies lowest where it comes. */
void
glad_book (GladPosition *position,
           int           seat,
           int           points)
{
  int at = 0;

  if (points == 0 || !glad_is_seat (seat))
    return;

  position->seats[seat].vp += points;
  while (position->discs[at] != seat)
    at++;
  for (; at + 1 < position->n_seats; at++)
    position->discs[at] = position->discs[at + 1];
  position->discs[at] = seat;
}

/* G15: fewest victory points first; who came earlier lies higher and goes before. */
void
glad_fix_order (GladPosition *position)
{
  int n = 0;

  memset (position->order, 0, sizeof position->order);
  for (int i = 0; i < position->n_seats; i++)
    {
      int seat = position->discs[i];
      int at = n;

      if (!glad_in_arena (position, seat))
        continue;
      while (at > 0 && position->seats[position->order[at - 1]].vp > position->seats[seat].vp)
        {
          position->order[at] = position->order[at - 1];
          at--;
        }
      position->order[at] = seat;
      n++;
    }
  position->n_order = n;
}

/* Whether only one side is left, or nobody where there is but one. */
static bool
is_decided (const GladPosition *position)
{
  unsigned sides = 0;

  for (int seat = 1; seat <= position->n_seats; seat++)
    if (glad_in_arena (position, seat))
      sides |= 1u << glad_side_of_seat (position->options, seat);

  return __builtin_popcount (sides) < (position->n_sides > 1 ? 2 : 1);
}

/* G34, G43: with all cards; promises and nets that have to do with it end. */
void
glad_leave (GladPosition *position,
            int           who,
            GladState     state)
{
  GladSeat *seat = &position->seats[who];

  position->board[seat->cell] = 0;
  seat->cell = 0;
  seat->facing = 0;
  seat->state = state;
  seat->holds = 0;
  seat->defiance = 0;
  glad_free_from_nets (position, who);
  for (int i = 0; i < GLAD_PROMISES; i++)
    {
      const GladPromise *promise = &position->promises[i];

      if (promise->helper == who || promise->partner == who || promise->who == who)
        position->promises[i] = (GladPromise) { 0 };
    }

  if (is_decided (position))
    glad_end_game (position);
}

/* G44: whoever is alive gets 5. Nothing goes on after that. */
void
glad_end_game (GladPosition *position)
{
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (position->seats[seat].state == GLAD_ALIVE)
      glad_book (position, seat, GLAD_VP_ALIVE);

  /* G78: the total of the two loses 10. */
  if (position->options[GLAD_TEAMS] == GLAD_TEAMS_PAIR)
    for (int seat = 2; seat <= position->n_seats; seat++)
      glad_book (position, seat, GLAD_VP_PAIR);

  position->stage = GLAD_STAGE_OVER;
  position->depth = 0;
  memset (position->frames, 0, sizeof position->frames);
  memset (&position->fight, 0, sizeof position->fight);
  memset (&position->action, 0, sizeof position->action);
  position->acting = 0;
  position->hunted = 0;
}

/* What the PF deck and the items can pay (G33). A damaged item pays all it did before. */
int
glad_payable (const GladSeat *seat)
{
  int pf = glad_pf (seat->deck);

  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    pf += glad_item_pf ((seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1);

  return pf;
}

/* G44: all own cards that are not out of the game, items and cover; nothing if dead. */
int
glad_pf_left (const GladSeat *seat)
{
  int pf = GLAD_COVER_PF + glad_payable (seat) + glad_pf (seat->hand) + glad_pf (seat->discard);

  if (seat->state != GLAD_ALIVE)
    return 0;
  for (int i = 0; i < seat->n_row; i++)
    pf += seat->row[i] & GLAD_ROW_VEILED ? 0 : glad_cards[glad_row_card (seat, i)].pf;
  return pf;
}

void
glad_points (const void *data,
             int         points[HARENA_SEATS_MAX])
{
  const GladPosition *position = data;

  for (int seat = 1; seat <= position->n_seats; seat++)
    points[seat - 1] = position->seats[seat].vp;
}

static bool
is_somebody_alive (const GladPosition *position)
{
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (position->seats[seat].state == GLAD_ALIVE)
      return true;

  return false;
}

/* The victory points of a side, and behind them its PF. */
static int
standing (const GladPosition *position,
          int                 side)
{
  int vp = 0;
  int pf = 0;

  for (int seat = 1; seat <= position->n_seats; seat++)
    if (glad_side_of_seat (position->options, seat) == side)
      {
        vp += position->seats[seat].vp;
        pf += glad_pf_left (&position->seats[seat]);
      }
  return 1024 * vp + pf;
}

unsigned
glad_winners (const void *data)
{
  const GladPosition *position = data;
  unsigned            winners = 0;
  int                 most = 0;

  if (position->stage != GLAD_STAGE_OVER)
    return 0;
  if (position->n_sides == 1)
    return is_somebody_alive (position) ? (1u << position->n_seats) - 1 : 0;

  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      int mine = standing (position, glad_side_of_seat (position->options, seat));

      if (winners == 0 || mine > most)
        {
          winners = 0;
          most = mine;
        }
      if (mine == most)
        winners |= 1u << (seat - 1);
    }
  return winners;
}

/* G13, G77. */
const char *
glad_ending (const void *data)
{
  const GladPosition *position = data;

  if (position->stage != GLAD_STAGE_OVER)
    return NULL;
  if (position->n_sides == 1)
    return is_somebody_alive (position) ? "survived" : "fallen";
  return is_decided (position) ? "one-side" : "last-turn";
}
