/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the card of the coach is laid out: one below the other, or side by side where it is wide, for
 * it must leave room for the board. Where there is little room its words can be scrolled. */

#pragma once

#include <gtk/gtk.h>

#define HARENA_TYPE_COACH_LAYOUT (harena_coach_layout_get_type ())

G_DECLARE_FINAL_TYPE (HarenaCoachLayout, harena_coach_layout, HARENA, COACH_LAYOUT, GtkLayoutManager)

/* slim: in the least height, where it is narrow. */
void harena_coach_layout_set_slim (HarenaCoachLayout *self,
                                  gboolean          slim);
