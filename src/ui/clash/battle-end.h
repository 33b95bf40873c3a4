/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle has come to: for each side who was lost, and who scores what by it. */

#pragma once

#include "clash/story.h"

#include <gtk/gtk.h>

/* The battle is over. narrow: one side below the other. */
GtkWidget *clash_battle_end_new (const ClashStory *story,
                                 gboolean          narrow);
