/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of marks in the art kit, as code: ink under colour, in widths of w. */

#include "clash/hex-mark.h"

#include "widgets/art.h"
#include "board/marks.h"
#include "clash/hex-face.h"
#include "widgets/look.h"

#define RING 0.925
#define FAR  0.6 /* how much thinner, out of reach from the space in hand */

/* The ring, and in a disc the sign of whoever would come here. */
static void
draw_space (cairo_t             *cr,
            const HarenaPens    *pens,
            const HarenaOutline *outline,
            const ClashHexMark  *mark,
            double               radius)
{
  static const char *const heads[] = { "", "beast-lion-symbolic", "beast-bull-symbolic",
                                       "beast-bear-symbolic" };
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     colour = pens->ink;

  harena_marks_ring (cr, pens, outline);
  harena_marks_knobs (cr, pens, outline, RING, pens->w * 1.9, &pens->white);
  harena_marks_disc (cr, pens, 0, 0, radius * 0.29, MAX (2, radius / 24), &pens->white);
  if (mark->colour != 0)
    {
      g_autofree char *crest = g_strdup_printf ("crest-%d", mark->colour);
      GdkRGBA          edge, on;

      /* The bright plates of the dark high contrast would not be seen on white. */
      if (!harena_look_is_contrast (look) || !harena_look_is_dark (look))
        harena_look_get_plate (look, mark->colour, &colour, &edge, &on);
      harena_art_draw (cr, crest, 0, 0, radius * 0.4, &colour);
    }
  else if (mark->mover != CLASH_NO_BEAST)
    harena_art_draw (cr, heads[mark->mover], 0, 0, radius * 0.4, &colour);
}

/* The slot that would be filled: the gladiator at half strength. */
static void
draw_ghost (cairo_t            *cr,
            const HarenaPens   *pens,
            const ClashHexMark *mark,
            double              radius)
{
  double  x = clash_face_slots[mark->slot][0] * radius;
  double  y = clash_face_slots[mark->slot][1] * radius;
  double  dashes[] = { radius / 14, radius / 18 };
  GdkRGBA bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  bone.alpha = 0.8f;
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius * 0.3, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill (cr);
  clash_face_draw_gladiator (cr, x, y, radius * 0.3, mark->ghost, radius < CLASH_FACE_SMALL, 0.5);
  cairo_save (cr);
  cairo_arc (cr, x, y, radius * 0.3, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, MAX (1.6, radius / 32) * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->white);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_battle_disc (cairo_t            *cr,
                  const ClashHexMark *mark,
                  double              radius)
{
  if (mark->beast)
    harena_art_draw (cr, "disc-attack", 0, radius * (radius < CLASH_FACE_SMALL ? 0.85 : 0.8),
                     radius * 0.34, NULL);
  else
    harena_art_draw (cr, "disc-attack", radius * -0.655, radius * 0.43, radius * 0.38, NULL);
}

static void
draw_shape (cairo_t             *cr,
            const HarenaPens    *pens,
            const HarenaOutline *outline,
            const ClashHexMark  *mark,
            double               radius)
{
  switch ((ClashMark) mark->mark)
    {
    case CLASH_MARK_SOURCE:
      harena_marks_ring (cr, pens, outline);
      break;
    case CLASH_MARK_JOIN:
      harena_marks_ring (cr, pens, outline);
      if (mark->ghost != CLASH_NO_KIND)
        draw_ghost (cr, pens, mark, radius);
      break;
    case CLASH_MARK_CHOSEN:
      harena_marks_ring (cr, pens, outline);
      harena_marks_knobs (cr, pens, outline, RING, pens->w * 1.9, &pens->white);
      break;
    case CLASH_MARK_TARGET:
      if (mark->waits || mark->pointed)
        harena_marks_ring (cr, pens, outline);
      if (mark->waits)
        harena_marks_knobs (cr, pens, outline, RING, pens->w * 1.9, &pens->white);
      harena_marks_brackets (cr, pens, outline, 1);
      break;
    case CLASH_MARK_TARGET_AFAR:
      if (mark->pointed)
        harena_marks_ring (cr, pens, outline);
      harena_marks_brackets (cr, pens, outline, FAR);
      break;
    case CLASH_MARK_MOVE:
      harena_marks_disc (cr, pens, 0, 0, radius * 0.2, pens->w * 0.6, &pens->white);
      break;
    case CLASH_MARK_SPACE:
      draw_space (cr, pens, outline, mark, radius);
      break;
    case CLASH_MARK_START:
    case CLASH_MARK_PLACE:
      harena_marks_plus (cr, pens, radius);
      break;
    case CLASH_MARK_NONE:
    default:
      break;
    }
}

void
clash_hex_mark_draw (cairo_t            *cr,
                     const ClashHexMark *mark,
                     double              radius)
{
  HarenaPens    pens = harena_pens_now (radius);
  HarenaOutline outline;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  harena_outline_init_hex (&outline, radius, FALSE);
  draw_shape (cr, &pens, &outline, mark, radius);
  for (int i = 0; i < MIN (mark->stars, 2); i++)
    harena_art_draw (cr, "star-wound", radius * 0.655, radius * (i == 0 ? -0.43 : 0.43),
                     radius * 0.4, NULL);
  if (mark->disc)
    draw_battle_disc (cr, mark, radius);
  cairo_restore (cr);
}
