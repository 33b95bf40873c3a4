/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a move of Gladiatori is packed into the number of the contract: a verb, and behind it either
 * up to three bytes or a heap of cards. */

#pragma once

#include "game.h"
#include "gladiatori/cards.h"

typedef enum
{
  GLAD_GLADIATOR,    /* gladiator */
  GLAD_START,        /* cell */
  GLAD_HAND,         /* cards */
  GLAD_ENERGY_LINE,  /* cards; “energy” in the record */
  GLAD_SPECIAL_LINE, /* cards; “special” */
  GLAD_NO_DELAY,
  GLAD_DELAY_TO,     /* place */
  GLAD_SURRENDERS,
  GLAD_BALANCE,      /* 0 white, 1 grey */
  GLAD_STEP,         /* cell, direction */
  GLAD_TURN,         /* direction */
  GLAD_POWER,        /* power, its number or seat */
  GLAD_PLAY,         /* card */
  GLAD_REUSE,        /* card */
  GLAD_END,
  GLAD_PAY_STAT,     /* stat */
  GLAD_PAY_CARD,     /* card */
  GLAD_GAIN_STAT,    /* stat */
  GLAD_GAIN_CARD,    /* card */
  GLAD_ENOUGH,
  GLAD_FACE,         /* direction */
  GLAD_ATTACK,       /* who */
  GLAD_STRIKES,      /* who, who, who; “sweep” */
  GLAD_THROW,        /* item, who */
  GLAD_CAST,         /* who; “net” */
  GLAD_RECOVER,
  GLAD_MOVE,
  GLAD_HELP,         /* partner, who; “cooperate” */
  GLAD_AGREE,
  GLAD_REFUSE,
  GLAD_STOP,
  GLAD_LAY,          /* cards */
  GLAD_DEFEND,       /* card */
  GLAD_DEFEND_AGAIN, /* card */
  GLAD_SURPRISED,
  GLAD_RAGE_DECK,    /* card */
  GLAD_RAGE_DISCARD, /* card */
  GLAD_SACRIFICES,   /* card */
  GLAD_EXCITE,       /* ability; “adrenaline” */
  GLAD_BREAK,        /* seat, item */
  GLAD_CUBE,
  GLAD_PLUS_CARD,    /* card */
  GLAD_NORMAL,       /* card */
  GLAD_LEAPS,        /* times Attack, times damage */
  GLAD_DISCARDS,     /* card */
  GLAD_PLUS_POWER,   /* power */
  GLAD_STRIKE,       /* Blood, whether Offence */
  GLAD_PARRY,        /* Speed, whether Guard */
  GLAD_DO_FEINT,
  GLAD_NO_FEINT,
  GLAD_LOSE_CARD,    /* card */
  GLAD_LOSE_ITEM,    /* item */
  GLAD_SWAP,         /* card, card */
  GLAD_DIE,
  GLAD_PUSH,         /* cell */
  GLAD_NO_PUSH,
  GLAD_REST,
  GLAD_REGAIN,       /* cards; “recover” with a list */
  GLAD_POINTS,       /* Offence, Guard */
  GLAD_GATE,         /* 0 left, 1 right */
  GLAD_ACTS,         /* who */
  GLAD_HUNTS,        /* seat */
  GLAD_DICE,         /* die, die; the second is 0 if there is none */
  GLAD_STAT_LINE,    /* stat, number */
  GLAD_ITEM_DRAWN,   /* item; “item” */
  GLAD_BID,          /* cards */
  GLAD_DROP,         /* item */
  GLAD_FIRST,        /* seat */
  GLAD_CHOOSE,       /* item */
  GLAD_PASS,
  GLAD_N_VERBS,
} GladVerb;

static inline HarenaMove
glad_move (GladVerb verb,
           unsigned a,
           unsigned b,
           unsigned c)
{
  return verb | a << 8 | b << 16 | c << 24;
}

static inline HarenaMove
glad_move_of_cards (GladVerb  verb,
                    GladCards cards)
{
  return verb | cards << 8;
}

/* The verb of a move that need not be one of ours. */
static inline unsigned
glad_verb (HarenaMove move)
{
  return move & 0xff;
}

static inline unsigned
glad_a (HarenaMove move)
{
  return move >> 8 & 0xff;
}

static inline unsigned
glad_b (HarenaMove move)
{
  return move >> 16 & 0xff;
}

static inline unsigned
glad_c (HarenaMove move)
{
  return move >> 24;
}

static inline GladCards
glad_move_cards (HarenaMove move)
{
  return move >> 8;
}

/* A list of moves while it is filled. */
typedef struct
{
  HarenaMove *moves;
  int         n;
} GladList;

static inline void
glad_add (GladList *list,
          GladVerb  verb,
          unsigned  a,
          unsigned  b)
{
  list->moves[list->n++] = glad_move (verb, a, b, 0);
}
