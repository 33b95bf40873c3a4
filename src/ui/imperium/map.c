/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the map shows of a position, and of the choice that is in hand. */

#include "imperium/map.h"

#include "imperium/picks.h"
#include "imperium/scoring.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <string.h>

/* How far a province reaches, in radii of a space; layout.py sees to it. */
#define REACH 3.1

enum
{
  WIDE_FROM = 560,  /* pixels of the board: below this names and figures need the other map */

  MARK_STANDARD = HARENA_MARK_OWN,
  MARK_CHOSEN,
};

/* What a province holds. */
typedef struct
{
  ImperiumColumn columns[HARENA_SEATS_MAX];
  guint8         seats;
  guint8         proconsul; /* the colour; 0: none */
  guint8         standard;  /* whether it is here */
  guint8         dark;
} Province;

G_STATIC_ASSERT (sizeof (Province) <= sizeof (HarenaContent));

/* I16, I19: alone first, level for first, or neither. */
static ImperiumRank
rank_of (const ImperiumPosition *position,
         int                     province,
         int                     seat)
{
  const uint8_t *influence = position->influence[province];
  ImperiumRank   rank = influence[seat - 1] > 0 ? IMPERIUM_RANK_FIRST : IMPERIUM_RANK_NONE;

  for (int other = 1; other <= position->seats; other++)
    {
      if (influence[other - 1] > influence[seat - 1])
        return IMPERIUM_RANK_NONE;
      if (other != seat && influence[other - 1] == influence[seat - 1]
          && rank == IMPERIUM_RANK_FIRST)
        rank = IMPERIUM_RANK_LEVEL;
    }
  return rank;
}

void
imperium_find_columns (const HarenaView *view,
                       int               province,
                       ImperiumColumn   *columns)
{
  const ImperiumPosition *position = imperium_position (view);

  memset (columns, 0, HARENA_SEATS_MAX * sizeof *columns);
  for (int seat = 1; seat <= position->seats; seat++)
    columns[seat - 1] = (ImperiumColumn) {
      .colour = harena_view_colour (view, seat),
      .cylinders = position->influence[province][seat - 1],
      .added = imperium_choice_cylinders (imperium_shown_choice (view, seat), province),
      .proconsul = position->proconsul[province] == seat,
      .rank = rank_of (position, province, seat),
    };
}

static void
fill (const HarenaView *view,
      int               space,
      HarenaContent    *content)
{
  const ImperiumPosition *position = imperium_position (view);
  Province               *province = (Province *) content;

  imperium_find_columns (view, space, province->columns);
  province->seats = position->seats;
  province->proconsul = harena_view_colour (view, position->proconsul[space]);
  province->standard = position->standard == space && position->step != IMPERIUM_STEP_OVER;
  province->dark = harena_look_is_dark (harena_look_get_default ());
}

static const ImperiumMap *
map_of (const HarenaGeometry *geometry)
{
  return &imperium_maps[geometry->layout - imperium_layouts];
}

/* From pixels about the middle of a space to units of the map. */
static void
enter_map (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int                   space)
{
  HarenaPoint centre = geometry->layout->spaces[space].centre;

  cairo_scale (cr, geometry->scale, geometry->scale);
  cairo_translate (cr, -centre.x, -centre.y);
}

static void
draw_head (cairo_t             *cr,
           const ImperiumPlace *place,
           int                  province)
{
  gboolean dark = harena_look_is_dark (harena_look_get_default ());

  harena_art_draw (cr, imperium_piece (province, place->coin_radius == 0), place->emblem.x,
                   place->emblem.y, place->emblem_size,
                   &imperium_colours[dark][IMPERIUM_COLOUR_EMBLEM]);
  imperium_set_colour (cr, IMPERIUM_COLOUR_TEXT);
  harena_brush_text_within (cr, imperium_provinces[province].name, place->label.x,
                            place->label.y, place->label_size, TRUE, 0, place->label_room);
  harena_brush_disc (cr, place->disc.x, place->disc.y, place->disc_radius);
  imperium_set_colour (cr, IMPERIUM_COLOUR_NUMBER);
  cairo_fill (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_NUMBER_ON);
  harena_brush_number (cr, province + 1, place->disc.x, place->disc.y,
                       place->disc_radius * 1.25, TRUE, 0.5);
}

static void
draw_floor (cairo_t             *cr,
            const ImperiumPlace *place)
{
  harena_brush_rounded (cr, place->floor[0], place->floor[1], place->floor[2],
                        place->floor[3], 2);
  imperium_fill_edged (cr, IMPERIUM_COLOUR_FLOOR, IMPERIUM_COLOUR_FLOOR_LINE, 1.2);
}

static void
draw (cairo_t              *cr,
      const HarenaGeometry *geometry,
      int                   space,
      const HarenaContent  *content)
{
  const Province      *province = (const Province *) content;
  const ImperiumPlace *place = &map_of (geometry)->places[space];

  cairo_save (cr);
  enter_map (cr, geometry, space);
  draw_head (cr, place, space);
  imperium_draw_coins (cr, place, space, imperium_paid_places (space, province->seats));
  draw_floor (cr, place);
  for (int i = 0; i < province->seats; i++)
    imperium_draw_column (cr, &province->columns[i], place,
                          place->column.x + i * place->column_step);
  imperium_draw_proconsul (cr, province->proconsul, place->proconsul.x, place->proconsul.y,
                           place->proconsul_radius);
  if (province->standard)
    harena_art_draw_picture (cr, "imperium/pawn", place->standard.x - place->standard_height / 4,
                             place->standard.y - place->standard_height * 0.97,
                             place->standard_height / 2, place->standard_height);
  cairo_restore (cr);
}

static void
mark (const HarenaView *view,
      int               space,
      HarenaMark       *house)
{
  const ImperiumPosition *position = imperium_position (view);
  gboolean                chosen = view->asked != 0
                                   && imperium_choice_has (imperium_picked (view).choice, space);
  gboolean                looked = view->focus == HARENA_SPACE (space) && view->n_moves > 0;

  *house = (HarenaMark) { 0 };
  if (chosen || looked)
    *house = (HarenaMark) { .kind = MARK_CHOSEN, .layer = 3, .under = TRUE };
  else if (position->standard == space && position->step != IMPERIUM_STEP_OVER)
    *house = (HarenaMark) { .kind = MARK_STANDARD, .layer = 2, .under = TRUE };
  house->own[0] = chosen;
}

/* Ink, and white or gold upon it, all along the border. */
static void
draw_mark (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int                   space,
           const HarenaMark     *house)
{
  double  width = MAX (2.6, 5 * geometry->scale);
  double  dashes[] = { 8 * geometry->scale, 3 * geometry->scale };
  GdkRGBA colour;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  harena_geometry_outline (geometry, cr, space, 1);
  imperium_set_colour (cr, IMPERIUM_COLOUR_INK);
  cairo_set_line_width (cr, width * 1.7);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  colour = (GdkRGBA) { 1, 1, 1, house->own[0] || house->kind == MARK_STANDARD ? 1 : 0.75f };
  if (house->kind == MARK_STANDARD)
    {
      harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_GOLD, &colour);
      cairo_set_dash (cr, dashes, 2, 0);
    }
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A milestone between two neighbours; where both have one proconsul, the crest, so that a run is seen
 * as a chain (I20). */
static void
draw_link (GtkSnapshot          *snapshot,
           const HarenaGeometry *geometry,
           const HarenaView     *view,
           int                   link)
{
  const ImperiumMap      *map = map_of (geometry);
  const ImperiumPosition *position = imperium_position (view);
  HarenaPoint             at = harena_geometry_point (geometry, map->links[link]);
  double                  radius = map->link_radius * geometry->scale;
  int                     seat = position->proconsul[imperium_ring[link]];
  int                     next = position->proconsul[imperium_ring[(link + 1) % 8]];
  cairo_t                *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (at.x - radius * 2,
                                                                 at.y - radius * 2, radius * 4,
                                                                 radius * 4));
  harena_brush_disc (cr, at.x, at.y, seat != 0 && seat == next ? radius * 1.2 : radius * 0.5);
  imperium_set_colour (cr, seat != 0 && seat == next ? IMPERIUM_COLOUR_COIN_FIRST
                                                     : IMPERIUM_COLOUR_FLOOR);
  cairo_fill_preserve (cr);
  imperium_set_colour (cr, IMPERIUM_COLOUR_FLOOR_LINE);
  cairo_set_line_width (cr, radius / 6);
  cairo_stroke (cr);
  if (seat != 0 && seat == next)
    imperium_draw_crest (cr, harena_view_colour (view, seat), at.x, at.y, radius);
  else
    {
      harena_brush_disc (cr, at.x, at.y, radius * 0.16);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
}

static void
draw_above (GtkSnapshot             *snapshot,
            const HarenaGeometry    *geometry,
            const HarenaView        *view,
            const HarenaMotionState *state G_GNUC_UNUSED)
{
  for (int link = 0; link < IMPERIUM_N_PROVINCES; link++)
    draw_link (snapshot, geometry, view, link);
}

static int
choose_layout (int width,
               int height G_GNUC_UNUSED)
{
  return width >= WIDE_FROM ? IMPERIUM_WIDE : IMPERIUM_NARROW;
}

static void
draw_ground (cairo_t              *cr,
             const HarenaGeometry *geometry)
{
  const HarenaLayout *layout = geometry->layout;
  gboolean            dark = harena_look_is_dark (harena_look_get_default ());

  imperium_set_colour (cr, IMPERIUM_COLOUR_INK);
  cairo_paint (cr);
  harena_art_draw_picture (cr, dark ? layout->ground_dark : layout->ground, geometry->x,
                           geometry->y, layout->width * geometry->scale,
                           layout->height * geometry->scale);
}

const HarenaBoard imperium_board = {
  .name = N_("The map of the empire"),
  .n_spaces = IMPERIUM_N_PROVINCES,
  .layouts = imperium_layouts,
  .n_layouts = IMPERIUM_N_MAPS,
  .middle = IMPERIUM_ILLYRICUM,
  .choose_layout = choose_layout,
  .draw_ground = draw_ground,
  .fill = fill,
  .draw = draw,
  .reach = REACH,
  .mark = mark,
  .draw_mark = draw_mark,
  .draw_above = draw_above,
};
