/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Its ground is there with the page; the picture itself follows, since reading it takes a while. */

#include "pages/game-picture.h"

#include "widgets/after-paint.h"
#include "widgets/art.h"
#include "widgets/look.h"

enum
{
  WIDTH = 16,
  HEIGHT = 9,
};

struct _HarenaGamePicture
{
  GtkWidget   parent_instance;

  const char *picture;
  int         width;
  gboolean    ready;
};

G_DEFINE_FINAL_TYPE (HarenaGamePicture, harena_game_picture, GTK_TYPE_WIDGET)

static int
height_for (int width)
{
  return (width * HEIGHT + WIDTH / 2) / WIDTH;
}

static void
harena_game_picture_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  HarenaGamePicture *self = HARENA_GAME_PICTURE (widget);

  (void) minimum_baseline;
  (void) natural_baseline;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? self->width
                          : height_for (MAX (for_size, self->width));
}

static void
harena_game_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  HarenaGamePicture *self = HARENA_GAME_PICTURE (widget);
  int                width = gtk_widget_get_width (widget);
  int                height = gtk_widget_get_height (widget);
  g_autofree char   *dark = NULL;
  cairo_t           *cr;

  if (!self->ready || self->picture == NULL || width <= 0 || height <= 0)
    return;

  if (harena_look_is_dark (harena_look_get_default ()))
    dark = g_strconcat (self->picture, "-dark", NULL);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  harena_art_draw_picture (cr, dark != NULL ? dark : self->picture, 0, 0, width, height);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
harena_game_picture_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_game_picture_class_init (HarenaGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = harena_game_picture_measure;
  widget_class->snapshot = harena_game_picture_snapshot;
  widget_class->get_request_mode = harena_game_picture_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "gamepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
begin (GtkWidget *widget)
{
  HARENA_GAME_PICTURE (widget)->ready = TRUE;
  gtk_widget_queue_draw (widget);
}

static void
harena_game_picture_init (HarenaGamePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  harena_after_paint (GTK_WIDGET (self), begin);
}

GtkWidget *
harena_game_picture_new (const char *picture)
{
  HarenaGamePicture *self = g_object_new (HARENA_TYPE_GAME_PICTURE, NULL);

  self->picture = picture;
  return GTK_WIDGET (self);
}

void
harena_game_picture_set_width (HarenaGamePicture *self,
                               int                width)
{
  g_return_if_fail (HARENA_IS_GAME_PICTURE (self));

  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
