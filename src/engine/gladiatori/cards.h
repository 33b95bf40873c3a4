/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a gladiator (G6), and heaps of them as one number.
 *
 * A heap has a bit for each kind that a gladiator has once, and four bits for each kind of Energy:
 * heaps are added and taken away like numbers. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  GLAD_STRENGTH,
  GLAD_DEXTERITY,
  GLAD_FURY,
  GLAD_MOVEMENT,
  GLAD_ONE,
  GLAD_ZERO,
  GLAD_FEINT,
  GLAD_SWEEP,
  GLAD_SACRIFICE,
  GLAD_ACROBATICS,
  GLAD_ADRENALINE,
  GLAD_RAGE,
  GLAD_DESTROY,
  GLAD_UNBALANCE,
  GLAD_REFLEXES,
  GLAD_N_CARDS,
} GladCard;

enum
{
  GLAD_N_ACTIONS = 4,
  GLAD_N_SPECIALS = 8,
  GLAD_COVER_PF = 1,
};

typedef uint32_t GladCards;

#define GLAD_GREEN        ((GladCards) 0xf)
#define GLAD_ONES         ((GladCards) 0xf0)
#define GLAD_ZEROS        ((GladCards) 0xf00)
#define GLAD_FEINTS       ((GladCards) 0x1000)
#define GLAD_ENERGY       (GLAD_ONES | GLAD_ZEROS | GLAD_FEINTS) /* what is blank or a number */
#define GLAD_SPECIALS     ((GladCards) 0x1fe000)
#define GLAD_RED          (GLAD_ENERGY | GLAD_SPECIALS)
#define GLAD_ALL_CARDS    (GLAD_GREEN | GLAD_RED)

/* The tags of G6. */
enum
{
  GLAD_NEEDS_MOVEMENT = 1 << 0,
  GLAD_ATTACKER_ONLY = 1 << 1,
  GLAD_NOT_THROWN = 1 << 2,
};

typedef struct
{
  const char *word;
  uint8_t     pf;
  uint8_t     coins;
  uint8_t     tags;
} GladCardKind;

extern const GladCardKind glad_cards[GLAD_N_CARDS];

/* One card as a heap. */
static inline GladCards
glad_card (int kind)
{
  return kind < GLAD_ONE ? 1u << kind : kind == GLAD_ONE ? 1u << 4 : kind == GLAD_ZERO ? 1u << 8
                                                                    : 1u << (kind + 6);
}

/* The bits that a kind has in a heap. */
static inline GladCards
glad_card_bits (int kind)
{
  return kind == GLAD_ONE ? GLAD_ONES : kind == GLAD_ZERO ? GLAD_ZEROS : glad_card (kind);
}

static inline bool
glad_has (GladCards cards,
          int       kind)
{
  return (cards & glad_card_bits (kind)) != 0;
}

static inline int
glad_ones (GladCards cards)
{
  return cards >> 4 & 0xf;
}

static inline int
glad_zeros (GladCards cards)
{
  return cards >> 8 & 0xf;
}

static inline int
glad_n_green (GladCards cards)
{
  return __builtin_popcount (cards & GLAD_GREEN);
}

static inline int
glad_n_energy (GladCards cards)
{
  return glad_ones (cards) + glad_zeros (cards) + ((cards & GLAD_FEINTS) != 0);
}

static inline int
glad_n_specials (GladCards cards)
{
  return __builtin_popcount (cards & GLAD_SPECIALS);
}

static inline int
glad_n_red (GladCards cards)
{
  return glad_n_energy (cards) + glad_n_specials (cards);
}

static inline int
glad_n_cards (GladCards cards)
{
  return glad_n_green (cards) + glad_n_red (cards);
}

static inline int
glad_count (GladCards cards,
            int       kind)
{
  return kind == GLAD_ONE    ? glad_ones (cards)
         : kind == GLAD_ZERO ? glad_zeros (cards)
                             : (cards & glad_card (kind)) != 0;
}

/* The bit of a Special Move among the eight. */
static inline unsigned
glad_special_bit (int kind)
{
  return 1u << (kind - GLAD_SWEEP);
}

int       glad_pf         (GladCards cards);

GladCards glad_union      (GladCards one,
                           GladCards other);

GladCards glad_common     (GladCards one,
                           GladCards other);

bool      glad_contains   (GladCards cards,
                           GladCards part);
