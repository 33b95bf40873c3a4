/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted in the colour of its text and in that of the accent; it says nothing, for its row does. */

#include "pages/share-bar.h"

enum
{
  HEIGHT = 10,
  WIDTH = 72,
  MARK = 2,          /* how wide the mark is, */
  MARK_BEYOND = 3,   /* and how far it is seen above and below */
  STEP = 4,
  STEP_GAP = 2,
  STEP_HEIGHT = 14,
};

struct _HarenaShareBar
{
  GtkWidget parent_instance;

  double    share;
  double    even;
  int       n_steps; /* 0 for a bar */
  int       number;
};

G_DEFINE_FINAL_TYPE (HarenaShareBar, harena_share_bar, GTK_TYPE_WIDGET)

static void
harena_share_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size G_GNUC_UNUSED,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaShareBar *self = HARENA_SHARE_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->n_steps > 0 ? STEP_HEIGHT : HEIGHT + 2 * MARK_BEYOND;
  else
    *minimum = *natural = self->n_steps > 0 ? self->n_steps * (STEP + STEP_GAP) - STEP_GAP : WIDTH;
}

static void
append_round (GtkSnapshot   *snapshot,
              const GdkRGBA *colour,
              float          x,
              float          y,
              float          width,
              float          height,
              float          radius)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, y, width, height), radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_steps (HarenaShareBar *self,
                GtkSnapshot    *snapshot,
                const GdkRGBA  *full,
                const GdkRGBA  *empty)
{
  for (int i = 0; i < self->n_steps; i++)
    {
      float height = STEP_HEIGHT * (i + 1.0f) / self->n_steps;

      append_round (snapshot, i < self->number ? full : empty, i * (STEP + STEP_GAP),
                    STEP_HEIGHT - height, STEP, height, 1);
    }
}

static void
harena_share_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  HarenaShareBar  *self = HARENA_SHARE_BAR (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  float            width = gtk_widget_get_width (widget);
  GdkRGBA          text;
  GdkRGBA          empty;
  GdkRGBA          full;

  gtk_style_context_get_color (context, &text);
  empty = text;
  empty.alpha *= 0.15f;
  if (!gtk_style_context_lookup_color (context, "accent_bg_color", &full))
    full = text;
  if (self->n_steps > 0)
    {
      snapshot_steps (self, snapshot, &full, &empty);
      return;
    }

  append_round (snapshot, &empty, 0, MARK_BEYOND, width, HEIGHT, HEIGHT / 2.0f);
  if (self->share > 0)
    append_round (snapshot, &full, 0, MARK_BEYOND, MAX (width * self->share, HEIGHT), HEIGHT,
                  HEIGHT / 2.0f);
  if (self->even >= 0)
    gtk_snapshot_append_color (snapshot, &text,
                               &GRAPHENE_RECT_INIT (width * self->even - MARK / 2.0f, 0, MARK,
                                                    HEIGHT + 2 * MARK_BEYOND));
}

static void
harena_share_bar_class_init (HarenaShareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = harena_share_bar_measure;
  widget_class->snapshot = harena_share_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
harena_share_bar_init (HarenaShareBar *self)
{
  self->even = -1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
harena_share_bar_new (double share,
                      double even)
{
  HarenaShareBar *self = g_object_new (HARENA_TYPE_SHARE_BAR, NULL);

  self->share = CLAMP (share, 0, 1);
  self->even = even;
  return GTK_WIDGET (self);
}

GtkWidget *
harena_share_bar_new_steps (int number,
                            int n_steps)
{
  HarenaShareBar *self = g_object_new (HARENA_TYPE_SHARE_BAR, NULL);

  self->number = number;
  self->n_steps = n_steps;
  return GTK_WIDGET (self);
}
