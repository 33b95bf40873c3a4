/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted by Cairo, and anew when numbers or look are others. */

#include "hannibal/picture.h"

#include "hannibal/token.h"
#include "widgets/art.h"
#include "widgets/look.h"

#include <string.h>

enum
{
  GAP = 3, /* between small cards */
};

typedef struct
{
  HannibalPaint paint;
  int           numbers[HANNIBAL_PICTURE_NUMBERS];
} Picture;

static Picture *
picture_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "hannibal-picture");
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data G_GNUC_UNUSED)
{
  const Picture *picture = picture_of (GTK_WIDGET (area));

  picture->paint (cr, GTK_WIDGET (area), picture->numbers, width, height);
}

GtkWidget *
hannibal_picture_new (HannibalPaint paint,
                      int           width,
                      int           height)
{
  GtkWidget *widget = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_CENTER,
                                    NULL);
  Picture   *picture = g_new0 (Picture, 1);

  picture->paint = paint;
  g_object_set_data_full (G_OBJECT (widget), "hannibal-picture", picture, g_free);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (widget), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (widget), height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (widget), draw_cb, NULL, NULL);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  return widget;
}

void
hannibal_picture_set (GtkWidget *widget,
                      const int *numbers)
{
  Picture *picture = picture_of (widget);

  if (memcmp (picture->numbers, numbers, sizeof picture->numbers) == 0)
    return;
  memcpy (picture->numbers, numbers, sizeof picture->numbers);
  gtk_widget_queue_draw (widget);
}

static void
paint_token (cairo_t   *cr,
             GtkWidget *widget G_GNUC_UNUSED,
             const int *numbers,
             double     width,
             double     height)
{
  HannibalToken token = { numbers[0], numbers[1], numbers[2], 1, width < 40 };

  hannibal_token_draw (cr, &token, width / 2, height / 2, MIN (width, height));
}

GtkWidget *
hannibal_picture_token (int size)
{
  return hannibal_picture_new (paint_token, size, size);
}

static void
paint_icon (cairo_t   *cr,
            GtkWidget *widget G_GNUC_UNUSED,
            const int *numbers,
            double     width,
            double     height)
{
  GdkRGBA colour;

  harena_look_get_seat (harena_look_get_default (), MAX (numbers[2], 1), &colour);
  harena_art_draw (cr, hannibal_art (numbers[0], numbers[1], TRUE), width / 2, height / 2,
                   MIN (width, height), &colour);
}

GtkWidget *
hannibal_picture_icon (int size)
{
  return hannibal_picture_new (paint_icon, size, size);
}

static void
paint_hand (cairo_t   *cr,
            GtkWidget *widget G_GNUC_UNUSED,
            const int *numbers,
            double     width G_GNUC_UNUSED,
            double     height)
{
  double card = height / 1.4;

  for (int i = 0; i < HANNIBAL_CARDS; i++)
    hannibal_chip_draw (cr, numbers[1], i + 1, (numbers[0] & 1 << i) == 0, i * (card + GAP), 0,
                        card);
}

GtkWidget *
hannibal_picture_hand (int card)
{
  return hannibal_picture_new (paint_hand, HANNIBAL_CARDS * (card + GAP) - GAP, card * 1.4 + 0.5);
}

static void
paint_banner (cairo_t   *cr,
              GtkWidget *widget G_GNUC_UNUSED,
              const int *numbers,
              double     width,
              double     height)
{
  GdkRGBA colour;

  harena_look_get_seat (harena_look_get_default (), MAX (numbers[3], 1), &colour);
  hannibal_banner_draw (cr, numbers[0], numbers[1], numbers[2], width / 2, height / 2,
                        MIN (width, height), &colour);
}

GtkWidget *
hannibal_picture_banner (int size)
{
  return hannibal_picture_new (paint_banner, size, size);
}

GtkWidget *
hannibal_label_new (const char *text,
                    const char *style,
                    gboolean    wraps)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  if (!wraps)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}
