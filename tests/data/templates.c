/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes known the types of libadwaita that a template of ours may be derived from. */

#include <adwaita.h>

__attribute__ ((constructor)) static void
make_known (void)
{
  g_type_ensure (ADW_TYPE_APPLICATION_WINDOW);
  g_type_ensure (ADW_TYPE_BIN);
  g_type_ensure (ADW_TYPE_PREFERENCES_WINDOW);
  g_type_ensure (ADW_TYPE_WINDOW);
}
