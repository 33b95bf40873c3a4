/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted in one row; the words for it are its parent's. */

#include "clash/symbols.h"

#include "widgets/art.h"
#include "widgets/look.h"

struct _ClashSymbols
{
  GtkWidget  parent_instance;

  int        size;
  ClashGroup group;
};

G_DEFINE_FINAL_TYPE (ClashSymbols, clash_symbols, GTK_TYPE_WIDGET)

/* A team shows its gladiators elsewhere. */
static int
n_symbols (ClashSymbols *self)
{
  return self->group.beast != CLASH_NO_BEAST ? clash_group_size (&self->group) : 0;
}

static int
n_stars (ClashSymbols *self)
{
  return self->group.beast != CLASH_NO_BEAST ? clash_beasts[self->group.beast].stars_to_kill
                                             : self->group.stars;
}

static double
pitch (ClashSymbols *self)
{
  return self->size * 1.2;
}

static void
clash_symbols_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  ClashSymbols *self = CLASH_SYMBOLS (widget);
  HarenaLook   *look = harena_look_get_default ();
  double        width = gtk_widget_get_width (widget);
  double        height = gtk_widget_get_height (widget);
  double        x = self->size / 2.0;
  cairo_t      *cr;
  GdkRGBA       colour;

  if (n_symbols (self) + n_stars (self) == 0)
    return;

  /* On the board they lie on bone; here on the card, where the dark style wants them lighter. */
  harena_look_get_colour (look, harena_look_is_dark (look) ? HARENA_COLOUR_TERRACOTTA
                                                           : HARENA_COLOUR_SYMBOL, &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (int kind = 0; kind < CLASH_N_KINDS && n_symbols (self) > 0; kind++)
    for (int i = 0; i < self->group.count[kind]; i++)
      {
        g_autofree char *piece = g_strdup_printf ("kind-%s-symbolic", clash_kinds[kind].word);

        harena_art_draw (cr, piece, x, height / 2, self->size, &colour);
        x += pitch (self);
      }

  if (n_symbols (self) > 0)
    x += pitch (self) / 2;
  for (int i = 0; i < n_stars (self); i++)
    {
      harena_art_draw (cr, i < self->group.stars ? "star-wound" : "star-left", x, height / 2,
                       self->size, NULL);
      x += pitch (self);
    }
  cairo_destroy (cr);
}

static void
clash_symbols_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  ClashSymbols *self = CLASH_SYMBOLS (widget);
  double        n = n_symbols (self) > 0 ? n_symbols (self) + 0.5 + n_stars (self)
                                         : n_stars (self);

  *minimum = *natural = self->size;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) (n * pitch (self));
}

static void
clash_symbols_class_init (ClashSymbolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = clash_symbols_snapshot;
  widget_class->measure = clash_symbols_measure;
  gtk_widget_class_set_css_name (widget_class, "symbols");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_symbols_init (ClashSymbols *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_symbols_new (int size)
{
  ClashSymbols *self = g_object_new (CLASH_TYPE_SYMBOLS, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
clash_symbols_set (ClashSymbols     *self,
                   const ClashGroup *group)
{
  g_return_if_fail (CLASH_IS_SYMBOLS (self));

  if (memcmp (&self->group, group, sizeof *group) == 0)
    return;
  self->group = *group;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
