/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games from files that were named on the command line. */

#pragma once

#include "record.h"

/* Returns NULL after complaining. */
HarenaRecord *lab_load (const char *filename);
