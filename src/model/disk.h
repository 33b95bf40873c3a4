/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are whole or not there, even after a power cut. All of this waits for the disk: it is
 * for workers. */

#pragma once

#include <gio/gio.h>

/* Writes beside the file, syncs, renames, and syncs the folder. The old file is there until the new
 * one is. temporary: where to write first, in the same folder; NULL for any name. mode: of a file
 * that is new. Without sync it is still whole, but may be lost if the power is cut. */
gboolean harena_disk_write   (const char *path,
                              const char *temporary,
                              const char *text,
                              gsize       length,
                              int         mode,
                              gboolean    sync,
                              GError    **error);

/* Whether a text could be read again as a game; if not, it is not to be written. */
gboolean harena_disk_check   (const char *text,
                              gsize       length,
                              GError    **error);

/* Makes the folder and those above it, and sees to it that they stay. */
gboolean harena_disk_folder  (const char *path,
                              GError    **error);

/* Removes a file, if it is there. */
void     harena_disk_remove  (const char *path);

/* Says in words what the system says in numbers. Returns FALSE, for the caller. */
gboolean harena_disk_fail    (GError    **error,
                              int         number,
                              const char *path);

/* How a file looks from outside: it is another one after every change. NULL if it is not there. */
char    *harena_disk_stamp   (GFile *file);
