/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A conflict as a strip of a vase: attacker left, defender right, the two laid cards between them. */

#pragma once

#include "hannibal/facts.h"

#include <gtk/gtk.h>

/* What there is to be seen. */
typedef struct
{
  int      place;
  int      attacker;                     /* a side */
  int      colours[HANNIBAL_N_SIDES];
  int      legions[HANNIBAL_N_SIDES];    /* or fleets; without Hannibal */
  gboolean him;                          /* whether Hannibal is there, */
  gboolean fights;                       /* and fights */
  int      cards[HANNIBAL_N_SIDES];      /* 0: none, -1: face down */
  gboolean shown;                        /* both are turned over */
  gboolean lost[HANNIBAL_N_SIDES];
  uint8_t  hands[HANNIBAL_N_SIDES];
  double   turned;                       /* 0 to 1: how far the cards are turned over, */
  double   fallen;                       /* and who is lost has fallen */
} HannibalVase;

void hannibal_vase_draw (cairo_t            *cr,
                         const HannibalVase *vase,
                         double              width,
                         double              height);
