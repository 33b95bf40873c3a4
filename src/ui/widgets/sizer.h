/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page that is laid out in one of three ways, by the width that it gets. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  HARENA_SIZE_NARROW, /* a telephone */
  HARENA_SIZE_MEDIUM, /* from 760 pixels; with larger type a pixel counts for less */
  HARENA_SIZE_WIDE,   /* from 1160 */
} HarenaSize;

#define HARENA_TYPE_SIZER (harena_sizer_get_type ())

G_DECLARE_FINAL_TYPE (HarenaSizer, harena_sizer, HARENA, SIZER, GtkWidget)

/* It has one child, its property "child". Emits "changed" when the size is another one, before the
 * child is given its place: whoever hears of it may arrange the child anew. */

HarenaSize harena_sizer_get_size (HarenaSizer *self);
