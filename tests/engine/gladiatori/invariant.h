/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds in every position of Gladiatori; whatever does not ends the test. */

#pragma once

void glad_invariant (const void *position);
