/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing Gladiatori well, as computer players want it. */

#pragma once

#include "strategy.h"

extern const HarenaStrategy glad_strategy;
