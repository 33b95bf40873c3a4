/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recipe of a hex, as fractions of its radius. */

#include "clash/hex-face.h"

#include "widgets/art.h"
#include "board/marks.h"
#include "widgets/look.h"

#define PLATE       0.93
#define EMPTY       0.95
#define SLOT        0.30
#define CREST       0.42
#define STAR        0.40
#define STAR_X      0.655
#define STAR_Y      -0.43

const double clash_face_slots[CLASH_TEAM_MAX][2] = {
  { 0, -0.525 }, { 0.495, 0 }, { 0, 0.525 }, { -0.495, 0 },
};

static void
trace_hex (cairo_t *cr,
           double   radius)
{
  HarenaOutline outline;

  harena_outline_init_hex (&outline, radius, FALSE);
  harena_marks_path (cr, &outline, 1);
}

static const char *const beast_words[CLASH_BEASTS_END] = { NULL, "lion", "bull", "bear" };

/* The weapons of a beast in the order in which they stand, which is that of its picture. */
static const gint8 symbols[CLASH_BEASTS_END][4] = {
  [CLASH_LION] = { CLASH_SWORD, CLASH_TRIDENT, CLASH_TRIDENT, CLASH_SHIELD },
  [CLASH_BULL] = { CLASH_SPEAR, CLASH_SPEAR, CLASH_SWORD, CLASH_SWORD },
  [CLASH_BEAR] = { CLASH_SWORD, CLASH_SWORD, CLASH_SWORD, CLASH_SHIELD },
};

typedef struct
{
  HarenaLook *look;
  gboolean    dark;
  gboolean    contrast;
  GdkRGBA     ink;
  GdkRGBA     bone;
} Style;

static Style
style_now (void)
{
  Style style = { .look = harena_look_get_default () };

  style.dark = harena_look_is_dark (style.look);
  style.contrast = harena_look_is_contrast (style.look);
  harena_look_get_colour (style.look, HARENA_COLOUR_INK, &style.ink);
  harena_look_get_colour (style.look, HARENA_COLOUR_BONE, &style.bone);
  if (style.contrast)
    gdk_rgba_parse (&style.ink, "#000000");
  return style;
}

static void
set_faded (cairo_t       *cr,
           const GdkRGBA *colour,
           double         strength)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * strength);
}

/* High contrast doubles what is thin. */
static void
set_line (cairo_t     *cr,
          const Style *style,
          double       width)
{
  cairo_set_line_width (cr, style->contrast && width < 2.2 ? 2 * width : width);
}

static void
draw_gladiator (cairo_t     *cr,
                const Style *style,
                double       x,
                double       y,
                double       radius,
                int          kind,
                gboolean     small,
                double       strength)
{
  g_autofree char *piece = g_strdup_printf ("kind-%s%s", clash_kinds[kind].word,
                                            small ? "-symbolic" : "");
  GdkRGBA          ink = style->ink;

  ink.alpha = strength;
  harena_art_draw (cr, piece, x, y, small ? (int) (radius * 1.32 + 0.5) : radius * 1.86, &ink);
}

void
clash_face_draw_gladiator (cairo_t *cr,
                           double   x,
                           double   y,
                           double   radius,
                           int      kind,
                           gboolean small,
                           double   strength)
{
  Style style = style_now ();

  draw_gladiator (cr, &style, x, y, radius, kind, small, strength);
}

static void
draw_slot (cairo_t       *cr,
           const Style   *style,
           const GdkRGBA *on,
           double         x,
           double         y,
           double         radius,
           int            kind)
{
  double r = radius * SLOT;

  cairo_new_path (cr);
  if (kind == CLASH_FACE_HOLE)
    {
      double dash = radius / 18;

      cairo_arc (cr, x, y, r * 0.92, 0, 2 * G_PI);
      set_faded (cr, &style->ink, style->contrast ? 0.45 : 0.22);
      cairo_fill_preserve (cr);
      cairo_save (cr);
      cairo_set_dash (cr, &dash, 1, 0);
      set_line (cr, style, MAX (1, radius / 60));
      set_faded (cr, on, style->contrast ? 1 : 0.55);
      cairo_stroke (cr);
      cairo_restore (cr);
      return;
    }

  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &style->bone);
  cairo_fill_preserve (cr);
  set_line (cr, style, MAX (1, r / 16));
  gdk_cairo_set_source_rgba (cr, &style->ink);
  cairo_stroke (cr);
  draw_gladiator (cr, style, x, y, r, kind, radius < CLASH_FACE_SMALL, 1);
}

static void
draw_plate (cairo_t         *cr,
            const Style     *style,
            const ClashFace *face,
            double           radius,
            const GdkRGBA   *plate,
            const GdkRGBA   *edge,
            const GdkRGBA   *on)
{
  gboolean tinted = style->dark && !style->contrast;
  gboolean small = radius < CLASH_FACE_SMALL;

  trace_hex (cr, radius * (tinted ? PLATE - 0.015 : PLATE));
  gdk_cairo_set_source_rgba (cr, plate);
  cairo_fill_preserve (cr);
  set_line (cr, style, tinted ? MAX (1.6, radius / 22) : MAX (1, radius / 36));
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_stroke (cr);

  /* Where a mark hides the edge, an inner line keeps the colour of the seat in sight. */
  if (tinted && face->marked)
    {
      trace_hex (cr, radius * 0.83);
      set_line (cr, style, MAX (1.2, radius / 30));
      gdk_cairo_set_source_rgba (cr, on);
      cairo_stroke (cr);
    }
  else if (!style->dark && !style->contrast && !small)
    {
      trace_hex (cr, radius * (PLATE - 0.075));
      set_line (cr, style, radius / 60);
      set_faded (cr, on, 0.38);
      cairo_stroke (cr);
    }
}

static void
draw_team (cairo_t         *cr,
           const Style     *style,
           const ClashFace *face,
           double           radius)
{
  g_autofree char *crest = g_strdup_printf ("crest-%d", face->colour);
  GdkRGBA          plate, edge, on;

  harena_look_get_plate (style->look, face->colour, &plate, &edge, &on);
  if (style->contrast && !style->dark)
    on = style->bone;
  draw_plate (cr, style, face, radius, &plate, &edge, &on);
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    draw_slot (cr, style, &on, clash_face_slots[i][0] * radius, clash_face_slots[i][1] * radius,
               radius, face->slots[i]);
  harena_art_draw (cr, crest, 0, 0, radius * CREST, &on);
}

/* A border as on a mosaic: beasts are nobody's, so they have no colour. */
static void
draw_tesserae (cairo_t     *cr,
               const Style *style,
               double       radius)
{
  double dash = radius * 0.86 / 20;

  cairo_save (cr);
  trace_hex (cr, radius * 0.86);
  cairo_set_line_width (cr, radius / 24);
  cairo_set_dash (cr, &dash, 1, 0);
  gdk_cairo_set_source_rgba (cr, &style->ink);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_weapons (cairo_t     *cr,
              const Style *style,
              int          beast,
              double       radius)
{
  gboolean small = radius < CLASH_FACE_SMALL;
  double   size = radius * (small ? 0.28 : 0.26);
  GdkRGBA  colour = style->ink;

  if (!style->contrast)
    harena_look_get_colour (style->look, HARENA_COLOUR_SYMBOL, &colour);
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *piece = g_strdup_printf ("kind-%s-symbolic",
                                                clash_kinds[symbols[beast][i]].word);

      harena_art_draw (cr, piece, (i - 1.5) * size * 1.14, radius * (small ? 0.25 : 0.315), size,
                       &colour);
    }
}

static void
draw_beast (cairo_t         *cr,
            const Style     *style,
            const ClashFace *face,
            double           radius)
{
  gboolean         small = radius < CLASH_FACE_SMALL;
  double           star = radius * (small ? 0.25 : 0.168);
  int              total = clash_beasts[face->beast].stars_to_kill;
  g_autofree char *piece = g_strdup_printf ("beast-%s%s", beast_words[face->beast],
                                            small ? "-symbolic" : "");
  GdkRGBA          ground = style->bone;

  if (style->dark && !style->contrast)
    gdk_rgba_parse (&ground, "#dccfb2");
  trace_hex (cr, radius * PLATE);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  set_line (cr, style, MAX (1, radius / 36));
  gdk_cairo_set_source_rgba (cr, &style->ink);
  cairo_stroke (cr);
  if (!small)
    draw_tesserae (cr, style, radius);

  harena_art_draw (cr, piece, 0, -radius * (small ? 0.31 : 0.22), radius * (small ? 0.68 : 0.86),
                   &style->ink);
  draw_weapons (cr, style, face->beast, radius);
  for (int i = 0; i < total; i++)
    harena_art_draw (cr, i < face->stars ? "star-wound" : "star-left",
                     (i - (total - 1) / 2.0) * star * 1.12, radius * (small ? 0.53 : 0.56),
                     star * 1.2, NULL);
}

static void
draw_empty (cairo_t     *cr,
            const Style *style,
            double       radius)
{
  GdkRGBA fill, line;

  harena_look_get_colour (style->look, HARENA_COLOUR_CELL, &fill);
  harena_look_get_colour (style->look, HARENA_COLOUR_CELL_LINE, &line);
  if (style->contrast)
    {
      gdk_rgba_parse (&fill, style->dark ? "#000000" : "#ffffff");
      gdk_rgba_parse (&line, style->dark ? "#ffffff" : "#000000");
    }
  trace_hex (cr, radius * EMPTY);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  set_line (cr, style, 1.5);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_stroke (cr);
}

static const char *
colour_of_name (const Style     *style,
                const ClashFace *face)
{
  if (face->beast != CLASH_NO_BEAST)
    return style->contrast ? "#000000" : "#5d513f";
  if (face->colour != 0)
    return style->contrast && style->dark ? "#000000" : "#fbf4e4";
  if (style->contrast)
    return style->dark ? "#ffffff" : "#000000";

  return style->dark ? "#fbf4e4" : "#7d6433";
}

/* The name of the cell, as the log calls it. */
static void
draw_name (cairo_t         *cr,
           const Style     *style,
           const ClashFace *face,
           double           radius)
{
  g_autoptr (PangoLayout)           layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription)  font = NULL;
  g_autofree char                  *family = NULL;
  gboolean                          beast = face->beast != CLASH_NO_BEAST;
  char                              name[3];
  PangoRectangle                    box;
  GdkRGBA                           colour;

  clash_write_cell (face->cell, name);
  g_object_get (gtk_settings_get_default (), "gtk-font-name", &family, NULL);
  font = pango_font_description_from_string (family);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, MAX (9, radius * 0.16) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, name, -1);
  pango_layout_get_extents (layout, NULL, &box);
  gdk_rgba_parse (&colour, colour_of_name (style, face));
  set_faded (cr, &colour, style->contrast ? 1 : 0.9);
  cairo_move_to (cr,
                 radius * (beast ? 0 : -0.58) - (double) box.width / PANGO_SCALE / 2,
                 radius * (beast ? -0.655 : -0.345)
                   - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

void
clash_face_draw (cairo_t         *cr,
                 const ClashFace *face,
                 double           radius)
{
  Style style = style_now ();

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (face->beast != CLASH_NO_BEAST)
    draw_beast (cr, &style, face, radius);
  else if (face->colour != 0)
    draw_team (cr, &style, face, radius);
  else
    draw_empty (cr, &style, radius);
  if (face->cell >= 0 && radius >= CLASH_FACE_SMALL)
    draw_name (cr, &style, face, radius);
  cairo_restore (cr);
}
