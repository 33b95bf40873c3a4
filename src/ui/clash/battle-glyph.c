/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It says nothing to a screen reader: the words beside it do. */

#include "clash/battle-glyph.h"

#include "widgets/art.h"

struct _ClashBattleGlyph
{
  GtkWidget parent_instance;

  char     *piece;
  int       size;
};

G_DEFINE_FINAL_TYPE (ClashBattleGlyph, clash_battle_glyph, GTK_TYPE_WIDGET)

static void
clash_battle_glyph_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ClashBattleGlyph *self = CLASH_BATTLE_GLYPH (widget);
  double            width = gtk_widget_get_width (widget);
  double            height = gtk_widget_get_height (widget);
  cairo_t          *cr;
  GdkRGBA           colour;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  harena_art_draw (cr, self->piece, width / 2, height / 2, MIN (width, height),
                   g_str_has_suffix (self->piece, "-symbolic") ? &colour : NULL);
  cairo_destroy (cr);
}

static void
clash_battle_glyph_measure (GtkWidget     *widget,
                            GtkOrientation orientation G_GNUC_UNUSED,
                            int            for_size G_GNUC_UNUSED,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline G_GNUC_UNUSED,
                            int           *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = CLASH_BATTLE_GLYPH (widget)->size;
}

static void
clash_battle_glyph_finalize (GObject *object)
{
  g_free (CLASH_BATTLE_GLYPH (object)->piece);

  G_OBJECT_CLASS (clash_battle_glyph_parent_class)->finalize (object);
}

static void
clash_battle_glyph_class_init (ClashBattleGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = clash_battle_glyph_finalize;
  widget_class->snapshot = clash_battle_glyph_snapshot;
  widget_class->measure = clash_battle_glyph_measure;
  gtk_widget_class_set_css_name (widget_class, "glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_battle_glyph_init (ClashBattleGlyph *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
clash_battle_glyph_new (const char *piece,
                        int         size)
{
  ClashBattleGlyph *self = g_object_new (CLASH_TYPE_BATTLE_GLYPH, NULL);

  self->piece = g_strdup (piece);
  self->size = size;
  return GTK_WIDGET (self);
}
