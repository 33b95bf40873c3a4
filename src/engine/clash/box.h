/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the box (R1, R2, R4, R5): the only place that holds its numbers. */

#pragma once

#include <stdint.h>

/* R1. The order is that in which a team shows its gladiators. */
typedef enum
{
  CLASH_SWORD,
  CLASH_SPEAR,
  CLASH_NET,
  CLASH_TRIDENT,
  CLASH_SHIELD,
  CLASH_N_KINDS,
} ClashKind;

/* R2. Numbered from 1: a space with no beast in it says 0. */
typedef enum
{
  CLASH_NO_BEAST,
  CLASH_LION,
  CLASH_BULL,
  CLASH_BEAR,
  CLASH_BEASTS_END,
} ClashBeast;

typedef struct
{
  const char *word;   /* in the record */
  char        letter; /* where there is little room */
  uint8_t     in_box;
} ClashKindFacts;

typedef struct
{
  const char *word;
  uint8_t     in_box;
  uint8_t     symbols[CLASH_N_KINDS]; /* R28: what it fights with */
  uint8_t     stars_to_kill;
} ClashBeastFacts;

enum
{
  CLASH_TEAM_MAX = 4,    /* R4: gladiators in a team */
  CLASH_DICE_MAX = 5,    /* R18 */
  CLASH_GLADIATORS = 60, /* R1 */
  CLASH_BEASTS = 12,     /* R2 */
  CLASH_STARS_MAX = 4,   /* R2: that the toughest beast takes */

  /* R5: of the six faces of a die. */
  CLASH_FACES = 6,
  CLASH_FACES_LETHAL = 1,
  CLASH_FACES_HIT = 2,
  CLASH_FACES_MISS = 3,

  /* R39. */
  CLASH_POINTS_GLADIATOR = 1,
  CLASH_POINTS_BEAST = 2,
};

extern const ClashKindFacts  clash_kinds[CLASH_N_KINDS];
extern const ClashBeastFacts clash_beasts[CLASH_BEASTS_END];
extern const uint8_t         clash_teams_of_seats[];
