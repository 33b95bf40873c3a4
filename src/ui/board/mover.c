/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock is an animation of libadwaita, which knows whether motion is wished at all. */

#include "board/mover.h"

#include <adwaita.h>

struct HarenaMover
{
  GtkWidget       *widget; /* which owns this */
  HarenaGameModel *model;
  AdwAnimation    *clock;  /* NULL while nothing moves */
  HarenaMotion     motion;
  int              body;   /* milliseconds until only the tail is left */
  double           now;    /* milliseconds since it began */
  void           (*update) (GtkWidget *widget);
};

HarenaMover *
harena_mover_new (GtkWidget       *widget,
                  HarenaGameModel *model,
                  void           (*update) (GtkWidget *widget))
{
  HarenaMover *self = g_new0 (HarenaMover, 1);

  self->widget = widget;
  self->model = g_object_ref (model);
  self->update = update;
  return self;
}

/* Lets go of the clock before anybody is told, for who is told may start another one. */
static void
end (HarenaMover *self)
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
harena_mover_free (HarenaMover *self)
{
  end (self);
  g_object_unref (self->model);
  g_free (self);
}

void
harena_mover_finish (HarenaMover *self)
{
  end (self);
}

static void
tick_cb (double   now,
         gpointer data)
{
  HarenaMover *self = data;

  self->now = now;
  if (self->clock != NULL)
    self->update (self->widget);
}

static int
time_of_body (const HarenaMotion *motion)
{
  int time = 0;

  for (int i = 0; i < motion->n_walkers; i++)
    time = MAX (time, motion->walkers[i].begin + motion->walkers[i].time);
  for (int i = 0; i < motion->n_pops; i++)
    time = MAX (time, motion->pops[i].time);
  for (int i = 0; i < motion->n_held; i++)
    time = MAX (time, motion->held[i].until);
  return time;
}

void
harena_mover_start (HarenaMover        *self,
                    const HarenaMotion *motion)
{
  int time = time_of_body (motion) + motion->tail;

  end (self);
  if (time == 0)
    return;

  self->motion = *motion;
  self->body = time - motion->tail;
  self->now = 0;
  harena_game_model_hold (self->model);
  self->clock = adw_timed_animation_new (self->widget, 0, time, time,
                                         adw_callback_animation_target_new (tick_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect_swapped (self->clock, "done", G_CALLBACK (end), self);
  self->update (self->widget);
  adw_animation_play (self->clock);
}

/* Fast first, then slower; from 0 to 1. */
static double
ease_out (double t)
{
  t = 1 - CLAMP (t, 0, 1);
  return 1 - t * t * t;
}

HarenaMotionState
harena_mover_get_state (HarenaMover *self)
{
  if (self->clock == NULL)
    return (HarenaMotionState) { .tail = 1 };

  return (HarenaMotionState) {
    .motion = &self->motion,
    .now = self->now,
    .tail = self->motion.tail > 0 ? ease_out ((self->now - self->body) / self->motion.tail) : 1,
  };
}

const HarenaContent *
harena_mover_get_held (HarenaMover *self,
                       int          space)
{
  if (self->clock != NULL)
    for (int i = 0; i < self->motion.n_held; i++)
      if (self->motion.held[i].space == space && self->now < self->motion.held[i].until)
        return &self->motion.held[i].content;

  return NULL;
}

double
harena_mover_get_zoom (HarenaMover *self,
                       int          space)
{
  if (self->clock != NULL)
    for (int i = 0; i < self->motion.n_pops; i++)
      {
        const HarenaPop *pop = &self->motion.pops[i];

        if (pop->space == space)
          return pop->from + (1 - pop->from) * ease_out (self->now / pop->time);
      }
  return 1;
}

gboolean
harena_mover_get_place (HarenaMover        *self,
                        const HarenaWalker *walker,
                        HarenaPoint        *place)
{
  double part = (self->now - walker->begin) / MAX (walker->time, 1);
  double way;
  int    done;

  if (self->clock == NULL || part < 0 || part >= 1 || walker->n_points < 2)
    return FALSE;

  way = ease_out (part) * (walker->n_points - 1);
  done = MIN ((int) way, walker->n_points - 2);
  way -= done;
  place->x = walker->path[done].x + (walker->path[done + 1].x - walker->path[done].x) * way;
  place->y = walker->path[done].y + (walker->path[done + 1].y - walker->path[done].y) * way;
  return TRUE;
}
