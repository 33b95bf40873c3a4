/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points of all seats in one strip, for narrow windows; while teams enter, what is left to be
 * taken. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_STRIP (clash_strip_get_type ())

G_DECLARE_FINAL_TYPE (ClashStrip, clash_strip, CLASH, STRIP, GtkWidget)

GtkWidget *clash_strip_new (ClashHand *hand);
