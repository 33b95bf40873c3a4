/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For what can wait until a person sees something. */

#pragma once

#include <gtk/gtk.h>

typedef void (*HarenaAfterPaintFunc) (GtkWidget *widget);

/* Calls the function once, when the widget has been painted for the first time after this and
 * nothing else is to do; never, if it goes before. */
void harena_after_paint (GtkWidget           *widget,
                         HarenaAfterPaintFunc function);
