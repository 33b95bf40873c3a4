/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result as a table: what everybody's points are made of. */

#pragma once

#include "board/hand.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_END_TABLE (harena_end_table_get_type ())

G_DECLARE_FINAL_TYPE (HarenaEndTable, harena_end_table, HARENA, END_TABLE, GtkWidget)

GtkWidget *harena_end_table_new        (HarenaHand *hand);

/* To the present. */
void       harena_end_table_update     (HarenaEndTable *self);

/* Without the signs for who is a person and who a computer. */
void       harena_end_table_set_narrow (HarenaEndTable *self,
                                       gboolean       narrow);
