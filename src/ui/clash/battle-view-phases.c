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
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 1500, [HARENA_PACE_NORMAL] = 6000,
    [HARENA_PACE_SLOW] = 12000,
  };
  static const guint rolls[] = {
    [HARENA_PACE_INSTANT] = 0, [HARENA_PACE_FAST] = 250, [HARENA_PACE_NORMAL] = 900,
    [HARENA_PACE_SLOW] = 1800,
  };
  HarenaGameModel *model = clash_battle_view_model (self);
  HarenaPace       pace = clash_battle_view_pace (self);
  int              turn = harena_game_model_get_turn (model);
  unsigned         verb = clash_move_verb (self->move);

  if (self->again != 0)
    pace = MAX (pace, HARENA_PACE_FAST);
  if (self->story.over)
    return results[pace];
  if (self->again == 0 && turn > 0 && harena_seat_is_person (harena_game_model_get_seat (model, turn)))
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

static void show_next_again (ClashBattleView *self);

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

  if (self->again != 0)
    {
      show_next_again (self);
      return;
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

/* The next move of the battle that is shown once more, or back to the game. */
static void
show_next_again (ClashBattleView *self)
{
  HarenaGameModel *model = clash_battle_view_model (self);
  const GArray    *moves = harena_game_model_get_record (model)->moves;

  clash_battle_view_stop (self);
  if (self->story.over || self->again == moves->len)
    {
      clash_battle_view_end_again (self);
      clash_battle_view_update (self);
      return;
    }
  self->move = g_array_index (moves, HarenaMove, self->again);
  self->again++;
  clash_story_find (model, self->again, &self->story);
  harena_game_model_hold (model);
  clash_battle_view_update_title (self);
  run_phases (self);
}

gboolean
clash_battle_view_show_again (ClashBattleView *self,
                              guint            index)
{
  HarenaGameModel *model = clash_battle_view_model (self);
  ClashStory       story;

  if (!clash_story_find (model, index + 1, &story))
    return FALSE;
  clash_battle_view_end_again (self);
  harena_game_model_hold (model);
  self->again = story.begin;
  self->story = (ClashStory) { 0 };
  show_next_again (self);
  clash_battle_view_update_active (self);
  return TRUE;
}

void
clash_battle_view_end_again (ClashBattleView *self)
{
  HarenaGameModel *model = clash_battle_view_model (self);

  clash_battle_view_stop (self);
  if (self->again == 0)
    return;
  self->again = 0;
  if (!clash_story_find (model, harena_game_model_get_cursor (model), &self->story))
    self->story = (ClashStory) { 0 };
  harena_game_model_release (model);
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
  clash_battle_view_end_again (self);
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

  if (self->again != 0)
    show_next_again (self);
  if (self->again != 0 || self->phase == CLASH_PHASE_NONE)
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
