/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the lesson that the tutorial is at, whichever it was before. */

#include "learn/coach.h"

#include "learn/coach-layout.h"
#include "face.h"
#include "widgets/css-class.h"
#include "words.h"

#include <adwaita.h>

struct _HarenaCoach
{
  GtkWidget      parent_instance;

  HarenaLessonCourse *tutorial;
  gboolean       compact;
  gboolean       slim;
  gboolean       asks;   /* the reader has to do something, and is told so */
  gboolean       tabbing; /* the focus goes on */
  gboolean       waiting; /* with what is to be said */
  guint          source;  /* says it */

  GtkBox        *dots;
  GtkLabel      *step;
  GtkActionable *rules;
  GtkWidget     *tools;
  GtkWidget     *scroller;
  GtkWidget     *words;
  GtkLabel      *title;
  AdwBin        *diagram;
  GtkWidget     *picture; /* in it; NULL for a game without */
  GtkLabel      *text;
  GtkLabel      *remark;
  GtkWidget     *ways;
  GtkWidget     *back;
  GtkWidget     *turn;
  GtkWidget     *new_game;
  GtkWidget     *next;
  GtkLabel      *next_label;
};

enum
{
  PROP_TARGET = 1,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HarenaCoach, harena_coach, GTK_TYPE_WIDGET)

static void
update_dots (HarenaCoach *self,
             guint       now)
{
  GtkWidget *dot = gtk_widget_get_first_child (GTK_WIDGET (self->dots));

  for (guint i = 0; dot != NULL; i++, dot = gtk_widget_get_next_sibling (dot))
    {
      harena_set_css_class (dot, "done", i < now);
      harena_set_css_class (dot, "now", i == now);
    }
}

/* What a screen reader says of the card as a whole. */
static void
update_name (HarenaCoach        *self,
             const HarenaLesson *lesson,
             const char        *remark)
{
  g_autofree char *name = g_strdup_printf ("%s. %s", _(lesson->title),
                                           remark != NULL ? remark : _(lesson->text));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Dice are read out; other pictures only show what the text says. */
static void
update_picture (HarenaCoach        *self,
                const HarenaLesson *lesson)
{
  const HarenaFace *face = harena_lesson_course_get_face (self->tutorial);
  g_autofree char  *name = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->diagram), lesson->picture != NULL && !self->compact);
  if (self->picture == NULL)
    return;
  if (lesson->picture != NULL && face->diagram_words != NULL)
    name = face->diagram_words (lesson->picture);
  face->diagram_set (self->picture, lesson->picture);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : _(lesson->title), -1);
}

/* Where there is the least room, who has to answer needs it for the answers. */
static void
update_ways (HarenaCoach *self,
             gboolean    last)
{
  gboolean can_next = harena_lesson_course_get_can_next (self->tutorial) && !self->waiting;
  int      asked = harena_game_model_get_asked (harena_lesson_course_get_model (self->tutorial));
  gboolean brief = self->slim && asked != 0 && !can_next;

  self->asks = asked != 0 && !harena_lesson_course_get_can_next (self->tutorial) && !self->waiting;
  gtk_widget_set_visible (GTK_WIDGET (self->title), !brief);
  gtk_widget_set_visible (self->ways, !brief);
  gtk_widget_set_sensitive (self->back, harena_lesson_course_get_can_back (self->tutorial));
  gtk_widget_set_visible (GTK_WIDGET (self->step), !self->slim && !last);
  gtk_widget_set_visible (self->new_game, last);
  gtk_widget_set_visible (self->next, can_next);
  /* It keeps its place, so that the buttons stay at the edges. */
  gtk_widget_set_visible (self->turn, !self->slim && !last);
  gtk_widget_set_opacity (self->turn, asked != 0 && !can_next ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->turn), GTK_ACCESSIBLE_STATE_HIDDEN,
                               asked == 0 || can_next, -1);
  gtk_label_set_label (self->next_label, last ? C_("lesson", "Play _On") : C_("lesson", "_Next"));
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    gtk_label_set_label (label, text);
}

static void
update_words (HarenaCoach        *self,
              const HarenaLesson *lesson)
{
  const char *remark = harena_lesson_course_get_remark (self->tutorial);

  /* Who comes to another lesson reads it from its beginning. */
  if (g_strcmp0 (gtk_label_get_label (self->text), _(lesson->text)) != 0)
    {
      GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->scroller);

      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), 0);
    }
  set_text (self->title, _(lesson->title));
  set_text (self->text, _(lesson->text));
  set_text (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  /* Where there is no room for both, what is to be done now comes first. */
  gtk_widget_set_visible (GTK_WIDGET (self->text), remark == NULL || !self->slim);
  update_name (self, lesson, remark);
}

static void
update (HarenaCoach *self)
{
  const HarenaLesson *lesson = harena_lesson_course_get_lesson (self->tutorial);
  guint              index = harena_lesson_course_get_index (self->tutorial);
  g_autofree char   *step = NULL;

  gtk_widget_set_visible (self->tools, !self->slim);
  if (self->waiting)
    {
      update_ways (self, FALSE);
      return;
    }

  /* Translators: the third of 24 lessons. */
  step = g_strdup_printf (C_("lesson", "%u of %u"), index + 1, harena_lesson_course_get_n_lessons (self->tutorial));
  set_text (self->step, step);
  gtk_actionable_set_action_target (self->rules, "s", lesson->topic);
  update_words (self, lesson);
  update_picture (self, lesson);
  update_dots (self, index);
  update_ways (self, index + 1 == harena_lesson_course_get_n_lessons (self->tutorial));
  gtk_widget_set_visible (GTK_WIDGET (self), !harena_lesson_course_get_finished (self->tutorial));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TARGET]);
}

static gboolean
update_cb (gpointer data)
{
  HarenaCoach *self = HARENA_COACH (data);

  self->source = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* When the move has been told to everybody, and before anything is drawn: only then is known
 * whether there is something to wait for. */
static void
queue_update (HarenaCoach *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

/* Only words that do not all fit need the keyboard; Tab would not leave a scroller that cannot take
 * the focus itself. */
static void
scroll_changed_cb (HarenaCoach    *self,
                   GtkAdjustment *adjustment)
{
  gboolean needed = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->scroller, needed);
  gtk_widget_set_can_focus (self->scroller, needed);
}

static void
back_cb (HarenaCoach *self)
{
  harena_lesson_course_back (self->tutorial);
}

static void
next_cb (HarenaCoach *self)
{
  harena_lesson_course_next (self->tutorial);
}

/* The way on, if there is one. */
static gboolean
harena_coach_grab_focus (GtkWidget *widget)
{
  HarenaCoach *self = HARENA_COACH (widget);

  return !self->tabbing && gtk_widget_get_mapped (self->next) && gtk_widget_grab_focus (self->next);
}

/* Where Tab finds nothing more in a widget, GTK lets that grab the focus, and would never leave. */
static gboolean
harena_coach_focus (GtkWidget       *widget,
                   GtkDirectionType direction)
{
  HarenaCoach *self = HARENA_COACH (widget);
  gboolean     moved;

  self->tabbing = TRUE;
  moved = GTK_WIDGET_CLASS (harena_coach_parent_class)->focus (widget, direction);
  self->tabbing = FALSE;
  return moved;
}

static void
harena_coach_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  HarenaCoach *self = HARENA_COACH (object);

  switch (id)
    {
    case PROP_TARGET:
      g_value_set_uint (value, harena_coach_get_target (self));
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_coach_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_COMPACT:
      harena_coach_set_compact (HARENA_COACH (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_coach_dispose (GObject *object)
{
  HarenaCoach *self = HARENA_COACH (object);
  GtkWidget  *child;

  g_clear_handle_id (&self->source, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->tutorial);

  G_OBJECT_CLASS (harena_coach_parent_class)->dispose (object);
}

static void
harena_coach_class_init (HarenaCoachClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = harena_coach_get_property;
  object_class->set_property = harena_coach_set_property;
  object_class->dispose = harena_coach_dispose;
  widget_class->grab_focus = harena_coach_grab_focus;
  widget_class->focus = harena_coach_focus;

  properties[PROP_TARGET] = g_param_spec_uint ("target", NULL, NULL, 0, G_MAXUINT, 0,
                                               flags | G_PARAM_READABLE);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   flags | G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (HARENA_TYPE_COACH_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "coach");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/learn/coach.ui");
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, dots);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, step);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, rules);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, tools);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, scroller);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, words);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, title);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, diagram);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, text);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, remark);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, ways);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, back);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, turn);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, new_game);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, next);
  gtk_widget_class_bind_template_child (widget_class, HarenaCoach, next_label);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
harena_coach_init (HarenaCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  /* With large type in a narrow window it gives way before the card does. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->back))),
                           PANGO_ELLIPSIZE_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Learn to play"), -1);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW
                                                                  (self->scroller)),
                           "changed", G_CALLBACK (scroll_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
add_dots (HarenaCoach *self)
{
  for (guint i = 0; i < harena_lesson_course_get_n_lessons (self->tutorial); i++)
    {
      GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (dot, "dot");
      gtk_widget_set_hexpand (dot, TRUE);
      gtk_box_append (self->dots, dot);
    }
}

GtkWidget *
harena_coach_new (HarenaLessonCourse *tutorial)
{
  HarenaCoach      *self = g_object_new (HARENA_TYPE_COACH, NULL);
  HarenaGameModel *model = harena_lesson_course_get_model (tutorial);
  const HarenaFace *face = harena_lesson_course_get_face (tutorial);

  self->tutorial = g_object_ref (tutorial);
  add_dots (self);
  if (face->diagram_new != NULL)
    {
      self->picture = face->diagram_new ();
      adw_bin_set_child (self->diagram, self->picture);
    }
  g_signal_connect_object (tutorial, "lesson-changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::asked", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::live", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

HarenaTarget
harena_coach_get_target (HarenaCoach *self)
{
  g_return_val_if_fail (HARENA_IS_COACH (self), HARENA_NO_TARGET);

  return harena_lesson_target (harena_lesson_course_get_lesson (self->tutorial));
}

const HarenaTarget *
harena_coach_get_targets (HarenaCoach *self)
{
  g_return_val_if_fail (HARENA_IS_COACH (self), NULL);

  return harena_lesson_course_get_lesson (self->tutorial)->targets;
}

gboolean
harena_coach_get_can_next (HarenaCoach *self)
{
  g_return_val_if_fail (HARENA_IS_COACH (self), FALSE);

  return harena_lesson_course_get_can_next (self->tutorial);
}

gboolean
harena_coach_get_asks (HarenaCoach *self)
{
  g_return_val_if_fail (HARENA_IS_COACH (self), FALSE);

  return self->asks;
}

void
harena_coach_set_compact (HarenaCoach *self,
                         gboolean    compact)
{
  g_return_if_fail (HARENA_IS_COACH (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  harena_set_css_class (GTK_WIDGET (self), "compact", compact);
  gtk_widget_set_visible (GTK_WIDGET (self->dots), !compact);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

void
harena_coach_set_slim (HarenaCoach *self,
                      gboolean    slim)
{
  g_return_if_fail (HARENA_IS_COACH (self));

  if (self->slim == slim)
    return;
  self->slim = slim;
  harena_coach_layout_set_slim (HARENA_COACH_LAYOUT (gtk_widget_get_layout_manager
                                                     (GTK_WIDGET (self))), slim);
  update (self);
}

void
harena_coach_set_waiting (HarenaCoach *self,
                         gboolean    waiting)
{
  g_return_if_fail (HARENA_IS_COACH (self));

  self->waiting = waiting;
  queue_update (self);
}
