/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As on the board, but for gladiators under a net. */

#include "clash/sketch.h"

#include "widgets/art.h"
#include "clash/hex-face.h"
#include "clash/hex-mark.h"
#include "widgets/look.h"

void
clash_sketch_medallion (cairo_t  *cr,
                        double    x,
                        double    y,
                        double    radius,
                        ClashKind kind,
                        gboolean  netted)
{
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     ink, bone;

  harena_look_get_colour (look, HARENA_COLOUR_INK, &ink);
  harena_look_get_colour (look, HARENA_COLOUR_BONE, &bone);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, MAX (1, radius / 16));
  cairo_stroke (cr);
  clash_face_draw_gladiator (cr, x, y, radius, kind, FALSE, netted ? 0.72 : 1);
  if (netted)
    harena_art_draw (cr, "netted-overlay", x, y, radius * 2.06, NULL);
}

void
clash_sketch_die (cairo_t *cr,
                  double   x,
                  double   y,
                  double   size,
                  char     face)
{
  harena_art_draw (cr, face == 'X' ? "die-lethal" : face == 'x' ? "die-hit" : "die-miss", x, y,
                   size, NULL);
}

void
clash_sketch_hex (cairo_t           *cr,
                  double             x,
                  double             y,
                  double             radius,
                  const ClashSketch *sketch)
{
  ClashFace    face = { .cell = -1, .colour = sketch->colour, .beast = sketch->beast,
                        .stars = sketch->stars, .marked = sketch->mark != CLASH_MARK_NONE };
  ClashHexMark mark = { .mark = sketch->mark, .disc = sketch->mark == CLASH_MARK_TARGET,
                        .beast = sketch->beast != 0, .ghost = CLASH_NO_KIND,
                        .stars = sketch->colour != 0 ? sketch->stars : 0 };

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    face.slots[i] = i < sketch->n_kinds ? (int) sketch->kinds[i] : CLASH_FACE_HOLE;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  clash_face_draw (cr, &face, radius);
  clash_hex_mark_draw (cr, &mark, radius);
  cairo_restore (cr);
}
