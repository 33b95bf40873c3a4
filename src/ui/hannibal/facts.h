/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the screen of Hannibal asks of a position again and again. */

#pragma once

#include "hannibal/move.h"
#include "hannibal/position.h"
#include "view.h"

/* Of the fight that was fought last. */
typedef struct
{
  int      place;
  int      attacker;        /* a side */
  uint8_t  cards[HANNIBAL_N_SIDES];
  uint8_t  hands[HANNIBAL_N_SIDES];  /* before it, */
  uint8_t  hands_after[HANNIBAL_N_SIDES];
  uint8_t  pieces[HANNIBAL_N_SIDES]; /* there before it, Hannibal too */
  gboolean lost[HANNIBAL_N_SIDES];   /* who loses a piece */
  gboolean hannibal_there;  /* before it */
  gboolean hannibal;        /* whether he fought */
  gboolean over;            /* whether the conflict is over with it */
} HannibalFight;

enum
{
  HANNIBAL_FIGHTS_MAX = 16, /* H21: of one conflict; each removes a piece */
};

static inline const HannibalPosition *
hannibal_position (const HarenaView *view)
{
  return view->position;
}

static inline int
hannibal_other (int side)
{
  return !side;
}

/* The side of a seat, and the seat of a side. */
static inline int
hannibal_side_of (int seat)
{
  return seat - 1;
}

static inline int
hannibal_seat_of (int side)
{
  return side + 1;
}

/* The side that has pieces in a place and does not attack there; -1 if it is empty. */
int      hannibal_holder         (const HannibalPosition *position,
                                  int                     place);

/* How many of the legions of a place are not Hannibal. */
static inline int
hannibal_plain (const HannibalPosition *position,
                int                     side,
                int                     place)
{
  return position->pieces[side][place];
}

/* The fleets a side has on the board. */
int      hannibal_fleets         (const HannibalPosition *position,
                                  int                     side);

/* H6: whether a side holds a line of its list. */
gboolean hannibal_line_held      (const HannibalPosition *position,
                                  int                     side,
                                  int                     line);

/* The line that an area belongs to in the list of a side, or -1. */
int      hannibal_line_of        (const HannibalPosition *position,
                                  int                     side,
                                  int                     area);

/* The areas that a legion of the side could enter in one turn to hold all three lines (H24); no area if
 * there is none. */
HannibalPlaces hannibal_last_steps (const HannibalPosition *position,
                                    int                     side);

/* Whether a legion of the side stands one step from the enemy's capital (H23). */
gboolean hannibal_at_the_gates   (const HannibalPosition *position,
                                  int                     side);

/* What a fight was, from the positions around the card of Rome, which may have been seen by anybody;
 * FALSE if there was none. */
gboolean hannibal_fight_of       (const HannibalPosition *before,
                                  const HannibalPosition *after,
                                  HannibalFight          *fight);

/* The fights of the conflict that is under way, or that ended with the last move; in their order.
 * Nothing without a model. */
int      hannibal_list_fights    (const HarenaView       *view,
                                  HannibalFight          *fights);
