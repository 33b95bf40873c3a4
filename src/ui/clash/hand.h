/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing in Clash: which targets are pressed for a move, and what is in hand in words of the game:
 * a gladiator taken from a pile, a team that is about to attack, the space it would attack from. */

#pragma once

#include "board/hand.h"
#include "clash/move.h"
#include "clash/position.h"

enum
{
  CLASH_NO_CELL = -1,
  CLASH_NO_KIND = -1,
};

/* The piles: gladiators by their kind, and behind them the beasts of the reserve. */
#define CLASH_PILE_OF_KIND(kind) HARENA_PIECE (kind)
#define CLASH_PILE_OF_BEAST(beast) HARENA_PIECE (CLASH_N_KINDS + (beast))

/* The spaces of the board are numbered without gaps, and cells are not. */
static inline int
clash_space_of (int cell)
{
  return clash_count_cells (CLASH_BOARD & (clash_cell_bit (cell) - 1));
}

#define CLASH_SPACE(cell) HARENA_SPACE (clash_space_of (cell))

/* The cell of a space by its number, and of a target that is one; or CLASH_NO_CELL. */
int       clash_cell_of_space     (int                space);

int       clash_cell_of           (HarenaTarget       target);

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

/* For the face */
void      clash_walk              (const void        *position,
                                   HarenaMove         move,
                                   HarenaWalk        *walk);

gboolean  clash_press             (const HarenaView  *view,
                                   HarenaTarget       target,
                                   HarenaPicks       *picks);

gboolean  clash_back              (const HarenaView  *view,
                                   HarenaPicks       *picks);

int       clash_keeps             (const void        *position,
                                   HarenaMove         move);

gboolean  clash_is_momentous      (const void        *position,
                                   HarenaMove         move);

char     *clash_refuse            (const HarenaView  *view,
                                   HarenaTarget       target);

static inline const ClashPosition *
clash_position (const HarenaView *view)
{
  return view->position;
}

/* What is in hand; each may be none. The beast is one of the reserve, or drawn; the source is the
 * team or beast to attack with. */
int       clash_get_kind          (const HarenaView  *view);

int       clash_get_beast         (const HarenaView  *view);

int       clash_get_source        (const HarenaView  *view);

/* Whether somebody to attack with is in hand, from the board or from the reserve. */
gboolean  clash_holds_attacker    (const HarenaView  *view);

/* From where it would attack: the source itself if it does not move first. */
int       clash_get_space         (const HarenaView  *view);

/* The spaces that the source passes on its way to the space in hand, both ends included. Says how
 * many; none if it does not move. path has room for CLASH_N_CELLS. */
int       clash_get_path          (const HarenaView  *view,
                                   int               *path);

/* The space that is looked at, by pointer or keyboard: its team is shown in the panel, and what it
 * could attack is marked while nothing is in hand. */
int       clash_get_focus         (const HarenaView  *view);

/* What the panel shows: what is looked at, else the source in hand; CLASH_NO_CELL for none. */
int       clash_get_shown         (const HarenaView  *view);

/* How a space is to be marked now. */
ClashMark clash_get_mark          (const HarenaView  *view,
                                   int                cell);

/* Whether this attack is one by what is in hand; with nothing in hand, by the cell given. */
gboolean  clash_is_by             (const HarenaView  *view,
                                   HarenaMove         move,
                                   int                cell);

/* The move that an attack of the target would be, with what is in hand; FALSE if there is none. */
gboolean  clash_find_attack       (const HarenaView  *view,
                                   int                target,
                                   HarenaMove        *move);

/* Whether this kind can be taken from its pile, or this beast from the reserve (R31). */
gboolean  clash_can_take_kind     (const HarenaView  *view,
                                   int                kind);

gboolean  clash_can_take_beast    (const HarenaView  *view,
                                   int                beast);
