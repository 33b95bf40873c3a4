/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the hand know of each other. */

#pragma once

#include "board/hand.h"
#include "log/chapters.h"

struct _HarenaHand
{
  GObject           parent_instance;

  HarenaGameModel  *model;
  const HarenaFace *face;
  gboolean          confirm;   /* whether momentous moves have to be pressed twice */

  HarenaChapters   *chapters;
  HarenaView        view;
  gboolean          reviewing; /* nobody is asked, wherever the cursor is */
  gboolean          stale;     /* the model has gone on since the view was made */
  guint             pending;   /* a HarenaChange, which nobody knows of yet */

  guint8            n_keepable; /* of the picks, those that would stay in hand */
  HarenaPicks       kept;      /* from the last move of a seat, or from what it had in hand */
  int               kept_seat;

  HarenaHandFilter  filter;    /* of a lesson; or NULL */
  gpointer          filter_data;

  HarenaHandGuard   guard;     /* who looks at a move before it is played; or NULL */
  gpointer          guard_data;

  HarenaGameReview *review;    /* what the moves cost, or NULL as long as nobody wanted to know */
};

/* hand.c */

/* Says what has changed, if anything has. */
void     harena_hand_flush      (HarenaHand  *self);

/* To be said with the next flush. */
void     harena_hand_add_change (HarenaHand  *self,
                                 HarenaChange change);

/* hand-review.c */
void     harena_hand_drop_review (HarenaHand *self);

/* Emits "refused"; always FALSE. */
gboolean harena_hand_refuse     (HarenaHand  *self,
                                 const char  *why);
