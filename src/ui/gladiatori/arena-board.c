/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who stands in the hexes, the discs on the scale about them, and how they move. */

#include "gladiatori/arena-board.h"

#include "layout.h"
#include "gladiatori/marks.h"
#include "gladiatori/movement.h"
#include "gladiatori/names.h"
#include "gladiatori/targets.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  MIDDLE = 39,      /* e6 */
  STEP_TIME = 140,  /* milliseconds a hex */
  FADE_TIME = 200,
};

G_STATIC_ASSERT (G_N_ELEMENTS (wide_spaces) == GLAD_N_SPACES);
G_STATIC_ASSERT (sizeof (GladFigure) <= sizeof (HarenaContent));

static const double *
angles_of (const HarenaGeometry *geometry)
{
  return direction_angles[geometry->layout->flat];
}

static void
fill (const HarenaView *view,
      int               space,
      HarenaContent    *content)
{
  const GladPosition *position = glad_position (view);
  int                 colours[GLAD_SEATS];
  GladFigure          figure;

  for (int i = 0; i < GLAD_SEATS; i++)
    colours[i] = harena_view_colour (view, i + 1);
  figure = glad_figure_of (position, position->board[glad_cell_of_space (space)], colours);
  memcpy (content->bytes, &figure, sizeof figure);
}

static void
draw (cairo_t              *cr,
      const HarenaGeometry *geometry,
      int                   space G_GNUC_UNUSED,
      const HarenaContent  *content)
{
  GladFigure figure;

  memcpy (&figure, content->bytes, sizeof figure);
  if (figure.there)
    glad_paint_figure (cr, &figure, angles_of (geometry)[figure.facing], geometry->radius);
}

static void
draw_mark (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int                   space G_GNUC_UNUSED,
           const HarenaMark     *mark)
{
  glad_mark_draw (cr, mark, geometry->radius, geometry->layout->flat, angles_of (geometry));
}

/* The disc of a seat on the scale of victory points, each higher one further out (G12). */
static void
draw_vp (GtkSnapshot          *snapshot,
         const HarenaGeometry *geometry,
         const HarenaView     *view,
         int                   seat)
{
  const GladPosition *position = glad_position (view);
  int                 vp = position->seats[seat].vp;
  int                 place = ((vp - SCALE_FIRST) % SCALE_LAP + SCALE_LAP) % SCALE_LAP;
  gboolean            flat = geometry->layout->flat;
  int                 under = 0;
  double              radius = SCALE_DISC * geometry->scale;
  HarenaPoint         at = scale_places[flat][place];
  GdkRGBA             colour = glad_seat_colour (harena_view_colour (view, seat));
  GdkRGBA             bone, ink;
  char                crest[16];
  cairo_t            *cr;

  for (int i = position->n_seats - 1; i >= 0 && position->discs[i] != seat; i--)
    under += position->seats[position->discs[i]].vp == vp;
  at.x += 6 * under * scale_out[flat][place].x;
  at.y += 6 * under * scale_out[flat][place].y;
  at = harena_geometry_point (geometry, at);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (at.x - 2 * radius,
                                                                 at.y - 2 * radius, 4 * radius,
                                                                 4 * radius));
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  g_snprintf (crest, sizeof crest, "crest-%d", harena_view_colour (view, seat));
  harena_art_draw (cr, crest, at.x, at.y, 1.5 * radius, &bone);
  if (vp > SCALE_FIRST + SCALE_LAP - 1)
    harena_art_draw (cr, "gladiatori/vp-laurel", at.x, at.y, 2.8 * radius, NULL);
  else if (vp < SCALE_FIRST)
    harena_art_draw (cr, "gladiatori/vp-bar", at.x, at.y, 2.8 * radius, NULL);
  cairo_destroy (cr);
}

/* Every fifth place of the scale has its number. */
static void
draw_scale (GtkSnapshot          *snapshot,
            const HarenaGeometry *geometry)
{
  GdkRGBA  ink = glad_text_colour ();
  double   size = MAX (13 * geometry->scale, 12);
  cairo_t *cr;

  if (geometry->layout->flat)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, geometry->width,
                                                                 geometry->height));
  for (int place = 0; place < SCALE_LAP; place++)
    {
      HarenaPoint at = harena_geometry_point (geometry, scale_places[0][place]);
      char        text[16];

      if ((place + SCALE_FIRST) % SCALE_EVERY != 0)
        continue;
      g_snprintf (text, sizeof text, "%d", place + SCALE_FIRST);
      glad_paint_text (cr, text, at.x, at.y, size, 0, &ink);
    }
  cairo_destroy (cr);
}

static void
draw_above (GtkSnapshot             *snapshot,
            const HarenaGeometry    *geometry,
            const HarenaView        *view,
            const HarenaMotionState *state G_GNUC_UNUSED)
{
  const GladPosition *position = glad_position (view);

  draw_scale (snapshot, geometry);
  for (int i = position->n_seats - 1; i >= 0; i--)
    draw_vp (snapshot, geometry, view, position->discs[i]);
}

/* Whoever stands elsewhere than before walks there. */
static void
plan_walk (const HarenaTelling  *telling,
           const HarenaGeometry *geometry,
           int                   who,
           HarenaMotion         *motion)
{
  const GladPosition *before = telling->before;
  const GladPosition *after = telling->after;
  int                 from = glad_cell_of (before, who);
  int                 to = glad_cell_of (after, who);
  int                 colours[GLAD_SEATS];
  GladFigure          figure;
  HarenaWalker       *walker = &motion->walkers[motion->n_walkers];
  HarenaHeld         *held = &motion->held[motion->n_held];

  if (from == to || from == 0 || to == 0 || motion->n_walkers == HARENA_MOTION_MAX)
    return;
  for (int i = 0; i < GLAD_SEATS; i++)
    colours[i] = harena_telling_colour (telling, i + 1);
  figure = glad_figure_of (after, who, colours);
  *walker = (HarenaWalker) {
    .path = { geometry->layout->spaces[glad_space_of_cell (from)].centre,
              geometry->layout->spaces[glad_space_of_cell (to)].centre },
    .n_points = 2,
    .time = STEP_TIME * glad_distance (from, to),
    .space = glad_space_of_cell (to),
  };
  memcpy (walker->content.bytes, &figure, sizeof figure);
  *held = (HarenaHeld) { .space = glad_space_of_cell (to), .until = walker->time };
  motion->n_walkers++;
  motion->n_held++;
}

static void
plan (const HarenaTelling  *telling,
      const HarenaGeometry *geometry,
      HarenaMotion         *motion)
{
  const GladPosition *before = telling->before;
  const GladPosition *after = telling->after;

  for (int seat = 1; seat <= before->n_seats; seat++)
    {
      plan_walk (telling, geometry, seat, motion);
      if (before->seats[seat].cell == 0 && after->seats[seat].cell != 0)
        motion->pops[motion->n_pops++]
          = (HarenaPop) { glad_space_of_cell (after->seats[seat].cell), 0.6, FADE_TIME };
    }
  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    if (before->animals[i].kind != GLAD_NO_ANIMAL && after->animals[i].kind != GLAD_NO_ANIMAL)
      plan_walk (telling, geometry, GLAD_FIRST_ANIMAL + i, motion);
    else if (after->animals[i].kind != GLAD_NO_ANIMAL && motion->n_pops < HARENA_MOTION_MAX)
      motion->pops[motion->n_pops++]
        = (HarenaPop) { glad_space_of_cell (after->animals[i].cell), 0.6, FADE_TIME };
}

const HarenaBoard glad_board = {
  .name = N_("The arena"),
  .n_spaces = GLAD_N_SPACES,
  .layouts = layouts,
  .n_layouts = G_N_ELEMENTS (layouts),
  .middle = MIDDLE,
  .fill = fill,
  .draw = draw,
  .reach = 1.7,
  .mark = glad_mark,
  .draw_mark = draw_mark,
  .draw_above = draw_above,
  .plan = plan,
};
