/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Discs upon discs, painted. How many are left always stands beside it in figures. */

#include "clash/pile.h"

#include "widgets/art.h"
#include "widgets/look.h"

enum
{
  DISCS_MAX = 4, /* below the uppermost */
};

struct _ClashPile
{
  GtkWidget   parent_instance;

  char       *piece;
  int         size;
  int         discs_each; /* how many pieces another disc stands for */
  int         left;
  gboolean    chosen;
};

G_DEFINE_FINAL_TYPE (ClashPile, clash_pile, GTK_TYPE_WIDGET)

static double
step (ClashPile *self)
{
  return self->size / 16.0;
}

static void
paint_disc (cairo_t       *cr,
            double         x,
            double         y,
            double         radius,
            const GdkRGBA *ground,
            const GdkRGBA *edge,
            double         line)
{
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
clash_pile_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  ClashPile  *self = CLASH_PILE (widget);
  HarenaLook *look = harena_look_get_default ();
  double      width = gtk_widget_get_width (widget);
  double      height = gtk_widget_get_height (widget);
  double      radius = self->size / 2.0 - 1.5;
  double      y = self->size / 2.0;
  int         discs = CLAMP ((self->left + self->discs_each - 1) / self->discs_each, 0, DISCS_MAX);
  cairo_t    *cr = gtk_snapshot_append_cairo (snapshot,
                                              &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA     bone, side, ink, accent;

  harena_look_get_colour (look, HARENA_COLOUR_BONE, &bone);
  harena_look_get_colour (look, HARENA_COLOUR_INK, &ink);
  harena_look_get_colour (look, HARENA_COLOUR_TERRACOTTA, &accent);
  side = bone;
  if (!harena_look_is_contrast (look))
    gdk_rgba_parse (&side, harena_look_is_dark (look) ? "#c3b08a" : "#e2d3b0");

  /* In the middle of its place, however high it is. */
  cairo_translate (cr, width / 2, (DISCS_MAX - discs) * step (self) / 2);
  for (int i = discs; i > 0; i--)
    paint_disc (cr, 0, y + i * step (self), radius, &side, &ink, 1.2);
  paint_disc (cr, 0, y, radius, &bone, &ink, 1.5);
  harena_art_draw (cr, self->piece, 0, y, radius * 1.86, &ink);
  if (self->chosen)
    {
      cairo_arc (cr, 0, y, radius, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &accent);
      cairo_set_line_width (cr, 3);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
clash_pile_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size G_GNUC_UNUSED,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline G_GNUC_UNUSED,
                    int            *natural_baseline G_GNUC_UNUSED)
{
  ClashPile *self = CLASH_PILE (widget);

  *minimum = *natural = self->size;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->size + (int) (DISCS_MAX * step (self) + 1);
}

static void
clash_pile_finalize (GObject *object)
{
  g_free (CLASH_PILE (object)->piece);

  G_OBJECT_CLASS (clash_pile_parent_class)->finalize (object);
}

static void
clash_pile_class_init (ClashPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = clash_pile_finalize;
  widget_class->snapshot = clash_pile_snapshot;
  widget_class->measure = clash_pile_measure;
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_pile_init (ClashPile *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
pile_new (const char *family,
          const char *word,
          int         size,
          int         discs_each)
{
  ClashPile *self = g_object_new (CLASH_TYPE_PILE, NULL);

  self->piece = g_strconcat (family, "-", word, NULL);
  self->size = size;
  self->discs_each = discs_each;
  return GTK_WIDGET (self);
}

GtkWidget *
clash_pile_new_of_kind (ClashKind kind,
                        int       size)
{
  return pile_new ("kind", clash_kinds[kind].word, size, 4);
}

GtkWidget *
clash_pile_new_of_beast (ClashBeast beast,
                         int        size)
{
  return pile_new ("beast", clash_beasts[beast].word, size, 1);
}

void
clash_pile_set (ClashPile *self,
                int        left,
                gboolean   chosen)
{
  g_return_if_fail (CLASH_IS_PILE (self));

  if (self->left == left && self->chosen == chosen)
    return;
  self->left = left;
  self->chosen = chosen;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
