/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ink under colour, as all marks of the house. */

#include "gladiatori/marks.h"

#include "gladiatori/movement.h"
#include "gladiatori/names.h"
#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "gladiatori/ways.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  MARK_ACTOR = HARENA_MARK_OWN, /* who acts */
  MARK_STEP,                    /* where a step leads: its cost in Speed */
  MARK_FACING,                  /* a way to look */
  MARK_GHOST,                   /* where one will stand */
};

typedef struct
{
  GladFigure figure;   /* of a ghost */
  guint8     direction;
  guint8     points;   /* that ending like this costs */
} Own;

G_STATIC_ASSERT (sizeof (Own) <= sizeof (((HarenaMark *) NULL)->own));

static int
points_of (unsigned costs)
{
  return (costs & GLAD_FLIGHT ? -GLAD_VP_FLIGHT : 0)
         + (costs & GLAD_COWARDICE ? -GLAD_VP_COWARDICE : 0);
}

/* The least that ending there costs, whatever the facing. */
static int
least_points (const HarenaView *view,
              int               cell)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  int                 least = 99;

  for (int dir = 0; dir < GLAD_N_DIRS; dir++)
    if (glad_way_price (view, cell, dir) > 0)
      least = MIN (least, points_of (glad_movement_costs (position, frame->seat, cell, dir)));
  return least;
}

static void
fill_colours (const HarenaView *view,
              int              *colours)
{
  for (int i = 0; i < GLAD_SEATS; i++)
    colours[i] = harena_view_colour (view, i + 1);
}

/* The ghost looks at the hex that is pointed at, if it is a way to look. */
static int
facing_looked_at (const HarenaView *view,
                  int               held,
                  int               otherwise)
{
  int space = harena_target_of (view->focus, HARENA_TARGET_SPACE);
  int cell = space >= 0 ? glad_cell_of_space (space) : 0;

  return cell != 0 && glad_distance (held, cell) == 1 ? glad_direction (held, cell) : otherwise;
}

static void
mark_held (const HarenaView *view,
           int               cell,
           int               held,
           HarenaMark       *mark,
           Own              *own)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  int                 colours[GLAD_SEATS];
  int                 direction;

  *mark = (HarenaMark) { 0 };
  if (cell == held && position->board[cell] == 0)
    {
      fill_colours (view, colours);
      own->figure = glad_figure_of (position, frame->seat, colours);
      own->figure.facing = facing_looked_at (view, held, own->figure.facing);
      *mark = (HarenaMark) { .kind = MARK_GHOST, .layer = 2 };
      return;
    }
  if (cell == held)
    {
      *mark = (HarenaMark) { .kind = MARK_ACTOR, .layer = 1, .under = 1 };
      own->direction = position->seats[frame->seat].facing;
      return;
    }
  if (glad_distance (held, cell) != 1)
    return;
  direction = glad_direction (held, cell);
  if (!harena_view_is_next (view, glad_button (GLAD_FACE, direction, 0)))
    return;
  *mark = (HarenaMark) { .kind = MARK_FACING, .layer = 3 };
  own->direction = direction;
  if (frame->step != GLAD_ASK_FACE)
    own->points = points_of (glad_movement_costs (position, frame->seat, held, direction));
}

void
glad_mark (const HarenaView *view,
           int               space,
           HarenaMark       *mark)
{
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);
  int                 cell = glad_cell_of_space (space);
  int                 held = glad_held_cell (view);
  int                 speed;
  Own                 own = { 0 };

  if (held != 0)
    mark_held (view, cell, held, mark, &own);
  else if (mark->kind == HARENA_MARK_PLACE && position->board[cell] != 0)
    {
      mark->kind = HARENA_MARK_TARGET;
      mark->layer = 2;
    }
  else if (mark->kind == HARENA_MARK_SOURCE
           && (frame->step == GLAD_ASK_MENU || frame->step == GLAD_ASK_MOVE))
    {
      *mark = (HarenaMark) { .kind = MARK_STEP };
      speed = glad_way_to_cell (view, cell) - (frame->step == GLAD_ASK_MOVE ? frame->a : 0);
      own.points = least_points (view, cell);
      if (speed > 0)
        g_snprintf (mark->text, sizeof mark->text, "%d", speed);
    }
  else if (mark->kind == HARENA_MARK_NONE && view->live && position->action.seat != 0
           && position->board[cell] == position->action.seat)
    {
      *mark = (HarenaMark) { .kind = MARK_ACTOR, .layer = 1, .under = 1 };
      own.direction = position->seats[position->action.seat].facing;
    }
  else if (mark->kind == HARENA_MARK_NONE && view->live && position->fight.kind != GLAD_NO_FIGHT)
    for (int i = 1; i < position->fight.n; i++)
      if (glad_cell_of (position, position->fight.fighters[i].who) == cell)
        *mark = (HarenaMark) { .kind = HARENA_MARK_TARGET, .layer = 2 };
  memcpy (mark->own, &own, sizeof own);
}

/* Painting */

typedef struct
{
  GdkRGBA ink;
  GdkRGBA white;
  GdkRGBA target;
  double  w;
} Pens;

static Pens
pens_of (double radius)
{
  HarenaLook *look = harena_look_get_default ();
  Pens        pens = { .w = MAX (1.9, radius / 19) };

  harena_look_get_colour (look, HARENA_COLOUR_INK, &pens.ink);
  harena_look_get_colour (look, HARENA_COLOUR_MARK, &pens.white);
  harena_look_get_colour (look, HARENA_COLOUR_TARGET, &pens.target);
  return pens;
}

static void
stroke (cairo_t       *cr,
        const Pens    *pens,
        const GdkRGBA *colour)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  gdk_cairo_set_source_rgba (cr, &pens->ink);
  cairo_set_line_width (cr, 3 * pens->w);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 1.5 * pens->w);
  cairo_stroke (cr);
}

static void
corner (double   radius,
        gboolean flat,
        int      at,
        double  *x,
        double  *y)
{
  double angle = at * G_PI / 3 + (flat ? 0 : G_PI / 6);

  *x = radius * cos (angle);
  *y = radius * sin (angle);
}

static void
draw_ring (cairo_t    *cr,
           const Pens *pens,
           double      radius,
           gboolean    flat,
           gboolean    knobs)
{
  double x, y;

  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    {
      corner (radius, flat, i, &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
  stroke (cr, pens, &pens->white);
  for (int i = 0; knobs && i < 6; i++)
    {
      corner (radius, flat, i, &x, &y);
      cairo_new_path (cr);
      cairo_arc (cr, x, y, 2 * pens->w, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &pens->white);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &pens->ink);
      cairo_set_line_width (cr, pens->w);
      cairo_stroke (cr);
    }
}

static void
draw_brackets (cairo_t    *cr,
               const Pens *pens,
               double      radius,
               gboolean    flat)
{
  for (int i = 0; i < 6; i++)
    {
      double x, y, x1, y1, x2, y2;

      corner (radius, flat, i, &x, &y);
      corner (radius, flat, i + 1, &x1, &y1);
      corner (radius, flat, i + 5, &x2, &y2);
      cairo_new_path (cr);
      cairo_move_to (cr, x + 0.22 * (x1 - x), y + 0.22 * (y1 - y));
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x + 0.22 * (x2 - x), y + 0.22 * (y2 - y));
      stroke (cr, pens, &pens->target);
    }
}

static void
draw_disc (cairo_t    *cr,
           const Pens *pens,
           double      radius,
           const char *text)
{
  const GdkRGBA ground = { 1, 1, 1, 1 };
  const GdkRGBA ink = { 0.122f, 0.094f, 0.078f, 1 };

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 0.33 * radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, pens->w);
  cairo_stroke (cr);
  glad_paint_text (cr, text[0] != '\0' ? text : "+", 0, 0, 0.4 * radius, 0, &ink);
}

/* What it costs, in a triangle of gold. */
static void
draw_warning (cairo_t *cr,
              double   radius,
              int      points)
{
  const GdkRGBA ink = { 0.122f, 0.094f, 0.078f, 1 };
  char          text[16];

  g_snprintf (text, sizeof text, "−%d", points);
  harena_art_draw (cr, "gladiatori/mark-warn", 0, 0, 0.98 * radius, NULL);
  glad_paint_text (cr, text, 0, 14.0 / 64 * 0.98 * radius, 0.28 * radius, 0, &ink);
}

static void
draw_facing (cairo_t    *cr,
             const Pens *pens,
             double      radius,
             double      angle,
             int         points)
{
  if (points > 0)
    draw_warning (cr, radius, points);
  else
    draw_disc (cr, pens, radius, " ");
  cairo_save (cr);
  cairo_rotate (cr, angle * G_PI / 180);
  cairo_move_to (cr, (points > 0 ? 0.52 : -0.10) * radius, -0.17 * radius);
  cairo_line_to (cr, (points > 0 ? 0.72 : 0.16) * radius, 0);
  cairo_line_to (cr, (points > 0 ? 0.52 : -0.10) * radius, 0.17 * radius);
  stroke (cr, pens, &pens->white);
  cairo_restore (cr);
}

static void
draw_actor (cairo_t    *cr,
            const Pens *pens,
            double      radius,
            gboolean    flat,
            double      angle)
{
  GdkRGBA bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  draw_ring (cr, pens, 0.985 * radius, flat, FALSE);
  cairo_save (cr);
  cairo_rotate (cr, angle * G_PI / 180);
  harena_art_draw (cr, "gladiatori/front-reach", 0, 0, 3.2 * radius, &bone);
  cairo_restore (cr);
}

static void
draw_ghost (cairo_t      *cr,
            const Pens   *pens,
            const Own    *own,
            double        radius,
            gboolean      flat,
            const double *angles)
{
  cairo_push_group (cr);
  glad_paint_figure (cr, &own->figure, angles[own->figure.facing], radius);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.5);
  draw_ring (cr, pens, 0.985 * radius, flat, TRUE);
}

void
glad_mark_draw (cairo_t          *cr,
                const HarenaMark *mark,
                double            radius,
                gboolean          flat,
                const double     *angles)
{
  Pens pens = pens_of (radius);
  Own  own;

  memcpy (&own, mark->own, sizeof own);
  switch (mark->kind)
    {
    case MARK_ACTOR:
      draw_actor (cr, &pens, radius, flat, angles[own.direction]);
      break;
    case MARK_STEP:
      if (own.points > 0)
        draw_warning (cr, radius, own.points);
      else
        draw_disc (cr, &pens, radius, mark->text);
      break;
    case MARK_FACING:
      draw_facing (cr, &pens, radius, angles[own.direction], own.points);
      break;
    case MARK_GHOST:
      draw_ghost (cr, &pens, &own, radius, flat, angles);
      break;
    case HARENA_MARK_SOURCE:
    case HARENA_MARK_CHOSEN:
      draw_ring (cr, &pens, 0.985 * radius, flat, mark->kind == HARENA_MARK_CHOSEN);
      break;
    case HARENA_MARK_PLACE:
      draw_disc (cr, &pens, radius, mark->text);
      break;
    case HARENA_MARK_TARGET:
    case HARENA_MARK_TARGET_AFAR:
      draw_brackets (cr, &pens, 0.985 * radius, flat);
      break;
    default:
      break;
    }
}
