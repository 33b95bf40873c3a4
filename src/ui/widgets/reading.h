/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader finds. */

#pragma once

#include <gtk/gtk.h>

/* The widget is read while it can be seen. GTK hides from screen readers what was hidden by
 * gtk_widget_hide() alone, and so lets them read pages of a stack that lie behind another. */
void harena_read_while_shown (GtkWidget *widget);

/* A picture beside words that say the same, which is not read. icon_name: a symbolic icon, or NULL. */
GtkWidget *harena_icon_new (const char *icon_name);

/* What is said of a widget behind its name. A widget that can have the focus in a game has its
 * description from here, so that news can borrow its place. */
void harena_describe (GtkWidget  *widget,
                      const char *text);

/* Reads out what has happened, whatever the person is at, if the widget that shows it is seen. NULL and
 * empty texts are passed over. */
void harena_read_out (GtkWidget  *widget,
                      const char *text);

/* The same for what is the case, such as a question: of several in a row only the last is read out. */
void harena_read_now (GtkWidget  *widget,
                      const char *text);
