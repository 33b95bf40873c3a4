/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A little board: who stands where, and no more. */

#pragma once

#include <gtk/gtk.h>

#define CLASH_TYPE_THUMBNAIL (clash_thumbnail_get_type ())

G_DECLARE_FINAL_TYPE (ClashThumbnail, clash_thumbnail, CLASH, THUMBNAIL, GtkWidget)

/* position: of Clash. colours: of the seats, seat 1 first; NULL if they are the seats' numbers. */
GtkWidget *clash_thumbnail_new (const void *position,
                                const int  *colours);
