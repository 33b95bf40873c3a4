/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader finds. */

#pragma once

#include <gtk/gtk.h>

/* The widget is read while it can be seen. GTK hides from screen readers what was hidden by
 * gtk_widget_hide() alone, and so lets them read pages of a stack that lie behind another. */
void harena_read_while_shown (GtkWidget *widget);

/* A picture beside words that say the same, which is not read. icon_name: a symbolic icon, or NULL. */
GtkWidget *harena_icon_new (const char *icon_name);

/* Reads a text out now, whatever the person is at, if the widget that shows it is seen. NULL and empty
 * texts are passed over. Before GTK 4.14 screen readers hear of it by its new name alone. */
void harena_read_out (GtkWidget  *widget,
                      const char *text);
