/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes message dialogs whose heading fits. */

#include "message.h"

enum
{
  HEADING_LEAST = 8, /* characters */
};

/* libadwaita chooses between a large heading and a small one that wraps, and measures the large one
 * for what the small one needs, of which GTK 4.18 complains. Here the large one can wrap as well,
 * though it would still like to be in one line, and the small one needs more than it. */
static void
let_wrap (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_LABEL (widget) && parent != NULL && gtk_widget_has_css_class (parent, "heading-bin")
      && !gtk_widget_has_css_class (widget, "title-2"))
    gtk_label_set_width_chars (GTK_LABEL (widget), HEADING_LEAST);
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title-2"))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_wrap (child);
}

GtkWidget *
harena_message_new (GtkWindow  *parent,
                    const char *heading,
                    const char *sentence)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, sentence);

  let_wrap (dialog);
  return dialog;
}
