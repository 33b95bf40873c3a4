/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From blocks to widgets. */

#include "clash/rules-page.h"

#include "clash/diagram.h"
#include "clash/speech.h"
#include "words.h"

#include <string.h>

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
figure_new (const char *picture,
            const char *caption,
            const char *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *label = paragraph_new (caption);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, css_class);
  if (picture != NULL)
    {
      GtkWidget *diagram = clash_diagram_new (picture);

      gtk_accessible_update_property (GTK_ACCESSIBLE (diagram), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      caption, -1);
      gtk_box_append (GTK_BOX (box), diagram);
      gtk_label_set_xalign (GTK_LABEL (label), 0.5);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
  gtk_widget_add_css_class (label, "caption-text");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* A table is rows of cells for a screen reader. For the eye they make columns, because every row is
 * divided in the same way. */
typedef struct
{
  GtkWidget  *box;
  GtkWidget  *row;
  const char *widths;
  int         n_columns;
  int         n_cells;
  int         part;      /* where the next cell begins */
} Table;

static void
table_begin (Table      *table,
             const char *widths)
{
  *table = (Table) { .widths = widths, .n_columns = strlen (widths) };
  table->box = g_object_new (GTK_TYPE_BOX,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                             "orientation", GTK_ORIENTATION_VERTICAL,
                             "css-name", "rulestable",
                             NULL);
  gtk_widget_add_css_class (table->box, "card");
}

/* Row after row. */
static void
table_add (Table     *table,
           GtkWidget *cell)
{
  int column = table->n_cells++ % table->n_columns;
  int width = table->widths[column] - '0';

  if (column == 0)
    {
      table->part = 0;
      table->row = g_object_new (GTK_TYPE_GRID,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "column-homogeneous", TRUE,
                                 "css-name", "rulesrow",
                                 NULL);
      gtk_box_append (GTK_BOX (table->box), table->row);
    }
  if (table->n_cells <= table->n_columns)
    gtk_widget_add_css_class (cell, "caption-heading");
  gtk_widget_add_css_class (cell, "rules-cell");
  gtk_grid_attach (GTK_GRID (table->row), cell, table->part, 0, width, 1);
  table->part += width;
}

/* The headings are the first row; the first cell of each other row says what the row is about. */
static void
table_add_text (Table      *table,
                const char *text)
{
  gboolean   head = table->n_cells < table->n_columns;
  gboolean   first = table->n_cells % table->n_columns == 0;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
                                                           : GTK_ACCESSIBLE_ROLE_CELL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  if (first && !head)
    gtk_widget_add_css_class (label, "row-heading");
  table_add (table, label);
}

static void
table_add_number (Table *table,
                  int    number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  table_add_text (table, text);
}

static GtkWidget *
table_new (const ClashBookBlock *block)
{
  Table table;

  table_begin (&table, block->widths);
  for (int i = 0; block->cells[i] != NULL; i++)
    table_add_text (&table, _(block->cells[i]));
  return table.box;
}

/* A piece with its name below it. */
static GtkWidget *
piece_new (const char *picture,
           const char *name)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_CELL,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 2,
                                 NULL);
  GtkWidget *diagram = clash_diagram_new (picture);
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (label, "row-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (diagram), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_box_append (GTK_BOX (box), diagram);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
kinds_new (const ClashBookBlock *block)
{
  Table table;

  table_begin (&table, block->widths);
  table_add_text (&table, _("Kind"));
  table_add_text (&table, _("In the box"));
  table_add_text (&table, _("What it does"));
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      g_autofree char *picture = g_strdup_printf ("kinds=%s", clash_kinds[kind].word);

      table_add (&table, piece_new (picture, clash_speech_kind (kind)));
      table_add_number (&table, clash_kinds[kind].in_box);
      table_add_text (&table, _(block->cells[kind]));
    }
  return table.box;
}

/* The sign of a kind, as on a beast. */
static GtkWidget *
sign_new (ClashKind kind)
{
  g_autofree char *icon = g_strdup_printf ("harena-kind-%s-symbolic", clash_kinds[kind].word);
  GtkWidget       *image = g_object_new (GTK_TYPE_IMAGE,
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                         "icon-name", icon,
                                         "pixel-size", 20,
                                         "halign", GTK_ALIGN_START,
                                         "tooltip-text", clash_speech_weapon (kind),
                                         NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  clash_speech_weapon (kind), -1);
  return image;
}

/* R2: the numbers come from the box. */
static GtkWidget *
beasts_new (const ClashBookBlock *block)
{
  static const ClashKind shown[] = { CLASH_SPEAR, CLASH_SWORD, CLASH_TRIDENT, CLASH_SHIELD };
  Table                  table;

  table_begin (&table, block->widths);
  table_add_text (&table, _("Beast"));
  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    table_add (&table, sign_new (shown[i]));
  table_add_text (&table, _("Stars to kill"));
  for (int beast = 1; beast < CLASH_BEASTS_END; beast++)
    {
      table_add_text (&table, clash_speech_beast (beast));
      for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
        table_add_number (&table, clash_beasts[beast].symbols[shown[i]]);
      table_add_number (&table, clash_beasts[beast].stars_to_kill);
    }
  return table.box;
}

static GtkWidget *
block_new (const ClashBookBlock *block)
{
  switch (block->kind)
    {
    case CLASH_BOOK_HEADING:
      return heading_new (_(block->text), 2, "title-4");
    case CLASH_BOOK_PICTURE:
      return figure_new (block->picture, _(block->text), "figure");
    case CLASH_BOOK_EXAMPLE:
      return figure_new (block->picture, _(block->text), "example");
    case CLASH_BOOK_TABLE:
      return table_new (block);
    case CLASH_BOOK_KINDS:
      return kinds_new (block);
    case CLASH_BOOK_BEASTS:
      return beasts_new (block);
    case CLASH_BOOK_TEXT:
    default:
      return paragraph_new (_(block->text));
    }
}

/* On to the next topic, so that the book can be read from front to back. */
static GtkWidget *
way_on_new (const ClashBookTopic *topic)
{
  guint            next = clash_book_find (topic->id) + 1;
  g_autofree char *text = NULL;
  GtkWidget       *button;
  GtkWidget       *label;

  if (next == clash_book_n_topics)
    return NULL;

  /* Translators: a button below a page of the rule book; the title of the page that follows. */
  text = g_strdup_printf (_("Next: %s"), _(clash_book[next].title));
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                        NULL);
  button = g_object_new (GTK_TYPE_BUTTON, "child", label, "halign", GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (button, "way-on");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", clash_book[next].id);
  return button;
}

GtkWidget *
clash_rules_page_new (const ClashBookTopic *topic)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *way_on = way_on_new (topic);

  gtk_widget_add_css_class (box, "rules-page");
  gtk_box_append (GTK_BOX (box), heading_new (_(topic->title), 1, "title-1"));
  for (guint i = 0; i < topic->n_blocks; i++)
    gtk_box_append (GTK_BOX (box), block_new (&topic->blocks[i]));
  if (way_on != NULL)
    gtk_box_append (GTK_BOX (box), way_on);
  return box;
}
