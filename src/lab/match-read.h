/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Results of matches from files that match --json has written. */

#pragma once

#include "match-sums.h"

/* Returns FALSE after complaining. The result is to be cleared in any case. */
gboolean lab_match_load (const char     *filename,
                         LabMatchResult *result);
