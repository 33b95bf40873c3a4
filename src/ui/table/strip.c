/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips side by side. With many seats they scroll, and who has the turn is kept in view. */

#include "table/strip.h"

#include "table/columns.h"
#include "widgets/crest.h"
#include "widgets/reading.h"
#include "words.h"

enum
{
  NAME_MOST = 12, /* characters of a name */
};

typedef struct
{
  GtkWidget *chip;
  GtkWidget *next;  /* the arrow before it, while teams enter */
  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *left;
  GtkWidget *points;
} Chip;

struct _HarenaStrip
{
  GtkWidget  parent_instance;

  HarenaHand *hand;
  GtkWidget *scrolled;
  GtkWidget *list;
  Chip       chips[HARENA_SEATS_MAX];
  guint      scroll_id; /* waits for the chips to have their places */
};

G_DEFINE_FINAL_TYPE (HarenaStrip, harena_strip, GTK_TYPE_WIDGET)

static void
harena_strip_dispose (GObject *object)
{
  HarenaStrip *self = HARENA_STRIP (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_strip_parent_class)->dispose (object);
}

static void
harena_strip_class_init (HarenaStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_strip_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pointstrip");
}

static gboolean
scroll_cb (gpointer data)
{
  HarenaStrip          *self = data;
  int                  turn = harena_columns_turn (harena_hand_get_view (self->hand));
  GtkAdjustment       *adjustment
    = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t      bounds;

  self->scroll_id = 0;
  if (turn != 0
      && gtk_widget_compute_bounds (self->chips[turn - 1].chip, self->list, &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.x - 24,
                               bounds.origin.x + bounds.size.width + 24);
  return G_SOURCE_REMOVE;
}

/* Only after the next layout is it known where the chips are. */
static void
scroll_to_turn (HarenaStrip *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, scroll_cb, self, NULL);
}

static void
harena_strip_init (HarenaStrip *self)
{
  self->scrolled = gtk_scrolled_window_new ();
  self->list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "spacing",
                             2, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_chip (HarenaStrip *self,
          Chip       *chip)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  chip->chip = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                             "spacing", 7, "hexpand", TRUE, NULL);
  chip->next = harena_icon_new ("go-next-symbolic");
  chip->crest = harena_crest_new (0, 26);
  chip->name = label_new ("heading");
  chip->left = label_new ("dim-label");
  chip->points = label_new ("score-number");

  gtk_image_set_pixel_size (GTK_IMAGE (chip->next), 10);
  gtk_widget_add_css_class (chip->next, "dim-label");
  gtk_widget_add_css_class (chip->left, "small-caption");
  gtk_widget_add_css_class (chip->points, "numeric");
  gtk_label_set_ellipsize (GTK_LABEL (chip->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (chip->name), NAME_MOST);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), chip->name);
  gtk_box_append (GTK_BOX (words), chip->left);
  gtk_box_append (GTK_BOX (chip->chip), chip->crest);
  gtk_box_append (GTK_BOX (chip->chip), words);
  gtk_box_append (GTK_BOX (chip->chip), chip->points);
  gtk_box_append (GTK_BOX (self->list), chip->next);
  gtk_box_append (GTK_BOX (self->list), chip->chip);
}

static void
update_chip (Chip             *chip,
             const HarenaView *view,
             int               seat)
{
  const char      *who = harena_view_seat (view, seat);
  int              colour = harena_view_colour (view, seat);
  int              points = harena_columns_points (view, seat);
  gboolean         turn = harena_columns_turn (view) == seat;
  g_autofree char *words = view->face->strip_words != NULL ? view->face->strip_words (view, seat)
                                                           : NULL;
  g_autofree char *colour_class = g_strdup_printf ("colour-%d", colour);
  const char      *classes[] = { "chip", colour_class, turn ? "turn" : NULL, NULL };
  g_autofree char *number = g_strdup_printf ("%d", points);
  g_autofree char *name = NULL;

  gtk_widget_set_css_classes (chip->chip, classes);
  harena_crest_set_colour (HARENA_CREST (chip->crest), colour);
  gtk_label_set_text (GTK_LABEL (chip->name), who);
  /* The strip scrolls before names are cut for numbers. */
  gtk_label_set_width_chars (GTK_LABEL (chip->name), MIN (g_utf8_strlen (who, -1), NAME_MOST));
  gtk_label_set_text (GTK_LABEL (chip->left), words != NULL ? words : "");
  gtk_label_set_text (GTK_LABEL (chip->points), number);
  gtk_widget_set_visible (chip->left, words != NULL);
  gtk_widget_set_visible (chip->points, words == NULL && !view->face->pointless);
  gtk_widget_set_visible (chip->next, words != NULL && seat > 1);
  gtk_widget_set_tooltip_text (chip->chip, who);

  if (words != NULL)
    name = g_strdup_printf (C_("seat and what it has left", "%s, %s"), who, words);
  else if (view->face->pointless)
    name = g_strdup (who);
  else
    name = g_strdup_printf (ngettext ("%s, %d point", "%s, %d points", points), who, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip->chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (chip->chip), GTK_ACCESSIBLE_STATE_SELECTED, turn,
                               -1);
}

void
harena_strip_update (GtkWidget   *strip,
                     HarenaChange change G_GNUC_UNUSED)
{
  HarenaStrip      *self = HARENA_STRIP (strip);
  const HarenaView *view = harena_hand_get_view (self->hand);

  for (int seat = 1; seat <= view->n_seats; seat++)
    update_chip (&self->chips[seat - 1], view, seat);
  scroll_to_turn (self);
}

GtkWidget *
harena_strip_new (HarenaHand *hand)
{
  HarenaStrip   *self = g_object_new (HARENA_TYPE_STRIP, NULL);
  GtkAdjustment *adjustment
    = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  self->hand = g_object_ref (hand);
  for (int i = 0; i < harena_hand_get_view (hand)->n_seats; i++)
    add_chip (self, &self->chips[i]);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scroll_to_turn), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
