/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid. Behind the rows of the winners lies a tint; every number says what it counts. */

#include "clash/end-table.h"

#include "clash/speech.h"
#include "clash/standings.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "pages/seat-words.h"
#include "words.h"

struct _ClashEndTable
{
  GtkWidget        parent_instance;

  HarenaGameModel *model;
  GtkWidget       *grid;
  gboolean         narrow;
};

G_DEFINE_FINAL_TYPE (ClashEndTable, clash_end_table, GTK_TYPE_WIDGET)

enum
{
  COLUMN_SEAT,
  COLUMN_TAKEN,
  COLUMN_SURVIVORS,
  COLUMN_BEASTS,
  COLUMN_POINTS,
  N_COLUMNS,
};

/* R39; in the order of the columns. */
static const struct
{
  const char *head;
  int         each; /* points; 0 for the sum */
} columns[N_COLUMNS] = {
  /* Translators: heads of the table of results: gladiators taken from the others. */
  [COLUMN_TAKEN] = { NC_("result", "Taken"), CLASH_POINTS_GLADIATOR },
  /* Translators: one's own gladiators that are left at the end. */
  [COLUMN_SURVIVORS] = { NC_("result", "Survivors"), CLASH_POINTS_GLADIATOR },
  [COLUMN_BEASTS] = { NC_("result", "Beasts"), CLASH_POINTS_BEAST },
  [COLUMN_POINTS] = { NC_("result", "Points"), 0 },
};

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

static const char *
head_of (int column)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "result", columns[column].head);
}

static void
add_head (ClashEndTable *self,
          int            column)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: how many points each gladiator or beast is worth: "2 each". */
  g_autofree char *each = g_strdup_printf (C_("points", "%d each"), columns[column].each);

  gtk_box_append (GTK_BOX (box), new_label (head_of (column), 1, "head"));
  gtk_box_append (GTK_BOX (box), new_label (columns[column].each > 0 ? each : "", 1, "subhead"));
  gtk_widget_add_css_class (box, "dim-label");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "heads");
  gtk_grid_attach (GTK_GRID (self->grid), box, column, 0, 1, 1);
}

/* The crest, the name, and whether a person or a computer plays. */
static GtkWidget *
new_seat (ClashEndTable *self,
          int            number)
{
  HarenaSeat        *seat = harena_game_model_get_seat (self->model, number);
  const HarenaLevel *level = harena_seat_get_level (seat);
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget         *name = new_label (clash_speech_seat (self->model, number), 0, "name");
  GtkWidget         *icon = gtk_image_new_from_icon_name (level == NULL ? "avatar-default-symbolic"
                                                                        : "computer-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_set_tooltip_text (name, gtk_label_get_text (GTK_LABEL (name)));
  gtk_image_set_pixel_size (GTK_IMAGE (icon), 14);
  gtk_widget_add_css_class (icon, "dim-label");
  gtk_widget_set_visible (icon, !self->narrow);
  gtk_widget_set_tooltip_text (icon, harena_player_words (harena_seat_get_player (seat)));
  gtk_box_append (GTK_BOX (box), harena_crest_new (harena_seat_get_colour (seat), 34));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), icon);
  return box;
}

static void
add_number (ClashEndTable *self,
            int            number,
            int            column,
            int            row)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  /* Translators: the head of a column and a number: "Taken: 14". */
  g_autofree char *said = g_strdup_printf (C_("result", "%s: %d"), head_of (column), number);
  gboolean         sum = column == COLUMN_POINTS;
  GtkWidget       *label = new_label (number != 0 || sum ? text : "–", 1, sum ? "sum" : "number");

  gtk_widget_add_css_class (label, "numeric");
  if (number == 0 && !sum)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

static void
add_row (ClashEndTable       *self,
         const ClashStanding *standing,
         int                  row)
{
  if (standing->winner)
    {
      GtkWidget *tint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (tint, "winner");
      gtk_grid_attach (GTK_GRID (self->grid), tint, 0, row, N_COLUMNS, 1);
    }
  gtk_grid_attach (GTK_GRID (self->grid), new_seat (self, standing->seat), COLUMN_SEAT, row, 1, 1);
  add_number (self, standing->taken, COLUMN_TAKEN, row);
  add_number (self, standing->survivors, COLUMN_SURVIVORS, row);
  add_number (self, standing->beasts, COLUMN_BEASTS, row);
  add_number (self, standing->points, COLUMN_POINTS, row);
}

void
clash_end_table_update (ClashEndTable *self)
{
  ClashStanding list[HARENA_SEATS_MAX];
  guint         n_seats;
  GtkWidget    *child;

  g_return_if_fail (CLASH_IS_END_TABLE (self));

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (int column = COLUMN_TAKEN; column < N_COLUMNS; column++)
    add_head (self, column);
  n_seats = clash_standings_find (self->model, list);
  for (guint i = 0; i < n_seats; i++)
    add_row (self, &list[i], i + 1);
}

void
clash_end_table_set_narrow (ClashEndTable *self,
                            gboolean       narrow)
{
  g_return_if_fail (CLASH_IS_END_TABLE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  clash_end_table_update (self);
}

/* In high contrast an outline says what a tint says elsewhere. */
static void
look_changed_cb (ClashEndTable *self)
{
  harena_set_css_class (GTK_WIDGET (self), "contrast",
                        harena_look_is_contrast (harena_look_get_default ()));
}

static void
clash_end_table_dispose (GObject *object)
{
  ClashEndTable *self = CLASH_END_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (clash_end_table_parent_class)->dispose (object);
}

static void
clash_end_table_class_init (ClashEndTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_end_table_dispose;

  gtk_widget_class_set_css_name (widget_class, "endtable");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_end_table_init (ClashEndTable *self)
{
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  look_changed_cb (self);
}

GtkWidget *
clash_end_table_new (HarenaGameModel *model)
{
  ClashEndTable *self = g_object_new (CLASH_TYPE_END_TABLE, NULL);

  self->model = g_object_ref (model);
  clash_end_table_update (self);
  return GTK_WIDGET (self);
}
