/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is advised to the seat that has the turn: a list that is shared and never changes. */

#pragma once

#include "thinker.h"

#include <glib-object.h>

typedef struct
{
  gatomicrefcount refs;
  guint           index;   /* the move that is to be played next, from 0 */
  int             seat;    /* whom it is for */
  gboolean        whole;   /* FALSE if more thinking goes on, or was cut short */
  guint           n_hints;
  HarenaHint      hints[]; /* the best first */
} HarenaHints;

#define HARENA_TYPE_HINTS (harena_hints_get_type ())

GType        harena_hints_get_type (void) G_GNUC_CONST;

HarenaHints *harena_hints_new      (guint             index,
                                    int               seat,
                                    gboolean          whole,
                                    guint             n_hints,
                                    const HarenaHint *hints);

HarenaHints *harena_hints_ref      (HarenaHints *hints);

void         harena_hints_unref    (HarenaHints *hints);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HarenaHints, harena_hints_unref)
