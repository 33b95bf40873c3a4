/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the room of records says no: with the line of the file, in the language of the reader. */

#pragma once

#include "record.h"

/* The engine marks its sentences without GLib, and with a macro of the same name. */
#undef N_
#include <glib/gi18n-lib.h>

/* line: 0 if there is none. The format is already translated. What is not plain in the sentence,
 * whatever it is made of, becomes a question mark. Returns FALSE, for the caller. */
gboolean    harena_record_refuse    (GError          **error,
                                     HarenaRecordError code,
                                     guint             line,
                                     const char       *format,
                                     ...) G_GNUC_PRINTF (4, 5);

/* Text from a file as it may be shown in a sentence: no longer than a short line, and plain. */
char       *harena_record_quote     (const char *text);

/* Whether a character may be shown to a person who did not write it. */
gboolean    harena_record_is_plain  (gunichar character);

/* A HarenaTranslate. */
const char *harena_record_translate (const char *sentence) G_GNUC_FORMAT (1);
