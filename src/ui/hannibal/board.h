/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map: eleven areas and five sea routes. */

#pragma once

#include "board/board-face.h"
#include "hannibal/token.h"

/* What stands in a place. */
typedef struct
{
  guint8 count[HANNIBAL_N_SIDES];  /* pieces that are not Hannibal */
  guint8 colours[HANNIBAL_N_SIDES];
  guint8 hannibal;                 /* whether he is there */
  guint8 conflict;                 /* 0, or the attacking side and one */
  gint8  banners[HANNIBAL_N_SIDES]; /* the line of a side, or -1 */
  guint8 held[HANNIBAL_N_SIDES];   /* whether the side holds that line here */
  guint8 lifted;                   /* 1: the stack is in hand, 2: Hannibal */
  guint8 unnamed;                  /* on its way, and so without names and banners */
} HannibalContent;

G_STATIC_ASSERT (sizeof (HannibalContent) <= sizeof (HarenaContent));

extern const HarenaBoard hannibal_board;

/* The content of a place, for a board and for a picture of it. */
void hannibal_content_init (HannibalContent        *content,
                            const HannibalPosition *position,
                            const int               colours[HANNIBAL_N_SIDES],
                            int                     place);

void hannibal_content_draw (cairo_t                *cr,
                            const HarenaGeometry   *geometry,
                            int                     space,
                            const HarenaContent    *content);

/* Marks; see mark.c. */
void hannibal_mark         (const HarenaView       *view,
                            int                     space,
                            HarenaMark             *mark);

void hannibal_mark_draw    (cairo_t                *cr,
                            const HarenaGeometry   *geometry,
                            int                     space,
                            const HarenaMark       *mark);

/* What is seen of a move; see plan.c. */
void hannibal_plan         (const HarenaTelling    *telling,
                            const HarenaGeometry   *geometry,
                            HarenaMotion           *motion);
