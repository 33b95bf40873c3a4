/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Clash of the Gladiators: everything that the rules need to know, and no more. */

#pragma once

#include "clash/board.h"
#include "clash/box.h"
#include "game.h"

/* What is asked for next. */
typedef enum
{
  CLASH_STEP_ENTER,  /* R8: enter or join */
  CLASH_STEP_DRAW,   /* R11: chance draws a beast */
  CLASH_STEP_PLACE,  /* R11 */
  CLASH_STEP_FIGHT,  /* R12, R31: attack, beast, release or pass */
  CLASH_STEP_NAME,   /* R30 */
  CLASH_STEP_NET,    /* R17 */
  CLASH_STEP_ROLL,   /* R18: chance rolls the dice */
  CLASH_STEP_AGAIN,  /* R19: keep or reroll */
  CLASH_STEP_LOSE,   /* R22 */
  CLASH_STEP_OVER,   /* R37 */
} ClashStep;

/* The five points in which the editions differ; a bit is set for the German value. The order is
 * that of the options in the record. */
typedef enum
{
  CLASH_SPACED_TEAMS   = 1 << 0, /* R9 */
  CLASH_ANYONE_STOPS   = 1 << 1, /* R13 */
  CLASH_WINNER_STAYS   = 1 << 2, /* R26 */
  CLASH_ROLLER_NAMED   = 1 << 3, /* R30 */
  CLASH_BEASTS_ROAM    = 1 << 4, /* R32 */
} ClashOption;

enum
{
  CLASH_N_OPTIONS = 5,
  CLASH_SEATS_END = HARENA_SEATS_MAX + 1, /* seats are numbered from 1 */
};

/* What stands in a cell: a team, a beast, or nothing, which is all zeros. A beast has its symbols
 * where a team has its gladiators, for in a battle they count alike (R28). */
typedef struct
{
  uint8_t owner;                /* the seat; 0 for a beast */
  uint8_t beast;                /* a ClashBeast; 0 for a team */
  uint8_t stars;                /* R6 */
  uint8_t count[CLASH_N_KINDS];
} ClashGroup;

/* The two sides of a battle. */
enum
{
  CLASH_ATTACKER,
  CLASH_DEFENDER,
};

/* All zeros when there is none. */
typedef struct
{
  uint8_t cell[2];
  uint8_t player[2];                /* the seat that rolls and decides for this side */
  uint8_t scorer[2];                /* whom its kills go to; 0: they leave the game (R30) */
  uint8_t netted[2][CLASH_N_KINDS]; /* R17: how many of its gladiators are inactive */
  uint8_t acting;                   /* the side that nets or rolls now */
  uint8_t acted;                    /* how many sides have done so before it */
  uint8_t nets;                     /* how many it still has to throw */
  uint8_t lethal;                   /* what lies on the table, R5 */
  uint8_t hits;
  uint8_t thrown_again;             /* R19: the second throw is on */
  uint8_t losses;                   /* what the other side still has to give up, R21 */
} ClashBattle;

typedef struct
{
  ClashGroup  groups[CLASH_CELLS_END];
  ClashCells  occupied;
  ClashCells  held[CLASH_SEATS_END];   /* by the teams of each seat; [0]: by beasts */
  ClashBattle battle;
  uint8_t     piles[CLASH_N_KINDS];    /* R1; after the entry they are out of the game (R10) */
  uint8_t     reserve[CLASH_BEASTS_END]; /* R11; while entering: not drawn yet */
  uint8_t     alive[CLASH_SEATS_END];  /* gladiators in the arena; [0] unused */
  uint8_t     taken[CLASH_SEATS_END];  /* R23; [0]: left the game, nobody scored (R30) */
  uint8_t     beasts[CLASH_SEATS_END]; /* R29, R34; [0]: out, nobody scored (R35) */
  uint8_t     killed;                  /* beasts, by whomever (R37) */
  uint8_t     seats;
  uint8_t     options;                 /* of ClashOption */
  uint8_t     step;                    /* a ClashStep */
  int8_t      turn;                    /* as the contract says it */
  uint8_t     mover;                   /* the seat whose turn it is in the order of play */
  uint8_t     drawn;                   /* R11: the beast to be placed */
  uint8_t     passes;                  /* R37: in a row */
  uint8_t     unused[2];               /* zero, so that positions can be compared as bytes */
} ClashPosition;

_Static_assert (sizeof (ClashGroup) == 8, "a group fits one word");
_Static_assert (sizeof (ClashPosition) <= 256, "a position is at most 256 bytes");

static inline int
clash_group_size (const ClashGroup *team)
{
  int size = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    size += team->count[kind];

  return size;
}

/* A beast that nobody has wounded yet. */
static inline ClashGroup
clash_beast_group (int beast)
{
  ClashGroup group = { .beast = beast };

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    group.count[kind] = clash_beasts[beast].symbols[kind];
  return group;
}

/* Whether two groups fight: from the attack until the last loss. */
static inline bool
clash_in_battle (const ClashPosition *position)
{
  return position->step >= CLASH_STEP_NAME && position->step <= CLASH_STEP_LOSE;
}

static inline ClashCells
clash_empty (const ClashPosition *position)
{
  return CLASH_BOARD & ~position->occupied;
}

/* R7: the others follow clockwise; the player on the left is the next one. */
static inline int
clash_left_of (const ClashPosition *position,
               int                  seat)
{
  return seat == position->seats ? 1 : seat + 1;
}
