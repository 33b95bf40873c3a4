/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena under keyboard, pointer and finger: all of them end in a press of a space. */

#include "clash/arena-private.h"

enum
{
  MIDDLE = 10, /* c2 */
};

static const struct
{
  guint     key;
  ClashWalk walk;
} walks[] = {
  { GDK_KEY_Left, CLASH_WALK_LEFT },
  { GDK_KEY_Right, CLASH_WALK_RIGHT },
  { GDK_KEY_Up, CLASH_WALK_UP },
  { GDK_KEY_Down, CLASH_WALK_DOWN },
  { GDK_KEY_Home, CLASH_WALK_ROW_START },
  { GDK_KEY_End, CLASH_WALK_ROW_END },
  { GDK_KEY_Page_Up, CLASH_WALK_TOP },
  { GDK_KEY_Page_Down, CLASH_WALK_BOTTOM },
  /* The number pad has keys in all six directions. */
  { GDK_KEY_KP_Left, CLASH_WALK_LEFT },
  { GDK_KEY_KP_4, CLASH_WALK_LEFT },
  { GDK_KEY_KP_Right, CLASH_WALK_RIGHT },
  { GDK_KEY_KP_6, CLASH_WALK_RIGHT },
  { GDK_KEY_KP_Up, CLASH_WALK_UP },
  { GDK_KEY_KP_8, CLASH_WALK_UP },
  { GDK_KEY_KP_Down, CLASH_WALK_DOWN },
  { GDK_KEY_KP_2, CLASH_WALK_DOWN },
  { GDK_KEY_KP_Home, CLASH_WALK_UP_LEFT },
  { GDK_KEY_KP_7, CLASH_WALK_UP_LEFT },
  { GDK_KEY_KP_Page_Up, CLASH_WALK_UP_RIGHT },
  { GDK_KEY_KP_9, CLASH_WALK_UP_RIGHT },
  { GDK_KEY_KP_End, CLASH_WALK_DOWN_LEFT },
  { GDK_KEY_KP_1, CLASH_WALK_DOWN_LEFT },
  { GDK_KEY_KP_Page_Down, CLASH_WALK_DOWN_RIGHT },
  { GDK_KEY_KP_3, CLASH_WALK_DOWN_RIGHT },
};

static ClashArenaCell *
cell_of (GtkEventController *controller)
{
  return CLASH_ARENA_CELL (gtk_event_controller_get_widget (controller));
}

static ClashArena *
arena_of (GtkEventController *controller)
{
  return CLASH_ARENA (gtk_widget_get_parent (GTK_WIDGET (cell_of (controller))));
}

/* Where the keyboard was; else the first that can be chosen; else the middle. */
int
clash_arena_find_start (ClashArena *self)
{
  if (self->current != CLASH_NO_CELL)
    return self->current;

  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      if (clash_hand_get_mark (self->hand, cell) != CLASH_MARK_NONE)
        return cell;
    }
  return MIDDLE;
}

static gboolean
walk (ClashArena *self,
      ClashWalk   way)
{
  int cell;

  if (self->current == CLASH_NO_CELL)
    return FALSE;

  cell = clash_arena_walk (self->current, way, &self->lane);
  if (cell == self->current)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    }

  /* Coming into a cell resets the lane, unless that is where the keyboard is already. */
  self->current = cell;
  gtk_widget_grab_focus (GTK_WIDGET (self->cells[cell]));
  return TRUE;
}

static gboolean
key_pressed_cb (ClashArena     *self,
                guint           key,
                guint           code G_GNUC_UNUSED,
                GdkModifierType state)
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
      if (self->current == CLASH_NO_CELL)
        return FALSE;
      if (!clash_hand_press (self->hand, self->current))
        gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    case GDK_KEY_Escape:
      return gtk_widget_activate_action (GTK_WIDGET (self), "table.back", NULL);
    default:
      for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
        if (walks[i].key == key)
          return walk (self, walks[i].walk);
      return FALSE;
    }
}

static void
focus_enter_cb (GtkEventController *controller)
{
  ClashArena *self = arena_of (controller);
  int         cell = clash_arena_cell_get_cell (cell_of (controller));

  if (self->current != cell)
    {
      self->current = cell;
      self->lane = clash_arena_column (cell);
    }
  clash_hand_set_focus (self->hand, cell);
}

static void
pointer_enter_cb (GtkEventController *controller)
{
  clash_hand_set_focus (arena_of (controller)->hand,
                        clash_arena_cell_get_cell (cell_of (controller)));
}

/* What is looked at is then what the keyboard is on, if it is anywhere. */
static void
pointer_leave_cb (GtkEventController *controller)
{
  ClashArena *self = arena_of (controller);
  gboolean    keyboard = self->current != CLASH_NO_CELL
                         && gtk_widget_has_visible_focus (GTK_WIDGET (self->cells[self->current]));

  clash_hand_set_focus (self->hand, keyboard ? self->current : CLASH_NO_CELL);
}

static void
released_cb (GtkEventController *controller,
             int                 n_press,
             double              x,
             double              y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  /* A double click is one press, or it would put down again what it has taken in hand. */
  if (n_press > 1 || !gtk_widget_contains (widget, x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (controller), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (widget);
  clash_hand_press (arena_of (controller)->hand, clash_arena_cell_get_cell (cell_of (controller)));
}

static void
activate_cb (ClashArena     *self,
             ClashArenaCell *cell)
{
  clash_hand_press (self->hand, clash_arena_cell_get_cell (cell));
}

/* Takes in hand what is dragged, if it is of this game. */
static gboolean
take (ClashArena      *self,
      const ClashDrag *drag)
{
  if (drag == NULL || drag->hand != self->hand)
    return FALSE;
  if (drag->cell != CLASH_NO_CELL)
    return clash_hand_get_source (self->hand) == drag->cell
           || (clash_hand_can_drag (self->hand, drag->cell)
               && clash_hand_press (self->hand, drag->cell));
  if (drag->kind != CLASH_NO_KIND)
    {
      clash_hand_take_kind (self->hand, drag->kind);
      return clash_hand_get_kind (self->hand) == drag->kind;
    }

  if (clash_hand_get_beast (self->hand) != drag->beast)
    clash_hand_take_beast (self->hand, drag->beast);
  return clash_hand_get_beast (self->hand) == drag->beast;
}

gboolean
clash_arena_drop (ClashArena      *self,
                  int              cell,
                  const ClashDrag *drag)
{
  g_return_val_if_fail (CLASH_IS_ARENA (self), FALSE);
  g_return_val_if_fail (clash_is_cell (cell), FALSE);

  /* Dropped where it came from: it stays in hand. */
  return take (self, drag) && cell != clash_hand_get_source (self->hand)
         && clash_hand_press (self->hand, cell);
}

static GdkContentProvider *
drag_prepare_cb (GtkEventController *controller)
{
  ClashHand *hand = arena_of (controller)->hand;
  int        cell = clash_arena_cell_get_cell (cell_of (controller));
  ClashDrag  drag = clash_drag_of_cell (hand, cell);

  if (!clash_hand_can_drag (hand, cell))
    return NULL;

  return gdk_content_provider_new_typed (CLASH_TYPE_DRAG, &drag);
}

static void
drag_begin_cb (GtkEventController *controller)
{
  ClashArena              *self = arena_of (controller);
  ClashArenaCell          *cell = cell_of (controller);
  g_autoptr (GdkPaintable) picture = clash_arena_cell_take_picture (cell);
  ClashDrag                drag = clash_drag_of_cell (self->hand,
                                                      clash_arena_cell_get_cell (cell));

  gtk_drag_source_set_icon (GTK_DRAG_SOURCE (controller), picture,
                            gdk_paintable_get_intrinsic_width (picture) / 2,
                            gdk_paintable_get_intrinsic_height (picture) / 2);
  take (self, &drag);
}

/* What comes is taken in hand at once, so that the spaces for it are marked. */
static void
drop_value_cb (GtkEventController *controller)
{
  const GValue *value = gtk_drop_target_get_value (GTK_DROP_TARGET (controller));

  if (value != NULL)
    take (arena_of (controller), g_value_get_boxed (value));
  pointer_enter_cb (controller);
}

static gboolean
drop_cb (GtkEventController *controller,
         const GValue       *value)
{
  return clash_arena_drop (arena_of (controller), clash_arena_cell_get_cell (cell_of (controller)),
                           g_value_get_boxed (value));
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
listen_to_cell (GtkWidget *cell)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *drag = GTK_EVENT_CONTROLLER (gtk_drag_source_new ());
  GtkDropTarget      *drop = gtk_drop_target_new (CLASH_TYPE_DRAG,
                                                  GDK_ACTION_COPY | GDK_ACTION_MOVE);

  add (cell, gtk_event_controller_focus_new (), "enter", G_CALLBACK (focus_enter_cb));
  add (cell, motion, "enter", G_CALLBACK (pointer_enter_cb));
  add (cell, motion, "leave", G_CALLBACK (pointer_leave_cb));
  add (cell, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), "released",
       G_CALLBACK (released_cb));
  gtk_drag_source_set_actions (GTK_DRAG_SOURCE (drag), GDK_ACTION_MOVE);
  add (cell, drag, "prepare", G_CALLBACK (drag_prepare_cb));
  add (cell, drag, "drag-begin", G_CALLBACK (drag_begin_cb));
  gtk_drop_target_set_preload (drop, TRUE);
  add (cell, GTK_EVENT_CONTROLLER (drop), "notify::value", G_CALLBACK (drop_value_cb));
  add (cell, GTK_EVENT_CONTROLLER (drop), "drop", G_CALLBACK (drop_cb));
}

void
clash_arena_listen (ClashArena *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      ClashArenaCell *cell = self->cells[clash_take_cell (&cells)];

      listen_to_cell (GTK_WIDGET (cell));
      g_signal_connect_object (cell, "activate", G_CALLBACK (activate_cb), self,
                               G_CONNECT_SWAPPED);
    }
}
