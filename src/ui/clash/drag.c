/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the hand as long as the drag lasts. */

#include "clash/drag.h"

static gpointer
copy (gpointer data)
{
  ClashDrag *drag = g_memdup2 (data, sizeof (ClashDrag));

  g_object_ref (drag->hand);
  return drag;
}

static void
clear (gpointer data)
{
  ClashDrag *drag = data;

  g_object_unref (drag->hand);
  g_free (drag);
}

G_DEFINE_BOXED_TYPE (ClashDrag, clash_drag, copy, clear)
