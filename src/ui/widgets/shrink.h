/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a picture smaller where it would be wider than its room. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_SHRINK (harena_shrink_get_type ())

G_DECLARE_FINAL_TYPE (HarenaShrink, harena_shrink, HARENA, SHRINK, GtkWidget)

GtkWidget *harena_shrink_new (GtkWidget *child);
