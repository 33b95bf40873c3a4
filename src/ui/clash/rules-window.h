/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book, in a window beside the game. */

#pragma once

#include <adwaita.h>

#define CLASH_TYPE_RULES_WINDOW (clash_rules_window_get_type ())

G_DECLARE_FINAL_TYPE (ClashRulesWindow, clash_rules_window, CLASH, RULES_WINDOW, AdwWindow)

/* There is one window: it is brought to the front if it is open. It goes with its parent, which may
 * be NULL. topic: an id; "" or NULL for where it was, or the beginning. */
void clash_rules_window_present (GtkWindow  *parent,
                                 const char *topic);
