/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box (I2 to I5) and the numbers of the rules: the only place that holds them. */

#pragma once

#include <stdint.h>

/* I2. In the order of scoring. */
typedef enum
{
  IMPERIUM_AFRICA,
  IMPERIUM_SYRIA,
  IMPERIUM_ILLYRICUM,
  IMPERIUM_GALLIA,
  IMPERIUM_ASIA,
  IMPERIUM_HISPANIA,
  IMPERIUM_MACEDONIA,
  IMPERIUM_AEGYPTUS,
  IMPERIUM_N_PROVINCES,
} ImperiumProvince;

/* I4. A card for each province, numbered like it, and the special ones. */
typedef enum
{
  IMPERIUM_BREAD = IMPERIUM_N_PROVINCES,
  IMPERIUM_EAR,
  IMPERIUM_ORACLE,
  IMPERIUM_N_CARDS,
} ImperiumCard;

enum
{
  IMPERIUM_PAID_MAX = 4,      /* I2: places that a province pays at most */
  IMPERIUM_CYLINDERS = 14,    /* I4 */
  IMPERIUM_CARDS_MAX = 3,     /* I6 */
  IMPERIUM_POINTS_TO_END = 40, /* I23 */
  IMPERIUM_ROUNDS = 40,       /* I24 */

  /* I26: with so many points or more. */
  IMPERIUM_SENATOR_FROM = 20,
  IMPERIUM_CONSUL_FROM = 30,

  /* I24 lets the standard go five times round the ring, and each of five players has one Ear (I9):
   * whoever is alone first in all these scorings, with all eight provinces (I20), has no more. */
  IMPERIUM_POINTS_MAX = 5 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8) + 5 * 8
                        + (IMPERIUM_ROUNDS + 5) * IMPERIUM_N_PROVINCES,
};

typedef struct
{
  const char *word;                    /* in the record */
  const char *name;                    /* Latin in every language */
  uint8_t     paid[IMPERIUM_PAID_MAX]; /* I2: 0 where no place is paid */
  uint8_t     neighbours[2];           /* I3: the one before it in the ring, and the one after */
} ImperiumProvinceFacts;

extern const ImperiumProvinceFacts imperium_provinces[IMPERIUM_N_PROVINCES];

/* In the record, by ImperiumCard. */
extern const char *const imperium_card_words[IMPERIUM_N_CARDS];
