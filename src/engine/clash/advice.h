/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing Clash of the Gladiators well, as computer players want it. */

#pragma once

#include "strategy.h"

extern const HarenaStrategy clash_strategy;

bool clash_settled (const void *position);
