/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings in the art, the templates and the style sheets. */

#include "ui.h"

#include "faces.h"
#include "widgets/look.h"
#include "widgets/naming.h"

#include <adwaita.h>

#include "harena-art-resources.h"
#include "harena-ui-resources.h"

void
harena_ui_init (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  /* A static library brings its resources along only if they are asked for. */
  g_resources_register (harena_art_get_resource ());
  g_resources_register (harena_ui_get_resource ());
  for (gsize i = 0; harena_face_resources[i] != NULL; i++)
    g_resources_register (harena_face_resources[i]());

  if (display == NULL)
    return;
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display),
                                    "/io/github/harena/Harena/icons");
  harena_look_get_default ();
  harena_name_widgets ();
}
