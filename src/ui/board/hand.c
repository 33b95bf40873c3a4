/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows the model, and gathers what has changed until all of it has been told. What a press does
 * is in hand-press.c. */

#include "board/hand-private.h"

#include "face.h"

enum
{
  PROP_CONFIRM = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  REFUSED,
  AGAIN,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HarenaHand, harena_hand, G_TYPE_OBJECT)

/* What was kept from the last move of the seat that is asked, as long as it leads anywhere. */
static void
take_kept (HarenaHand *self)
{
  HarenaView *view = &self->view;

  if (view->n_moves == 0)
    return;
  if (view->asked == self->kept_seat)
    for (int i = 0; i < view->n_moves; i++)
      {
        HarenaWalk walk;

        harena_view_walk (view, view->moves[i], &walk);
        if (self->kept.n_targets < walk.n_targets && harena_walk_goes_on (&walk, &self->kept))
          {
            view->picks = self->kept;
            view->n_kept = self->kept.n_targets;
            break;
          }
      }
  self->n_keepable = view->picks.n_targets;
  self->kept = (HarenaPicks) { 0 };
  self->kept_seat = 0;
}

/* Who looks back is asked nothing, though it may be the present that is looked at. */
static void
put_off (HarenaView *view)
{
  view->live = FALSE;
  view->asked = 0;
  view->n_choices = view->n_moves = 0;
}

/* The game went on, or back: what was in hand is put down. */
static void
renew (HarenaHand *self)
{
  HarenaTarget focus = self->view.focus;

  /* What is looked at meanwhile is not what was chosen for. */
  if (self->n_keepable > 0 && self->kept_seat == 0)
    {
      self->kept = self->view.picks;
      self->kept.n_targets = MIN (self->n_keepable, self->kept.n_targets);
      self->kept_seat = self->view.asked;
    }
  self->n_keepable = 0;
  self->stale = FALSE;
  harena_view_init_model (&self->view, self->face, self->model);
  if (self->reviewing)
    put_off (&self->view);
  harena_chapters_update (self->chapters);
  self->view.chapters = harena_chapters_begun (self->chapters, self->view.cursor);
  self->view.turns = harena_chapters_turns (self->chapters, self->view.cursor);
  self->view.focus = focus;
  take_kept (self);
  harena_view_narrow (&self->view);
}

void
harena_hand_flush (HarenaHand *self)
{
  /* Whoever is told may change things again. */
  while (self->pending != 0)
    {
      guint change = self->pending;

      self->pending = 0;
      if (self->stale)
        renew (self);
      g_signal_emit (self, signals[CHANGED], 0, change);
    }
}

void
harena_hand_add_change (HarenaHand  *self,
                        HarenaChange change)
{
  self->pending |= change;
}

void
harena_hand_say_changed (HarenaHand  *self,
                         HarenaChange change)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  self->pending |= change;
  harena_hand_flush (self);
}

void
harena_hand_set_reviewing (HarenaHand *self,
                           gboolean    reviewing)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  if (self->reviewing == reviewing)
    return;
  self->reviewing = reviewing;
  self->stale = TRUE;
  harena_hand_say_changed (self, HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS);
}

gboolean
harena_hand_refuse (HarenaHand *self,
                    const char *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why);
  return FALSE;
}

/* Nothing is said yet: the model has more to tell. */
static void
position_cb (HarenaHand *self)
{
  self->pending |= HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS;
  self->stale = TRUE;
}

static void
seats_cb (HarenaHand *self)
{
  self->pending |= HARENA_CHANGE_SEATS;
  position_cb (self);
}

static void
hints_cb (HarenaHand *self)
{
  self->pending |= HARENA_CHANGE_HINTS;
}

static void
harena_hand_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CONFIRM:
      g_value_set_boolean (value, HARENA_HAND (object)->confirm);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_hand_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CONFIRM:
      HARENA_HAND (object)->confirm = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
harena_hand_finalize (GObject *object)
{
  HarenaHand *self = HARENA_HAND (object);

  harena_hand_drop_review (self);
  g_clear_pointer (&self->chapters, harena_chapters_free);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (harena_hand_parent_class)->finalize (object);
}

static void
harena_hand_class_init (HarenaHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = harena_hand_get_property;
  object_class->set_property = harena_hand_set_property;
  object_class->finalize = harena_hand_finalize;

  properties[PROP_CONFIRM] = g_param_spec_boolean ("confirm", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", HARENA_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", HARENA_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[AGAIN] = g_signal_new ("again", HARENA_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
harena_hand_init (HarenaHand *self G_GNUC_UNUSED)
{
}

HarenaHand *
harena_hand_new (HarenaGameModel *model)
{
  static const char *const of_position[] = {
    "cursor-moved",    "notify::asked", "notify::live",   "notify::present",
    "notify::dealing", "notify::over",  "notify::viewer", "notify::curtain",
    "notify::n-moves",
  };
  HarenaHand              *self = g_object_new (HARENA_TYPE_HAND, NULL);

  self->model = g_object_ref (model);
  self->face = harena_face_of (harena_game_model_get_game (model));
  g_assert (self->face != NULL);
  self->chapters = harena_chapters_new (model);
  for (guint i = 0; i < G_N_ELEMENTS (of_position); i++)
    g_signal_connect_object (model, of_position[i], G_CALLBACK (position_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "seats-changed", G_CALLBACK (seats_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "notify::hints", G_CALLBACK (hints_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "told", G_CALLBACK (harena_hand_flush), self,
                           G_CONNECT_SWAPPED);
  renew (self);
  return self;
}

HarenaGameModel *
harena_hand_get_model (HarenaHand *self)
{
  return self->model;
}

const HarenaFace *
harena_hand_get_face (HarenaHand *self)
{
  return self->face;
}

const HarenaChapters *
harena_hand_get_chapters (HarenaHand *self)
{
  harena_hand_get_view (self);
  return self->chapters;
}

const HarenaView *
harena_hand_get_view (HarenaHand *self)
{
  if (self->stale)
    renew (self);

  return &self->view;
}

const void *
harena_hand_get_position (HarenaHand *self)
{
  return harena_hand_get_view (self)->position;
}

int
harena_hand_get_asked (HarenaHand *self)
{
  return harena_hand_get_view (self)->asked;
}

void
harena_hand_set_focus (HarenaHand  *self,
                       HarenaTarget target)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  if (self->view.focus == target)
    return;
  self->view.focus = target;
  harena_hand_say_changed (self, HARENA_CHANGE_FOCUS);
}

void
harena_hand_set_filter (HarenaHand       *self,
                        HarenaHandFilter  filter,
                        gpointer          data)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  self->filter = filter;
  self->filter_data = data;
}

void
harena_hand_show_again (HarenaHand *self,
                        guint       index)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  g_signal_emit (self, signals[AGAIN], 0, index);
}

void
harena_hand_set_guard (HarenaHand      *self,
                       HarenaHandGuard  guard,
                       gpointer         data)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  self->guard = guard;
  self->guard_data = data;
}
