/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The column beside the board: what is told and chosen there, by what goes on. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_PANEL (harena_panel_get_type ())

G_DECLARE_FINAL_TYPE (HarenaPanel, harena_panel, HARENA, PANEL, GtkWidget)

GtkWidget *harena_panel_new    (HarenaHand  *hand);

void       harena_panel_update (HarenaPanel *self,
                                HarenaChange change);

/* The same for what the move cost that is looked back at. */
void       harena_panel_update_cost (HarenaPanel *self,
                                     gboolean     reviewing);
