/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the spaces and shows the position where the cursor of the model is. It keeps nothing of
 * the game but what is dear to find. */

#include "board/board-private.h"

#include "board/board-cost.h"
#include "board/marks.h"
#include "face.h"
#include "widgets/art.h"
#include "widgets/look.h"
#include "widgets/painting.h"
#include "widgets/type-size.h"
#include "words.h"

#include <adwaita.h>

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

G_DEFINE_FINAL_TYPE (HarenaBoardView, harena_board_view, GTK_TYPE_WIDGET)

/* A step of the motion, or its end. */
static void
update_motion (GtkWidget *widget)
{
  HarenaBoardView *self = HARENA_BOARD_VIEW (widget);
  gboolean         moving = harena_mover_get_state (self->mover).motion != NULL;

  for (int space = 0; space < self->board->n_spaces; space++)
    harena_board_cell_set_motion (harena_board_view_cell (self, space),
                                  harena_mover_get_held (self->mover, space),
                                  harena_mover_get_zoom (self->mover, space));
  gtk_widget_queue_draw (widget);
  if (self->moving != moving)
    {
      self->moving = moving;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVING]);
    }
}

/* A move of the game that goes on, and not of one that is looked through, is seen to happen. */
static void
move_played_cb (HarenaBoardView *self,
                guint            index)
{
  HarenaGameModel *model = harena_hand_get_model (self->hand);
  gsize            size = harena_game_model_get_game (model)->position_size;
  g_autofree void *before = NULL;
  g_autofree void *after = NULL;
  HarenaTelling    telling;
  HarenaMotion     motion = { 0 };

  harena_mover_finish (self->mover);
  if (self->board->plan == NULL || self->geometry.layout == NULL
      || !harena_game_model_get_live (model) || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || !adw_get_enable_animations (GTK_WIDGET (self))
      || harena_game_model_get_pace (model) == HARENA_PACE_INSTANT)
    return;

  before = g_malloc (size);
  after = g_malloc (size);
  harena_telling_init (&telling, harena_hand_get_face (self->hand), model, index, before, after);
  self->board->plan (&telling, &self->geometry, &motion);
  harena_mover_start (self->mover, &motion);
}

/* Undone, or looked at elsewhere: nothing moves to there. */
static void
cursor_moved_cb (HarenaBoardView *self,
                 guint            from,
                 guint            to)
{
  if (to != from + 1 || !harena_game_model_get_live (harena_hand_get_model (self->hand)))
    harena_mover_finish (self->mover);
}

static void
forget_ground (HarenaBoardView *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
harena_board_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
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

static double
fit (HarenaBoardView    *self,
     const HarenaLayout *layout,
     int                 width,
     int                 height)
{
  return self->board->fit != NULL ? self->board->fit (layout, width, height)
                                  : harena_layout_fit (layout, width, height);
}

static const HarenaLayout *
choose_layout (HarenaBoardView *self,
               int              width,
               int              height)
{
  const HarenaBoard *board = self->board;

  if (board->choose_layout != NULL)
    return &board->layouts[board->choose_layout (width, height)];

  for (int i = 0; i < board->n_layouts; i++)
    if (fit (self, &board->layouts[i], width, height) >= board->layouts[i].scale_min)
      return &board->layouts[i];
  return &board->layouts[board->n_layouts - 1];
}

gboolean
harena_board_view_is_cut (HarenaBoardView *self)
{
  const HarenaLayout *layout = self->geometry.layout;

  return layout != NULL && layout->scale_min > 0
         && self->geometry.scale > fit (self, layout, self->geometry.width,
                                        self->geometry.height) + 1e-6;
}

static void
place (HarenaBoardView *self,
       int              width,
       int              height)
{
  const HarenaLayout *layout = choose_layout (self, width, height);
  double              scale = MAX (fit (self, layout, width, height), layout->scale_min);

  if (layout->scale_min > 0)
    scale *= self->zoom;
  harena_geometry_init (&self->geometry, layout, self->board->n_spaces, scale, width, height,
                        layout->scale_min > 0 ? &self->centre : NULL);
  for (int space = 0; space < self->board->n_spaces; space++)
    {
      HarenaBoardCell *cell = harena_board_view_cell (self, space);
      GtkAllocation    box;

      harena_geometry_box (&self->geometry, space, &box);
      harena_board_cell_set_corner (cell, box.x, box.y);
      gtk_widget_size_allocate (GTK_WIDGET (cell), &box, -1);
    }
  forget_ground (self);
}

void
harena_board_view_place (HarenaBoardView *self)
{
  place (self, self->geometry.width, self->geometry.height);
}

static void
harena_board_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline G_GNUC_UNUSED)
{
  HarenaBoardView *self = HARENA_BOARD_VIEW (widget);

  if (width == self->geometry.width && height == self->geometry.height
      && self->geometry.layout != NULL)
    {
      for (int space = 0; space < self->board->n_spaces; space++)
        {
          GtkAllocation box;

          harena_geometry_box (&self->geometry, space, &box);
          gtk_widget_size_allocate (GTK_WIDGET (harena_board_view_cell (self, space)), &box, -1);
        }
      return;
    }
  if (choose_layout (self, width, height) != self->geometry.layout)
    {
      const HarenaLayout *layout = choose_layout (self, width, height);

      const HarenaView   *view = harena_hand_get_view (self->hand);
      int                 space = self->board->look_at != NULL ? self->board->look_at (view) : -1;

      self->centre = space >= 0 ? layout->spaces[space].centre
                                : (HarenaPoint) { layout->width / 2, layout->height / 2 };
    }
  place (self, width, height);
}

static void
paint_ground (cairo_t      *cr,
              gconstpointer data)
{
  const HarenaBoardView *self = data;
  const HarenaGeometry  *geometry = &self->geometry;
  const HarenaLayout    *layout = geometry->layout;
  gboolean               dark = harena_look_is_dark (harena_look_get_default ());

  if (self->board->draw_ground != NULL)
    self->board->draw_ground (cr, geometry);
  else if (layout->ground != NULL)
    harena_art_draw_picture (cr, dark && layout->ground_dark != NULL ? layout->ground_dark
                                                                     : layout->ground,
                             geometry->x, geometry->y, layout->width * geometry->scale,
                             layout->height * geometry->scale);
}

static void
snapshot_ground (HarenaBoardView *self,
                 GtkSnapshot     *snapshot)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->ground == NULL || self->ground_scale != scale)
    {
      g_clear_pointer (&self->ground, gsk_render_node_unref);
      self->ground = harena_painting_new (&GRAPHENE_RECT_INIT (0, 0, self->geometry.width,
                                                               self->geometry.height),
                                          scale, paint_ground, self);
      self->ground_scale = scale;
    }
  gtk_snapshot_append_node (snapshot, self->ground);
}

static void
snapshot_cells (HarenaBoardView *self,
                GtkSnapshot     *snapshot)
{
  for (int layer = 0; layer < N_LAYERS; layer++)
    for (int space = 0; space < self->board->n_spaces; space++)
      {
        HarenaBoardCell *cell = harena_board_view_cell (self, space);

        if (harena_board_cell_get_mark (cell)->layer == layer)
          gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (cell), snapshot);
      }
}

static void
snapshot_walkers (HarenaBoardView *self,
                  GtkSnapshot     *snapshot)
{
  HarenaMotionState state = harena_mover_get_state (self->mover);

  for (int i = 0; state.motion != NULL && i < state.motion->n_walkers; i++)
    {
      const HarenaWalker *walker = &state.motion->walkers[i];
      double              reach = harena_geometry_radius (&self->geometry, walker->space) * 1.5;
      HarenaPoint         place;
      cairo_t            *cr;

      if (!harena_mover_get_place (self->mover, walker, &place))
        continue;
      place = harena_geometry_point (&self->geometry, place);
      cr = gtk_snapshot_append_cairo (snapshot,
                                      &GRAPHENE_RECT_INIT (place.x - reach, place.y - reach,
                                                           2 * reach, 2 * reach));
      cairo_translate (cr, place.x, place.y);
      (self->board->draw_walker != NULL ? self->board->draw_walker
                                        : self->board->draw) (cr, &self->geometry, walker->space,
                                                              &walker->content);
      cairo_destroy (cr);
    }
}

/* About a space, with a painter of marks. */
static void
snapshot_about (HarenaBoardView *self,
                GtkSnapshot     *snapshot,
                int              space,
                void           (*paint) (cairo_t             *cr,
                                         const HarenaOutline *outline))
{
  HarenaPoint             middle = harena_geometry_centre (&self->geometry, space);
  int                     n_points = self->geometry.layout->spaces[space].n_outline;
  g_autofree HarenaPoint *points = g_new (HarenaPoint, n_points);
  HarenaOutline           outline;
  GtkAllocation           box;
  cairo_t                *cr;

  harena_geometry_box (&self->geometry, space, &box);
  harena_outline_init (&outline, &self->geometry, space, points);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (box.x - 12, box.y - 12, box.width + 24,
                                                       box.height + 24));
  cairo_translate (cr, middle.x, middle.y);
  paint (cr, &outline);
  cairo_destroy (cr);
}

static void
snapshot_hint (HarenaBoardView  *self,
               GtkSnapshot      *snapshot,
               const HarenaView *view)
{
  HarenaHints *hints = harena_game_model_get_hints (harena_hand_get_model (self->hand));
  HarenaMove   move;
  HarenaWalk   walk;

  if (hints == NULL || hints->n_hints == 0 || hints->index != view->cursor
      || !harena_view_heeds (view, hints->hints[0].move))
    return;
  move = hints->hints[0].move;
  if (self->board->draw_hint != NULL)
    {
      self->board->draw_hint (snapshot, &self->geometry, view, move);
      return;
    }
  harena_view_walk (view, move, &walk);
  for (int i = 0; i < walk.n_targets; i++)
    if (harena_target_kind (walk.targets[i]) == HARENA_TARGET_SPACE)
      snapshot_about (self, snapshot, harena_target_number (walk.targets[i]), harena_marks_hint);
}

static void
harena_board_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  HarenaBoardView  *self = HARENA_BOARD_VIEW (widget);
  const HarenaView *view = harena_hand_get_view (self->hand);
  HarenaMotionState state = harena_mover_get_state (self->mover);

  snapshot_ground (self, snapshot);
  snapshot_cells (self, snapshot);
  if (self->board->draw_above != NULL)
    self->board->draw_above (snapshot, &self->geometry, view, &state);
  snapshot_walkers (self, snapshot);
  for (const HarenaTarget *target = self->pointed; target != NULL && *target != 0; target++)
    if (harena_target_kind (*target) == HARENA_TARGET_SPACE)
      snapshot_about (self, snapshot, harena_target_number (*target), harena_marks_hint);
  snapshot_hint (self, snapshot, view);
  harena_board_cost_snapshot (self, snapshot, view);
  for (int space = 0; space < self->board->n_spaces; space++)
    if (gtk_widget_has_visible_focus (GTK_WIDGET (harena_board_view_cell (self, space))))
      snapshot_about (self, snapshot, space, harena_marks_focus);
}

/* One stop for Tab; within, the arrow keys walk. A focus child may still be known from earlier. */
static gboolean
harena_board_view_focus (GtkWidget       *widget,
                         GtkDirectionType direction G_GNUC_UNUSED)
{
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
harena_board_view_grab_focus (GtkWidget *widget)
{
  HarenaBoardView *self = HARENA_BOARD_VIEW (widget);

  return gtk_widget_grab_focus (
    GTK_WIDGET (harena_board_view_cell (self, harena_board_view_find_start (self))));
}

static void
harena_board_view_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MOVING:
      g_value_set_boolean (value, harena_board_view_get_moving (HARENA_BOARD_VIEW (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_board_view_dispose (GObject *object)
{
  HarenaBoardView *self = HARENA_BOARD_VIEW (object);

  /* What moves ends first: whoever hears of that may ask about it. */
  if (self->mover != NULL)
    harena_mover_finish (self->mover);
  g_clear_pointer (&self->mover, harena_mover_free);
  for (guint i = 0; self->cells != NULL && i < self->cells->len; i++)
    gtk_widget_unparent (self->cells->pdata[i]);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_board_view_parent_class)->dispose (object);
}

static void
harena_board_view_class_init (HarenaBoardViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = harena_board_view_dispose;
  object_class->get_property = harena_board_view_get_property;
  widget_class->measure = harena_board_view_measure;
  widget_class->size_allocate = harena_board_view_size_allocate;
  widget_class->snapshot = harena_board_view_snapshot;
  widget_class->focus = harena_board_view_focus;
  widget_class->grab_focus = harena_board_view_grab_focus;

  properties[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "board");
  /* A grid would have to have rows, and many boards have none. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_BOX);
}

static void
harena_board_view_init (HarenaBoardView *self)
{
  self->current = -1;
  self->zoom = 1;
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (forget_ground),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
harena_board_view_new (HarenaHand *hand)
{
  HarenaBoardView *self = g_object_new (HARENA_TYPE_BOARD_VIEW, NULL);
  HarenaGameModel *model = harena_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  self->board = harena_hand_get_face (hand)->board;
  self->cells = g_ptr_array_new ();
  for (int space = 0; space < self->board->n_spaces; space++)
    {
      GtkWidget *cell = harena_board_cell_new (self->board, &self->geometry, space);

      gtk_widget_set_parent (cell, GTK_WIDGET (self));
      g_ptr_array_add (self->cells, cell);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(self->board->name), -1);
  self->mover = harena_mover_new (GTK_WIDGET (self), model, update_motion);
  harena_board_view_listen (self);
  g_signal_connect_object (model, "move-played", G_CALLBACK (move_played_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  harena_board_view_update (self, HARENA_CHANGE_ALL);
  return GTK_WIDGET (self);
}

void
harena_board_view_grab_cell (HarenaBoardView *self,
                             int              space)
{
  g_return_if_fail (HARENA_IS_BOARD_VIEW (self));

  if (space < 0)
    {
      self->current = -1;
      space = harena_board_view_find_start (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (harena_board_view_cell (self, space)));
}

GtkWidget *
harena_board_view_get_cell (HarenaBoardView *self,
                            int              space)
{
  g_return_val_if_fail (HARENA_IS_BOARD_VIEW (self), NULL);

  return GTK_WIDGET (harena_board_view_cell (self, space));
}

const HarenaGeometry *
harena_board_view_get_geometry (HarenaBoardView *self)
{
  g_return_val_if_fail (HARENA_IS_BOARD_VIEW (self), NULL);

  return &self->geometry;
}

gboolean
harena_board_view_get_moving (HarenaBoardView *self)
{
  g_return_val_if_fail (HARENA_IS_BOARD_VIEW (self), FALSE);

  return harena_mover_get_state (self->mover).motion != NULL;
}

void
harena_board_view_point (HarenaBoardView    *self,
                         const HarenaTarget *targets)
{
  g_return_if_fail (HARENA_IS_BOARD_VIEW (self));

  if (self->pointed == targets)
    return;
  self->pointed = targets;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
