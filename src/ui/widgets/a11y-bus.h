/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bus of accessibility, on which screen readers learn of programs. */

#pragma once

#include <glib.h>

/* Calls known (data), in the main loop, when this program is listed there; or when there is no such
 * bus, or it takes too long. */
void harena_a11y_bus_await (void     (*known) (gpointer data),
                            gpointer   data);
