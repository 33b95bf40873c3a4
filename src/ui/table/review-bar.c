/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps, slider and words follow the cursor of the model. */

#include "table/review-bar.h"

#include "widgets/dice-row.h"
#include "table/review-layout.h"
#include "table/review-ticks.h"
#include "table/speech.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/mistake-sign.h"
#include "words.h"

enum
{
  DIE = 19,    /* its size */
  LOOK = 300,  /* milliseconds for a move to be seen, and what the pace adds, */
  BLINK = 40,  /* and for one of which there is nothing to tell */
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
  GtkWidget        *play;
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
  GtkWidget         *previous_mistake;
  GtkWidget         *previous_label;
  GtkWidget         *previous_sign;
  GtkWidget         *next_mistake;
  GtkWidget         *next_label;
  GtkWidget         *next_sign;

  guint             play_id;  /* 0 while it does not play */
  guint             play_at;  /* where it has led the cursor */
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

static void
show_play (HarenaReviewBar *self)
{
  gboolean    playing = self->play_id != 0;
  /* Translators: lets a game that is looked at run by itself. */
  const char *name = playing ? C_("review", "Pause") : C_("review", "Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play), playing ? "media-playback-pause-symbolic"
                                                              : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
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

  if (self->play_id != 0 && cursor != self->play_at)
    harena_review_bar_play (self, FALSE);
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

static gboolean play_on_cb (gpointer data);

static void
wait_to_play (HarenaReviewBar *self)
{
  g_autoptr (GArray) sentences = find_sentences (self);
  HarenaPace         pace = harena_game_model_get_pace (model_of (self));
  guint              wait = sentences->len > 0 ? LOOK + harena_pace_get_delay (pace) : BLINK;

  self->play_id = g_timeout_add (wait, play_on_cb, self);
}

static gboolean
play_on_cb (gpointer data)
{
  HarenaReviewBar *self = data;
  HarenaGameModel *model = model_of (self);
  guint            cursor = harena_game_model_get_cursor (model);

  if (cursor >= harena_game_model_get_n_moves (model))
    {
      harena_review_bar_play (self, FALSE);
      return G_SOURCE_REMOVE;
    }
  self->play_at = cursor + 1;
  jump (self, (int) self->play_at);
  /* What follows the game may have stopped it. */
  if (self->play_id != 0)
    wait_to_play (self);
  return G_SOURCE_REMOVE;
}

void
harena_review_bar_play (HarenaReviewBar *self,
                        gboolean         playing)
{
  HarenaGameModel *model;

  g_return_if_fail (HARENA_IS_REVIEW_BAR (self));

  if (playing == (self->play_id != 0))
    return;
  model = model_of (self);
  if (!playing)
    {
      /* Within its own callback the source goes by itself. */
      guint id = self->play_id;

      self->play_id = 0;
      if (g_main_current_source () == NULL || g_source_get_id (g_main_current_source ()) != id)
        g_source_remove (id);
    }
  else
    {
      if (harena_game_model_get_cursor (model) >= harena_game_model_get_n_moves (model))
        jump (self, 0);
      self->play_at = harena_game_model_get_cursor (model);
      wait_to_play (self);
    }
  show_play (self);
}

void
harena_review_bar_set_narrow (HarenaReviewBar *self,
                              gboolean         narrow)
{
  g_return_if_fail (HARENA_IS_REVIEW_BAR (self));

  gtk_widget_set_visible (self->first, !narrow);
  gtk_widget_set_visible (self->last, !narrow);
  /* The sign of a mistake says it where there is no room for the word. */
  gtk_widget_set_visible (self->previous_label, !narrow);
  gtk_widget_set_visible (self->next_label, !narrow);
  gtk_widget_set_visible (self->previous_sign, narrow);
  gtk_widget_set_visible (self->next_sign, narrow);
  harena_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

void
harena_review_bar_update_mistakes (HarenaReviewBar *self)
{
  HarenaGameReview *review;
  gboolean          any;

  g_return_if_fail (HARENA_IS_REVIEW_BAR (self));

  review = harena_hand_get_review (self->hand);
  any = review != NULL && harena_game_review_find_mistake (review, 0, 1, 0) >= 0;
  gtk_widget_set_visible (self->previous_mistake, any);
  gtk_widget_set_visible (self->next_mistake, any);
}

gboolean
harena_review_bar_get_playing (HarenaReviewBar *self)
{
  g_return_val_if_fail (HARENA_IS_REVIEW_BAR (self), FALSE);

  return self->play_id != 0;
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
play_cb (HarenaReviewBar *self)
{
  harena_review_bar_play (self, self->play_id == 0);
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

gboolean
harena_review_bar_press (HarenaReviewBar *self,
                         guint            key,
                         GdkModifierType  state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  g_return_val_if_fail (HARENA_IS_REVIEW_BAR (self), FALSE);

  if (gdk_keyval_to_lower (key) == GDK_KEY_m
      && (state & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) == 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), (state & GDK_SHIFT_MASK) != 0
                                                            ? "table.previous-mistake"
                                                            : "table.next-mistake", NULL);
  if ((state & gtk_accelerator_get_default_mod_mask () & ~GDK_CONTROL_MASK) != 0)
    return FALSE;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      (control ? step_chapter : step) (self, -1);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      (control ? step_chapter : step) (self, 1);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      jump (self, 0);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      jump (self, G_MAXINT);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
harena_review_bar_unmap (GtkWidget *widget)
{
  harena_review_bar_play (HARENA_REVIEW_BAR (widget), FALSE);
  GTK_WIDGET_CLASS (harena_review_bar_parent_class)->unmap (widget);
}

static void
harena_review_bar_dispose (GObject *object)
{
  HarenaReviewBar *self = HARENA_REVIEW_BAR (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
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
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, play);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, last);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, words);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, crest);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, place);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, scale);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, ticks);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, previous_mistake);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, previous_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, previous_sign);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, next_mistake);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, next_label);
  gtk_widget_class_bind_template_child (widget_class, HarenaReviewBar, next_sign);
  gtk_widget_class_bind_template_callback (widget_class, first_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
harena_review_bar_class_init (HarenaReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_review_bar_dispose;
  widget_class->map = harena_review_bar_map;
  widget_class->unmap = harena_review_bar_unmap;

  g_type_ensure (HARENA_TYPE_CREST);
  g_type_ensure (HARENA_TYPE_MISTAKE_SIGN);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  self->dice = HARENA_DICE_ROW (harena_dice_row_new (DIE, NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->dice), GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (self->words, GTK_WIDGET (self->dice), GTK_WIDGET (self->sentence));
  show_play (self);
}

GtkWidget *
harena_review_bar_new (HarenaHand *hand)
{
  HarenaReviewBar *self = g_object_new (HARENA_TYPE_REVIEW_BAR, NULL);

  self->hand = g_object_ref (hand);
  harena_dice_row_set_art (self->dice, harena_hand_get_face (hand)->die);
  return GTK_WIDGET (self);
}
