/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first column of the score table and of the order of play. */

#include "widgets/seat-label.h"

#include "widgets/crest.h"
#include "widgets/reading.h"
#include "words.h"

struct _HarenaSeatLabel
{
  GtkWidget  parent_instance;

  GtkWidget *arrow;
  GtkWidget *crest;
  GtkWidget *name;
  GtkWidget *who;
};

G_DEFINE_FINAL_TYPE (HarenaSeatLabel, harena_seat_label, GTK_TYPE_WIDGET)

static void
harena_seat_label_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (harena_seat_label_parent_class)->dispose (object);
}

static void
harena_seat_label_class_init (HarenaSeatLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_seat_label_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatlabel");
}

static void
harena_seat_label_init (HarenaSeatLabel *self)
{
  GtkWidget *widgets[4];

  self->arrow = widgets[0] = harena_icon_new ("pan-end-symbolic");
  self->crest = widgets[1] = harena_crest_new (0, 30);
  self->name = widgets[2] = gtk_label_new (NULL);
  self->who = widgets[3] = gtk_image_new ();

  gtk_widget_add_css_class (self->arrow, "turn-arrow");
  gtk_widget_add_css_class (self->name, "heading");
  gtk_widget_set_margin_start (self->name, 7);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_add_css_class (self->who, "dim-label");
  gtk_widget_set_margin_start (self->who, 6);
  gtk_image_set_pixel_size (GTK_IMAGE (self->who), 14);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    gtk_widget_set_parent (widgets[i], GTK_WIDGET (self));
}

GtkWidget *
harena_seat_label_new (void)
{
  return g_object_new (HARENA_TYPE_SEAT_LABEL, NULL);
}

static char *
describe_player (HarenaSeat *seat)
{
  const HarenaLevel *level = harena_seat_get_level (seat);

  if (level == NULL)
    return g_strdup (C_("player", "A person"));
  if (level->name == NULL)
    return g_strdup (C_("player", "A computer player"));

  /* Translators: the name of a level, such as “Lanista”. */
  return g_strdup_printf (C_("player", "A computer player: %s"), level->name);
}

void
harena_seat_label_set (HarenaSeatLabel  *self,
                      HarenaGameModel *model,
                      int              number,
                      gboolean         turn)
{
  HarenaSeat      *seat = harena_game_model_get_seat (model, number);
  int              colour = harena_seat_get_colour (seat);
  gboolean         person = harena_seat_is_person (seat);
  const char      *name = harena_seat_get_name (seat);
  g_autofree char *player = describe_player (seat);
  g_autofree char *arrow_class = g_strdup_printf ("colour-%d", colour);
  const char      *classes[] = { "turn-arrow", arrow_class, NULL };

  g_return_if_fail (HARENA_IS_SEAT_LABEL (self));

  gtk_widget_set_css_classes (self->arrow, classes);
  gtk_widget_set_opacity (self->arrow, turn ? 1 : 0);
  harena_crest_set_colour (HARENA_CREST (self->crest), colour);
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_widget_set_tooltip_text (self->name, name);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->who),
                                person ? "avatar-default-symbolic" : "computer-symbolic");
  gtk_widget_set_tooltip_text (self->who, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who), GTK_ACCESSIBLE_PROPERTY_LABEL, player,
                                  -1);
}
