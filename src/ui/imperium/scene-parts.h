/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pictures of the reveal and of the scoring have in common. */

#pragma once

#include "imperium/scene-paint.h"

#define IMPERIUM_SCENE_FOLDED 700.0 /* below this width everything stands one below the other */

void imperium_scene_set_text (cairo_t *cr, const ImperiumPainting *painting, double alpha);

/* A card of the house: a plate for what belongs together. */
void imperium_scene_plate (cairo_t *cr, double x, double y, double width, double height,
                           int colour);

int  imperium_scene_colour_of (const ImperiumPainting *painting, int seat);

/* Crest and name of a seat. */
void imperium_scene_name (cairo_t *cr, const ImperiumPainting *painting, int seat, double x,
                          double y, double room);
