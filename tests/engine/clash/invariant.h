/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every position of Clash of the Gladiators, whatever has been played. */

#pragma once

/* Asserts it. Cheap enough for every position of millions of games. */
void clash_invariant (const void *position);
