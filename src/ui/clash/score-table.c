/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column view whose cells follow their row. */

#include "clash/score-table.h"

#include "clash/score-row.h"
#include "clash/seat-label.h"
#include "widgets/css-class.h"
#include "words.h"

struct _ClashScoreTable
{
  GtkWidget      parent_instance;

  ClashHand     *hand;
  GListStore    *rows;
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE (ClashScoreTable, clash_score_table, GTK_TYPE_WIDGET)

/* What a screen reader says of a cell. The cell itself is a widget of GTK's about our own. */
static void
name_cell (GtkListItem *item,
           const char  *name)
{
  GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (item));

  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_score (GtkListItem *item)
{
  ClashScoreRow   *row = gtk_list_item_get_item (item);
  ClashScore       which = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "which"));
  g_autofree char *name = clash_score_row_describe (row, which);
  char             text[16];

  g_snprintf (text, sizeof text, "%d", clash_score_row_get_score (row, which));
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  name_cell (item, name);
}

static void
show_seat (GtkListItem *item)
{
  ClashScoreRow   *row = gtk_list_item_get_item (item);
  GtkWidget       *label = gtk_list_item_get_child (item);
  GtkWidget       *line = gtk_widget_get_parent (gtk_widget_get_parent (label));
  g_autofree char *name = clash_score_row_describe_seat (row);
  gboolean         turn = clash_score_row_get_turn (row);

  clash_seat_label_set (CLASH_SEAT_LABEL (label), clash_score_row_get_model (row),
                        clash_score_row_get_seat (row), turn);
  harena_set_css_class (line, "turn", turn);
  name_cell (item, name);
}

static void
setup_score_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
                GtkListItem        *item,
                gpointer            which)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  if (GPOINTER_TO_INT (which) == CLASH_SCORE_POINTS)
    gtk_widget_add_css_class (label, "score-number");
  g_object_set_data (G_OBJECT (item), "which", which);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, label);
}

static void
setup_seat_cb (GtkListItemFactory *factory G_GNUC_UNUSED,
               GtkListItem        *item)
{
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, clash_seat_label_new ());
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

static void
add_column (ClashScoreTable *self,
            const char      *title,
            int              which)
{
  GtkListItemFactory             *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;

  if (which < 0)
    {
      g_signal_connect (factory, "setup", G_CALLBACK (setup_seat_cb), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (bind_seat_cb), NULL);
    }
  else
    {
      g_signal_connect (factory, "setup", G_CALLBACK (setup_score_cb),
                        GINT_TO_POINTER (which));
      g_signal_connect (factory, "bind", G_CALLBACK (bind_score_cb), NULL);
    }
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (column, which < 0);
  gtk_column_view_append_column (self->view, column);
}

/* The first column needs no title for who sees it. Who hears it does: the header is the first child
 * of the view, and the title of the column the first in it. */
static void
name_first_column (ClashScoreTable *self)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (self->view));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (header)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Player"), -1);
}

static void
clash_score_table_dispose (GObject *object)
{
  ClashScoreTable *self = CLASH_SCORE_TABLE (object);
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->rows);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_score_table_parent_class)->dispose (object);
}

static void
clash_score_table_class_init (ClashScoreTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_score_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scoretable");
}

static void
clash_score_table_init (ClashScoreTable *self)
{
  self->rows = g_list_store_new (CLASH_TYPE_SCORE_ROW);
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->view), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score"), -1);

  add_column (self, "", -1);
  name_first_column (self);
  add_column (self, C_("score table", "Teams"), CLASH_SCORE_TEAMS);
  add_column (self, C_("score table", "Left"), CLASH_SCORE_LEFT);
  add_column (self, C_("score table", "Taken"), CLASH_SCORE_TAKEN);
  add_column (self, C_("score table", "Beasts"), CLASH_SCORE_BEASTS);
  add_column (self, C_("score table", "Points"), CLASH_SCORE_POINTS);
}

static void
update (ClashScoreTable *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      g_autoptr (ClashScoreRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      clash_score_row_update (row);
    }
}

GtkWidget *
clash_score_table_new (ClashHand *hand)
{
  ClashScoreTable   *self = g_object_new (CLASH_TYPE_SCORE_TABLE, NULL);
  HarenaGameModel   *model = clash_hand_get_model (hand);
  int                n_seats = clash_hand_get_position (hand)->seats;
  GtkNoSelection    *selection;

  self->hand = g_object_ref (hand);
  for (int seat = 1; seat <= n_seats; seat++)
    {
      g_autoptr (ClashScoreRow) row = clash_score_row_new (model, seat);

      g_list_store_append (self->rows, row);
    }
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  g_signal_connect_object (hand, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

GListModel *
clash_score_table_get_rows (ClashScoreTable *self)
{
  g_return_val_if_fail (CLASH_IS_SCORE_TABLE (self), NULL);

  return G_LIST_MODEL (self->rows);
}
