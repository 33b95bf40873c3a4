/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slider gets whatever width the buttons leave. */

#include "table/review-layout.h"

enum
{
  NARROW = 640,
  GAP = 12,
  GAP_ROWS = 6,
};

struct _HarenaReviewLayout
{
  GtkLayoutManager parent_instance;
};

typedef struct
{
  GtkWidget *steps;
  GtkWidget *middle;
  GtkWidget *actions;
} Parts;

G_DEFINE_FINAL_TYPE (HarenaReviewLayout, harena_review_layout, GTK_TYPE_LAYOUT_MANAGER)

static Parts
find_parts (GtkWidget *widget)
{
  Parts parts;

  parts.steps = gtk_widget_get_first_child (widget);
  parts.middle = gtk_widget_get_next_sibling (parts.steps);
  parts.actions = gtk_widget_get_next_sibling (parts.middle);
  return parts;
}

static int
least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

static int
height_of (GtkWidget *widget,
           int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* In a narrow bar, what the steps leave; else what they want. */
static int
actions_width (const Parts *parts,
               int          width)
{
  int natural;

  if (width < NARROW)
    return MAX (least_width (parts->actions), width - least_width (parts->steps) - GAP);
  gtk_widget_measure (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkSizeRequestMode
harena_review_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                      GtkWidget        *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_review_layout_measure (GtkLayoutManager *manager G_GNUC_UNUSED,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline G_GNUC_UNUSED,
                             int              *natural_baseline G_GNUC_UNUSED)
{
  Parts parts = find_parts (widget);
  int   width = for_size < 0 ? NARROW : for_size;
  int   middle, buttons;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (least_width (parts.middle),
                      least_width (parts.steps) + GAP + least_width (parts.actions));
      *natural = MAX (*minimum, NARROW);
      return;
    }

  middle = height_of (parts.middle, -1);
  buttons = MAX (height_of (parts.steps, -1),
                 height_of (parts.actions, actions_width (&parts, width)));
  *minimum = *natural = width < NARROW ? middle + GAP_ROWS + buttons : MAX (middle, buttons);
}

static void
harena_review_layout_allocate (GtkLayoutManager *manager G_GNUC_UNUSED,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline G_GNUC_UNUSED)
{
  Parts         parts = find_parts (widget);
  int           steps = least_width (parts.steps);
  int           actions = actions_width (&parts, width);
  GtkAllocation middle = { steps + GAP, 0, width - steps - actions - 2 * GAP, height };
  int           top = 0;

  if (width < NARROW)
    {
      middle = (GtkAllocation) { 0, 0, width, height_of (parts.middle, -1) };
      top = middle.height + GAP_ROWS;
    }
  gtk_widget_size_allocate (parts.steps, &(GtkAllocation) { 0, top, steps, height - top }, -1);
  gtk_widget_size_allocate (parts.middle, &middle, -1);
  gtk_widget_size_allocate (parts.actions,
                            &(GtkAllocation) { width - actions, top, actions, height - top }, -1);
}

static void
harena_review_layout_class_init (HarenaReviewLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = harena_review_layout_get_request_mode;
  layout_class->measure = harena_review_layout_measure;
  layout_class->allocate = harena_review_layout_allocate;
}

static void
harena_review_layout_init (HarenaReviewLayout *self G_GNUC_UNUSED)
{
}
