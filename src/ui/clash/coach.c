/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the lesson that the tutorial is at, whichever it was before. */

#include "clash/coach.h"

#include "clash/coach-layout.h"
#include "clash/diagram.h"
#include "clash/speech.h"
#include "words.h"

#include <string.h>

struct _ClashCoach
{
  GtkWidget      parent_instance;

  ClashTutorial *tutorial;
  gboolean       compact;

  GtkBox        *dots;
  GtkLabel      *step;
  GtkActionable *rules;
  GtkWidget     *words;
  GtkLabel      *title;
  ClashDiagram  *diagram;
  GtkLabel      *text;
  GtkLabel      *remark;
  GtkWidget     *back;
  GtkWidget     *turn;
  GtkWidget     *new_game;
  GtkButton     *next;
};

enum
{
  PROP_CELL = 1,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashCoach, clash_coach, GTK_TYPE_WIDGET)

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
update_dots (ClashCoach *self,
             guint       now)
{
  GtkWidget *dot = gtk_widget_get_first_child (GTK_WIDGET (self->dots));

  for (guint i = 0; dot != NULL; i++, dot = gtk_widget_get_next_sibling (dot))
    {
      set_class (dot, "done", i < now);
      set_class (dot, "now", i == now);
    }
}

/* What a screen reader says of the card as a whole. */
static void
update_name (ClashCoach        *self,
             const ClashLesson *lesson,
             const char        *remark)
{
  g_autofree char *name = g_strdup_printf ("%s. %s", _(lesson->title),
                                           remark != NULL ? remark : _(lesson->text));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* Dice are read out; other pictures only show what the text says. */
static void
update_picture (ClashCoach        *self,
                const ClashLesson *lesson)
{
  g_autofree char *name = NULL;

  if (lesson->picture != NULL && g_str_has_prefix (lesson->picture, "dice="))
    name = clash_speech_dice (lesson->picture + strlen ("dice="));
  clash_diagram_set_description (self->diagram, lesson->picture);
  gtk_widget_set_visible (GTK_WIDGET (self->diagram), lesson->picture != NULL && !self->compact);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->diagram), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : _(lesson->title), -1);
}

static void
update_ways (ClashCoach *self,
             gboolean    last)
{
  gboolean can_next = clash_tutorial_get_can_next (self->tutorial);
  int      asked = harena_game_model_get_asked (clash_tutorial_get_model (self->tutorial));

  gtk_widget_set_sensitive (self->back, clash_tutorial_get_can_back (self->tutorial));
  gtk_widget_set_visible (self->new_game, last);
  gtk_widget_set_visible (GTK_WIDGET (self->next), can_next);
  /* It keeps its place, so that the buttons stay at the edges. */
  gtk_widget_set_opacity (self->turn, asked != 0 && !can_next ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->turn), GTK_ACCESSIBLE_STATE_HIDDEN,
                               asked == 0 || can_next, -1);
  gtk_button_set_label (self->next, last ? C_("lesson", "Play _On") : C_("lesson", "_Next"));
}

static void
update_cb (ClashCoach *self)
{
  const ClashLesson *lesson = clash_tutorial_get_lesson (self->tutorial);
  const char        *remark = clash_tutorial_get_remark (self->tutorial);
  guint              index = clash_tutorial_get_index (self->tutorial);
  g_autofree char   *step = NULL;

  /* Translators: the third of 24 lessons. */
  step = g_strdup_printf (C_("lesson", "%u of %u"), index + 1, clash_n_lessons);
  gtk_label_set_label (self->step, step);
  gtk_label_set_label (self->title, _(lesson->title));
  gtk_label_set_label (self->text, _(lesson->text));
  gtk_label_set_label (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  gtk_actionable_set_action_target (self->rules, "s", lesson->topic);
  update_picture (self, lesson);
  update_dots (self, index);
  update_name (self, lesson, remark);
  update_ways (self, index + 1 == clash_n_lessons);
  gtk_widget_set_visible (GTK_WIDGET (self), !clash_tutorial_get_finished (self->tutorial));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CELL]);
}

static void
back_cb (ClashCoach *self)
{
  clash_tutorial_back (self->tutorial);
}

static void
next_cb (ClashCoach *self)
{
  clash_tutorial_next (self->tutorial);
}

static void
clash_coach_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  ClashCoach *self = CLASH_COACH (object);

  switch (id)
    {
    case PROP_CELL:
      g_value_set_int (value, clash_coach_get_cell (self));
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_coach_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_COMPACT:
      clash_coach_set_compact (CLASH_COACH (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_coach_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&CLASH_COACH (object)->tutorial);

  G_OBJECT_CLASS (clash_coach_parent_class)->dispose (object);
}

static void
clash_coach_class_init (ClashCoachClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = clash_coach_get_property;
  object_class->set_property = clash_coach_set_property;
  object_class->dispose = clash_coach_dispose;

  properties[PROP_CELL] = g_param_spec_int ("cell", NULL, NULL, CLASH_NO_CELL, CLASH_CELLS_END,
                                            CLASH_NO_CELL, flags | G_PARAM_READABLE);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   flags | G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CLASH_TYPE_COACH_LAYOUT);
  g_type_ensure (CLASH_TYPE_DIAGRAM);
  gtk_widget_class_set_css_name (widget_class, "coach");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/coach.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, dots);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, step);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, rules);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, words);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, title);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, diagram);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, text);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, remark);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, back);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, turn);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, new_game);
  gtk_widget_class_bind_template_child (widget_class, ClashCoach, next);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
clash_coach_init (ClashCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Learn to play"), -1);
  for (guint i = 0; i < clash_n_lessons; i++)
    {
      GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (dot, "dot");
      gtk_widget_set_hexpand (dot, TRUE);
      gtk_box_append (self->dots, dot);
    }
}

GtkWidget *
clash_coach_new (ClashTutorial *tutorial)
{
  ClashCoach *self = g_object_new (CLASH_TYPE_COACH, NULL);

  self->tutorial = g_object_ref (tutorial);
  g_signal_connect_object (tutorial, "lesson-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (clash_tutorial_get_model (tutorial), "notify::asked",
                           G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}

int
clash_coach_get_cell (ClashCoach *self)
{
  g_return_val_if_fail (CLASH_IS_COACH (self), CLASH_NO_CELL);

  return clash_lesson_cell (clash_tutorial_get_lesson (self->tutorial));
}

ClashCells
clash_coach_get_cells (ClashCoach *self)
{
  g_return_val_if_fail (CLASH_IS_COACH (self), 0);

  return clash_lesson_cells (clash_tutorial_get_lesson (self->tutorial));
}

void
clash_coach_set_compact (ClashCoach *self,
                         gboolean    compact)
{
  g_return_if_fail (CLASH_IS_COACH (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  set_class (GTK_WIDGET (self), "compact", compact);
  gtk_widget_set_visible (GTK_WIDGET (self->dots), !compact);
  update_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}
