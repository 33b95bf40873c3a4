/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints something once with Cairo, to be shown as often as one likes. */

#pragma once

#include <gtk/gtk.h>

typedef void (*ClashPaintFunc) (cairo_t      *cr,
                                gconstpointer data);

/* area: what is painted, in units; scale: pixels of the screen for each. */
GskRenderNode *clash_painting_new (const graphene_rect_t *area,
                                   int                    scale,
                                   ClashPaintFunc         paint,
                                   gconstpointer          data);
