/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted once: the disc with its figure, and the net. */

#include "clash/battle-medallion.h"

#include "widgets/art.h"
#include "clash/battle-paint.h"
#include "widgets/look.h"

#include <adwaita.h>
#include <string.h>

enum
{
  FALL = 250, /* milliseconds */
  DROP = 180,
};

struct _ClashBattleMedallion
{
  GtkWidget          parent_instance;

  ClashMedallionLook look;
  int                size;

  GskRenderNode     *disc;    /* NULL until it is painted, and again when it has to be anew */
  GskRenderNode     *net;
  int                painted; /* for this diameter */

  AdwAnimation      *motion;  /* from 0 to 1, or NULL */
};

G_DEFINE_FINAL_TYPE (ClashBattleMedallion, clash_battle_medallion, GTK_TYPE_WIDGET)

static void
paint_figure (ClashBattleMedallion *self,
              cairo_t              *cr,
              double                centre,
              double                radius)
{
  const ClashMedallionLook *look = &self->look;
  const char               *what = look->beast ? clash_beasts[look->beast].word
                                               : clash_kinds[look->kind].word;
  const char               *group = look->beast ? "beast" : "kind";
  g_autofree char          *piece = g_strdup_printf ("%s-%s%s", group, what,
                                                     look->weapon ? "-symbolic" : "");
  double                    size = radius * (look->weapon ? 1.32 : look->beast ? 1.7 : 1.86);
  GdkRGBA                   ink;

  harena_look_get_colour (harena_look_get_default (),
                          look->colour == 0 && look->weapon ? HARENA_COLOUR_SYMBOL
                                                            : HARENA_COLOUR_INK, &ink);
  ink.alpha = look->netted ? 0.72 : 1;
  if (look->mirrored)
    harena_art_draw_mirrored (cr, piece, centre, centre, size, &ink);
  else
    harena_art_draw (cr, piece, centre, centre, size, &ink);
}

static void
paint_disc (cairo_t *cr,
            double   width,
            double   height G_GNUC_UNUSED,
            gpointer data)
{
  ClashBattleMedallion *self = data;
  HarenaLook           *house = harena_look_get_default ();
  double                line = MAX (1, width / 32) * (harena_look_is_contrast (house) ? 2 : 1);
  double                radius = width / 2 * 0.97 - line / 2;
  GdkRGBA               bone, ring;

  harena_look_get_colour (house, HARENA_COLOUR_BONE, &bone);
  if (self->look.colour != 0)
    harena_look_get_seat (house, self->look.colour, &ring);
  else
    harena_look_get_colour (house, HARENA_COLOUR_TERRACOTTA, &ring);

  cairo_arc (cr, width / 2, width / 2, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &bone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ring);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  paint_figure (self, cr, width / 2, radius);
}

static void
forget (ClashBattleMedallion *self)
{
  g_clear_pointer (&self->disc, gsk_render_node_unref);
  g_clear_pointer (&self->net, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ensure_painted (ClashBattleMedallion *self,
                int                   diameter)
{
  if (self->painted != diameter)
    {
      g_clear_pointer (&self->disc, gsk_render_node_unref);
      g_clear_pointer (&self->net, gsk_render_node_unref);
      self->painted = diameter;
    }
  if (self->disc == NULL)
    self->disc = clash_battle_paint (GTK_WIDGET (self), diameter, diameter, paint_disc, self);
  if (self->net == NULL && self->look.netted)
    self->net = clash_battle_paint_piece (GTK_WIDGET (self), "netted-overlay", diameter);
}

/* The slot that is left. */
static void
snapshot_slot (ClashBattleMedallion *self,
               GtkSnapshot          *snapshot,
               double                diameter)
{
  GtkWidget *widget = GTK_WIDGET (self);
  cairo_t   *cr = gtk_snapshot_append_cairo (snapshot,
                                             &GRAPHENE_RECT_INIT (0, 0, diameter, diameter));
  double     dash = diameter / 14;
  GdkRGBA    colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  colour.alpha *= harena_look_is_contrast (harena_look_get_default ()) ? 1 : 0.4;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, MAX (1.2, diameter / 48));
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_arc (cr, diameter / 2, diameter / 2, diameter * 0.44, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* progress: of the fall, from standing to gone. */
static void
snapshot_disc (ClashBattleMedallion *self,
               GtkSnapshot          *snapshot,
               double                diameter,
               double                fallen)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, 1 - fallen);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (diameter / 2,
                                                          diameter / 2 * (1 + fallen / 2)));
  if (fallen > 0)
    gtk_snapshot_rotate (snapshot, (self->look.mirrored ? 90 : -90) * fallen);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-diameter / 2, -diameter / 2));
  gtk_snapshot_append_node (snapshot, self->disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_net (ClashBattleMedallion *self,
              GtkSnapshot          *snapshot,
              double                diameter,
              double                progress)
{
  double scale = 1.3 - 0.3 * progress;
  double edge = diameter * (1 - scale) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, edge));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, self->net);
  gtk_snapshot_restore (snapshot);
}

static void
clash_battle_medallion_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  ClashBattleMedallion *self = CLASH_BATTLE_MEDALLION (widget);
  int                   width = gtk_widget_get_width (widget);
  int                   height = gtk_widget_get_height (widget);
  int                   diameter = MIN (width, height);
  double                progress = clash_battle_motion_at (self->motion, 1);

  if (diameter < 2)
    return;

  ensure_painted (self, diameter);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - diameter) / 2,
                                                          (height - diameter) / 2));
  if (self->look.lost)
    snapshot_slot (self, snapshot, diameter);
  if (!self->look.lost || progress < 1)
    {
      snapshot_disc (self, snapshot, diameter, self->look.lost ? progress : 0);
      if (self->look.netted && !self->look.lost)
        snapshot_net (self, snapshot, diameter, progress);
    }
  gtk_snapshot_restore (snapshot);
}

static void
clash_battle_medallion_measure (GtkWidget     *widget,
                                GtkOrientation orientation G_GNUC_UNUSED,
                                int            for_size G_GNUC_UNUSED,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline G_GNUC_UNUSED,
                                int           *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = CLASH_BATTLE_MEDALLION (widget)->size;
}

static void
clash_battle_medallion_dispose (GObject *object)
{
  ClashBattleMedallion *self = CLASH_BATTLE_MEDALLION (object);

  clash_battle_medallion_finish (self);
  g_clear_pointer (&self->disc, gsk_render_node_unref);
  g_clear_pointer (&self->net, gsk_render_node_unref);

  G_OBJECT_CLASS (clash_battle_medallion_parent_class)->dispose (object);
}

static void
clash_battle_medallion_class_init (ClashBattleMedallionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_battle_medallion_dispose;
  widget_class->snapshot = clash_battle_medallion_snapshot;
  widget_class->measure = clash_battle_medallion_measure;
  gtk_widget_class_set_css_name (widget_class, "medallion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clash_battle_medallion_init (ClashBattleMedallion *self)
{
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (forget), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget), NULL);
}

GtkWidget *
clash_battle_medallion_new (int size)
{
  ClashBattleMedallion *self = g_object_new (CLASH_TYPE_BATTLE_MEDALLION, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
clash_battle_medallion_set (ClashBattleMedallion     *self,
                            const ClashMedallionLook *look)
{
  g_return_if_fail (CLASH_IS_BATTLE_MEDALLION (self));

  if (memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->look = *look;
  clash_battle_medallion_finish (self);
  forget (self);
}

guint
clash_battle_medallion_move (ClashBattleMedallion *self)
{
  guint duration = self->look.lost ? FALL : DROP;

  g_return_val_if_fail (CLASH_IS_BATTLE_MEDALLION (self), 0);

  clash_battle_medallion_finish (self);
  if (!clash_battle_has_motion (GTK_WIDGET (self)))
    return 0;
  self->motion = clash_battle_animate (GTK_WIDGET (self), 0, 1, duration,
                                       self->look.lost ? ADW_EASE_IN_QUAD : ADW_EASE_OUT_CUBIC);
  return duration;
}

void
clash_battle_medallion_finish (ClashBattleMedallion *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_MEDALLION (self));

  clash_battle_end_motion (&self->motion);
}
