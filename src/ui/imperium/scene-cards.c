/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a round side by side, turned over. */

#include "imperium/scene-paint.h"

#include "imperium/paint.h"
#include "imperium/scene-parts.h"
#include "words.h"

#include <math.h>

#define GAP   12.0
#define AFTER 190.0 /* the height of what stands in the provinces after the cards */

static unsigned
choice_of (const ImperiumPainting *painting,
           int                     seat)
{
  return painting->reveal->open.choices[seat - 1] & ~(unsigned) IMPERIUM_CHOSEN;
}

/* The cards of a choice as they lie: Bread and Circuses before what it doubles. */
static int
lay_out (unsigned choice,
         int     *cards)
{
  int doubled = imperium_choice_doubled (choice);
  int n_cards = 0;

  if (doubled >= 0)
    {
      cards[n_cards++] = IMPERIUM_BREAD;
      cards[n_cards++] = doubled;
    }
  for (int card = 0; card < IMPERIUM_N_CARDS; card++)
    if (imperium_choice_has (choice, card) && card != doubled
        && !(card == IMPERIUM_BREAD && doubled >= 0))
      cards[n_cards++] = card;
  return n_cards;
}

/* Turned over across the middle: scaled to nothing and back. */
static void
draw_turning (cairo_t                *cr,
              const ImperiumPainting *painting,
              int                     seat,
              int                     card,
              double                  x,
              double                  y,
              double                  width)
{
  double turn = painting->beat->kind == IMPERIUM_BEAT_CARDS ? MIN (painting->part * 4, 1) : 1;
  double shown = fabs (cos (turn * G_PI));

  cairo_save (cr);
  cairo_translate (cr, x + width / 2, y);
  cairo_scale (cr, MAX (shown, 0.02), 1);
  if (turn < 0.5)
    imperium_draw_card_back (cr, imperium_scene_colour_of (painting, seat), -width / 2, 0, width);
  else
    imperium_draw_card (cr, card, -width / 2, 0, width);
  cairo_restore (cr);
}

static void
draw_stack (cairo_t                *cr,
            const ImperiumPainting *painting,
            int                     seat,
            double                  x,
            double                  y,
            double                  width,
            double                  card)
{
  unsigned choice = choice_of (painting, seat);
  int      cards[IMPERIUM_CARDS_MAX + 1];
  int      n_cards = lay_out (choice, cards);
  double   step = card * 1.08;
  double   left = x + (width - step * (n_cards - 1) - card) / 2;

  for (int i = 0; i < n_cards; i++)
    {
      draw_turning (cr, painting, seat, cards[i], left + i * step, y, card);
      if (cards[i] == imperium_choice_doubled (choice) && painting->part * 4 > 1)
        imperium_draw_doubled (cr, left + i * step + card * 0.93, y + card * 0.1, card * 0.19);
    }
  if (imperium_choice_has (choice, IMPERIUM_ORACLE))
    for (int i = 1; i < imperium_cards_to_choose (&painting->reveal->open, seat); i++)
      imperium_draw_card_back (cr, imperium_scene_colour_of (painting, seat), left + i * card * 0.45,
                               y + card * 0.3, card * 0.8);
  if (imperium_choice_has (choice, IMPERIUM_ORACLE))
    draw_turning (cr, painting, seat, IMPERIUM_ORACLE, left, y, card);
}

/* The cylinders of each seat in a province with all cards that lie open. */
static void
draw_province_after (cairo_t                *cr,
                     const ImperiumPainting *painting,
                     int                     province,
                     double                  x,
                     double                  y,
                     double                  width)
{
  const ImperiumPosition *open = &painting->reveal->open;
  double                  at = x + 14;

  imperium_scene_plate (cr, x, y, width, 74, 0);
  imperium_scene_set_text (cr, painting, 1);
  imperium_draw_piece (cr, province, TRUE, x + 22, y + 22, 22, &painting->text);
  harena_brush_text_within (cr, imperium_provinces[province].name, x + 40, y + 27, 15, TRUE, 0,
                            width - 46);
  for (int seat = 1; seat <= open->seats; seat++)
    {
      int count = open->influence[province][seat - 1]
                  + imperium_choice_cylinders (choice_of (painting, seat), province);

      if (count == 0)
        continue;
      imperium_draw_crest (cr, imperium_scene_colour_of (painting, seat), at, y + 54, 9);
      imperium_scene_set_text (cr, painting, 1);
      harena_brush_number (cr, count, at + 14, y + 54, 14, TRUE, 0);
      at += 38;
    }
}

/* In the order of scoring from the standard on: what stands in each province after this. */
static void
draw_after (cairo_t                *cr,
            const ImperiumPainting *painting,
            double                  y,
            double                  width)
{
  double step = width / (IMPERIUM_N_PROVINCES / 2);

  imperium_scene_set_text (cr, painting, 1);
  harena_brush_text (cr, _("What stands in each province after this"), GAP, y + 16,
                     15 * painting->type, TRUE, 0);
  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int province = (painting->reveal->open.standard + i) % IMPERIUM_N_PROVINCES;

      draw_province_after (cr, painting, province, i % 4 * step + GAP / 2,
                           y + 28 + i / 4 * (74 + GAP / 2), step - GAP);
    }
}

/* Whose second choice it is stands out; the others have played before. */
static double
alpha_of (const ImperiumPainting *painting,
          int                     seat)
{
  unsigned again = painting->reveal->again;

  return again == 0 || again >> (seat - 1) & 1 ? 1 : 0.6;
}

void
imperium_paint_cards (cairo_t                *cr,
                      const ImperiumPainting *painting,
                      double                  width,
                      double                  height)
{
  int      seats = painting->view->n_seats;
  gboolean folded = width < IMPERIUM_SCENE_FOLDED;
  double   step_x = folded ? 0 : width / seats;
  double   step_y = folded ? height / seats : 0;
  double   wide = (folded ? width : step_x) - GAP;
  gboolean after = !folded && height > 560;
  double   high = (folded ? step_y : after ? height - AFTER : MIN (height, 420)) - GAP;
  double   card = folded ? MIN ((high - 8) / 1.5, wide / 5.6) : MIN (96, (wide - 16) / 3.2);

  for (int seat = 1; seat <= seats; seat++)
    {
      double           x = (seat - 1) * step_x + GAP / 2;
      double           y = (seat - 1) * step_y + GAP / 2;
      g_autofree char *effect = imperium_words_effect (choice_of (painting, seat));

      cairo_push_group (cr);
      imperium_scene_plate (cr, x, y, wide, high, imperium_scene_colour_of (painting, seat));
      imperium_scene_name (cr, painting, seat, x + 8, folded ? y + high / 2 : y + 28,
                 folded ? wide * 0.36 : wide - 16);
      if (folded)
        draw_stack (cr, painting, seat, x + wide * 0.38, y + (high - card * 1.5) / 2, wide * 0.6,
                    card);
      else
        {
          draw_stack (cr, painting, seat, x, y + 68, wide, card);
          imperium_scene_set_text (cr, painting, 0.85);
          harena_brush_paragraph (cr, effect, x + 12, y + 68 + card * 1.5 + 24,
                                  15 * painting->type, wide - 24);
        }
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha_of (painting, seat));
    }
  if (after)
    draw_after (cr, painting, height - AFTER, width);
}
