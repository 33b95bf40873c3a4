/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everybody stands: whoever has won first, then by points. */

#pragma once

#include "view.h"

typedef struct
{
  int      seat;
  int      points;
  gboolean winner;
} HarenaStanding;

/* list: of HARENA_SEATS_MAX. Says how many. */
guint harena_standings_find (const HarenaView *view,
                             HarenaStanding   *list);
