/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the groups and keys of a key file together with their lines, which GKeyFile does not tell,
 * and whatever stands there twice, which GKeyFile merges in silence. */

#pragma once

#include <glib.h>

typedef struct
{
  const char *name;
  guint       line;
  guint       first_key; /* its keys follow one another */
  guint       n_keys;
} HarenaScanGroup;

typedef struct
{
  const char *name;
  const char *value; /* as written, escapes and all */
  guint       line;
} HarenaScanKey;

typedef struct
{
  char   *text;    /* a copy, cut into the words that groups and keys point to */
  GArray *groups;  /* of HarenaScanGroup, in the order of the file */
  GArray *keys;    /* of HarenaScanKey */
  GError *problem; /* the first thing that is wrong, or NULL. The lines after it are scanned all the
                    * same: the version may be among them */
} HarenaScan;

#define HARENA_SCAN_UNDO "Undo"             /* a key of the first group that may be missing, */
#define HARENA_SCAN_UNDO_FRIENDLY "friendly" /* and its one value */
#define HARENA_SCAN_SERIES "Series"         /* another one: who won the games before this */
#define HARENA_SCAN_RESIGNED "Resigned"     /* a key of a seat that may be missing */
#define HARENA_SCAN_MOVES "Moves" /* the one group whose keys are not looked at for doubles */

HarenaScan            *harena_scan_new        (const char *text,
                                               gsize       length);

void                   harena_scan_free       (HarenaScan *scan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaScan, harena_scan_free)

const HarenaScanGroup *harena_scan_find_group (const HarenaScan *scan,
                                               const char       *name);

/* group may be NULL: it has no keys. */
const HarenaScanKey   *harena_scan_find_key   (const HarenaScan      *scan,
                                               const HarenaScanGroup *group,
                                               const char            *name);

/* i: from 0, less than group->n_keys. */
const HarenaScanKey   *harena_scan_key        (const HarenaScan      *scan,
                                               const HarenaScanGroup *group,
                                               guint                  i);
