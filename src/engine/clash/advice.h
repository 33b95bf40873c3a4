/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing Clash of the Gladiators well, as computer players want it. */

#pragma once

#include "sense.h"

extern const HarenaSense clash_sense;

bool clash_settled (const void *position);
