/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An attack as it can be seen: how far it is, what adds up on both sides, and its sentence. */

#pragma once

#include "gladiatori/value.h"
#include "view.h"

typedef enum
{
  GLAD_PHASE_LAY,      /* cards are laid */
  GLAD_PHASE_DEFEND,   /* the card of the defender */
  GLAD_PHASE_ATTACK,
  GLAD_PHASE_DEFENCE,
  GLAD_PHASE_FEINT,
  GLAD_PHASE_DAMAGE,
  GLAD_N_PHASES,
} GladPhase;

typedef struct
{
  GladPhase phase;
  int       target;          /* the fighter that is attacked now */
  GladSum   attack;          /* empty while the cards lie face down */
  GladSum   defence;
  gboolean  has_attack;
  gboolean  has_defence;
  gboolean  halved;          /* by a Dodge */
  int       attack_now;
} GladAttack;

/* FALSE if there is no attack in the position. */
gboolean    glad_attack_init      (GladAttack         *attack,
                                   const GladPosition *position);

/* What was reckoned at last: after the word that ends a defence, when nothing is left to be seen
 * of it in the position. */
void        glad_attack_parry     (GladPosition       *position,
                                   HarenaMove          move);

const char *glad_attack_phase     (GladPhase phase);

/* "Red attacks Blue from ahead left: 14 against 11, a hit." */
char       *glad_attack_words     (const GladAttack   *attack,
                                   const HarenaView   *view,
                                   const GladPosition *position);

/* What an addend of this fighter is called: its Action card, its ability. */
const char *glad_attack_addend    (const GladPosition *position,
                                   int                 fighter,
                                   const GladAddend   *addend);
