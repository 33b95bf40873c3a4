/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Levels of computer players that were named on the command line. */

#pragma once

#include "level.h"

/* option: where it stood. Returns NULL after complaining. */
const HarenaLevel *lab_read_level (const char *option,
                                   const char *id);
