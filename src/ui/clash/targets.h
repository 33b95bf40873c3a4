/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom the team in hand can attack from the space in hand, and what each attack would bring. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_TARGETS (clash_targets_get_type ())

G_DECLARE_FINAL_TYPE (ClashTargets, clash_targets, CLASH, TARGETS, GtkWidget)

GtkWidget *clash_targets_new       (HarenaHand *hand);

/* Whether there is any target for what is in hand. */
gboolean   clash_targets_are_there (const HarenaView *view);

void       clash_targets_update (GtkWidget   *widget,
                                HarenaChange change);
