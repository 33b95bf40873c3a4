/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted whole each time: black figures on terracotta, between two meanders. */

#include "hannibal/vase.h"

#include "hannibal/names.h"
#include "hannibal/token.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

#define NARROW 560 /* pixels; below, there are no plates with names */
#define BAND   22

typedef struct
{
  cairo_t            *cr;
  const HannibalVase *vase;
  double              width;
  double              height;
  gboolean            narrow;
  GdkRGBA             ink;
  GdkRGBA             bone;
  GdkRGBA             gold;
} Brush;

static void
set (cairo_t    *cr,
     const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  gdk_cairo_set_source_rgba (cr, &colour);
}

/* A Greek key along the upper or lower edge. */
static void
draw_meander (const Brush *brush,
              double       y)
{
  double k = 2.6;

  gdk_cairo_set_source_rgba (brush->cr, &brush->ink);
  cairo_rectangle (brush->cr, 0, y, brush->width, BAND);
  cairo_fill (brush->cr);
  set (brush->cr, "#e8b98e");
  cairo_set_line_width (brush->cr, 2);
  for (double x = 6; x < brush->width - 6 * k; x += 6.6 * k)
    {
      cairo_move_to (brush->cr, x, y + 18);
      cairo_line_to (brush->cr, x, y + 4);
      cairo_rel_line_to (brush->cr, 5 * k, 0);
      cairo_rel_line_to (brush->cr, 0, 9);
      cairo_rel_line_to (brush->cr, -2.5 * k, 0);
      cairo_rel_line_to (brush->cr, 0, -4);
    }
  cairo_stroke (brush->cr);
}

static void
draw_ground (const Brush *brush)
{
  set (brush->cr, harena_look_is_dark (harena_look_get_default ()) ? "#9a4f30" : "#c2653d");
  cairo_paint (brush->cr);
  draw_meander (brush, 0);
  draw_meander (brush, brush->height - BAND);
}

static HannibalTokenKind
kind_of (const HannibalVase *vase)
{
  return vase->place >= HANNIBAL_N_AREAS ? HANNIBAL_TOKEN_FLEET : HANNIBAL_TOKEN_LEGION;
}

/* A seal upon whoever is lost. */
static void
draw_seal (const Brush *brush,
           double       x,
           double       y,
           double       radius)
{
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (brush->cr, &brush->bone);
  cairo_fill_preserve (brush->cr);
  gdk_cairo_set_source_rgba (brush->cr, &brush->ink);
  cairo_set_line_width (brush->cr, MAX (1.5, radius * 0.12));
  cairo_stroke (brush->cr);
  cairo_set_line_width (brush->cr, MAX (2, radius * 0.22));
  cairo_move_to (brush->cr, x - radius * 0.4, y - radius * 0.4);
  cairo_rel_line_to (brush->cr, radius * 0.8, radius * 0.8);
  cairo_move_to (brush->cr, x + radius * 0.4, y - radius * 0.4);
  cairo_rel_line_to (brush->cr, -radius * 0.8, radius * 0.8);
  cairo_stroke (brush->cr);
}

static void
draw_figure (const Brush      *brush,
             HannibalTokenKind kind,
             int               side,
             double            x,
             double            y,
             double            size,
             gboolean          lost)
{
  GdkRGBA colour = brush->ink;

  if (lost)
    colour.alpha = 1 - 0.65 * brush->vase->fallen;
  hannibal_figure_draw (brush->cr, kind, side, x, y, size, side != brush->vase->attacker, &colour);
  if (lost && brush->vase->fallen > 0.4)
    draw_seal (brush, x, y, size * 0.16);
}

/* The pieces of a side between two edges, the foremost towards the middle. */
static void
draw_side (const Brush *brush,
           int          side,
           double       left,
           double       right)
{
  const HannibalVase *vase = brush->vase;
  gboolean            him = side == HANNIBAL_CARTHAGE && vase->him;
  gboolean            attacks = side == vase->attacker;
  int                 n = vase->legions[side];
  double              room = right - left;
  double              base = brush->height - BAND - (brush->narrow ? 26 : 20);
  double              top = brush->narrow ? BAND + 8 : BAND + 66;
  double              size = MIN (base - top, room * (him && n > 0 ? 0.5 : 0.72));
  double              step = MIN (size * 0.62, (room - size - (him ? size : 0)) / MAX (n - 1, 1));
  double              front = attacks ? right - size / 2 : left + size / 2;
  double              back = attacks ? -1 : 1;
  double              x = front;
  gboolean            he_is_lost = vase->lost[side] && vase->fights;

  cairo_set_line_width (brush->cr, 2.5);
  gdk_cairo_set_source_rgba (brush->cr, &brush->ink);
  cairo_move_to (brush->cr, left, base + 2);
  cairo_line_to (brush->cr, right, base + 2);
  cairo_stroke (brush->cr);
  if (him && vase->fights)
    {
      draw_figure (brush, HANNIBAL_TOKEN_HIM, side, x, base - size / 2, size, he_is_lost);
      x += back * size * 0.9;
    }
  for (int i = 0; i < n; i++)
    {
      gboolean lost = vase->lost[side] && i == 0 && !(side == HANNIBAL_CARTHAGE && he_is_lost);

      draw_figure (brush, kind_of (vase), side, x, base - size / 2, size, lost);
      x += back * step;
    }
  if (him && !vase->fights)
    draw_figure (brush, HANNIBAL_TOKEN_HIM, side, x + back * size * 0.2, base - size / 2, size,
                 vase->lost[side] && n == 0);
}

/* Who it is, on a plate; and what is left of the hand. */
static void
draw_plate (const Brush *brush,
            int          side,
            double       left,
            double       right)
{
  const HannibalVase *vase = brush->vase;
  gboolean            attacks = side == vase->attacker;
  double              y = BAND + 12, high = 42;
  const char         *role = attacks ? _("attacks") : _("defends");
  double              hand = 5 * 24;
  double              x = attacks ? left : right;

  cairo_new_path (brush->cr);
  cairo_rectangle (brush->cr, left, y, right - left, high);
  gdk_cairo_set_source_rgba (brush->cr, &brush->bone);
  cairo_fill_preserve (brush->cr);
  gdk_cairo_set_source_rgba (brush->cr, &brush->ink);
  cairo_set_line_width (brush->cr, 1.5);
  cairo_stroke (brush->cr);
  hannibal_text_draw (brush->cr, hannibal_words_side (side), x + (attacks ? 12 : -12), y + 19, 15,
                      attacks ? 0 : 1, TRUE, &brush->ink, NULL);
  hannibal_text_draw (brush->cr, role, x + (attacks ? 12 : -12), y + 35, 12, attacks ? 0 : 1, FALSE,
                      &brush->ink, NULL);
  x = attacks ? right - hand - 6 : left + 10;
  for (int i = 0; i < HANNIBAL_CARDS; i++)
    hannibal_chip_draw (brush->cr, vase->colours[side], i + 1, (vase->hands[side] & 1 << i) == 0,
                        x + i * 24, y + 6, 21);
}

/* Both are turned over at once: scaled to nothing and back across the middle. */
static void
draw_card (const Brush *brush,
           int          side,
           double       x,
           double       y,
           double       width)
{
  const HannibalVase *vase = brush->vase;
  int                 card = vase->cards[side];
  double              height = width * 136 / 96;
  double              across = vase->shown ? fabs (2 * vase->turned - 1) : 1;

  if (card == 0)
    {
      double dashes[] = { 5, 4 };

      gdk_cairo_set_source_rgba (brush->cr, &brush->ink);
      cairo_set_line_width (brush->cr, 1.5);
      cairo_set_dash (brush->cr, dashes, 2, 0);
      cairo_rectangle (brush->cr, x, y, width, height);
      cairo_stroke (brush->cr);
      cairo_set_dash (brush->cr, NULL, 0, 0);
      return;
    }
  if (card < 0 || (vase->shown && vase->turned < 0.5))
    card = 0;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x + width / 2, y);
  cairo_scale (brush->cr, MAX (across, 0.02), 1);
  cairo_translate (brush->cr, -width / 2, 0);
  hannibal_card_draw (brush->cr, side, vase->colours[side], card, width, height);
  cairo_restore (brush->cr);
  if (side == HANNIBAL_CARTHAGE && vase->fights && (!vase->shown || vase->turned >= 1))
    hannibal_bonus_draw (brush->cr, "+1", x + width - 4, y + 6, width * 0.16);
}

/* What lies between them: <, = or >, and the sums. */
static void
draw_verdict (const Brush *brush,
              double       y,
              double       left_middle,
              double       right_middle,
              double       below)
{
  const HannibalVase *vase = brush->vase;
  int                 left = vase->attacker, right = hannibal_other (left);
  int                 sums[HANNIBAL_N_SIDES] = { vase->cards[HANNIBAL_CARTHAGE] + vase->fights,
                                                 vase->cards[HANNIBAL_ROME] };
  const char         *sign = sums[left] > sums[right] ? ">" : sums[left] < sums[right] ? "<" : "=";
  char                text[HANNIBAL_N_SIDES][24];

  if (!vase->shown || vase->turned < 1)
    return;
  hannibal_bonus_draw (brush->cr, sign, brush->width / 2, y, brush->narrow ? 13 : 24);
  if (brush->narrow)
    return;
  g_snprintf (text[HANNIBAL_ROME], sizeof text[0], "%d", sums[HANNIBAL_ROME]);
  if (vase->fights)
    g_snprintf (text[HANNIBAL_CARTHAGE], sizeof text[0], "%d + 1 = %d",
                vase->cards[HANNIBAL_CARTHAGE], sums[HANNIBAL_CARTHAGE]);
  else
    g_snprintf (text[HANNIBAL_CARTHAGE], sizeof text[0], "%d", sums[HANNIBAL_CARTHAGE]);
  hannibal_text_draw (brush->cr, text[left], left_middle, below, 19, 0.5, TRUE, &brush->ink, NULL);
  hannibal_text_draw (brush->cr, text[right], right_middle, below, 19, 0.5, TRUE, &brush->ink,
                      NULL);
}

void
hannibal_vase_draw (cairo_t            *cr,
                    const HannibalVase *vase,
                    double              width,
                    double              height)
{
  HarenaLook *look = harena_look_get_default ();
  Brush       brush = {
    .cr = cr, .vase = vase, .width = width, .height = height, .narrow = width < NARROW,
  };
  int         left = vase->attacker, right = hannibal_other (left);
  double      room = height - 2 * BAND - (brush.narrow ? 26 : 56);
  double      card = MIN (room * 96 / 136, width * (brush.narrow ? 0.15 : 0.105));
  double      gap = brush.narrow ? 8 : card * 0.45;
  double      edge = brush.narrow ? 8 : 20;
  double      middle = card + gap / 2 + (brush.narrow ? 8 : 24);
  double      y = BAND + (height - 2 * BAND - card * 136 / 96) / 2 - (brush.narrow ? 0 : 8);

  harena_look_get_colour (look, HARENA_COLOUR_INK, &brush.ink);
  harena_look_get_colour (look, HARENA_COLOUR_BONE, &brush.bone);
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &brush.gold);
  draw_ground (&brush);
  draw_side (&brush, left, edge, width / 2 - middle);
  draw_side (&brush, right, width / 2 + middle, width - edge);
  if (!brush.narrow)
    {
      double plate = MIN (320, width / 2 - middle - 30);

      draw_plate (&brush, left, edge, edge + plate);
      draw_plate (&brush, right, width - edge - plate, width - edge);
    }
  draw_card (&brush, left, width / 2 - gap / 2 - card, y, card);
  draw_card (&brush, right, width / 2 + gap / 2, y, card);
  draw_verdict (&brush, y + card * 68 / 96, width / 2 - gap / 2 - card / 2,
                width / 2 + gap / 2 + card / 2, y + card * 136 / 96 + 24);
}
