/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether two programs play alike, as one long number. */

#pragma once

#include "game.h"

#include <glib.h>

/* In hexadecimal digits. */
char *lab_signature (const HarenaGame *game);
