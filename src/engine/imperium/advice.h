/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing Imperium well, as computer players want it. */

#pragma once

#include "strategy.h"

extern const HarenaStrategy imperium_strategy;
