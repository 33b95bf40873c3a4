/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted whole: it is a picture of a game, not a place to play. */

#include "clash/thumbnail.h"

#include "clash/position.h"
#include "widgets/look.h"

#include <math.h>

enum
{
  WIDTH = 84,
  HEIGHT = 72,
  BEAST = -1, /* instead of the colour of a team */
};

struct _ClashThumbnail
{
  GtkWidget parent_instance;

  int       owners[CLASH_CELLS_END]; /* the colour of the team there, BEAST, or 0 */
};

G_DEFINE_FINAL_TYPE (ClashThumbnail, clash_thumbnail, GTK_TYPE_WIDGET)

/* A hexagon that stands on a corner. */
static void
trace_hex (cairo_t *cr,
           double   x,
           double   y,
           double   radius)
{
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, x + radius * cos (G_PI / 6 + i * G_PI / 3),
                   y + radius * sin (G_PI / 6 + i * G_PI / 3));
  cairo_close_path (cr);
}

static void
choose_colour (int      owner,
               GdkRGBA *colour)
{
  HarenaLook *look = harena_look_get_default ();

  if (owner == BEAST)
    harena_look_get_colour (look, HARENA_COLOUR_BONE, colour);
  else if (owner > 0)
    harena_look_get_seat (look, owner, colour);
  else if (harena_look_is_dark (look))
    harena_look_get_colour (look, HARENA_COLOUR_CELL, colour);
  else
    gdk_rgba_parse (colour, "#e0cb9b");
}

/* R3: five rows, every other one half a hex to the left. */
static void
paint_cells (ClashThumbnail *self,
             cairo_t        *cr,
             double          radius)
{
  GdkRGBA colour;
  GdkRGBA ink;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  cairo_set_line_width (cr, radius * 0.08);
  for (int row = 0, cell = 0; row < 5; row++)
    {
      int n = 3 + row % 2;

      for (int i = 0; i < n; i++, cell++)
        {
          trace_hex (cr, (i - (n - 1) / 2.0) * sqrt (3) * radius, (row - 2) * 1.5 * radius,
                     radius * 0.92);
          choose_colour (self->owners[cell], &colour);
          gdk_cairo_set_source_rgba (cr, &colour);
          cairo_fill_preserve (cr);
          gdk_cairo_set_source_rgba (cr, &ink);
          cairo_stroke (cr);
        }
      /* The bit that is left free behind each row; see board.h. */
      cell++;
    }
}

static void
clash_thumbnail_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ClashThumbnail *self = CLASH_THUMBNAIL (widget);
  float           width = gtk_widget_get_width (widget);
  float           height = gtk_widget_get_height (widget);
  GskRoundedRect  frame;
  GdkRGBA         sand;
  cairo_t        *cr;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_SAND, &sand);
  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (0, 0, width, height), 7);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &sand, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, width / 2, height / 2);
  paint_cells (self, cr, MIN (width / 9.4, height / 8.1));
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
clash_thumbnail_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  (void) widget;
  (void) for_size;
  (void) minimum_baseline;
  (void) natural_baseline;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
clash_thumbnail_class_init (ClashThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_thumbnail_snapshot;
  widget_class->measure = clash_thumbnail_measure;

  gtk_widget_class_set_css_name (widget_class, "thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_thumbnail_init (ClashThumbnail *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_thumbnail_new (const void *position,
                     const int  *colours)
{
  ClashThumbnail      *self = g_object_new (CLASH_TYPE_THUMBNAIL, NULL);
  const ClashPosition *board = position;

  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    {
      const ClashGroup *group = &board->groups[cell];

      if (group->beast != CLASH_NO_BEAST)
        self->owners[cell] = BEAST;
      else if (group->owner > 0)
        self->owners[cell] = colours != NULL ? colours[group->owner - 1] : group->owner;
    }

  return GTK_WIDGET (self);
}
