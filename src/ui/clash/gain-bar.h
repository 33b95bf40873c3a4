/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an attack brings, as a bar: points lost to the left of a line, taken to its right. */

#pragma once

#include <gtk/gtk.h>

enum
{
  CLASH_GAIN_BAR_WIDTH = 156,
  CLASH_GAIN_BAR_MIDDLE = 72, /* where the line is */
};

#define CLASH_TYPE_GAIN_BAR (clash_gain_bar_get_type ())

G_DECLARE_FINAL_TYPE (ClashGainBar, clash_gain_bar, CLASH, GAIN_BAR, GtkWidget)

GtkWidget *clash_gain_bar_new   (void);

/* colour: of the seat that takes. scale: pixels for a point. decimals: of both numbers. */
void       clash_gain_bar_set   (ClashGainBar *self,
                                 double        lose,
                                 double        take,
                                 int           colour,
                                 double        scale,
                                 int           decimals);

/* The scale with which bars up to these fit. */
double     clash_gain_bar_scale (double lose,
                                 double take);
