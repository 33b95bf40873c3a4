/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question, and the buttons beside it. */

#include "table/question-bar.h"

#include "table/question-layout.h"
#include "table/speech.h"
#include "widgets/crest.h"
#include "widgets/css-class.h"
#include "widgets/reading.h"

enum
{
  LONG = 16, /* an answer of more characters than that */
};

struct _HarenaQuestionBar
{
  GtkWidget    parent_instance;

  HarenaQuestionLayout *layout;
  GtkWidget   *reading;  /* the help and what happens */
  GtkBox      *buttons;
  HarenaCrest *crest;
  GtkLabel    *title;
  GtkLabel    *help;
  GtkLabel    *happening;
  GtkWidget   *progress;
  GtkWidget   *meaning;
  GtkWidget   *scroller;
  GtkBox      *answers;
  GtkWidget   *skip;
  GtkWidget   *hint;
  GtkWidget   *hint_icon;
  GtkWidget   *hint_words;
  GtkWidget   *hint_key;
  GtkWidget   *back;
  GtkWidget   *back_icon;
  GtkWidget   *back_key;

  char        *help_text;
  char        *said;      /* stands in the place of the help, or NULL */
  int          colour;
  gboolean     compact;
  HarenaQuestionShape shape;
  gboolean     brief;
  gboolean     busy;
  gboolean     can_back;  /* something is in hand */
  gboolean     has_topic;
};

G_DEFINE_FINAL_TYPE (HarenaQuestionBar, harena_question_bar, GTK_TYPE_WIDGET)

static void
harena_question_bar_dispose (GObject *object)
{
  GtkWidget *self = GTK_WIDGET (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self)) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (harena_question_bar_parent_class)->dispose (object);
}

static void
harena_question_bar_finalize (GObject *object)
{
  HarenaQuestionBar *self = HARENA_QUESTION_BAR (object);

  g_free (self->help_text);
  g_free (self->said);

  G_OBJECT_CLASS (harena_question_bar_parent_class)->finalize (object);
}

/* What was asked while another screen stood here. */
static void
harena_question_bar_map (GtkWidget *widget)
{
  HarenaQuestionBar *self = HARENA_QUESTION_BAR (widget);

  GTK_WIDGET_CLASS (harena_question_bar_parent_class)->map (widget);
  harena_read_now (GTK_WIDGET (self->title), gtk_label_get_text (self->title));
  harena_question_bar_repeat (self);
}

static void
harena_question_bar_class_init (HarenaQuestionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = harena_question_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = harena_question_bar_finalize;
  widget_class->map = harena_question_bar_map;

  g_type_ensure (HARENA_TYPE_CREST);
  g_type_ensure (HARENA_TYPE_QUESTION_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "questionbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/table/question-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, layout);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, reading);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, crest);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, help);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, happening);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, progress);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, meaning);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, answers);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, skip);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, hint);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, hint_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, hint_words);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, hint_key);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, back);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, back_icon);
  gtk_widget_class_bind_template_child (widget_class, HarenaQuestionBar, back_key);
}

/* Only words that do not all fit need the keyboard. */
static void
scroll_changed_cb (HarenaQuestionBar *self,
                   GtkAdjustment     *adjustment)
{
  gboolean needed = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->reading, needed);
  gtk_widget_set_can_focus (self->reading, needed);
}

static void
harena_question_bar_init (HarenaQuestionBar *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->reading));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scroll_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* Until the width is known, what fits the least. */
  harena_question_bar_set_shape (self, HARENA_QUESTION_NARROW, TRUE);
}

GtkWidget *
harena_question_bar_new (void)
{
  return g_object_new (HARENA_TYPE_QUESTION_BAR, NULL);
}

/* A label that says the same again is left alone: a screen reader would read it twice. */
static gboolean
set_text (GtkLabel   *label,
          const char *text)
{
  if (text == NULL)
    text = "";
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
  if (g_strcmp0 (gtk_label_get_text (label), text) == 0)
    return FALSE;
  gtk_label_set_text (label, text);
  return TRUE;
}

static void
update_help (HarenaQuestionBar *self)
{
  if (set_text (self->help, self->said != NULL ? self->said : self->help_text))
    {
      GtkScrolledWindow *reading = GTK_SCROLLED_WINDOW (self->reading);

      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (reading), 0);
      harena_read_now (GTK_WIDGET (self->help), gtk_label_get_text (self->help));
    }
  harena_question_layout_set_said (self->layout, self->said != NULL);
  harena_set_css_class (GTK_WIDGET (self->help), "said", self->said != NULL);
}

/* Where there is little room it is but a picture, beside answers that need it. */
static void
update_hint (HarenaQuestionBar *self)
{
  gboolean words = !self->compact || self->shape == HARENA_QUESTION_COLUMN
                   || (self->shape == HARENA_QUESTION_NARROW
                       && !gtk_widget_get_visible (self->scroller));

  gtk_widget_set_visible (self->hint_words, words);
  gtk_widget_set_visible (self->hint_icon, !self->compact || !words);
}

/* What stands beside the answers. */
static void
update_buttons (HarenaQuestionBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->crest),
                          self->colour != 0 && !self->compact && !self->brief);
  gtk_widget_set_visible (self->reading, !self->brief);
  gtk_widget_set_visible (GTK_WIDGET (self->title),
                          !self->brief && *gtk_label_get_text (self->title) != '\0');
  gtk_widget_set_visible (self->meaning, self->has_topic && !self->brief);
  gtk_widget_set_visible (self->skip, self->busy);
  gtk_widget_set_visible (self->hint, !self->busy && !self->brief);
  gtk_widget_set_visible (self->back, self->can_back);
}

/* The edge of the bar has the colour of the seat. */
static void
set_colour (HarenaQuestionBar *self,
            int                colour)
{
  char name[16];

  if (self->colour != 0)
    {
      g_snprintf (name, sizeof name, "seat-%d", self->colour);
      gtk_widget_remove_css_class (GTK_WIDGET (self), name);
    }
  if (colour != 0)
    {
      g_snprintf (name, sizeof name, "seat-%d", colour);
      gtk_widget_add_css_class (GTK_WIDGET (self), name);
    }
  self->colour = colour;
  harena_crest_set_colour (self->crest, colour);
}

void
harena_question_bar_ask (HarenaQuestionBar *self,
                         int                colour,
                         const char        *title,
                         const char        *help,
                         const char        *topic)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  set_colour (self, colour);
  if (set_text (self->title, title))
    {
      const char *text = gtk_label_get_text (self->title);

      harena_read_now (GTK_WIDGET (self->title), text);
      /* Whoever comes to the answers hears what they answer. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->answers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      text, -1);
    }
  g_free (self->help_text);
  self->help_text = g_strdup (help);
  update_help (self);
  self->has_topic = topic != NULL;
  update_buttons (self);
  if (topic != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->meaning), "s", topic);
}

void
harena_question_bar_say (HarenaQuestionBar *self,
                         const char        *text)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  g_free (self->said);
  self->said = g_strdup (text);
  update_help (self);
}

void
harena_question_bar_repeat (HarenaQuestionBar *self)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  harena_read_now (GTK_WIDGET (self->help), gtk_label_get_text (self->help));
}

void
harena_question_bar_tell (HarenaQuestionBar *self,
                          const char        *text)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  if (set_text (self->happening, text))
    harena_read_out (GTK_WIDGET (self->happening), gtk_label_get_text (self->happening));
}

/* An answer knows what it presses, and its key. */
typedef struct
{
  HarenaHand  *hand;
  HarenaTarget target;
  char        *label;
  guint        key;
  gboolean     suggested;
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_free (answer->label);
  g_free (answer);
}

static Answer *
answer_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "harena-answer");
}

static void
answer_cb (GtkWidget *button)
{
  const Answer *answer = answer_of (button);

  harena_hand_press (answer->hand, answer->target);
}

/* What is long stands in two lines, so that several answers have room side by side. */
static GtkWidget *
label_of (const HarenaButton *button)
{
  GtkWidget *label = gtk_label_new (button->label);
  glong      length = g_utf8_strlen (button->label, -1);

  if (length <= LONG)
    return label;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX (LONG, length * 11 / 20));
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (LONG, length));
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "long");
  return label;
}

static GtkWidget *
content_of (const HarenaButton *button,
            gboolean            keys)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (button->icon != NULL)
    gtk_box_append (GTK_BOX (box), harena_icon_new (button->icon));
  gtk_box_append (GTK_BOX (box), label_of (button));
  if (button->key != 0)
    {
      g_autofree char *name = gtk_accelerator_get_label (gdk_keyval_to_lower (button->key), 0);
      GtkWidget       *key = gtk_label_new (name);

      gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (key, "keycap");
      gtk_widget_set_visible (key, keys);
      gtk_box_append (GTK_BOX (box), key);
    }
  return box;
}

static void
add_answer (HarenaQuestionBar  *self,
            HarenaHand         *hand,
            HarenaTarget        target,
            const HarenaButton *button)
{
  GtkWidget *widget = gtk_button_new ();
  Answer    *answer = g_new (Answer, 1);

  *answer = (Answer) { hand, target, g_strdup (button->label), button->key, button->suggested };
  g_object_set_data_full (G_OBJECT (widget), "harena-answer", answer, answer_free);
  gtk_button_set_child (GTK_BUTTON (widget), content_of (button, !self->compact));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  button->label, -1);
  if (button->suggested)
    gtk_widget_add_css_class (widget, "suggested-action");
  g_signal_connect (widget, "clicked", G_CALLBACK (answer_cb), NULL);
  gtk_box_append (self->answers, widget);
}

static gboolean
is_same (GtkWidget          *widget,
         HarenaHand         *hand,
         HarenaTarget        target,
         const HarenaButton *button)
{
  const Answer *answer = answer_of (widget);

  return answer->hand == hand && answer->target == target && answer->key == button->key
         && answer->suggested == button->suggested
         && g_strcmp0 (answer->label, button->label) == 0;
}

/* From an answer on, all of them go. The focus goes first, or else Tab would pass the whole row by,
 * looking for what had it. */
static void
remove_from (HarenaQuestionBar *self,
             GtkWidget         *widget)
{
  while (widget != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (widget);

      if (gtk_widget_is_focus (widget))
        gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
      gtk_box_remove (self->answers, widget);
      widget = next;
    }
}

/* What is offered still stays as it is: the focus may be on it, or the pointer just pressing it. */
void
harena_question_bar_offer (HarenaQuestionBar *self,
                           HarenaHand        *hand)
{
  const HarenaView *view = harena_hand_get_view (hand);
  GtkWidget        *child;
  gboolean          any = FALSE;

  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  child = gtk_widget_get_first_child (GTK_WIDGET (self->answers));
  for (int i = 0; i < view->n_next; i++)
    if (harena_target_kind (view->next[i]) == HARENA_TARGET_BUTTON)
      {
        HarenaButton button;

        harena_say_button (view, view->next[i], &button);
        if (child != NULL && is_same (child, hand, view->next[i], &button))
          child = gtk_widget_get_next_sibling (child);
        else
          {
            remove_from (self, child);
            child = NULL;
            add_answer (self, hand, view->next[i], &button);
          }
        harena_button_clear (&button);
        any = TRUE;
      }
  remove_from (self, child);
  gtk_widget_set_visible (self->scroller, any);
  update_hint (self);
}

gboolean
harena_question_bar_has_answers (HarenaQuestionBar *self)
{
  g_return_val_if_fail (HARENA_IS_QUESTION_BAR (self), FALSE);

  return gtk_widget_get_visible (self->scroller);
}

gboolean
harena_question_bar_press (HarenaQuestionBar *self,
                           guint              key)
{
  gboolean enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  g_return_val_if_fail (HARENA_IS_QUESTION_BAR (self), FALSE);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->answers)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const Answer *answer = answer_of (child);

      if ((answer->key != 0 && gdk_keyval_to_lower (answer->key) == gdk_keyval_to_lower (key))
          || (enter && answer->suggested))
        {
          answer_cb (child);
          return TRUE;
        }
    }
  return FALSE;
}

void
harena_question_bar_set_back (HarenaQuestionBar *self,
                              gboolean           back)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  self->can_back = back;
  update_buttons (self);
}

void
harena_question_bar_set_busy (HarenaQuestionBar *self,
                              gboolean           busy,
                              double             progress)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  gtk_widget_set_visible (self->progress, busy && progress > 0);
  if (busy)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), CLAMP (progress, 0, 1));
  self->busy = busy;
  update_buttons (self);
}

void
harena_question_bar_set_brief (HarenaQuestionBar *self,
                               gboolean           brief)
{
  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  if (self->brief == brief)
    return;
  self->brief = brief;
  harena_set_css_class (GTK_WIDGET (self), "brief", brief);
  update_buttons (self);
}

static void
show_key (GtkWidget *answer,
          gboolean   visible)
{
  GtkWidget *last = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (answer)));

  if (gtk_widget_has_css_class (last, "keycap"))
    gtk_widget_set_visible (last, visible);
}

void
harena_question_bar_set_shape (HarenaQuestionBar  *self,
                               HarenaQuestionShape shape,
                               gboolean            compact)
{
  gboolean column = shape == HARENA_QUESTION_COLUMN;

  g_return_if_fail (HARENA_IS_QUESTION_BAR (self));

  self->compact = compact;
  self->shape = shape;
  gtk_widget_set_visible (self->hint_key, !compact);
  update_hint (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->answers)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_key (child, !compact);
  gtk_widget_set_visible (self->back_key, !compact);
  gtk_widget_set_visible (self->back_icon, !compact);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  column ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                                  column ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->answers),
                                  column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (GTK_WIDGET (self->buttons), column ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_halign (self->meaning, column ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  harena_question_layout_set_shape (self->layout, shape);
  update_buttons (self);
  harena_set_css_class (GTK_WIDGET (self), "narrow", compact);
}
