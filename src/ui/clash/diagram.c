/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays the rows of a picture out one below the other, and the spaces below them. */

#include "clash/diagram.h"

#include "widgets/art.h"
#include "clash/picture.h"
#include "widgets/look.h"

#include <math.h>

enum
{
  MEDALLION = 30, /* radius */
  DIE = 44,
  HEX_LARGE = 64, /* radius of a beast in a row */
  HEX = 46,       /* radius of a space, where there is room */
  GAP = 10,
  MINIMUM = 64,   /* to which it may shrink */
};

struct _ClashDiagram
{
  GtkWidget    parent_instance;

  ClashPicture picture;
};

G_DEFINE_FINAL_TYPE (ClashDiagram, clash_diagram, GTK_TYPE_WIDGET)

/* Where the middle of a cell is, in units of its radius; a1 is in the first row. */
static void
find_middle (int     cell,
             double *x,
             double *y)
{
  char name[3];
  int  row;

  clash_write_cell (cell, name);
  row = name[0] - 'a';
  *x = sqrt (3) * (name[1] - '1' + (row % 2 == 0 ? 1 : 0.5));
  *y = 1 + 1.5 * row;
}

/* In units of the radius. */
static graphene_rect_t
find_bounds (const ClashPicture *picture)
{
  ClashCells      left = picture->shown;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  gboolean        first = TRUE;

  while (left != 0)
    {
      double x, y;

      find_middle (clash_take_cell (&left), &x, &y);
      graphene_rect_t cell = GRAPHENE_RECT_INIT (x - sqrt (3) / 2, y - 1, sqrt (3), 2);

      if (first)
        bounds = cell;
      else
        graphene_rect_union (&bounds, &cell, &bounds);
      first = FALSE;
    }
  return bounds;
}

static void
measure_row (const ClashRow *row,
             double         *width,
             double         *height)
{
  switch (row->kind)
    {
    case CLASH_ROW_BEASTS:
      *width = row->n_items * HEX_LARGE * sqrt (3);
      *height = 2 * HEX_LARGE;
      break;
    case CLASH_ROW_DICE:
      *width = row->n_items * (DIE + GAP) - GAP;
      *height = DIE;
      break;
    case CLASH_ROW_TEAM:
      *width = (row->team.n_kinds + 1 + (row->team.stars > 0)) * (2 * MEDALLION + GAP / 2)
               - GAP / 2;
      *height = 2 * MEDALLION;
      break;
    case CLASH_ROW_KINDS:
    default:
      *width = row->n_items * (2 * MEDALLION + GAP / 2) - GAP / 2;
      *height = 2 * MEDALLION;
    }
}

/* As drawn where there is room enough. */
static void
measure_picture (const ClashPicture *picture,
                 double             *width,
                 double             *height)
{
  graphene_rect_t bounds = find_bounds (picture);

  *width = bounds.size.width * HEX;
  *height = bounds.size.height * HEX;
  for (int i = 0; i < picture->n_rows; i++)
    {
      double row_width, row_height;

      measure_row (&picture->rows[i], &row_width, &row_height);
      *width = MAX (*width, row_width);
      *height += row_height + (*height > 0 ? GAP : 0);
    }
  /* For lines that stand over the edge. */
  *width += 4;
  *height += 4;
}

static void
draw_crest (cairo_t *cr,
            double   x,
            double   y,
            int      colour)
{
  g_autofree char *crest = g_strdup_printf ("crest-%d", colour);
  GdkRGBA          plate, edge, on;

  harena_look_get_plate (harena_look_get_default (), colour, &plate, &edge, &on);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, MEDALLION * 0.8, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &plate);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  harena_art_draw (cr, crest, x, y, MEDALLION * 1.05, &on);
}

static void
draw_team_row (cairo_t           *cr,
               double             x,
               double             y,
               const ClashSketch *team)
{
  const double step = 2 * MEDALLION + GAP / 2;

  x += MEDALLION;
  draw_crest (cr, x, y, team->colour);
  for (int i = 0; i < team->n_kinds; i++)
    clash_sketch_medallion (cr, x += step, y, MEDALLION, team->kinds[i], team->netted[i]);
  if (team->stars > 0)
    harena_art_draw (cr, "star-wound", x + step, y, MEDALLION, NULL);
}

static void
draw_row (cairo_t        *cr,
          const ClashRow *row,
          double          x,
          double          y)
{
  const double step = row->kind == CLASH_ROW_BEASTS ? HEX_LARGE * sqrt (3)
                      : row->kind == CLASH_ROW_DICE ? DIE + GAP : 2 * MEDALLION + GAP / 2;
  const double half = row->kind == CLASH_ROW_BEASTS ? HEX_LARGE * sqrt (3) / 2
                      : row->kind == CLASH_ROW_DICE ? DIE / 2 : MEDALLION;

  if (row->kind == CLASH_ROW_TEAM)
    {
      draw_team_row (cr, x, y, &row->team);
      return;
    }

  for (int i = 0; i < row->n_items; i++)
    {
      double middle = x + half + i * step;

      if (row->kind == CLASH_ROW_KINDS)
        clash_sketch_medallion (cr, middle, y, MEDALLION, row->items[i], FALSE);
      else if (row->kind == CLASH_ROW_DICE)
        clash_sketch_die (cr, middle, y, DIE, row->items[i]);
      else
        clash_sketch_hex (cr, middle, y, HEX_LARGE, &(ClashSketch) { .beast = row->items[i] });
    }
}

/* Marked spaces last, for their marks lie over their neighbours. */
static void
draw_cells (cairo_t            *cr,
            const ClashPicture *picture,
            double              width,
            double              y)
{
  graphene_rect_t bounds = find_bounds (picture);
  double          left = (width - bounds.size.width * HEX) / 2 - bounds.origin.x * HEX;
  double          top = y - bounds.origin.y * HEX;

  for (int marked = 0; marked < 2; marked++)
    {
      ClashCells cells = picture->shown;

      while (cells != 0)
        {
          int    cell = clash_take_cell (&cells);
          double u, v;

          if ((picture->cells[cell].mark != CLASH_MARK_NONE) != marked)
            continue;
          find_middle (cell, &u, &v);
          clash_sketch_hex (cr, left + u * HEX, top + v * HEX, HEX, &picture->cells[cell]);
        }
    }
}

static void
clash_diagram_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  const ClashPicture *picture = &CLASH_DIAGRAM (widget)->picture;
  double              width = gtk_widget_get_width (widget);
  double              height = gtk_widget_get_height (widget);
  double              picture_width, picture_height, scale;
  double              y = 2;
  cairo_t            *cr;

  measure_picture (picture, &picture_width, &picture_height);
  scale = MIN (1, MIN (width / picture_width, height / picture_height));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - picture_width * scale) / 2, (height - picture_height * scale) / 2);
  cairo_scale (cr, scale, scale);
  for (int i = 0; i < picture->n_rows; i++)
    {
      double row_width, row_height;

      measure_row (&picture->rows[i], &row_width, &row_height);
      draw_row (cr, &picture->rows[i], (picture_width - row_width) / 2, y + row_height / 2);
      y += row_height + GAP;
    }
  if (picture->shown != 0)
    draw_cells (cr, picture, picture_width, y);
  cairo_destroy (cr);
}

static void
clash_diagram_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  double width, height;

  measure_picture (&CLASH_DIAGRAM (widget)->picture, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = ceil (width);
      *minimum = MIN (*natural, MINIMUM);
    }
  else
    {
      double scale = for_size > 0 ? MIN (1, for_size / width) : 1;

      *minimum = *natural = ceil (height * scale);
    }
}

static GtkSizeRequestMode
clash_diagram_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
clash_diagram_class_init (ClashDiagramClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_diagram_snapshot;
  widget_class->measure = clash_diagram_measure;
  widget_class->get_request_mode = clash_diagram_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "diagram");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
clash_diagram_init (ClashDiagram *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_diagram_new (const char *description)
{
  ClashDiagram *self = g_object_new (CLASH_TYPE_DIAGRAM, NULL);

  clash_diagram_set_description (self, description);
  return GTK_WIDGET (self);
}

void
clash_diagram_set_description (ClashDiagram *self,
                               const char   *description)
{
  g_return_if_fail (CLASH_IS_DIAGRAM (self));

  if (!clash_picture_read (&self->picture, description != NULL ? description : ""))
    self->picture = (ClashPicture) { 0 };
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
clash_diagram_is_valid (const char *description)
{
  ClashPicture picture;

  return clash_picture_read (&picture, description);
}
