/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A day as people speak of it: today, yesterday, Sunday, 12 November. */

#pragma once

#include <glib.h>

/* Both in local time. */
char *harena_day_words (GDateTime *day,
                        GDateTime *now);
