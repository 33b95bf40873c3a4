/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints something once with Cairo, to be shown as often as one likes. */

#pragma once

#include <gtk/gtk.h>

typedef void (*HarenaPaintFunc) (cairo_t      *cr,
                                gconstpointer data);

/* area: what is painted, in units; scale: pixels of the screen for each. */
GskRenderNode *harena_painting_new (const graphene_rect_t *area,
                                   int                    scale,
                                   HarenaPaintFunc         paint,
                                   gconstpointer          data);
