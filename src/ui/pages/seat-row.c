/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knows its own seat alone: what the others have is for the page that holds them. */

#include "pages/seat-row.h"

#include "pages/colour-popover.h"
#include "widgets/columns.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "game.h"
#include "pages/player-chooser.h"
#include "pages/seat-words.h"
#include "words.h"

struct _HarenaSeatRow
{
  GtkListBoxRow  parent_instance;

  int            colour;
  char          *own_name; /* "" while it is that of the colour */
  char          *name;     /* as it is shown */

  GtkWidget     *handle;
  GtkMenuButton *crest_button;
  HarenaCrest   *crest;
  GtkStack      *name_stack;
  GtkWidget     *name_button;
  GtkLabel      *name_label;
  GtkLabel      *order_label;
  GtkWidget     *name_entry;
  GtkDropDown   *player_chooser;
  GtkWidget     *remove_button;
  GtkLabel      *problem_label;
};

enum
{
  CHANGED,
  COLOUR_CHOSEN,
  REMOVED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HarenaSeatRow, harena_seat_row, GTK_TYPE_LIST_BOX_ROW)

static void
name_control (gpointer    control,
              const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Every control says whose it is, for who hears it without the others. */
static void
update_names (HarenaSeatRow *self)
{
  /* Translators: the name of a player. */
  g_autofree char *crest = g_strdup_printf (_("Colour and crest of %s"), self->name);
  /* Translators: the name of a player. */
  g_autofree char *name = g_strdup_printf (_("Change the name %s"), self->name);
  /* Translators: the name of a player. */
  g_autofree char *player = g_strdup_printf (_("Who plays %s?"), self->name);
  /* Translators: the name of a player. */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), self->name);

  gtk_label_set_label (self->name_label, self->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name_label), self->name);
  name_control (self, self->name);
  name_control (self->crest_button, crest);
  name_control (self->name_button, name);
  name_control (self->player_chooser, player);
  /* What has the focus is the button in it. */
  name_control (gtk_widget_get_first_child (GTK_WIDGET (self->player_chooser)), player);
  name_control (self->remove_button, remove);
}

static void
set_name (HarenaSeatRow *self,
          const char    *own_name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (own_name));

  g_free (self->own_name);
  g_free (self->name);
  self->own_name = g_str_equal (stripped, harena_colour_name (self->colour))
                     ? g_strdup ("")
                     : g_strdup (stripped);
  self->name = g_strdup (*self->own_name != '\0' ? self->own_name
                                                 : harena_colour_name (self->colour));
  update_names (self);
}

static gboolean
is_editing (HarenaSeatRow *self)
{
  return gtk_stack_get_visible_child (self->name_stack) == self->name_entry;
}

static void
name_clicked_cb (HarenaSeatRow *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->name_entry), self->name);
  gtk_stack_set_visible_child (self->name_stack, self->name_entry);
  gtk_widget_grab_focus (self->name_entry);
}

/* A name without letters is none: then it is that of the colour again. */
static void
stop_editing (HarenaSeatRow *self,
              gboolean       keep)
{
  gboolean focused;

  if (!is_editing (self))
    return;
  focused = gtk_widget_get_focus_child (self->name_entry) != NULL;
  gtk_stack_set_visible_child (self->name_stack, self->name_button);
  if (keep)
    set_name (self, gtk_editable_get_text (GTK_EDITABLE (self->name_entry)));
  if (focused)
    gtk_widget_grab_focus (self->name_button);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
name_done_cb (HarenaSeatRow *self)
{
  stop_editing (self, TRUE);
}

static void
name_typed_cb (HarenaSeatRow *self)
{
  if (is_editing (self))
    g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
name_key_cb (HarenaSeatRow   *self,
             guint            key,
             guint            code,
             GdkModifierType  state)
{
  (void) code;
  (void) state;
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  stop_editing (self, FALSE);
  return GDK_EVENT_STOP;
}

static void
player_chosen_cb (HarenaSeatRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_clicked_cb (HarenaSeatRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

static void
colour_chosen_cb (HarenaSeatRow *self,
                  int            colour)
{
  g_signal_emit (self, signals[COLOUR_CHOSEN], 0, colour);
}

/* Made anew whenever it opens, and not before: most seats keep their colour. */
static void
make_colours_cb (GtkMenuButton *menu_button,
                 gpointer       data)
{
  HarenaSeatRow *self = data;
  GtkWidget     *popover = harena_colour_popover_new (self->colour);

  g_signal_connect_object (popover, "chosen", G_CALLBACK (colour_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (menu_button, popover);
}

static GdkContentProvider *
drag_prepare_cb (HarenaSeatRow *self)
{
  stop_editing (self, TRUE);
  return gdk_content_provider_new_typed (HARENA_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag       *drag,
               HarenaSeatRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (picture);

  (void) drag;
  gtk_drag_source_set_icon (source, still, 18, gtk_widget_get_height (GTK_WIDGET (self)) / 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
drag_end_cb (HarenaSeatRow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

static gboolean
drop_cb (HarenaSeatRow *self,
         const GValue  *value)
{
  HarenaSeatRow *other = g_value_get_object (value);

  /* Rows of another window are not ours to take. */
  if (other == NULL || other == self
      || gtk_widget_get_parent (GTK_WIDGET (other)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  g_signal_emit (self, signals[DROPPED], 0, other);
  return TRUE;
}

static void
add_dragging (HarenaSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (HARENA_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  gtk_widget_set_cursor_from_name (self->handle, "grab");

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
harena_seat_row_finalize (GObject *object)
{
  HarenaSeatRow *self = HARENA_SEAT_ROW (object);

  g_free (self->own_name);
  g_free (self->name);

  G_OBJECT_CLASS (harena_seat_row_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (HARENA_TYPE_COLUMNS);
  g_type_ensure (HARENA_TYPE_CREST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/pages/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, crest_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, crest);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, name_stack);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, name_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, order_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, player_chooser);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, remove_button);
  gtk_widget_class_bind_template_child (widget_class, HarenaSeatRow, problem_label);
}

static void
harena_seat_row_class_init (HarenaSeatRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_seat_row_finalize;

  signals[CHANGED] = g_signal_new ("changed", HARENA_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[COLOUR_CHOSEN] = g_signal_new ("colour-chosen", HARENA_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVED] = g_signal_new ("removed", HARENA_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", HARENA_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, HARENA_TYPE_SEAT_ROW);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
harena_seat_row_init (HarenaSeatRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->crest_button, make_colours_cb, self, NULL);
  add_dragging (self);

  g_signal_connect_swapped (self->name_button, "clicked", G_CALLBACK (name_clicked_cb), self);
  g_signal_connect_swapped (self->name_entry, "activate", G_CALLBACK (name_done_cb), self);
  g_signal_connect_swapped (self->name_entry, "changed", G_CALLBACK (name_typed_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (name_key_cb), self);
  gtk_widget_add_controller (self->name_entry, keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (name_done_cb), self);
  gtk_widget_add_controller (self->name_entry, focus);
  g_signal_connect_swapped (self->player_chooser, "notify::selected",
                            G_CALLBACK (player_chosen_cb), self);
  g_signal_connect_swapped (self->remove_button, "clicked", G_CALLBACK (remove_clicked_cb), self);
}

GtkWidget *
harena_seat_row_new (const HarenaGame *game,
                     int               colour)
{
  HarenaSeatRow *self = g_object_new (HARENA_TYPE_SEAT_ROW, NULL);

  harena_player_chooser_fill (self->player_chooser, game);
  self->colour = colour;
  harena_crest_set_colour (self->crest, colour);
  set_name (self, "");
  return GTK_WIDGET (self);
}

int
harena_seat_row_get_colour (HarenaSeatRow *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT_ROW (self), 0);

  return self->colour;
}

void
harena_seat_row_set_colour (HarenaSeatRow *self,
                            int            colour)
{
  g_autofree char *own_name = NULL;

  g_return_if_fail (HARENA_IS_SEAT_ROW (self));
  g_return_if_fail (colour >= 1 && colour <= HARENA_SEATS_MAX);

  own_name = g_strdup (self->own_name);
  self->colour = colour;
  harena_crest_set_colour (self->crest, colour);
  set_name (self, own_name);
}

const char *
harena_seat_row_get_name (HarenaSeatRow *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT_ROW (self), NULL);

  return is_editing (self) ? gtk_editable_get_text (GTK_EDITABLE (self->name_entry)) : self->name;
}

const char *
harena_seat_row_get_own_name (HarenaSeatRow *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT_ROW (self), NULL);

  return self->own_name;
}

void
harena_seat_row_set_own_name (HarenaSeatRow *self,
                              const char    *name)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));
  g_return_if_fail (name != NULL);

  gtk_stack_set_visible_child (self->name_stack, self->name_button);
  set_name (self, name);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
harena_seat_row_get_player (HarenaSeatRow *self)
{
  g_return_val_if_fail (HARENA_IS_SEAT_ROW (self), NULL);

  return harena_player_chooser_get (self->player_chooser);
}

void
harena_seat_row_set_player (HarenaSeatRow *self,
                            const char    *player)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));
  g_return_if_fail (player != NULL);

  harena_player_chooser_set (self->player_chooser, player);
}

void
harena_seat_row_set_order (HarenaSeatRow *self,
                           int            number)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));

  gtk_label_set_label (self->order_label,
                       number == 1 ? _("Eldest, begins") : harena_order_words (number));
  harena_set_css_class (GTK_WIDGET (self->order_label), "eldest", number == 1);
  harena_set_css_class (GTK_WIDGET (self->order_label), "dim-label", number != 1);
}

void
harena_seat_row_set_removable (HarenaSeatRow *self,
                               gboolean       removable)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));

  gtk_widget_set_sensitive (self->remove_button, removable);
}

void
harena_seat_row_align (HarenaSeatRow *self,
                       GtkSizeGroup  *choosers)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));

  gtk_size_group_add_widget (choosers, GTK_WIDGET (self->player_chooser));
}

void
harena_seat_row_set_problem (HarenaSeatRow *self,
                             const char    *problem)
{
  g_return_if_fail (HARENA_IS_SEAT_ROW (self));

  gtk_label_set_label (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name_entry), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE
                                               : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
