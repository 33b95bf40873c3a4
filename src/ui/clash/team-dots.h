/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a seat has come with entering: a small hex for a team, a dot for a gladiator in it, and a
 * dashed hex for a team to come. */

#pragma once

#include "clash/position.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_TEAM_DOTS (clash_team_dots_get_type ())

G_DECLARE_FINAL_TYPE (ClashTeamDots, clash_team_dots, CLASH, TEAM_DOTS, GtkWidget)

GtkWidget *clash_team_dots_new (void);

void       clash_team_dots_set (ClashTeamDots       *self,
                                const ClashPosition *position,
                                int                  seat,
                                int                  colour);
