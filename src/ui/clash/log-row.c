/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that is used again and again, for whatever line is in view. */

#include "clash/log-row.h"

#include "clash/dice-row.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "words.h"

struct _ClashLogRow
{
  GtkWidget        parent_instance;

  HarenaGameModel *model;
  ClashLogItem    *item;

  GtkWidget       *heading;
  GtkWidget       *line;
  GtkWidget       *crest;
  GtkWidget       *beast;
  GtkWidget       *text;
  GtkWidget       *dice;
};

G_DEFINE_FINAL_TYPE (ClashLogRow, clash_log_row, GTK_TYPE_WIDGET)

static void
clash_log_row_dispose (GObject *object)
{
  ClashLogRow *self = CLASH_LOG_ROW (object);
  GtkWidget   *child;

  clash_log_row_set_item (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (clash_log_row_parent_class)->dispose (object);
}

static void
clash_log_row_class_init (ClashLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_log_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logrow");
}

static void
clash_log_row_init (ClashLogRow *self)
{
  GtkWidget        *pointer = gtk_image_new_from_icon_name ("pan-start-symbolic");
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->heading = gtk_label_new (NULL);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->crest = harena_crest_new (0, 20);
  self->beast = gtk_image_new ();
  self->text = gtk_label_new (NULL);
  self->dice = clash_dice_row_new (19);

  gtk_widget_add_css_class (self->heading, "log-heading");
  gtk_widget_add_css_class (self->line, "log-line");
  gtk_widget_add_css_class (pointer, "log-pointer");
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->text), PANGO_WRAP_WORD_CHAR);
  gtk_image_set_pixel_size (GTK_IMAGE (self->beast), 18);
  gtk_widget_set_size_request (self->beast, 20, -1);
  gtk_widget_set_hexpand (self->dice, TRUE);
  gtk_box_append (GTK_BOX (self->line), self->crest);
  gtk_box_append (GTK_BOX (self->line), self->beast);
  gtk_box_append (GTK_BOX (self->line), self->text);
  gtk_box_append (GTK_BOX (self->line), self->dice);
  gtk_box_append (GTK_BOX (self->line), pointer);
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
}

GtkWidget *
clash_log_row_new (HarenaGameModel *model)
{
  ClashLogRow *self = g_object_new (CLASH_TYPE_LOG_ROW, NULL);

  self->model = g_object_ref (model);
  return GTK_WIDGET (self);
}

static void
show_coming (ClashLogRow *self)
{
  harena_set_css_class (GTK_WIDGET (self), "coming", clash_log_item_get_coming (self->item));
}

/* The first line of all has nothing above it that a rule would part it from. */
static void
show_heading (ClashLogRow *self)
{
  guint            battle = clash_log_item_get_battle (self->item);
  /* Translators: a heading in the log; %u is the number of the battle. */
  g_autofree char *heading = g_strdup_printf (_("Battle %u"), battle);

  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_widget_set_visible (self->heading, battle != 0);
}

static void
show_sentence (ClashLogRow *self)
{
  const ClashSentence *sentence = clash_log_item_get_sentence (self->item);
  gboolean             beast = sentence->beast != CLASH_NO_BEAST;
  g_autofree char     *icon = NULL;
  int                  colour = 0;

  if (!beast && sentence->seat != 0)
    colour = harena_seat_get_colour (harena_game_model_get_seat (self->model, sentence->seat));
  if (beast)
    icon = g_strdup_printf ("harena-beast-%s-symbolic", clash_beasts[sentence->beast].word);

  harena_crest_set_colour (HARENA_CREST (self->crest), colour);
  gtk_widget_set_visible (self->crest, !beast);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->beast), icon);
  gtk_widget_set_visible (self->beast, beast);
  gtk_label_set_text (GTK_LABEL (self->text), sentence->text);
  clash_dice_row_set_faces (CLASH_DICE_ROW (self->dice), sentence->faces);
  /* The dice follow the words at once; words without dice have all the room. */
  gtk_widget_set_visible (self->dice, *sentence->faces != '\0');
  gtk_widget_set_hexpand (self->text, *sentence->faces == '\0');
}

ClashLogItem *
clash_log_row_get_item (ClashLogRow *self)
{
  g_return_val_if_fail (CLASH_IS_LOG_ROW (self), NULL);

  return self->item;
}

void
clash_log_row_set_item (ClashLogRow  *self,
                        ClashLogItem *item)
{
  g_return_if_fail (CLASH_IS_LOG_ROW (self));

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
