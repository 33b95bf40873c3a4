/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows are the seats: there is no other list of them. */

#include "pages/seat-list.h"

#include "widgets/css-class.h"
#include "pages/game-words.h"
#include "record.h"
#include "seat.h"
#include "widgets/reading.h"
#include "words.h"

enum
{
  DRAW_MILLISECONDS = 1400,
  DRAW_ROUNDS = 2,          /* that the mark goes about the table before it stays */
};

struct _HarenaSeatList
{
  AdwBin            parent_instance;

  const HarenaGame *game;
  GtkListBox       *list;
  GtkWidget        *add_row;
  GtkLabel         *add_hint; /* how many seats there can be */
  GtkSizeGroup     *choosers;
  AdwAnimation     *drawing; /* who begins, or NULL */
  int               eldest;  /* that is being drawn */
  gboolean          valid;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (HarenaSeatList, harena_seat_list, ADW_TYPE_BIN)

int
harena_seat_list_get_n_seats (HarenaSeatList *self)
{
  int n = 0;

  g_return_val_if_fail (HARENA_IS_SEAT_LIST (self), 0);

  while (HARENA_IS_SEAT_ROW (gtk_list_box_get_row_at_index (self->list, n)))
    n++;
  return n;
}

HarenaSeatRow *
harena_seat_list_get_row (HarenaSeatList *self,
                          int             number)
{
  g_return_val_if_fail (HARENA_IS_SEAT_LIST (self), NULL);
  g_return_val_if_fail (number >= 1 && number <= harena_seat_list_get_n_seats (self), NULL);

  return HARENA_SEAT_ROW (gtk_list_box_get_row_at_index (self->list, number - 1));
}

static int
number_of (HarenaSeatRow *row)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1;
}

static gboolean
is_name_of_another (HarenaSeatList *self,
                    int             number,
                    const char     *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (int i = 1; i < number; i++)
    {
      const char      *other = harena_seat_row_get_name (harena_seat_list_get_row (self, i));
      g_autofree char *other_folded = g_utf8_casefold (other, -1);

      if (g_str_equal (folded, other_folded))
        return TRUE;
    }

  return FALSE;
}

/* What is wrong with a name, as a sentence; or NULL. */
static char *
find_problem (HarenaSeatList *self,
              int             number)
{
  HarenaSeatRow   *row = harena_seat_list_get_row (self, number);
  g_autofree char *name = g_strstrip (g_strdup (harena_seat_row_get_name (row)));

  if (*name == '\0')
    return g_strdup (_("A seat needs a name."));
  if (g_utf8_strlen (name, -1) > HARENA_RECORD_NAME_MAX)
    return g_strdup_printf (ngettext ("A name has at most %d character.",
                                      "A name has at most %d characters.",
                                      HARENA_RECORD_NAME_MAX), HARENA_RECORD_NAME_MAX);
  if (!harena_record_name_is_valid (name))
    return g_strdup (_("A name has letters, digits and signs that can be seen."));
  if (is_name_of_another (self, number, name))
    return g_strdup (_("Another seat has this name already."));
  return NULL;
}

static void
update (HarenaSeatList *self)
{
  int n_seats = harena_seat_list_get_n_seats (self);

  self->valid = TRUE;
  for (int number = 1; number <= n_seats; number++)
    {
      HarenaSeatRow   *row = harena_seat_list_get_row (self, number);
      g_autofree char *problem = find_problem (self, number);

      self->valid = self->valid && problem == NULL;
      harena_seat_row_set_problem (row, problem);
      harena_seat_row_set_order (row, number);
      harena_seat_row_set_removable (row, n_seats > self->game->seats_min);
    }
  gtk_widget_set_sensitive (self->add_row, n_seats < self->game->seats_max);
  g_signal_emit (self, changed_signal, 0);
}

static void
drop_drawing (HarenaSeatList *self)
{
  if (self->drawing == NULL)
    return;

  adw_animation_reset (self->drawing);
  g_clear_object (&self->drawing);
  for (int i = 1; i <= harena_seat_list_get_n_seats (self); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (harena_seat_list_get_row (self, i)), "drawn");
}

void
harena_seat_list_move (HarenaSeatList *self,
                       int             from,
                       int             to)
{
  g_autoptr (GtkWidget) row = NULL;
  g_autoptr (GtkWidget) focus = NULL;
  GtkRoot              *root;

  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  drop_drawing (self);
  row = GTK_WIDGET (g_object_ref (harena_seat_list_get_row (self, from)));
  root = gtk_widget_get_root (row);
  /* Who moves a seat with the keys goes on with the same control. */
  if (root != NULL && gtk_root_get_focus (root) != NULL
      && (gtk_root_get_focus (root) == row
          || gtk_widget_is_ancestor (gtk_root_get_focus (root), row)))
    focus = g_object_ref (gtk_root_get_focus (root));

  /* The window would take the row for focused still when it is back in another place. */
  if (focus != NULL)
    gtk_root_set_focus (root, NULL);
  gtk_list_box_remove (self->list, row);
  gtk_list_box_insert (self->list, row, to - 1);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
  update (self);
}

static void
row_dropped_cb (HarenaSeatList *self,
                HarenaSeatRow  *dragged,
                HarenaSeatRow  *row)
{
  harena_seat_list_move (self, number_of (dragged), number_of (row));
}

static HarenaSeatRow *
row_of_colour (HarenaSeatList *self,
               int             colour)
{
  for (int i = 1; i <= harena_seat_list_get_n_seats (self); i++)
    if (harena_seat_row_get_colour (harena_seat_list_get_row (self, i)) == colour)
      return harena_seat_list_get_row (self, i);

  return NULL;
}

/* Whoever has it takes the other's. */
static void
colour_chosen_cb (HarenaSeatList *self,
                  int             colour,
                  HarenaSeatRow  *row)
{
  HarenaSeatRow *other = row_of_colour (self, colour);
  int            own = harena_seat_row_get_colour (row);

  harena_seat_row_set_colour (row, colour);
  if (other != NULL && other != row)
    harena_seat_row_set_colour (other, own);
  update (self);
}

static void
row_removed_cb (HarenaSeatList *self,
                HarenaSeatRow  *row)
{
  int number = number_of (row);

  drop_drawing (self);
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  number = MIN (number, harena_seat_list_get_n_seats (self));
  gtk_widget_child_focus (GTK_WIDGET (harena_seat_list_get_row (self, number)),
                          GTK_DIR_TAB_FORWARD);
  update (self);
}

void
harena_seat_list_add (HarenaSeatList *self,
                      const char     *name,
                      const char     *player,
                      int             colour)
{
  GtkWidget *row;

  g_return_if_fail (HARENA_IS_SEAT_LIST (self));
  g_return_if_fail (harena_seat_list_get_n_seats (self) < self->game->seats_max);

  if (colour < 1 || colour > HARENA_SEATS_MAX)
    colour = 1;
  while (row_of_colour (self, colour) != NULL)
    colour = colour % HARENA_SEATS_MAX + 1;

  drop_drawing (self);
  row = harena_seat_row_new (self->game, colour);
  harena_seat_row_align (HARENA_SEAT_ROW (row), self->choosers);
  harena_seat_row_set_own_name (HARENA_SEAT_ROW (row), name);
  harena_seat_row_set_player (HARENA_SEAT_ROW (row), player);
  gtk_list_box_insert (self->list, row, harena_seat_list_get_n_seats (self));
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "colour-chosen", G_CALLBACK (colour_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (row_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "dropped", G_CALLBACK (row_dropped_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

void
harena_seat_list_clear (HarenaSeatList *self)
{
  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  drop_drawing (self);
  while (harena_seat_list_get_n_seats (self) > 0)
    gtk_list_box_remove (self->list, GTK_WIDGET (harena_seat_list_get_row (self, 1)));
}

void
harena_seat_list_add_one (HarenaSeatList *self)
{
  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  if (harena_seat_list_get_n_seats (self) < self->game->seats_max)
    harena_seat_list_add (self, "", harena_levels[0].id, 1);
}

void
harena_seat_list_remove_one (HarenaSeatList *self)
{
  int n_seats = harena_seat_list_get_n_seats (self);

  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  if (n_seats > self->game->seats_min)
    row_removed_cb (self, harena_seat_list_get_row (self, n_seats));
}

/* Only the row for one more can be activated. */
static void
row_activated_cb (HarenaSeatList *self)
{
  harena_seat_list_add_one (self);
}

static gboolean
key_cb (HarenaSeatList  *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int        from;
  int        to;

  (void) code;
  if ((state & gtk_accelerator_get_default_mod_mask ()) != GDK_ALT_MASK
      || (key != GDK_KEY_Up && key != GDK_KEY_Down) || !HARENA_IS_SEAT_ROW (row))
    return GDK_EVENT_PROPAGATE;

  from = number_of (HARENA_SEAT_ROW (row));
  to = key == GDK_KEY_Up ? from - 1 : from + 1;
  if (to >= 1 && to <= harena_seat_list_get_n_seats (self))
    harena_seat_list_move (self, from, to);
  return GDK_EVENT_STOP;
}

static void
draw_step_cb (double   value,
              gpointer data)
{
  HarenaSeatList *self = data;
  int             n_seats = harena_seat_list_get_n_seats (self);

  for (int i = 0; i < n_seats; i++)
    {
      GtkWidget *row = GTK_WIDGET (harena_seat_list_get_row (self, i + 1));

      harena_set_css_class (row, "drawn", i == (int) value % n_seats);
    }
}

/* R7: the others follow clockwise. */
static void
draw_done_cb (HarenaSeatList *self)
{
  int n_before = self->eldest - 1;

  drop_drawing (self);
  for (int i = 0; i < n_before; i++)
    harena_seat_list_move (self, 1, harena_seat_list_get_n_seats (self));
}

void
harena_seat_list_draw_eldest (HarenaSeatList *self)
{
  int                 n_seats;
  AdwAnimationTarget *target;

  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  drop_drawing (self);
  n_seats = harena_seat_list_get_n_seats (self);
  if (n_seats < 2)
    return;
  self->eldest = g_random_int_range (1, n_seats + 1);
  target = adw_callback_animation_target_new (draw_step_cb, self, NULL);
  self->drawing = adw_timed_animation_new (GTK_WIDGET (self), 0,
                                           n_seats * DRAW_ROUNDS + self->eldest - 1 + 0.5,
                                           DRAW_MILLISECONDS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->drawing), ADW_EASE_OUT_CUBIC);
  g_signal_connect_object (self->drawing, "done", G_CALLBACK (draw_done_cb), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->drawing);
}

static GtkWidget *
make_add_row (HarenaSeatList *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *hint = gtk_label_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Add a seat"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             harena_icon_new ("list-add-symbolic"));
  gtk_widget_add_css_class (hint, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), hint);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_add_css_class (row, "add-seat");
  self->add_hint = GTK_LABEL (hint);
  return row;
}

static void
harena_seat_list_dispose (GObject *object)
{
  HarenaSeatList *self = HARENA_SEAT_LIST (object);

  if (self->drawing != NULL)
    g_signal_handlers_disconnect_by_data (self->drawing, self);
  g_clear_object (&self->drawing);
  g_clear_object (&self->choosers);

  G_OBJECT_CLASS (harena_seat_list_parent_class)->dispose (object);
}

static void
harena_seat_list_class_init (HarenaSeatListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = harena_seat_list_dispose;

  changed_signal = g_signal_new ("changed", HARENA_TYPE_SEAT_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
harena_seat_list_init (HarenaSeatList *self)
{
  GtkWidget          *list = gtk_list_box_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Seats in their order of play"), -1);
  self->choosers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->add_row = make_add_row (self);
  gtk_list_box_append (self->list, self->add_row);
  adw_bin_set_child (ADW_BIN (self), list);

  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (list, keys);
}

void
harena_seat_list_set_game (HarenaSeatList   *self,
                           const HarenaGame *game)
{
  g_autofree char *range = NULL;

  g_return_if_fail (HARENA_IS_SEAT_LIST (self));

  self->game = game;
  /* Translators: the smallest and the largest number of players: "two to five". */
  range = g_strdup_printf (_("%s to %s"), harena_number_word (game->seats_min),
                           harena_number_word (game->seats_max));
  gtk_label_set_label (self->add_hint, range);
  gtk_widget_set_visible (self->add_row, game->seats_min < game->seats_max);
}

gboolean
harena_seat_list_is_valid (HarenaSeatList *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT_LIST (self), FALSE);

  return self->valid;
}
