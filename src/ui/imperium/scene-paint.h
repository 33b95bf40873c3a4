/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of the reveal and of the scoring. */

#pragma once

#include "imperium/beats.h"
#include "view.h"

#include <gtk/gtk.h>

typedef struct
{
  const ImperiumReveal *reveal;
  const ImperiumBeat   *beat;
  const HarenaView     *view;   /* for names and colours */
  double                part;   /* how much of the beat is over, 0 to 1 */
  double                type;   /* how large type is; 1 as usual */
  GdkRGBA               text;   /* the colour of type on the ground of the window */
} ImperiumPainting;

void imperium_paint_cards (cairo_t *cr, const ImperiumPainting *painting, double width,
                           double height);

void imperium_paint_scoring (cairo_t *cr, const ImperiumPainting *painting, double width,
                             double height);

/* The ring with its proconsuls; run: provinces that are lit; points: in the middle, or 0. */
void imperium_paint_ring (cairo_t *cr, const ImperiumPosition *position, const HarenaView *view,
                          unsigned run, int points, const GdkRGBA *text, double width,
                          double height);
