/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Circus Maximus: everything that the rules need to know, and no more; and how a move
 * is packed into the number of the contract. */

#pragma once

#include "circus/track.h"
#include "game.h"

enum
{
  CIRCUS_TEAM = 3,                                       /* M1: chariots of a seat */
  CIRCUS_CHARIOTS_MAX = HARENA_SEATS_MAX * CIRCUS_TEAM,
  CIRCUS_CARDS = 5,                                      /* M7 */
  CIRCUS_ALL_CARDS = (1 << CIRCUS_CARDS) - 1,
  CIRCUS_QUIET_MAX = 20,                                 /* M27 */
  CIRCUS_N_OPTIONS = 4,
};

/* What is asked for next. */
typedef enum
{
  CIRCUS_STEP_PLACE, /* M8 */
  CIRCUS_STEP_BEGIN, /* M15, M18: the first line of a chariot's turn */
  CIRCUS_STEP_GO_ON, /* M19: a card was driven */
  CIRCUS_STEP_OVER,  /* M24, M26, M27 */
} CircusStep;

/* A bit is set for the second value. The order is that of the options in the record. */
typedef enum
{
  CIRCUS_TURNING_PAID = 1 << 0, /* M29 */
  CIRCUS_TWO_CARDS    = 1 << 1, /* M30 */
  CIRCUS_BY_LAPS      = 1 << 2, /* M11 */
  CIRCUS_FOR_PLACES   = 1 << 3, /* M26 */
} CircusOption;

/* The chariots of a seat follow one another in the order in which they were placed; those of seat 1
 * are the first. Sets of cards have bit 0 for the 1. */
typedef struct
{
  CircusLines lines;                        /* what is closed to whoever drives */
  int16_t     stages[CIRCUS_CHARIOTS_MAX];  /* M10 */
  uint16_t    finish;                       /* M23: the finish hexes that are taken */
  uint16_t    round;                        /* from 1; 0 while chariots are placed */
  uint8_t     hexes[CIRCUS_CHARIOTS_MAX];   /* CIRCUS_NOWHERE: not placed yet, or taken off (M26) */
  uint8_t     order[CIRCUS_CHARIOTS_MAX];   /* M13: the chariots of this round */
  uint8_t     n_order;
  uint8_t     now;                          /* whose turn it is in that order; while chariots are
                                             * placed, how many have been */
  uint8_t     cards[HARENA_SEATS_MAX];      /* M14: what each seat has left */
  uint8_t     to_come[HARENA_SEATS_MAX];    /* M16: chariots whose turn has not begun */
  uint8_t     home[HARENA_SEATS_MAX];
  uint8_t     places[HARENA_SEATS_MAX];     /* M26: 1 for the first team that was complete */
  uint8_t     n_complete;
  uint8_t     quiet;                        /* M27: rounds in a row */
  uint8_t     arrived;                      /* chariots that came home in this round */
  uint8_t     driven;                       /* M15: cards, in this turn */
  uint8_t     direction;                    /* M29: of the last of them; 0 before */
  uint8_t     seats;
  uint8_t     options;                      /* of CircusOption */
  uint8_t     step;                         /* a CircusStep */
  int8_t      turn;                         /* as the contract says it */
  uint8_t     unused;                       /* zero, so that positions can be compared as bytes */
} CircusPosition;

_Static_assert (sizeof (CircusPosition) == 224, "no byte is left without a name");
_Static_assert (sizeof (CircusPosition) <= 256, "a position is at most 256 bytes");

static inline int
circus_seat_of (int chariot)
{
  return 1 + chariot / CIRCUS_TEAM;
}

/* The first of a seat's three chariots. */
static inline int
circus_first_of (int seat)
{
  return (seat - 1) * CIRCUS_TEAM;
}

static inline int
circus_n_chariots (const CircusPosition *position)
{
  return position->seats * CIRCUS_TEAM;
}

static inline unsigned
circus_card_bit (int card)
{
  return 1u << (card - 1);
}

/* M4: neither to be placed yet, nor at home. */
static inline bool
circus_is_racing (const CircusPosition *position,
                  int                   chariot)
{
  int hex = position->hexes[chariot];

  return hex != CIRCUS_NOWHERE && !circus_is_finish (hex);
}

/* M15, M30. */
static inline int
circus_limit (const CircusPosition *position)
{
  return position->options & CIRCUS_TWO_CARDS ? 2 : 3;
}

/* Whether a chariot stands there, or has come home there. */
static inline bool
circus_is_taken (const CircusPosition *position,
                 int                   hex)
{
  const CircusHex *facts = &circus_hexes[hex];

  if (circus_is_finish (hex))
    return position->finish >> (hex - CIRCUS_FINISH_FIRST) & 1;
  return position->lines.rows[facts->row] >> facts->number & 1;
}

/* A verb and up to three bytes. */
typedef enum
{
  CIRCUS_PLACE, /* hex */
  CIRCUS_DRIVE, /* direction, card, and the card that is dropped or 0 (M29) */
  CIRCUS_WASTE, /* card */
  CIRCUS_STOP,
  CIRCUS_N_VERBS,
} CircusVerb;

static inline HarenaMove
circus_move (CircusVerb verb,
             unsigned   a,
             unsigned   b,
             unsigned   c)
{
  return verb | a << 8 | b << 16 | c << 24;
}

static inline unsigned
circus_move_verb (HarenaMove move)
{
  return move & 0xff;
}

static inline unsigned
circus_move_a (HarenaMove move)
{
  return move >> 8 & 0xff;
}

static inline unsigned
circus_move_b (HarenaMove move)
{
  return move >> 16 & 0xff;
}

static inline unsigned
circus_move_c (HarenaMove move)
{
  return move >> 24;
}
