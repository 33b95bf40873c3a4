/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every position of Circus Maximus; for the battery, and for every test. */

#pragma once

void circus_invariant (const void *position);
