/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column view whose cells follow their row. */

#include "table/score-table.h"

#include "table/columns.h"
#include "table/score-row.h"
#include "widgets/seat-label.h"
#include "widgets/css-class.h"
#include "words.h"

struct _HarenaScoreTable
{
  GtkWidget      parent_instance;

  HarenaHand     *hand;
  GListStore    *rows;
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE (HarenaScoreTable, harena_score_table, GTK_TYPE_WIDGET)

/* What a screen reader says of a cell. The cell itself is a widget of GTK's about our own. */
static void
name_cell (GtkListItem *item,
           const char  *name)
{
  GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (item));

  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The keyboard walks from line to line, and each is heard as one sentence. */
static void
name_line (GtkWidget      *line,
           HarenaScoreRow *row)
{
  g_autofree char *words = harena_score_row_describe_all (row);

  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static const HarenaColumn *
column_of (GtkListItem *item,
           int         *number)
{
  HarenaScoreRow *row = gtk_list_item_get_item (item);
  int             n_columns;

  *number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "which"));
  return &harena_columns_of_score (harena_hand_get_face (harena_score_row_get_hand (row)),
                                   &n_columns)[*number];
}

static void
show_score (GtkListItem *item)
{
  HarenaScoreRow     *row = gtk_list_item_get_item (item);
  int                 which;
  const HarenaColumn *column = column_of (item, &which);
  g_autofree char    *name = harena_score_row_describe (row, which);
  char                text[16];

  if (column->create != NULL)
    column->update (gtk_list_item_get_child (item),
                    harena_hand_get_view (harena_score_row_get_hand (row)),
                    harena_score_row_get_seat (row));
  else
    {
      g_snprintf (text, sizeof text, "%d", harena_score_row_get_score (row, which));
      gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
    }
  name_cell (item, name);
}

static void
show_seat (GtkListItem *item)
{
  HarenaScoreRow   *row = gtk_list_item_get_item (item);
  GtkWidget       *label = gtk_list_item_get_child (item);
  GtkWidget       *line = gtk_widget_get_parent (gtk_widget_get_parent (label));
  g_autofree char *name = harena_score_row_describe_seat (row);
  gboolean         turn = harena_score_row_get_turn (row);

  harena_seat_label_set (HARENA_SEAT_LABEL (label),
                         harena_hand_get_model (harena_score_row_get_hand (row)),
                        harena_score_row_get_seat (row), turn);
  harena_set_css_class (line, "turn", turn);
  name_cell (item, name);
  name_line (line, row);
}

/* data: the column, whose number the factory knows. */
static void
setup_score_cb (GtkListItemFactory *factory,
                GtkListItem        *item,
                gpointer            data)
{
  const HarenaColumn *column = data;
  GtkWidget          *label;

  g_object_set_data (G_OBJECT (item), "which", g_object_get_data (G_OBJECT (factory), "which"));
  gtk_list_item_set_activatable (item, FALSE);
  if (column->create != NULL)
    {
      gtk_list_item_set_child (item, column->create ());
      return;
    }
  label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  if (column->sum)
    gtk_widget_add_css_class (label, "score-number");
  gtk_list_item_set_child (item, label);
}

static void
setup_seat_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
               GtkListItem        *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, harena_seat_label_new ());
}

static void
follow (GtkListItem *item,
        GCallback    show)
{
  g_signal_connect_swapped (gtk_list_item_get_item (item), "changed", show, item);
}

static void
bind_score_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
               GtkListItem        *item)
{
  follow (item, G_CALLBACK (show_score));
  show_score (item);
}

static void
bind_seat_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
              GtkListItem        *item)
{
  follow (item, G_CALLBACK (show_seat));
  show_seat (item);
}

static void
unbind_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem        *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

/* column: NULL for the seats. */
static void
add_column (HarenaScoreTable   *self,
            const HarenaColumn *column,
            int                 number)
{
  GtkListItemFactory             *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) view = NULL;

  if (column == NULL)
    {
      g_signal_connect (factory, "setup", G_CALLBACK (setup_seat_cb), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (bind_seat_cb), NULL);
    }
  else
    {
      g_object_set_data (G_OBJECT (factory), "which", GINT_TO_POINTER (number));
      g_signal_connect (factory, "setup", G_CALLBACK (setup_score_cb), (gpointer) column);
      g_signal_connect (factory, "bind", G_CALLBACK (bind_score_cb), NULL);
    }
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  view = gtk_column_view_column_new (column != NULL ? harena_columns_title (column) : "", factory);
  gtk_column_view_column_set_expand (view, column == NULL);
  gtk_column_view_append_column (self->view, view);
}

/* The first column needs no title for who sees it. Who hears it does: the header is the first child
 * of the view, and the title of the column the first in it. */
static void
name_first_column (HarenaScoreTable *self)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (self->view));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (header)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Player"), -1);
}

static void
harena_score_table_dispose (GObject *object)
{
  HarenaScoreTable *self = HARENA_SCORE_TABLE (object);
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->rows);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_score_table_parent_class)->dispose (object);
}

static void
harena_score_table_class_init (HarenaScoreTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_score_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scoretable");
}

static void
harena_score_table_init (HarenaScoreTable *self)
{
  self->rows = g_list_store_new (HARENA_TYPE_SCORE_ROW);
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->view), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score"), -1);
}

void
harena_score_table_update (GtkWidget   *table,
                           HarenaChange change G_GNUC_UNUSED)
{
  HarenaScoreTable *self = HARENA_SCORE_TABLE (table);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      g_autoptr (HarenaScoreRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      harena_score_row_update (row);
    }
}

GtkWidget *
harena_score_table_new (HarenaHand *hand)
{
  HarenaScoreTable   *self = g_object_new (HARENA_TYPE_SCORE_TABLE, NULL);
  GtkNoSelection     *selection;
  int                 n_columns;
  const HarenaColumn *columns = harena_columns_of_score (harena_hand_get_face (hand), &n_columns);

  self->hand = g_object_ref (hand);
  add_column (self, NULL, 0);
  name_first_column (self);
  for (int i = 0; i < n_columns; i++)
    add_column (self, &columns[i], i);
  for (int seat = 1; seat <= harena_hand_get_view (hand)->n_seats; seat++)
    {
      g_autoptr (HarenaScoreRow) row = harena_score_row_new (hand, seat);

      g_list_store_append (self->rows, row);
    }
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  return GTK_WIDGET (self);
}

GListModel *
harena_score_table_get_rows (HarenaScoreTable *self)
{
  g_return_val_if_fail (HARENA_IS_SCORE_TABLE (self), NULL);

  return G_LIST_MODEL (self->rows);
}
