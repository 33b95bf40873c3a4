/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sum of a few tables, each looked up by something that can be counted on the board. */

#include "hannibal/outlook.h"

#include <math.h>

enum
{
  FAR = 8,       /* turns to a capital: as many or more are all the same */
  LONG_WAY = 10, /* turns to domination */
  FLEETS = 4,
  LEGIONS = 9,
};

/* How the odds change by what a side has; what the other has is taken off. The first index says
 * whether the side has the turn. Fitted to how 4,000 games between searching players came out, as a
 * logistic regression; only the differences within a row mean anything. */
static const double of_capital[2][FAR + 1] = {
  { 0, 1.1, 0.3, 0, -0.1, -0.2, -0.4, -1.1, -1.1 },
  { 0, 6.6, 0.7, 0.1, -0.1, -0.2, -0.4, -0.9, -0.9 },
};
static const double of_lines[2][LONG_WAY + 1] = {
  { 0.9, 0.9, 0.1, 0, -0.1, -0.1, -0.1, 0, 0, 0, 0.1 },
  { 8.0, 2.5, 0.3, 0, -0.1, -0.1, -0.1, 0, 0, 0, 0.1 },
};
static const double of_legions[LEGIONS] = { 0, -6.9, -4.7, -2.9, -1.4, -0.1, 1.1, 2.2, 3.5 };
static const double of_fleets[FLEETS] = { -1.0, 0.1, 1.1, 1.8 };
static const double of_hannibal = 1.5;
static const double of_carthage = -0.3;
static const double of_fight = 0.4;
static const double of_cards = 0.3;

/* H28: the nearer the limit, the more a draw is likely. */
static const double quiet_power = 3;

enum
{
  LIMIT = HANNIBAL_OUT_OF_REACH,
  COST_MAX = 4,
};

/* The areas by the turns that it takes to them, those that are nearer being done first. */
typedef struct
{
  HannibalPlaces at[LIMIT + COST_MAX + 1];
  HannibalPlaces done;
} Waves;

/* A sea route without a fleet costs the turn in which one comes, or is traded for first (H11). */
static void
spread (Waves         *waves,
        int            turns,
        int            area,
        HannibalSteps  steps,
        HannibalSteps  open,
        HannibalPlaces enemies,
        int            wait)
{
  steps &= hannibal_leaving[area];
  while (steps != 0)
    {
      int step = hannibal_take (&steps);
      int to = hannibal_step_to (step);
      int cost = 1 + (open & (HannibalSteps) 1 << step ? 0 : wait) + (enemies >> to & 1);

      waves->at[turns + cost] |= hannibal_bit (to);
    }
}

/* One kind of legion: those that take any of these steps. */
static void
spread_all (const HannibalPosition *position,
            int                     side,
            HannibalPlaces          from,
            HannibalSteps           steps,
            HannibalReach          *reach)
{
  HannibalPlaces enemies = hannibal_army (position, !side)
                           & (HannibalPlaces) ~hannibal_bit (hannibal_capitals[!side]);
  HannibalSteps  open = HANNIBAL_LAND_STEPS | hannibal_sea_steps (position->held[side]);
  int            wait = hannibal_has_fleet (position, side) ? 1 : 2;
  Waves          waves = { .at = { from } };

  for (int turns = 0; turns < LIMIT; turns++)
    {
      uint32_t areas = waves.at[turns] & ~waves.done;

      waves.done |= areas;
      while (areas != 0)
        {
          int area = hannibal_take (&areas);

          if (turns < reach->turns[area])
            reach->turns[area] = turns;
          spread (&waves, turns, area, steps, open, enemies, wait);
        }
    }
}

void
hannibal_reach (const HannibalPosition *position,
                int                     side,
                HannibalReach          *reach)
{
  for (int area = 0; area < HANNIBAL_N_AREAS; area++)
    reach->turns[area] = HANNIBAL_OUT_OF_REACH;

  spread_all (position, side, position->held[side] & HANNIBAL_AREAS, ~(HannibalSteps) 0, reach);
  if (side == HANNIBAL_CARTHAGE && position->hannibal != HANNIBAL_NOWHERE)
    spread_all (position, side, hannibal_bit (position->hannibal), HANNIBAL_LAND_STEPS, reach);
}

int
hannibal_reach_lines (const HannibalPosition *position,
                      int                     side,
                      const HannibalReach    *reach)
{
  int turns = 0;

  for (int i = 0; i < HANNIBAL_N_LINES; i++)
    {
      uint32_t line = hannibal_lines[position->lists][side][i];
      int      least = HANNIBAL_OUT_OF_REACH;

      while (line != 0)
        {
          int area = hannibal_take (&line);

          least = reach->turns[area] < least ? reach->turns[area] : least;
        }
      turns += least;
    }

  return turns;
}

static int
at_most (int number,
         int most)
{
  return number < most ? number : most;
}

static double
odds_of_side (const HannibalPosition *position,
              int                     side)
{
  bool          is_mover = position->mover == side;
  int           fleets = 0;
  HannibalReach reach;

  hannibal_reach (position, side, &reach);
  for (int route = HANNIBAL_N_AREAS; route < HANNIBAL_N_PLACES; route++)
    fleets += position->pieces[side][route];

  return of_capital[is_mover][at_most (reach.turns[hannibal_capitals[!side]], FAR)]
         + of_lines[is_mover][at_most (hannibal_reach_lines (position, side, &reach), LONG_WAY)]
         + of_legions[at_most (position->legions[side], LEGIONS - 1)]
         + of_fleets[at_most (fleets, FLEETS - 1)];
}

double
hannibal_outlook_board (const HannibalPosition *position)
{
  double odds = odds_of_side (position, HANNIBAL_CARTHAGE) - odds_of_side (position, HANNIBAL_ROME)
                + (position->hannibal != HANNIBAL_NOWHERE ? of_hannibal : 0) + of_carthage;
  double quiet = position->quiet / (double) HANNIBAL_QUIET_TURNS;

  return odds * (1 - pow (quiet, quiet_power));
}

/* All numbers in a hand. */
static int
sum_of_hand (unsigned hand)
{
  int sum = 0;

  for (int card = 1; card <= HANNIBAL_CARDS; card++)
    sum += hand & 1u << (card - 1) ? card : 0;
  return sum;
}

/* Whose cards would win more if one legion attacked another now, and whose are higher for later. */
double
hannibal_outlook_hands (HannibalDuelBook *pieces,
                        const uint8_t     hands[HANNIBAL_N_SIDES])
{
  HannibalDuel attack = { 1, 1, HANNIBAL_ABSENT, { hands[0], hands[1] } };
  HannibalDuel defence = { 1, 1, HANNIBAL_ABSENT, { hands[1], hands[0] } };
  double       fight = hannibal_duel_solve (pieces, &attack, hannibal_duel_left, NULL)->worth
                 - hannibal_duel_solve (pieces, &defence, hannibal_duel_left, NULL)->worth;
  double       cards = sum_of_hand (hands[HANNIBAL_CARTHAGE]) - sum_of_hand (hands[HANNIBAL_ROME]);

  return of_fight * fight + of_cards * cards / __builtin_popcount (hands[HANNIBAL_ROME]);
}

double
hannibal_outlook_share (double odds)
{
  return 1 / (1 + exp (-odds));
}
