/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted from the pieces. The words for it are its parent's. */

#include "widgets/dice-row.h"

#include "widgets/art.h"
#include "widgets/look.h"

enum
{
  GAP = 3,
};

struct _HarenaDiceRow
{
  GtkWidget     parent_instance;

  int           size;
  HarenaDieFunc art;
  char          faces[24];
};

G_DEFINE_FINAL_TYPE (HarenaDiceRow, harena_dice_row, GTK_TYPE_WIDGET)

static void
harena_dice_row_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  HarenaDiceRow *self = HARENA_DICE_ROW (widget);
  double        width = gtk_widget_get_width (widget);
  double        height = gtk_widget_get_height (widget);
  cairo_t      *cr;

  if (*self->faces == '\0' || self->art == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (int i = 0; self->faces[i] != '\0'; i++)
    harena_art_draw (cr, self->art (self->faces[i]), (i + 0.5) * self->size + i * GAP,
                     height / 2, self->size, NULL);
  cairo_destroy (cr);
}

static void
harena_dice_row_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaDiceRow *self = HARENA_DICE_ROW (widget);
  int           n_dice = strlen (self->faces);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->size;
  else
    *minimum = *natural = MAX (0, n_dice * (self->size + GAP) - GAP);
}

static void
harena_dice_row_class_init (HarenaDiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = harena_dice_row_snapshot;
  widget_class->measure = harena_dice_row_measure;
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
harena_dice_row_init (HarenaDiceRow *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_dice_row_new (int           size,
                     HarenaDieFunc art)
{
  HarenaDiceRow *self = g_object_new (HARENA_TYPE_DICE_ROW, NULL);

  self->size = size;
  self->art = art;
  return GTK_WIDGET (self);
}

void
harena_dice_row_set_art (HarenaDiceRow *self,
                         HarenaDieFunc  art)
{
  g_return_if_fail (HARENA_IS_DICE_ROW (self));

  self->art = art;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
harena_dice_row_set_faces (HarenaDiceRow *self,
                          const char   *faces)
{
  g_return_if_fail (HARENA_IS_DICE_ROW (self));

  if (g_strcmp0 (self->faces, faces) == 0)
    return;
  g_strlcpy (self->faces, faces, sizeof self->faces);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
