/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells screen readers what is on the screen. */

#include "widgets/reading.h"

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
