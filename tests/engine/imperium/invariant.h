/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every position of Imperium; asserts it. */

#pragma once

void imperium_invariant (const void *position);
