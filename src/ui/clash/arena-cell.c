/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two layers, each painted once and kept until it has to look otherwise: what stands in the space,
 * and its mark. */

#include "clash/arena-cell.h"

#include "clash/arena-geometry.h"
#include "widgets/painting.h"
#include "widgets/look.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

enum
{
  APPEAR = 100, /* milliseconds */
};

/* What was painted, and for which screen. */
typedef struct
{
  GskRenderNode *node; /* NULL: to be painted */
  int            scale;
} Layer;

struct _ClashArenaCell
{
  GtkWidget     parent_instance;

  int           cell;
  int           half;
  double        radius;
  ClashFace     face;
  ClashHexMark  mark;
  char         *label;
  gboolean      can_press;
  gboolean      selected;

  gboolean      away;
  double        zoom;
  double        strength; /* of the mark, which appears */
  AdwAnimation *appearing;

  Layer         face_layer;
  Layer         mark_layer;
  Layer         empty_layer;
};

static guint activate_signal;

G_DEFINE_FINAL_TYPE (ClashArenaCell, clash_arena_cell, GTK_TYPE_WIDGET)

static void
paint_face (cairo_t      *cr,
            gconstpointer data)
{
  const ClashArenaCell *self = data;

  clash_face_draw (cr, &self->face, self->radius);
}

static void
paint_empty (cairo_t      *cr,
             gconstpointer data)
{
  const ClashArenaCell *self = data;
  ClashFace             face = { .cell = self->cell };

  clash_face_draw (cr, &face, self->radius);
}

static void
paint_mark (cairo_t      *cr,
            gconstpointer data)
{
  const ClashArenaCell *self = data;

  clash_hex_mark_draw (cr, &self->mark, self->radius);
}

/* About the origin. */
static void
show_layer (ClashArenaCell *self,
            GtkSnapshot    *snapshot,
            Layer          *layer,
            HarenaPaintFunc  paint,
            double          size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (layer->node == NULL || layer->scale != scale)
    {
      int x = ceil (self->half * size + 1);
      int y = ceil (self->radius * size + 1);

      g_clear_pointer (&layer->node, gsk_render_node_unref);
      layer->scale = scale;
      layer->node = harena_painting_new (&GRAPHENE_RECT_INIT (-x, -y, 2 * x, 2 * y), scale, paint,
                                        self);
    }
  gtk_snapshot_append_node (snapshot, layer->node);
}

static gboolean
has_mark (const ClashHexMark *mark)
{
  return mark->mark != CLASH_MARK_NONE || mark->stars > 0;
}

static void
snapshot_mark (ClashArenaCell *self,
               GtkSnapshot    *snapshot)
{
  if (!has_mark (&self->mark))
    return;
  if (self->strength < 1)
    gtk_snapshot_push_opacity (snapshot, self->strength);
  show_layer (self, snapshot, &self->mark_layer, paint_mark, 1.12);
  if (self->strength < 1)
    gtk_snapshot_pop (snapshot);
}

static void
clash_arena_cell_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ClashArenaCell *self = CLASH_ARENA_CELL (widget);

  if (self->radius <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2,
                                                          gtk_widget_get_height (widget) / 2));
  if (self->away || self->zoom != 1)
    show_layer (self, snapshot, &self->empty_layer, paint_empty, 1);
  if (!self->away)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_scale (snapshot, self->zoom, self->zoom);
      show_layer (self, snapshot, &self->face_layer, paint_face, 1);
      gtk_snapshot_restore (snapshot);
      snapshot_mark (self, snapshot);
    }
  gtk_snapshot_restore (snapshot);
}

static void
paint_group (cairo_t      *cr,
             gconstpointer data)
{
  const ClashArenaCell *self = data;
  ClashFace             face = self->face;
  ClashHexMark          mark = { .stars = self->mark.stars, .ghost = CLASH_NO_KIND };

  face.cell = -1;
  face.marked = FALSE;
  clash_face_draw (cr, &face, self->radius);
  clash_hex_mark_draw (cr, &mark, self->radius);
}

GdkPaintable *
clash_arena_cell_take_picture (ClashArenaCell *self)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  Layer                   layer = { NULL };
  int                     width = 2 * self->half + 2;
  int                     height = 2 * (int) ceil (self->radius) + 2;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  show_layer (self, snapshot, &layer, paint_group, 1);
  gsk_render_node_unref (layer.node);
  return gtk_snapshot_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

static gboolean
clash_arena_cell_contains (GtkWidget *widget,
                           double     x,
                           double     y)
{
  ClashArenaCell *self = CLASH_ARENA_CELL (widget);

  return clash_hex_contains (self->radius, x - gtk_widget_get_width (widget) / 2.0,
                             y - gtk_widget_get_height (widget) / 2.0);
}

static void
forget_layers (ClashArenaCell *self)
{
  g_clear_pointer (&self->face_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->mark_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->empty_layer.node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The ring of the keyboard comes and goes; it is drawn by the arena, above all cells. */
static void
clash_arena_cell_state_flags_changed (GtkWidget    *widget,
                                      GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);

  GTK_WIDGET_CLASS (clash_arena_cell_parent_class)->state_flags_changed (widget, previous);
}

static void
clash_arena_cell_dispose (GObject *object)
{
  ClashArenaCell *self = CLASH_ARENA_CELL (object);

  if (self->appearing != NULL)
    adw_animation_reset (self->appearing);
  g_clear_object (&self->appearing);

  G_OBJECT_CLASS (clash_arena_cell_parent_class)->dispose (object);
}

static void
clash_arena_cell_finalize (GObject *object)
{
  ClashArenaCell *self = CLASH_ARENA_CELL (object);

  g_clear_pointer (&self->face_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->mark_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->empty_layer.node, gsk_render_node_unref);
  g_free (self->label);

  G_OBJECT_CLASS (clash_arena_cell_parent_class)->finalize (object);
}

/* For who presses without keyboard or pointer, as screen readers do. */
static void
press_cb (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  gtk_widget_activate (widget);
}

static void
clash_arena_cell_class_init (ClashArenaCellClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = clash_arena_cell_dispose;
  object_class->finalize = clash_arena_cell_finalize;
  widget_class->snapshot = clash_arena_cell_snapshot;
  widget_class->contains = clash_arena_cell_contains;
  widget_class->state_flags_changed = clash_arena_cell_state_flags_changed;

  activate_signal = g_signal_new ("activate", CLASH_TYPE_ARENA_CELL,
                                  G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, activate_signal);
  gtk_widget_class_install_action (widget_class, "cell.press", NULL, press_cb);

  gtk_widget_class_set_css_name (widget_class, "arenacell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_OPTION);
}

static void
clash_arena_cell_init (ClashArenaCell *self)
{
  self->zoom = 1;
  self->strength = 1;
  self->can_press = TRUE;
  self->mark.ghost = CLASH_NO_KIND;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (forget_layers), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
clash_arena_cell_new (int cell)
{
  ClashArenaCell *self = g_object_new (CLASH_TYPE_ARENA_CELL, NULL);

  self->cell = cell;
  self->face.cell = cell;
  return GTK_WIDGET (self);
}

int
clash_arena_cell_get_cell (ClashArenaCell *self)
{
  return self->cell;
}

void
clash_arena_cell_set_size (ClashArenaCell *self,
                           int             half,
                           double          radius)
{
  if (self->half == half)
    return;
  self->half = half;
  self->radius = radius;
  forget_layers (self);
}

void
clash_arena_cell_set_face (ClashArenaCell  *self,
                           const ClashFace *face)
{
  if (memcmp (&self->face, face, sizeof (*face)) == 0)
    return;
  self->face = *face;
  g_clear_pointer (&self->face_layer.node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_strength_cb (double   value,
                 gpointer data)
{
  ClashArenaCell *self = CLASH_ARENA_CELL (data);

  self->strength = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
appear (ClashArenaCell *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_get_mapped (widget) || !adw_get_enable_animations (widget))
    {
      self->strength = 1;
      return;
    }
  if (self->appearing == NULL)
    self->appearing = adw_timed_animation_new (
      widget, 0, 1, APPEAR, adw_callback_animation_target_new (set_strength_cb, self, NULL));
  adw_animation_reset (self->appearing);
  adw_animation_play (self->appearing);
}

void
clash_arena_cell_set_mark (ClashArenaCell     *self,
                           const ClashHexMark *mark)
{
  gboolean fresh = mark->mark != self->mark.mark && mark->mark != CLASH_MARK_NONE
                   && mark->stars == self->mark.stars;

  if (memcmp (&self->mark, mark, sizeof (*mark)) == 0)
    return;
  self->mark = *mark;
  g_clear_pointer (&self->mark_layer.node, gsk_render_node_unref);
  if (fresh)
    appear (self);
  else if (self->appearing != NULL)
    adw_animation_skip (self->appearing);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ClashMark
clash_arena_cell_get_mark (ClashArenaCell *self)
{
  return self->mark.mark;
}

void
clash_arena_cell_set_words (ClashArenaCell *self,
                            const char     *label,
                            gboolean        can_press,
                            gboolean        selected)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  if (g_strcmp0 (self->label, label) != 0)
    {
      g_free (self->label);
      self->label = g_strdup (label);
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  if (self->can_press != can_press)
    {
      self->can_press = can_press;
      gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED, !can_press, -1);
    }
  if (self->selected != selected)
    {
      self->selected = selected;
      gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
    }
}

void
clash_arena_cell_set_away (ClashArenaCell *self,
                           gboolean        away)
{
  self->away = away;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
clash_arena_cell_set_zoom (ClashArenaCell *self,
                           double          zoom)
{
  self->zoom = zoom;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
