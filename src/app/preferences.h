/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which a person says how the games are to be played. */

#pragma once

#include <adwaita.h>

#define HARENA_TYPE_PREFERENCES (harena_preferences_get_type ())

G_DECLARE_FINAL_TYPE (HarenaPreferences, harena_preferences, HARENA, PREFERENCES,
                      AdwPreferencesWindow)

GtkWidget *harena_preferences_new (void);
