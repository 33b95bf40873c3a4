/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted; the row that it stands in says the same in words. */

#include "clash/team-dots.h"

#include "widgets/look.h"

#include <math.h>

enum
{
  RADIUS = 15, /* of a hex, in pixels: centre to corner */
  PITCH = 31,
  TEAMS_MAX = 4, /* R4 */
};

struct _ClashTeamDots
{
  GtkWidget parent_instance;

  int       colour;
  int       n_teams;          /* R4: those to come included */
  int       sizes[TEAMS_MAX]; /* the fullest first */
};

G_DEFINE_FINAL_TYPE (ClashTeamDots, clash_team_dots, GTK_TYPE_WIDGET)

static void
hex_path (cairo_t *cr,
          double   radius)
{
  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, radius * sin (i * G_PI / 3), -radius * cos (i * G_PI / 3));
  cairo_close_path (cr);
}

static void
paint_team_to_come (cairo_t       *cr,
                    const GdkRGBA *line)
{
  const double dashes[] = { 2.5, 2.5 };

  hex_path (cr, RADIUS - 0.6);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.3);
  cairo_set_source_rgba (cr, line->red, line->green, line->blue, 0.8);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_team (cairo_t       *cr,
            int            size,
            const GdkRGBA *plate,
            const GdkRGBA *edge,
            const GdkRGBA *on)
{
  /* The slots of a hex, as on the board. */
  static const double slots[CLASH_TEAM_MAX][2] = {
    { 0, -0.483 }, { 0.455, 0 }, { 0, 0.483 }, { -0.455, 0 },
  };

  hex_path (cr, RADIUS - 0.6);
  gdk_cairo_set_source_rgba (cr, plate);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);

  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    {
      gboolean there = i < size;

      cairo_arc (cr, slots[i][0] * RADIUS, slots[i][1] * RADIUS, RADIUS * (there ? 0.24 : 0.17), 0,
                 2 * G_PI);
      if (there)
        gdk_cairo_set_source_rgba (cr, on);
      else
        cairo_set_source_rgba (cr, 0.12, 0.09, 0.08, 0.4);
      cairo_fill (cr);
    }
}

static void
clash_team_dots_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ClashTeamDots *self = CLASH_TEAM_DOTS (widget);
  HarenaLook    *look = harena_look_get_default ();
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  cairo_t       *cr;
  GdkRGBA        plate, edge, on, line;

  if (self->colour == 0)
    return;

  harena_look_get_plate (look, self->colour, &plate, &edge, &on);
  harena_look_get_seat (look, self->colour, &line);
  if (!harena_look_is_dark (look))
    edge = plate;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, RADIUS, height / 2);
  for (int i = 0; i < self->n_teams; i++)
    {
      if (self->sizes[i] == 0)
        paint_team_to_come (cr, &line);
      else
        paint_team (cr, self->sizes[i], &plate, &edge, &on);
      cairo_translate (cr, PITCH, 0);
    }
  cairo_destroy (cr);
}

static void
clash_team_dots_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size G_GNUC_UNUSED,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline G_GNUC_UNUSED,
                         int            *natural_baseline G_GNUC_UNUSED)
{
  int n_teams = MAX (1, CLASH_TEAM_DOTS (widget)->n_teams);

  *minimum = *natural = 2 * RADIUS;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (n_teams - 1) * PITCH + 2 * RADIUS;
}

static void
clash_team_dots_class_init (ClashTeamDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_team_dots_snapshot;
  widget_class->measure = clash_team_dots_measure;
  gtk_widget_class_set_css_name (widget_class, "teamdots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_team_dots_init (ClashTeamDots *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_team_dots_new (void)
{
  return g_object_new (CLASH_TYPE_TEAM_DOTS, NULL);
}

static int
compare_sizes (const void *a,
               const void *b)
{
  return *(const int *) b - *(const int *) a;
}

void
clash_team_dots_set (ClashTeamDots       *self,
                     const ClashPosition *position,
                     int                  seat,
                     int                  colour)
{
  ClashCells held = position->held[seat];
  int        sizes[TEAMS_MAX] = { 0 };
  int        n_teams = MIN (clash_teams_of_seats[position->seats], TEAMS_MAX);
  int        n = 0;

  g_return_if_fail (CLASH_IS_TEAM_DOTS (self));

  while (held != 0 && n < TEAMS_MAX)
    sizes[n++] = clash_group_size (&position->groups[clash_take_cell (&held)]);
  qsort (sizes, TEAMS_MAX, sizeof sizes[0], compare_sizes);
  if (colour == self->colour && n_teams == self->n_teams
      && memcmp (sizes, self->sizes, sizeof sizes) == 0)
    return;

  self->colour = colour;
  self->n_teams = n_teams;
  memcpy (self->sizes, sizes, sizeof sizes);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
