/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track: what stands where, and how that is marked. */

#pragma once

#include "board/board-face.h"

/* A space of the track as it is marked, in the bytes of a mark that are the game's own. */
typedef enum
{
  CIRCUS_MARK_MOVER,  /* the ring with knobs */
  CIRCUS_MARK_END,    /* a disc with the card that ends there; golden in the finish */
  CIRCUS_MARK_START,  /* a free start hex */
} CircusMarkKind;

typedef struct
{
  guint8 kind;    /* a CircusMarkKind */
  guint8 cards;   /* a set */
  guint8 gold;
  guint8 chosen;  /* only the ends of one card are seen */
  guint8 sight;   /* what is looked at */
  guint8 colour;  /* of who is placed there, */
  guint8 number;  /* and which of the team */
} CircusMark;

extern const HarenaBoard circus_board;

/* Whether the board that was drawn last stands on end. */
gboolean circus_board_is_flat (void);

/* For pictures that are no board. */
void circus_board_draw_mark (cairo_t          *cr,
                             const CircusMark *mark,
                             double            radius,
                             gboolean          flat);
