/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody typed on a command line, where it is no text. */

#pragma once

#include <glib.h>

/* GLib says that bytes cannot be converted, but not whose. If that is what error says, it becomes a
 * sentence that names the option. arguments: as they were typed, the name of the program first. */
void harena_typed_explain (const char *const *arguments,
                           GError           **error);
