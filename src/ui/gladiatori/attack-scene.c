/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the addends fall one after the other, and keeps what was reckoned in sight for a while. */

#include "gladiatori/attack-scene.h"

#include "gladiatori/attack-paint.h"
#include "gladiatori/move.h"
#include "gladiatori/names.h"
#include "widgets/cards.h"
#include "words.h"

enum
{
  BLOCK_TIME = 300,    /* milliseconds for an addend to fall */
  LINGER_TIME = 2200,  /* for an outcome to be read when all is over */
};

#define GLAD_TYPE_ATTACK_SCENE (glad_attack_scene_get_type ())

G_DECLARE_FINAL_TYPE (GladAttackScene, glad_attack_scene, GLAD, ATTACK_SCENE, GtkWidget)

struct _GladAttackScene
{
  GtkWidget    parent_instance;

  HarenaHand  *hand;
  GtkWidget   *box;
  GtkWidget   *area;
  GtkWidget   *cards;     /* of who is asked */
  GladPosition position;  /* that is shown */
  GladAttack   attack;
  gboolean     on;
  gboolean     lingers;
  int          shown;     /* addends that have fallen */
  guint        timer;
};

G_DEFINE_FINAL_TYPE (GladAttackScene, glad_attack_scene, GTK_TYPE_WIDGET)

static int
n_addends (GladAttackScene *self)
{
  return self->attack.attack.n + self->attack.defence.n;
}

static void
draw_cb (GtkDrawingArea *area G_GNUC_UNUSED,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  GladAttackScene *self = data;

  if (self->on)
    glad_paint_attack (cr, &self->attack, harena_hand_get_view (self->hand), &self->position,
                       self->shown, width, height);
}

static void
stop_timer (GladAttackScene *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

static gboolean
linger_cb (gpointer data)
{
  GladAttackScene *self = data;

  self->timer = 0;
  self->lingers = FALSE;
  self->on = FALSE;
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
  return G_SOURCE_REMOVE;
}

static gboolean
fall_cb (gpointer data)
{
  GladAttackScene *self = data;

  self->shown++;
  gtk_widget_queue_draw (self->area);
  if (self->shown < n_addends (self))
    return G_SOURCE_CONTINUE;

  self->timer = self->lingers ? g_timeout_add (LINGER_TIME, linger_cb, self) : 0;
  harena_hand_say_changed (self->hand, HARENA_CHANGE_SCENE);
  return G_SOURCE_REMOVE;
}

static gboolean
is_animated (GladAttackScene *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  return animations && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
show (GladAttackScene    *self,
      const GladPosition *position,
      gboolean            lingers)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               before = self->on ? self->shown : 0;
  g_autofree char  *words = NULL;

  self->position = *position;
  self->on = glad_attack_init (&self->attack, &self->position);
  if (!self->on)
    return;
  stop_timer (self);
  self->lingers = lingers;
  self->shown = is_animated (self) ? MIN (before, n_addends (self)) : n_addends (self);
  if (self->shown < n_addends (self))
    self->timer = g_timeout_add (BLOCK_TIME, fall_cb, self);
  else if (lingers)
    self->timer = g_timeout_add (LINGER_TIME, linger_cb, self);
  words = glad_attack_words (&self->attack, view, &self->position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_queue_draw (self->area);
}

/* Whether the move that led here ended the defence of the attack that is shown; it is known to
 * everybody. */
static gboolean
was_parried (GladAttackScene  *self,
             const HarenaView *view,
             HarenaMove       *move)
{
  return self->on && !self->lingers && view->model != NULL && view->cursor > 0
         && glad_asked (&self->position)->step == GLAD_ASK_PARRY
         && harena_game_model_get_move (view->model, view->cursor - 1, move)
         && glad_verb (*move) == GLAD_PARRY;
}

static void
update (GtkWidget   *widget,
        HarenaChange change)
{
  GladAttackScene    *self = GLAD_ATTACK_SCENE (widget);
  const HarenaView   *view = harena_hand_get_view (self->hand);
  const GladPosition *position = glad_position (view);
  HarenaMove          move;

  harena_card_table_update (self->cards, change);
  gtk_widget_set_visible (self->cards, view->asked != 0 && harena_card_table_is_there (view));
  if (!(change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_SEATS)))
    return;
  if (view->live && position->fight.kind != GLAD_NO_FIGHT && position->stage != GLAD_STAGE_OVER)
    show (self, position, FALSE);
  else if (view->live && was_parried (self, view, &move))
    {
      GladPosition last = self->position;

      glad_attack_parry (&last, move);
      show (self, &last, TRUE);
    }
  else if (!self->lingers || !view->live)
    {
      stop_timer (self);
      self->lingers = FALSE;
      self->on = FALSE;
    }
}

static gboolean
is_on (GtkWidget *widget)
{
  return GLAD_ATTACK_SCENE (widget)->on;
}

static gboolean
is_telling (GtkWidget *widget)
{
  GladAttackScene *self = GLAD_ATTACK_SCENE (widget);

  return self->on && (self->lingers || self->shown < n_addends (self));
}

static void
skip (GtkWidget *widget)
{
  GladAttackScene *self = GLAD_ATTACK_SCENE (widget);

  stop_timer (self);
  self->shown = n_addends (self);
  if (self->lingers)
    {
      self->lingers = FALSE;
      self->on = FALSE;
    }
  gtk_widget_queue_draw (self->area);
}

static void
glad_attack_scene_dispose (GObject *object)
{
  GladAttackScene *self = GLAD_ATTACK_SCENE (object);

  stop_timer (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (glad_attack_scene_parent_class)->dispose (object);
}

static void
glad_attack_scene_class_init (GladAttackSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = glad_attack_scene_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "attackscene");
}

static void
glad_attack_scene_init (GladAttackScene *self)
{
  self->area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "hexpand", TRUE, "vexpand", TRUE, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->area);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static GtkWidget *
create (HarenaHand *hand)
{
  GladAttackScene *self = g_object_new (GLAD_TYPE_ATTACK_SCENE, NULL);

  self->hand = g_object_ref (hand);
  self->cards = harena_card_table_new (hand);
  gtk_box_append (GTK_BOX (self->box), self->cards);
  return GTK_WIDGET (self);
}

const HarenaScene glad_attack_scene = {
  .create = create,
  .update = update,
  .is_on = is_on,
  .is_telling = is_telling,
  .skip = skip,
};
