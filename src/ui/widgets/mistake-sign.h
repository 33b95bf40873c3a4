/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sign of a mistake: a ring for a small one, a diamond for a large one, a cross for a blunder. */

#pragma once

#include "review.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_MISTAKE_SIGN (harena_mistake_sign_get_type ())

G_DECLARE_FINAL_TYPE (HarenaMistakeSign, harena_mistake_sign, HARENA, MISTAKE_SIGN, GtkWidget)

/* In the colour of the text; a screen reader passes it over, unless it is given a name. */
GtkWidget *harena_mistake_sign_new  (HarenaMistake  mistake,
                                     int            size);

void       harena_mistake_sign_set  (HarenaMistakeSign *self,
                                     HarenaMistake      mistake);

/* About a point, in size pixels. */
void       harena_mistake_sign_draw (cairo_t       *cr,
                                     HarenaMistake  mistake,
                                     double         x,
                                     double         y,
                                     double         size,
                                     const GdkRGBA *colour,
                                     const GdkRGBA *ground);
