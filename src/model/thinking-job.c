/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thinks in a thread of GTask's. The task knows only the job, never the model: so a model can
 * go at any time, and an answer that nobody waits for is dropped. */

#include "thinking-job.h"

#include "deal.h"

#include <gio/gio.h>
#include <stdatomic.h>
#include <string.h>

enum
{
  MOVES_MAX = 512,  /* that one job thinks ahead */
  HINTS_MAX = 16,
  HINT_ROUNDS = 3,  /* each with four times the playouts of the one before */
};

struct HarenaThinkingJob
{
  gatomicrefcount    refs;
  HarenaSharedThinker       *shared;
  const HarenaGame  *game;
  HarenaThinkingTask     question;
  HarenaSetup        setup;
  void              *position;
  int                seat;
  guint32            planned;  /* playouts of the whole answer */
  atomic_uint        spent;    /* of the decisions before the present one */
  _Atomic (HarenaThinker *) thinker; /* once it has begun */
  atomic_bool        stop;
  GArray            *moves;    /* of HarenaMove; the worker's until it is done */
  HarenaHints       *hints;    /* the main loop's */

  /* The main loop's; func is NULL once nobody waits. */
  HarenaThinkingFunc  func;
  gpointer           data;
  GMainContext      *context;
};

/* Better hints on their way to the main loop. */
typedef struct
{
  HarenaThinkingJob *job;
  HarenaHints   *hints;
} Delivery;

static HarenaThinkingJob *
job_ref (HarenaThinkingJob *job)
{
  g_atomic_ref_count_inc (&job->refs);
  return job;
}

static void
job_unref (gpointer data)
{
  HarenaThinkingJob *job = data;

  if (!g_atomic_ref_count_dec (&job->refs))
    return;

  harena_shared_thinker_unref (job->shared);
  g_clear_pointer (&job->hints, harena_hints_unref);
  g_clear_pointer (&job->context, g_main_context_unref);
  g_array_unref (job->moves);
  g_free (job->position);
  g_free (job);
}

guint64
harena_thinking_job_seed (guint64 seed,
                     guint   index)
{
  /* Any number will do that the dice do not use. */
  uint64_t counter = seed ^ UINT64_C (0x6861726e61746f72);

  counter = harena_random_split (&counter) + index;
  return harena_random_split (&counter);
}

static gboolean
is_stopped (HarenaThinkingJob *job)
{
  return atomic_load_explicit (&job->stop, memory_order_relaxed);
}

/* Keeps in mind how long it took, to foresee whether the next one takes long. */
static void
measure (HarenaThinkingJob   *job,
         const HarenaThinker *thinker,
         gint64               since)
{
  double  cost = g_get_monotonic_time () - since;
  guint32 playouts = harena_thinker_playouts (thinker);

  if (playouts > 0 && !is_stopped (job))
    harena_shared_thinker_set_cost (job->shared, cost / playouts);
}

static HarenaMove
decide (HarenaThinkingJob     *job,
        HarenaThinker     *thinker,
        const void        *position,
        const HarenaLevel *level,
        guint              index)
{
  guint64      seed = harena_thinking_job_seed (job->question.seed, index);
  HarenaRandom random;
  HarenaMove   list[HARENA_MOVES_MAX];
  HarenaMove   move;
  gint64       since = g_get_monotonic_time ();

  if (thinker != NULL)
    {
      atomic_store (&job->thinker, thinker);
      move = harena_thinker_decide (thinker, position, level, seed, &job->stop);
      measure (job, thinker, since);
      return move;
    }

  /* A game that offers nothing to think with is still played, at random. */
  harena_random_seed (&random, seed);
  return list[harena_random_below (&random, job->game->moves (position, list))];
}

/* Whether moves that are known by now should not wait for one that this level chooses. */
static gboolean
takes_long (const HarenaThinkingJob *job,
            const HarenaLevel   *level)
{
  return harena_level_effort (level, job->game)->playouts
           * harena_shared_thinker_get_cost (job->shared)
         > job->question.budget;
}

/* Plays ahead: one decision, and more while there is time, with the dice that will fall. Whatever
 * depends on more than one decision is the same as if they had been asked for one by one. */
static void
think_play (HarenaThinkingJob *job,
            HarenaThinker *thinker)
{
  const HarenaGame     *game = job->game;
  const HarenaThinkingTask *question = &job->question;
  guint32               chances = question->chances;
  gint64                end = g_get_monotonic_time () + question->budget;
  int                   turn = game->turn (job->position);

  do
    {
      guint              index = question->index + job->moves->len;
      const HarenaLevel *level = turn > 0 ? question->levels[turn - 1] : NULL;
      HarenaMove         list[HARENA_MOVES_MAX];
      HarenaMove         move;

      if (turn == HARENA_CHANCE)
        move = harena_roll (game, job->position, question->seed, chances++);
      else if (game->moves (job->position, list) == 1)
        move = list[0];
      else if (level == NULL || (job->moves->len > 0 && takes_long (job, level)))
        break;
      else
        move = decide (job, thinker, job->position, level, index);

      g_array_append_val (job->moves, move);
      game->play (job->position, move);
      turn = game->turn (job->position);
    }
  while (turn != HARENA_NOBODY && question->budget > 0 && !is_stopped (job)
         && job->moves->len < MOVES_MAX && g_get_monotonic_time () < end);
}

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  harena_hints_unref (delivery->hints);
  job_unref (delivery->job);
  g_free (delivery);
}

static gboolean
deliver_cb (gpointer data)
{
  Delivery      *delivery = data;
  HarenaThinkingJob *job = delivery->job;

  g_clear_pointer (&job->hints, harena_hints_unref);
  job->hints = harena_hints_ref (delivery->hints);
  if (job->func != NULL)
    job->func (job, FALSE, job->data);

  return G_SOURCE_REMOVE;
}

static void
deliver_hints (HarenaThinkingJob *job,
               HarenaThinker *thinker,
               gboolean       whole)
{
  HarenaHint           hints[HINTS_MAX];
  int                  n_hints = harena_thinker_hints (thinker, hints, HINTS_MAX);
  Delivery            *delivery;
  g_autoptr (GSource)  source = NULL;

  if (n_hints == 0)
    return;

  delivery = g_new0 (Delivery, 1);
  delivery->job = job_ref (job);
  delivery->hints = harena_hints_new (job->question.index, job->seat, whole, n_hints,
                                      hints);
  /* Of the same priority as the end of the task, and before it: so it comes first. */
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver_cb, delivery, delivery_free);
  g_source_attach (source, job->context);
}

/* The last round, 0, has as many as the best level. */
static guint32
hint_playouts (const HarenaThinkingJob *job,
               int                      round)
{
  const HarenaLevel *best = &harena_levels[HARENA_N_LEVELS - 1];

  return MAX (1, harena_level_effort (best, job->game)->playouts >> (2 * round));
}

/* In rounds, so that there soon is something to show. */
static void
think_hint (HarenaThinkingJob *job,
            HarenaThinker *thinker)
{
  guint64 seed = harena_thinking_job_seed (job->question.seed, job->question.index);

  for (int i = HINT_ROUNDS - 1; i >= 0 && thinker != NULL && !is_stopped (job); i--)
    {
      const HarenaEffort effort = { .playouts = hint_playouts (job, i) };
      gint64             since = g_get_monotonic_time ();

      atomic_store (&job->thinker, thinker);
      harena_thinker_think (thinker, job->position, &effort, seed, &job->stop);
      measure (job, thinker, since);
      deliver_hints (job, thinker, i == 0 && !is_stopped (job));
      atomic_store (&job->thinker, NULL);
      atomic_fetch_add (&job->spent, effort.playouts);
    }
}

static void
think_deal (HarenaThinkingJob *job)
{
  g_array_set_size (job->moves, HARENA_OPENING_MAX);
  g_array_set_size (job->moves,
                    harena_deal (job->game, &job->setup, job->question.seed,
                                 &g_array_index (job->moves, HarenaMove, 0)));
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  HarenaThinkingJob *job = data;
  HarenaThinker *thinker;

  (void) source;
  (void) cancellable;
  if (job->question.kind == HARENA_THINKING_DEAL)
    think_deal (job);
  else
    {
      thinker = harena_shared_thinker_enter (job->shared);
      if (!is_stopped (job) || job->question.kind == HARENA_THINKING_HINT)
        {
          if (job->question.kind == HARENA_THINKING_PLAY)
            think_play (job, thinker);
          else
            think_hint (job, thinker);
        }
      harena_shared_thinker_leave (job->shared);
    }

  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  HarenaThinkingJob *job = data;

  (void) source;
  (void) result;
  if (job->func != NULL)
    job->func (job, TRUE, job->data);
  job_unref (job);
}

/* How many playouts the whole answer takes, if it is one decision. */
static guint32
plan (const HarenaThinkingJob *job)
{
  const HarenaLevel *level = job->seat > 0 ? job->question.levels[job->seat - 1] : NULL;
  guint32            playouts = 0;

  if (job->question.kind != HARENA_THINKING_HINT)
    return level != NULL ? harena_level_effort (level, job->game)->playouts : 0;

  for (int i = 0; i < HINT_ROUNDS; i++)
    playouts += hint_playouts (job, i);
  return playouts;
}

HarenaThinkingJob *
harena_thinking_job_start (HarenaSharedThinker          *shared,
                      const HarenaGame     *game,
                      const HarenaThinkingTask *question,
                      HarenaThinkingFunc     func,
                      gpointer              data)
{
  HarenaThinkingJob    *job = g_new0 (HarenaThinkingJob, 1);
  g_autoptr (GTask) task = NULL;

  g_atomic_ref_count_init (&job->refs);
  job->shared = harena_shared_thinker_ref (shared);
  job->game = game;
  job->question = *question;
  job->moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  if (question->setup != NULL)
    job->setup = *question->setup;
  if (question->position != NULL)
    {
      job->position = g_memdup2 (question->position, game->position_size);
      job->seat = game->turn (job->position);
    }
  job->planned = plan (job);
  job->func = func;
  job->data = data;
  job->context = g_main_context_ref_thread_default ();

  /* The callback has the first reference, the worker another. */
  task = g_task_new (NULL, NULL, done_cb, job);
  g_task_set_source_tag (task, harena_thinking_job_start);
  g_task_set_name (task, "harena: think");
  g_task_set_task_data (task, job_ref (job), job_unref);
  g_task_run_in_thread (task, think_in_thread);
  return job;
}

void
harena_thinking_job_hurry (HarenaThinkingJob *job)
{
  atomic_store_explicit (&job->stop, true, memory_order_relaxed);
}

void
harena_thinking_job_stop (HarenaThinkingJob *job)
{
  job->func = NULL;
  harena_thinking_job_hurry (job);
}

double
harena_thinking_job_get_progress (HarenaThinkingJob *job)
{
  HarenaThinker *thinker = atomic_load (&job->thinker);
  double         done = atomic_load (&job->spent);

  if (thinker != NULL)
    done += harena_thinker_playouts (thinker);
  return job->planned > 0 ? MIN (done / job->planned, 1) : 0;
}

int
harena_thinking_job_get_seat (HarenaThinkingJob *job)
{
  return job->seat;
}

const HarenaMove *
harena_thinking_job_get_moves (HarenaThinkingJob *job,
                          guint         *n_moves)
{
  *n_moves = job->moves->len;
  return &g_array_index (job->moves, HarenaMove, 0);
}

HarenaHints *
harena_thinking_job_get_hints (HarenaThinkingJob *job)
{
  return job->hints;
}
