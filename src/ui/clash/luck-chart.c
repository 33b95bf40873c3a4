/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with a bar in each row. */

#include "clash/luck-chart.h"

#include "clash/luck-bar.h"
#include "table/standings.h"
#include "clash/tally.h"
#include "widgets/crest.h"
#include "words.h"

#include <math.h>

struct _ClashLuckChart
{
  GtkWidget        parent_instance;

  HarenaHand *hand;
  GtkWidget       *grid;
};

G_DEFINE_FINAL_TYPE (ClashLuckChart, clash_luck_chart, GTK_TYPE_WIDGET)

enum
{
  COLUMN_CREST,
  COLUMN_NAME,
  COLUMN_BAR,
  COLUMN_ROLLED,
  COLUMN_EXPECTED,
};

static int
expected_of (const ClashTally *tally)
{
  return (int) lround (clash_tally_expected_strength (tally));
}

static int
difference_of (const ClashTally *tally)
{
  return (int) clash_tally_strength (tally) - expected_of (tally);
}

static GtkWidget *
add_label (ClashLuckChart *self,
           const char     *text,
           const char     *style,
           float           align,
           int             column,
           int             row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
  return label;
}

static void
dim (GtkWidget *label)
{
  gtk_widget_add_css_class (label, "dim-label");
}

/* On either side of the middle line. */
static void
add_heads (ClashLuckChart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  /* Translators: over the bars of the players whose dice were bad, and those whose dice were
   * good. */
  GtkWidget *unlucky = gtk_label_new (C_("dice", "unlucky"));
  GtkWidget *lucky = gtk_label_new (C_("dice", "lucky"));

  gtk_label_set_xalign (GTK_LABEL (unlucky), 1);
  gtk_label_set_xalign (GTK_LABEL (lucky), 0);
  gtk_label_set_ellipsize (GTK_LABEL (unlucky), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (lucky), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (unlucky, "head");
  gtk_widget_add_css_class (lucky, "head");
  gtk_widget_add_css_class (box, "dim-label");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), unlucky);
  gtk_box_append (GTK_BOX (box), lucky);
  gtk_grid_attach (GTK_GRID (self->grid), box, COLUMN_BAR, 0, 1, 1);
  /* Translators: the head of a column: how many stars the dice showed. */
  dim (add_label (self, C_("dice", "Rolled"), "head", 1, COLUMN_ROLLED, 0));
  /* Translators: the head of a column: how many stars chance would give. */
  dim (add_label (self, C_("dice", "Expected"), "head", 1, COLUMN_EXPECTED, 0));
}

static void
add_row (ClashLuckChart   *self,
         int               seat,
         const ClashTally *tally,
         int               most,
         int               row)
{
  const char      *name = harena_view_seat (harena_hand_get_view (self->hand), seat);
  int              colour = harena_view_colour (harena_hand_get_view (self->hand), seat);
  guint            stars = clash_tally_strength (tally);
  g_autofree char *rolled = g_strdup_printf ("%u", stars);
  g_autofree char *expected = g_strdup_printf ("%d", expected_of (tally));
  /* Translators: the name of a player, how many stars the dice showed, how many chance would
   * give. */
  g_autofree char *said = g_strdup_printf (ngettext ("%s: %u star rolled, %d expected",
                                                     "%s: %u stars rolled, %d expected", stars),
                                           name, stars, expected_of (tally));
  GtkWidget       *bar = clash_luck_bar_new (colour, difference_of (tally), most);
  GtkWidget       *label;

  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_grid_attach (GTK_GRID (self->grid), harena_crest_new (colour, 28), COLUMN_CREST, row, 1, 1);
  label = add_label (self, name, "name", 0, COLUMN_NAME, row);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_tooltip_text (label, name);
  gtk_grid_attach (GTK_GRID (self->grid), bar, COLUMN_BAR, row, 1, 1);
  label = add_label (self, rolled, "rolled", 1, COLUMN_ROLLED, row);
  gtk_widget_add_css_class (label, "numeric");
  label = add_label (self, expected, "expected", 1, COLUMN_EXPECTED, row);
  dim (label);
  gtk_widget_add_css_class (label, "numeric");
}

void
clash_luck_chart_update (GtkWidget *chart)
{
  ClashLuckChart     *self = CLASH_LUCK_CHART (chart);
  const HarenaRecord *record;
  HarenaStanding      list[HARENA_SEATS_MAX];
  ClashTallies        tallies;
  GtkWidget          *child;
  guint               n_seats;
  int                 most = 1;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  record = harena_game_model_get_record (harena_hand_get_model (self->hand));
  clash_tallies_count (&tallies, record, harena_hand_get_view (self->hand)->present);
  n_seats = harena_standings_find (harena_hand_get_view (self->hand), list);
  for (guint i = 0; i < n_seats; i++)
    most = MAX (most, ABS (difference_of (&tallies.seats[list[i].seat])));
  add_heads (self);
  for (guint i = 0; i < n_seats; i++)
    add_row (self, list[i].seat, &tallies.seats[list[i].seat], most, i + 1);
}

static void
clash_luck_chart_dispose (GObject *object)
{
  ClashLuckChart *self = CLASH_LUCK_CHART (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_luck_chart_parent_class)->dispose (object);
}

static void
clash_luck_chart_class_init (ClashLuckChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_luck_chart_dispose;

  gtk_widget_class_set_css_name (widget_class, "luckchart");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
clash_luck_chart_init (ClashLuckChart *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 10);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
clash_luck_chart_new (HarenaHand *hand)
{
  ClashLuckChart *self = g_object_new (CLASH_TYPE_LUCK_CHART, NULL);

  self->hand = g_object_ref (hand);
  clash_luck_chart_update (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
