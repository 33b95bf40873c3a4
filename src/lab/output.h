/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standard output and standard error, always in UTF-8. */

#pragma once

#include <glib.h>

void     lab_write    (const char *text,
                       gsize       length);

void     lab_print    (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* One line for the person: the program, the command, and what is wrong. */
void     lab_complain (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* From now on complaints are added to this, by themselves; NULL: to standard error again. */
void     lab_complain_into (GString *sentences);

/* What the engine says, in the language of the reader: a HarenaTranslate. */
const char *lab_translate (const char *sentence) G_GNUC_FORMAT (1);

/* Sends what was written on its way. Returns FALSE if any of it has not arrived. */
gboolean lab_flush    (void);

/* Returns FALSE if anything that was written has not arrived, and says so if anybody but the reader
 * is to blame. */
gboolean lab_finish   (void);
