/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where on the map. Marks are in mark.c, motion is in plan.c. */

#include "hannibal/board.h"

#include "hannibal/facts.h"
#include "hannibal/hand.h"
#include "hannibal/layout.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>
#include <string.h>

#define REACH  1.9  /* radii of an area about its middle: names and banners in the sea */
#define FLEET  1.56 /* of the radius of a roadstead */
#define CLASH  0.6
#define LIFT   0.13
#define LEAST  12.0 /* pixels of a name */

void
hannibal_content_init (HannibalContent        *content,
                       const HannibalPosition *position,
                       const int               colours[HANNIBAL_N_SIDES],
                       int                     place)
{
  *content = (HannibalContent) {
    .hannibal = position->hannibal == place,
    .conflict = position->place == place ? position->mover + 1 : 0,
  };
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      content->count[side] = position->pieces[side][place];
      content->colours[side] = colours[side];
      content->banners[side] = place < HANNIBAL_N_AREAS ? hannibal_line_of (position, side, place)
                                                        : -1;
      content->held[side] = content->banners[side] >= 0
                            && hannibal_strength (position, side, place) > 0;
    }
}

static void
fill (const HarenaView *view,
      int               space,
      HarenaContent    *content)
{
  HannibalContent own;
  int             colours[] = { harena_view_colour (view, 1), harena_view_colour (view, 2) };

  hannibal_content_init (&own, hannibal_position (view), colours, space);
  if (view->live && hannibal_held_place (view) == space)
    own.lifted = hannibal_holds_him (view) ? 2 : 1;
  memcpy (content, &own, sizeof own);
}

static HarenaPoint
from_centre (const HarenaGeometry *geometry,
             int                   space,
             HarenaPoint           point)
{
  HarenaPoint centre = geometry->layout->spaces[space].centre;

  return (HarenaPoint) { (point.x - centre.x) * geometry->scale,
                         (point.y - centre.y) * geometry->scale };
}

static void
ground_colours (gboolean  sea,
                GdkRGBA  *text,
                GdkRGBA  *halo)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());

  gdk_rgba_parse (text, dark ? "#f3ead6" : "#1f1814");
  if (sea)
    gdk_rgba_parse (halo, dark ? "#2c3331" : "#e0e4d8");
  else
    gdk_rgba_parse (halo, dark ? "#33291f" : "#f4e8cd");
}

static void
draw_name (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int                   space)
{
  const HannibalMapLayout  *map = hannibal_layout_of (geometry);
  const HannibalAreaLayout *area = &map->areas[space];
  HarenaPoint               at = from_centre (geometry, space, area->label);
  double                    size = MAX (map->label_size * geometry->scale, LEAST);
  double                    step = MAX (map->label_step * geometry->scale, LEAST);
  g_auto (GStrv)            lines = g_strsplit (hannibal_places[space].name, " ",
                                                area->label_lines);
  GdkRGBA                   text, halo;

  ground_colours (space == HANNIBAL_CORSICA || space == HANNIBAL_SICILIA, &text, &halo);
  for (int i = 0; lines[i] != NULL; i++)
    hannibal_text_draw (cr, lines[i], at.x, at.y + i * step, size, 0.5, TRUE, &text, &halo);
}

/* Rome's comes first. */
static void
draw_banners (cairo_t               *cr,
              const HarenaGeometry  *geometry,
              int                    space,
              const HannibalContent *content)
{
  const HannibalMapLayout *map = hannibal_layout_of (geometry);
  int                      n = 0;

  for (int side = HANNIBAL_ROME; side >= HANNIBAL_CARTHAGE; side--)
    if (content->banners[side] >= 0)
      {
        HarenaPoint at = from_centre (geometry, space, map->areas[space].goals[n++]);
        GdkRGBA     colour;

        harena_look_get_seat (harena_look_get_default (), content->colours[side], &colour);
        hannibal_banner_draw (cr, side, content->banners[side], content->held[side], at.x, at.y,
                              map->goal * geometry->scale, &colour);
      }
}

static void
draw_area (cairo_t               *cr,
           const HarenaGeometry  *geometry,
           int                    space,
           const HannibalContent *content)
{
  const HannibalMapLayout  *map = hannibal_layout_of (geometry);
  const HannibalAreaLayout *area = &map->areas[space];
  double                    k = geometry->scale;
  gboolean                  plain = map == &hannibal_map_tall;
  gboolean                  him_attacks = content->conflict == HANNIBAL_CARTHAGE + 1;

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      gboolean      attacks = content->conflict == side + 1;
      HarenaPoint   at = from_centre (geometry, space, attacks ? area->attacker : area->legions);
      HannibalToken token = { HANNIBAL_TOKEN_LEGION, side, content->colours[side],
                              content->count[side], plain };

      if (content->lifted == 1)
        at.y -= LIFT * map->token * k;
      if (token.count > 0)
        hannibal_token_draw (cr, &token, at.x, at.y, map->token * k);
    }
  if (content->hannibal)
    {
      HarenaPoint   at = from_centre (geometry, space, him_attacks ? area->attacker
                                                                   : area->hannibal);
      HannibalToken him = { HANNIBAL_TOKEN_HIM, HANNIBAL_CARTHAGE,
                            content->colours[HANNIBAL_CARTHAGE], 1, plain };

      if (content->lifted == 2)
        at.y -= LIFT * map->hannibal * k;
      hannibal_token_draw (cr, &him, at.x, at.y, map->hannibal * k);
    }
}

static void
draw_route (cairo_t               *cr,
            const HarenaGeometry  *geometry,
            int                    space,
            const HannibalContent *content)
{
  const HannibalMapLayout   *map = hannibal_layout_of (geometry);
  const HannibalRouteLayout *route = &map->routes[space - HANNIBAL_N_AREAS];
  double                     size = route->radius * FLEET * geometry->scale;

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      HannibalToken token = { HANNIBAL_TOKEN_FLEET, side, content->colours[side],
                              content->count[side], map == &hannibal_map_tall };
      HarenaPoint   at = { 0, 0 };

      if (content->conflict != 0)
        at = from_centre (geometry, space, route->clash[content->conflict == side + 1]);
      if (content->lifted != 0)
        at.y -= LIFT * size;
      if (token.count > 0)
        hannibal_token_draw (cr, &token, at.x, at.y, content->conflict != 0 ? size * CLASH : size);
    }
}

void
hannibal_content_draw (cairo_t              *cr,
                       const HarenaGeometry *geometry,
                       int                   space,
                       const HarenaContent  *house)
{
  HannibalContent content;

  memcpy (&content, house, sizeof content);
  if (space >= HANNIBAL_N_AREAS)
    {
      draw_route (cr, geometry, space, &content);
      return;
    }
  if (!content.unnamed)
    {
      draw_name (cr, geometry, space);
      draw_banners (cr, geometry, space, &content);
    }
  draw_area (cr, geometry, space, &content);
}

/* A single piece on its way, in the middle. */
static void
draw_walker (cairo_t              *cr,
             const HarenaGeometry *geometry,
             int                   space,
             const HarenaContent  *house)
{
  const HannibalMapLayout *map = hannibal_layout_of (geometry);
  HannibalContent          content;
  HannibalToken            token = { .count = 1, .plain = map == &hannibal_map_tall };
  double                   size = map->token;

  memcpy (&content, house, sizeof content);
  token.side = content.count[HANNIBAL_ROME] > 0 ? HANNIBAL_ROME : HANNIBAL_CARTHAGE;
  token.colour = content.colours[token.side];
  if (content.hannibal)
    {
      token.kind = HANNIBAL_TOKEN_HIM;
      size = map->hannibal;
    }
  else if (space >= HANNIBAL_N_AREAS)
    {
      token.kind = HANNIBAL_TOKEN_FLEET;
      size = map->routes[space - HANNIBAL_N_AREAS].radius * FLEET;
    }
  hannibal_token_draw (cr, &token, 0, 0, size * geometry->scale);
}

/* Hannibal beside a stack is pressed by himself. */
static HarenaTarget
target_at (const HarenaView     *view,
           const HarenaGeometry *geometry,
           int                   space,
           double                x,
           double                y)
{
  const HannibalPosition  *position = hannibal_position (view);
  const HannibalMapLayout *map = hannibal_layout_of (geometry);
  HarenaPoint              at;

  if (position->hannibal != space || hannibal_plain (position, HANNIBAL_CARTHAGE, space) == 0)
    return HARENA_NO_TARGET;

  at = from_centre (geometry, space, map->areas[space].hannibal);
  return hypot (x - at.x, y - at.y) <= map->hannibal * geometry->scale / 2 ? HANNIBAL_PIECE
                                                                           : HARENA_NO_TARGET;
}

/* The tall map where a window is higher than it is wide. */
static int
choose_layout (int width,
               int height)
{
  return width < height * 1.05;
}

/* The frame of the mosaic goes on to the edges of the board. */
static void
draw_ground (cairo_t              *cr,
             const HarenaGeometry *geometry)
{
  const HarenaLayout *layout = geometry->layout;
  gboolean            dark = harena_look_is_dark (harena_look_get_default ());
  GdkRGBA             frame;

  gdk_rgba_parse (&frame, dark ? "#120d09" : "#1f1814");
  gdk_cairo_set_source_rgba (cr, &frame);
  cairo_paint (cr);
  harena_art_draw_picture (cr, dark ? layout->ground_dark : layout->ground, geometry->x, geometry->y,
                           layout->width * geometry->scale, layout->height * geometry->scale);
}

const HarenaBoard hannibal_board = {
  .name = N_("The map"),
  .n_spaces = HANNIBAL_N_PLACES,
  .layouts = hannibal_layouts,
  .n_layouts = HANNIBAL_N_LAYOUTS,
  .middle = HANNIBAL_SARDINIA,
  .choose_layout = choose_layout,
  .draw_ground = draw_ground,
  .fill = fill,
  .draw = hannibal_content_draw,
  .reach = REACH,
  .draw_walker = draw_walker,
  .mark = hannibal_mark,
  .draw_mark = hannibal_mark_draw,
  .target_at = target_at,
  .plan = hannibal_plan,
};
