/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arrows along the spaces of a walk; a disc alone where there is only one. They differ in more than
 * colour: the best is whole and ticked, the one that was played is dashed and crossed. */

#include "board/board-cost.h"

#include "board/board-private.h"
#include "board/marks.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  LEGEND_EDGE = 12,
  LEGEND_PAD = 10,
  LEGEND_ARROW = 46,
  LEGEND_ROW = 24,
  LEGEND_FROM = 560, /* pixels of width */
};

/* The way of a move over the board. */
typedef struct
{
  HarenaPoint points[HARENA_WALK_MAX];
  int         spaces[HARENA_WALK_MAX];
  int         n_points;
  double      radius;
} Way;

static void
find_way (HarenaBoardView  *self,
          const HarenaView *view,
          HarenaMove        move,
          Way              *way)
{
  HarenaWalk walk;

  *way = (Way) { .n_points = 0 };
  harena_view_walk (view, move, &walk);
  for (int i = 0; i < walk.n_targets; i++)
    {
      int space = harena_target_of (walk.targets[i], HARENA_TARGET_SPACE);

      if (space < 0 || (way->n_points > 0 && way->spaces[way->n_points - 1] == space))
        continue;
      way->spaces[way->n_points] = space;
      way->points[way->n_points++] = harena_geometry_centre (&self->geometry, space);
      way->radius = CLAMP (harena_geometry_radius (&self->geometry, space), 18, 60);
    }
}

static gboolean
is_same (const Way *a,
         const Way *b)
{
  gboolean same = a->n_points == b->n_points;

  for (int i = 0; same && i < a->n_points; i++)
    same = a->spaces[i] == b->spaces[i];
  return same;
}

/* A tick or a cross upon a disc. */
static void
draw_disc (cairo_t          *cr,
           const HarenaPens *pens,
           HarenaPoint       at,
           double            radius,
           gboolean          best)
{
  double r = radius * 0.26;

  harena_marks_disc (cr, pens, at.x, at.y, r, pens->w * 0.7, best ? &pens->gold : &pens->white);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_set_line_width (cr, r * 0.28);
  cairo_new_path (cr);
  if (best)
    {
      cairo_move_to (cr, at.x - r * 0.45, at.y);
      cairo_line_to (cr, at.x - r * 0.1, at.y + r * 0.38);
      cairo_line_to (cr, at.x + r * 0.48, at.y - r * 0.36);
    }
  else
    {
      cairo_move_to (cr, at.x - r * 0.4, at.y - r * 0.4);
      cairo_line_to (cr, at.x + r * 0.4, at.y + r * 0.4);
      cairo_move_to (cr, at.x + r * 0.4, at.y - r * 0.4);
      cairo_line_to (cr, at.x - r * 0.4, at.y + r * 0.4);
    }
  cairo_stroke (cr);
}

/* The tip stands a little before the middle of the last space, which is to be seen. */
static void
draw_shaft (cairo_t          *cr,
            const HarenaPens *pens,
            const Way        *way,
            gboolean          best)
{
  HarenaPoint tip = way->points[way->n_points - 1];
  HarenaPoint before = way->points[way->n_points - 2];
  double      length = MAX (hypot (tip.x - before.x, tip.y - before.y), 1);
  double      u = (tip.x - before.x) / length;
  double      v = (tip.y - before.y) / length;
  double      head = way->radius * 0.3;
  double      dashes[] = { way->radius * 0.26, way->radius * 0.16 };
  HarenaPoint neck;

  tip = (HarenaPoint) { tip.x - u * head * 0.5, tip.y - v * head * 0.5 };
  neck = (HarenaPoint) { tip.x - u * head, tip.y - v * head };
  cairo_new_path (cr);
  for (int i = 0; i < way->n_points - 1; i++)
    cairo_line_to (cr, way->points[i].x, way->points[i].y);
  cairo_line_to (cr, neck.x, neck.y);
  cairo_set_line_width (cr, way->radius * 0.22 * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, way->radius * 0.12);
  gdk_cairo_set_source_rgba (cr, best ? &pens->gold : &pens->white);
  cairo_set_dash (cr, dashes, best ? 0 : 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, tip.x, tip.y);
  cairo_line_to (cr, neck.x - v * head * 0.75, neck.y + u * head * 0.75);
  cairo_line_to (cr, neck.x + v * head * 0.75, neck.y - u * head * 0.75);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, way->radius * 0.1 * pens->under);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, best ? &pens->gold : &pens->white);
  cairo_fill (cr);
}

static void
draw_way (cairo_t   *cr,
          const Way *way,
          gboolean   best)
{
  HarenaPens pens;

  if (way->n_points == 0)
    return;
  pens = harena_pens_now (way->radius);
  cairo_save (cr);
  if (way->n_points > 1)
    draw_shaft (cr, &pens, way, best);
  draw_disc (cr, &pens, way->points[0], way->radius * (way->n_points > 1 ? 1 : 1.3), best);
  cairo_restore (cr);
}

/* Which is which, in the corner. */
static void
draw_legend (HarenaBoardView *self,
             cairo_t         *cr,
             const char      *best,
             const char      *played)
{
  const char               *texts[] = { best, played };
  g_autoptr (PangoLayout)   layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  GdkRGBA                   ground = { 0.1f, 0.09f, 0.08f, 0.82f };
  int                       widest = 0;

  for (int i = 0; i < 2; i++)
    {
      int width;

      pango_layout_set_text (layout, texts[i], -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_rectangle (cr, LEGEND_EDGE, LEGEND_EDGE, LEGEND_ARROW + widest + 3 * LEGEND_PAD,
                   2 * LEGEND_ROW + LEGEND_PAD);
  cairo_fill (cr);
  for (int i = 0; i < 2; i++)
    {
      double y = LEGEND_EDGE + LEGEND_PAD / 2.0 + LEGEND_ROW * (i + 0.5);
      Way    way = { .points = { { LEGEND_EDGE + LEGEND_PAD + 8, y },
                                 { LEGEND_EDGE + LEGEND_PAD + LEGEND_ARROW, y } },
                     .n_points = 2, .radius = 30 };
      int    height;

      draw_way (cr, &way, i == 0);
      pango_layout_set_text (layout, texts[i], -1);
      pango_layout_get_pixel_size (layout, NULL, &height);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_move_to (cr, LEGEND_EDGE + LEGEND_ARROW + 2 * LEGEND_PAD, y - height / 2.0);
      pango_cairo_show_layout (cr, layout);
    }
}

void
harena_board_cost_snapshot (HarenaBoardView  *self,
                            GtkSnapshot      *snapshot,
                            const HarenaView *view)
{
  HarenaGameModel    *model = harena_hand_get_model (self->hand);
  HarenaGameReview   *review = view->live ? NULL : harena_hand_get_review (self->hand);
  const HarenaReview *move = review != NULL ? harena_game_review_get_move (review, view->cursor)
                                            : NULL;
  g_autofree char    *best_words = NULL;
  g_autofree char    *played_words = NULL;
  HarenaMove          played;
  Way                 best_way, played_way;
  cairo_t            *cr;

  if (move == NULL || move->turn <= 0 || harena_review_mistake (move) == HARENA_MISTAKE_NONE
      || !harena_game_model_get_move (model, view->cursor, &played) || move->best == played)
    return;
  find_way (self, view, move->best, &best_way);
  find_way (self, view, played, &played_way);
  if (is_same (&best_way, &played_way))
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->geometry.width,
                                                                 self->geometry.height));
  draw_way (cr, &played_way, FALSE);
  draw_way (cr, &best_way, TRUE);
  /* Translators: beside an arrow on the board: the best move, and the share of the win after it, */
  best_words = g_strdup_printf (C_("cost", "best, %ld %%"), lround (100 * move->wins));
  /* Translators: and the one that was played. */
  played_words = g_strdup_printf (C_("cost", "played, %ld %%"), lround (100 * move->wins_played));
  /* A small board has no corner to spare; there the note below says it. */
  if (self->geometry.width >= LEGEND_FROM)
    draw_legend (self, cr, best_words, played_words);
  cairo_destroy (cr);
}
