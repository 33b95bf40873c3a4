/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Imperium: everything that the rules need to know, and no more. */

#pragma once

#include "imperium/choice.h"

/* What is asked for next. */
typedef enum
{
  IMPERIUM_STEP_FIRST,  /* I6: everybody chooses */
  IMPERIUM_STEP_SECOND, /* I11: who has shown an Oracle chooses again */
  IMPERIUM_STEP_OVER,   /* I23, I24 */
} ImperiumAsked;

/* Seats are numbered from 1; in arrays seat 1 is 0, in sets it is bit 0. */
typedef struct
{
  uint8_t  influence[IMPERIUM_N_PROVINCES][HARENA_SEATS_MAX]; /* cylinders, a proconsul's too */
  uint8_t  proconsul[IMPERIUM_N_PROVINCES];                   /* the seat; 0: none (I19) */
  uint16_t points[HARENA_SEATS_MAX];
  uint16_t choices[HARENA_SEATS_MAX]; /* of this round, with IMPERIUM_CHOSEN; 0 until then */
  uint8_t  supply[HARENA_SEATS_MAX];
  uint8_t  ears;     /* the seats that have used theirs (I9) */
  uint8_t  oracles;  /* and theirs (I10) */
  uint8_t  again;    /* I11: the seats that choose again in this round */
  uint8_t  standard; /* the province where it is: the black pawn of the rules page (I5) */
  uint8_t  round;    /* from 1 */
  uint8_t  seats;
  uint8_t  step;     /* an ImperiumAsked */
  int8_t   turn;     /* as the contract says it */
  uint8_t  unused;   /* zero, so that positions can be compared as bytes */
} ImperiumPosition;

_Static_assert (sizeof (ImperiumPosition) == 82, "a position is at most 256 bytes, without gaps");

static inline unsigned
imperium_seat_bit (int seat)
{
  return 1u << (seat - 1);
}

/* I6. */
static inline int
imperium_cards_to_choose (const ImperiumPosition *position,
                          int                     seat)
{
  int supply = position->supply[seat - 1];

  return supply < IMPERIUM_CARDS_MAX ? supply : IMPERIUM_CARDS_MAX;
}

static inline bool
imperium_has_ear (const ImperiumPosition *position,
                  int                     seat)
{
  return !(position->ears & imperium_seat_bit (seat));
}

static inline bool
imperium_has_oracle (const ImperiumPosition *position,
                     int                     seat)
{
  return !(position->oracles & imperium_seat_bit (seat));
}

/* I16: as many places as a province pays with so many players. */
static inline int
imperium_paid_places (int province,
                      int seats)
{
  int places = 0;

  while (places < seats - 1 && places < IMPERIUM_PAID_MAX
         && imperium_provinces[province].paid[places] > 0)
    places++;
  return places;
}
