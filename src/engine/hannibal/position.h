/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Hannibal against Rome: everything that the rules need to know, and no more. */

#pragma once

#include "game.h"
#include "hannibal/map.h"

/* What is asked for next. */
typedef enum
{
  HANNIBAL_STEP_MOVE,    /* H7: a turn */
  HANNIBAL_STEP_COMMIT,  /* H16: Carthage says who fights */
  HANNIBAL_STEP_LAY,     /* H17: Carthage's card */
  HANNIBAL_STEP_ANSWER,  /* H17: Rome's card; Carthage's lies there face down */
  HANNIBAL_STEP_OVER,
} HannibalStep;

/* How it came to its end. */
typedef enum
{
  HANNIBAL_END_NONE,
  HANNIBAL_END_CAPITAL,    /* H23 */
  HANNIBAL_END_DOMINATION, /* H24 */
  HANNIBAL_END_NO_LEGION,  /* H25 */
  HANNIBAL_END_BOTH_FELL,  /* H25, a draw */
  HANNIBAL_END_PASSES,     /* H26, a draw */
  HANNIBAL_END_QUIET,      /* H28, a draw */
  HANNIBAL_N_ENDS,
} HannibalEnd;

/* The points in which tables differ, in the order of the record. */
enum
{
  HANNIBAL_OPTION_LISTS, /* H6 */
  HANNIBAL_OPTION_FIRST, /* H1 */
  HANNIBAL_N_OPTIONS,
};

/* H4, H5, H28. */
enum
{
  HANNIBAL_LEGIONS_CARTHAGE = 6, /* and Hannibal */
  HANNIBAL_LEGIONS_ROME = 8,
  HANNIBAL_FLEETS = 3,
  HANNIBAL_CARDS = 5,
  HANNIBAL_QUIET_TURNS = 40,
};

/* A set of cards: card n is bit n - 1. */
#define HANNIBAL_FULL_HAND ((1u << HANNIBAL_CARDS) - 1)

typedef struct
{
  uint8_t        pieces[HANNIBAL_N_SIDES][HANNIBAL_N_PLACES]; /* legions without Hannibal; fleets */
  HannibalPlaces held[HANNIBAL_N_SIDES]; /* the places that have some of these */
  uint8_t        legions[HANNIBAL_N_SIDES]; /* on the board, Hannibal too */
  uint8_t        hands[HANNIBAL_N_SIDES];
  uint8_t        hannibal;  /* his area; HANNIBAL_NOWHERE when he is out of the game */
  uint8_t        lists;     /* H6: the value of the option */
  uint8_t        step;      /* a HannibalStep */
  int8_t         turn;      /* as the contract says it */
  uint8_t        mover;     /* the side whose turn it is; in a conflict the attacker */
  uint8_t        place;     /* of the conflict, else HANNIBAL_NOWHERE */
  uint8_t        committed; /* H19: whether Hannibal fights the present fight */
  uint8_t        laid;      /* H17: Carthage's card while Rome is asked; 0 if not seen (H30) */
  uint8_t        removed;   /* H28: whether a piece was removed in this turn */
  uint8_t        quiet;     /* H28: turns in a row without that */
  uint8_t        passed;    /* H26: whether the turn before was a pass */
  uint8_t        ending;    /* a HannibalEnd */
  uint8_t        winners;   /* as the contract says it */
  uint8_t        unused;    /* zero, so that positions can be compared as bytes */
} HannibalPosition;

_Static_assert (sizeof (HannibalPosition) <= 64, "a position fits one cache line");

/* Where a side has legions, Hannibal being one (H9). */
static inline HannibalPlaces
hannibal_army (const HannibalPosition *position,
               int                     side)
{
  HannibalPlaces areas = position->held[side] & HANNIBAL_AREAS;

  return side == HANNIBAL_CARTHAGE ? areas | hannibal_bit (position->hannibal) : areas;
}

/* How many pieces a side has in a place, Hannibal too. */
static inline int
hannibal_strength (const HannibalPosition *position,
                   int                     side,
                   int                     place)
{
  return position->pieces[side][place]
         + (side == HANNIBAL_CARTHAGE && position->hannibal == place);
}

/* H11, H27. */
static inline bool
hannibal_has_fleet (const HannibalPosition *position,
                    int                     side)
{
  return position->held[side] > HANNIBAL_AREAS;
}

/* From the piece that enters until the last fight. */
static inline bool
hannibal_in_conflict (const HannibalPosition *position)
{
  return position->place != HANNIBAL_NOWHERE;
}

/* How many lines of its list a side holds (H6). */
static inline int
hannibal_lines_held (const HannibalPosition *position,
                     int                     side)
{
  const HannibalPlaces *lines = hannibal_lines[position->lists][side];
  HannibalPlaces        army = hannibal_army (position, side);

  return ((army & lines[0]) != 0) + ((army & lines[1]) != 0) + ((army & lines[2]) != 0);
}
