/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From blocks to widgets. */

#include "learn/book-page.h"

#include "learn/book-table.h"
#include "widgets/shrink.h"
#include "words.h"

static GtkWidget *
heading_new (const char *text,
             int         level,
             const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", text,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                  -1);
  return label;
}

static gboolean
activate_link_cb (GtkLabel   *label,
                  const char *topic)
{
  gtk_widget_activate_action (GTK_WIDGET (label), "rules.open", "s", topic);
  return TRUE;
}

/* text: may have links. */
static GtkWidget *
paragraph_new (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "use-markup", TRUE,
                                   "selectable", TRUE,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}

/* What is in the picture stands below it, and is its name too. */
static GtkWidget *
figure_new (const HarenaFace *face,
            const char       *picture,
            const char       *caption,
            const char       *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *label = paragraph_new (caption);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, css_class);
  if (picture != NULL)
    {
      GtkWidget *diagram = face->diagram_new ();

      face->diagram_set (diagram, picture);
      gtk_accessible_update_property (GTK_ACCESSIBLE (diagram), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      caption, -1);
      gtk_box_append (GTK_BOX (box), harena_shrink_new (diagram));
      gtk_label_set_xalign (GTK_LABEL (label), 0.5);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
  gtk_widget_add_css_class (label, "caption-text");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
table_new (const HarenaBookBlock *block)
{
  HarenaBookTable table;

  harena_book_table_begin (&table, block->widths);
  for (int i = 0; block->cells[i] != NULL; i++)
    harena_book_table_add_text (&table, harena_book_translate (block->cells[i]));
  return table.box;
}

static GtkWidget *
block_new (const HarenaFace      *face,
           const HarenaBookBlock *block)
{
  switch (block->kind)
    {
    case HARENA_BOOK_HEADING:
      return heading_new (_(block->text), 2, "title-4");
    case HARENA_BOOK_PICTURE:
      return figure_new (face, block->picture, _(block->text), "figure");
    case HARENA_BOOK_EXAMPLE:
      return figure_new (face, block->picture, _(block->text), "example");
    case HARENA_BOOK_TABLE:
      return harena_shrink_new (table_new (block));
    case HARENA_BOOK_OWN:
      return harena_shrink_new (block->create (block));
    case HARENA_BOOK_TEXT:
    default:
      return paragraph_new (_(block->text));
    }
}

/* On to the next topic, so that the book can be read from front to back. */
static GtkWidget *
way_on_new (const HarenaBook      *book,
            const HarenaBookTopic *topic)
{
  guint            next = harena_book_find (book, topic->id) + 1;
  g_autofree char *text = NULL;
  GtkWidget       *button;
  GtkWidget       *label;

  if (next == book->n_topics)
    return NULL;

  /* Translators: a button below a page of the rule book; the title of the page that follows. */
  text = g_strdup_printf (_("Next: %s"), _(book->topics[next].title));
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                        PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  button = g_object_new (GTK_TYPE_BUTTON, "child", label, "halign", GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (button, "way-on");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", book->topics[next].id);
  return button;
}

GtkWidget *
harena_book_page_new (const HarenaFace      *face,
                      const HarenaBookTopic *topic)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *way_on = way_on_new (face->book, topic);

  gtk_widget_add_css_class (box, "rules-page");
  gtk_box_append (GTK_BOX (box), heading_new (_(topic->title), 1, "title-1"));
  for (guint i = 0; i < topic->n_blocks; i++)
    gtk_box_append (GTK_BOX (box), block_new (face, &topic->blocks[i]));
  if (way_on != NULL)
    gtk_box_append (GTK_BOX (box), way_on);
  return box;
}
