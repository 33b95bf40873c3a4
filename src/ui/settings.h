/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user prefers; data/io.github.harena.Harena.gschema.xml says what there is. */

#pragma once

#include "game.h"

#include <gio/gio.h>

/* Not to be freed. */
GSettings *harena_settings_get_default (void);

/* What was chosen in this game alone. Not to be freed. */
GSettings *harena_settings_of_game     (const HarenaGame *game);
