/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows that belong to another one fit the same screen. */

#pragma once

#include <gtk/gtk.h>

/* Opens no wider than the parent: where that one is narrow, there is no more room. */
static inline void
harena_fit_window (GtkWindow *window,
                   GtkWindow *parent)
{
  int room = gtk_widget_get_width (GTK_WIDGET (parent));
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (room > 0 && room < width)
    gtk_window_set_default_size (window, room, height);
}
