/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid. Behind the rows of the winners lies a tint; every number says what it counts. */

#include "table/end-table.h"

#include "table/columns.h"
#include "table/standings.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "pages/seat-words.h"
#include "words.h"

struct _HarenaEndTable
{
  GtkWidget   parent_instance;

  HarenaHand *hand;
  GtkWidget  *grid;
  gboolean    narrow;
};

G_DEFINE_FINAL_TYPE (HarenaEndTable, harena_end_table, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text,
           float       align,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_head (HarenaEndTable     *self,
          const HarenaColumn *column,
          int                 place)
{
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *subtitle = harena_columns_subtitle (column);

  gtk_box_append (GTK_BOX (box), new_label (harena_columns_title (column), 1, "head"));
  gtk_box_append (GTK_BOX (box), new_label (subtitle != NULL ? subtitle : "", 1, "subhead"));
  gtk_widget_add_css_class (box, "dim-label");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "heads");
  gtk_grid_attach (GTK_GRID (self->grid), box, place, 0, 1, 1);
}

static gboolean
is_left_out (const HarenaEndTable *self,
             const HarenaColumn   *column)
{
  return self->narrow && column->spare;
}

/* The crest, the name, and whether a person or a computer plays. */
static GtkWidget *
new_seat (HarenaEndTable *self,
          int            number)
{
  HarenaSeat        *seat = harena_game_model_get_seat (harena_hand_get_model (self->hand),
                                                         number);
  const HarenaLevel *level = harena_seat_get_level (seat);
  const char        *player = harena_player_words (harena_seat_get_player (seat));
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget         *name = new_label (harena_seat_get_name (seat), 0, "name");
  GtkWidget         *icon = gtk_image_new_from_icon_name (level == NULL ? "avatar-default-symbolic"
                                                                        : "computer-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_set_tooltip_text (name, gtk_label_get_text (GTK_LABEL (name)));
  gtk_image_set_pixel_size (GTK_IMAGE (icon), 14);
  gtk_widget_add_css_class (icon, "dim-label");
  gtk_widget_set_visible (icon, !self->narrow);
  gtk_widget_set_tooltip_text (icon, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, player, -1);
  gtk_box_append (GTK_BOX (box), harena_crest_new (harena_seat_get_colour (seat), 34));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), icon);
  return box;
}

static void
add_number (HarenaEndTable     *self,
            const HarenaView   *view,
            const HarenaColumn *column,
            int                 seat,
            int                 place,
            int                 row)
{
  int              number = column->value (view, seat);
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autofree char *said = g_strdup_printf (C_("result", "%s: %d"), harena_columns_title (column),
                                           number);
  GtkWidget       *label = new_label (number != 0 || column->sum ? text : "–", 1,
                                      column->sum ? "sum" : "number");

  gtk_widget_add_css_class (label, "numeric");
  if (number == 0 && !column->sum)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_grid_attach (GTK_GRID (self->grid), label, place, row, 1, 1);
}

static void
add_picture (HarenaEndTable     *self,
             const HarenaView   *view,
             const HarenaColumn *column,
             int                 seat,
             int                 place,
             int                 row)
{
  GtkWidget       *picture = column->create ();
  g_autofree char *said = harena_columns_describe (view, column, seat);

  column->update (picture, view, seat);
  gtk_widget_set_halign (picture, GTK_ALIGN_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                  -1);
  gtk_grid_attach (GTK_GRID (self->grid), picture, place, row, 1, 1);
}

static void
add_row (HarenaEndTable       *self,
         const HarenaView     *view,
         const HarenaStanding *standing,
         int                   row)
{
  int                 n_columns;
  const HarenaColumn *columns = harena_columns_of_results (view->face, &n_columns);

  if (standing->winner)
    {
      GtkWidget *tint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (tint, "winner");
      gtk_grid_attach (GTK_GRID (self->grid), tint, 0, row, n_columns + 1, 1);
    }
  gtk_grid_attach (GTK_GRID (self->grid), new_seat (self, standing->seat), 0, row, 1, 1);
  for (int i = 0; i < n_columns; i++)
    if (is_left_out (self, &columns[i]))
      continue;
    else if (columns[i].create != NULL)
      add_picture (self, view, &columns[i], standing->seat, i + 1, row);
    else
      add_number (self, view, &columns[i], standing->seat, i + 1, row);
}

void
harena_end_table_update (HarenaEndTable *self)
{
  const HarenaView   *view;
  HarenaStanding      list[HARENA_SEATS_MAX];
  int                 n_columns;
  const HarenaColumn *columns;
  guint               n_seats;
  GtkWidget          *child;

  g_return_if_fail (HARENA_IS_END_TABLE (self));

  view = harena_hand_get_view (self->hand);
  columns = harena_columns_of_results (view->face, &n_columns);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (int i = 0; i < n_columns; i++)
    if (!is_left_out (self, &columns[i]))
      add_head (self, &columns[i], i + 1);
  n_seats = harena_standings_find (view, list);
  for (guint i = 0; i < n_seats; i++)
    add_row (self, view, &list[i], i + 1);
}

void
harena_end_table_set_narrow (HarenaEndTable *self,
                            gboolean       narrow)
{
  g_return_if_fail (HARENA_IS_END_TABLE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  harena_end_table_update (self);
}

/* In high contrast an outline says what a tint says elsewhere. */
static void
look_changed_cb (HarenaEndTable *self)
{
  harena_set_css_class (GTK_WIDGET (self), "contrast",
                        harena_look_is_contrast (harena_look_get_default ()));
}

static void
harena_end_table_dispose (GObject *object)
{
  HarenaEndTable *self = HARENA_END_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_end_table_parent_class)->dispose (object);
}

static void
harena_end_table_class_init (HarenaEndTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_end_table_dispose;

  gtk_widget_class_set_css_name (widget_class, "endtable");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_end_table_init (HarenaEndTable *self)
{
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  look_changed_cb (self);
}

GtkWidget *
harena_end_table_new (HarenaHand *hand)
{
  HarenaEndTable *self = g_object_new (HARENA_TYPE_END_TABLE, NULL);

  self->hand = g_object_ref (hand);
  harena_end_table_update (self);
  return GTK_WIDGET (self);
}
