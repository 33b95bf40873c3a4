/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted, at the same places to which the slider goes. */

#include "clash/review-ticks.h"

#include "widgets/look.h"
#include "words.h"

#include <math.h>

enum
{
  HEIGHT = 14,
  TALL = 10,
  SHORT = 5,
};

struct _ClashReviewTicks
{
  GtkWidget parent_instance;

  GArray   *battles;
  guint     n_moves;
  guint     cursor;
};

G_DEFINE_FINAL_TYPE (ClashReviewTicks, clash_review_ticks, GTK_TYPE_WIDGET)

static double
x_of (ClashReviewTicks *self,
      guint             move)
{
  return (double) gtk_widget_get_width (GTK_WIDGET (self)) * move / MAX (1, self->n_moves);
}

static void
append_tick (ClashReviewTicks      *self,
             GtkSnapshot           *snapshot,
             const ClashBattleSpan *battle,
             gboolean               present,
             const GdkRGBA         *colour)
{
  double apart = x_of (self, self->n_moves) / self->battles->len;
  double width = present ? 3 : apart < 6 ? 1 : 2;
  double height = present || battle->fallen > 0 ? TALL : SHORT;

  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (round (x_of (self, battle->first) - width / 2),
                                                  0, width, height));
}

/* Before the first battle there is room for a word, usually. */
static void
append_entry (ClashReviewTicks *self,
              GtkSnapshot      *snapshot,
              const GdkRGBA    *colour)
{
  /* Translators: the part of a game in which gladiators and beasts enter the arena. */
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                                   C_("slider", "Entry"));
  int                     width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (x_of (self, g_array_index (self->battles, ClashBattleSpan, 0).first) < width + 6)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, HEIGHT - height));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
clash_review_ticks_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ClashReviewTicks *self = CLASH_REVIEW_TICKS (widget);
  HarenaLook       *look = harena_look_get_default ();
  GdkRGBA           text, dim, gold;
  int               present;

  if (self->battles == NULL || self->battles->len == 0)
    return;

  present = self->cursor > 0 ? clash_battles_at (self->battles, self->cursor - 1) : -1;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  dim = text;
  dim.alpha *= 0.62f;
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &gold);
  /* Gold upon white would hardly be seen. */
  if (!harena_look_is_dark (look))
    harena_look_get_colour (look, HARENA_COLOUR_TERRACOTTA, &gold);
  append_entry (self, snapshot, &dim);
  for (guint i = 0; i < self->battles->len; i++)
    {
      const ClashBattleSpan *battle = &g_array_index (self->battles, ClashBattleSpan, i);

      append_tick (self, snapshot, battle, (int) i == present,
                   (int) i == present              ? &gold
                   : battle->first >= self->cursor ? &dim
                                                   : &text);
    }
}

static void
clash_review_ticks_measure (GtkWidget      *widget G_GNUC_UNUSED,
                            GtkOrientation  orientation,
                            int             for_size G_GNUC_UNUSED,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline G_GNUC_UNUSED,
                            int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
}

static void
clash_review_ticks_finalize (GObject *object)
{
  g_clear_pointer (&CLASH_REVIEW_TICKS (object)->battles, g_array_unref);

  G_OBJECT_CLASS (clash_review_ticks_parent_class)->finalize (object);
}

static void
clash_review_ticks_class_init (ClashReviewTicksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = clash_review_ticks_finalize;
  widget_class->snapshot = clash_review_ticks_snapshot;
  widget_class->measure = clash_review_ticks_measure;

  gtk_widget_class_set_css_name (widget_class, "reviewticks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_review_ticks_init (ClashReviewTicks *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
clash_review_ticks_set (ClashReviewTicks *self,
                        GArray           *battles,
                        guint             n_moves,
                        guint             cursor)
{
  g_return_if_fail (CLASH_IS_REVIEW_TICKS (self));

  g_array_ref (battles);
  g_clear_pointer (&self->battles, g_array_unref);
  self->battles = battles;
  self->n_moves = n_moves;
  self->cursor = cursor;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
