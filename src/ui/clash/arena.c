/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the spaces and shows the position where the cursor of the model is. It keeps nothing of
 * the game but what is dear to find. */

#include "clash/arena-private.h"

#include "clash/arena-ground.h"
#include "clash/arena-overlay.h"
#include "widgets/look.h"
#include "widgets/type-size.h"
#include "words.h"

#include <adwaita.h>
#include <math.h>

enum
{
  WIDTH_MIN = 280,
  HEIGHT_MIN = 260,   /* less where type is large and words need the room */
  HEIGHT_LEAST = 160,
  WIDTH_NATURAL = 936,
  HEIGHT_NATURAL = 682,
  N_LAYERS = 4,
};

enum
{
  PROP_MOVING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashArena, clash_arena, GTK_TYPE_WIDGET)

/* A step of the motion, or its end. */
static void
update_motion (GtkWidget *widget)
{
  ClashArena            *self = CLASH_ARENA (widget);
  const ClashMotionPlan *plan = clash_arena_motion_get_plan (self->motion);
  int                    goal = clash_arena_motion_get_goal (self->motion);

  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      clash_arena_cell_set_away (self->cells[cell], cell == goal);
      clash_arena_cell_set_zoom (self->cells[cell],
                                 clash_arena_motion_get_zoom (self->motion, cell));
    }
  if (goal == CLASH_NO_CELL)
    g_clear_object (&self->walker);
  gtk_widget_queue_draw (widget);
  if (self->moving != (plan != NULL))
    {
      self->moving = plan != NULL;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVING]);
    }
}

/* A move of the game that goes on, and not of one that is looked through, is seen to happen. */
static void
move_played_cb (ClashArena *self,
                guint       index)
{
  HarenaGameModel    *model = clash_hand_get_model (self->hand);
  const HarenaRecord *record = harena_game_model_get_record (model);
  ClashPosition       before;
  ClashMotionPlan     plan;

  clash_arena_motion_finish (self->motion);
  if (!harena_game_model_get_live (model) || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || !adw_get_enable_animations (GTK_WIDGET (self))
      || harena_game_model_get_pace (model) == HARENA_PACE_INSTANT)
    return;

  harena_game_model_copy_position (model, index, &before);
  clash_motion_plan (&plan, &before, clash_hand_get_position (self->hand),
                     g_array_index (record->moves, HarenaMove, index));
  clash_arena_update (self);
  clash_arena_motion_start (self->motion, &plan);
}

/* Undone, or looked at elsewhere: nothing moves to there. */
static void
cursor_moved_cb (ClashArena *self,
                 guint       from,
                 guint       to)
{
  if (to != from + 1 || !harena_game_model_get_live (clash_hand_get_model (self->hand)))
    clash_arena_motion_finish (self->motion);
}

static void
look_changed_cb (ClashArena *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_object (&self->walker);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clash_arena_measure (GtkWidget      *widget G_GNUC_UNUSED,
                     GtkOrientation  orientation,
                     int             for_size G_GNUC_UNUSED,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline G_GNUC_UNUSED,
                     int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
               ? WIDTH_MIN
               : MAX (harena_type_room (HEIGHT_MIN), HEIGHT_LEAST);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_NATURAL : HEIGHT_NATURAL;
}

static void
clash_arena_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline G_GNUC_UNUSED)
{
  ClashArena *self = CLASH_ARENA (widget);
  int         high;

  if (width != self->geometry.width || height != self->geometry.height)
    look_changed_cb (self);
  clash_arena_geometry_init (&self->geometry, width, height);
  high = ceil (self->geometry.radius);
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int           cell = clash_take_cell (&cells);
      double        x, y;
      GtkAllocation box = { .width = 2 * self->geometry.half, .height = 2 * high };

      clash_arena_geometry_cell (&self->geometry, cell, &x, &y);
      box.x = x - self->geometry.half;
      box.y = y - high;
      clash_arena_cell_set_size (self->cells[cell], self->geometry.half, self->geometry.radius);
      gtk_widget_size_allocate (GTK_WIDGET (self->cells[cell]), &box, -1);
    }
}

static void
snapshot_ground (ClashArena  *self,
                 GtkSnapshot *snapshot)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->ground == NULL || self->ground_scale != scale)
    {
      g_clear_pointer (&self->ground, gsk_render_node_unref);
      self->ground = clash_arena_ground_paint (&self->geometry, scale);
      self->ground_scale = scale;
    }
  gtk_snapshot_append_node (snapshot, self->ground);
}

static void
snapshot_cells (ClashArena  *self,
                GtkSnapshot *snapshot)
{
  for (int layer = 0; layer < N_LAYERS; layer++)
    for (ClashCells cells = CLASH_BOARD; cells != 0;)
      {
        int cell = clash_take_cell (&cells);

        if (clash_arena_layer_of (clash_arena_cell_get_mark (self->cells[cell])) == layer)
          gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->cells[cell]), snapshot);
      }
}

/* Who walks, somewhere between two cells of the way. */
static void
snapshot_walker (ClashArena            *self,
                 GtkSnapshot           *snapshot,
                 const ClashMotionPlan *plan)
{
  double way = clash_arena_motion_get_way (self->motion);
  int    done = MIN ((int) way, plan->length - 2);
  double part = way - done;
  double ax, ay, bx, by, width, height;

  if (self->walker == NULL)
    self->walker = clash_arena_cell_take_picture (self->cells[plan->path[plan->length - 1]]);
  width = gdk_paintable_get_intrinsic_width (self->walker);
  height = gdk_paintable_get_intrinsic_height (self->walker);
  clash_arena_geometry_cell (&self->geometry, plan->path[done], &ax, &ay);
  clash_arena_geometry_cell (&self->geometry, plan->path[done + 1], &bx, &by);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (ax + (bx - ax) * part - width / 2,
                                                          ay + (by - ay) * part - height / 2));
  gdk_paintable_snapshot (self->walker, GDK_SNAPSHOT (snapshot), width, height);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_focus (ClashArena  *self,
                GtkSnapshot *snapshot)
{
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      if (gtk_widget_has_visible_focus (GTK_WIDGET (self->cells[cell])))
        clash_arena_overlay_focus (snapshot, &self->geometry, cell);
    }
}

static void
clash_arena_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  ClashArena *self = CLASH_ARENA (widget);

  snapshot_ground (self, snapshot);
  snapshot_cells (self, snapshot);
  clash_arena_overlay_way (snapshot, &self->geometry, self->hand);
  if (clash_arena_motion_get_goal (self->motion) != CLASH_NO_CELL)
    snapshot_walker (self, snapshot, clash_arena_motion_get_plan (self->motion));
  else if (clash_arena_has_battle (self))
    clash_arena_overlay_battle (snapshot, &self->geometry, self->battle_from, self->battle_target,
                                clash_arena_motion_get_turn (self->motion));
  clash_arena_overlay_point (snapshot, &self->geometry, self->pointed);
  clash_arena_overlay_hint (snapshot, &self->geometry, clash_hand_get_model (self->hand));
  snapshot_focus (self, snapshot);
}

/* One stop for Tab; within, the arrow keys walk. */
static gboolean
clash_arena_focus (GtkWidget       *widget,
                   GtkDirectionType direction G_GNUC_UNUSED)
{
  ClashArena *self = CLASH_ARENA (widget);

  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->cells[clash_arena_find_start (self)]));
}

static gboolean
clash_arena_grab_focus (GtkWidget *widget)
{
  ClashArena *self = CLASH_ARENA (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->cells[clash_arena_find_start (self)]));
}

static void
clash_arena_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MOVING:
      g_value_set_boolean (value, clash_arena_get_moving (CLASH_ARENA (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_arena_dispose (GObject *object)
{
  ClashArena *self = CLASH_ARENA (object);

  /* What moves ends first: whoever hears of that may ask about it. */
  if (self->motion != NULL)
    clash_arena_motion_finish (self->motion);
  g_clear_pointer (&self->motion, clash_arena_motion_free);
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (self->cells[cell] != NULL)
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->cells[cell])));
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_object (&self->walker);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_arena_parent_class)->dispose (object);
}

static void
clash_arena_class_init (ClashArenaClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = clash_arena_dispose;
  object_class->get_property = clash_arena_get_property;
  widget_class->measure = clash_arena_measure;
  widget_class->size_allocate = clash_arena_size_allocate;
  widget_class->snapshot = clash_arena_snapshot;
  widget_class->focus = clash_arena_focus;
  widget_class->grab_focus = clash_arena_grab_focus;

  properties[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "arena");
  /* A grid would have to have rows, and hexagons have none. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_BOX);
}

static void
clash_arena_init (ClashArena *self)
{
  self->current = CLASH_NO_CELL;
  self->slots_cursor = G_MAXUINT;
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The arena"), -1);
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      self->cells[cell] = CLASH_ARENA_CELL (clash_arena_cell_new (cell));
      gtk_widget_set_parent (GTK_WIDGET (self->cells[cell]), GTK_WIDGET (self));
    }
  clash_arena_listen (self);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
clash_arena_new (ClashHand *hand)
{
  ClashArena      *self = g_object_new (CLASH_TYPE_ARENA, NULL);
  HarenaGameModel *model = clash_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  self->motion = clash_arena_motion_new (GTK_WIDGET (self), model, update_motion);
  g_signal_connect_object (hand, "changed", G_CALLBACK (clash_arena_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "move-played", G_CALLBACK (move_played_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::hints", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  clash_arena_update (self);
  return GTK_WIDGET (self);
}

void
clash_arena_grab_cell (ClashArena *self,
                       int         cell)
{
  g_return_if_fail (CLASH_IS_ARENA (self));

  if (cell == CLASH_NO_CELL)
    self->current = CLASH_NO_CELL;
  else
    g_return_if_fail (clash_is_cell (cell));
  gtk_widget_grab_focus (
    GTK_WIDGET (self->cells[cell != CLASH_NO_CELL ? cell : clash_arena_find_start (self)]));
}

GtkWidget *
clash_arena_get_cell (ClashArena *self,
                      int         cell)
{
  g_return_val_if_fail (CLASH_IS_ARENA (self), NULL);
  g_return_val_if_fail (clash_is_cell (cell), NULL);

  return GTK_WIDGET (self->cells[cell]);
}

gboolean
clash_arena_get_moving (ClashArena *self)
{
  g_return_val_if_fail (CLASH_IS_ARENA (self), FALSE);

  return self->moving;
}

void
clash_arena_point (ClashArena *self,
                   ClashCells  cells)
{
  g_return_if_fail (CLASH_IS_ARENA (self));

  self->pointed = cells & CLASH_BOARD;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
