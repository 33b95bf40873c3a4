/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the rule book in which pieces stand. */

#include "clash/book.h"

#include "clash/diagram.h"
#include "clash/speech.h"
#include "learn/book-table.h"
#include "words.h"

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

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "row-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (diagram), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_box_append (GTK_BOX (box), diagram);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
clash_book_kinds_new (const HarenaBookBlock *block)
{
  HarenaBookTable table;

  harena_book_table_begin (&table, block->widths);
  harena_book_table_add_text (&table, _("Kind"));
  harena_book_table_add_text (&table, _("In the box"));
  harena_book_table_add_text (&table, _("What it does"));
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      g_autofree char *picture = g_strdup_printf ("kinds=%s", clash_kinds[kind].word);

      harena_book_table_add (&table, piece_new (picture, clash_speech_kind (kind)));
      harena_book_table_add_number (&table, clash_kinds[kind].in_box);
      harena_book_table_add_text (&table, _(block->cells[kind]));
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
GtkWidget *
clash_book_beasts_new (const HarenaBookBlock *block)
{
  static const ClashKind shown[] = { CLASH_SPEAR, CLASH_SWORD, CLASH_TRIDENT, CLASH_SHIELD };
  HarenaBookTable                  table;

  harena_book_table_begin (&table, block->widths);
  harena_book_table_add_text (&table, _("Beast"));
  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    harena_book_table_add (&table, sign_new (shown[i]));
  harena_book_table_add_text (&table, _("Stars to kill"));
  for (int beast = 1; beast < CLASH_BEASTS_END; beast++)
    {
      harena_book_table_add_text (&table, clash_speech_beast (beast));
      for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
        harena_book_table_add_number (&table, clash_beasts[beast].symbols[shown[i]]);
      harena_book_table_add_number (&table, clash_beasts[beast].stars_to_kill);
    }
  return table.box;
}
