/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something about an attack is not legal; and how a reason is set. */

#pragma once

#include "gladiatori/position.h"

void glad_say           (HarenaReason *reason,
                         const char   *sentence,
                         const char   *word);

void glad_say_who       (const GladPosition *position,
                         HarenaReason       *reason,
                         const char         *sentence,
                         int                 who);

void glad_say_number    (HarenaReason *reason,
                         const char   *sentence,
                         int           number);

void glad_explain_fight (const GladPosition *position,
                         HarenaMove          move,
                         HarenaReason       *reason);
