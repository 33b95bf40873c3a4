/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that is used again and again, for whatever line is in view. */

#include "log/log-row.h"

#include "widgets/dice-row.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/reading.h"
#include "words.h"

struct _HarenaLogRow
{
  GtkWidget        parent_instance;

  HarenaHand      *hand;
  HarenaLogItem    *item;

  GtkWidget       *head;
  GtkWidget       *heading;
  GtkWidget       *again;
  GtkWidget       *line;
  GtkWidget       *crest;
  GtkWidget       *icon;
  GtkWidget       *text;
  GtkWidget       *dice;
};

G_DEFINE_FINAL_TYPE (HarenaLogRow, harena_log_row, GTK_TYPE_WIDGET)

static void
harena_log_row_dispose (GObject *object)
{
  HarenaLogRow *self = HARENA_LOG_ROW (object);
  GtkWidget   *child;

  harena_log_row_set_item (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_log_row_parent_class)->dispose (object);
}

static void
harena_log_row_class_init (HarenaLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_log_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logrow");
}

static void
again_cb (HarenaLogRow *self)
{
  harena_hand_show_again (self->hand, harena_log_item_get_move (self->item));
}

static void
harena_log_row_init (HarenaLogRow *self)
{
  GtkWidget        *pointer = harena_icon_new ("pan-start-symbolic");
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->heading = gtk_label_new (NULL);
  self->again = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->crest = harena_crest_new (0, 20);
  self->icon = harena_icon_new (NULL);
  self->text = gtk_label_new (NULL);
  self->dice = harena_dice_row_new (19, NULL);

  gtk_widget_add_css_class (self->heading, "log-heading");
  gtk_widget_add_css_class (self->line, "log-line");
  gtk_widget_add_css_class (pointer, "log-pointer");
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_widget_set_hexpand (self->heading, TRUE);
  gtk_widget_add_css_class (self->again, "flat");
  gtk_widget_add_css_class (self->again, "circular");
  gtk_widget_add_css_class (self->again, "log-again");
  gtk_widget_set_tooltip_text (self->again, _("Show this again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->again), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Show this again"), -1);
  g_signal_connect_swapped (self->again, "clicked", G_CALLBACK (again_cb), self);
  gtk_box_append (GTK_BOX (self->head), self->heading);
  gtk_box_append (GTK_BOX (self->head), self->again);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->text), PANGO_WRAP_WORD_CHAR);
  gtk_image_set_pixel_size (GTK_IMAGE (self->icon), 18);
  gtk_widget_set_size_request (self->icon, 20, -1);
  gtk_widget_set_hexpand (self->dice, TRUE);
  gtk_box_append (GTK_BOX (self->line), self->crest);
  gtk_box_append (GTK_BOX (self->line), self->icon);
  gtk_box_append (GTK_BOX (self->line), self->text);
  gtk_box_append (GTK_BOX (self->line), self->dice);
  gtk_box_append (GTK_BOX (self->line), pointer);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
}

static gboolean
can_show_again (const HarenaFace *face)
{
  for (guint i = 0; face->scenes != NULL && face->scenes[i] != NULL; i++)
    if (face->scenes[i]->again != NULL)
      return TRUE;

  return FALSE;
}

GtkWidget *
harena_log_row_new (HarenaHand *hand)
{
  HarenaLogRow *self = g_object_new (HARENA_TYPE_LOG_ROW, NULL);

  self->hand = g_object_ref (hand);
  harena_dice_row_set_art (HARENA_DICE_ROW (self->dice), harena_hand_get_face (hand)->die);
  gtk_widget_set_visible (self->again, can_show_again (harena_hand_get_face (hand)));
  return GTK_WIDGET (self);
}

static void
show_coming (HarenaLogRow *self)
{
  harena_set_css_class (GTK_WIDGET (self), "coming", harena_log_item_get_coming (self->item));
}

/* The first line of all has nothing above it that a rule would part it from. */
static void
show_heading (HarenaLogRow *self)
{
  const HarenaFace *face = harena_hand_get_face (self->hand);
  guint             chapter = harena_log_item_get_chapter (self->item);
  g_autofree char  *heading = NULL;

  if (chapter != 0)
    heading = face->chapter_name (chapter);
  gtk_label_set_text (GTK_LABEL (self->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (self->head, heading != NULL);
}

static void
show_sentence (HarenaLogRow *self)
{
  const HarenaSentence *sentence = harena_log_item_get_sentence (self->item);
  const HarenaView     *view = harena_hand_get_view (self->hand);

  harena_crest_set_colour (HARENA_CREST (self->crest),
                           harena_view_colour (view, sentence->seat));
  gtk_widget_set_visible (self->crest, sentence->icon == NULL);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), sentence->icon);
  gtk_widget_set_visible (self->icon, sentence->icon != NULL);
  gtk_label_set_text (GTK_LABEL (self->text), sentence->text);
  harena_dice_row_set_faces (HARENA_DICE_ROW (self->dice), sentence->dice);
  /* The dice follow the words at once; words without dice have all the room. */
  gtk_widget_set_visible (self->dice, *sentence->dice != '\0');
  gtk_widget_set_hexpand (self->text, *sentence->dice == '\0');
}

HarenaLogItem *
harena_log_row_get_item (HarenaLogRow *self)
{
  g_return_val_if_fail (HARENA_IS_LOG_ROW (self), NULL);

  return self->item;
}

void
harena_log_row_set_item (HarenaLogRow  *self,
                        HarenaLogItem *item)
{
  g_return_if_fail (HARENA_IS_LOG_ROW (self));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;

  g_signal_connect_swapped (item, "notify::coming", G_CALLBACK (show_coming), self);
  show_coming (self);
  show_heading (self);
  show_sentence (self);
}
