/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names every widget that comes onto the screen without a name, those within GTK's own among them. */

#include "widgets/naming.h"

#include <gtk/gtk.h>

static gboolean
has_name (GtkAccessible *accessible)
{
  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static void
set_name (GtkAccessible *accessible,
          const char    *name)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A button with nothing but an icon is labelled by that, which has no words either. */
static gboolean
is_icon_button (GtkWidget *widget)
{
  return (GTK_IS_BUTTON (widget) && GTK_IS_IMAGE (gtk_button_get_child (GTK_BUTTON (widget))))
         || (GTK_IS_MENU_BUTTON (widget)
             && gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)) != NULL);
}

/* What is said already is not said again behind the name. Where no screen reader can be, no widget
 * has anything to be asked for. */
static void
drop_tooltip (GtkAccessible *accessible,
              const char    *tooltip)
{
  g_autofree char *difference = NULL;

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;
  difference = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                   tooltip);
  if (difference == NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

/* GTK tells of a description when it first tells anything of the widget, which would be right behind
 * the focus: a screen reader would speak it twice. So it is made to tell something now. */
static void
tell_description (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget)
      || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return;
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
}

static void
name_page (GtkWidget *widget)
{
  GtkWidget     *parent = gtk_widget_get_parent (widget);
  GtkAccessible *page = GTK_IS_STACK (parent)
                          ? GTK_ACCESSIBLE (gtk_stack_get_page (GTK_STACK (parent), widget))
                          : NULL;

  if (page != NULL && !has_name (page))
    set_name (page, "");
}

/* The label that a button was given as its child, or beside the picture in it. */
static GtkWidget *
find_label (GtkWidget *button)
{
  GtkWidget *child = GTK_IS_BUTTON (button) ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;

  if (GTK_IS_BOX (child))
    for (child = gtk_widget_get_first_child (child); child != NULL && !GTK_IS_LABEL (child);)
      child = gtk_widget_get_next_sibling (child);
  return GTK_IS_LABEL (child) ? child : NULL;
}

static void
name_by_child (GtkWidget *widget)
{
  GtkWidget *label = find_label (widget);

  if (label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

static void
name_widget (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  const char    *tooltip = gtk_widget_get_tooltip_text (widget);

  if (is_icon_button (widget))
    {
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      if (tooltip != NULL && !has_name (accessible))
        set_name (accessible, tooltip);
    }
  if (!has_name (accessible))
    name_by_child (widget);
  if (!has_name (accessible))
    set_name (accessible, "");
  if (tooltip != NULL)
    drop_tooltip (accessible, tooltip);
  tell_description (widget);
  name_page (widget);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint G_GNUC_UNUSED,
           guint                  n_values G_GNUC_UNUSED,
           const GValue          *values,
           gpointer               data G_GNUC_UNUSED)
{
  GObject *widget = g_value_get_object (&values[0]);

  name_widget (GTK_WIDGET (widget));
  return TRUE;
}

void
harena_name_widgets (void)
{
  /* From GTK 4.10 on, it names them itself. */
  if (GTK_CHECK_VERSION (4, 10, 0))
    return;

  /* The signals are there when the class is. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
