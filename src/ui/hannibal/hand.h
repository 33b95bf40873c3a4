/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing on the map and in a conflict: which targets are pressed for a move, and what a press makes
 * of the picks where it is more than going on.
 *
 * Spaces are the places of the map, in their order. Where Hannibal stands among legions the space is
 * a legion's and he is a piece of his own; the keyboard comes to him by pressing the space again. */

#pragma once

#include "view.h"

#define HANNIBAL_PIECE HARENA_PIECE (0)

enum
{
  HANNIBAL_BUTTON_PASS,
  HANNIBAL_BUTTON_TRADE,
  HANNIBAL_BUTTON_GIVE_HANNIBAL,
  HANNIBAL_BUTTON_COMMIT_HANNIBAL,
  HANNIBAL_BUTTON_COMMIT_LEGION,
  HANNIBAL_BUTTON_LAY,
};

void         hannibal_walk         (const void       *position,
                                    HarenaMove        move,
                                    HarenaWalk       *walk);

gboolean     hannibal_press        (const HarenaView *view,
                                    HarenaTarget      target,
                                    HarenaPicks      *picks);

gboolean     hannibal_is_momentous (const void       *position,
                                    HarenaMove        move);

/* The place of what is in hand, or HANNIBAL_NOWHERE. */
int          hannibal_held_place   (const HarenaView *view);

/* Whether it is Hannibal that is in hand; not if a legion beside him is. */
gboolean     hannibal_holds_him    (const HarenaView *view);

/* The move of what is in hand to a place; FALSE if there is none. */
gboolean     hannibal_move_to      (const HarenaView *view,
                                    int               place,
                                    HarenaMove       *move);

/* The card that is chosen, or 0. */
int          hannibal_chosen_card  (const HarenaView *view);
