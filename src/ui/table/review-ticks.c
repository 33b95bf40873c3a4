/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted, at the same places to which the slider goes. */

#include "table/review-ticks.h"

#include "face.h"
#include "widgets/look.h"

#include <math.h>

enum
{
  HEIGHT = 14,
  TALL = 10,
  SHORT = 5,
};

struct _HarenaReviewTicks
{
  GtkWidget   parent_instance;

  HarenaHand *hand;
  guint       n_moves;
  guint       cursor;
};

G_DEFINE_FINAL_TYPE (HarenaReviewTicks, harena_review_ticks, GTK_TYPE_WIDGET)

static double
x_of (HarenaReviewTicks *self,
      guint             move)
{
  return (double) gtk_widget_get_width (GTK_WIDGET (self)) * move / MAX (1, self->n_moves);
}

static void
append_tick (HarenaReviewTicks       *self,
             GtkSnapshot             *snapshot,
             const HarenaChapterSpan *span,
             gboolean                 present,
             guint                    n_spans,
             const GdkRGBA           *colour)
{
  double apart = x_of (self, self->n_moves) / n_spans;
  double width = present ? 3 : apart < 6 ? 1 : 2;
  double height = present || span->weight > 0 ? TALL : SHORT;

  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (round (x_of (self, span->first) - width / 2),
                                                  0, width, height));
}

/* Before the first chapter there is room for a word, usually. */
static void
append_start (HarenaReviewTicks *self,
              GtkSnapshot       *snapshot,
              guint              first,
              const GdkRGBA     *colour)
{
  const HarenaFace       *face = harena_hand_get_face (self->hand);
  g_autofree char        *words = face->chapter_place (0, 0, FALSE);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  int                     width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (x_of (self, first) < width + 6)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, HEIGHT - height));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
harena_review_ticks_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  HarenaReviewTicks    *self = HARENA_REVIEW_TICKS (widget);
  HarenaLook           *look = harena_look_get_default ();
  const HarenaChapters *chapters;
  guint                 n_spans;
  GdkRGBA               text, dim, gold;
  int                   present;

  if (self->hand == NULL)
    return;
  chapters = harena_hand_get_chapters (self->hand);
  n_spans = harena_chapters_count (chapters);
  if (n_spans == 0)
    return;

  present = self->cursor > 0 ? harena_chapters_at (chapters, self->cursor - 1) : -1;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  dim = text;
  dim.alpha *= 0.62f;
  harena_look_get_colour (look, HARENA_COLOUR_GOLD, &gold);
  /* Gold upon white would hardly be seen. */
  if (!harena_look_is_dark (look))
    harena_look_get_colour (look, HARENA_COLOUR_TERRACOTTA, &gold);
  append_start (self, snapshot, harena_chapters_get (chapters, 0)->first, &dim);
  for (guint i = 0; i < n_spans; i++)
    {
      const HarenaChapterSpan *span = harena_chapters_get (chapters, i);

      append_tick (self, snapshot, span, (int) i == present, n_spans,
                   (int) i == present            ? &gold
                   : span->first >= self->cursor ? &dim
                                                 : &text);
    }
}

static void
harena_review_ticks_measure (GtkWidget      *widget G_GNUC_UNUSED,
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
harena_review_ticks_finalize (GObject *object)
{
  g_clear_object (&HARENA_REVIEW_TICKS (object)->hand);

  G_OBJECT_CLASS (harena_review_ticks_parent_class)->finalize (object);
}

static void
harena_review_ticks_class_init (HarenaReviewTicksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = harena_review_ticks_finalize;
  widget_class->snapshot = harena_review_ticks_snapshot;
  widget_class->measure = harena_review_ticks_measure;

  gtk_widget_class_set_css_name (widget_class, "reviewticks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
harena_review_ticks_init (HarenaReviewTicks *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
harena_review_ticks_set (HarenaReviewTicks *self,
                         HarenaHand        *hand,
                         guint              n_moves,
                         guint              cursor)
{
  g_return_if_fail (HARENA_IS_REVIEW_TICKS (self));

  g_set_object (&self->hand, hand);
  self->n_moves = n_moves;
  self->cursor = cursor;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
