/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board under keyboard, pointer and finger: all of them end in a press of a target. */

#include "board/board-private.h"

#include <math.h>

#define SLANT 0.8660254037844386 /* of a step to a neighbour that is not straight beside a hex */

static const struct
{
  guint  key;
  double dx;
  double dy;
} steps[] = {
  { GDK_KEY_Left, -1, 0 },
  { GDK_KEY_Right, 1, 0 },
  { GDK_KEY_Up, 0, -1 },
  { GDK_KEY_Down, 0, 1 },
  /* The number pad has keys in all directions. */
  { GDK_KEY_KP_Left, -1, 0 },
  { GDK_KEY_KP_4, -1, 0 },
  { GDK_KEY_KP_Right, 1, 0 },
  { GDK_KEY_KP_6, 1, 0 },
  { GDK_KEY_KP_Up, 0, -1 },
  { GDK_KEY_KP_8, 0, -1 },
  { GDK_KEY_KP_Down, 0, 1 },
  { GDK_KEY_KP_2, 0, 1 },
  { GDK_KEY_KP_Home, -0.5, -SLANT },
  { GDK_KEY_KP_7, -0.5, -SLANT },
  { GDK_KEY_KP_Page_Up, 0.5, -SLANT },
  { GDK_KEY_KP_9, 0.5, -SLANT },
  { GDK_KEY_KP_End, -0.5, SLANT },
  { GDK_KEY_KP_1, -0.5, SLANT },
  { GDK_KEY_KP_Page_Down, 0.5, SLANT },
  { GDK_KEY_KP_3, 0.5, SLANT },
};

/* As far as the walk goes that way. */
static const struct
{
  guint  key;
  double dx;
  double dy;
} runs[] = {
  { GDK_KEY_Home, -1, 0 },
  { GDK_KEY_End, 1, 0 },
  { GDK_KEY_Page_Up, 0, -1 },
  { GDK_KEY_Page_Down, 0, 1 },
};

static HarenaBoardCell *
cell_of (GtkEventController *controller)
{
  return HARENA_BOARD_CELL (gtk_event_controller_get_widget (controller));
}

static HarenaBoardView *
board_of (GtkEventController *controller)
{
  return HARENA_BOARD_VIEW (gtk_widget_get_parent (GTK_WIDGET (cell_of (controller))));
}

/* Where somebody has gone; else the first that can be chosen; else where the keyboard is, or the
 * middle. */
int
harena_board_view_find_start (HarenaBoardView *self)
{
  if (self->current >= 0 && self->walked)
    return self->current;

  for (int space = 0; space < self->board->n_spaces; space++)
    if (harena_view_is_next (harena_hand_get_view (self->hand), HARENA_SPACE (space)))
      return space;
  return self->current >= 0 ? self->current : self->board->middle;
}

static gboolean
walk (HarenaBoardView *self,
      double           dx,
      double           dy,
      gboolean         run)
{
  int space, next;

  self->walked = TRUE;
  space = self->current;
  while ((next = harena_geometry_walk (&self->geometry, space, dx, dy, &self->lane)) >= 0)
    {
      space = next;
      if (!run)
        break;
    }
  if (space == self->current)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    }

  /* Coming into a space resets the lane, unless that is where the keyboard is already. */
  self->current = space;
  gtk_widget_grab_focus (GTK_WIDGET (harena_board_view_cell (self, space)));
  if (harena_board_view_is_cut (self))
    {
      self->centre = self->geometry.layout->spaces[space].centre;
      harena_board_view_place (self);
    }
  return TRUE;
}

static gboolean
walk_by_key (HarenaBoardView *self,
             guint            key)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].key == key)
      return walk (self, steps[i].dx, steps[i].dy, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    if (runs[i].key == key)
      return walk (self, runs[i].dx, runs[i].dy, TRUE);
  return FALSE;
}

static gboolean
key_pressed_cb (HarenaBoardView *self,
                guint            key,
                guint            code G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (self->current < 0)
        return FALSE;
      self->walked = TRUE;
      if (!harena_hand_press (self->hand, HARENA_SPACE (self->current)))
        gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    case GDK_KEY_Escape:
      return gtk_widget_activate_action (GTK_WIDGET (self), "table.back", NULL);
    default:
      break;
    }
  return self->current >= 0 && walk_by_key (self, key);
}

gboolean
harena_board_view_walk (HarenaBoardView *self,
                        guint            key)
{
  g_return_val_if_fail (HARENA_IS_BOARD_VIEW (self), FALSE);

  if (self->current < 0)
    self->current = harena_board_view_find_start (self);
  return walk_by_key (self, key);
}

static void
focus_enter_cb (GtkEventController *controller)
{
  HarenaBoardView *self = board_of (controller);
  int              space = harena_board_cell_get_space (cell_of (controller));

  if (self->current != space)
    {
      self->current = space;
      if (self->geometry.layout != NULL)
        self->lane = self->geometry.layout->spaces[space].centre;
    }
  harena_hand_set_focus (self->hand, HARENA_SPACE (space));
}

static void
pointer_enter_cb (GtkEventController *controller)
{
  harena_hand_set_focus (board_of (controller)->hand,
                         HARENA_SPACE (harena_board_cell_get_space (cell_of (controller))));
}

/* What is looked at is then what the keyboard is on, if it is anywhere. */
static void
pointer_leave_cb (GtkEventController *controller)
{
  HarenaBoardView *self = board_of (controller);
  gboolean         keyboard = self->current >= 0
                              && gtk_widget_has_visible_focus (
                                GTK_WIDGET (harena_board_view_cell (self, self->current)));

  harena_hand_set_focus (self->hand, keyboard ? HARENA_SPACE (self->current) : HARENA_NO_TARGET);
}

/* What stands beside others in a space may be pressed by itself. */
static HarenaTarget
target_at (HarenaBoardView *self,
           HarenaBoardCell *cell,
           double           x,
           double           y)
{
  int           space = harena_board_cell_get_space (cell);
  HarenaPoint   middle = harena_geometry_centre (&self->geometry, space);
  GtkAllocation box;
  HarenaTarget  target = HARENA_NO_TARGET;

  harena_geometry_box (&self->geometry, space, &box);
  if (self->board->target_at != NULL)
    target = self->board->target_at (harena_hand_get_view (self->hand), &self->geometry, space,
                                     x + box.x - middle.x, y + box.y - middle.y);
  return target != HARENA_NO_TARGET ? target : HARENA_SPACE (space);
}

static void
released_cb (GtkEventController *controller,
             int                 n_press,
             double              x,
             double              y)
{
  GtkWidget       *widget = gtk_event_controller_get_widget (controller);
  HarenaBoardView *self = board_of (controller);

  /* A double click is one press, or it would put down again what it has taken in hand. */
  if (n_press > 1 || !gtk_widget_contains (widget, x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (controller), GTK_EVENT_SEQUENCE_CLAIMED);
  self->walked = TRUE;
  gtk_widget_grab_focus (widget);
  harena_hand_press (self->hand, target_at (self, cell_of (controller), x, y));
}

/* With touch there is no pointing: who keeps the finger down looks, and presses nothing. */
static void
long_pressed_cb (GtkEventController *controller)
{
  gtk_gesture_set_state (GTK_GESTURE (controller), GTK_EVENT_SEQUENCE_CLAIMED);
  pointer_enter_cb (controller);
}

static void
activate_cb (HarenaBoardView *self,
             HarenaBoardCell *cell)
{
  harena_hand_press (self->hand, HARENA_SPACE (harena_board_cell_get_space (cell)));
}

static HarenaTarget
drag_target (GtkWidget *widget)
{
  return HARENA_SPACE (harena_board_cell_get_space (HARENA_BOARD_CELL (widget)));
}

static GdkPaintable *
drag_picture (GtkWidget *widget)
{
  return harena_board_cell_take_picture (HARENA_BOARD_CELL (widget));
}

/* What comes is taken in hand at once, so that the spaces for it are marked. */
static void
drop_value_cb (GtkEventController *controller)
{
  const GValue     *value = gtk_drop_target_get_value (GTK_DROP_TARGET (controller));
  const HarenaDrag *drag = value != NULL ? g_value_get_boxed (value) : NULL;
  HarenaHand       *hand = board_of (controller)->hand;

  if (drag != NULL && drag->hand == hand)
    harena_hand_take (hand, drag->target);
  pointer_enter_cb (controller);
}

static gboolean
drop_cb (GtkEventController *controller,
         const GValue       *value)
{
  return harena_drag_drop (g_value_get_boxed (value), board_of (controller)->hand,
                           drag_target (GTK_WIDGET (cell_of (controller))));
}

static void
add (GtkWidget          *widget,
     GtkEventController *controller,
     const char         *signal,
     GCallback           callback)
{
  g_signal_connect (controller, signal, callback, NULL);
  if (gtk_event_controller_get_widget (controller) == NULL)
    gtk_widget_add_controller (widget, controller);
}

static void
listen_to_cell (HarenaBoardView *self,
                GtkWidget       *cell)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *long_press = GTK_EVENT_CONTROLLER (gtk_gesture_long_press_new ());
  GtkDropTarget      *drop = gtk_drop_target_new (HARENA_TYPE_DRAG,
                                                  GDK_ACTION_COPY | GDK_ACTION_MOVE);

  add (cell, gtk_event_controller_focus_new (), "enter", G_CALLBACK (focus_enter_cb));
  add (cell, motion, "enter", G_CALLBACK (pointer_enter_cb));
  add (cell, motion, "leave", G_CALLBACK (pointer_leave_cb));
  add (cell, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), "released",
       G_CALLBACK (released_cb));
  add (cell, long_press, "pressed", G_CALLBACK (long_pressed_cb));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  harena_drag_add_source (cell, self->hand, drag_target, drag_picture);
  gtk_drop_target_set_preload (drop, TRUE);
  add (cell, GTK_EVENT_CONTROLLER (drop), "notify::value", G_CALLBACK (drop_value_cb));
  add (cell, GTK_EVENT_CONTROLLER (drop), "drop", G_CALLBACK (drop_cb));
}

/* The wheel moves what is seen of a large board; with Control it makes it larger. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           HarenaBoardView          *self)
{
  GdkModifierType state
    = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (self->geometry.layout == NULL || self->geometry.layout->scale_min == 0)
    return GDK_EVENT_PROPAGATE;
  if (state & GDK_CONTROL_MASK)
    self->zoom = CLAMP (self->zoom * pow (1.1, -dy), 1, 3);
  else if (!harena_board_view_is_cut (self))
    return GDK_EVENT_PROPAGATE;
  else
    {
      self->centre.x += dx * 40 / self->geometry.scale;
      self->centre.y += dy * 40 / self->geometry.scale;
    }
  harena_board_view_place (self);
  return GDK_EVENT_STOP;
}

static void
drag_update_cb (GtkGestureDrag  *gesture,
                double           x,
                double           y,
                HarenaBoardView *self)
{
  static const double slack = 8;
  HarenaPoint        *start = g_object_get_data (G_OBJECT (gesture), "start");

  if (!harena_board_view_is_cut (self) || hypot (x, y) < slack)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->centre.x = start->x - x / self->geometry.scale;
  self->centre.y = start->y - y / self->geometry.scale;
  harena_board_view_place (self);
}

static void
drag_begin_cb (GtkGestureDrag  *gesture,
               double           x G_GNUC_UNUSED,
               double           y G_GNUC_UNUSED,
               HarenaBoardView *self)
{
  g_object_set_data_full (G_OBJECT (gesture), "start",
                          g_memdup2 (&self->centre, sizeof self->centre), g_free);
}

static void
listen_to_fingers (HarenaBoardView *self)
{
  GtkEventController *scroll
    = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture         *drag = gtk_gesture_drag_new ();

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
harena_board_view_listen (HarenaBoardView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  for (int space = 0; space < self->board->n_spaces; space++)
    {
      HarenaBoardCell *cell = harena_board_view_cell (self, space);

      listen_to_cell (self, GTK_WIDGET (cell));
      g_signal_connect_object (cell, "activate", G_CALLBACK (activate_cb), self,
                               G_CONNECT_SWAPPED);
    }
  listen_to_fingers (self);
}
