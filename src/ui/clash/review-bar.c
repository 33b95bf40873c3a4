/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps, slider and words follow the cursor of the model. */

#include "clash/review-bar.h"

#include "clash/battles.h"
#include "clash/dice-row.h"
#include "clash/review-layout.h"
#include "clash/review-ticks.h"
#include "clash/seat-colour.h"
#include "clash/speech.h"
#include "widgets/crest.h"
#include "words.h"

enum
{
  DIE = 19, /* its size */
};

struct _ClashReviewBar
{
  GtkWidget         parent_instance;

  ClashHand        *hand;
  GArray           *battles; /* NULL when moves have changed: found anew when somebody looks */
  GtkWidget        *steps;
  GtkWidget        *middle;
  GtkWidget        *actions;
  GtkWidget        *first;
  GtkWidget        *previous;
  GtkWidget        *next;
  GtkWidget        *last;
  GtkBox           *words;
  HarenaCrest      *crest;
  GtkImage         *beast;
  GtkLabel         *sentence;
  ClashDiceRow     *dice;
  GtkLabel         *place;
  GtkWidget        *scale;
  GtkAdjustment    *adjustment;
  ClashReviewTicks *ticks;
};

G_DEFINE_FINAL_TYPE (ClashReviewBar, clash_review_bar, GTK_TYPE_WIDGET)

static void value_changed_cb (ClashReviewBar *self);

static HarenaGameModel *
model_of (ClashReviewBar *self)
{
  return clash_hand_get_model (self->hand);
}

/* Which battle the last move before the cursor belongs to, or -1. */
static int
present_battle (ClashReviewBar *self)
{
  guint cursor = harena_game_model_get_cursor (model_of (self));

  return cursor > 0 ? clash_battles_at (self->battles, cursor - 1) : -1;
}

/* How many battles have begun before the cursor. */
static guint
count_begun (ClashReviewBar *self)
{
  guint cursor = harena_game_model_get_cursor (model_of (self));
  guint n_begun = 0;

  while (n_begun < self->battles->len
         && g_array_index (self->battles, ClashBattleSpan, n_begun).first < cursor)
    n_begun++;

  return n_begun;
}

static char *
describe_place (ClashReviewBar *self)
{
  guint n_battles = self->battles->len;
  guint n_begun = count_begun (self);

  if (n_begun == 0)
    return g_strdup (C_("slider", "Entry"));
  if (present_battle (self) >= 0)
    /* Translators: which battle of how many is looked at. */
    return g_strdup_printf (_("Battle %u of %u"), n_begun, n_battles);
  return g_strdup_printf (_("After battle %u of %u"), n_begun, n_battles);
}

static void
show_crest (ClashReviewBar      *self,
            const ClashSentence *sentence)
{
  int              colour = clash_seat_colour (model_of (self), sentence->seat);
  g_autofree char *icon = g_strdup_printf ("harena-beast-%s-symbolic",
                                           clash_beasts[sentence->beast].word);

  harena_crest_set_colour (self->crest, colour);
  gtk_widget_set_visible (GTK_WIDGET (self->crest), colour > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->beast), colour == 0 && sentence->beast > 0);
  if (colour == 0 && sentence->beast > 0)
    gtk_image_set_from_icon_name (self->beast, icon);
}

/* What the move that led here was, and where in the game it is. */
static void
update_words (ClashReviewBar *self)
{
  guint                   cursor = harena_game_model_get_cursor (model_of (self));
  g_autoptr (GArray)      sentences = g_array_new (FALSE, TRUE, sizeof (ClashSentence));
  /* Translators: what is said of a game before its first move. */
  ClashSentence           start = { .text = (char *) _("The arena is empty"), .faces = "" };
  const ClashSentence    *shown = &start;
  g_autofree char        *place = describe_place (self);
  g_autofree char        *said = NULL;

  g_array_set_clear_func (sentences, (GDestroyNotify) clash_sentence_clear);
  if (cursor > 0)
    clash_speech_move (model_of (self), cursor - 1, sentences);
  if (sentences->len > 0)
    shown = &g_array_index (sentences, ClashSentence, 0);
  else if (cursor > 0)
    start.text = (char *) "";

  show_crest (self, shown);
  gtk_label_set_text (self->sentence, shown->text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), shown->text);
  clash_dice_row_set_faces (self->dice, shown->faces);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), *shown->faces != '\0');
  gtk_label_set_text (self->place, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place), place);

  if (shown->faces_text != NULL)
    /* Translators: what was rolled, the dice in words, and which battle it is: "Red rolls: one hit,
     * two misses. Battle 14 of 31". */
    said = g_strdup_printf (_("%s: %s. %s"), shown->text, shown->faces_text, place);
  else
    /* Translators: what happened, and which battle it is. */
    said = g_strdup_printf (_("%s. %s"), shown->text, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  said, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
}

/* A button that can no longer be pressed must not keep the keys to itself. */
static void
set_button (ClashReviewBar *self,
            GtkWidget      *button,
            gboolean        sensitive)
{
  if (!sensitive && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (self->scale);
  gtk_widget_set_sensitive (button, sensitive);
}

static void
update (ClashReviewBar *self)
{
  HarenaGameModel *model = model_of (self);
  guint            n_moves = harena_game_model_get_n_moves (model);
  guint            cursor = harena_game_model_get_cursor (model);

  if (self->battles == NULL)
    self->battles = clash_battles_find (model);
  g_signal_handlers_block_by_func (self->adjustment, value_changed_cb, self);
  gtk_adjustment_set_upper (self->adjustment, n_moves);
  gtk_adjustment_set_value (self->adjustment, cursor);
  g_signal_handlers_unblock_by_func (self->adjustment, value_changed_cb, self);
  set_button (self, self->first, cursor > 0);
  set_button (self, self->previous, cursor > 0);
  set_button (self, self->next, cursor < n_moves);
  set_button (self, self->last, cursor < n_moves);
  clash_review_ticks_set (self->ticks, self->battles, n_moves, cursor);
  update_words (self);
}

/* While a game is played nobody sees the bar, and nothing is done for it. */
static void
update_cb (ClashReviewBar *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
moves_changed_cb (ClashReviewBar *self)
{
  g_clear_pointer (&self->battles, g_array_unref);
  update_cb (self);
}

static void
clash_review_bar_map (GtkWidget *widget)
{
  update (CLASH_REVIEW_BAR (widget));
  GTK_WIDGET_CLASS (clash_review_bar_parent_class)->map (widget);
}

static void
jump (ClashReviewBar *self,
      int             to)
{
  guint n_moves = harena_game_model_get_n_moves (model_of (self));

  harena_game_model_jump (model_of (self), CLAMP (to, 0, (int) n_moves));
}

static void
step (ClashReviewBar *self,
      int             by)
{
  jump (self, (int) harena_game_model_get_cursor (model_of (self)) + by);
}

/* To where a battle has just begun; before the first, to the start, behind the last, to the end. */
static void
step_battle (ClashReviewBar *self,
             int             by)
{
  guint n_begun = count_begun (self);
  guint cursor = harena_game_model_get_cursor (model_of (self));
  int   to = (int) n_begun - 1 + by;

  /* Back in the midst of a battle is back to its own beginning. */
  if (by < 0 && n_begun > 0
      && cursor > g_array_index (self->battles, ClashBattleSpan, n_begun - 1).first + 1)
    to = (int) n_begun - 1;

  if (to < 0)
    jump (self, 0);
  else if (to >= (int) self->battles->len)
    jump (self, G_MAXINT);
  else
    jump (self, (int) g_array_index (self->battles, ClashBattleSpan, to).first + 1);
}

static void
first_cb (ClashReviewBar *self)
{
  jump (self, 0);
}

static void
previous_cb (ClashReviewBar *self)
{
  step (self, -1);
}

static void
next_cb (ClashReviewBar *self)
{
  step (self, 1);
}

static void
last_cb (ClashReviewBar *self)
{
  jump (self, G_MAXINT);
}

static void
value_changed_cb (ClashReviewBar *self)
{
  jump (self, (int) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

static gboolean
key_pressed_cb (ClashReviewBar *self,
                guint           key,
                guint           code G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      (control ? step_battle : step) (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      (control ? step_battle : step) (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      jump (self, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      jump (self, G_MAXINT);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* From anywhere in the window, while the bar is there. */
static gboolean
battle_shortcut_cb (GtkWidget *widget,
                    GVariant  *arguments,
                    gpointer   data G_GNUC_UNUSED)
{
  if (!gtk_widget_get_mapped (widget))
    return GDK_EVENT_PROPAGATE;
  step_battle (CLASH_REVIEW_BAR (widget), g_variant_get_int32 (arguments));
  return GDK_EVENT_STOP;
}

static void
add_shortcut (GtkEventController *shortcuts,
              guint               key,
              int                 by)
{
  GtkShortcut *shortcut
    = gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (key, GDK_CONTROL_MASK),
                                       gtk_callback_action_new (battle_shortcut_cb, NULL, NULL),
                                       "i", by);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts), shortcut);
}

static void
clash_review_bar_dispose (GObject *object)
{
  ClashReviewBar *self = CLASH_REVIEW_BAR (object);

  g_clear_pointer (&self->steps, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->actions, gtk_widget_unparent);
  g_clear_pointer (&self->battles, g_array_unref);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_review_bar_parent_class)->dispose (object);
}

static void
bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, steps);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, middle);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, actions);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, first);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, previous);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, next);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, last);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, words);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, crest);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, beast);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, place);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, scale);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ClashReviewBar, ticks);
  gtk_widget_class_bind_template_callback (widget_class, first_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
clash_review_bar_class_init (ClashReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = clash_review_bar_dispose;
  widget_class->map = clash_review_bar_map;

  g_type_ensure (HARENA_TYPE_CREST);
  g_type_ensure (CLASH_TYPE_REVIEW_TICKS);
  gtk_widget_class_set_layout_manager_type (widget_class, CLASH_TYPE_REVIEW_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reviewbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/review-bar.ui");
  bind (widget_class);
}

static void
clash_review_bar_init (ClashReviewBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->dice = CLASH_DICE_ROW (clash_dice_row_new (DIE));
  gtk_widget_set_valign (GTK_WIDGET (self->dice), GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (self->words, GTK_WIDGET (self->dice), GTK_WIDGET (self->sentence));
  /* Before the slider and the buttons, which would make something else of the same keys. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  /* Before the window, which would move the focus. */
  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (shortcuts, GDK_KEY_Left, -1);
  add_shortcut (shortcuts, GDK_KEY_Right, 1);
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

GtkWidget *
clash_review_bar_new (ClashHand *hand)
{
  ClashReviewBar *self = g_object_new (CLASH_TYPE_REVIEW_BAR, NULL);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (hand, "changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model_of (self), "changed", G_CALLBACK (moves_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
