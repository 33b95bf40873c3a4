/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each fight is seen before the next is asked for: the cards are turned over, who is lost falls, and
 * there is time to read. Meanwhile the model waits. */

#include "hannibal/scene.h"

#include "hannibal/hand.h"
#include "hannibal/names.h"
#include "hannibal/outcome.h"
#include "hannibal/picture.h"
#include "hannibal/vase.h"

#include "widgets/cards.h"
#include "widgets/columns.h"
#include "widgets/look.h"
#include "words.h"

#include <adwaita.h>

enum
{
  TURN = 250, /* milliseconds */
  FALL = 250,
  VASE = 170, /* pixels, at the least */
};

typedef struct
{
  HarenaHand      *hand;
  GtkWidget       *vase;
  GtkWidget       *cards;
  GtkWidget       *cards_box;
  GtkWidget       *outcome;
  HannibalFight    fight;     /* that is seen while telling */
  gboolean         telling;
  gboolean         moving;    /* cards or pieces still move */
  guint            timer;
  AdwAnimation    *clock;
  double           now;       /* milliseconds */
  guint            cursor;    /* where the model was, */
  HannibalPosition position;  /* and what was there */
} Scene;

static Scene *
scene_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "hannibal-scene");
}

/* While a fight is told, as it was before it. */
static HannibalVase
vase_of_fight (const HarenaView    *view,
               const HannibalFight *fight,
               double               now)
{
  HannibalVase vase = {
    .place = fight->place, .attacker = fight->attacker, .him = fight->hannibal_there,
    .fights = fight->hannibal, .shown = TRUE,
    .turned = CLAMP (now / TURN, 0, 1), .fallen = CLAMP ((now - TURN) / FALL, 0, 1),
  };

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      vase.colours[side] = harena_view_colour (view, hannibal_seat_of (side));
      vase.legions[side] = fight->pieces[side] - (side == HANNIBAL_CARTHAGE && vase.him);
      vase.cards[side] = fight->cards[side];
      vase.lost[side] = fight->lost[side];
      vase.hands[side] = fight->hands[side] & ~(1u << (fight->cards[side] - 1));
    }
  return vase;
}

/* Between two fights: Carthage's card lies face down, Rome's is what is chosen. */
static HannibalVase
vase_of_position (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  HannibalVase            vase = {
    .place = position->place, .attacker = position->mover,
    .him = position->hannibal == position->place, .fights = position->committed,
  };

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      vase.colours[side] = harena_view_colour (view, hannibal_seat_of (side));
      vase.legions[side] = hannibal_plain (position, side, position->place);
      vase.hands[side] = position->hands[side];
      if (view->asked == hannibal_seat_of (side))
        vase.cards[side] = hannibal_chosen_card (view);
    }
  if (position->step == HANNIBAL_STEP_ANSWER)
    vase.cards[HANNIBAL_CARTHAGE] = -1;
  return vase;
}

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  Scene            *self = data;
  const HarenaView *view = harena_hand_get_view (self->hand);
  HannibalVase      vase;

  if (self->telling)
    vase = vase_of_fight (view, &self->fight, self->now);
  else if (hannibal_in_conflict (hannibal_position (view)))
    vase = vase_of_position (view);
  else
    return;
  hannibal_vase_draw (cr, &vase, width, height);
}

/* What the strip shows, in words. */
static char *
describe (Scene            *self,
          const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  g_autofree char        *cards = NULL;
  g_autofree char        *loss = NULL;
  g_autofree char        *in = NULL;
  g_autofree char        *attacker = NULL;
  g_autofree char        *defender = NULL;
  int                     enemy = hannibal_other (position->mover);

  if (self->telling)
    {
      cards = hannibal_words_cards (&self->fight);
      loss = hannibal_words_loss (&self->fight);
      return g_strdup_printf (_("%s: %s"), cards, loss);
    }
  if (!hannibal_in_conflict (position))
    return g_strdup ("");

  in = hannibal_words_in (position->place);
  attacker = hannibal_words_pieces (position, position->mover, position->place);
  defender = hannibal_words_pieces (position, enemy, position->place);
  /* Translators: “in Gallia”; a side and what it has there, twice. */
  return g_strdup_printf (_("Conflict %s: %s attacks with %s, %s defends with %s"), in,
                          hannibal_words_side (position->mover), attacker,
                          hannibal_words_side (enemy), defender);
}

/* Enter on the chosen card lays it, and so the keyboard follows the choice. */
static void
follow_choice (Scene            *self,
               const HarenaView *view)
{
  int        chosen = hannibal_chosen_card (view);
  GtkWidget *button = gtk_widget_get_first_child (self->cards);

  if (chosen == 0 || gtk_widget_get_focus_child (self->cards) == NULL)
    return;
  for (int card = 1; card < chosen && button != NULL; card++)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL)
    gtk_widget_grab_focus (button);
}

static void
show (Scene *self)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  g_autofree char  *words = describe (self, view);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->vase), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_set_visible (self->cards_box, !self->telling && view->n_moves > 0
                                             && harena_card_table_is_there (view));
  follow_choice (self, view);
  hannibal_outcome_update (self->outcome, self->telling ? &self->fight : NULL);
  gtk_widget_queue_draw (self->vase);
}

static void
stop (Scene *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->telling)
    return;
  self->telling = self->moving = FALSE;
  if (self->clock != NULL)
    {
      g_autoptr (AdwAnimation) clock = g_steal_pointer (&self->clock);

      adw_animation_skip (clock);
    }
  harena_game_model_release (harena_hand_get_model (self->hand));
}

static gboolean
over_cb (gpointer data)
{
  Scene *self = data;

  self->timer = 0;
  stop (self);
  show (self);
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
  return G_SOURCE_REMOVE;
}

static void
tick_cb (double   value,
         gpointer data)
{
  Scene *self = data;

  self->now = value;
  gtk_widget_queue_draw (self->vase);
}

static void
moved_cb (Scene *self)
{
  self->moving = FALSE;
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

static void
start (Scene *self)
{
  static const guint times[] = {
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 900, [HARENA_PACE_NORMAL] = 2200,
    [HARENA_PACE_SLOW] = 3800,
  };
  HarenaGameModel *model = harena_hand_get_model (self->hand);
  guint            time = times[harena_game_model_get_pace (model)];

  if (time == 0)
    return;
  harena_game_model_hold (model);
  self->telling = self->moving = TRUE;
  self->now = 0;
  self->timer = g_timeout_add (TURN + FALL + time, over_cb, self);
  self->clock = adw_timed_animation_new (self->vase, 0, TURN + FALL, TURN + FALL,
                                         adw_callback_animation_target_new (tick_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect_swapped (self->clock, "done", G_CALLBACK (moved_cb), self);
  adw_animation_play (self->clock);
}

/* A fight is told when it has just been fought, not when somebody looks back. */
static void
update (GtkWidget   *scene,
        HarenaChange change)
{
  Scene                  *self = scene_of (scene);
  const HarenaView       *view = harena_hand_get_view (self->hand);
  const HannibalPosition *position = hannibal_position (view);
  HannibalFight           fight;

  if ((change & ~(HARENA_CHANGE_FOCUS | HARENA_CHANGE_SCENE)) == 0)
    return;
  if (view->cursor != self->cursor)
    {
      stop (self);
      if (view->live && view->cursor == self->cursor + 1
          && hannibal_fight_of (&self->position, position, &fight))
        {
          self->fight = fight;
          start (self);
        }
    }
  self->cursor = view->cursor;
  self->position = *position;
  harena_card_table_update (self->cards, change);
  show (self);
}

static gboolean
is_on (GtkWidget *scene)
{
  Scene            *self = scene_of (scene);
  const HarenaView *view = harena_hand_get_view (self->hand);

  return view->live && (self->telling || hannibal_in_conflict (hannibal_position (view)));
}

static gboolean
is_telling (GtkWidget *scene)
{
  return scene_of (scene)->moving;
}

static void
skip (GtkWidget *scene)
{
  Scene *self = scene_of (scene);

  if (!self->telling)
    return;
  stop (self);
  show (self);
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

static char *
say_title (const HarenaView *view)
{
  const HannibalPosition *position = hannibal_position (view);
  g_autofree char        *in = NULL;

  if (!hannibal_in_conflict (position))
    return g_strdup (_("The conflict is over"));

  in = hannibal_words_in (position->place);
  /* Translators: “in Gallia”. */
  return g_strdup_printf (_("Conflict %s"), in);
}

static void
scene_free (gpointer data)
{
  Scene *self = data;

  stop (self);
  g_object_unref (self->hand);
  g_free (self);
}

/* The widget goes before what it is made of. */
static void
destroy_cb (Scene *self)
{
  stop (self);
}

static GtkWidget *
make_cards (Scene *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = hannibal_label_new (_("Your hand"), "heading", FALSE);

  self->cards = harena_card_table_new (self->hand);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (title, "card-title");
  gtk_widget_set_margin_bottom (self->cards, 10);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  return box;
}

static GtkWidget *
scene_new (HarenaHand *hand)
{
  Scene     *self = g_new0 (Scene, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *columns;

  self->hand = g_object_ref (hand);
  self->vase = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "content-height", VASE, "vexpand", TRUE, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->vase), draw_cb, self, NULL);
  g_signal_connect_object (harena_look_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self->vase, G_CONNECT_SWAPPED);
  self->cards_box = make_cards (self);
  gtk_box_append (GTK_BOX (left), self->cards_box);
  self->outcome = hannibal_outcome_new (hand, left);
  columns = g_object_new (HARENA_TYPE_COLUMNS, "first", left, "second", self->outcome,
                          "fold-below", 760, "spacing", 12, "edge", 12, "second-share", 42, NULL);
  gtk_widget_set_margin_top (columns, 12);
  gtk_widget_set_margin_bottom (columns, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), columns);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), self->vase);
  gtk_box_append (GTK_BOX (box), scrolled);
  g_object_set_data_full (G_OBJECT (box), "hannibal-scene", self, scene_free);
  g_signal_connect_swapped (box, "destroy", G_CALLBACK (destroy_cb), self);
  self->cursor = harena_hand_get_view (hand)->cursor;
  self->position = *hannibal_position (harena_hand_get_view (hand));
  show (self);
  return box;
}

const HarenaScene hannibal_scene = {
  .create = scene_new,
  .update = update,
  .is_on = is_on,
  .is_telling = is_telling,
  .skip = skip,
  .title = say_title,
};
