/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What writing and reading moves share. */

#pragma once

#include "gladiatori/notation.h"

extern const char *const glad_forms[GLAD_N_VERBS];
extern const char *const glad_colours[];
extern const char *const glad_gate_words[];
