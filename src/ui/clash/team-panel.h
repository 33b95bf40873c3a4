/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The team or beast that is in hand or looked at, large, with what it would do in a battle. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_TEAM_PANEL (clash_team_panel_get_type ())

G_DECLARE_FINAL_TYPE (ClashTeamPanel, clash_team_panel, CLASH, TEAM_PANEL, GtkWidget)

GtkWidget *clash_team_panel_new (HarenaHand *hand);

void       clash_team_panel_update (GtkWidget   *widget,
                                   HarenaChange change);
