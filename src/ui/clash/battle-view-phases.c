/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Directs how a move of a battle is seen: the dice fall, stars fly, somebody falls, and there is
 * time to read. Meanwhile the model waits. */

#include "clash/battle-view-private.h"

#include "clash/battle-field.h"

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
  HarenaGameModel *model = clash_battle_view_model (self);
  HarenaPace       pace = clash_battle_view_pace (self);
  int              turn = harena_game_model_get_turn (model);
  unsigned         verb = clash_move_verb (self->move);

  if (self->story.over)
    return results[pace];
  if (turn > 0 && harena_seat_is_person (harena_game_model_get_seat (model, turn)))
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
    case CLASH_PHASE_THROW:
      return verb == CLASH_ROLL ? clash_battle_field_throw (field, &self->story) : 0;
    case CLASH_PHASE_FLY:
      return (verb == CLASH_ROLL || verb == CLASH_KEEP) && self->story.dice.counts
               ? clash_battle_field_fly (field, &self->story)
               : 0;
    case CLASH_PHASE_CHANGE:
      return clash_battle_field_change (field, &self->story);
    case CLASH_PHASE_LINGER:
      return time_to_read (self);
    case CLASH_PHASE_NONE:
    default:
      g_return_val_if_reached (0);
    }
}

void
clash_battle_view_stop (ClashBattleView *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->phase == CLASH_PHASE_NONE)
    return;
  self->phase = CLASH_PHASE_NONE;
  clash_battle_field_finish (CLASH_BATTLE_FIELD (self->field));
  clash_battle_view_update_telling (self);
  harena_game_model_release (clash_battle_view_model (self));
}

static gboolean next_phase_cb (gpointer data);

/* Until one takes time, or the move has been seen. */
static void
run_phases (ClashBattleView *self)
{
  while (self->phase != CLASH_PHASE_LINGER)
    {
      guint duration;

      self->phase++;
      duration = start_phase (self);
      clash_battle_view_update_choice (self);
      if (duration > 0)
        {
          clash_battle_view_update_telling (self);
          self->timer = g_timeout_add (duration, next_phase_cb, self);
          return;
        }
    }

  clash_battle_view_stop (self);
  clash_battle_view_update (self);
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
  HarenaGameModel *model = clash_battle_view_model (self);
  guint            cursor = harena_game_model_get_cursor (model);
  gboolean         fresh = self->fresh;

  self->fresh = FALSE;
  clash_battle_view_stop (self);
  if (!clash_story_find (model, cursor, &self->story))
    self->story = (ClashStory) { 0 };

  if (!fresh || self->story.n_steps == 0 || clash_battle_view_pace (self) == HARENA_PACE_INSTANT)
    {
      clash_battle_view_update (self);
      return;
    }

  self->move = g_array_index (harena_game_model_get_record (model)->moves, HarenaMove, cursor - 1);
  harena_game_model_hold (model);
  self->phase = CLASH_PHASE_NONE;
  clash_battle_view_update_title (self);
  run_phases (self);
  clash_battle_view_update_active (self);
}

void
clash_battle_view_skip (ClashBattleView *self)
{
  g_return_if_fail (CLASH_IS_BATTLE_VIEW (self));

  if (self->phase == CLASH_PHASE_NONE)
    return;
  clash_battle_view_stop (self);
  clash_battle_view_update (self);
}

void
clash_battle_view_watch (ClashBattleView *self)
{
  HarenaGameModel *model = clash_battle_view_model (self);

  g_signal_connect_object (model, "move-played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "cursor-moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  cursor_moved_cb (self);
}
