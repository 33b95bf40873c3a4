/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person, or a batch queue, asks to stop: what has been found by then is the answer. */

#pragma once

#include <stdatomic.h>

/* Set by a signal; every search looks at it. */
extern atomic_bool lab_stop;

/* From now on Ctrl+C sets it. A second one ends the program at once, as ever. */
void lab_stop_listen (void);
