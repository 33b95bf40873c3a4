/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end: how it was won, and the pieces over the turns. And a little map for lists of games. */

#pragma once

#include "face.h"

enum
{
  HANNIBAL_N_RESULTS = 4,
  HANNIBAL_N_END_CARDS = 2,
};

extern const HarenaColumn  hannibal_results[HANNIBAL_N_RESULTS];
extern const HarenaEndCard hannibal_end_cards[HANNIBAL_N_END_CARDS];

GtkWidget *hannibal_thumbnail_new (const void *position,
                                   const int  *colours);
