/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget remembers its target; whoever looks for one walks through the tree. */

#include "widgets/stand-in.h"

#include "widgets/css-class.h"

enum
{
  MARGIN = 12, /* that is seen around what is scrolled to */
};

static GQuark
target_quark (void)
{
  return g_quark_from_static_string ("harena-stands-for");
}

static HarenaTarget
target_of (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (widget), target_quark ()));
}

void
harena_stand_for (GtkWidget   *widget,
                  HarenaTarget target)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_qdata (G_OBJECT (widget), target_quark (), GUINT_TO_POINTER (target));
}

GtkWidget *
harena_stand_in_find (GtkWidget   *root,
                      HarenaTarget target)
{
  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root)
      || target == HARENA_NO_TARGET)
    return NULL;
  if (target_of (root) == target)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = harena_stand_in_find (child, target);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_among (const HarenaTarget *targets,
          HarenaTarget        target)
{
  for (; targets != NULL && *targets != HARENA_NO_TARGET; targets++)
    if (*targets == target)
      return TRUE;

  return FALSE;
}

static void
mark (GtkWidget          *widget,
      const HarenaTarget *targets)
{
  if (target_of (widget) != HARENA_NO_TARGET)
    harena_set_css_class (widget, "pointed", is_among (targets, target_of (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    mark (child, targets);
}

static gboolean
scroll_cb (gpointer data)
{
  GtkWidget      *widget = data;
  GtkWidget      *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment  *adjustment;
  graphene_rect_t bounds;
  double          top;

  /* The next step may have come meanwhile. */
  if (scroller == NULL || !gtk_widget_get_mapped (widget)
      || !gtk_widget_has_css_class (widget, "pointed")
      || !gtk_widget_compute_bounds (widget, scroller, &bounds))
    return G_SOURCE_REMOVE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, top - MARGIN, top + bounds.size.height + MARGIN);
  return G_SOURCE_REMOVE;
}

void
harena_stand_in_point (GtkWidget          *root,
                       const HarenaTarget *targets)
{
  GtkWidget *first = NULL;

  mark (root, targets);
  for (; targets != NULL && *targets != HARENA_NO_TARGET && first == NULL; targets++)
    first = harena_stand_in_find (root, *targets);
  /* Only after the next layout is it known where it is. */
  if (first != NULL)
    g_timeout_add_full (GDK_PRIORITY_REDRAW + 10, 60, scroll_cb, g_object_ref (first),
                        g_object_unref);
}
