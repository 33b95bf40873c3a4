/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At the end: the ring as it was left, and where the points came from. */

#include "imperium/panel.h"

#include "imperium/paint.h"
#include "imperium/scene-paint.h"
#include "widgets/crest.h"
#include "words.h"

static const HarenaView *
view_of (GtkWidget *card)
{
  return harena_hand_get_view (g_object_get_data (G_OBJECT (card), "hand"));
}

static void
draw_ring_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data G_GNUC_UNUSED)
{
  const HarenaView *view = view_of (GTK_WIDGET (area));
  GdkRGBA           text;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &text);
  imperium_paint_ring (cr, view->position, view, 0, 0, &text, width, height);
}

static GtkWidget *
ring_new (HarenaHand *hand)
{
  GtkWidget *area = gtk_drawing_area_new ();

  g_object_set_data (G_OBJECT (area), "hand", hand);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_ring_cb, NULL, NULL);
  gtk_widget_set_size_request (area, 300, 220);
  return area;
}

/* Who is proconsul where, for who cannot see it. */
static void
ring_update (GtkWidget *card)
{
  const HarenaView       *view = view_of (card);
  const ImperiumPosition *position = imperium_position (view);
  GPtrArray              *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char        *said = NULL;

  for (int i = 0; i < IMPERIUM_N_PROVINCES; i++)
    {
      int province = imperium_ring[i];
      int seat = position->proconsul[province];

      if (seat != 0)
        /* Translators: a province, and the player who is proconsul there */
        g_ptr_array_add (names, g_strdup_printf (C_("proconsul", "%s: %s"),
                                                 imperium_provinces[province].name,
                                                 harena_view_seat (view, seat)));
    }
  said = imperium_words_list (names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_queue_draw (card);
}

static GtkWidget *
provinces_new (HarenaHand *hand)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_margin_top (grid, 8);
  gtk_widget_set_margin_start (grid, 16);
  gtk_widget_set_margin_end (grid, 16);
  gtk_widget_set_margin_bottom (grid, 12);
  g_object_set_data (G_OBJECT (grid), "hand", hand);
  return grid;
}

static void
add_number (GtkGrid    *grid,
            const char *province,
            const char *who,
            int         number,
            int         column,
            int         row)
{
  g_autofree char *text = number != 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
  /* Translators: a province, a player, and the points that it got there */
  g_autofree char *said = g_strdup_printf (ngettext ("%s, %s: %d point", "%s, %s: %d points",
                                                     number), province, who, number);
  GtkWidget       *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
provinces_update (GtkWidget *card)
{
  const HarenaView *view = view_of (card);
  GtkWidget        *child;
  ImperiumTally     tally;

  while ((child = gtk_widget_get_first_child (card)) != NULL)
    gtk_grid_remove (GTK_GRID (card), child);
  imperium_tally (view, &tally);
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      const char *name = imperium_provinces[province].name;
      GtkWidget  *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", imperium_icon (province),
                                       "tooltip-text", name, "pixel-size", 20, "halign",
                                       GTK_ALIGN_END, NULL);

      gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_grid_attach (GTK_GRID (card), icon, province + 1, 0, 1, 1);
      for (int seat = 1; seat <= view->n_seats; seat++)
        add_number (GTK_GRID (card), name, harena_view_seat (view, seat),
                    tally.provinces[province][seat - 1], province + 1, seat);
    }
  for (int seat = 1; seat <= view->n_seats; seat++)
    gtk_grid_attach (GTK_GRID (card), harena_crest_new (harena_view_colour (view, seat), 20), 0,
                     seat, 1, 1);
}

const HarenaEndCard imperium_end_cards[IMPERIUM_N_END_CARDS] = {
  {
    .title = N_("Points by province"),
    .help = N_("For places, and for runs of proconsuls"),
    .create = provinces_new,
    .update = provinces_update,
  },
  {
    .title = N_("Where the empire ended"),
    .help = N_("Proconsuls, round the ring"),
    .create = ring_new,
    .update = ring_update,
  },
};
