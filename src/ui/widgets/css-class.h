/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A CSS class that is on or off. */

#pragma once

#include <gtk/gtk.h>

static inline void
harena_set_css_class (GtkWidget  *widget,
                      const char *name,
                      gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
