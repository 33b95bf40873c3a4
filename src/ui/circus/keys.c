/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Global shortcuts, but not where somebody types. */

#include "circus/keys.h"

#include "board/board-cell.h"
#include "circus/board.h"
#include "circus/picks.h"
#include "circus/position.h"
#include "circus/way.h"

/* The ring of keys A Q W E D S lies about the hex as its neighbours do: on the wide board there are
 * two above and two below, on the one that stands on end three. */
static const struct
{
  guint key;
  int   wide;
  int   flat;
} directions[] = {
  { GDK_KEY_q, CIRCUS_NW, CIRCUS_NE }, { GDK_KEY_w, CIRCUS_NE, CIRCUS_E },
  { GDK_KEY_e, CIRCUS_E, CIRCUS_SE },  { GDK_KEY_a, CIRCUS_W, CIRCUS_NW },
  { GDK_KEY_s, CIRCUS_SW, CIRCUS_W },  { GDK_KEY_d, CIRCUS_SE, CIRCUS_SW },
};

static HarenaHand *
hand_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "circus-hand");
}

/* Whether the keys are meant for the board: it is seen, and nobody types. */
static gboolean
is_heard (GtkWidget *widget)
{
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *page = gtk_widget_get_parent (widget);

  while (page != NULL && g_strcmp0 (gtk_widget_get_css_name (page), "boardpage") != 0)
    page = gtk_widget_get_parent (page);
  return root != NULL && !GTK_IS_EDITABLE (focus) && !GTK_IS_TEXT (focus)
         && (page == NULL ? gtk_widget_get_mapped (widget) : gtk_widget_get_mapped (page))
         && harena_hand_get_asked (hand_of (widget)) != 0;
}

/* So Enter, which presses what the keyboard is on, lets it stop there (M19). */
static gboolean
follow_cb (gpointer data)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (data);
  GtkRoot              *root = widget != NULL ? gtk_widget_get_root (widget) : NULL;
  GtkWidget            *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const CircusPosition *position;
  int                   chariot;

  if (!HARENA_IS_BOARD_CELL (focus) || harena_hand_get_asked (hand_of (widget)) == 0)
    return G_SOURCE_REMOVE;
  position = harena_hand_get_position (hand_of (widget));
  chariot = circus_chariot_on_turn (position);
  if (chariot < 0 || position->step == CIRCUS_STEP_PLACE)
    return G_SOURCE_REMOVE;
  for (GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_parent (focus)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    if (HARENA_IS_BOARD_CELL (cell)
        && harena_board_cell_get_space (HARENA_BOARD_CELL (cell)) == position->hexes[chariot])
      gtk_widget_grab_focus (cell);
  return G_SOURCE_REMOVE;
}

static void
free_weak (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
circus_keys_follow (GtkWidget *widget)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, follow_cb, weak, free_weak);
}

static gboolean
card_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   data G_GNUC_UNUSED)
{
  if (!is_heard (widget))
    return GDK_EVENT_PROPAGATE;

  harena_hand_press (hand_of (widget), HARENA_CARD (g_variant_get_int32 (arguments)));
  return GDK_EVENT_STOP;
}

static gboolean
direction_cb (GtkWidget *widget,
              GVariant  *arguments,
              gpointer   data G_GNUC_UNUSED)
{
  HarenaHand       *hand = hand_of (widget);
  const HarenaView *view = harena_hand_get_view (hand);
  int               card = circus_picked_card (view);
  int               key = g_variant_get_int32 (arguments);
  int               direction = circus_board_is_flat () ? directions[key].flat
                                                        : directions[key].wide;

  if (!is_heard (widget))
    return GDK_EVENT_PROPAGATE;

  for (int i = 0; i < view->n_moves && card != 0; i++)
    {
      HarenaMove move = view->moves[i];

      if (circus_move_verb (move) == CIRCUS_DRIVE && (int) circus_move_b (move) == card
          && (int) circus_move_a (move) == direction)
        {
          harena_hand_press (hand, HARENA_SPACE (circus_end_of (view->position, move)));
          return GDK_EVENT_STOP;
        }
    }
  gtk_widget_error_bell (widget);
  return GDK_EVENT_STOP;
}

static void
add (GtkEventController *controller,
     guint               key,
     guint               other,
     GtkShortcutFunc     callback,
     int                 number)
{
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (key, 0);

  if (other != 0)
    trigger = gtk_alternative_trigger_new (trigger, gtk_keyval_trigger_new (other, 0));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new_with_arguments (trigger, gtk_callback_action_new (callback, NULL, NULL), "i",
                                     number));
}

void
circus_keys_add (GtkWidget  *widget,
                 HarenaHand *hand)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_object_set_data_full (G_OBJECT (widget), "circus-hand", g_object_ref (hand), g_object_unref);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int card = 1; card <= CIRCUS_CARDS; card++)
    add (controller, GDK_KEY_0 + card, GDK_KEY_KP_0 + card, card_cb, card);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    add (controller, directions[i].key, 0, direction_cb, i);
  gtk_widget_add_controller (widget, controller);
}
