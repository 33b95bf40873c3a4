/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing: a card and the hex where it ends, or that hex alone. */

#pragma once

#include "view.h"

/* Buttons. */
enum
{
  CIRCUS_LAY_ASIDE,
  CIRCUS_STOP_HERE,
};

/* For the face; see face.h. */
void      circus_walk          (const void       *position,
                                HarenaMove        move,
                                HarenaWalk       *walk);

gboolean  circus_press         (const HarenaView *view,
                                HarenaTarget      target,
                                HarenaPicks      *picks);

/* The card in hand, or 0; and whether it is to be laid aside. */
int       circus_picked_card   (const HarenaView *view);

gboolean  circus_lays_aside    (const HarenaView *view);

/* M29: the hex that was chosen, while the card that pays for it is not; or -1. */
int       circus_picked_end    (const HarenaView *view);

/* The hex where a move ends, or -1. */
int       circus_end_of        (const void       *position,
                                HarenaMove        move);

/* The cards that end in a hex now, as a set: those of the card in hand if there is one. */
guint     circus_cards_to      (const HarenaView *view,
                                int               hex);

/* A move that ends in a hex now; FALSE if there is none. The one with the lowest card, for what is
 * left of a card in the finish is lost (M22). */
gboolean  circus_move_to       (const HarenaView *view,
                                int               hex,
                                HarenaMove       *move);

/* The same for what is looked at. */
gboolean  circus_move_in_sight (const HarenaView *view,
                                HarenaMove       *move);
