/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every position of Hannibal against Rome, whatever was played. */

#pragma once

/* Asserts it; position is a HannibalPosition. */
void hannibal_invariant (const void *position);
