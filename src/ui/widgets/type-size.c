/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the settings of GTK, which follow those of the desktop. */

#include "widgets/type-size.h"

#include <gtk/gtk.h>

enum
{
  USUAL = 96 * 1024, /* points an inch, as GTK counts them */
};

static int
find_dpi (void)
{
  int dpi = USUAL;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return MAX (dpi, USUAL);
}

int
harena_type_room (int pixels)
{
  return (gint64) pixels * USUAL / find_dpi ();
}

int
harena_type_pixels (int pixels)
{
  return (gint64) pixels * find_dpi () / USUAL;
}
