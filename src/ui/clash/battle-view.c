/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the battle under way, and directs how a move is seen: the dice fall, stars fly, somebody
 * falls, and there is time to read. Meanwhile the model waits. */

#include "clash/battle-view.h"

#include "clash/battle-choice.h"
#include "clash/battle-field.h"
#include "clash/battle-telling.h"
#include "clash/speech-words.h"
#include "clash/story.h"
#include "look.h"
#include "settings.h"
#include "words.h"

#include <adwaita.h>

enum
{
  NARROW = 700, /* below this the sides stand one below the other */
  BRIEF = 720,  /* below this height cards say less */
  CHOICE = 158, /* the height that a question with two answers has */
};

/* The parts of a move as it is seen. */
typedef enum
{
  PHASE_NONE,
  PHASE_THROW,  /* the dice fall */
  PHASE_FLY,    /* the stars fly */
  PHASE_CHANGE, /* nets drop, gladiators fall */
  PHASE_LINGER, /* time to read */
} Phase;

struct _ClashBattleView
{
  GtkWidget       parent_instance;

  ClashHand      *hand;
  GtkWidget      *header;
  AdwWindowTitle *title;
  GtkWidget      *skip;
  GtkWidget      *skip_label;
  GtkWidget      *menu;
  GtkWidget      *field;
  GtkWidget      *choice;

  gboolean        active;
  gboolean        fresh;  /* a move has just been played */
  Phase           phase;  /* the model is held unless it is none */
  guint           timer;
  HarenaMove      move;   /* that is being shown */
  ClashStory      story;
};

enum
{
  PROP_ACTIVE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashBattleView, clash_battle_view, GTK_TYPE_WIDGET)

static HarenaGameModel *
model_of (ClashBattleView *self)
{
  return clash_hand_get_model (self->hand);
}

static HarenaPace
pace_of (ClashBattleView *self)
{
  return harena_game_model_get_pace (model_of (self));
}

static void
update_title (ClashBattleView *self)
{
  const ClashStory *story = &self->story;
  g_autofree char  *attacker = clash_words_subject (model_of (self), &story->sides[0].group);
  g_autofree char  *defender = clash_words_fighter (model_of (self), &story->sides[1].group,
                                                    CLASH_WHOM);
  /* Translators: a name or “The lion”, and whom it attacks */
  g_autofree char  *title = g_strdup_printf (C_("title", "%s attacks %s"), attacker, defender);
  /* Translators: two cells */
  g_autofree char  *cells = g_strdup_printf (_("%s against %s"),
                                             clash_words_cell (story->sides[0].cell).text,
                                             clash_words_cell (story->sides[1].cell).text);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, cells);
}

/* The question, or what is going on. */
static void
update_choice (ClashBattleView *self)
{
  ClashBattleChoice *choice = CLASH_BATTLE_CHOICE (self->choice);
  gboolean           landed = self->phase != PHASE_THROW;
  gboolean           asked = self->phase == PHASE_NONE && clash_hand_get_seat (self->hand) != 0;
  g_autofree char   *result = self->story.over ? clash_battle_result (&self->story) : NULL;
  g_autofree char   *all = NULL;
  g_auto (ClashHappening) last = { 0 };

  clash_battle_tell (model_of (self), &self->story, landed, &last);
  /* Translators: a sentence of the log, with a full stop, and those that follow */
  all = g_strdup_printf (C_("log", "%s. %s"), last.first, last.rest);
  if (result != NULL && self->phase != PHASE_THROW && self->phase != PHASE_FLY)
    clash_battle_choice_update (choice, result, 0, all);
  else if (self->phase != PHASE_NONE)
    clash_battle_choice_update (choice, last.first, last.seat, last.rest);
  else
    clash_battle_choice_update (choice, NULL, 0, all);
  gtk_widget_set_sensitive (self->skip, !asked);
}

/* A battle is shown while it is on, unless it would only flash by. */
static void
update_active (ClashBattleView *self)
{
  HarenaGameModel *model = model_of (self);
  gboolean         on = self->story.n_steps > 0 && harena_game_model_get_live (model);
  gboolean         active;

  if (self->story.over)
    active = on && self->phase != PHASE_NONE;
  else
    active = on && (pace_of (self) != HARENA_PACE_INSTANT || clash_hand_get_seat (self->hand) != 0);
  if (active == self->active)
    return;
  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

/* How long a person needs to read what has happened, in milliseconds; the model waits some more. */
static guint
time_to_read (ClashBattleView *self)
{
  static const guint results[] = {
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 700, [HARENA_PACE_NORMAL] = 1800,
    [HARENA_PACE_SLOW] = 3200,
  };
  static const guint rolls[] = {
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 250, [HARENA_PACE_NORMAL] = 900,
    [HARENA_PACE_SLOW] = 1800,
  };
  HarenaPace pace = pace_of (self);
  int        turn = harena_game_model_get_turn (model_of (self));
  unsigned   verb = clash_move_verb (self->move);

  if (self->story.over)
    return results[pace];
  if (turn > 0 && harena_seat_is_person (harena_game_model_get_seat (model_of (self), turn)))
    return 0;
  if (verb == CLASH_LOSE || verb == CLASH_THROW || verb == CLASH_REROLL)
    return rolls[pace] / 3;

  return rolls[pace];
}

static guint
start_phase (ClashBattleView *self)
{
  ClashBattleField *field = CLASH_BATTLE_FIELD (self->field);
  unsigned          verb = clash_move_verb (self->move);

  switch (self->phase)
    {
    case PHASE_THROW:
      return verb == CLASH_ROLL ? clash_battle_field_throw (field, &self->story) : 0;
    case PHASE_FLY:
      return (verb == CLASH_ROLL || verb == CLASH_KEEP) && self->story.dice.counts
               ? clash_battle_field_fly (field, &self->story)
               : 0;
    case PHASE_CHANGE:
      return clash_battle_field_change (field, &self->story);
    case PHASE_LINGER:
      return time_to_read (self);
    case PHASE_NONE:
    default:
      g_return_val_if_reached (0);
    }
}

static void
stop (ClashBattleView *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->phase == PHASE_NONE)
    return;
  self->phase = PHASE_NONE;
  clash_battle_field_finish (CLASH_BATTLE_FIELD (self->field));
  harena_game_model_release (model_of (self));
}

/* Brings the screen from whatever it shows to what there is. */
static void
update (ClashBattleView *self)
{
  if (self->story.n_steps > 0)
    {
      update_title (self);
      clash_battle_field_update (CLASH_BATTLE_FIELD (self->field), &self->story);
      update_choice (self);
    }
  update_active (self);
}

static gboolean next_phase_cb (gpointer data);

/* Until one takes time, or the move has been seen. */
static void
run_phases (ClashBattleView *self)
{
  while (self->phase != PHASE_LINGER)
    {
      guint duration;

      self->phase++;
      duration = start_phase (self);
      update_choice (self);
      if (duration > 0)
        {
          self->timer = g_timeout_add (duration, next_phase_cb, self);
          return;
        }
    }

  stop (self);
  update (self);
}

static gboolean
next_phase_cb (gpointer data)
{
  ClashBattleView *self = CLASH_BATTLE_VIEW (data);

  self->timer = 0;
  run_phases (self);
  return G_SOURCE_REMOVE;
}

static void
played_cb (ClashBattleView *self)
{
  self->fresh = TRUE;
}

static void
cursor_moved_cb (ClashBattleView *self)
{
  HarenaGameModel *model = model_of (self);
  guint            cursor = harena_game_model_get_cursor (model);
  gboolean         fresh = self->fresh;

  self->fresh = FALSE;
  stop (self);
  if (!clash_story_find (model, cursor, &self->story))
    self->story = (ClashStory) { 0 };

  if (!fresh || self->story.n_steps == 0 || pace_of (self) == HARENA_PACE_INSTANT)
    {
      update (self);
      return;
    }

  self->move = g_array_index (harena_game_model_get_record (model)->moves, HarenaMove, cursor - 1);
  harena_game_model_hold (model);
  self->phase = PHASE_NONE;
  update_title (self);
  run_phases (self);
  update_active (self);
}

/* Somebody is asked, or is not any more. */
static void
hand_changed_cb (ClashBattleView *self)
{
  if (self->phase == PHASE_NONE && self->story.n_steps > 0
      && self->story.index == harena_game_model_get_cursor (model_of (self)))
    {
      update_choice (self);
      update_active (self);
    }
}

static void
settings_changed_cb (ClashBattleView *self)
{
  if (self->phase == PHASE_NONE)
    update (self);
}

/* Tints give way to lines. */
static void
look_changed_cb (ClashBattleView *self)
{
  if (harena_look_is_contrast (harena_look_get_default ()))
    gtk_widget_add_css_class (GTK_WIDGET (self), "contrast");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "contrast");
}

gboolean
clash_battle_view_get_active (ClashBattleView *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_VIEW (self), FALSE);

  return self->active;
}

void
clash_battle_view_set_menu (ClashBattleView *self,
                            GMenuModel      *menu)
{
  g_return_if_fail (CLASH_IS_BATTLE_VIEW (self));

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), menu);
}

void
clash_battle_view_say (ClashBattleView *self,
                       const char      *text)
{
  g_return_if_fail (CLASH_IS_BATTLE_VIEW (self));

  clash_battle_choice_say (CLASH_BATTLE_CHOICE (self->choice), text);
}

void
clash_battle_view_skip (ClashBattleView *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_VIEW (self));

  if (self->phase == PHASE_NONE)
    return;
  stop (self);
  update (self);
}

/* Any key or click, while nobody is asked. */
static gboolean
skip_ahead (ClashBattleView *self)
{
  if (!self->active || (self->phase == PHASE_NONE && clash_hand_get_seat (self->hand) != 0))
    return FALSE;

  clash_battle_view_skip (self);
  harena_game_model_skip (model_of (self));
  return TRUE;
}

/* Keys that walk, or belong to the window. */
static gboolean
is_common_key (guint           key,
               GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return TRUE;
  if ((key >= GDK_KEY_F1 && key <= GDK_KEY_F35) || (key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R))
    return TRUE;

  switch (key)
    {
    case GDK_KEY_Escape:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (ClashBattleView *self,
                guint            key,
                guint            code G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if (is_common_key (key, state))
    return GDK_EVENT_PROPAGATE;
  if (clash_battle_choice_press (CLASH_BATTLE_CHOICE (self->choice), key))
    return GDK_EVENT_STOP;

  return skip_ahead (self);
}

static void
clicked_cb (ClashBattleView *self)
{
  skip_ahead (self);
}

static void
clash_battle_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline G_GNUC_UNUSED)
{
  ClashBattleView *self = CLASH_BATTLE_VIEW (widget);
  gboolean         narrow = width < NARROW;
  int              header, field, choice, least;

  gtk_widget_set_visible (self->skip_label, !narrow);
  clash_battle_field_set_narrow (CLASH_BATTLE_FIELD (self->field), narrow);
  clash_battle_choice_set_shape (CLASH_BATTLE_CHOICE (self->choice), width, narrow,
                                 height < BRIEF);
  gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, width, &header, NULL, NULL, NULL);
  gtk_widget_measure (self->field, GTK_ORIENTATION_VERTICAL, width, &field, NULL, NULL, NULL);
  gtk_widget_measure (self->choice, GTK_ORIENTATION_VERTICAL, width, &least, &choice, NULL, NULL);
  /* It does not shrink to a line when nobody is asked, or everything would jump. */
  choice = MAX (choice, narrow ? 0 : MIN (CHOICE, height / 5));
  choice = MAX (MIN (choice, height - header - field), MIN (least, height - header - 1));

  gtk_widget_size_allocate (self->header, &(GtkAllocation) { 0, 0, width, header }, -1);
  gtk_widget_size_allocate (self->field,
                            &(GtkAllocation) { 0, header, width,
                                               MAX (1, height - header - choice) }, -1);
  gtk_widget_size_allocate (self->choice,
                            &(GtkAllocation) { 0, height - choice, width, choice }, -1);
}

static void
clash_battle_view_measure (GtkWidget     *widget G_GNUC_UNUSED,
                           GtkOrientation orientation,
                           int            for_size G_GNUC_UNUSED,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline G_GNUC_UNUSED,
                           int           *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 480;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 800;
}

static void
clash_battle_view_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, CLASH_BATTLE_VIEW (object)->active);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_battle_view_dispose (GObject *object)
{
  ClashBattleView *self = CLASH_BATTLE_VIEW (object);

  if (self->hand != NULL)
    stop (self);
  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_clear_pointer (&self->field, gtk_widget_unparent);
  g_clear_pointer (&self->choice, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (clash_battle_view_parent_class)->dispose (object);
}

static void
clash_battle_view_class_init (ClashBattleViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = clash_battle_view_get_property;
  object_class->dispose = clash_battle_view_dispose;
  widget_class->size_allocate = clash_battle_view_size_allocate;
  widget_class->measure = clash_battle_view_measure;

  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "battleview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/harena/Harena/ui/clash/battle-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ClashBattleView, header);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleView, title);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleView, skip);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleView, skip_label);
  gtk_widget_class_bind_template_child (widget_class, ClashBattleView, menu);
}

static void
clash_battle_view_init (ClashBattleView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (harena_look_get_default (), "changed", G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  look_changed_cb (self);
}

GtkWidget *
clash_battle_view_new (ClashHand *hand)
{
  ClashBattleView *self = g_object_new (CLASH_TYPE_BATTLE_VIEW, NULL);
  HarenaGameModel *model = clash_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  self->field = clash_battle_field_new (model);
  gtk_widget_set_parent (self->field, GTK_WIDGET (self));
  self->choice = clash_battle_choice_new (hand);
  gtk_widget_set_parent (self->choice, GTK_WIDGET (self));

  g_signal_connect_object (model, "move-played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (harena_settings_get_default (), "changed::show-odds",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  cursor_moved_cb (self);
  return GTK_WIDGET (self);
}
