/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row a seat: how many mistakes of each kind, what they cost together and a decision, and luck. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_COST_TABLE (harena_cost_table_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCostTable, harena_cost_table, HARENA, COST_TABLE, GtkWidget)

GtkWidget *harena_cost_table_new        (HarenaHand      *hand);

void       harena_cost_table_update     (HarenaCostTable *self);

/* In a narrow one there is no room for the cost of a decision. */
void       harena_cost_table_set_narrow (HarenaCostTable *self,
                                         gboolean         narrow);
