/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which of its four slots each gladiator of a team stands, so that a loss leaves its hole.
 *
 * A position only counts the gladiators. So the record is played from its beginning to the cursor,
 * which takes well under a millisecond: a team is sorted by kind while it is being made, and what
 * happens to it later takes gladiators out of their slots, wherever it goes. */

#pragma once

#include "clash/position.h"
#include "view.h"

/* A ClashKind, or -1 for a hole. */
typedef gint8 ClashTeamSlots[CLASH_TEAM_MAX];

/* Where the cursor is, for all cells; those without a team are all holes. */
void clash_team_slots_find (HarenaGameModel *model,
                            ClashTeamSlots   slots[CLASH_CELLS_END]);

/* The same of a view; found once for a position. Good until the next call. */
const ClashTeamSlots *clash_team_slots_of (const HarenaView *view);
