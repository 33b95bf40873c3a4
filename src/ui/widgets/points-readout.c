/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small table, made anew for every place. */

#include "widgets/points-readout.h"

#include "widgets/crest.h"

static void
add_row (const HarenaPointsPlot *plot,
         guint                   column,
         guint                   line,
         GtkGrid                *grid,
         int                     row)
{
  const HarenaPointsLine *who = &plot->lines[line];
  g_autofree char        *text = g_strdup_printf ("%d", plot->values[column][line]);
  GtkWidget              *name = gtk_label_new (who->name);
  GtkWidget              *value = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (value, "heading");
  gtk_grid_attach (grid, harena_crest_new (who->colour, 18), 0, row, 1, 1);
  gtk_grid_attach (grid, name, 1, row, 1, 1);
  gtk_grid_attach (grid, value, 2, row, 1, 1);
  if (who->note != NULL && column == plot->n_columns - 1)
    {
      GtkWidget *note = gtk_label_new (who->note);

      gtk_widget_add_css_class (note, "caption");
      gtk_grid_attach (grid, note, 3, row, 1, 1);
    }
}

/* Whoever has most stands first. */
GtkWidget *
harena_points_readout_new (const HarenaPointsPlot *plot,
                           guint                   column)
{
  GtkGrid   *grid = GTK_GRID (gtk_grid_new ());
  GtkWidget *title = gtk_label_new (plot->columns[column].name);
  gboolean   done[HARENA_SEATS_MAX] = { FALSE };

  gtk_grid_set_column_spacing (grid, 8);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_grid_attach (grid, title, 0, 0, 4, 1);
  for (guint row = 1; row <= plot->n_lines; row++)
    {
      int best = -1;

      for (guint i = 0; i < plot->n_lines; i++)
        if (!done[i] && (best < 0 || plot->values[column][i] > plot->values[column][best]))
          best = i;
      done[best] = TRUE;
      add_row (plot, column, best, grid, row);
    }

  return GTK_WIDGET (grid);
}
