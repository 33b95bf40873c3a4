/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thinker has reckoned before: what an attack of one group on another is worth, and how
 * strong a team is. */

#pragma once

#include "clash/battle-worth.h"

enum
{
  CLASH_TEAM_CODES = 5 * 5 * 5 * 5 * 5, /* counts of the kinds as digits; most do not exist */
  CLASH_TEAMS_MAX = 126,                /* that do, the empty one included */
  CLASH_GROUPS_MAX = 2 * CLASH_TEAMS_MAX + 3 * CLASH_STARS_MAX,
};

/* A choice inside a battle that was thought out before. */
typedef struct
{
  uint64_t   key;
  HarenaMove move;
} ClashChoice;

enum
{
  CLASH_CHOICES = 1 << 14, /* a newer one takes the place of an older */
};

typedef struct
{
  ClashWorthTables tables;
  uint8_t         n_teams;
  uint8_t         team_of_code[CLASH_TEAM_CODES];
  float           strength[CLASH_TEAMS_MAX];
  float           promise[CLASH_TEAMS_MAX]; /* the strength that it can still grow to */
  ClashChoice     choices[CLASH_CHOICES];
  float           worth[CLASH_GROUPS_MAX][CLASH_GROUPS_MAX]; /* not a number: not known yet */
} ClashMemory;

void   clash_memory_init         (ClashMemory *memory);

double clash_memory_attack       (ClashMemory      *memory,
                                  const ClashGroup *attacker,
                                  const ClashGroup *defender);

double clash_memory_promise      (const ClashMemory *memory,
                                  const uint8_t      count[CLASH_N_KINDS]);

double clash_memory_strength     (const ClashMemory *memory,
                                  const uint8_t      count[CLASH_N_KINDS]);
