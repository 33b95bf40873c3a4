/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted, for the ring has another colour than the figure. It says nothing to a screen reader: a
 * word always stands beside it. */

#include "clash/figure.h"

#include "widgets/art.h"
#include "widgets/look.h"

struct _ClashFigure
{
  GtkWidget   parent_instance;

  int         size;
  gboolean    weapon;
  const char *word;    /* of the kind or the beast; NULL for an empty slot */
  const char *family;  /* "kind" or "beast" */
  int         colour;
};

G_DEFINE_FINAL_TYPE (ClashFigure, clash_figure, GTK_TYPE_WIDGET)

static void
paint_slot (cairo_t       *cr,
            double         radius,
            const GdkRGBA *colour)
{
  const double dashes[] = { 5, 5 };

  cairo_arc (cr, 0, 0, radius - 1, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.5);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.6);
  cairo_stroke (cr);
}

static void
paint_disc (cairo_t       *cr,
            double         radius,
            double         line,
            const GdkRGBA *ring)
{
  GdkRGBA bone;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &bone);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, ring);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
paint (ClashFigure *self,
       cairo_t     *cr,
       double       size)
{
  HarenaLook      *look = harena_look_get_default ();
  gboolean         contrast = harena_look_is_contrast (look);
  double           line = MAX (1.5, size / 32) * (contrast ? 2 : 1);
  double           radius = size / 2 - line / 2;
  g_autofree char *piece = NULL;
  GdkRGBA          ink, ring;

  harena_look_get_colour (look, HARENA_COLOUR_INK, &ink);
  ring = ink;
  if (self->colour != 0 && !contrast)
    harena_look_get_seat (look, self->colour, &ring);

  if (self->word == NULL)
    {
      if (contrast && harena_look_is_dark (look))
        harena_look_get_colour (look, HARENA_COLOUR_BONE, &ring);
      paint_slot (cr, radius, &ring);
      return;
    }
  paint_disc (cr, radius, line, &ring);
  piece = g_strdup_printf ("%s-%s%s", self->family, self->word, self->weapon ? "-symbolic" : "");
  harena_art_draw (cr, piece, 0, 0, radius * (self->weapon ? 1.32 : 1.86), &ink);
}

static void
clash_figure_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  double   width = gtk_widget_get_width (widget);
  double   height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2, height / 2);
  paint (CLASH_FIGURE (widget), cr, MIN (width, height));
  cairo_destroy (cr);
}

static void
clash_figure_measure (GtkWidget      *widget,
                      GtkOrientation  orientation G_GNUC_UNUSED,
                      int             for_size G_GNUC_UNUSED,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline G_GNUC_UNUSED,
                      int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = CLASH_FIGURE (widget)->size;
}

static void
clash_figure_class_init (ClashFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_figure_snapshot;
  widget_class->measure = clash_figure_measure;
  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_figure_init (ClashFigure *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_figure_new (int      size,
                  gboolean weapon)
{
  ClashFigure *self = g_object_new (CLASH_TYPE_FIGURE, NULL);

  self->size = size;
  self->weapon = weapon;
  return GTK_WIDGET (self);
}

static void
set (ClashFigure *self,
     const char  *family,
     const char  *word,
     int          colour)
{
  if (self->word == word && self->colour == colour)
    return;
  self->family = family;
  self->word = word;
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
clash_figure_set_kind (ClashFigure *self,
                       ClashKind    kind,
                       int          colour)
{
  g_return_if_fail (CLASH_IS_FIGURE (self));

  set (self, "kind", clash_kinds[kind].word, colour);
}

void
clash_figure_set_beast (ClashFigure *self,
                        ClashBeast   beast)
{
  g_return_if_fail (CLASH_IS_FIGURE (self));

  set (self, "beast", clash_beasts[beast].word, 0);
}

void
clash_figure_set_empty (ClashFigure *self,
                        int          colour)
{
  g_return_if_fail (CLASH_IS_FIGURE (self));

  set (self, NULL, NULL, colour);
}
