/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worker knows only its work, never the review: so a review can go at any time. The main loop
 * looks several times a second at what the worker has found out. */

#include "game-review.h"

#include "session.h"

#include <string.h>

enum
{
  LOOK_MILLISECONDS = 200,
};

/* Microseconds between two times that what is known is kept. */
static const gint64 pause_between_files = 10 * G_TIME_SPAN_SECOND;

/* Shared by the main loop and one worker. */
typedef struct
{
  gatomicrefcount     refs;
  HarenaRecord       *record;  /* never changes */
  HarenaEffort        effort;
  char               *path;
  atomic_bool         stop;
  GMutex              mutex;   /* for what follows */
  HarenaReview       *reviews; /* of each move, */
  gboolean           *done;    /* as far as the worker has looked at them */
} Work;

struct _HarenaGameReview
{
  GObject       parent_instance;

  Work         *work;
  HarenaReview *reviews; /* what the main loop knows of it */
  gboolean     *done;
  guint         n_done;
  gboolean      running; /* whether it is to go on */
  gboolean      working; /* whether there is a worker; one that was stopped needs a moment to end */
  guint         look;    /* the source that looks, or 0 */
};

enum
{
  PROP_RUNNING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (HarenaGameReview, harena_game_review, G_TYPE_OBJECT)

static Work *
work_ref (Work *work)
{
  g_atomic_ref_count_inc (&work->refs);
  return work;
}

static void
work_unref (gpointer data)
{
  Work *work = data;

  if (!g_atomic_ref_count_dec (&work->refs))
    return;

  g_mutex_clear (&work->mutex);
  harena_record_free (work->record);
  g_free (work->path);
  g_free (work->reviews);
  g_free (work->done);
  g_free (work);
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  if (id == PROP_RUNNING)
    g_value_set_boolean (value, HARENA_GAME_REVIEW (object)->running);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
harena_game_review_finalize (GObject *object)
{
  HarenaGameReview *self = HARENA_GAME_REVIEW (object);

  atomic_store (&self->work->stop, true);
  work_unref (self->work);
  g_clear_handle_id (&self->look, g_source_remove);
  g_free (self->reviews);
  g_free (self->done);

  G_OBJECT_CLASS (harena_game_review_parent_class)->finalize (object);
}

static void
harena_game_review_class_init (HarenaGameReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = harena_game_review_finalize;
  object_class->get_property = get_property;
  properties[PROP_RUNNING]
    = g_param_spec_boolean ("running", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", HARENA_TYPE_GAME_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
harena_game_review_init (HarenaGameReview *self)
{
  (void) self;
}

HarenaGameReview *
harena_game_review_new (const HarenaRecord *record,
                        guint               n_moves,
                        const HarenaLevel  *level,
                        const char         *folder)
{
  const HarenaEffort *effort
    = harena_level_effort (level != NULL ? level : &harena_levels[HARENA_N_LEVELS - 1],
                           record->game);
  HarenaGameReview   *self;
  Work               *work;

  if (effort->playouts == 0)
    return NULL;

  self = g_object_new (HARENA_TYPE_GAME_REVIEW, NULL);
  work = self->work = g_new0 (Work, 1);
  g_atomic_ref_count_init (&work->refs);
  g_mutex_init (&work->mutex);
  work->record = harena_session_copy (record, n_moves);
  work->effort = *effort;
  work->path = harena_review_path (folder, record);
  work->reviews = g_new0 (HarenaReview, work->record->moves->len + 1);
  work->done = g_new0 (gboolean, work->record->moves->len + 1);
  self->reviews = g_new0 (HarenaReview, work->record->moves->len + 1);
  self->done = g_new0 (gboolean, work->record->moves->len + 1);
  return self;
}

static gboolean
is_stopped (Work *work)
{
  return atomic_load_explicit (&work->stop, memory_order_relaxed);
}

static void
take_over (HarenaGameReview *self)
{
  Work *work = self->work;
  guint n_moves = work->record->moves->len;
  guint n_before = self->n_done;

  g_mutex_lock (&work->mutex);
  memcpy (self->reviews, work->reviews, n_moves * sizeof *self->reviews);
  memcpy (self->done, work->done, n_moves * sizeof *self->done);
  g_mutex_unlock (&work->mutex);

  self->n_done = 0;
  for (guint i = 0; i < n_moves; i++)
    self->n_done += self->done[i];
  if (self->n_done != n_before)
    g_signal_emit (self, changed_signal, 0);
}

static gboolean
look_cb (gpointer data)
{
  take_over (data);
  return G_SOURCE_CONTINUE;
}

static void
keep (Work *work)
{
  g_autoptr (GError) error = NULL;

  /* Only the worker writes what this reads. */
  if (!harena_review_write (work->path, work->record, &work->effort, work->reviews, work->done,
                            &error))
    g_debug ("a review is not kept: %s", error->message);
}

/* What was kept before is taken as it is, move by move. */
static guint
read_kept (Work *work)
{
  guint                    n_moves = work->record->moves->len;
  g_autofree HarenaReview *reviews = g_new0 (HarenaReview, n_moves + 1);
  g_autofree gboolean     *done = g_new0 (gboolean, n_moves + 1);
  guint                    n_done = harena_review_read (work->path, work->record, &work->effort,
                                                        reviews, done);

  g_mutex_lock (&work->mutex);
  for (guint i = 0; i < n_moves; i++)
    if (done[i] && !work->done[i])
      {
        work->reviews[i] = reviews[i];
        work->done[i] = TRUE;
      }
  g_mutex_unlock (&work->mutex);
  return n_done;
}

static gboolean
look_at (Work          *work,
         HarenaThinker *thinker,
         const void    *position,
         guint          index)
{
  HarenaMove   move = g_array_index (work->record->moves, HarenaMove, index);
  HarenaReview review;

  if (!harena_review_move (thinker, position, move, &work->effort,
                           harena_review_seed (work->record->seed, index), &work->stop, &review))
    return FALSE;

  g_mutex_lock (&work->mutex);
  work->reviews[index] = review;
  work->done[index] = TRUE;
  g_mutex_unlock (&work->mutex);
  return TRUE;
}

static void
look_at_all (Work *work)
{
  const HarenaGame *game = work->record->game;
  HarenaThinker    *thinker = harena_thinker_new (game, &work->record->setup);
  g_autofree void  *position = g_malloc0 (game->position_size);
  gint64            kept = g_get_monotonic_time ();

  harena_record_replay (work->record, 0, position);
  for (guint i = 0; i < work->record->moves->len && !is_stopped (work); i++)
    {
      if (!work->done[i] && look_at (work, thinker, position, i)
          && g_get_monotonic_time () > kept + pause_between_files)
        {
          keep (work);
          kept = g_get_monotonic_time ();
        }
      game->play (position, g_array_index (work->record->moves, HarenaMove, i));
    }
  harena_thinker_free (thinker);
}

static void
work_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Work *work = data;

  (void) source;
  (void) cancellable;
  /* Nothing is written where everything was known. */
  if (read_kept (work) < work->record->moves->len)
    {
      look_at_all (work);
      keep (work);
    }
  g_task_return_boolean (task, TRUE);
}

static void
set_running (HarenaGameReview *self,
             gboolean          running)
{
  if (self->running == running)
    return;

  self->running = running;
  if (running)
    self->look = g_timeout_add (LOOK_MILLISECONDS, look_cb, self);
  else
    g_clear_handle_id (&self->look, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

static void begin_work (HarenaGameReview *self);

/* It may have been stopped and started again before the worker had noticed. */
static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GWeakRef                     *weak = data;
  g_autoptr (HarenaGameReview)  self = g_weak_ref_get (weak);

  (void) source;
  (void) result;
  g_weak_ref_clear (weak);
  g_free (weak);
  if (self == NULL)
    return;

  self->working = FALSE;
  take_over (self);
  if (self->running && !harena_game_review_get_whole (self))
    begin_work (self);
  else
    set_running (self, FALSE);
}

static void
begin_work (HarenaGameReview *self)
{
  GWeakRef          *weak = g_new0 (GWeakRef, 1);
  g_autoptr (GTask)  task = NULL;

  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, NULL, worked_cb, weak);
  g_task_set_source_tag (task, begin_work);
  g_task_set_name (task, "harena: review");
  g_task_set_task_data (task, work_ref (self->work), work_unref);
  atomic_store (&self->work->stop, false);
  self->working = TRUE;
  g_task_run_in_thread (task, work_in_thread);
}

void
harena_game_review_start (HarenaGameReview *self)
{
  g_return_if_fail (HARENA_IS_GAME_REVIEW (self));

  if (self->running || harena_game_review_get_whole (self))
    return;
  if (!self->working)
    begin_work (self);
  set_running (self, TRUE);
}

void
harena_game_review_stop (HarenaGameReview *self)
{
  g_return_if_fail (HARENA_IS_GAME_REVIEW (self));

  atomic_store (&self->work->stop, true);
  set_running (self, FALSE);
}

gboolean
harena_game_review_get_running (HarenaGameReview *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), FALSE);

  return self->running;
}

/* Moves that were not the only one are what takes time, but few are, and nobody counts. */
double
harena_game_review_get_progress (HarenaGameReview *self)
{
  guint n_moves;

  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), 0);

  n_moves = self->work->record->moves->len;
  return n_moves > 0 ? (double) self->n_done / n_moves : 1;
}

gboolean
harena_game_review_get_whole (HarenaGameReview *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), FALSE);

  return self->n_done == self->work->record->moves->len;
}

const HarenaRecord *
harena_game_review_get_record (HarenaGameReview *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), NULL);

  return self->work->record;
}

const HarenaReview *
harena_game_review_get_move (HarenaGameReview *self,
                             guint             index)
{
  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), NULL);

  return index < self->work->record->moves->len && self->done[index] ? &self->reviews[index] : NULL;
}

void
harena_game_review_get_sum (HarenaGameReview *self,
                            int               seat,
                            HarenaReviewSum  *sum)
{
  HarenaReviewSum sums[HARENA_SEATS_MAX] = { { 0 } };

  g_return_if_fail (HARENA_IS_GAME_REVIEW (self));

  for (guint i = 0; i < self->work->record->moves->len; i++)
    if (self->done[i])
      harena_review_add (&self->reviews[i], self->work->record->setup.seats, sums);
  *sum = sums[seat - 1];
}

gboolean
harena_game_review_get_has_luck (HarenaGameReview *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), FALSE);

  for (guint i = 0; i < self->work->record->moves->len; i++)
    if (self->done[i] && self->reviews[i].turn == HARENA_CHANCE)
      return TRUE;
  return FALSE;
}

static gboolean
is_mistake (HarenaGameReview *self,
            guint             index,
            int               seat)
{
  const HarenaReview *review = &self->reviews[index];

  return self->done[index] && (seat == 0 || review->turn == seat)
         && harena_review_mistake (review) != HARENA_MISTAKE_NONE;
}

int
harena_game_review_find_mistake (HarenaGameReview *self,
                                 int               index,
                                 int               direction,
                                 int               seat)
{
  int n_moves;

  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), -1);

  n_moves = self->work->record->moves->len;
  for (int i = index; i >= 0 && i < n_moves; i += direction)
    if (is_mistake (self, i, seat))
      return i;
  return -1;
}

guint
harena_game_review_list_dearest (HarenaGameReview *self,
                                 int               seat,
                                 guint            *indices,
                                 guint             max)
{
  guint n_listed = 0;

  g_return_val_if_fail (HARENA_IS_GAME_REVIEW (self), 0);

  for (guint i = 0; i < self->work->record->moves->len; i++)
    {
      guint at = n_listed;

      if (!is_mistake (self, i, seat))
        continue;
      while (at > 0 && self->reviews[indices[at - 1]].cost < self->reviews[i].cost)
        at--;
      if (at == max)
        continue;
      n_listed = MIN (n_listed + 1, max);
      memmove (&indices[at + 1], &indices[at], (n_listed - at - 1) * sizeof *indices);
      indices[at] = i;
    }

  return n_listed;
}
