/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What marks are made of, ink under colour, in widths of w; and the marks of the house. All is
 * painted about the origin, in pixels. */

#pragma once

#include "board/board-face.h"

/* The outline of a space, its middle at the origin. */
typedef struct
{
  const HarenaPoint *points;
  int                n_points;
  HarenaPoint        hex[6];   /* the points of a hex are here */
  double             radius;   /* w follows from it */
} HarenaOutline;

typedef struct
{
  GdkRGBA ink;
  GdkRGBA white;
  GdkRGBA target;
  GdkRGBA gold;
  double  w;
  double  under;  /* what the ink grows by, in high contrast */
} HarenaPens;

void       harena_outline_init_hex (HarenaOutline        *outline,
                                    double                radius,
                                    gboolean              flat);

/* points: room for those of the space, which is not needed for a hex; see n_outline. */
void       harena_outline_init     (HarenaOutline        *outline,
                                    const HarenaGeometry *geometry,
                                    int                   space,
                                    HarenaPoint          *points);

HarenaPens harena_pens_now         (double                radius);

/* Strokes the path twice: ink, and colour upon it. */
void       harena_marks_stroke     (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    double                ink,
                                    double                width,
                                    const GdkRGBA        *colour);

void       harena_marks_disc       (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    double                x,
                                    double                y,
                                    double                radius,
                                    double                line,
                                    const GdkRGBA        *colour);

/* The outline itself as a path; part: 1 for its true size. */
void       harena_marks_path       (cairo_t              *cr,
                                    const HarenaOutline  *outline,
                                    double                part);

/* Can be chosen: a ring; with knobs: is in hand. */
void       harena_marks_ring       (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    const HarenaOutline  *outline);

void       harena_marks_knobs      (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    const HarenaOutline  *outline,
                                    double                part,
                                    double                knob,
                                    const GdkRGBA        *colour);

/* Can be attacked: brackets at the corners; thin ones, with thin below 1, for what is afar. */
void       harena_marks_brackets   (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    const HarenaOutline  *outline,
                                    double                thin);

/* Where something may go: a white disc, with a plus or a text, or empty. */
void       harena_marks_plus       (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    double                radius);

void       harena_marks_text       (cairo_t              *cr,
                                    const HarenaPens     *pens,
                                    double                radius,
                                    const char           *text);

/* Where the keyboard is; what is advised, or what a lesson is about. */
void       harena_marks_focus      (cairo_t              *cr,
                                    const HarenaOutline  *outline);

void       harena_marks_hint       (cairo_t              *cr,
                                    const HarenaOutline  *outline);

/* Chevrons along a line, ink under white. */
void       harena_marks_way        (cairo_t              *cr,
                                    HarenaPoint           from,
                                    HarenaPoint           to,
                                    double                radius);

/* An arrow of gold along two points or more. */
void       harena_marks_arrow      (cairo_t              *cr,
                                    const HarenaPoint    *points,
                                    int                   n_points,
                                    double                radius);

/* A mark of the house. */
void       harena_marks_draw       (cairo_t              *cr,
                                    const HarenaOutline  *outline,
                                    const HarenaMark     *mark);
