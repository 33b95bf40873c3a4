/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One clock for all that a move shows: first the walk, then the turn of the disc. */

#include "clash/arena-motion.h"

#include "clash/way.h"

#include <adwaita.h>

enum
{
  /* Milliseconds. */
  STEP = 120,
  TURN = 200,
  POP = 200,
};

struct ClashArenaMotion
{
  GtkWidget       *widget; /* which owns this */
  HarenaGameModel *model;
  AdwAnimation    *clock;  /* NULL while nothing moves */
  ClashMotionPlan  plan;
  double           now;    /* milliseconds since it began */
  void           (*update) (GtkWidget *widget);
};

/* R26: the winner goes into the space of the loser. */
static void
find_winner (ClashMotionPlan     *plan,
             const ClashPosition *before,
             const ClashPosition *after)
{
  for (int side = 0; side < 2; side++)
    {
      int               from = before->battle.cell[side];
      int               to = before->battle.cell[1 - side];
      const ClashGroup *winner = &before->groups[from];

      if ((after->occupied & clash_cell_bit (from)) != 0
          || after->groups[to].owner != winner->owner || after->groups[to].beast != winner->beast)
        continue;
      plan->path[0] = from;
      plan->path[1] = to;
      plan->length = 2;
      return;
    }
}

static void
find_loss (ClashMotionPlan     *plan,
           const ClashPosition *before,
           const ClashPosition *after)
{
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (after->groups[cell].owner != 0
        && after->groups[cell].owner == before->groups[cell].owner
        && clash_group_size (&after->groups[cell]) < clash_group_size (&before->groups[cell]))
      plan->changed = cell;
}

void
clash_motion_plan (ClashMotionPlan     *plan,
                   const ClashPosition *before,
                   const ClashPosition *after,
                   HarenaMove           move)
{
  gboolean was = before->battle.cell[0] != before->battle.cell[1];
  gboolean is = after->battle.cell[0] != after->battle.cell[1];

  *plan = (ClashMotionPlan) { .entered = -1, .changed = -1, .turns = is && !was };
  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_PLACE:
      plan->entered = clash_move_a (move);
      break;
    case CLASH_RELEASE:
      plan->entered = clash_move_b (move);
      break;
    case CLASH_JOIN:
      plan->changed = clash_move_a (move);
      break;
    case CLASH_ATTACK:
    case CLASH_BEAST:
      if (clash_move_a (move) != clash_move_b (move))
        plan->length = clash_find_way (clash_empty (before), clash_move_a (move),
                                       clash_move_b (move), plan->path);
      break;
    default:
      if (was && !is)
        find_winner (plan, before, after);
      find_loss (plan, before, after);
    }
}

ClashArenaMotion *
clash_arena_motion_new (GtkWidget       *widget,
                        HarenaGameModel *model,
                        void           (*update) (GtkWidget *widget))
{
  ClashArenaMotion *self = g_new0 (ClashArenaMotion, 1);

  self->widget = widget;
  self->model = g_object_ref (model);
  self->update = update;
  return self;
}

/* Lets go of the clock before anybody is told, for who is told may start another one. */
static void
end (ClashArenaMotion *self)
{
  g_autoptr (AdwAnimation) clock = g_steal_pointer (&self->clock);

  if (clock == NULL)
    return;
  g_signal_handlers_disconnect_by_data (clock, self);
  adw_animation_skip (clock);
  self->update (self->widget);
  harena_game_model_release (self->model);
}

void
clash_arena_motion_free (ClashArenaMotion *self)
{
  end (self);
  g_object_unref (self->model);
  g_free (self);
}

void
clash_arena_motion_finish (ClashArenaMotion *self)
{
  end (self);
}

static void
tick_cb (double   now,
         gpointer data)
{
  ClashArenaMotion *self = data;

  self->now = now;
  if (self->clock != NULL)
    self->update (self->widget);
}

static guint
time_of_walk (const ClashMotionPlan *plan)
{
  return plan->length > 0 ? STEP * (plan->length - 1) : 0;
}

static guint
time_of_plan (const ClashMotionPlan *plan)
{
  guint first = time_of_walk (plan);

  if (plan->entered >= 0 || plan->changed >= 0)
    first = MAX (first, POP);
  return first + (plan->turns ? TURN : 0);
}

void
clash_arena_motion_start (ClashArenaMotion      *self,
                          const ClashMotionPlan *plan)
{
  guint time = time_of_plan (plan);

  end (self);
  if (time == 0)
    return;

  self->plan = *plan;
  self->now = 0;
  harena_game_model_hold (self->model);
  self->clock = adw_timed_animation_new (self->widget, 0, time, time,
                                         adw_callback_animation_target_new (tick_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect_swapped (self->clock, "done", G_CALLBACK (end), self);
  self->update (self->widget);
  adw_animation_play (self->clock);
}

const ClashMotionPlan *
clash_arena_motion_get_plan (ClashArenaMotion *self)
{
  return self->clock != NULL ? &self->plan : NULL;
}

int
clash_arena_motion_get_goal (ClashArenaMotion *self)
{
  return self->clock != NULL && self->now < time_of_walk (&self->plan)
           ? self->plan.path[self->plan.length - 1]
           : CLASH_NO_CELL;
}

/* Fast first, then slower; from 0 to 1. */
static double
ease_out (double t)
{
  t = 1 - CLAMP (t, 0, 1);
  return 1 - t * t * t;
}

double
clash_arena_motion_get_way (ClashArenaMotion *self)
{
  guint time = time_of_walk (&self->plan);

  return time > 0 ? ease_out (self->now / time) * (self->plan.length - 1) : 0;
}

double
clash_arena_motion_get_zoom (ClashArenaMotion *self,
                             int               cell)
{
  if (self->clock == NULL)
    return 1;
  if (cell == self->plan.entered)
    return 0.55 + 0.45 * ease_out (self->now / POP);
  if (cell == self->plan.changed)
    return 0.92 + 0.08 * ease_out (self->now / POP);

  return 1;
}

double
clash_arena_motion_get_turn (ClashArenaMotion *self)
{
  if (self->clock == NULL || !self->plan.turns)
    return 1;

  return ease_out ((self->now - (time_of_plan (&self->plan) - TURN)) / TURN);
}
