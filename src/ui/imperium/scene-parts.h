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

/* How the seat is ranked in the province that is scored, or NULL. */
const ImperiumStep *imperium_scene_rank (const ImperiumPainting *painting, int seat);

/* How far something is that begins and ends within a beat, slower towards its end. */
double imperium_scene_ease (const ImperiumPainting *painting, double begin, double end);

void imperium_scene_province (cairo_t *cr, const ImperiumPainting *painting, double x, double y,
                              double width, double height);

void imperium_scene_ring (cairo_t *cr, const ImperiumPainting *painting, double x, double y,
                          double width, double height);
