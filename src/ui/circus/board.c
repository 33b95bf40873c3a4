/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track in both layouts; all but the chariots and the marks is a picture. */

#include "circus/board.h"

#include "board/marks.h"
#include "circus/layout.h"
#include "circus/names.h"
#include "circus/paint.h"
#include "circus/picks.h"
#include "circus/scroll-map.h"
#include "circus/speech.h"
#include "circus/way.h"
#include "widgets/art.h"
#include "widgets/brush.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>
#include <string.h>

enum
{
  /* Milliseconds. */
  STEP = 90,
  GATE = 200,

  MIDDLE = 100, /* f11 */
};

G_STATIC_ASSERT (sizeof (CircusFigure) <= sizeof (HarenaContent));
G_STATIC_ASSERT (sizeof (CircusMark) <= sizeof (((HarenaMark *) NULL)->own));

static gboolean stands_on_end;

gboolean
circus_board_is_flat (void)
{
  return stands_on_end;
}

/* M9: the chariot whose turn comes after the present one; -1 if there is none. */
static int
next_chariot (const CircusPosition *position)
{
  CircusTurn turns[CIRCUS_CHARIOTS_MAX];
  int        n_turns = circus_round_order (position, turns);

  for (int i = 0; i + 1 < n_turns; i++)
    if (turns[i].time == CIRCUS_PRESENT)
      return turns[i + 1].chariot;
  return -1;
}

static void
fill (const HarenaView *view,
      int               space,
      HarenaContent    *content)
{
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_at (position, space);
  CircusFigure          figure;

  if (chariot < 0)
    return;
  circus_figure_of (position, chariot, harena_view_colour (view, circus_seat_of (chariot)),
                    &figure);
  figure.next = chariot == next_chariot (position);
  memcpy (content, &figure, sizeof figure);
}

static void
draw (cairo_t              *cr,
      const HarenaGeometry *geometry,
      int space             G_GNUC_UNUSED,
      const HarenaContent  *content)
{
  circus_paint_figure (cr, (const CircusFigure *) content, geometry->radius,
                       geometry->layout->flat);
}

static gboolean
is_mover (const HarenaView *view,
          int               space)
{
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_on_turn (position);

  return chariot >= 0 && position->hexes[chariot] == space;
}

static void
mark (const HarenaView *view,
      int               space,
      HarenaMark       *house)
{
  CircusMark own = { 0 };
  HarenaMove move, sight;
  gboolean   marked = TRUE;

  *house = (HarenaMark) { 0 };
  own.sight = circus_move_in_sight (view, &sight)
              && circus_end_of (view->position, sight) == space;
  own.chosen = circus_picked_card (view) != 0;
  if (is_mover (view, space))
    own.kind = CIRCUS_MARK_MOVER;
  else if (view->n_moves > 0 && circus_move_to (view, space, &move))
    {
      own.kind = circus_move_verb (move) == CIRCUS_PLACE ? CIRCUS_MARK_START : CIRCUS_MARK_END;
      own.gold = circus_is_finish (space);
      own.cards = circus_cards_to (view, space);
      own.colour = harena_view_colour (view, view->asked);
      own.number = circus_chariot_on_turn (view->position) % CIRCUS_TEAM;
    }
  else
    marked = FALSE;
  if (!marked)
    return;
  house->kind = HARENA_MARK_OWN + own.kind;
  house->layer = own.kind == CIRCUS_MARK_MOVER ? 1 : own.sight ? 3 : 2;
  memcpy (house->own, &own, sizeof own);
}

static void
draw_mark (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int space             G_GNUC_UNUSED,
           const HarenaMark     *house)
{
  CircusMark own;

  memcpy (&own, house->own, sizeof own);
  circus_board_draw_mark (cr, &own, geometry->radius, geometry->layout->flat);
}

/* M17: the way of what is looked at, from hex to hex; the discs on it stay free. */
static void
draw_way (cairo_t              *cr,
          const HarenaGeometry *geometry,
          const CircusPosition *position,
          HarenaMove            move)
{
  double      free = geometry->radius * 0.46;
  CircusPath  path;
  HarenaPoint from;

  circus_path_of_move (position, move, &path);
  if (path.n_hexes == 0)
    return;
  from = harena_geometry_centre (geometry, position->hexes[circus_chariot_on_turn (position)]);
  for (int i = 0; i < path.n_hexes; i++)
    {
      HarenaPoint to = harena_geometry_centre (geometry, path.hexes[i]);
      double      length = hypot (to.x - from.x, to.y - from.y);
      double      u = (to.x - from.x) / length;
      double      v = (to.y - from.y) / length;
      double      begin = i == 0 ? geometry->radius * 0.9 : free;
      double      end = i + 1 == path.n_hexes ? geometry->radius * 0.9 : free;

      if (begin + end < length)
        harena_marks_way (cr, (HarenaPoint) { from.x + u * begin, from.y + v * begin },
                          (HarenaPoint) { to.x - u * end, to.y - v * end }, geometry->radius);
      from = to;
    }
}

static void
draw_above (GtkSnapshot             *snapshot,
            const HarenaGeometry    *geometry,
            const HarenaView        *view,
            const HarenaMotionState *state)
{
  cairo_t   *cr = gtk_snapshot_append_cairo (snapshot,
                                             &GRAPHENE_RECT_INIT (0, 0, geometry->width,
                                                                  geometry->height));
  HarenaMove move;

  if (state->motion == NULL && circus_move_in_sight (view, &move))
    draw_way (cr, geometry, circus_position (view), move);
  circus_scroll_map_draw (cr, geometry, view);
  cairo_destroy (cr);
}

static void
draw_label (cairo_t              *cr,
            const HarenaGeometry *geometry,
            HarenaPoint           anchor,
            const char           *text,
            double                size,
            gboolean              boxed)
{
  HarenaPoint at = harena_geometry_point (geometry, anchor);
  gboolean    dark = harena_look_is_dark (harena_look_get_default ());
  GdkRGBA     ink, ground;

  gdk_rgba_parse (&ink, dark ? "#efe4cb" : boxed ? "#1f1814" : "#7d6433");
  gdk_rgba_parse (&ground, dark ? "#33241b" : "#fbf4e4");
  if (boxed)
    {
      double half = 6 + g_utf8_strlen (text, -1) * size * 0.31;

      harena_brush_rounded (cr, at.x - half - size, at.y - size, 2 * (half + size), 2 * size, size);
      gdk_cairo_set_source_rgba (cr, &ground);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_set_line_width (cr, dark ? 0 : 1.5);
      if (!dark)
        cairo_stroke (cr);
      cairo_new_path (cr);
    }
  harena_brush_text_about (cr, text, at.x, at.y, size, boxed, &ink);
}

/* In high contrast the picture gives way to lines. */
static void
draw_plain (cairo_t              *cr,
            const HarenaGeometry *geometry)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());
  double   ink = dark ? 1 : 0;

  cairo_set_source_rgb (cr, 1 - ink, 1 - ink, 1 - ink);
  cairo_paint (cr);
  for (int hex = 0; hex < CIRCUS_N_HEXES; hex++)
    {
      HarenaPoint   at = harena_geometry_centre (geometry, hex);
      gboolean      special = circus_is_finish (hex) || circus_is_start (hex);
      HarenaOutline outline;

      cairo_save (cr);
      cairo_translate (cr, at.x, at.y);
      harena_outline_init_hex (&outline, geometry->radius, geometry->layout->flat);
      harena_marks_path (cr, &outline, special ? 0.9 : 1);
      cairo_set_source_rgb (cr, ink, ink, ink);
      cairo_set_line_width (cr, special ? 3 : 1);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

static void
draw_ground (cairo_t              *cr,
             const HarenaGeometry *geometry)
{
  const HarenaLayout *layout = geometry->layout;
  gboolean            dark = harena_look_is_dark (harena_look_get_default ());
  GdkRGBA             outer;

  stands_on_end = layout->flat;
  if (harena_look_is_contrast (harena_look_get_default ()))
    {
      draw_plain (cr, geometry);
      return;
    }
  gdk_rgba_parse (&outer, dark ? "#1c1613" : "#b47f5a");
  gdk_cairo_set_source_rgba (cr, &outer);
  cairo_paint (cr);
  harena_art_draw_picture (cr, dark ? layout->ground_dark : layout->ground, geometry->x,
                           geometry->y, layout->width * geometry->scale,
                           layout->height * geometry->scale);
  if (layout->flat)
    return;
  for (int row = 0; row < CIRCUS_N_ROWS; row++)
    draw_label (cr, geometry, circus_row_labels[row], (char[]) { 'a' + row, '\0' },
                11 * geometry->scale, FALSE);
  /* Translators: upon the board, with an arrow in the direction of the race. */
  draw_label (cr, geometry, circus_straight_labels[0], C_("board", "◂ Top straight"),
              12 * geometry->scale, TRUE);
  /* Translators: upon the board, with an arrow in the direction of the race. */
  draw_label (cr, geometry, circus_straight_labels[1], C_("board", "Bottom straight ▸"),
              12 * geometry->scale, TRUE);
}

/* The hex of who moves; while chariots are placed the start. */
static int
look_at (const HarenaView *view)
{
  const CircusPosition *position = circus_position (view);
  int                   chariot = circus_chariot_on_turn (position);

  if (chariot < 0)
    return -1;
  return position->step == CIRCUS_STEP_PLACE ? circus_starts[CIRCUS_STARTS / 2]
                                             : position->hexes[chariot];
}

/* It comes out of the gate of its row. */
static void
plan_place (const HarenaTelling  *telling,
            const HarenaGeometry *geometry,
            HarenaWalker         *walker)
{
  int hex = circus_move_a (telling->move);
  int row = circus_hexes[hex].row;

  walker->path[0] = circus_gates[geometry->layout->flat ? 1 : 0][row];
  walker->path[1] = geometry->layout->spaces[hex].centre;
  walker->n_points = 2;
  walker->time = GATE;
  walker->space = hex;
}

static void
plan_drive (const HarenaTelling  *telling,
            const HarenaGeometry *geometry,
            HarenaWalker         *walker)
{
  const CircusPosition *before = telling->before;
  int                   chariot = circus_chariot_on_turn (before);
  CircusPath            path;

  circus_path_of_move (before, telling->move, &path);
  walker->path[0] = geometry->layout->spaces[before->hexes[chariot]].centre;
  for (int i = 0; i < path.n_hexes; i++)
    walker->path[i + 1] = geometry->layout->spaces[path.hexes[i]].centre;
  walker->n_points = path.n_hexes + 1;
  walker->time = STEP * path.n_hexes;
  walker->space = path.hexes[path.n_hexes - 1];
}

static void
plan (const HarenaTelling  *telling,
      const HarenaGeometry *geometry,
      HarenaMotion         *motion)
{
  const CircusPosition *before = telling->before;
  CircusPosition        shown = *before;
  int                   chariot = circus_chariot_on_turn (before);
  HarenaWalker         *walker = &motion->walkers[0];
  CircusFigure          figure;

  if (circus_move_verb (telling->move) == CIRCUS_PLACE)
    {
      plan_place (telling, geometry, walker);
      shown.hexes[chariot] = walker->space;
    }
  else if (circus_move_verb (telling->move) == CIRCUS_DRIVE)
    plan_drive (telling, geometry, walker);
  else
    return;

  circus_figure_of (&shown, chariot, harena_telling_colour (telling, circus_seat_of (chariot)),
                    &figure);
  memcpy (&walker->content, &figure, sizeof figure);
  motion->n_walkers = 1;
  motion->held[0] = (HarenaHeld) { .space = walker->space, .until = walker->time };
  motion->n_held = 1;
}

const HarenaBoard circus_board = {
  .name = N_("The track"),
  .n_spaces = CIRCUS_N_HEXES,
  .layouts = circus_layouts,
  .n_layouts = 2,
  .middle = MIDDLE,
  .draw_ground = draw_ground,
  .fill = fill,
  .draw = draw,
  .reach = 1.5,
  .mark = mark,
  .draw_mark = draw_mark,
  .draw_above = draw_above,
  .look_at = look_at,
  .plan = plan,
};
