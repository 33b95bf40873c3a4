/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in hand, and when it has to be put down. What can be done with it is in hand-marks.c,
 * what a press does in hand-press.c. */

#include "clash/hand-private.h"

enum
{
  PROP_CONFIRM = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ClashHand, clash_hand, G_TYPE_OBJECT)

void
clash_hand_say_changed (ClashHand *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
clash_hand_refuse (ClashHand  *self,
                   const char *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why);
  return FALSE;
}

void
clash_hand_put_down (ClashHand *self)
{
  self->beast = CLASH_NO_BEAST;
  self->source = CLASH_NO_CELL;
  self->space = CLASH_NO_CELL;
  self->waiting = 0;
}

/* The game went on, or back: what was in hand is put down. Only the kind of gladiator stays, for
 * who enters a team of four swords; but not for the next person at the same screen. */
static void
refresh_cb (ClashHand *self)
{
  int seat = clash_hand_get_seat (self);

  self->n_moves = seat != 0 ? harena_game_model_list_moves (self->model, self->moves) : 0;
  clash_hand_put_down (self);
  if (self->n_moves > 0
      && (seat != self->kind_seat || !clash_hand_can_take_kind (self, self->kind)))
    self->kind = CLASH_NO_KIND;
  clash_hand_say_changed (self);
}

static void
clash_hand_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  ClashHand *self = CLASH_HAND (object);

  switch (id)
    {
    case PROP_CONFIRM:
      g_value_set_boolean (value, self->confirm);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_hand_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  ClashHand *self = CLASH_HAND (object);

  switch (id)
    {
    case PROP_CONFIRM:
      self->confirm = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
clash_hand_finalize (GObject *object)
{
  g_clear_object (&CLASH_HAND (object)->model);

  G_OBJECT_CLASS (clash_hand_parent_class)->finalize (object);
}

static void
clash_hand_class_init (ClashHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = clash_hand_get_property;
  object_class->set_property = clash_hand_set_property;
  object_class->finalize = clash_hand_finalize;

  properties[PROP_CONFIRM] = g_param_spec_boolean ("confirm", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", CLASH_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", CLASH_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
clash_hand_init (ClashHand *self)
{
  self->kind = CLASH_NO_KIND;
  self->focus = CLASH_NO_CELL;
  clash_hand_put_down (self);
}

ClashHand *
clash_hand_new (HarenaGameModel *model)
{
  ClashHand *self = g_object_new (CLASH_TYPE_HAND, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::asked", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "seats-changed", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  refresh_cb (self);
  return self;
}

HarenaGameModel *
clash_hand_get_model (ClashHand *self)
{
  return self->model;
}

const ClashPosition *
clash_hand_get_position (ClashHand *self)
{
  return harena_game_model_get_position (self->model);
}

int
clash_hand_get_seat (ClashHand *self)
{
  return harena_game_model_get_asked (self->model);
}

int
clash_hand_get_kind (ClashHand *self)
{
  return clash_hand_get_position (self)->step == CLASH_STEP_ENTER ? self->kind : CLASH_NO_KIND;
}

int
clash_hand_get_beast (ClashHand *self)
{
  const ClashPosition *position = clash_hand_get_position (self);

  return position->step == CLASH_STEP_PLACE ? position->drawn : self->beast;
}

int
clash_hand_get_source (ClashHand *self)
{
  return self->source;
}

int
clash_hand_get_space (ClashHand *self)
{
  return self->space;
}

int
clash_hand_get_focus (ClashHand *self)
{
  return self->focus;
}

void
clash_hand_set_focus (ClashHand *self,
                      int        cell)
{
  g_return_if_fail (CLASH_IS_HAND (self));

  if (self->focus == cell)
    return;
  self->focus = cell;
  clash_hand_say_changed (self);
}

int
clash_hand_get_shown (ClashHand *self)
{
  const ClashPosition *position = clash_hand_get_position (self);

  if (self->source != CLASH_NO_CELL)
    return self->source;
  if (self->focus != CLASH_NO_CELL && (position->occupied & clash_cell_bit (self->focus)) != 0)
    return self->focus;

  return CLASH_NO_CELL;
}

HarenaMove
clash_hand_get_waiting (ClashHand *self)
{
  return self->waiting;
}
