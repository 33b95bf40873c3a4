/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be pressed in Gladiatori, and which presses make a move.
 *
 * A hex is a space, by its number from a1; a card has the zone in which it lies, and equal cards of
 * a choice of several are told apart by their number; whatever else can be said is a button with
 * the verb and the operands of the move. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"
#include "view.h"

enum
{
  GLAD_N_SPACES = 79,
  GLAD_ITEM_FACES = 0x20,   /* behind the cards: items, and gladiators to choose from */
  GLAD_FIGURE_FACES = 0x40,
};

typedef enum
{
  GLAD_ZONE_HAND,
  GLAD_ZONE_DECK,
  GLAD_ZONE_DISCARD,
  GLAD_ZONE_ROW,
  GLAD_ZONE_ITEMS,
  GLAD_ZONE_SHOP,
} GladZone;

static inline HarenaTarget
glad_card_target (GladZone zone,
                  int      face,
                  int      copy)
{
  return HARENA_CARD (zone << 16 | copy << 8 | face);
}

static inline GladZone
glad_target_zone (HarenaTarget target)
{
  return harena_target_number (target) >> 16;
}

static inline int
glad_target_face (HarenaTarget target)
{
  return harena_target_number (target) & 0xff;
}

static inline HarenaTarget
glad_button (GladVerb verb,
             int      a,
             int      b)
{
  return HARENA_BUTTON (verb << 16 | a << 8 | b);
}

static inline GladVerb
glad_button_verb (HarenaTarget button)
{
  return harena_target_number (button) >> 16;
}

static inline int
glad_button_a (HarenaTarget button)
{
  return harena_target_number (button) >> 8 & 0xff;
}

static inline int
glad_button_b (HarenaTarget button)
{
  return harena_target_number (button) & 0xff;
}

int      glad_space_of_cell (int cell);

int      glad_cell_of_space (int space);

/* Whether the question takes a heap of cards at once, and from where. */
gboolean glad_is_heap_step  (int       step,
                             GladZone *zone);

/* Whether a move is a heap of cards. */
gboolean glad_is_heap_verb  (GladVerb verb);

/* How many equal cards of a heap are in hand. */
int      glad_n_picked      (const HarenaView *view,
                             GladZone          zone,
                             int               face);

/* The hex from which a step or a turn is being chosen, or 0. */
int      glad_held_cell     (const HarenaView *view);

void     glad_walk          (const void *position,
                             HarenaMove  move,
                             HarenaWalk *walk);

gboolean glad_press         (const HarenaView *view,
                             HarenaTarget      target,
                             HarenaPicks      *picks);

gboolean glad_is_momentous  (const void *position,
                             HarenaMove  move);
