/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several threads that share the rounds of a match among them. */

#pragma once

#include "match-sums.h"

/* Which rounds of the match to play. */
typedef struct
{
  guint64 first;
  guint64 end;
} LabRounds;

/* Plays them all, or until the person or the system asks to stop; then the rounds that are played
 * are in the result, and the others are not. folder: where the games are kept, or NULL. Returns
 * FALSE after complaining of a game that does not end, or that cannot be kept. */
gboolean lab_crew_play (LabMatchResult *result,
                        LabRounds       rounds,
                        int             n_threads,
                        const char     *folder);
