/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a net or a loss changes for the team that bears it: dice, second throw, shields. */

#pragma once

#include "clash/move.h"
#include "clash/position.h"

#include <gtk/gtk.h>

/* A line for each thing that the team can do; those that change are marked. most: with room for no
 * more lines than this only changes are seen, or else the first line. words: all of it as text, to
 * be freed. */
GtkWidget *clash_battle_change_new (const ClashPosition *position,
                                    HarenaMove           move,
                                    int                  most,
                                    char               **words);
