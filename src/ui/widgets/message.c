/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes message dialogs whose heading fits. */

#include "widgets/message.h"

enum
{
  HEADING_WIDTH = 120, /* at least; wider than any letter, narrower than any dialog */
};

/* libadwaita shows a large heading or a small one that wraps, and measures both for the width that
 * the narrower of them needs, of which GTK 4.18 complains. Here the large one can wrap as well, though
 * it would still like to be in one line, and both need the same. */
static void
mend_heading (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_LABEL (widget) && parent != NULL && gtk_widget_has_css_class (parent, "heading-bin"))
    {
      if (!gtk_label_get_wrap (GTK_LABEL (widget)))
        gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (widget, HEADING_WIDTH, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    mend_heading (child);
}

GtkWidget *
harena_message_new (GtkWindow  *parent,
                    const char *heading,
                    const char *sentence)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, sentence);

  mend_heading (dialog);
  return dialog;
}
