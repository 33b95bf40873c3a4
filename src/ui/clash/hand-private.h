/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the hand know of each other. */

#pragma once

#include "clash/hand.h"

struct _ClashHand
{
  GObject          parent_instance;

  HarenaGameModel *model;
  gboolean         confirm;   /* whether an attack has to be pressed twice */

  int              kind;
  int              kind_seat; /* who has taken it */
  int              beast;     /* of the reserve, to be released (R31) */
  int              source;
  int              space;
  int              focus;
  HarenaMove       waiting;

  /* What is legal now; none unless a person is asked. */
  HarenaMove       moves[HARENA_MOVES_MAX];
  int              n_moves;
};

/* hand.c */
void     clash_hand_say_changed    (ClashHand *self);

/* Emits "refused"; always FALSE. */
gboolean clash_hand_refuse         (ClashHand  *self,
                                    const char *why);

/* Puts down what is in hand on the board. */
void     clash_hand_put_down       (ClashHand *self);

/* hand-marks.c */

/* Whether this attack is one by what is in hand; with nothing in hand, by the cell given. */
gboolean clash_hand_is_by          (ClashHand *self,
                                    HarenaMove move,
                                    int        cell);
