/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the decisions of the persons at this computer cost: game after game, by game and by the level
 * that they played against. */

#pragma once

#include <gtk/gtk.h>

/* Of the games that were looked at whole. folder: where the reviews are; NULL for the one of the
 * user. They are read in a worker. */
GtkWidget *harena_statistics_cost_new (const char *folder);
