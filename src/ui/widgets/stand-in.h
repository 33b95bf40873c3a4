/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets beside the board that stand for something that can be pressed: so that a lesson finds what
 * it speaks of, marks it and brings it into view. */

#pragma once

#include "target.h"

#include <gtk/gtk.h>

void       harena_stand_for      (GtkWidget   *widget,
                                  HarenaTarget target);

/* The first one at or below the root that is visible; or NULL. */
GtkWidget *harena_stand_in_find  (GtkWidget   *root,
                                  HarenaTarget target);

/* Marks all that stand for one of the targets, which end with HARENA_NO_TARGET, and no others; NULL:
 * none. The first is scrolled into view when everything has its place. */
void       harena_stand_in_point (GtkWidget          *root,
                                  const HarenaTarget *targets);
