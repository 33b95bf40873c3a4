/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of hints as a boxed value. */

#include "hints.h"

#include <string.h>

G_DEFINE_BOXED_TYPE (HarenaHints, harena_hints, harena_hints_ref, harena_hints_unref)

HarenaHints *
harena_hints_new (guint             index,
                  int               seat,
                  gboolean          whole,
                  guint             n_hints,
                  const HarenaHint *hints)
{
  HarenaHints *self = g_malloc0 (sizeof *self + n_hints * sizeof *hints);

  g_atomic_ref_count_init (&self->refs);
  self->index = index;
  self->seat = seat;
  self->whole = whole;
  self->n_hints = n_hints;
  if (n_hints > 0)
    memcpy (self->hints, hints, n_hints * sizeof *hints);

  return self;
}

HarenaHints *
harena_hints_ref (HarenaHints *hints)
{
  g_atomic_ref_count_inc (&hints->refs);
  return hints;
}

void
harena_hints_unref (HarenaHints *hints)
{
  if (g_atomic_ref_count_dec (&hints->refs))
    g_free (hints);
}
