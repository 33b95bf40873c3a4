/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may look at a game with secrets. */

#pragma once

#include "record.h"

/* The seats at which persons sit, seat 1 being bit 0. */
unsigned harena_viewer_persons (const HarenaRecord *record);

/* What a screen may show before anybody says who looks at it: everything if the game is over or has
 * no secrets, or if no person plays; what the one person sees; or else what lies open. */
int      harena_viewer_default (const HarenaRecord *record,
                                gboolean            over);
