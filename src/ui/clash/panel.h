/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The column beside the arena: what is told and chosen there, by what goes on. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_PANEL (clash_panel_get_type ())

G_DECLARE_FINAL_TYPE (ClashPanel, clash_panel, CLASH, PANEL, GtkWidget)

GtkWidget *clash_panel_new (ClashHand *hand);
