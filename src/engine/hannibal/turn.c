/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves on the map. Which steps are open is one set; so the list is made without looking at what
 * stands where a piece goes. */

#include "hannibal/turn.h"

#include "hannibal/conflict.h"

/* A capital (H23), the sea (H9) and an enemy (H15) make no difference here. */
static HarenaMove *
list_steps (HarenaMove    *list,
            HannibalVerb   verb,
            HannibalSteps  steps)
{
  while (steps != 0)
    {
      int step = hannibal_take (&steps);

      *list++ = hannibal_move (verb, hannibal_step_from (step), hannibal_step_to (step));
    }

  return list;
}

/* H10. */
static HarenaMove *
list_sails (HarenaMove *list,
            uint32_t    routes)
{
  while (routes != 0)
    {
      unsigned from = hannibal_take (&routes);

      for (unsigned to = HANNIBAL_N_AREAS; to < HANNIBAL_N_PLACES; to++)
        {
          *list = hannibal_move (HANNIBAL_SAIL, from, to);
          list += to != from;
        }
    }

  return list;
}

/* H11: the last legion is not given up. */
static HarenaMove *
list_trades (const HannibalPosition *position,
             HarenaMove             *list)
{
  uint32_t areas = position->held[position->mover];

  if (position->legions[position->mover] < 2)
    return list;

  while (areas != 0)
    *list++ = hannibal_move (HANNIBAL_TRADE, hannibal_take (&areas), 0);
  if (position->mover == HANNIBAL_CARTHAGE && position->hannibal != HANNIBAL_NOWHERE)
    *list++ = HANNIBAL_TRADE_HANNIBAL;

  return list;
}

int
hannibal_turn_moves (const HannibalPosition *position,
                     HarenaMove             *list)
{
  int           side = position->mover;
  uint32_t      areas = position->held[side] & HANNIBAL_AREAS;
  uint32_t      routes = position->held[side] & ~HANNIBAL_AREAS;
  HannibalSteps steps = 0;
  HarenaMove   *end = list;

  while (areas != 0)
    steps |= hannibal_leaving[hannibal_take (&areas)];
  steps &= HANNIBAL_LAND_STEPS | hannibal_sea_steps (routes);
  end = list_steps (end, HANNIBAL_MARCH, steps);

  /* H9: no land border leads to an island. */
  if (side == HANNIBAL_CARTHAGE && position->hannibal != HANNIBAL_NOWHERE)
    end = list_steps (end, HANNIBAL_LEAD,
                      hannibal_leaving[position->hannibal] & HANNIBAL_LAND_STEPS);

  end = routes != 0 ? list_sails (end, routes) : list_trades (position, end);
  *end++ = HANNIBAL_PASS; /* H12 */
  return end - list;
}

static void
add_piece (HannibalPosition *position,
           int               side,
           int               place)
{
  position->pieces[side][place]++;
  position->held[side] |= hannibal_bit (place);
}

static void
take_piece (HannibalPosition *position,
            int               side,
            int               place)
{
  unsigned left = --position->pieces[side][place];

  position->held[side] &= ~(HannibalPlaces) ((left == 0) << place);
}

/* A piece has come to a place: the end of the game, a conflict, or of the turn. */
static void
arrive (HannibalPosition *position,
        int               place)
{
  int side = position->mover;

  position->passed = false;
  if (place == hannibal_capitals[!side])
    hannibal_end_game (position, HANNIBAL_END_CAPITAL, side + 1); /* H14, H23 */
  else if (hannibal_strength (position, !side, place) > 0)
    hannibal_conflict_begin (position, place); /* H15 */
  else
    hannibal_end_turn (position);
}

void
hannibal_march_play (HannibalPosition *position,
                     HarenaMove        move)
{
  int to = hannibal_move_b (move);

  take_piece (position, position->mover, hannibal_move_a (move));
  add_piece (position, position->mover, to);
  arrive (position, to);
}

void
hannibal_lead_play (HannibalPosition *position,
                    HarenaMove        move)
{
  position->hannibal = hannibal_move_b (move);
  arrive (position, position->hannibal);
}

void
hannibal_sail_play (HannibalPosition *position,
                    HarenaMove        move)
{
  hannibal_march_play (position, move);
}

void
hannibal_trade_play (HannibalPosition *position,
                     HarenaMove        move)
{
  int side = position->mover;
  int home = hannibal_home_routes[side];

  hannibal_remove (position, side, hannibal_move_a (move), move == HANNIBAL_TRADE_HANNIBAL);
  position->legions[side]--;
  add_piece (position, side, home);
  arrive (position, home);
}

void
hannibal_pass_play (HannibalPosition *position,
                    HarenaMove        move)
{
  (void) move;

  position->passed++;
  hannibal_end_turn (position);
}

void
hannibal_remove (HannibalPosition *position,
                 int               side,
                 int               place,
                 bool              is_hannibal)
{
  position->removed = true;
  if (is_hannibal)
    position->hannibal = HANNIBAL_NOWHERE;
  else
    take_piece (position, side, place);
}

void
hannibal_end_turn (HannibalPosition *position)
{
  position->quiet = position->removed ? 0 : position->quiet + 1;
  position->removed = false;

  /* H29: in this order. */
  if (hannibal_lines_held (position, position->mover) == HANNIBAL_N_LINES)
    hannibal_end_game (position, HANNIBAL_END_DOMINATION, position->mover + 1);
  else if (position->passed == HANNIBAL_N_SIDES)
    hannibal_end_game (position, HANNIBAL_END_PASSES, 0);
  else if (position->quiet == HANNIBAL_QUIET_TURNS)
    hannibal_end_game (position, HANNIBAL_END_QUIET, 0);
  else
    {
      position->mover = !position->mover;
      position->turn = position->mover + 1;
      position->step = HANNIBAL_STEP_MOVE;
    }
}

void
hannibal_end_game (HannibalPosition *position,
                   HannibalEnd       ending,
                   unsigned          winners)
{
  position->ending = ending;
  position->winners = winners != 0 ? winners : (1u << HANNIBAL_N_SIDES) - 1;
  position->step = HANNIBAL_STEP_OVER;
  position->turn = HARENA_NOBODY;
}
