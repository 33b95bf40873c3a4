/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads JSON that this program wrote itself, maybe tampered with on its way. */

#pragma once

#include <glib.h>

enum
{
  LAB_JSON_DEPTH_MAX = 16, /* of brackets within brackets */
};

/* A value inside the text that holds it; it points to the value's first character. The text as a
 * whole has been found to be JSON, so nobody need look where it ends. */
typedef const char *LabJsonValue;

/* Returns NULL if the text is not JSON, or is too deep. */
LabJsonValue lab_json_read      (const char *text);

/* The value of a key, the first if there are several. NULL if there is none, or no object. */
LabJsonValue lab_json_get       (LabJsonValue  object,
                                 const char   *key);

/* The first value of an array, and the one that follows another; NULL if there is none. */
LabJsonValue lab_json_first     (LabJsonValue array);

LabJsonValue lab_json_next      (LabJsonValue value);

/* These return FALSE if there is no value, or another kind of value, or a greater number. */
gboolean     lab_json_get_count (LabJsonValue  value,
                                 guint64       most,
                                 guint64      *count);

gboolean     lab_json_get_whole (LabJsonValue  value,
                                 gint64       *number);

gboolean     lab_json_get_truth (LabJsonValue  value,
                                 gboolean     *truth);

/* Only words without any escaped character. Returns NULL otherwise; else to be freed. */
char        *lab_json_get_word  (LabJsonValue value);
