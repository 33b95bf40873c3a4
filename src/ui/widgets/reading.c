/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells screen readers what is on the screen. */

#include "widgets/reading.h"

#include "widgets/herald.h"

static void
shown_cb (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);
}

static void
gone_cb (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
harena_read_while_shown (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect (widget, "map", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (widget, "unmap", G_CALLBACK (gone_cb), NULL);
  if (!gtk_widget_get_mapped (widget))
    gone_cb (widget);
}

GtkWidget *
harena_icon_new (const char *icon_name)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "icon-name", icon_name, NULL);
}

void
harena_describe (GtkWidget  *widget,
                 const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), "harena-description", g_strdup (text), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

/* Since GTK 4.14 a screen reader is spoken to, and since 4.18 a status has no name of itself. */
static void
read_out (GtkWidget  *widget,
          const char *text,
          gpointer    state)
{
  if (text == NULL)
    text = "";
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
  if (!gtk_widget_get_mapped (widget) || (*text == '\0' && state == NULL))
    return;

#if GTK_CHECK_VERSION (4, 14, 0)
  /* Everywhere else what is newer than the ceiling of meson.build still fails to compile. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (*text != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  harena_herald_cry (gtk_widget_get_root (widget), text, state);
#endif
}

void
harena_read_out (GtkWidget  *widget,
                 const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  read_out (widget, text, NULL);
}

void
harena_read_now (GtkWidget  *widget,
                 const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  read_out (widget, text, widget);
}
