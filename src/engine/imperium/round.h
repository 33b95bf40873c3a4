/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round: choosing, turning over, choosing again, and its end (I6 to I14, I23, I24). */

#pragma once

#include "imperium/position.h"

void imperium_begin      (ImperiumPosition *position,
                          int               seats);

int  imperium_moves      (const void *position,
                          HarenaMove *list);

/* The first seat that still has to choose with the others who are asked now, or 0. */
int  imperium_asked_next (const ImperiumPosition *position);

/* Notes the choice of the seat that has the turn and sees who is asked next. Says if all cards lie
 * open now and the round is to be scored. */
bool imperium_put_choice (ImperiumPosition *position,
                          HarenaMove        move);

void imperium_play       (void       *position,
                          HarenaMove  move);
