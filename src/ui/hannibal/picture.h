/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture in a panel: what is painted is a function of a few numbers. For the eye alone; the
 * words stand beside it. */

#pragma once

#include <gtk/gtk.h>

enum
{
  HANNIBAL_PICTURE_NUMBERS = 6,
};

typedef void (*HannibalPaint) (cairo_t   *cr,
                               GtkWidget *widget,
                               const int *numbers,
                               double     width,
                               double     height);

GtkWidget *hannibal_picture_new   (HannibalPaint paint,
                                   int           width,
                                   int           height);

/* numbers: HANNIBAL_PICTURE_NUMBERS of them. */
void       hannibal_picture_set   (GtkWidget    *picture,
                                   const int    *numbers);

/* The pictures that several panels have. */

/* A piece: its kind, side and colour. */
GtkWidget *hannibal_picture_token (int           size);

/* A figure in the colour of its seat: kind, side and colour. */
GtkWidget *hannibal_picture_icon  (int           size);

/* Five small cards: the hand and the colour. */
GtkWidget *hannibal_picture_hand  (int           card);

/* A banner: side, line, whether it is held, colour. */
GtkWidget *hannibal_picture_banner (int          size);

/* A line of text of a panel; classes ends with NULL. */
GtkWidget *hannibal_label_new     (const char   *text,
                                   const char   *style,
                                   gboolean      wraps);
