/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What makes the game go on: chance and choices with only one option are played at the set pace,
 * computer players think, and persons are asked. */

#include "game-model-private.h"

#include "strategy.h"

enum
{
  SLICE = 3 * 1000,       /* microseconds that the main loop may be kept busy; a frame has 16,000,
                           * and who listens to the last move of a slice needs some of it */
  BUDGET = 4 * 1000,      /* microseconds that computer players may play ahead at once */
  POLL = 100,             /* milliseconds between two words about progress */
};

static const HarenaMoment *
moment_now (HarenaGameModel *self)
{
  return harena_timeline_moment (self->timeline, self->present);
}

static const HarenaLevel *
level_of (HarenaGameModel *self,
          int              seat)
{
  return harena_seat_get_level (harena_game_model_get_seat (self, seat));
}

static gboolean
is_running (HarenaGameModel *self)
{
  return self->holds == 0 && !self->dealing && harena_game_model_get_live (self)
         && !harena_game_model_get_over (self);
}

static gboolean
has_answer (HarenaGameModel *self)
{
  return self->answers_serial == self->serial && self->next_answer < self->answers->len;
}

static gboolean
is_choice (HarenaGameModel *self)
{
  return harena_game_model_is_choice (self, moment_now (self));
}

/* Whether the next move is known, or follows without anybody's choice. */
static gboolean
is_automatic (HarenaGameModel *self)
{
  return is_running (self) && (!is_choice (self) || has_answer (self));
}

int
harena_game_model_get_chooser (HarenaGameModel *self)
{
  const HarenaMoment *moment = moment_now (self);

  return is_running (self) && is_choice (self) && level_of (self, moment->turn) == NULL
           ? moment->turn
           : 0;
}

int
harena_game_model_get_asked (HarenaGameModel *self)
{
  int chooser;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  chooser = harena_game_model_get_chooser (self);
  return chooser != 0 && harena_game_model_may_choose (self) ? chooser : 0;
}

static HarenaMove
next_move (HarenaGameModel *self)
{
  const HarenaRecord *record = self->record;
  const HarenaMoment *moment = moment_now (self);
  HarenaMove          list[HARENA_MOVES_MAX];
  HarenaMove          move;

  if (has_answer (self))
    {
      /* The next one is good as long as nothing but this move happens. */
      self->answers_serial++;
      return g_array_index (self->answers, HarenaMove, self->next_answer++);
    }
  if (moment->turn == HARENA_CHANCE)
    return harena_roll (record->game, self->position, record->seed, moment->chances);

  if (moment->obvious && record->game->strategy->obvious (self->position, &move))
    return move;

  harena_game_model_list_at (self, self->position, list);
  return list[0];
}

static void
say_too_long (HarenaGameModel *self)
{
  g_autoptr (GError) error = g_error_new_literal (HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_LENGTH,
                                                  _("the game is too long to go on"));

  g_signal_emit (self, harena_game_model_signals[ERROR_SAID], 0, error);
}

/* Plays moves until it is somebody's choice or the slice is over; one only, unless instant. A
 * handler may do anything to the game: then the source has become another one. */
static gboolean
play_cb (gpointer data)
{
  g_autoptr (HarenaGameModel) self = g_object_ref (HARENA_GAME_MODEL (data));
  guint                       source = self->source;
  gint64                      end = g_get_monotonic_time () + SLICE;

  if (self->present >= HARENA_RECORD_MOVES_MAX)
    {
      self->source = 0;
      say_too_long (self);
      return G_SOURCE_REMOVE;
    }

  do
    {
      harena_game_model_apply (self, next_move (self));
      if (self->source != source)
        return G_SOURCE_REMOVE;
    }
  while (self->pace == HARENA_PACE_INSTANT && is_automatic (self)
         && self->present < HARENA_RECORD_MOVES_MAX && g_get_monotonic_time () < end);

  if (self->pace == HARENA_PACE_INSTANT && is_automatic (self))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  harena_game_model_drive (self);
  return G_SOURCE_REMOVE;
}

/* Behind whatever the window draws, so that even an instant game is seen to go on. */
static void
wait_to_play (HarenaGameModel *self,
              gint64           microseconds)
{
  if (self->pace == HARENA_PACE_INSTANT)
    self->source = g_idle_add (play_cb, self);
  else
    self->source = g_timeout_add (MAX (microseconds, 0) / 1000, play_cb, self);
}

static gboolean
poll_cb (gpointer data)
{
  harena_game_model_notify (HARENA_GAME_MODEL (data), PROP_PROGRESS);
  return G_SOURCE_CONTINUE;
}

/* Progress is told while anything is thought about. */
void
harena_game_model_watch_job (HarenaGameModel *self)
{
  gboolean thinks = self->job != NULL || self->hint != NULL;

  if (thinks && self->poll == 0)
    self->poll = g_timeout_add (POLL, poll_cb, self);
  else if (!thinks)
    g_clear_handle_id (&self->poll, g_source_remove);
}

/* Says that the thinking has ended, however it has. */
static void
end_thinking (HarenaGameModel *self)
{
  int seat = harena_thinking_job_get_seat (self->job);

  self->job = NULL;
  harena_game_model_watch_job (self);
  if (seat > 0)
    g_signal_emit (self, harena_game_model_signals[THINKING_ENDED], 0, seat);
}

static void
stop_thinking (HarenaGameModel *self)
{
  harena_thinking_job_stop (self->job);
  end_thinking (self);
}

static void
answered_cb (HarenaThinkingJob *job,
             gboolean       done,
             gpointer       data)
{
  g_autoptr (HarenaGameModel) self = g_object_ref (HARENA_GAME_MODEL (data));
  const HarenaMove           *moves;
  guint                       n_moves;

  g_assert (done && job == self->job);
  moves = harena_thinking_job_get_moves (job, &n_moves);
  g_array_set_size (self->answers, 0);
  g_array_append_vals (self->answers, moves, n_moves);
  self->next_answer = 0;
  self->answers_serial = self->job_serial;

  end_thinking (self);
  harena_game_model_say (self);
  harena_game_model_drive (self);
}

HarenaThinkingTask
harena_game_model_ask (HarenaGameModel  *self,
                       HarenaThinkingKind kind)
{
  HarenaThinkingTask question = {
    .kind = kind,
    .setup = &self->record->setup,
    .position = kind != HARENA_THINKING_DEAL ? self->position : NULL,
    .index = self->present,
    .chances = moment_now (self)->chances,
    .seed = self->record->seed,
    .budget = self->pace == HARENA_PACE_INSTANT ? BUDGET : 0,
  };

  for (int seat = 1; seat <= self->record->setup.seats; seat++)
    question.levels[seat - 1] = level_of (self, seat);

  return question;
}

static void
think (HarenaGameModel *self)
{
  HarenaThinkingTask question = harena_game_model_ask (self, HARENA_THINKING_PLAY);

  self->job = harena_thinking_job_start (self->shared, self->record->game, &question, answered_cb,
                                        self);
  self->job_serial = self->serial;
  self->not_before = g_get_monotonic_time () + harena_pace_get_delay (self->pace) * 1000;
  harena_game_model_watch_job (self);
  g_signal_emit (self, harena_game_model_signals[THINKING_STARTED], 0, moment_now (self)->turn);
}

static gboolean
start_cb (gpointer data)
{
  HarenaGameModel *self = HARENA_GAME_MODEL (data);

  self->source = 0;
  self->started = TRUE;
  harena_game_model_drive (self);
  return G_SOURCE_REMOVE;
}

static void
drive_later (HarenaGameModel *self)
{
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, start_cb, self, NULL);
}

/* Once for every choice. Who answers from within the signal is asked again from the main loop, or
 * a long game would need a deep stack. */
static void
ask (HarenaGameModel *self)
{
  if (self->asked)
    return;
  if (self->asking)
    {
      drive_later (self);
      return;
    }

  self->asked = TRUE;
  self->asking = TRUE;
  g_signal_emit (self, harena_game_model_signals[CHOICE_ASKED], 0, (int) moment_now (self)->turn);
  self->asking = FALSE;
}

/* How long the computer player's move waits from now on: the thinking is part of the time. */
static gint64
rest_of_delay (HarenaGameModel *self)
{
  if (self->next_answer == 0)
    return self->not_before - g_get_monotonic_time ();

  return harena_pace_get_delay (self->pace) * 1000;
}

/* Brings what is under way in line with where the game is. To be called whenever something has
 * changed, as often as one likes. */
void
harena_game_model_drive (HarenaGameModel *object)
{
  /* Whoever is told something may let go of the model. */
  g_autoptr (HarenaGameModel) self = g_object_ref (object);
  const HarenaMoment         *moment;

  if (!self->started)
    return;
  if (self->job != NULL
      && (self->job_serial != self->serial || !harena_game_model_get_live (self)))
    stop_thinking (self);
  g_clear_handle_id (&self->source, g_source_remove);

  moment = moment_now (self);
  if (!is_running (self))
    ;
  else if (has_answer (self) && is_choice (self))
    wait_to_play (self, rest_of_delay (self));
  else if (!is_choice (self))
    wait_to_play (self, harena_pace_get_delay (self->pace) * 1000);
  else if (level_of (self, moment->turn) != NULL)
    {
      if (self->job == NULL)
        think (self);
    }
  else if (harena_game_model_may_choose (self))
    ask (self);

  harena_game_model_say (self);
}

/* The opening is there: it stands in the record as if it had been played. */
static void
dealt_cb (HarenaThinkingJob *job,
          gboolean       done,
          gpointer       data)
{
  g_autoptr (HarenaGameModel) self = g_object_ref (HARENA_GAME_MODEL (data));
  const HarenaMove           *moves;
  guint                       n_moves;

  g_assert (done && job == self->job);
  moves = harena_thinking_job_get_moves (job, &n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      self->record->game->play (self->position, moves[i]);
      g_array_append_val (self->record->moves, moves[i]);
      harena_timeline_extend (self->timeline, self->position);
    }
  self->dealt = n_moves;
  self->present = n_moves;
  self->cursor = n_moves;
  self->saved = n_moves;
  self->dealing = FALSE;
  self->started = TRUE;
  self->job = NULL;
  harena_game_model_watch_job (self);
  harena_game_model_find_choice (self);
  harena_game_model_touch (self);

  g_signal_emit (self, harena_game_model_signals[CHANGED], 0);
  g_signal_emit (self, harena_game_model_signals[CURSOR_MOVED], 0, 0u, n_moves);
  harena_game_model_say (self);
  harena_game_model_drive (self);
}

/* Nothing happens before the main loop runs, so that whoever made the model can listen to it. */
void
harena_game_model_start (HarenaGameModel *self)
{
  HarenaThinkingTask question;

  if (!self->dealing)
    {
      drive_later (self);
      return;
    }

  question = harena_game_model_ask (self, HARENA_THINKING_DEAL);
  self->job = harena_thinking_job_start (self->shared, self->record->game, &question, dealt_cb,
                                         self);
  harena_game_model_watch_job (self);
}

/* For good: the model goes. */
void
harena_game_model_stop (HarenaGameModel *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->job != NULL)
    harena_thinking_job_stop (g_steal_pointer (&self->job));
  if (self->record != NULL)
    harena_game_model_drop_hint (self);
  harena_game_model_watch_job (self);
}

gboolean
harena_game_model_get_thinking (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->job != NULL && !self->dealing;
}

double
harena_game_model_get_progress (HarenaGameModel *self)
{
  HarenaThinkingJob *job;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  job = self->job != NULL ? self->job : self->hint;
  return job != NULL ? harena_thinking_job_get_progress (job) : 0;
}

gboolean
harena_game_model_get_dealing (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->dealing;
}

HarenaPace
harena_game_model_get_pace (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), HARENA_PACE_NORMAL);

  return self->pace;
}

void
harena_game_model_set_pace (HarenaGameModel *self,
                            HarenaPace       pace)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (pace <= HARENA_PACE_SLOW);

  if (self->pace == pace)
    return;

  self->pace = pace;
  self->not_before = 0;
  harena_game_model_notify (self, PROP_PACE);

  /* What waits by the old pace waits by the new one now. */
  if (self->source != 0)
    harena_game_model_drive (self);
}

void
harena_game_model_set_obvious (HarenaGameModel *self,
                               gboolean         obvious)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  if (self->obvious == obvious)
    return;
  self->obvious = obvious;
  harena_game_model_find_choice (self);
  harena_game_model_drive (self);
}

void
harena_game_model_skip (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  self->not_before = 0;
  if (self->source == 0 || !is_automatic (self))
    return;

  g_source_remove (self->source);
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, play_cb, self, NULL);
}

void
harena_game_model_hold (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  if (self->holds++ == 0)
    harena_game_model_drive (self);
}

void
harena_game_model_release (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    harena_game_model_drive (self);
}
