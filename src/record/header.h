/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in a file before the moves. For the reader alone. */

#pragma once

#include "record.h"
#include "scan.h"

gboolean             harena_record_is_number   (const char *text);

/* A key without which there is no game, or NULL and an error. */
const HarenaScanKey *harena_record_need_key    (const HarenaScan *scan,
                                                const char       *group_name,
                                                const char       *name,
                                                GError          **error);

/* A record without source, names and moves. */
HarenaRecord        *harena_record_read_header (const HarenaScan        *scan,
                                                const HarenaGame *const *games,
                                                GError                 **error);

/* record has its source. */
gboolean             harena_record_read_seats  (const HarenaScan *scan,
                                                HarenaRecord     *record,
                                                GError          **error);

/* record has its seats and its moves. */
gboolean             harena_record_read_resigned (const HarenaScan *scan,
                                                  HarenaRecord     *record,
                                                  GError          **error);
