/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be pressed on a table, as numbers: a space of the board, a piece in a pile, a card of the
 * hand, a button. And what was pressed so far. */

#pragma once

#include "game.h"

#include <glib.h>

enum
{
  HARENA_WALK_MAX = 24,      /* presses that lead to one move: a heap of cards, one by one */
  HARENA_TARGETS_MAX = 400,  /* of one position */
};

typedef enum
{
  HARENA_TARGET_NONE,
  HARENA_TARGET_SPACE,  /* of the board, by its number in HarenaBoardView */
  HARENA_TARGET_PIECE,  /* anything else that can be taken in hand: of a pile, of a stack */
  HARENA_TARGET_CARD,   /* of the hand of playing cards, by what is on it: equal cards are one */
  HARENA_TARGET_BUTTON, /* in the question bar, or in a scene */
} HarenaTargetKind;

/* kind and number; a number has 24 bits. */
typedef guint32 HarenaTarget;

#define HARENA_NO_TARGET ((HarenaTarget) 0)

#define HARENA_TARGET(kind, number) ((HarenaTarget) (kind) << 24 | (HarenaTarget) (number))
#define HARENA_SPACE(number) HARENA_TARGET (HARENA_TARGET_SPACE, number)
#define HARENA_PIECE(number) HARENA_TARGET (HARENA_TARGET_PIECE, number)
#define HARENA_CARD(number) HARENA_TARGET (HARENA_TARGET_CARD, number)
#define HARENA_BUTTON(number) HARENA_TARGET (HARENA_TARGET_BUTTON, number)

static inline HarenaTargetKind
harena_target_kind (HarenaTarget target)
{
  return (HarenaTargetKind) (target >> 24);
}

static inline guint
harena_target_number (HarenaTarget target)
{
  return target & 0xffffff;
}

/* The number if it is of this kind, or -1. */
static inline int
harena_target_of (HarenaTarget     target,
                  HarenaTargetKind kind)
{
  return harena_target_kind (target) == kind ? (int) harena_target_number (target) : -1;
}

/* The targets that are pressed for a move, in order; or those that were pressed so far. Of a walk
 * the first n_free may come in any order, as the cards of a choice do: {card, card, button} with two
 * of them free is two cards in whatever order and then the button. */
typedef struct
{
  HarenaTarget targets[HARENA_WALK_MAX];
  guint8       n_targets;
  guint8       n_free;
} HarenaPicks;

typedef HarenaPicks HarenaWalk;

static inline void
harena_picks_add (HarenaPicks *picks,
                  HarenaTarget target)
{
  g_return_if_fail (picks->n_targets < HARENA_WALK_MAX);
  picks->targets[picks->n_targets++] = target;
}

gboolean harena_picks_have   (const HarenaPicks *picks,
                              HarenaTarget       target);

void     harena_picks_remove (HarenaPicks  *picks,
                              HarenaTarget  target);

/* Whether the picks are the beginning of the walk, or all of it. */
gboolean harena_walk_goes_on (const HarenaWalk  *walk,
                              const HarenaPicks *picks);

/* What may be pressed next for a walk that goes on: one target, or whatever is left of its free part;
 * targets has room for HARENA_WALK_MAX. Says how many; none if it is at its end. */
int      harena_walk_next    (const HarenaWalk  *walk,
                              const HarenaPicks *picks,
                              HarenaTarget      *targets);
