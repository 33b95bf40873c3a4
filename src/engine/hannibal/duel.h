/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A conflict alone, taken out of its position: a small secret game, solved exactly from its end.
 *
 * The attacker has one piece (H15), so a conflict goes on only when the attacker has won a fight.
 * Each fight removes a piece: there are no circles, though full hands come back (H20). What an end
 * is worth is asked of whoever solves: pieces for the table that serves every playout, the
 * positions that follow for a decision. */

#pragma once

#include "hannibal/matrix.h"
#include "hannibal/position.h"

/* Where Hannibal is in it. */
typedef enum
{
  HANNIBAL_ABSENT,
  HANNIBAL_ATTACKS,
  HANNIBAL_FIGHTS, /* defends, and fights the present fight */
  HANNIBAL_WAITS,  /* defends, and another legion fights */
  HANNIBAL_N_ROLES,
  HANNIBAL_ASKED = HANNIBAL_N_ROLES, /* defends, and Carthage says which (H16) */
} HannibalRole;

enum
{
  HANNIBAL_ATTACKER,
  HANNIBAL_DEFENDER,
};

/* It is over when one of the first two is 0. Then the role says no more than whether Hannibal is
 * left. */
typedef struct
{
  uint8_t attackers;
  uint8_t defenders; /* Hannibal too */
  uint8_t role;      /* a HannibalRole */
  uint8_t hands[2];  /* of the attacker and the defender */
} HannibalDuel;

enum
{
  HANNIBAL_DEFENDERS_MAX = 8,
  HANNIBAL_HAND_PAIRS = 251, /* not empty, equally many in both */
};

typedef struct
{
  uint32_t stamp;    /* of the round of questions in which it was answered */
  double   worth;    /* to the attacker */
  double   keeps[3]; /* that the attacker, the defender, nobody has pieces left at the end */
  double   chances[2][HANNIBAL_CARDS]; /* of each card of both */
} HannibalDuelAnswer;

/* To the attacker. */
typedef double (*HannibalDuelWorth) (void               *data,
                                     const HannibalDuel *end);

/* What was solved already. All zeros to begin with. */
typedef struct
{
  uint32_t           stamp;
  HannibalDuelAnswer answers[HANNIBAL_N_ROLES][HANNIBAL_DEFENDERS_MAX][HANNIBAL_HAND_PAIRS];
} HannibalDuelBook;

/* The conflict that is under way. */
HannibalDuel              hannibal_duel_of     (const HannibalPosition *position);

/* H18 to H20. */
HannibalDuel              hannibal_duel_fight  (const HannibalDuel     *duel,
                                                int                     attacker,
                                                int                     defender);

/* The worth of ends will not be what it was. */
void                      hannibal_duel_forget (HannibalDuelBook       *book);

/* How Carthage answers if it is asked (H16); any other conflict is left as it is. */
HannibalDuel              hannibal_duel_commit (HannibalDuelBook       *book,
                                                const HannibalDuel     *duel,
                                                HannibalDuelWorth       worth,
                                                void                   *data);

/* Of a conflict that is not over and in which nobody is asked. Stays until
 * hannibal_duel_forget (). */
const HannibalDuelAnswer *hannibal_duel_solve  (HannibalDuelBook       *book,
                                                const HannibalDuel     *duel,
                                                HannibalDuelWorth       worth,
                                                void                   *data);

/* For HannibalDuelWorth: what is left there; data is not used. What is lost on the way, to be
 * counted from the start, is defenders - 1 more. */
double                    hannibal_duel_left   (void                   *data,
                                                const HannibalDuel     *end);
