/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What marks a hex: the ring of who moves, the disc of a card that ends there, a place to start. */

#include "circus/board.h"

#include "board/marks.h"
#include "circus/paint.h"
#include "widgets/art.h"
#include "widgets/brush.h"

enum
{
  FINGER = 17, /* pixels of the radius of a target in portrait, */
  SIGHT = 20,  /* and of the ring about the one in sight */
};

static void
draw_ring (cairo_t          *cr,
           const HarenaPens *pens,
           double            radius,
           gboolean          flat,
           gboolean          knobs)
{
  HarenaOutline outline;

  harena_outline_init_hex (&outline, radius, flat);
  harena_marks_ring (cr, pens, &outline);
  if (knobs)
    harena_marks_knobs (cr, pens, &outline, 0.925, pens->w * 1.3, &pens->white);
}

/* A golden pill with every card that comes home there. */
static void
draw_pill (cairo_t          *cr,
           const HarenaPens *pens,
           double            radius,
           guint             cards)
{
  char   text[CIRCUS_CARDS + 1] = "";
  double height = radius * 0.80;
  double width;
  int    n = 0;

  for (int card = 1; card <= CIRCUS_CARDS; card++)
    if (cards & circus_card_bit (card))
      text[n++] = '0' + card;
  width = MAX (height, height * 0.5 * (n + 1));
  harena_brush_rounded (cr, -width / 2, -height / 2, width, height, height / 2);
  gdk_cairo_set_source_rgba (cr, &pens->gold);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (1.4, pens->w * 0.6) * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke (cr);
  harena_brush_text_about (cr, text, 0, 0, height * 0.72, TRUE, &pens->ink);
}

static void
draw_disc (cairo_t          *cr,
           const HarenaPens *pens,
           double            radius,
           gboolean          gold,
           guint             cards)
{
  char name[24];

  harena_marks_disc (cr, pens, 0, 0, radius, MAX (1.4, pens->w * 0.6),
                     gold ? &pens->gold : &pens->white);
  g_snprintf (name, sizeof name, "circus/digit-%d", __builtin_ctz (cards | 1u << 5) + 1);
  harena_art_draw (cr, name, 0, 0, radius * 1.3, &pens->ink);
}

/* In portrait the targets are for fingers, whatever the scale. */
static void
draw_end (cairo_t          *cr,
          const HarenaPens *pens,
          const CircusMark *own,
          double            radius,
          gboolean          flat)
{
  gboolean many = (own->cards & (own->cards - 1)) != 0;
  double   disc = own->gold ? (own->sight ? 0.46 : 0.40) : (own->sight ? 0.52 : 0.50);

  if (flat && own->chosen)
    {
      GdkRGBA veil = { 1, 1, 1, 0.55f };

      harena_marks_disc (cr, pens, 0, 0, own->sight ? SIGHT + 0.5 : 22, own->sight ? 2 : 0,
                         own->sight ? &pens->white : &veil);
      draw_disc (cr, pens, FINGER, own->gold, own->cards);
      return;
    }
  if (own->chosen || own->sight)
    draw_ring (cr, pens, radius, flat, own->sight);
  if (own->gold && many && !own->chosen)
    draw_pill (cr, pens, radius, own->cards);
  else
    draw_disc (cr, pens, radius * (own->chosen || own->sight ? disc : 0.42), own->gold, own->cards);
}

static void
draw_start (cairo_t          *cr,
            const HarenaPens *pens,
            const CircusMark *own,
            double            radius,
            gboolean          flat)
{
  CircusFigure ghost = { .colour = own->colour, .number = own->number, .left = TRUE };

  if (own->sight)
    {
      cairo_push_group (cr);
      circus_paint_figure (cr, &ghost, radius, flat);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.62);
      draw_ring (cr, pens, radius, flat, TRUE);
      return;
    }
  draw_ring (cr, pens, radius, flat, FALSE);
  harena_marks_plus (cr, pens, radius * 2);
}

void
circus_board_draw_mark (cairo_t          *cr,
                        const CircusMark *own,
                        double            radius,
                        gboolean          flat)
{
  HarenaPens pens = harena_pens_now (radius);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  switch (own->kind)
    {
    case CIRCUS_MARK_MOVER:
      draw_ring (cr, &pens, radius, flat, TRUE);
      break;
    case CIRCUS_MARK_START:
      draw_start (cr, &pens, own, radius, flat);
      break;
    default:
      draw_end (cr, &pens, own, radius, flat);
    }
  cairo_restore (cr);
}
