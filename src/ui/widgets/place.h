/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For widgets that lay out their children themselves. */

#pragma once

#include <gtk/gtk.h>

/* The height that a child would like to have at this width. */
static inline int
harena_height_of (GtkWidget *child,
                  int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* For a widget that is disposed of. */
static inline void
harena_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* Puts a child there, where it is seen; never with less than nothing. */
static inline void
harena_place (GtkWidget *child,
              double     x,
              double     y,
              double     width,
              double     height)
{
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) }, -1);
}
