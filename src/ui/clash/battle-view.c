/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the battle under way, and takes the answers. */

#include "clash/battle-view-private.h"

#include "clash/battle-choice.h"
#include "clash/battle-field.h"
#include "clash/battle-telling.h"
#include "clash/speech-words.h"
#include "clash/story.h"
#include "widgets/css-class.h"
#include "widgets/look.h"
#include "widgets/type-size.h"
#include "words.h"

enum
{
  NARROW = 700, /* below this the sides stand one below the other */
  BRIEF = 780,  /* below this height cards say less */

  /* The height of a question with four answers. */
  CHOICE = 318,
  CHOICE_BRIEF = 238,
  CHOICE_NARROW = 270,
};

enum
{
  PROP_ACTIVE = 1,
  PROP_TELLING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ClashBattleView, clash_battle_view, GTK_TYPE_WIDGET)

void
clash_battle_view_update_title (ClashBattleView *self)
{
  const ClashStory *story = &self->story;
  g_autofree char  *attacker = clash_words_subject (story->seats, &story->sides[0].group);
  g_autofree char  *defender = clash_words_fighter (story->seats, &story->sides[1].group, CLASH_WHOM);
  /* Translators: a name or “The lion”, and whom it attacks */
  g_autofree char  *title = g_strdup_printf (C_("title", "%s attacks %s"), attacker, defender);
  /* Translators: two cells */
  g_autofree char  *cells = g_strdup_printf (_("%s against %s"),
                                             clash_words_cell (story->sides[0].cell).text,
                                             clash_words_cell (story->sides[1].cell).text);

  adw_window_title_set_title (self->title, title);
  /* The focus comes here first. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_window_title_set_subtitle (self->title, cells);
}

/* Keys reach the battle only while the focus is in it; answers that go would take it along. */
static void
keep_focus (ClashBattleView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_mapped (widget)
      && (focus == NULL || (focus != widget && !gtk_widget_is_ancestor (focus, widget))))
    gtk_widget_grab_focus (widget);
}

void
clash_battle_view_update_choice (ClashBattleView *self)
{
  ClashBattleChoice *choice = CLASH_BATTLE_CHOICE (self->choice);
  gboolean           landed = self->phase != CLASH_PHASE_THROW;
  gboolean           asked = self->phase == CLASH_PHASE_NONE
                             && harena_hand_get_asked (self->hand) != 0;
  g_autofree char   *result = self->story.over ? clash_battle_result (&self->story) : NULL;
  g_autofree char   *all = NULL;
  g_auto (ClashHappening) last = { 0 };

  clash_battle_tell (clash_battle_view_model (self), &self->story, landed, &last);
  /* Translators: a sentence of the log, with a full stop, and those that follow */
  all = g_strdup_printf (C_("log", "%s. %s"), last.first, last.rest);
  if (result != NULL && self->phase != CLASH_PHASE_THROW && self->phase != CLASH_PHASE_FLY)
    clash_battle_choice_update (choice, &self->story, result, 0, all, TRUE);
  else if (self->phase != CLASH_PHASE_NONE)
    clash_battle_choice_update (choice, &self->story, last.first, last.seat, last.rest, FALSE);
  else
    clash_battle_choice_update (choice, &self->story, NULL, 0, all, FALSE);
  clash_battle_field_offer (CLASH_BATTLE_FIELD (self->field), asked ? self->hand : NULL);
  gtk_widget_set_sensitive (self->skip, !asked);
  keep_focus (self);
}

void
clash_battle_view_update_active (ClashBattleView *self)
{
  HarenaGameModel *model = clash_battle_view_model (self);
  gboolean         on = self->story.n_steps > 0 && harena_game_model_get_live (model);
  gboolean         active;

  if (self->again != 0)
    active = TRUE;
  else if (self->story.over)
    active = on && self->phase != CLASH_PHASE_NONE;
  else
    active = on && (clash_battle_view_pace (self) != HARENA_PACE_INSTANT
                    || harena_hand_get_asked (self->hand) != 0);
  if (active == self->active)
    return;
  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

void
clash_battle_view_update_telling (ClashBattleView *self)
{
  gboolean telling = self->phase != CLASH_PHASE_NONE && self->phase != CLASH_PHASE_LINGER;

  if (telling == self->telling)
    return;
  self->telling = telling;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TELLING]);
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
}

void
clash_battle_view_update (ClashBattleView *self)
{
  if (self->story.n_steps > 0)
    {
      clash_battle_view_update_title (self);
      clash_battle_field_update (CLASH_BATTLE_FIELD (self->field), &self->story);
      clash_battle_view_update_choice (self);
    }
  clash_battle_view_update_active (self);
}

/* Somebody is asked, or is not any more, or has another name. */
static void
hand_changed_cb (ClashBattleView *self)
{
  if (self->phase == CLASH_PHASE_NONE && self->story.n_steps > 0
      && self->story.index == harena_game_model_get_cursor (clash_battle_view_model (self)))
    clash_battle_view_update (self);
}

/* Tints give way to lines. */
static void
look_changed_cb (ClashBattleView *self)
{
  harena_set_css_class (GTK_WIDGET (self), "contrast",
                        harena_look_is_contrast (harena_look_get_default ()));
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
  hand_changed_cb (self);
}

gboolean
clash_battle_view_get_telling (ClashBattleView *self)
{
  g_return_val_if_fail (CLASH_IS_BATTLE_VIEW (self), FALSE);

  return self->telling;
}

/* Any key or click, while nobody is asked. */
static gboolean
skip_ahead (ClashBattleView *self)
{
  if (!self->active || (self->phase == CLASH_PHASE_NONE && harena_hand_get_asked (self->hand) != 0))
    return FALSE;

  if (self->again == 0)
    harena_game_model_skip (clash_battle_view_model (self));
  clash_battle_view_skip (self);
  return TRUE;
}

/* Keys that walk, or belong to the window. */
static gboolean
is_common_key (guint           key,
               GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return TRUE;
  if ((key >= GDK_KEY_F1 && key <= GDK_KEY_F35)
      || (key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R))
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

/* Letters that are typed in a menu are for the menu, though they come by here as well. */
static gboolean
is_in_popover (ClashBattleView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root);
}

static gboolean
key_pressed_cb (ClashBattleView *self,
                guint            key,
                guint            code G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if (key == GDK_KEY_Escape && self->again != 0)
    {
      clash_battle_view_end_again (self);
      clash_battle_view_update (self);
      return GDK_EVENT_STOP;
    }
  if (is_common_key (key, state) || is_in_popover (self))
    return GDK_EVENT_PROPAGATE;
  if (clash_battle_choice_press (CLASH_BATTLE_CHOICE (self->choice), key))
    return GDK_EVENT_STOP;

  return skip_ahead (self);
}

static void
clicked_cb (ClashBattleView *self)
{
  if (!is_in_popover (self))
    skip_ahead (self);
}

/* It depends on the window alone: whether somebody is asked or not, and whatever the answers are,
 * every piece stays where it is for the whole battle. */
static void
clash_battle_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline G_GNUC_UNUSED)
{
  ClashBattleView *self = CLASH_BATTLE_VIEW (widget);
  gboolean         narrow = harena_type_room (width) < NARROW;
  gboolean         brief = harena_type_room (height) < BRIEF;
  int              choice = harena_type_pixels (narrow  ? CHOICE_NARROW
                                                : brief ? CHOICE_BRIEF
                                                        : CHOICE);
  int              header, field, least;

  gtk_widget_set_visible (self->skip_label, !narrow);
  clash_battle_field_set_narrow (CLASH_BATTLE_FIELD (self->field), narrow);
  clash_battle_choice_set_shape (CLASH_BATTLE_CHOICE (self->choice), width, narrow, brief);
  gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, width, &header, NULL, NULL, NULL);
  gtk_widget_measure (self->field, GTK_ORIENTATION_VERTICAL, width, &field, NULL, NULL, NULL);
  gtk_widget_measure (self->choice, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
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
    case PROP_TELLING:
      g_value_set_boolean (value, CLASH_BATTLE_VIEW (object)->telling);
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
    clash_battle_view_end_again (self);
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
  properties[PROP_TELLING] = g_param_spec_boolean ("telling", NULL, NULL, FALSE,
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
clash_battle_view_new (HarenaHand *hand)
{
  ClashBattleView *self = g_object_new (CLASH_TYPE_BATTLE_VIEW, NULL);
  HarenaGameModel *model = harena_hand_get_model (hand);

  self->hand = g_object_ref (hand);
  self->field = clash_battle_field_new (model);
  gtk_widget_set_parent (self->field, GTK_WIDGET (self));
  self->choice = clash_battle_choice_new (hand);
  gtk_widget_set_parent (self->choice, GTK_WIDGET (self));

  clash_battle_view_watch (self);
  return GTK_WIDGET (self);
}

static void
update_scene (GtkWidget   *scene,
              HarenaChange change)
{
  if (change & ~(HARENA_CHANGE_FOCUS | HARENA_CHANGE_SCENE))
    hand_changed_cb (CLASH_BATTLE_VIEW (scene));
}

static gboolean
is_on (GtkWidget *scene)
{
  return clash_battle_view_get_active (CLASH_BATTLE_VIEW (scene));
}

static gboolean
is_telling (GtkWidget *scene)
{
  return clash_battle_view_get_telling (CLASH_BATTLE_VIEW (scene));
}

static void
skip (GtkWidget *scene)
{
  clash_battle_view_skip (CLASH_BATTLE_VIEW (scene));
}

static void
set_menu (GtkWidget  *scene,
          GMenuModel *menu)
{
  clash_battle_view_set_menu (CLASH_BATTLE_VIEW (scene), menu);
}

static void
say (GtkWidget  *scene,
     const char *text)
{
  clash_battle_view_say (CLASH_BATTLE_VIEW (scene), text);
}

static gboolean
again (GtkWidget *scene,
       guint      index)
{
  return clash_battle_view_show_again (CLASH_BATTLE_VIEW (scene), index);
}

static gboolean
is_again (GtkWidget *scene)
{
  return CLASH_BATTLE_VIEW (scene)->again != 0;
}

const HarenaScene clash_battle_scene = {
  .create = clash_battle_view_new,
  .update = update_scene,
  .is_on = is_on,
  .is_telling = is_telling,
  .skip = skip,
  .again = again,
  .is_again = is_again,
  .whole = TRUE,
  .set_menu = set_menu,
  .say = say,
};
