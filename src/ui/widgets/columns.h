/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two children side by side, or one below the other where there is little room. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_COLUMNS (harena_columns_get_type ())

G_DECLARE_FINAL_TYPE (HarenaColumns, harena_columns, HARENA, COLUMNS, GtkWidget)

/* Whether the second child is below the first, since the last allocation. */
gboolean harena_columns_get_folded (HarenaColumns *self);
