/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons that are used again as the hand changes, each with a painted card in it. */

#include "widgets/cards.h"

#include "board/drag.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "widgets/type-size.h"
#include "widgets/stand-in.h"
#include "words.h"

#include <math.h>

#define LEAST 0.75 /* how small cards may become so that they fit in one row */

enum
{
  GAP = 8,
  GROUP_GAP = 22,
  RAISED = 8,       /* how far a chosen card stands out */
  NARROW = 600,
};

struct _HarenaCardTable
{
  GtkWidget          parent_instance;

  HarenaHand        *hand;
  const HarenaCards *cards;
  int                seat;     /* 0: of whoever is asked or looks */
  GPtrArray         *buttons;
  HarenaCard         list[HARENA_CARDS_MAX];
  int                n_cards;
};

G_DEFINE_FINAL_TYPE (HarenaCardTable, harena_card_table, GTK_TYPE_WIDGET)

static int
seat_of (const HarenaView *view)
{
  if (view->asked != 0)
    return view->asked;

  return view->viewer > 0 ? view->viewer : 0;
}

gboolean
harena_card_table_is_there (const HarenaView *view)
{
  HarenaCard list[HARENA_CARDS_MAX];
  int        seat = seat_of (view);

  return view->face->cards != NULL && seat != 0 && view->live
         && view->face->cards->list (view, seat, list) > 0;
}

static const HarenaCard *
card_of (GtkWidget *button)
{
  HarenaCardTable *self = HARENA_CARD_TABLE (gtk_widget_get_parent (button));

  return &self->list[GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card"))];
}

static void
draw_used (cairo_t *cr,
           double   width,
           double   height)
{
  double  dashes[] = { 5, 4 };
  GdkRGBA ink;

  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  if (harena_look_is_dark (harena_look_get_default ()))
    harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_BONE, &ink);
  ink.alpha = 0.5f;
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  cairo_stroke (cr);
}

static void
draw_note (cairo_t    *cr,
           double      x,
           double      y,
           double      radius,
           const char *text,
           HarenaColour ground)
{
  GdkRGBA              colour, ink;
  cairo_text_extents_t extents;

  harena_look_get_colour (harena_look_get_default (), ground, &colour);
  harena_look_get_colour (harena_look_get_default (), HARENA_COLOUR_INK, &ink);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_select_font_face (cr, "Cantarell", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, radius * 1.05);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing,
                 y - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data G_GNUC_UNUSED)
{
  GtkWidget        *button = gtk_widget_get_parent (GTK_WIDGET (area));
  HarenaCardTable  *self = HARENA_CARD_TABLE (gtk_widget_get_parent (button));
  const HarenaCard *card = card_of (button);
  double            radius = width * 0.17;
  char              count[8];

  if (card->state == HARENA_CARD_USED)
    {
      draw_used (cr, width, height);
      return;
    }
  if (card->state == HARENA_CARD_LOCKED)
    cairo_push_group (cr);
  cairo_save (cr);
  self->cards->draw (cr, card, width, height);
  cairo_restore (cr);
  if (card->state == HARENA_CARD_LOCKED)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.45);
    }
  g_snprintf (count, sizeof count, "×%d", card->count);
  if (card->count > 1)
    draw_note (cr, width / 2.0, height - radius, radius, count, HARENA_COLOUR_BONE);
  if (*card->badge != '\0')
    draw_note (cr, width - radius, radius, radius, card->badge, HARENA_COLOUR_GOLD);
}

static void
clicked_cb (HarenaCardTable *self,
            GtkWidget       *button)
{
  if (card_of (button)->target != HARENA_NO_TARGET)
    harena_hand_press (self->hand, card_of (button)->target);
}

static HarenaTarget
drag_target (GtkWidget *button)
{
  return card_of (button)->target;
}

static GdkPaintable *
drag_picture (GtkWidget *button)
{
  return gtk_widget_paintable_new (button);
}

static gboolean
drop_cb (GtkDropTarget *drop,
         const GValue  *value)
{
  GtkWidget       *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop));
  HarenaCardTable *self = HARENA_CARD_TABLE (gtk_widget_get_parent (button));

  return harena_drag_drop (g_value_get_boxed (value), self->hand, card_of (button)->target);
}

static void
look_at_cb (GtkEventController *controller)
{
  GtkWidget       *button = gtk_event_controller_get_widget (controller);
  HarenaCardTable *self = HARENA_CARD_TABLE (gtk_widget_get_parent (button));

  harena_hand_set_focus (self->hand, card_of (button)->target);
}

static GtkWidget *
add_button (HarenaCardTable *self)
{
  GtkWidget          *button = gtk_button_new ();
  GtkWidget          *area = gtk_drawing_area_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkDropTarget      *drop = gtk_drop_target_new (HARENA_TYPE_DRAG,
                                                  GDK_ACTION_COPY | GDK_ACTION_MOVE);

  g_object_set_data (G_OBJECT (button), "card", GINT_TO_POINTER (self->buttons->len));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_button_set_child (GTK_BUTTON (button), area);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "playing-card");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect (motion, "enter", G_CALLBACK (look_at_cb), NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (look_at_cb), NULL);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), NULL);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (drop));
  harena_drag_add_source (button, self->hand, drag_target, drag_picture);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
  return button;
}

static char *
describe (HarenaCardTable  *self,
          const HarenaView *view,
          const HarenaCard *card)
{
  g_autofree char *name = NULL;

  if (card->state == HARENA_CARD_BACK)
    /* Translators: a playing card that is face down, for a screen reader. */
    return g_strdup (_("A card, face down"));
  name = self->cards->describe (view, card);
  if (card->state == HARENA_CARD_USED)
    /* Translators: the name of a card that has been played already. */
    return g_strdup_printf (_("%s, used"), name);
  if (card->count > 1)
    /* Translators: the name of a card, and how many of it there are. */
    return g_strdup_printf (ngettext ("%s, %d of them", "%s, %d of them", card->count), name,
                            card->count);
  return g_steal_pointer (&name);
}

static void
update_button (HarenaCardTable  *self,
               const HarenaView *view,
               GtkWidget        *button,
               const HarenaCard *card)
{
  gboolean         chosen = harena_view_has_picked (view, card->target);
  gboolean         open = card->state == HARENA_CARD_OPEN || card->state == HARENA_CARD_LOCKED;
  g_autofree char *name = describe (self, view, card);

  harena_stand_for (button, card->target);
  harena_set_css_class (button, "chosen", chosen);
  gtk_widget_set_sensitive (button, open);
  gtk_widget_set_can_target (button, open && view->n_moves > 0);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_widget_queue_draw (gtk_button_get_child (GTK_BUTTON (button)));
}

void
harena_card_table_update (GtkWidget   *cards,
                          HarenaChange change G_GNUC_UNUSED)
{
  HarenaCardTable  *self = HARENA_CARD_TABLE (cards);
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               seat = self->seat != 0 ? self->seat : seat_of (view);
  int               before = self->n_cards;

  self->n_cards = self->cards != NULL && seat != 0 ? self->cards->list (view, seat, self->list)
                                                   : 0;
  while ((int) self->buttons->len < self->n_cards)
    add_button (self);
  for (guint i = 0; i < self->buttons->len; i++)
    {
      gtk_widget_set_visible (self->buttons->pdata[i], (int) i < self->n_cards);
      if ((int) i < self->n_cards)
        update_button (self, view, self->buttons->pdata[i], &self->list[i]);
    }
  if (before != self->n_cards)
    gtk_widget_queue_resize (cards);
  else
    gtk_widget_queue_allocate (cards);
}

/* Where everything is, for a width; the height that it takes. */
typedef struct
{
  int width;   /* of a card */
  int height;
  int in_row;
  int n_rows;
} Layout;

static Layout
lay_out (HarenaCardTable *self,
         int              width)
{
  gboolean narrow = harena_type_room (width) < NARROW;
  int      fitting = (width - GAP) / MAX (self->n_cards, 1) - GAP;
  Layout   layout = { .height = narrow ? self->cards->height_narrow : self->cards->height };

  layout.width = round (layout.height / self->cards->shape);
  /* One row of cards that are a little smaller leaves the board more room than two. */
  if (!narrow && fitting < layout.width && fitting * self->cards->shape >= layout.height * LEAST
      && fitting * self->cards->shape >= self->cards->height_narrow)
    {
      layout.width = fitting;
      layout.height = fitting * self->cards->shape;
    }
  layout.in_row = CLAMP ((width - GAP) / (layout.width + GAP), 1, MAX (self->n_cards, 1));
  layout.n_rows = (self->n_cards + layout.in_row - 1) / layout.in_row;
  /* Rows of the same length look better than a last card alone. */
  if (layout.n_rows > 1)
    layout.in_row = (self->n_cards + layout.n_rows - 1) / layout.n_rows;
  return layout;
}

static GtkSizeRequestMode
harena_card_table_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
harena_card_table_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline G_GNUC_UNUSED,
                           int            *natural_baseline G_GNUC_UNUSED)
{
  HarenaCardTable *self = HARENA_CARD_TABLE (widget);
  Layout           layout;
  int              narrow;

  *minimum = *natural = 0;
  if (self->n_cards == 0)
    return;
  narrow = lay_out (self, 0).width + 2 * GAP;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrow;
      *natural = narrow * self->n_cards;
      return;
    }
  /* Narrower they need more rows, and wider they grow: the row of small ones is the lowest, even if
   * they are so many that there is no width for it. */
  layout = for_size < 0 ? (Layout) { .height = self->cards->height_narrow, .n_rows = 1 }
                        : lay_out (self, for_size);
  *minimum = *natural = layout.n_rows * (layout.height + GAP) + GAP + RAISED;
}

static void
harena_card_table_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height G_GNUC_UNUSED,
                                 int        baseline G_GNUC_UNUSED)
{
  HarenaCardTable  *self = HARENA_CARD_TABLE (widget);
  const HarenaView *view = harena_hand_get_view (self->hand);
  Layout            layout;

  if (self->n_cards == 0)
    return;
  layout = lay_out (self, width);
  for (int row = 0; row < layout.n_rows; row++)
    {
      int first = row * layout.in_row;
      int last = MIN (first + layout.in_row, self->n_cards);
      int extra = 0;
      int x;

      for (int i = first + 1; i < last; i++)
        if (self->list[i].group != self->list[i - 1].group)
          extra += GROUP_GAP;
      extra = MIN (extra, MAX (0, width - (last - first) * (layout.width + GAP)));
      x = MAX (0, (width - (last - first) * (layout.width + GAP) + GAP - extra) / 2);
      for (int i = first; i < last; i++)
        {
          gboolean raised = harena_view_has_picked (view, self->list[i].target);

          if (i > first && self->list[i].group != self->list[i - 1].group)
            x += MIN (extra, GROUP_GAP);
          gtk_widget_size_allocate (self->buttons->pdata[i],
                                    &(GtkAllocation) { x, GAP + row * (layout.height + GAP)
                                                            + (raised ? 0 : RAISED),
                                                       layout.width, layout.height }, -1);
          x += layout.width + GAP;
        }
    }
}

/* The keys 1 to 9 work wherever the focus is, so that it can stay on the board; but not where
 * somebody types. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   data G_GNUC_UNUSED)
{
  HarenaCardTable *self = HARENA_CARD_TABLE (widget);
  GtkWidget       *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  int              number = g_variant_get_int32 (arguments);

  if (!gtk_widget_get_mapped (widget) || GTK_IS_EDITABLE (focus) || GTK_IS_TEXT (focus)
      || number > self->n_cards || !gtk_widget_is_sensitive (self->buttons->pdata[number - 1]))
    return GDK_EVENT_PROPAGATE;

  clicked_cb (self, self->buttons->pdata[number - 1]);
  return GDK_EVENT_STOP;
}

static void
add_keys (HarenaCardTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int number = 1; number <= 9; number++)
    {
      GtkShortcutTrigger *trigger
        = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + number, 0),
                                       gtk_keyval_trigger_new (GDK_KEY_KP_0 + number, 0));
      GtkShortcut        *shortcut
        = gtk_shortcut_new_with_arguments (trigger,
                                           gtk_callback_action_new (key_cb, NULL, NULL), "i",
                                           number);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
harena_card_table_dispose (GObject *object)
{
  HarenaCardTable *self = HARENA_CARD_TABLE (object);

  for (guint i = 0; self->buttons != NULL && i < self->buttons->len; i++)
    gtk_widget_unparent (self->buttons->pdata[i]);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_card_table_parent_class)->dispose (object);
}

static void
harena_card_table_class_init (HarenaCardTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_card_table_dispose;
  widget_class->get_request_mode = harena_card_table_get_request_mode;
  widget_class->measure = harena_card_table_measure;
  widget_class->size_allocate = harena_card_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
harena_card_table_init (HarenaCardTable *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Your hand"), -1);
  add_keys (self);
}

GtkWidget *
harena_card_table_new_seat (HarenaHand *hand,
                            int         seat)
{
  HarenaCardTable *self = g_object_new (HARENA_TYPE_CARD_TABLE, NULL);

  self->hand = g_object_ref (hand);
  self->cards = harena_hand_get_face (hand)->cards;
  self->seat = seat;
  harena_card_table_update (GTK_WIDGET (self), HARENA_CHANGE_ALL);
  return GTK_WIDGET (self);
}

GtkWidget *
harena_card_table_new (HarenaHand *hand)
{
  return harena_card_table_new_seat (hand, 0);
}
