/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points, the end and the titles: I23 to I26. */

#pragma once

#include "imperium/position.h"

/* I26. */
typedef enum
{
  IMPERIUM_PATRICIAN,
  IMPERIUM_SENATOR,
  IMPERIUM_CONSUL,
  IMPERIUM_EMPEROR,
} ImperiumTitle;

bool          imperium_is_decided (const ImperiumPosition *position);

/* Of a seat; before the end what its points are worth. */
ImperiumTitle imperium_title      (const ImperiumPosition *position,
                                   int                     seat);

void          imperium_points     (const void *position,
                                   int         points[HARENA_SEATS_MAX]);

unsigned      imperium_winners    (const void *position);

const char   *imperium_ending     (const void *position);
