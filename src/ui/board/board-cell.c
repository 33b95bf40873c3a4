/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two layers, each painted once and kept until it has to look otherwise: what stands in the space,
 * and its mark. */

#include "board/board-cell.h"

#include "board/marks.h"
#include "widgets/look.h"
#include "widgets/painting.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#define REACH 1.12 /* of a hex, where the face says nothing */

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

struct _HarenaBoardCell
{
  GtkWidget             parent_instance;

  const HarenaBoard    *board;
  const HarenaGeometry *geometry;
  int                   space;
  HarenaPoint           middle;   /* of the space, in the widget */
  HarenaContent         content;
  HarenaContent         held;     /* in its place, while is_held */
  HarenaMark            mark;
  char                 *label;
  gboolean              can_press;
  gboolean              selected;

  gboolean              is_held;
  double                zoom;
  double                strength; /* of the mark, which appears */
  AdwAnimation         *appearing;

  Layer                 content_layer;
  Layer                 held_layer;
  Layer                 mark_layer;
};

static guint activate_signal;

G_DEFINE_FINAL_TYPE (HarenaBoardCell, harena_board_cell, GTK_TYPE_WIDGET)

static void
paint_content (cairo_t      *cr,
               gconstpointer data)
{
  const HarenaBoardCell *self = data;

  self->board->draw (cr, self->geometry, self->space, &self->content);
}

static void
paint_held (cairo_t      *cr,
            gconstpointer data)
{
  const HarenaBoardCell *self = data;

  self->board->draw (cr, self->geometry, self->space, &self->held);
}

static void
paint_mark (cairo_t      *cr,
            gconstpointer data)
{
  const HarenaBoardCell *self = data;
  HarenaOutline          outline;
  int                    n_points = self->geometry->layout->spaces[self->space].n_outline;
  g_autofree HarenaPoint *points = g_new (HarenaPoint, n_points);

  if (self->board->draw_mark != NULL)
    {
      self->board->draw_mark (cr, self->geometry, self->space, &self->mark);
      return;
    }
  harena_outline_init (&outline, self->geometry, self->space, points);
  harena_marks_draw (cr, &outline, &self->mark);
}

/* What may be painted, about the middle: the box of the space, and as far as the face reaches. */
static graphene_rect_t
area_of (HarenaBoardCell *self)
{
  double        reach = self->board->reach > 0 ? self->board->reach : REACH;
  double        radius = ceil (harena_geometry_radius (self->geometry, self->space) * reach + 1);
  HarenaPoint   middle = harena_geometry_centre (self->geometry, self->space);
  GtkAllocation box;
  double        left, top, right, bottom;

  harena_geometry_box (self->geometry, self->space, &box);
  left = MIN (-radius, box.x - middle.x - 8);
  top = MIN (-radius, box.y - middle.y - 8);
  right = MAX (radius, box.x + box.width - middle.x + 8);
  bottom = MAX (radius, box.y + box.height - middle.y + 8);
  return GRAPHENE_RECT_INIT (left, top, right - left, bottom - top);
}

/* About the origin. */
static void
show_layer (HarenaBoardCell *self,
            GtkSnapshot     *snapshot,
            Layer           *layer,
            HarenaPaintFunc  paint)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (layer->node == NULL || layer->scale != scale)
    {
      graphene_rect_t area = area_of (self);

      g_clear_pointer (&layer->node, gsk_render_node_unref);
      layer->scale = scale;
      layer->node = harena_painting_new (&area, scale, paint, self);
    }
  gtk_snapshot_append_node (snapshot, layer->node);
}

static void
snapshot_mark (HarenaBoardCell *self,
               GtkSnapshot     *snapshot)
{
  if (self->mark.kind == HARENA_MARK_NONE || self->is_held)
    return;
  if (self->strength < 1)
    gtk_snapshot_push_opacity (snapshot, self->strength);
  show_layer (self, snapshot, &self->mark_layer, paint_mark);
  if (self->strength < 1)
    gtk_snapshot_pop (snapshot);
}

static void
harena_board_cell_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  HarenaBoardCell *self = HARENA_BOARD_CELL (widget);

  if (self->geometry->layout == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->middle.x, self->middle.y));
  if (self->mark.under)
    snapshot_mark (self, snapshot);
  if (self->is_held)
    show_layer (self, snapshot, &self->held_layer, paint_held);
  else
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_scale (snapshot, self->zoom, self->zoom);
      show_layer (self, snapshot, &self->content_layer, paint_content);
      gtk_snapshot_restore (snapshot);
    }
  if (!self->mark.under)
    snapshot_mark (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
paint_walker (cairo_t      *cr,
              gconstpointer data)
{
  const HarenaBoardCell *self = data;

  (self->board->draw_walker != NULL ? self->board->draw_walker
                                    : self->board->draw) (cr, self->geometry, self->space,
                                                          &self->content);
}

GdkPaintable *
harena_board_cell_take_picture (HarenaBoardCell *self)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  Layer                   layer = { NULL };
  graphene_rect_t         area = area_of (self);

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-area.origin.x, -area.origin.y));
  show_layer (self, snapshot, &layer, paint_walker);
  gsk_render_node_unref (layer.node);
  return gtk_snapshot_to_paintable (snapshot, &area.size);
}

static gboolean
harena_board_cell_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  HarenaBoardCell *self = HARENA_BOARD_CELL (widget);

  return harena_geometry_contains (self->geometry, self->space, x - self->middle.x,
                                   y - self->middle.y);
}

static void
forget_nodes (HarenaBoardCell *self)
{
  g_clear_pointer (&self->content_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->held_layer.node, gsk_render_node_unref);
  g_clear_pointer (&self->mark_layer.node, gsk_render_node_unref);
}

static void
forget_layers (HarenaBoardCell *self)
{
  forget_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The ring of the keyboard comes and goes; it is drawn by the arena, above all cells. */
static void
harena_board_cell_state_flags_changed (GtkWidget    *widget,
                                      GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);

  GTK_WIDGET_CLASS (harena_board_cell_parent_class)->state_flags_changed (widget, previous);
}

static void
harena_board_cell_dispose (GObject *object)
{
  HarenaBoardCell *self = HARENA_BOARD_CELL (object);

  if (self->appearing != NULL)
    adw_animation_reset (self->appearing);
  g_clear_object (&self->appearing);

  G_OBJECT_CLASS (harena_board_cell_parent_class)->dispose (object);
}

static void
harena_board_cell_finalize (GObject *object)
{
  HarenaBoardCell *self = HARENA_BOARD_CELL (object);

  forget_nodes (self);
  g_free (self->label);

  G_OBJECT_CLASS (harena_board_cell_parent_class)->finalize (object);
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
harena_board_cell_class_init (HarenaBoardCellClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = harena_board_cell_dispose;
  object_class->finalize = harena_board_cell_finalize;
  widget_class->snapshot = harena_board_cell_snapshot;
  widget_class->contains = harena_board_cell_contains;
  widget_class->state_flags_changed = harena_board_cell_state_flags_changed;

  activate_signal = g_signal_new ("activate", HARENA_TYPE_BOARD_CELL,
                                  G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, activate_signal);
  gtk_widget_class_install_action (widget_class, "cell.press", NULL, press_cb);

  gtk_widget_class_set_css_name (widget_class, "boardcell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_OPTION);
}

static void
harena_board_cell_init (HarenaBoardCell *self)
{
  self->zoom = 1;
  self->strength = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (forget_layers), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
harena_board_cell_new (const HarenaBoard    *board,
                       const HarenaGeometry *geometry,
                       int                   space)
{
  HarenaBoardCell *self = g_object_new (HARENA_TYPE_BOARD_CELL, NULL);

  self->board = board;
  self->geometry = geometry;
  self->space = space;
  return GTK_WIDGET (self);
}

int
harena_board_cell_get_space (HarenaBoardCell *self)
{
  return self->space;
}

void
harena_board_cell_set_corner (HarenaBoardCell *self,
                              int              x,
                              int              y)
{
  HarenaPoint middle = harena_geometry_centre (self->geometry, self->space);

  self->middle = (HarenaPoint) { middle.x - x, middle.y - y };
  forget_layers (self);
}

void
harena_board_cell_set_content (HarenaBoardCell     *self,
                               const HarenaContent *content)
{
  if (memcmp (&self->content, content, sizeof (*content)) == 0)
    return;
  self->content = *content;
  g_clear_pointer (&self->content_layer.node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_strength_cb (double   value,
                 gpointer data)
{
  HarenaBoardCell *self = HARENA_BOARD_CELL (data);

  self->strength = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
appear (HarenaBoardCell *self)
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
harena_board_cell_set_mark (HarenaBoardCell  *self,
                            const HarenaMark *mark)
{
  gboolean fresh = mark->kind != self->mark.kind && mark->kind != HARENA_MARK_NONE;

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

const HarenaMark *
harena_board_cell_get_mark (HarenaBoardCell *self)
{
  return &self->mark;
}

void
harena_board_cell_set_words (HarenaBoardCell *self,
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
  if (self->can_press == can_press && self->selected == selected)
    return;
  self->can_press = can_press;
  self->selected = selected;
  /* What can only be looked at is no answer to the question, but nor is it grey. */
  if (can_press || selected)
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED);
}

void
harena_board_cell_set_motion (HarenaBoardCell     *self,
                              const HarenaContent *held,
                              double               zoom)
{
  if (held != NULL && (!self->is_held || memcmp (&self->held, held, sizeof *held) != 0))
    {
      self->held = *held;
      g_clear_pointer (&self->held_layer.node, gsk_render_node_unref);
    }
  self->is_held = held != NULL;
  self->zoom = zoom;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
