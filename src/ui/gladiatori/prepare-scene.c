/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All three lines of the answer are chosen at once: the first is what is in hand for the question,
 * the others follow by themselves when it is said. */

#include "gladiatori/prepare-scene.h"

#include "gladiatori/cards.h"
#include "gladiatori/move.h"
#include "gladiatori/names.h"
#include "gladiatori/paint.h"
#include "gladiatori/prepare.h"
#include "gladiatori/score.h"
#include "gladiatori/targets.h"
#include "board/drag.h"
#include "words.h"

#include <string.h>

enum
{
  CARD_HEIGHT = 138,
  CARD_HEIGHT_NARROW = 92,
  NARROW = 700,
  GAP = 8,
};

#define GLAD_TYPE_PREPARE_SCENE (glad_prepare_scene_get_type ())

G_DECLARE_FINAL_TYPE (GladPrepareScene, glad_prepare_scene, GLAD, PREPARE_SCENE, GtkWidget)

struct _GladPrepareScene
{
  GtkWidget   parent_instance;

  HarenaHand *hand;
  GtkWidget  *box;
  GtkWidget  *captions[2];
  GtkWidget  *sums[2];
  GtkWidget  *rows[2];
  GtkWidget  *last;        /* as in the turn before */
  GladCards   wanted;      /* in hand, all three kinds */
  GladCards   all;         /* what can be chosen from now on */
  int         seat;        /* whose cards they are, */
  int         turn;        /* and of which turn */
  gboolean    on;
  guint       cursor;
  gboolean    said;        /* the first line is; the others go on by themselves */
  guint       idle;
  int         card_height;
};

G_DEFINE_FINAL_TYPE (GladPrepareScene, glad_prepare_scene, GTK_TYPE_WIDGET)

static const GladPosition *
position_of (GladPrepareScene *self)
{
  return glad_position (harena_hand_get_view (self->hand));
}

/* G14: what of a heap belongs to the line that is asked. */
static GladCards
kind_of_step (int step)
{
  return step == GLAD_ASK_HAND          ? GLAD_GREEN
         : step == GLAD_ASK_HAND_ENERGY ? GLAD_ENERGY
                                        : GLAD_SPECIALS;
}

static GladVerb
verb_of_step (int step)
{
  return step == GLAD_ASK_HAND          ? GLAD_HAND
         : step == GLAD_ASK_HAND_ENERGY ? GLAD_ENERGY_LINE
                                        : GLAD_SPECIAL_LINE;
}

/* Puts the cards of the line that is asked in hand, as if they had been pressed. */
static void
pick_line (GladPrepareScene *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               step = glad_asked (glad_position (view))->step;
  HarenaWalk        walk;

  harena_view_walk (view, glad_move_of_cards (verb_of_step (step), self->wanted & kind_of_step (step)),
                    &walk);
  walk.n_targets--;
  walk.n_free = 0;
  if (walk.n_targets != view->picks.n_targets
      || memcmp (walk.targets, view->picks.targets, walk.n_targets * sizeof walk.targets[0]) != 0)
    harena_hand_set_picks (self->hand, &walk);
}

static gboolean
is_asked (const HarenaView *view)
{
  const GladFrame *frame = glad_asked (glad_position (view));

  return view->live && view->asked != 0 && view->n_moves > 0 && frame->step >= GLAD_ASK_HAND
         && frame->step <= GLAD_ASK_HAND_SPECIAL && frame->seat == view->asked;
}

static void refresh (GladPrepareScene *self);

/* The lines that follow the first are said by themselves; or the cards are put in hand. */
static gboolean
go_on_cb (gpointer data)
{
  GladPrepareScene *self = data;
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               step;

  self->idle = 0;
  if (!is_asked (view))
    return G_SOURCE_REMOVE;
  step = glad_asked (glad_position (view))->step;
  if (self->said && step != GLAD_ASK_HAND)
    harena_hand_play (self->hand,
                      glad_move_of_cards (verb_of_step (step), self->wanted & kind_of_step (step)));
  else
    pick_line (self);
  refresh (self);
  return G_SOURCE_REMOVE;
}

static void
go_on (GladPrepareScene *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (go_on_cb, self);
}

/* A sensible hand: all Action cards, and of the rest so much that a good life is left (G33). */
static GladCards
suggest (const GladPosition *position,
         int                 who)
{
  GladCards all = position->seats[who].deck;
  GladCards hand = all & GLAD_GREEN;
  int       life = glad_pf (all & GLAD_RED);
  int       keep = life / 2;

  for (int kind = GLAD_SWEEP; kind < GLAD_N_CARDS && glad_specials_are_in (position); kind++)
    if (glad_has (all, kind) && life - glad_cards[kind].pf >= keep)
      {
        hand += glad_card (kind);
        life -= glad_cards[kind].pf;
      }
  for (int kind = GLAD_ONE; kind <= GLAD_FEINT; kind++)
    for (int i = 0; i < glad_count (all, kind) && life - glad_cards[kind].pf >= keep; i++)
      {
        hand += glad_card (kind);
        life -= glad_cards[kind].pf;
      }
  return hand;
}

/* What two heaps have in common. */
static GladCards
common (GladCards one,
        GladCards other)
{
  GladCards heap = one & other & ~(GLAD_ONES | GLAD_ZEROS);

  return heap + MIN (one & GLAD_ONES, other & GLAD_ONES) + MIN (one & GLAD_ZEROS, other & GLAD_ZEROS);
}

/* The three lines that this seat said last, as far as the cards are there; FALSE if it said none. */
static gboolean
find_last (GladPrepareScene *self,
           GladCards        *hand)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  HarenaMove        move;

  if (view->model == NULL)
    return FALSE;
  for (int i = (int) view->cursor - 1; i >= 0; i--)
    {
      GladCards heap = 0;

      if (harena_game_model_get_turn_at (view->model, i) != self->seat
          || !harena_game_model_get_move (view->model, i, &move) || glad_verb (move) != GLAD_HAND
          || i + 2 >= (int) view->cursor)
        continue;
      for (int line = 0; line < GLAD_HAND_LINES; line++)
        if (harena_game_model_get_move (view->model, i + line, &move))
          heap += glad_move_cards (move);
      *hand = common (heap, self->all);
      return TRUE;
    }
  return FALSE;
}

static void
want (GladPrepareScene *self,
      GladCards         hand)
{
  const GladPosition *position = position_of (self);

  self->wanted = position->seats[self->seat].chosen + (hand & self->all);
  go_on (self);
}

static void
suggest_cb (GladPrepareScene *self)
{
  want (self, common (suggest (position_of (self), self->seat), self->all));
}

/* The same as the button of the question, for where a lesson speaks in its place. */
static void
ready_cb (GladPrepareScene *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);

  if (!is_asked (view))
    return;
  pick_line (self);
  harena_hand_press (self->hand,
                     glad_button (verb_of_step (glad_asked (glad_position (view))->step), 0, 0));
}

static void
last_cb (GladPrepareScene *self)
{
  GladCards hand;

  if (find_last (self, &hand))
    want (self, hand);
}

static HarenaTarget
target_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "target"));
}

/* The keyboard stays with the kind of card that was pressed, wherever it lies now. */
static void
focus_kind (GladPrepareScene *self,
            int               kind,
            gboolean          in_hand)
{
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *row = self->rows[i == 0 ? !in_hand : in_hand];

      for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

          if (GTK_IS_BUTTON (button) && glad_target_face (target_of (button)) == kind
              && gtk_widget_grab_focus (button))
            return;
        }
    }
}

/* One card of a pile goes to the other row. */
static void
take_across (GladPrepareScene *self,
             int               kind,
             gboolean          in_hand)
{
  GladCards chosen = position_of (self)->seats[self->seat].chosen;
  GladCards mine = self->wanted - chosen;

  if (!is_asked (harena_hand_get_view (self->hand)))
    return;
  if (in_hand && glad_has (mine, kind))
    self->wanted -= glad_card (kind);
  else if (!in_hand && glad_count (self->all, kind) > glad_count (mine, kind))
    self->wanted += glad_card (kind);
  refresh (self);
  focus_kind (self, kind, in_hand);
  go_on (self);
}

static void
card_cb (GladPrepareScene *self,
         GtkWidget        *button)
{
  take_across (self, glad_target_face (target_of (button)),
               glad_target_zone (target_of (button)) == GLAD_ZONE_HAND);
}

static GdkContentProvider *
drag_cb (GtkDragSource    *source,
         double            x G_GNUC_UNUSED,
         double            y G_GNUC_UNUSED,
         GladPrepareScene *self)
{
  GtkWidget               *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (button);
  HarenaDrag               drag = { self->hand, target_of (button) };

  gtk_drag_source_set_icon (source, picture, gtk_widget_get_width (button) / 2,
                            gtk_widget_get_height (button) / 2);
  return gdk_content_provider_new_typed (HARENA_TYPE_DRAG, &drag);
}

/* Dropped on the other row: as if it had been pressed. */
static gboolean
drop_cb (GtkDropTarget    *drop,
         const GValue     *value,
         double            x G_GNUC_UNUSED,
         double            y G_GNUC_UNUSED,
         GladPrepareScene *self)
{
  const HarenaDrag *drag = g_value_get_boxed (value);
  GtkWidget        *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drop));
  gboolean          on_hand = gtk_widget_is_ancestor (self->rows[0], frame);
  gboolean          in_hand = glad_target_zone (drag->target) == GLAD_ZONE_HAND;

  if (drag->hand != self->hand || on_hand == in_hand)
    return FALSE;
  take_across (self, glad_target_face (drag->target), in_hand);
  return TRUE;
}

static void
draw_card_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data G_GNUC_UNUSED)
{
  int           face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "face"));
  int           count = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "count"));
  const GdkRGBA ink = { 0.122f, 0.094f, 0.078f, 1 };
  const GdkRGBA bone = { 0.984f, 0.957f, 0.894f, 1 };
  char          text[16];

  for (int i = MIN (count, 3) - 1; i >= 0; i--)
    {
      cairo_save (cr);
      cairo_translate (cr, 3 * i, 0);
      glad_paint_card (cr, face, width - 6, height - 8);
      cairo_restore (cr);
    }
  if (count < 2)
    return;
  g_snprintf (text, sizeof text, "×%d", count);
  cairo_arc (cr, width / 2.0 - 3, height - 11, 11, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_fill (cr);
  glad_paint_text (cr, text, width / 2.0 - 3, height - 11, 13, 0, &bone);
}

static GtkWidget *
new_card (int face,
          int count,
          int height)
{
  GtkWidget *area = gtk_drawing_area_new ();

  g_object_set_data (G_OBJECT (area), "face", GINT_TO_POINTER (face));
  g_object_set_data (G_OBJECT (area), "count", GINT_TO_POINTER (count));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), height + 8);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), height * 2 / 3 + 6);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_card_cb, NULL, NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}

/* The keyboard goes to the card itself, not to its place. */
static void
add_to_row (GladPrepareScene *self,
            int               row,
            GtkWidget        *widget,
            const char       *name)
{
  GtkWidget *place;

  gtk_flow_box_append (GTK_FLOW_BOX (self->rows[row]), widget);
  place = gtk_widget_get_parent (widget);
  gtk_widget_set_focusable (place, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_card (GladPrepareScene *self,
          int               kind,
          int               count,
          gboolean          in_hand,
          gboolean          sensitive)
{
  GtkWidget       *button = gtk_button_new ();
  HarenaTarget     target = glad_card_target (in_hand ? GLAD_ZONE_HAND : GLAD_ZONE_DECK, kind, 0);
  GtkDragSource   *drag = gtk_drag_source_new ();
  g_autofree char *name = g_strdup_printf (
    /* Translators: a card, how many of it, and what one pays for damage. */
    in_hand ? _("%s, %d in the hand, %d PF each: put one with your life")
            : _("%s, %d in your life, %d PF each: take one in hand"),
    glad_name_card (kind), count, glad_cards[kind].pf);
  g_autofree char *tip = g_strdup_printf ("%s\n%s", name, glad_words_card (kind));

  gtk_button_set_child (GTK_BUTTON (button), new_card (kind, count, self->card_height));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "playing-card");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_sensitive (button, sensitive);
  g_object_set_data (G_OBJECT (button), "target", GUINT_TO_POINTER (target));
  g_signal_connect (drag, "prepare", G_CALLBACK (drag_cb), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (card_cb), self);
  add_to_row (self, !in_hand, button, name);
}

/* What cannot go into the hand pays too: items, and the cover last of all. */
static void
add_rest (GladPrepareScene *self,
          const GladSeat   *seat)
{
  for (int i = 0; i < GLAD_ITEMS_HELD && seat->items[i] != 0; i++)
    {
      int              item = (seat->items[i] & ~GLAD_ITEM_DAMAGED) - 1;
      GtkWidget       *card = new_card (GLAD_ITEM_FACES + item, 1, self->card_height);
      g_autofree char *name = glad_name_item_full (item);

      gtk_widget_set_valign (card, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (card, name);
      add_to_row (self, 1, card, name);
    }
}

static void
refresh (GladPrepareScene *self)
{
  const GladPosition *position = position_of (self);
  const GladSeat     *seat = &position->seats[self->seat];
  GladCards           life = seat->deck - self->wanted;
  GladCards           mine = self->wanted - seat->chosen;
  GladCards           last;
  int                 n_hand = glad_n_cards (self->wanted);
  /* Translators: what is in hand, and what it would pay for damage as life. */
  g_autofree char    *hand_words = g_strdup_printf (ngettext ("%d card, %d PF", "%d cards, %d PF",
                                                              n_hand), n_hand,
                                                    glad_pf (self->wanted));
  g_autofree char    *life_words = g_strdup_printf (_("%d PF, with items and cover"),
                                                    glad_pf (life) + glad_payable (seat)
                                                      - glad_pf (seat->deck) + GLAD_COVER_PF);
  GtkWidget          *child;

  for (int row = 0; row < 2; row++)
    while ((child = gtk_widget_get_first_child (self->rows[row])) != NULL)
      gtk_flow_box_remove (GTK_FLOW_BOX (self->rows[row]), child);
  for (int kind = 0; kind < GLAD_N_CARDS; kind++)
    {
      if (glad_count (self->wanted, kind) > 0)
        add_card (self, kind, glad_count (self->wanted, kind), TRUE, glad_has (mine, kind));
      if (glad_count (life, kind) > 0)
        add_card (self, kind, glad_count (life, kind), FALSE,
                  glad_count (self->all, kind) > glad_count (mine, kind));
    }
  add_rest (self, seat);
  gtk_label_set_text (GTK_LABEL (self->sums[0]), hand_words);
  gtk_label_set_text (GTK_LABEL (self->sums[1]), life_words);
  gtk_widget_set_visible (self->last, find_last (self, &last));
}

/* What is still to be answered can be chosen: before the turn of Special Moves not these. */
static GladCards
choosable (const GladPosition *position,
           const GladFrame    *frame)
{
  GladCards deck = position->seats[frame->seat].deck;

  if (!glad_specials_are_in (position))
    deck &= ~GLAD_SPECIALS;
  if (frame->step >= GLAD_ASK_HAND_ENERGY)
    deck &= ~GLAD_GREEN;
  if (frame->step == GLAD_ASK_HAND_SPECIAL)
    deck &= GLAD_SPECIALS;
  return deck;
}

static void
update (GtkWidget   *widget,
        HarenaChange change)
{
  GladPrepareScene   *self = GLAD_PREPARE_SCENE (widget);
  const HarenaView   *view = harena_hand_get_view (self->hand);
  const GladPosition *position = glad_position (view);
  const GladFrame    *frame = glad_asked (position);

  if (!(change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS)))
    return;
  /* Whoever takes a line back wants to say it anew. */
  if (view->cursor < self->cursor)
    self->said = FALSE;
  self->cursor = view->cursor;
  self->on = is_asked (view);
  if (!self->on)
    {
      self->said = FALSE;
      return;
    }
  if (self->seat != frame->seat || self->turn != position->turn || frame->step == GLAD_ASK_HAND)
    {
      self->seat = frame->seat;
      self->turn = position->turn;
      self->all = choosable (position, frame);
      self->wanted = position->seats[frame->seat].chosen
                     + common (suggest (position, frame->seat), self->all);
      self->said = frame->step == GLAD_ASK_HAND;
    }
  else
    {
      /* What was said counts, whatever was wanted. */
      GladCards done = frame->step == GLAD_ASK_HAND_ENERGY ? GLAD_GREEN : GLAD_GREEN | GLAD_ENERGY;

      self->all = choosable (position, frame);
      self->wanted = position->seats[frame->seat].chosen + (self->wanted & ~done);
    }
  refresh (self);
  go_on (self);
}

static void
glad_prepare_scene_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  gtk_widget_measure (GLAD_PREPARE_SCENE (widget)->box, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

/* The cards are as large as the window allows; nothing is made anew while places are given out. */
static void
glad_prepare_scene_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  GladPrepareScene *self = GLAD_PREPARE_SCENE (widget);
  int               card_height = width < NARROW ? CARD_HEIGHT_NARROW : CARD_HEIGHT;

  if (card_height != self->card_height)
    {
      self->card_height = card_height;
      go_on (self);
    }
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static gboolean
is_on (GtkWidget *widget)
{
  return GLAD_PREPARE_SCENE (widget)->on;
}

static void
add_buttons (GtkWidget *widget,
             GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_buttons (child, buttons);
}

/* Tab goes from card to card: a flow box of GTK stays for ever before a card that cannot be moved. */
static gboolean
glad_prepare_scene_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  GtkRoot              *root = gtk_widget_get_root (widget);
  GtkWidget            *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  gboolean              back = direction == GTK_DIR_TAB_BACKWARD;
  guint                 at;

  if (direction != GTK_DIR_TAB_FORWARD && !back)
    return GTK_WIDGET_CLASS (glad_prepare_scene_parent_class)->focus (widget, direction);

  add_buttons (widget, buttons);
  if (focus != NULL && g_ptr_array_find (buttons, focus, &at))
    at += back ? -1 : 1;
  else
    at = back ? buttons->len - 1 : 0;
  return at < buttons->len && gtk_widget_grab_focus (buttons->pdata[at]);
}

static void
glad_prepare_scene_dispose (GObject *object)
{
  GladPrepareScene *self = GLAD_PREPARE_SCENE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (glad_prepare_scene_parent_class)->dispose (object);
}

static void
glad_prepare_scene_class_init (GladPrepareSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = glad_prepare_scene_dispose;
  widget_class->focus = glad_prepare_scene_focus;
  widget_class->measure = glad_prepare_scene_measure;
  widget_class->size_allocate = glad_prepare_scene_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "preparescene");
}

/* While another has the question the key is not ours. */
static gboolean
key_cb (GtkWidget *button,
        GVariant  *args G_GNUC_UNUSED,
        gpointer   data G_GNUC_UNUSED)
{
  if (!gtk_widget_get_mapped (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

static GtkWidget *
new_button (GladPrepareScene *self,
            const char       *label,
            guint             key,
            GCallback         callback)
{
  GtkWidget          *button = gtk_button_new_with_label (label);
  g_autofree char    *name = gtk_accelerator_get_label (key, 0);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                      gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (button, keys);
  gtk_widget_set_tooltip_text (button, name);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static void
add_row (GladPrepareScene *self,
         GtkWidget        *rows,
         int               row,
         const char       *title,
         const char       *words)
{
  GtkWidget     *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget     *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget     *caption = gtk_label_new (words);
  GtkDropTarget *drop = gtk_drop_target_new (HARENA_TYPE_DRAG, GDK_ACTION_COPY);

  self->captions[row] = gtk_label_new (title);
  self->sums[row] = gtk_label_new (NULL);
  self->rows[row] = gtk_flow_box_new ();
  gtk_widget_add_css_class (frame, "card");
  gtk_widget_add_css_class (self->captions[row], "title-4");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_add_css_class (self->sums[row], "heading");
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->sums[row]), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->sums[row]), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (self->sums[row], TRUE);
  gtk_widget_set_halign (self->sums[row], GTK_ALIGN_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[row]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->rows[row]), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->rows[row]), 20);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->rows[row]), FALSE);
  gtk_widget_set_valign (self->rows[row], GTK_ALIGN_START);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (frame, GTK_EVENT_CONTROLLER (drop));
  gtk_box_append (GTK_BOX (head), self->captions[row]);
  gtk_box_append (GTK_BOX (head), caption);
  gtk_box_append (GTK_BOX (head), self->sums[row]);
  gtk_widget_set_margin_start (head, GAP);
  gtk_widget_set_margin_end (head, GAP);
  gtk_widget_set_margin_top (head, GAP);
  gtk_box_append (GTK_BOX (frame), head);
  gtk_box_append (GTK_BOX (frame), self->rows[row]);
  gtk_widget_set_vexpand (frame, TRUE);
  gtk_box_append (GTK_BOX (rows), frame);
}

static void
glad_prepare_scene_init (GladPrepareScene *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  self->card_height = CARD_HEIGHT;
  gtk_widget_set_margin_start (rows, GAP);
  gtk_widget_set_margin_end (rows, GAP);
  gtk_widget_set_margin_top (rows, GAP);
  gtk_widget_set_margin_bottom (rows, GAP);
  add_row (self, rows, 0, C_("sheet", "Hand"), _("what you can play this turn"));
  add_row (self, rows, 1, C_("sheet", "Life"), _("the PF deck: what pays for damage"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), rows);
  gtk_widget_set_vexpand (scroller, TRUE);

  self->last = new_button (self, _("Last Turn’s Choice"), GDK_KEY_l, G_CALLBACK (last_cb));
  gtk_box_append (GTK_BOX (buttons),
                  new_button (self, _("Suggest"), GDK_KEY_s, G_CALLBACK (suggest_cb)));
  gtk_box_append (GTK_BOX (buttons), self->last);
  gtk_box_append (GTK_BOX (buttons),
                  new_button (self, _("Ready"), GDK_KEY_e, G_CALLBACK (ready_cb)));
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_widget_set_margin_start (buttons, GAP);
  gtk_widget_set_margin_end (buttons, GAP);
  gtk_widget_set_margin_bottom (buttons, GAP);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_box_append (GTK_BOX (self->box), buttons);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static GtkWidget *
create (HarenaHand *hand)
{
  GladPrepareScene *self = g_object_new (GLAD_TYPE_PREPARE_SCENE, NULL);

  self->hand = g_object_ref (hand);
  return GTK_WIDGET (self);
}

const HarenaScene glad_prepare_scene = {
  .create = create,
  .update = update,
  .is_on = is_on,
};
