/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A node that shows a surface. A texture would do the same, but GTK 4.8 turns every pixel of one
 * into floating point numbers and back whenever it draws in software: ten times the work. */

#include "widgets/painting.h"

static cairo_surface_t *
paint_surface (const graphene_rect_t *area,
               int                    scale,
               HarenaPaintFunc         paint,
               gconstpointer          data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         MAX (1, area->size.width * scale),
                                                         MAX (1, area->size.height * scale));
  cairo_t         *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -area->origin.x, -area->origin.y);
  paint (cr, data);
  cairo_destroy (cr);
  return surface;
}

GskRenderNode *
harena_painting_new (const graphene_rect_t *area,
                    int                    scale,
                    HarenaPaintFunc         paint,
                    gconstpointer          data)
{
  cairo_surface_t *surface = paint_surface (area, scale, paint, data);
  GskRenderNode   *node = gsk_cairo_node_new (area);
  cairo_t         *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, area->origin.x, area->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}
