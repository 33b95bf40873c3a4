/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one object for all windows. */

#include "settings.h"

GSettings *
harena_settings_get_default (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new ("io.github.harena.Harena");

  return settings;
}
