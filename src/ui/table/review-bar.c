/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps, slider and words follow the cursor of the model. */

#include "table/review-bar.h"

#include "widgets/dice-row.h"
#include "table/review-layout.h"
#include "table/review-ticks.h"
#include "table/speech.h"
#include "widgets/crest.h"
#include "words.h"

enum
{
  DIE = 19, /* its size */
};

struct _HarenaReviewBar
{
  GtkWidget         parent_instance;

  HarenaHand        *hand;
  GtkWidget        *steps;
  GtkWidget        *middle;
  GtkWidget        *actions;
  GtkWidget        *first;
  GtkWidget        *previous;
  GtkWidget        *next;
  GtkWidget        *last;
  GtkBox           *words;
  HarenaCrest      *crest;
  GtkImage         *icon;
  GtkLabel         *sentence;
  HarenaDiceRow     *dice;
  GtkLabel         *place;
  GtkWidget        *scale;
  GtkAdjustment    *adjustment;
  HarenaReviewTicks *ticks;
};

G_DEFINE_FINAL_TYPE (HarenaReviewBar, harena_review_bar, GTK_TYPE_WIDGET)

static void value_changed_cb (HarenaReviewBar *self);

static HarenaGameModel *
model_of (HarenaReviewBar *self)
{
  return harena_hand_get_model (self->hand);
}

static const HarenaChapters *
chapters_of (HarenaReviewBar *self)
{
  return harena_hand_get_chapters (self->hand);
}

/* How many chapters have begun before the cursor. */
static guint
count_begun (HarenaReviewBar *self)
{
  return harena_hand_get_view (self->hand)->chapters;
}

static char *
describe_place (HarenaReviewBar *self)
{
  const HarenaView     *view = harena_hand_get_view (self->hand);
  const HarenaChapters *chapters = chapters_of (self);
  gboolean              behind = view->cursor == 0
                                 || harena_chapters_at (chapters, view->cursor - 1) < 0;

  if (view->face->chapter_place != NULL)
    return view->face->chapter_place (view->chapters, harena_chapters_count (chapters), behind);

  /* Translators: which move of how many is looked at. */
  return g_strdup_printf (_("Move %u of %u"), view->cursor, view->n_record);
}

static void
show_sign (HarenaReviewBar      *self,
           const HarenaSentence *sentence)
{
  int colour = harena_view_colour (harena_hand_get_view (self->hand), sentence->seat);

  harena_crest_set_colour (self->crest, colour);
  gtk_widget_set_visible (GTK_WIDGET (self->crest), sentence->icon == NULL && colour > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), sentence->icon != NULL);
  gtk_image_set_from_icon_name (self->icon, sentence->icon);
}

/* Of the move that led here; none at the beginning. */
static GArray *
find_sentences (HarenaReviewBar *self)
{
  GArray            *sentences = harena_sentences_new ();
  const HarenaView  *view = harena_hand_get_view (self->hand);
  g_autofree void   *before = g_malloc (view->game->position_size);
  g_autofree void   *after = g_malloc (view->game->position_size);
  HarenaTelling      telling;

  if (view->cursor == 0)
    return sentences;

  harena_telling_init (&telling, view->face, model_of (self), view->cursor - 1, before, after);
  harena_say_telling (&telling, sentences);
  return sentences;
}

/* What the move that led here was, and where in the game it is. */
static void
update_words (HarenaReviewBar *self)
{
  g_autoptr (GArray)    sentences = find_sentences (self);
  /* Translators: what is said of a game before its first move. */
  HarenaSentence        start = { .text = (char *) _("The game begins") };
  const HarenaSentence *shown = &start;
  g_autofree char      *place = describe_place (self);
  g_autofree char      *happened = NULL;
  g_autofree char      *said = NULL;

  if (sentences->len > 0)
    shown = &g_array_index (sentences, HarenaSentence, 0);
  else if (harena_game_model_get_cursor (model_of (self)) > 0)
    start.text = (char *) "";

  show_sign (self, shown);
  gtk_label_set_text (self->sentence, shown->text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), shown->text);
  harena_dice_row_set_faces (self->dice, shown->dice);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), *shown->dice != '\0');
  gtk_label_set_text (self->place, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place), place);

  happened = harena_sentence_describe (shown);
  /* Translators: what happened, and where in the game it is: "Red rolls: one hit, two misses. Battle
   * 14 of 31". */
  said = g_strdup_printf (_("%s. %s"), happened, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  said, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
}

/* A button that can no longer be pressed must not keep the keys to itself. */
static void
set_button (HarenaReviewBar *self,
            GtkWidget      *button,
            gboolean        sensitive)
{
  if (!sensitive && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (self->scale);
  gtk_widget_set_sensitive (button, sensitive);
}

static void
update (HarenaReviewBar *self)
{
  HarenaGameModel *model = model_of (self);
  guint            n_moves = harena_game_model_get_n_moves (model);
  guint            cursor = harena_game_model_get_cursor (model);

  g_signal_handlers_block_by_func (self->adjustment, value_changed_cb, self);
  gtk_adjustment_set_upper (self->adjustment, n_moves);
  gtk_adjustment_set_value (self->adjustment, cursor);
  g_signal_handlers_unblock_by_func (self->adjustment, value_changed_cb, self);
  set_button (self, self->first, cursor > 0);
  set_button (self, self->previous, cursor > 0);
  set_button (self, self->next, cursor < n_moves);
  set_button (self, self->last, cursor < n_moves);
  harena_review_ticks_set (self->ticks, self->hand, n_moves, cursor);
  update_words (self);
}

/* While a game is played nobody sees the bar, and nothing is done for it. */
void
harena_review_bar_update (GtkWidget   *bar,
                          HarenaChange change G_GNUC_UNUSED)
{
  if (gtk_widget_get_mapped (bar))
    update (HARENA_REVIEW_BAR (bar));
}

static void
harena_review_bar_map (GtkWidget *widget)
{
  update (HARENA_REVIEW_BAR (widget));
  GTK_WIDGET_CLASS (harena_review_bar_parent_class)->map (widget);
}

static void
jump (HarenaReviewBar *self,
      int             to)
{
  guint n_moves = harena_game_model_get_n_moves (model_of (self));

  harena_game_model_jump (model_of (self), CLAMP (to, 0, (int) n_moves));
}

static void
step (HarenaReviewBar *self,
      int             by)
{
  jump (self, (int) harena_game_model_get_cursor (model_of (self)) + by);
}

/* To where a chapter has just begun; before the first, to the start, behind the last, to the end. */
static void
step_chapter (HarenaReviewBar *self,
              int              by)
{
  const HarenaChapters *chapters = chapters_of (self);
  guint                 n_begun = count_begun (self);
  guint                 cursor = harena_game_model_get_cursor (model_of (self));
  int                   to = (int) n_begun - 1 + by;

  /* Back in the midst of a chapter is back to its own beginning. */
  if (by < 0 && n_begun > 0 && cursor > harena_chapters_get (chapters, n_begun - 1)->first + 1)
    to = (int) n_begun - 1;

  if (to < 0)
    jump (self, 0);
  else if (to >= (int) harena_chapters_count (chapters))
    jump (self, G_MAXINT);
  else
    jump (self, (int) harena_chapters_get (chapters, to)->first + 1);
}

static void
first_cb (HarenaReviewBar *self)
{
  jump (self, 0);
}

static void
previous_cb (HarenaReviewBar *self)
{
  step (self, -1);
}

static void
next_cb (HarenaReviewBar *self)
{
  step (self, 1);
}

static void
last_cb (HarenaReviewBar *self)
{
  jump (self, G_MAXINT);
}

static void
value_changed_cb (HarenaReviewBar *self)
{
  jump (self, (int) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

static gboolean
key_pressed_cb (HarenaReviewBar *self,
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
      (control ? step_chapter : step) (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      (control ? step_chapter : step) (self, 1);
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
chapter_shortcut_cb (GtkWidget *widget,
                    GVariant  *arguments,
                    gpointer   data G_GNUC_UNUSED)
{
  if (!gtk_widget_get_mapped (widget))
    return GDK_EVENT_PROPAGATE;
  step_chapter (HARENA_REVIEW_BAR (widget), g_variant_get_int32 (arguments));
  return GDK_EVENT_STOP;
}

static void
add_shortcut (GtkEventController *shortcuts,
              guint               key,
              int                 by)
{
  GtkShortcut *shortcut
    = gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (key, GDK_CONTROL_MASK),
                                       gtk_callback_action_new (chapter_shortcut_cb, NULL, NULL),
                                       "i", by);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts), shortcut);
}

static void
harena_review_bar_dispose (GObject *object)
{
  HarenaReviewBar *self = HARENA_REVIEW_BAR (object);

  g_clear_pointer (&self->steps, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->actions, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (harena_review_bar_parent_class)->dispose (object);
}

static void
bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, steps);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, middle);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, actions);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, first);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, previous);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, next);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, last);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, words);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, crest);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, place);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, scale);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, ticks);
  gtk_widget_class_bind_template_callback (widget_class, first_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
harena_review_bar_class_init (HarenaReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_review_bar_dispose;
  widget_class->map = harena_review_bar_map;

  g_type_ensure (HARENA_TYPE_CREST);
  g_type_ensure (HARENA_TYPE_REVIEW_TICKS);
  gtk_widget_class_set_layout_manager_type (widget_class, HARENA_TYPE_REVIEW_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reviewbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/table/review-bar.ui");
  bind (widget_class);
}

static void
harena_review_bar_init (HarenaReviewBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->dice = HARENA_DICE_ROW (harena_dice_row_new (DIE, NULL));
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
harena_review_bar_new (HarenaHand *hand)
{
  HarenaReviewBar *self = g_object_new (HARENA_TYPE_REVIEW_BAR, NULL);

  self->hand = g_object_ref (hand);
  harena_dice_row_set_art (self->dice, harena_hand_get_face (hand)->die);
  return GTK_WIDGET (self);
}
