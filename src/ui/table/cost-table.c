/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid, like the table of the points; every number says what it counts. */

#include "table/cost-table.h"

#include "pages/seat-words.h"
#include "table/cost-words.h"
#include "widgets/crest.h"
#include "widgets/mistake-sign.h"
#include "words.h"

#include <math.h>

enum
{
  SIGN = 14,
  CREST = 34,
};

/* The columns behind the seat; the first are those of the mistakes, from small to blunder. */
enum
{
  COST = HARENA_N_MISTAKES,
  A_DECISION,
  LUCK,
};

struct _HarenaCostTable
{
  GtkWidget   parent_instance;

  HarenaHand *hand;
  GtkWidget  *grid;
  gboolean    narrow;
};

G_DEFINE_FINAL_TYPE (HarenaCostTable, harena_cost_table, GTK_TYPE_WIDGET)

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
attach (HarenaCostTable *self,
        GtkWidget       *widget,
        int              column,
        int              row)
{
  gtk_grid_attach (GTK_GRID (self->grid), widget, column, row, 1, 1);
}

static void
add_heads (HarenaCostTable *self,
           gboolean         has_luck)
{
  /* Translators: the heading of a table of mistakes. */
  attach (self, new_label (C_("cost", "Mistakes"), 0, "title"), 0, 0);
  for (int i = HARENA_MISTAKE_SMALL; i < HARENA_N_MISTAKES; i++)
    {
      GtkWidget *sign = harena_mistake_sign_new (i, SIGN);

      gtk_widget_set_tooltip_text (sign, harena_cost_name (i));
      gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      harena_cost_name (i), -1);
      gtk_widget_set_halign (sign, GTK_ALIGN_CENTER);
      attach (self, sign, i, 0);
    }
  /* Translators: above a column: the share of the win that a player’s mistakes cost together, */
  attach (self, new_label (C_("cost", "Cost"), 1, "head"), COST, 0);
  if (!self->narrow)
    /* Translators: what each decision cost on average, */
    attach (self, new_label (C_("cost", "A decision"), 1, "head"), A_DECISION, 0);
  if (has_luck)
    /* Translators: and what chance gave the player, or took. */
    attach (self, new_label (C_("cost", "Luck"), 1, "head"), LUCK, 0);
}

static GtkWidget *
new_seat (HarenaCostTable *self,
          int              number)
{
  HarenaSeat *seat = harena_game_model_get_seat (harena_hand_get_model (self->hand), number);
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget  *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget  *name = new_label (harena_seat_get_name (seat), 0, "name");
  GtkWidget  *player = new_label (harena_player_words (harena_seat_get_player (seat)), 0, "player");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_set_tooltip_text (name, gtk_label_get_text (GTK_LABEL (name)));
  gtk_label_set_ellipsize (GTK_LABEL (player), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (player, "dim-label");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), player);
  gtk_box_append (GTK_BOX (box), harena_crest_new (harena_seat_get_colour (seat), CREST));
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

/* said: the heading of the column, which a screen reader says before the number. */
static GtkWidget *
add_text (HarenaCostTable *self,
          const char      *text,
          const char      *said,
          const char      *style,
          int              column,
          int              row)
{
  GtkWidget       *label = new_label (text, column < COST ? 0.5f : 1, style);
  /* Translators: the heading of a column, and what stands in it. */
  g_autofree char *name = g_strdup_printf (C_("cost", "%s: %s"), said, text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  attach (self, label, column, row);
  return label;
}

static void
add_count (HarenaCostTable *self,
           unsigned         count,
           HarenaMistake    mistake,
           int              row)
{
  g_autofree char *text = count > 0 ? g_strdup_printf ("%u", count) : g_strdup ("–");
  GtkWidget       *label = add_text (self, text, harena_cost_name (mistake), "number", mistake, row);

  if (count == 0)
    gtk_widget_add_css_class (label, "dim-label");
}

/* Luck is an estimate, and its error is worth knowing where it is looked at closely. */
static void
add_luck (HarenaCostTable       *self,
          const HarenaReviewSum *sum,
          int                    row)
{
  g_autofree char *text = harena_cost_signed (sum->luck);
  /* Translators: by how many per cent a number may be wrong. */
  g_autofree char *error = g_strdup_printf (C_("cost", "Give or take %ld %%"),
                                            lround (200 * sum->luck_error));
  GtkWidget       *label = add_text (self, text, C_("cost", "Luck"), "luck", LUCK, row);

  gtk_widget_set_tooltip_text (label, error);
}

static void
add_row (HarenaCostTable  *self,
         HarenaGameReview *review,
         int               seat,
         gboolean          has_luck)
{
  HarenaReviewSum  sum;
  g_autofree char *cost = NULL;
  g_autofree char *each = NULL;

  harena_game_review_get_sum (review, seat, &sum);
  cost = harena_cost_percent (sum.cost);
  each = harena_cost_fine (sum.decisions > 0 ? sum.cost / sum.decisions : 0);
  if (seat == harena_cost_whose (self->hand))
    {
      GtkWidget *tint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (tint, "whose");
      gtk_grid_attach (GTK_GRID (self->grid), tint, 0, seat, LUCK + 1, 1);
    }
  attach (self, new_seat (self, seat), 0, seat);
  for (int i = HARENA_MISTAKE_SMALL; i < HARENA_N_MISTAKES; i++)
    add_count (self, sum.mistakes[i], i, seat);
  add_text (self, cost, C_("cost", "Cost"), "sum", COST, seat);
  if (!self->narrow)
    add_text (self, each, C_("cost", "A decision"), "each", A_DECISION, seat);
  if (has_luck)
    add_luck (self, &sum, seat);
}

static void
add_legend (HarenaCostTable *self,
            gboolean         has_luck,
            int              row)
{
  GtkWidget *label = new_label (has_luck
                                  /* xgettext:no-c-format */
                                  ? _("From 2 % of the win on a mistake is small, from 5 % on large, "
                                      "from 10 % on a blunder. Cost: the share of the win lost by "
                                      "a player’s own moves. Luck: what chance gave or took.")
                                  /* xgettext:no-c-format */
                                  : _("From 2 % of the win on a mistake is small, from 5 % on large, "
                                      "from 10 % on a blunder. Cost: the share of the win lost by "
                                      "a player’s own moves."),
                                0, "legend");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row, LUCK + 1, 1);
}

void
harena_cost_table_update (HarenaCostTable *self)
{
  HarenaGameReview *review;
  int               n_seats;
  gboolean          has_luck;
  GtkWidget        *child;

  g_return_if_fail (HARENA_IS_COST_TABLE (self));

  review = harena_hand_get_review (self->hand);
  if (review == NULL)
    return;
  n_seats = harena_game_review_get_record (review)->setup.seats;
  has_luck = harena_game_review_get_has_luck (review);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  add_heads (self, has_luck);
  for (int seat = 1; seat <= n_seats; seat++)
    add_row (self, review, seat, has_luck);
  add_legend (self, has_luck, n_seats + 1);
}

void
harena_cost_table_set_narrow (HarenaCostTable *self,
                              gboolean         narrow)
{
  g_return_if_fail (HARENA_IS_COST_TABLE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  harena_cost_table_update (self);
}

static void
harena_cost_table_dispose (GObject *object)
{
  HarenaCostTable *self = HARENA_COST_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_cost_table_parent_class)->dispose (object);
}

static void
harena_cost_table_class_init (HarenaCostTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_cost_table_dispose;

  gtk_widget_class_set_css_name (widget_class, "costtable");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_cost_table_init (HarenaCostTable *self)
{
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
harena_cost_table_new (HarenaHand *hand)
{
  HarenaCostTable *self = g_object_new (HARENA_TYPE_COST_TABLE, NULL);

  self->hand = g_object_ref (hand);
  harena_cost_table_update (self);
  return GTK_WIDGET (self);
}
