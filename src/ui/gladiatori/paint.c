/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fractions of the radius are those of the art. */

#include "gladiatori/paint.h"

#include "gladiatori/names.h"
#include "gladiatori/targets.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "words.h"

#include <math.h>

#define SMALL 28.0 /* below, a helmet stands for the figure */

GladFigure
glad_figure_of (const GladPosition *position,
                int                 who,
                const int          *colours)
{
  const GladSeat *seat;

  if (who == 0 || who == GLAD_RIM)
    return (GladFigure) { 0 };
  if (glad_is_animal (who))
    {
      const GladAnimal *animal = glad_animal (position, who);

      return (GladFigure) { .there = 1, .figure = animal->kind, .facing = animal->facing,
                            .grey = animal->grey };
    }
  seat = &position->seats[who];
  return (GladFigure) {
    .there = 1,
    .colour = colours[who - 1],
    .figure = seat->gladiator,
    .facing = seat->facing,
    .lying = seat->lying,
    .white = seat->white,
    .grey = seat->grey,
    .undying = seat->state == GLAD_UNDYING,
  };
}

const char *
glad_art_figure (const GladFigure *figure)
{
  static const char *const standing[] = {
    "gladiatori/fig-mirmillo",
    "gladiatori/fig-secutor", "gladiatori/fig-mirmillo", "gladiatori/fig-thraex",
    "gladiatori/fig-hoplomacus", "gladiatori/fig-provocator", "gladiatori/fig-retiarius",
  };
  static const char *const lying[] = {
    "gladiatori/fig-mirmillo-down",
    "gladiatori/fig-secutor-down", "gladiatori/fig-mirmillo-down", "gladiatori/fig-thraex-down",
    "gladiatori/fig-hoplomacus-down", "gladiatori/fig-provocator-down",
    "gladiatori/fig-retiarius-down",
  };
  static const char *const animals[] = {
    [GLAD_NO_ANIMAL] = "gladiatori/beast-dog",
    [GLAD_DOG] = "gladiatori/beast-dog", [GLAD_WOLF] = "gladiatori/beast-wolf",
    [GLAD_LION] = "beast-lion", [GLAD_BEAR] = "beast-bear",
  };

  if (figure->colour == 0)
    return animals[MIN (figure->figure, GLAD_BEAR)];
  return figure->lying ? lying[MIN (figure->figure, GLAD_N_GLADIATORS)]
                       : standing[MIN (figure->figure, GLAD_N_GLADIATORS)];
}

static const char *
helmet_of (const GladFigure *figure)
{
  static const char *const helmets[] = {
    "gladiatori/kind-mirmillo-symbolic",
    "gladiatori/kind-secutor-symbolic", "gladiatori/kind-mirmillo-symbolic",
    "gladiatori/kind-thraex-symbolic", "gladiatori/kind-hoplomacus-symbolic",
    "gladiatori/kind-provocator-symbolic", "gladiatori/kind-retiarius-symbolic",
  };

  return helmets[MIN (figure->figure, GLAD_N_GLADIATORS)];
}

GdkRGBA
glad_seat_colour (int colour)
{
  GdkRGBA seat;

  harena_look_get_seat (harena_look_get_default (), MAX (colour, 1), &seat);
  return seat;
}

GdkRGBA
glad_text_colour (void)
{
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     colour;

  harena_look_get_colour (look, harena_look_is_dark (look) ? HARENA_COLOUR_BONE
                                                           : HARENA_COLOUR_INK, &colour);
  return colour;
}

static GdkRGBA
mix (GdkRGBA a,
     GdkRGBA b,
     double  part)
{
  return (GdkRGBA) { a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
                     a.blue + (b.blue - a.blue) * part, 1 };
}

static void
trace_hex (cairo_t *cr,
           double   radius)
{
  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, radius * cos (G_PI / 6 + i * G_PI / 3), radius * sin (G_PI / 6 + i * G_PI / 3));
  cairo_close_path (cr);
}

/* Looking right: the dark half is the back, the coloured half the Front, the wedge tells it. */
static void
paint_plate (cairo_t          *cr,
             const GladFigure *figure,
             double            angle,
             double            radius)
{
  HarenaLook *look = harena_look_get_default ();
  GdkRGBA     ink, bone, front, rear;

  harena_look_get_colour (look, HARENA_COLOUR_INK, &ink);
  harena_look_get_colour (look, HARENA_COLOUR_BONE, &bone);
  front = figure->colour != 0 ? glad_seat_colour (figure->colour) : ink;
  rear = figure->colour != 0 ? mix (front, ink, harena_look_is_dark (look) ? 0.70 : 0.62) : bone;

  cairo_save (cr);
  cairo_rotate (cr, angle * G_PI / 180);
  trace_hex (cr, 0.93 * radius);
  gdk_cairo_set_source_rgba (cr, &rear);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, MAX (1.5, radius / 19));
  cairo_stroke (cr);
  if (figure->colour != 0)
    harena_art_draw (cr, "gladiatori/front", 0, 0, 2.37 * radius, &front);
  else
    {
      cairo_move_to (cr, 0.72 * radius, -0.25 * radius);
      cairo_line_to (cr, 1.02 * radius, 0);
      cairo_line_to (cr, 0.72 * radius, 0.25 * radius);
      cairo_close_path (cr);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_fill (cr);
    }
  cairo_arc (cr, -0.03 * radius, 0, 0.64 * radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
glad_paint_crest (cairo_t *cr,
                  int      colour,
                  double   x,
                  double   y,
                  double   radius)
{
  char    name[16];
  GdkRGBA seat = glad_seat_colour (colour);
  GdkRGBA bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &seat);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_set_line_width (cr, MAX (1, radius / 8));
  cairo_stroke (cr);
  g_snprintf (name, sizeof name, "crest-%d", colour);
  harena_art_draw (cr, name, x, y, 1.5 * radius, &bone);
}

void
glad_paint_figure (cairo_t          *cr,
                   const GladFigure *figure,
                   double            angle,
                   double            radius)
{
  double      dx = cos (angle * G_PI / 180);
  double      dy = sin (angle * G_PI / 180);
  const char *piece = glad_art_figure (figure);
  double      size = 1.30 * radius;
  GdkRGBA     ink;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  paint_plate (cr, figure, angle, radius);
  if (radius < SMALL && figure->colour != 0 && !figure->lying)
    {
      piece = helmet_of (figure);
      size = 0.98 * radius;
    }
  if (dx < -0.01)
    harena_art_draw_mirrored (cr, piece, -0.03 * radius * dx, 0, size, &ink);
  else
    harena_art_draw (cr, piece, -0.03 * radius * dx, 0, size, &ink);
  if (figure->colour != 0)
    glad_paint_crest (cr, figure->colour, -0.69 * radius * dx, -0.69 * radius * dy,
                      (radius < SMALL ? 0.34 : 0.30) * radius);
  for (int i = 0; i < figure->white + figure->grey; i++)
    {
      double along = (i - (figure->white + figure->grey - 1) / 2.0) * 0.34 * radius;

      harena_art_draw (cr, i < figure->white ? "gladiatori/cube-white" : "gladiatori/cube-grey",
                       -0.62 * radius * dy + along * dx, 0.62 * radius * dx + along * dy,
                       0.46 * radius, NULL);
    }
}

void
glad_paint_text (cairo_t       *cr,
                 const char    *text,
                 double         x,
                 double         y,
                 double         size,
                 double         width,
                 const GdkRGBA *colour)
{
  cairo_text_extents_t extents;

  cairo_save (cr);
  cairo_select_font_face (cr, "Cantarell", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  if (width > 0 && extents.x_advance > width)
    {
      cairo_set_font_size (cr, size * width / extents.x_advance);
      cairo_text_extents (cr, text, &extents);
    }
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing,
                 y - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
  cairo_restore (cr);
}

static PangoLayout *
lay_out (cairo_t    *cr,
         const char *text,
         double      width,
         double      size,
         gboolean    bold,
         double      align)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, align == 0   ? PANGO_ALIGN_LEFT
                                      : align == 1 ? PANGO_ALIGN_RIGHT
                                                   : PANGO_ALIGN_CENTER);
  pango_font_description_free (font);
  return layout;
}

double
glad_paint_words (cairo_t       *cr,
                  const char    *text,
                  double         x,
                  double         y,
                  double         width,
                  double         size,
                  gboolean       bold,
                  double         align,
                  const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = lay_out (cr, text, width, size, bold, align);
  int                     height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  return height;
}

void
glad_paint_line (cairo_t       *cr,
                 const char    *text,
                 double         x,
                 double         y,
                 double         width,
                 double         size,
                 gboolean       bold,
                 double         align,
                 const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = lay_out (cr, text, width, size, bold, align);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

/* The plate of a card: "gladiatori/card-fury". */
static char *
plate_of (int face)
{
  static const char *const classes[] = { "sword", "spear", "net", "shield", "helmet", "armguard" };
  int item = face - GLAD_ITEM_FACES;

  if (face < GLAD_N_CARDS)
    return g_strdup_printf ("gladiatori/card-%s", glad_cards[face].word);
  return g_strdup_printf ("gladiatori/card-item-%s",
                          glad_items[item].word[0] == 't' ? "trident"
                                                          : classes[glad_items[item].item_class]);
}

static void
paint_number (cairo_t       *cr,
              int            number,
              double         x,
              double         y,
              double         size,
              const GdkRGBA *colour)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  glad_paint_text (cr, text, x, y, size, 0, colour);
}

/* A gladiator to be chosen: the figure, its name and its five values. */
static void
paint_figure_card (cairo_t *cr,
                   int      gladiator)
{
  const GladGladiator *printed = &glad_gladiators[gladiator];
  GladFigure           figure = { .colour = 1, .figure = gladiator + 1 };
  static const char *const icons[] = {
    "gladiatori/stat-endurance-symbolic", "gladiatori/stat-offence-symbolic",
    "gladiatori/stat-guard-symbolic", "gladiatori/stat-blood-symbolic",
    "gladiatori/stat-speed-symbolic",
  };
  const GdkRGBA bone = { 0.984f, 0.957f, 0.894f, 1 };
  const GdkRGBA ink = { 0.122f, 0.094f, 0.078f, 1 };
  const GdkRGBA mark = { 0.541f, 0.247f, 0.141f, 1 };

  cairo_rectangle (cr, 1, 1, 94, 142);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  harena_art_draw (cr, glad_art_figure (&figure), 48, 46, 78, &ink);
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    {
      harena_art_draw (cr, icons[stat], 14 + 17 * stat, 96, 12, &mark);
      paint_number (cr, printed->stats[stat], 14 + 17 * stat, 111, 12, &ink);
    }
  glad_paint_text (cr, glad_name_gladiator (gladiator), 48, 129, 14, 86, &ink);
}

void
glad_paint_card (cairo_t *cr,
                 int      face,
                 double   width,
                 double   height)
{
  const GdkRGBA    bone = { 0.984f, 0.957f, 0.894f, 1 };
  const GdkRGBA    ink = { 0.122f, 0.094f, 0.078f, 1 };
  gboolean         special = face >= GLAD_SWEEP && face < GLAD_N_CARDS;
  int              item = face - GLAD_ITEM_FACES;
  g_autofree char *plate = NULL;

  cairo_save (cr);
  cairo_scale (cr, width / 96, height / 144);
  if (face >= GLAD_FIGURE_FACES)
    {
      paint_figure_card (cr, MIN (face - GLAD_FIGURE_FACES, GLAD_N_GLADIATORS - 1));
      cairo_restore (cr);
      return;
    }
  plate = plate_of (face);
  harena_art_draw_picture (cr, plate, 0, 0, 96, 144);
  if (face < GLAD_N_CARDS)
    {
      paint_number (cr, glad_cards[face].pf, 79, 12, 14, &bone);
      if (face == GLAD_ONE || face == GLAD_ZERO)
        paint_number (cr, face == GLAD_ONE, 17, 17, 14, &bone);
      if (special)
        paint_number (cr, face - GLAD_SWEEP + 1, 17, 17, 14, &bone);
      glad_paint_text (cr, glad_name_card (face), 48, 127, 14, 84, &ink);
    }
  else
    {
      paint_number (cr, glad_item_pf (item), 79, 12, 14, &bone);
      paint_number (cr, glad_items[item].attack, 29, 101.5, 15, &bone);
      paint_number (cr, glad_items[item].defence, 67, 100, 15, &bone);
      glad_paint_text (cr, glad_name_item (item), 48, 127, 14, 84, &ink);
    }
  cairo_restore (cr);
}

void
glad_paint_back (cairo_t *cr,
                 gboolean red,
                 double   width,
                 double   height)
{
  harena_art_draw_picture (cr, red ? "gladiatori/card-back-combat" : "gladiatori/card-back-action",
                           0, 0, width, height);
}

static void
draw_card_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data G_GNUC_UNUSED)
{
  int           face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "face"));
  int           count = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "count"));
  const GdkRGBA ink = { 0.122f, 0.094f, 0.078f, 1 };
  const GdkRGBA bone = { 0.984f, 0.957f, 0.894f, 1 };
  char          text[16];

  for (int i = MIN (count, 3) - 1; i >= 0; i--)
    {
      cairo_save (cr);
      cairo_translate (cr, 3 * i, 0);
      glad_paint_card (cr, face, width - 6, height - 8);
      cairo_restore (cr);
    }
  if (count < 2)
    return;
  g_snprintf (text, sizeof text, "×%d", count);
  cairo_arc (cr, width / 2.0 - 3, height - 11, 11, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_fill (cr);
  glad_paint_text (cr, text, width / 2.0 - 3, height - 11, 13, 0, &bone);
}

GtkWidget *
glad_card_new (int face,
               int count,
               int height)
{
  GtkWidget *area = gtk_drawing_area_new ();

  g_object_set_data (G_OBJECT (area), "face", GINT_TO_POINTER (face));
  g_object_set_data (G_OBJECT (area), "count", GINT_TO_POINTER (count));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), height + 8);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), height * 2 / 3 + 6);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_card_cb, NULL, NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}
