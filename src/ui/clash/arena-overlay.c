/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn anew each time, for it is little. */

#include "clash/arena-overlay.h"

#include "widgets/art.h"
#include "board/marks.h"
#include "clash/way.h"

#include <math.h>

/* Where lines to and from a cell end, in radii from its middle. */
#define OF_SOURCE 0.92 /* outside of its plate */
#define OF_DISC   0.24
#define OF_SPACE  0.30
#define OF_RING   0.80 /* the inner side of a ring */

/* A context for the surroundings of two cells. */
static cairo_t *
begin (GtkSnapshot              *snapshot,
       const ClashArenaGeometry *geometry,
       int                       a,
       int                       b)
{
  double r = geometry->radius * 1.2;
  double ax, ay, bx, by;

  clash_arena_geometry_cell (geometry, a, &ax, &ay);
  clash_arena_geometry_cell (geometry, b, &bx, &by);
  return gtk_snapshot_append_cairo (snapshot,
                                    &GRAPHENE_RECT_INIT (MIN (ax, bx) - r, MIN (ay, by) - r,
                                                         fabs (ax - bx) + 2 * r,
                                                         fabs (ay - by) + 2 * r));
}

/* A part of the line between the middles of two neighbours, in radii from the first. */
static void
draw_part (cairo_t                  *cr,
           const ClashArenaGeometry *geometry,
           int                       a,
           int                       b,
           double                    from,
           double                    to)
{
  double ax, ay, bx, by, length, u, v;

  clash_arena_geometry_cell (geometry, a, &ax, &ay);
  clash_arena_geometry_cell (geometry, b, &bx, &by);
  length = hypot (bx - ax, by - ay);
  u = (bx - ax) / length * geometry->radius;
  v = (by - ay) / length * geometry->radius;
  harena_marks_way (cr, (HarenaPoint) { ax + u * from, ay + v * from },
                    (HarenaPoint) { ax + u * to, ay + v * to }, geometry->radius);
}

void
clash_arena_overlay_way (GtkSnapshot              *snapshot,
                         const ClashArenaGeometry *geometry,
                         const HarenaView         *view)
{
  const double apart = sqrt (3);
  int          path[CLASH_N_CELLS];
  int          length = clash_get_path (view, path);

  for (int i = 0; i + 1 < length; i++)
    {
      cairo_t *cr = begin (snapshot, geometry, path[i], path[i + 1]);
      double   from = i == 0 ? OF_SOURCE : OF_DISC;

      if (i + 2 < length)
        draw_part (cr, geometry, path[i], path[i + 1], from, apart - OF_DISC);
      else
        {
          /* The ring about the space in hand is not crossed. */
          if (from < OF_RING)
            draw_part (cr, geometry, path[i], path[i + 1], from, OF_RING);
          draw_part (cr, geometry, path[i], path[i + 1], apart - OF_RING, apart - OF_SPACE);
        }
      cairo_destroy (cr);
    }
}

void
clash_arena_overlay_battle (GtkSnapshot              *snapshot,
                            const ClashArenaGeometry *geometry,
                            int                       from,
                            int                       target,
                            double                    turn)
{
  cairo_t *cr = begin (snapshot, geometry, from, target);
  double   ax, ay, bx, by;

  clash_arena_geometry_cell (geometry, from, &ax, &ay);
  clash_arena_geometry_cell (geometry, target, &bx, &by);
  cairo_translate (cr, ax + (bx - ax) * 0.4, ay + (by - ay) * 0.4);
  cairo_rotate (cr, atan2 (bx - ax, ay - by) * turn);
  harena_art_draw (cr, "disc-attack", 0, 0, geometry->radius * 0.46, NULL);
  cairo_destroy (cr);
}

/* What a move of the board is about: where it begins, where it goes first, whom it attacks. */
typedef struct
{
  int from;
  int to;
  int target;
} Course;

static Course
course_of (HarenaMove move)
{
  int a = clash_move_a (move);
  int b = clash_move_b (move);

  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
    case CLASH_PLACE:
      return (Course) { a, a, CLASH_NO_CELL };
    case CLASH_ATTACK:
    case CLASH_BEAST:
      return (Course) { a, b, clash_move_c (move) };
    case CLASH_RELEASE:
      return (Course) { b, b, clash_move_c (move) };
    default:
      return (Course) { CLASH_NO_CELL, CLASH_NO_CELL, CLASH_NO_CELL };
    }
}

static void
draw_ring (GtkSnapshot              *snapshot,
           const ClashArenaGeometry *geometry,
           int                       cell)
{
  cairo_t      *cr = begin (snapshot, geometry, cell, cell);
  HarenaOutline outline;
  double        x, y;

  clash_arena_geometry_cell (geometry, cell, &x, &y);
  cairo_translate (cr, x, y);
  harena_outline_init_hex (&outline, geometry->radius, FALSE);
  harena_marks_hint (cr, &outline);
  cairo_destroy (cr);
}

/* Along the way, and from its end towards the target; both ends stop short of the crests. */
static void
draw_course (GtkSnapshot              *snapshot,
             const ClashArenaGeometry *geometry,
             const Course             *course,
             ClashCells                empty)
{
  int      path[CLASH_N_CELLS + 1];
  HarenaPoint points[CLASH_N_CELLS + 1];
  int      length = clash_find_way (empty, course->from, course->to, path);
  HarenaPoint *first = points;
  HarenaPoint *last;
  double   k;
  cairo_t *cr;

  if (length == 0)
    return;
  path[length++] = course->target;
  for (int i = 0; i < length; i++)
    clash_arena_geometry_cell (geometry, path[i], &points[i].x, &points[i].y);
  k = geometry->radius * 0.4 / hypot (first[1].x - first[0].x, first[1].y - first[0].y);
  first->x += (first[1].x - first->x) * k;
  first->y += (first[1].y - first->y) * k;
  last = points + length - 1;
  k = geometry->radius * 0.5 / hypot (last->x - last[-1].x, last->y - last[-1].y);
  last->x -= (last->x - last[-1].x) * k;
  last->y -= (last->y - last[-1].y) * k;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, geometry->width,
                                                                 geometry->height));
  harena_marks_arrow (cr, points, length, geometry->radius);
  cairo_destroy (cr);
}

void
clash_arena_overlay_hint (GtkSnapshot              *snapshot,
                          const ClashArenaGeometry *geometry,
                          const HarenaView         *view,
                          HarenaMove                move)
{
  Course course = course_of (move);

  if (course.from == CLASH_NO_CELL)
    return;
  draw_ring (snapshot, geometry, course.from);
  if (course.to != course.from)
    draw_ring (snapshot, geometry, course.to);
  if (course.target == CLASH_NO_CELL)
    return;
  draw_ring (snapshot, geometry, course.target);
  draw_course (snapshot, geometry, &course, clash_empty (clash_position (view)));
}
