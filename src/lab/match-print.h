/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of a match, for a person or for a program. */

#pragma once

#include "match-sums.h"

/* At least one round has been played. */
void lab_match_print (const LabMatchResult *result,
                      gboolean              wants_json);
