/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How places are marked: what can be taken in hand, and how what is in hand can go there. Each way
 * has a line and a sign of its own. */

#include "hannibal/board.h"
#include "hannibal/facts.h"
#include "hannibal/hand.h"
#include "hannibal/layout.h"

#include "board/marks.h"
#include "widgets/art.h"
#include "widgets/look.h"

#include <math.h>
#include <string.h>

#define LINE     4.6 /* units of the map */
#define SIGN     30  /* pixels, */
#define SIGN_TALL 22 /* on the tall map */
#define BATTLE   1.2 /* the disc of a conflict is larger */
#define WREATH   1.45
#define FLEET    1.56

typedef enum
{
  SOURCE = HARENA_MARK_OWN, /* can be taken in hand */
  CHOSEN,
  LAND,
  SEA,
  CONFLICT,                 /* in an area or on a route */
  CAPITAL,
  ROUTE,                    /* for a fleet */
  CARRIER,                  /* its fleet carries what is in hand */
} Kind;

typedef struct
{
  guint8 kind;
  guint8 stack;   /* of SOURCE and CHOSEN: the stack, or Hannibal, */
  guint8 him;
  guint8 fleet;   /* or what the stack is made of */
  guint8 side;
  guint8 lifted;
  guint8 way;     /* over which border it comes, */
  guint8 back;    /* from its second area to its first */
} Own;

G_STATIC_ASSERT (sizeof (Own) <= sizeof (((HarenaMark *) NULL)->own));

static void
find_way (Own *own,
          int  from,
          int  to)
{
  own->way = hannibal_find_border (from, to);
  own->back = hannibal_borders[own->way][1] == from;
}

/* A place that the piece in hand can go to. */
static void
mark_goal (const HarenaView *view,
           int               space,
           int               from,
           Own              *own)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     enemy = hannibal_other (position->mover);

  if (space >= HANNIBAL_N_AREAS)
    {
      own->kind = hannibal_strength (position, enemy, space) > 0 ? CONFLICT : ROUTE;
      own->stack = hannibal_strength (position, position->mover, space) > 0;
      return;
    }
  find_way (own, from, space);
  if (space == hannibal_capitals[enemy])
    own->kind = CAPITAL;
  else if (hannibal_strength (position, enemy, space) > 0)
    own->kind = CONFLICT;
  else
    own->kind = own->way < HANNIBAL_N_LAND_BORDERS ? LAND : SEA;
}

/* H8: the roadstead that lies between what is in hand and where it could go. */
static gboolean
is_carrier (const HarenaView *view,
            int               space,
            int               from)
{
  const uint8_t *ends;

  if (space < HANNIBAL_N_AREAS || from >= HANNIBAL_N_AREAS)
    return FALSE;
  ends = hannibal_borders[HANNIBAL_N_LAND_BORDERS + space - HANNIBAL_N_AREAS];
  return (ends[0] == from && hannibal_move_to (view, ends[1], NULL))
         || (ends[1] == from && hannibal_move_to (view, ends[0], NULL));
}

static void
mark_source (const HarenaView *view,
             int               space,
             Own              *own)
{
  const HannibalPosition *position = hannibal_position (view);
  gboolean                next = harena_view_is_next (view, HARENA_SPACE (space));

  own->stack = next && hannibal_plain (position, position->mover, space) > 0;
  own->him = position->hannibal == space && position->mover == HANNIBAL_CARTHAGE
             && (harena_view_is_next (view, HANNIBAL_PIECE) || (next && !own->stack)
                 || harena_view_is_next (view, HARENA_BUTTON (HANNIBAL_BUTTON_GIVE_HANNIBAL)));
  if (own->stack || own->him)
    own->kind = SOURCE;
}

void
hannibal_mark (const HarenaView *view,
               int               space,
               HarenaMark       *mark)
{
  const HannibalPosition *position = hannibal_position (view);
  int                     from = hannibal_held_place (view);
  Own                     own = { .side = position->mover, .fleet = space >= HANNIBAL_N_AREAS };

  if (view->n_moves == 0 || position->step != HANNIBAL_STEP_MOVE)
    {
      *mark = (HarenaMark) { 0 };
      return;
    }

  if (from == HANNIBAL_NOWHERE)
    mark_source (view, space, &own);
  else if (from == space)
    {
      own.kind = CHOSEN;
      own.lifted = TRUE;
      own.him = hannibal_holds_him (view);
      own.stack = !own.him;
    }
  else if (hannibal_move_to (view, space, NULL))
    mark_goal (view, space, from, &own);
  else if (is_carrier (view, space, from))
    own.kind = CARRIER;

  *mark = (HarenaMark) {
    .kind = own.kind,
    .layer = own.kind == CHOSEN ? 3 : own.kind == CONFLICT || own.kind == CAPITAL ? 2
                                                                                : own.kind != 0,
    .under = own.kind != CHOSEN && own.kind != ROUTE
             && !(own.kind == CONFLICT && space >= HANNIBAL_N_AREAS),
    .waits = mark->waits,
  };
  if (own.kind != 0)
    memcpy (mark->own, &own, sizeof own);
}

/* Painting */

typedef struct
{
  cairo_t                 *cr;
  const HarenaGeometry    *geometry;
  const HannibalMapLayout *map;
  int                      space;
  const Own               *own;
  HarenaPens               pens;
  double                   w;
} Brush;

static HarenaPoint
at (const Brush *brush,
    HarenaPoint  point)
{
  HarenaPoint centre = brush->geometry->layout->spaces[brush->space].centre;
  double      k = brush->geometry->scale;

  return (HarenaPoint) { (point.x - centre.x) * k, (point.y - centre.y) * k };
}

/* The land, or the roadstead. */
static void
trace_place (const Brush *brush)
{
  cairo_new_path (brush->cr);
  if (brush->space >= HANNIBAL_N_AREAS)
    cairo_arc (brush->cr, 0, 0,
               brush->map->routes[brush->space - HANNIBAL_N_AREAS].radius * brush->geometry->scale,
               0, 2 * G_PI);
  else
    for (int i = 0; i < brush->map->areas[brush->space].n_ring; i++)
      {
        HarenaPoint point = at (brush, brush->map->areas[brush->space].ring[i]);

        cairo_line_to (brush->cr, point.x, point.y);
      }
  cairo_close_path (brush->cr);
}

static void
stroke (const Brush   *brush,
        double         ink,
        double         width,
        const GdkRGBA *colour)
{
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  harena_marks_stroke (brush->cr, &brush->pens, ink, width, colour);
}

static void
draw_line (const Brush *brush)
{
  double w = brush->w;
  double dashes[] = { 5 * w, 3.4 * w };
  double beads[] = { 0, 2.3 * w };

  trace_place (brush);
  switch (brush->own->kind)
    {
    case CONFLICT:
      stroke (brush, 0.9 * w, 0.5 * w, &brush->pens.ink);
      trace_place (brush);
      cairo_set_dash (brush->cr, dashes, 2, 0);
      stroke (brush, 2 * w, 1.3 * w, &brush->pens.target);
      break;
    case SEA:
      cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (brush->cr, beads, 2, 0);
      stroke (brush, 2 * w, 1.2 * w, &brush->pens.white);
      break;
    case CAPITAL:
      stroke (brush, 2.6 * w, 2 * w, &brush->pens.gold);
      trace_place (brush);
      stroke (brush, 0.7 * w, 0.5 * w, &brush->pens.ink);
      break;
    default:
      stroke (brush, 1.9 * w, 1.2 * w, &brush->pens.white);
    }
  cairo_set_dash (brush->cr, NULL, 0, 0);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
}

/* The sign stands on the road, or where the lane lands; an arrow points to the area. */
static void
draw_sign (const Brush *brush)
{
  const HannibalWayLayout *way = &brush->map->ways[brush->own->way];
  gboolean                 sea = brush->own->way >= HANNIBAL_N_LAND_BORDERS;
  gboolean                 battle = brush->own->kind == CONFLICT;
  double                   size = brush->map == &hannibal_map_tall ? SIGN_TALL : SIGN;
  int                      last = brush->own->back ? 0 : way->n_points - 1;
  int                      before = brush->own->back ? 1 : way->n_points - 2;
  HarenaPoint              end = at (brush, way->points[last]);
  HarenaPoint              from = at (brush, way->points[before]);
  HarenaPoint              there = sea ? end : at (brush, way->at);

  cairo_save (brush->cr);
  cairo_translate (brush->cr, there.x, there.y);
  if (!sea && !battle)
    cairo_rotate (brush->cr, atan2 (end.y - from.y, end.x - from.x) + G_PI / 2);
  harena_art_draw (brush->cr,
                   battle ? "disc-attack" : sea ? "hannibal/mark-sea" : "hannibal/mark-land", 0, 0,
                   battle ? size * BATTLE : size, NULL);
  cairo_restore (brush->cr);
}

/* The gold of the way into the enemy's capital. */
static void
draw_wreath (const Brush *brush)
{
  HarenaPoint there = at (brush, brush->map->areas[brush->space].city);
  double      size = brush->map->city * brush->geometry->scale * WREATH;
  GdkRGBA     bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  harena_marks_disc (brush->cr, &brush->pens, there.x, there.y, size * 40 / 128, 1, &bone);
  harena_art_draw (brush->cr,
                   brush->space == HANNIBAL_ROMA ? "hannibal/capital-rome"
                                                 : "hannibal/capital-carthage",
                   there.x, there.y, size * 0.42, &brush->pens.ink);
  harena_art_draw (brush->cr, "hannibal/wreath", there.x, there.y, size, NULL);
}

/* A fleet comes into the middle of an empty roadstead, else to its upper left. */
static void
draw_route_sign (const Brush *brush)
{
  double   radius = brush->map->routes[brush->space - HANNIBAL_N_AREAS].radius
                    * brush->geometry->scale;
  double   size = brush->map == &hannibal_map_tall ? SIGN_TALL : SIGN;
  gboolean battle = brush->own->kind == CONFLICT;
  double   aside = battle || brush->own->stack ? radius * 0.75 : 0;

  harena_art_draw (brush->cr, battle ? "disc-attack" : "hannibal/mark-sea", -aside, -aside,
                   battle ? size * BATTLE * 0.8 : size * 0.8, NULL);
}

static void
draw_knobs (const Brush *brush,
            double       x,
            double       y,
            double       radius)
{
  for (int i = 0; i < 4; i++)
    {
      double angle = G_PI / 4 + i * G_PI / 2;

      harena_marks_disc (brush->cr, &brush->pens, x + radius * cos (angle),
                         y + radius * sin (angle), 1.3 * brush->w, 0.5 * brush->w,
                         &brush->pens.white);
    }
}

/* White rings about what can be taken in hand; with knobs about what is. */
static void
draw_ring (const Brush      *brush,
           HannibalTokenKind kind,
           HarenaPoint       there,
           double            size)
{
  HannibalToken token = { .kind = kind, .side = brush->own->side };

  if (brush->own->lifted)
    there.y -= size * 0.13;
  cairo_new_path (brush->cr);
  hannibal_token_trace (brush->cr, &token, there.x, there.y, size * 1.09);
  stroke (brush, 1.7 * brush->w * 0.9, brush->w * 0.9, &brush->pens.white);
  if (brush->own->kind == CHOSEN)
    draw_knobs (brush, there.x, there.y,
                size * (token.side == HANNIBAL_ROME && kind != HANNIBAL_TOKEN_HIM ? 0.56 : 0.49));
}

static void
draw_rings (const Brush *brush)
{
  double k = brush->geometry->scale;

  if (brush->own->stack && brush->own->fleet)
    draw_ring (brush, HANNIBAL_TOKEN_FLEET, (HarenaPoint) { 0, 0 },
               brush->map->routes[brush->space - HANNIBAL_N_AREAS].radius * FLEET * k);
  else if (brush->own->stack)
    draw_ring (brush, HANNIBAL_TOKEN_LEGION, (HarenaPoint) { 0, 0 }, brush->map->token * k);
  if (brush->own->him)
    draw_ring (brush, HANNIBAL_TOKEN_HIM, at (brush, brush->map->areas[brush->space].hannibal),
               brush->map->hannibal * k);
}

void
hannibal_mark_draw (cairo_t              *cr,
                    const HarenaGeometry *geometry,
                    int                   space,
                    const HarenaMark     *mark)
{
  Own   own;
  Brush brush = {
    .cr = cr, .geometry = geometry, .map = hannibal_layout_of (geometry), .space = space,
    .own = &own, .w = MAX (2.6, LINE * geometry->scale),
    .pens = harena_pens_now (harena_geometry_radius (geometry, space)),
  };

  memcpy (&own, mark->own, sizeof own);
  switch (own.kind)
    {
    case SOURCE:
    case CHOSEN:
      draw_rings (&brush);
      break;
    case CARRIER:
      draw_line (&brush);
      break;
    case ROUTE:
      draw_line (&brush);
      draw_route_sign (&brush);
      break;
    case CAPITAL:
      draw_line (&brush);
      draw_wreath (&brush);
      draw_sign (&brush);
      break;
    default:
      draw_line (&brush);
      if (space >= HANNIBAL_N_AREAS)
        draw_route_sign (&brush);
      else
        draw_sign (&brush);
    }
}
