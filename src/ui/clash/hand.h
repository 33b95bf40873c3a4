/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player on the screen has in hand: a gladiator taken from a pile, a team that is about to
 * attack, the space it would attack from. And what can be done with it on the board.
 *
 * It knows no rule: everything follows from the legal moves of the model. The arena, the panels and
 * the question all read it, so that they always agree. */

#pragma once

#include "clash/move.h"
#include "clash/position.h"
#include "game-model.h"

enum
{
  CLASH_NO_CELL = -1,
  CLASH_NO_KIND = -1,
};

/* How a space is to be marked; see the table of marks in the art kit. */
typedef enum
{
  CLASH_MARK_NONE,
  CLASH_MARK_SOURCE,      /* can be chosen: a ring */
  CLASH_MARK_CHOSEN,      /* what is in hand: the ring with knobs */
  CLASH_MARK_TARGET,      /* can be attacked: brackets and the battle disc */
  CLASH_MARK_TARGET_AFAR, /* can be attacked, but not from the space in hand: thin brackets */
  CLASH_MARK_MOVE,        /* where to move: a white disc */
  CLASH_MARK_SPACE,       /* the space in hand, to which the team would move */
  CLASH_MARK_START,       /* where a new team may start: a white disc with a plus */
  CLASH_MARK_JOIN,        /* a team that the gladiator in hand may join: a ring, and its slot */
  CLASH_MARK_PLACE,       /* where the drawn beast may be put: a white disc with a plus */
} ClashMark;

#define CLASH_TYPE_HAND (clash_hand_get_type ())

G_DECLARE_FINAL_TYPE (ClashHand, clash_hand, CLASH, HAND, GObject)

/* Emits "changed" whenever anything below may have another answer, and "refused" (const char *why)
 * when a press could not be followed. Property "confirm": an attack has to be pressed twice. */
ClashHand           *clash_hand_new           (HarenaGameModel *model);

HarenaGameModel     *clash_hand_get_model     (ClashHand *self);

/* Where the cursor of the model is. */
const ClashPosition *clash_hand_get_position  (ClashHand *self);

/* The seat whose person chooses on the board or in a battle now, or 0. */
int                  clash_hand_get_seat      (ClashHand *self);

/* What is in hand; each may be none. */
int                  clash_hand_get_kind      (ClashHand *self); /* of gladiator, while entering */

int                  clash_hand_get_beast     (ClashHand *self); /* of the reserve, or drawn; 0: none */

int                  clash_hand_get_source    (ClashHand *self); /* the team or beast to attack with */

/* Whether somebody to attack with is in hand, from the board or from the reserve. */
gboolean             clash_hand_holds_attacker (ClashHand *self);

/* From where it would attack: the source itself if it does not move first. */
int                  clash_hand_get_space     (ClashHand *self);

/* The spaces that the source passes on its way to the space in hand, both ends included. Says how
 * many; none if it does not move. path has room for CLASH_N_CELLS. */
int                  clash_hand_get_path      (ClashHand *self,
                                               int       *path);

/* The space that is looked at, by pointer or keyboard: its team is shown in the panel, and what it
 * could attack is marked while nothing is in hand. */
int                  clash_hand_get_focus     (ClashHand *self);

void                 clash_hand_set_focus     (ClashHand *self,
                                               int        cell);

/* What the panel shows: the source in hand, else what is looked at; CLASH_NO_CELL for none. */
int                  clash_hand_get_shown     (ClashHand *self);

/* How a space is to be marked now. */
ClashMark            clash_hand_get_mark      (ClashHand *self,
                                               int        cell);

/* The move that an attack of the target would be, with what is in hand; FALSE if there is none. */
gboolean             clash_hand_find_attack   (ClashHand  *self,
                                               int         target,
                                               HarenaMove *move);

/* Whether this kind can be taken from its pile, or this beast from the reserve (R31). */
gboolean             clash_hand_can_take_kind  (ClashHand *self,
                                                int        kind);

gboolean             clash_hand_can_take_beast (ClashHand *self,
                                                int        beast);

void                 clash_hand_take_kind     (ClashHand *self,
                                               int        kind);

void                 clash_hand_take_beast    (ClashHand *self,
                                               int        beast);

/* What a click, a tap or Enter on a space means now. FALSE if it means nothing, and then "refused"
 * says why. */
gboolean             clash_hand_press         (ClashHand *self,
                                               int        cell);

/* For drag and drop: whether something can be picked up here, and what a drop means. */
gboolean             clash_hand_can_drag      (ClashHand *self,
                                               int        cell);

/* One step back: the attack that waits to be confirmed, the space, the source. FALSE if there was
 * nothing in hand. */
gboolean             clash_hand_back          (ClashHand *self);

/* The attack that waits for a second press, where attacks have to be confirmed; or 0. */
HarenaMove           clash_hand_get_waiting   (ClashHand *self);

/* Plays any legal move, as the choices of a battle do. */
void                 clash_hand_play          (ClashHand *self,
                                               HarenaMove move);
