/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Gladiatori: everything that the rules need to know, and no more. */

#pragma once

#include "game.h"
#include "gladiatori/board.h"
#include "gladiatori/box.h"

enum
{
  GLAD_SEATS = 4,
  GLAD_N_ANIMALS = 12,       /* at once in the arena, G70 */
  GLAD_ITEMS_HELD = 8,       /* two, but for the auction (G80) */
  GLAD_FRAMES = 12,
  GLAD_FIGHTERS = 4,         /* the attacker and three hit by a Sweep */
  GLAD_PROMISES = 8,
  GLAD_START_VP = 10,
  GLAD_LYING_CUBES = 2,
  GLAD_NET_CUBES = 3,
};

/* The options of the record, in their order. */
typedef enum
{
  GLAD_SPECIALS_FROM,
  GLAD_POWERS,
  GLAD_THROWING,
  GLAD_ANIMALS,
  GLAD_TEAMS,
  GLAD_COOPERATE,
  GLAD_SURRENDER,
  GLAD_EXTRA_DAMAGE,
  GLAD_WOLF_BRINGS,
  GLAD_GLADIATORS,
  GLAD_ITEMS,
  GLAD_TURNS,
  GLAD_N_OPTIONS,
} GladOption;

enum
{
  GLAD_TEAMS_NONE,
  GLAD_TEAMS_PAIR,
  GLAD_TEAMS_SIDES,
  GLAD_TEAMS_TOGETHER,
};

enum
{
  GLAD_ITEMS_PRINTED,
  GLAD_ITEMS_AUCTION,
  GLAD_ITEMS_SELECTION,
};

/* Where the game is; the seat or animal in turn is at. */
typedef enum
{
  GLAD_STAGE_CREATE,     /* G79 */
  GLAD_STAGE_GLADIATOR,  /* G11 */
  GLAD_STAGE_AUCTION,    /* G80 */
  GLAD_STAGE_SELECTION,  /* G81 */
  GLAD_STAGE_START,
  GLAD_STAGE_PREPARE,    /* G14 */
  GLAD_STAGE_ENTRY,      /* G69 */
  GLAD_STAGE_ANIMALS,    /* G71 */
  GLAD_STAGE_CALLED,     /* G75: those that the dice have called */
  GLAD_STAGE_DELAY,      /* G61 */
  GLAD_STAGE_ACTIONS,    /* G15 */
  GLAD_STAGE_CLEANUP,    /* G37 */
  GLAD_STAGE_OVER,
} GladStage;

/* What is asked, or what goes on by itself, on top of the stack. */
typedef enum
{
  GLAD_ASK_GLADIATOR,
  GLAD_ASK_START,
  GLAD_ASK_HAND,
  GLAD_ASK_HAND_ENERGY,
  GLAD_ASK_HAND_SPECIAL,
  GLAD_ASK_DELAY,
  GLAD_ASK_MENU,
  GLAD_ASK_PAY,          /* a: how many Elements are left to be paid */
  GLAD_ASK_GAIN,         /* a: how many may be gained */
  GLAD_ASK_FACE,
  GLAD_ASK_PURPOSE,
  GLAD_ASK_AGREE,        /* a: the seat that asks */
  GLAD_ASK_MOVE,         /* a: movements that are free, b: Speed may be spent */
  GLAD_ASK_LAY,          /* a: the fighter */
  GLAD_ASK_LAY_SPECIAL,  /* a: the fighter */
  GLAD_ASK_DEFEND,       /* a: the fighter */
  GLAD_ASK_PLUS,         /* a: the fighter, b: the card */
  GLAD_ASK_RAGE,         /* a: the fighter */
  GLAD_ASK_SACRIFICE,    /* a: the fighter */
  GLAD_ASK_ADRENALINE,   /* a: the fighter */
  GLAD_ASK_BREAK,        /* a: the fighter */
  GLAD_ASK_UNBALANCE,    /* a: the fighter whose card it is, b: the one who answers */
  GLAD_ASK_LEAP,         /* a: the hexes leapt over */
  GLAD_ASK_STRIKE,
  GLAD_ASK_LUNGE,        /* a: cards discarded so far */
  GLAD_ASK_PARRY,        /* a: the fighter */
  GLAD_ASK_FEINT,        /* a: the fighter */
  GLAD_ASK_LOSE,         /* a: PF left to be paid, b: how much of it there was */
  GLAD_ASK_SWAP,         /* a: cards swapped so far */
  GLAD_ASK_DIE,          /* a: the fighter that kills */
  GLAD_ASK_PUSH,         /* a: who is pushed */
  GLAD_ASK_REST,
  GLAD_ASK_RECOVER_ENERGY, /* a: how many units are left */
  GLAD_ASK_RECOVER_SPECIAL,
  GLAD_ASK_POINTS,
  GLAD_ASK_GATE,         /* chance; a: the kind of animal */
  GLAD_ASK_ACTS,         /* chance */
  GLAD_ASK_HUNTS,        /* chance; a: the animal */
  GLAD_ASK_DICE,         /* chance; a: how many, b: a GladDiceFor */
  GLAD_ASK_STAT,         /* G79; a: the stat */
  GLAD_ASK_BUY_ENERGY,
  GLAD_ASK_BUY_SPECIAL,
  GLAD_ASK_BUY_POWER,    /* a: the first power that can still be bought */
  GLAD_ASK_ITEM,         /* chance */
  GLAD_ASK_BID,
  GLAD_ASK_DROP,
  GLAD_ASK_FIRST,        /* chance */
  GLAD_ASK_CHOOSE,
  GLAD_N_QUESTIONS,
  GLAD_RUN_ACTION = GLAD_N_QUESTIONS, /* the end of an Action */
  GLAD_RUN_FIGHT,
  GLAD_RUN_ANIMAL,       /* the end of what an animal does */
  GLAD_N_STEPS,
} GladStep;

/* One question inside another. */
typedef struct
{
  uint8_t step;
  uint8_t seat; /* 0: chance, or nobody */
  uint8_t a;
  uint8_t b;
} GladFrame;

typedef enum
{
  GLAD_ABSENT,
  GLAD_ALIVE,
  GLAD_UNDYING,    /* G57: plays on for a while */
  GLAD_DEAD,
  GLAD_GONE,       /* has surrendered */
} GladState;

/* An Action card of the row. */
enum
{
  GLAD_ROW_CARD = 0x03,
  GLAD_ROW_ROTATED = 0x04,
  GLAD_ROW_DOWN = 0x08,
  GLAD_ROW_VEILED = 0x10, /* what see () leaves of a card that lies face down */
};

/* An item that is held: its number and one more, and whether it is damaged (G52). */
enum
{
  GLAD_ITEM_DAMAGED = 0x80,
};

typedef struct
{
  GladCards hand;
  GladCards deck;
  GladCards discard;
  GladCards out;
  GladCards known;         /* went openly into the hand and was not seen since (G85) */
  GladCards chosen;        /* an answer of a secret round that is not over */
  int16_t   vp;
  uint16_t  powers;        /* not used yet */
  uint8_t   stats[GLAD_N_STATS];
  uint8_t   first[GLAD_N_STATS];   /* what they were at the beginning */
  uint8_t   row[GLAD_N_ACTIONS];
  uint8_t   n_row;
  uint8_t   items[GLAD_ITEMS_HELD];
  uint8_t   gladiator;     /* its number and one more; 0: none, or created */
  uint8_t   state;         /* a GladState */
  uint8_t   cell;          /* 0: not in the arena */
  uint8_t   facing;
  uint8_t   white;
  uint8_t   grey;
  uint8_t   lying;
  uint8_t   entangled;
  uint8_t   adrenaline;    /* G50: a bit for each ability */
  uint8_t   defiance;      /* G57: +4 to the next Attack or Defence */
  uint8_t   holds;         /* G66: whom the net of this seat holds */
  uint8_t   coins;         /* left to be spent (G79) */
  uint8_t   lines;         /* of its answer in a secret round that is not over */
  uint8_t   veiled[2];     /* see (): green and red cards in a hand that is not seen */
} GladSeat;

typedef struct
{
  uint8_t kind;            /* GLAD_NO_ANIMAL: the slot is free */
  uint8_t number;          /* dog1, dog2 … */
  uint8_t cell;
  uint8_t facing;
  uint8_t grey;
  uint8_t entangled;
  uint8_t acted;           /* in this phase */
  uint8_t moved;           /* G73 */
} GladAnimal;

/* What an attack is. */
typedef enum
{
  GLAD_NO_FIGHT,
  GLAD_PLAIN,
  GLAD_SWEEPING,
  GLAD_THROWN,
  GLAD_NETTING,            /* in the hex ahead or thrown */
  GLAD_COOPERATING,
  GLAD_BY_ANIMAL,
} GladFightKind;

/* One who attacks or is attacked: the cards laid and what they do. */
typedef struct
{
  GladCards laid;
  GladCards fetched;       /* by Rage; one of the cards laid */
  int16_t   attack;        /* against this one */
  int16_t   defence;
  uint8_t   before[GLAD_N_STATS]; /* what a Feint gives back (G31) */
  uint8_t   before_adrenaline;
  uint8_t   who;           /* a seat, or an animal behind them */
  uint8_t   side;          /* from which the attack comes */
  uint8_t   row;           /* where the Action card lies in the row, and one more */
  uint8_t   from_hand;
  uint8_t   surprised;
  uint8_t   behind;
  uint8_t   revealed;
  uint8_t   feinted;
  uint8_t   n_energy;      /* cards laid, as everybody can count them */
  uint8_t   n_specials;
  uint8_t   decided;       /* of Special Moves: whether it gives +2 has been said */
  uint8_t   plus;          /* those that do */
  uint8_t   done;          /* those that have had their effect */
  uint8_t   pluses;        /* other +2: Feints and powers (G74) */
  uint8_t   sacrificed;
  uint8_t   fetched_from_discard;
  uint8_t   lunges;
  uint8_t   leap_attack;
  uint8_t   leap_damage;
  uint8_t   wounds;
  uint8_t   delayed;
  uint8_t   spent;         /* Blood or Speed */
  uint8_t   ability;       /* Offence or Guard, its value when it was used */
  uint8_t   in_hand;       /* cards, when the value was reckoned */
  uint8_t   defied;        /* G57 */
  uint8_t   promised;      /* G22: against this one */
  uint8_t   blows;         /* fighters who take a cube for the Unbalancing Blow of this one */
  uint8_t   dice[2];       /* of an animal */
} GladFighter;

typedef struct
{
  GladFighter fighters[GLAD_FIGHTERS]; /* the attacker first */
  uint8_t     kind;        /* a GladFightKind */
  uint8_t     stage;       /* fight.c */
  uint8_t     at;
  uint8_t     n;           /* fighters */
  uint8_t     item;        /* thrown, or the net: its number and one more */
  uint8_t     broken_of;   /* G52: the fighter whose item is named; 0: none */
  uint8_t     broken;      /* its number and one more */
  uint8_t     wrestled;    /* the fighter; 0: none */
  uint8_t     damage;      /* of the blow that is being paid */
  uint8_t     bear;        /* G75: the bear’s dice take a card afterwards */
  uint8_t     happened;    /* K was reached */
  uint8_t     partner;     /* G22: who was helped */
  uint8_t     thrown;      /* over a hex or more */
  uint8_t     unused[3];
} GladFight;

/* What the seat in turn has done in its Action, or whoever moves (G16 to G21). */
typedef struct
{
  uint8_t seat;
  uint8_t cell;            /* where it began */
  uint8_t begun;           /* something was done, so nobody surrenders */
  uint8_t sprint;          /* the Sprint is on */
  uint8_t from_cell;       /* where the movement under way began */
  uint8_t from_facing;
  uint8_t cowards;         /* seats that have shown cowardice in this Action */
  uint8_t leap;            /* the power was said */
  uint8_t row;             /* where the Action card lies, and one more */
  uint8_t from_hand;
  uint8_t refused;         /* G22: seats that do not cooperate */
  uint8_t doomed;          /* G57: this is its last Action */
} GladAction;

/* G22. */
typedef struct
{
  uint8_t helper;          /* 0: none */
  uint8_t partner;
  uint8_t who;
  uint8_t amount;
} GladPromise;

typedef struct
{
  GladSeat    seats[GLAD_SEATS + 1];       /* [0] is unused */
  GladFight   fight;
  GladAction  action;
  GladAnimal  animals[GLAD_N_ANIMALS];
  GladPromise promises[GLAD_PROMISES];
  GladFrame   frames[GLAD_FRAMES];
  uint8_t     board[GLAD_CELLS_END];       /* who stands there, or GLAD_RIM */
  uint8_t     options[GLAD_N_OPTIONS];
  uint8_t     discs[GLAD_SEATS];           /* G12: who came earlier to its VP is first */
  uint8_t     order[GLAD_SEATS];           /* G15 */
  uint8_t     n_order;
  uint8_t     depth;                       /* of the stack */
  uint8_t     n_seats;
  uint8_t     stage;
  uint8_t     at;
  uint8_t     turn;                        /* from 1 */
  uint8_t     phase;                       /* 1 or 2 */
  uint8_t     first_blood;                 /* has been shed */
  uint8_t     called[GLAD_ANIMALS_END];    /* G75: animals that are to come */
  uint8_t     entered[GLAD_ANIMALS_END];   /* G70: how many of a kind have come so far */
  uint8_t     hunted;                      /* by the animal that acts */
  uint8_t     acting;                      /* the animal’s slot and one more */
  uint8_t     drawn;                       /* G80: the item that is bid for, and one more */
  uint8_t     shown[GLAD_N_ITEMS];         /* G80, G81: items drawn and not taken */
  uint8_t     n_drawn;
  uint8_t     begins;                      /* G81 */
  uint8_t     n_sides;                     /* that can win */
} GladPosition;

_Static_assert (sizeof (GladPosition) <= 1024, "a position is at most 1,024 bytes");

enum
{
  GLAD_RIM = 0xff,
  GLAD_FIRST_ANIMAL = GLAD_SEATS + 1, /* who: seats from 1, then the slots of the animals */
  GLAD_WHO_END = GLAD_FIRST_ANIMAL + GLAD_N_ANIMALS,
};

static inline bool
glad_is_seat (int who)
{
  return who >= 1 && who <= GLAD_SEATS;
}

static inline bool
glad_is_animal (int who)
{
  return who >= GLAD_FIRST_ANIMAL && who < GLAD_WHO_END;
}

static inline GladFrame *
glad_top (GladPosition *position)
{
  return &position->frames[position->depth - 1];
}

/* The question that is asked; an empty one when the game is over. */
static inline const GladFrame *
glad_asked (const GladPosition *position)
{
  return &position->frames[position->depth - (position->depth > 0)];
}

static inline bool
glad_in_arena (const GladPosition *position,
               int                 seat)
{
  return position->seats[seat].cell != 0;
}

static inline const GladAnimal *
glad_animal (const GladPosition *position,
             int                 who)
{
  return &position->animals[who - GLAD_FIRST_ANIMAL];
}

/* G6: neither lying nor entangled. */
static inline bool
glad_is_free (const GladSeat *seat)
{
  return !seat->lying && !seat->entangled;
}

static inline int
glad_row_card (const GladSeat *seat,
               int             place)
{
  return seat->row[place] & GLAD_ROW_CARD;
}

/* G14: Special Moves stay in the deck before this turn. */
static inline bool
glad_specials_are_in (const GladPosition *position)
{
  static const uint8_t from[] = { 1, 3, 7 };

  return position->turn >= from[position->options[GLAD_SPECIALS_FROM]];
}

static inline bool
glad_option (const GladPosition *position,
             GladOption          option)
{
  return position->options[option] != 0;
}
