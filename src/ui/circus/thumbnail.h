/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A little track, for the lists of games. */

#pragma once

#include <gtk/gtk.h>

GtkWidget *circus_thumbnail_new (const void *position,
                                 const int  *colours);
