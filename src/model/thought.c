/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thinks in a thread of GTask's. The task knows only the thought, never the model: so a model can
 * go at any time, and an answer that nobody waits for is dropped. */

#include "thought.h"

#include "deal.h"

#include <gio/gio.h>
#include <stdatomic.h>
#include <string.h>

enum
{
  MOVES_MAX = 512,  /* that one thought thinks ahead */
  HINTS_MAX = 16,
  HINT_ROUNDS = 3,  /* each with four times the playouts of the one before */
};

struct HarenaThought
{
  gatomicrefcount    refs;
  HarenaBrain       *brain;
  const HarenaGame  *game;
  HarenaQuestion     question;
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
  HarenaThoughtFunc  func;
  gpointer           data;
  GMainContext      *context;
};

/* Better hints on their way to the main loop. */
typedef struct
{
  HarenaThought *thought;
  HarenaHints   *hints;
} Delivery;

static HarenaThought *
thought_ref (HarenaThought *thought)
{
  g_atomic_ref_count_inc (&thought->refs);
  return thought;
}

static void
thought_unref (gpointer data)
{
  HarenaThought *thought = data;

  if (!g_atomic_ref_count_dec (&thought->refs))
    return;

  harena_brain_unref (thought->brain);
  g_clear_pointer (&thought->hints, harena_hints_unref);
  g_clear_pointer (&thought->context, g_main_context_unref);
  g_array_unref (thought->moves);
  g_free (thought->position);
  g_free (thought);
}

guint64
harena_thought_seed (guint64 seed,
                     guint   index)
{
  /* Any number will do that the dice do not use. */
  uint64_t counter = seed ^ UINT64_C (0x6861726e61746f72);

  counter = harena_random_split (&counter) + index;
  return harena_random_split (&counter);
}

static gboolean
is_stopped (HarenaThought *thought)
{
  return atomic_load_explicit (&thought->stop, memory_order_relaxed);
}

/* Keeps in mind how long it took, to foresee whether the next one takes long. */
static void
measure (HarenaThought     *thought,
         const HarenaLevel *level,
         gint64             since)
{
  double cost = g_get_monotonic_time () - since;

  if (level->playouts > 0 && !is_stopped (thought))
    harena_brain_set_cost (thought->brain, cost / level->playouts);
}

static HarenaMove
decide (HarenaThought     *thought,
        HarenaThinker     *thinker,
        const void        *position,
        const HarenaLevel *level,
        guint              index)
{
  guint64      seed = harena_thought_seed (thought->question.seed, index);
  HarenaRandom random;
  HarenaMove   list[HARENA_MOVES_MAX];
  HarenaMove   move;
  gint64       since = g_get_monotonic_time ();

  if (thinker != NULL)
    {
      atomic_store (&thought->thinker, thinker);
      move = harena_thinker_decide (thinker, position, level, seed, &thought->stop);
      measure (thought, level, since);
      return move;
    }

  /* A game that offers nothing to think with is still played, at random. */
  harena_random_seed (&random, seed);
  return list[harena_random_below (&random, thought->game->moves (position, list))];
}

/* Whether moves that are known by now should not wait for one that this level chooses. */
static gboolean
takes_long (const HarenaThought *thought,
            const HarenaLevel   *level)
{
  return level->playouts * harena_brain_get_cost (thought->brain) > thought->question.budget;
}

/* Plays ahead: one decision, and more while there is time, with the dice that will fall. Whatever
 * depends on more than one decision is the same as if they had been asked for one by one. */
static void
think_play (HarenaThought *thought,
            HarenaThinker *thinker)
{
  const HarenaGame     *game = thought->game;
  const HarenaQuestion *question = &thought->question;
  guint32               chances = question->chances;
  gint64                end = g_get_monotonic_time () + question->budget;
  int                   turn = game->turn (thought->position);

  do
    {
      guint              index = question->index + thought->moves->len;
      const HarenaLevel *level = turn > 0 ? question->levels[turn - 1] : NULL;
      HarenaMove         list[HARENA_MOVES_MAX];
      HarenaMove         move;

      if (turn == HARENA_CHANCE)
        move = harena_roll (game, thought->position, question->seed, chances++);
      else if (game->moves (thought->position, list) == 1)
        move = list[0];
      else if (level == NULL || (thought->moves->len > 0 && takes_long (thought, level)))
        break;
      else
        move = decide (thought, thinker, thought->position, level, index);

      g_array_append_val (thought->moves, move);
      game->play (thought->position, move);
      turn = game->turn (thought->position);
    }
  while (turn != HARENA_NOBODY && question->budget > 0 && !is_stopped (thought)
         && thought->moves->len < MOVES_MAX && g_get_monotonic_time () < end);
}

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  harena_hints_unref (delivery->hints);
  thought_unref (delivery->thought);
  g_free (delivery);
}

static gboolean
deliver_cb (gpointer data)
{
  Delivery      *delivery = data;
  HarenaThought *thought = delivery->thought;

  g_clear_pointer (&thought->hints, harena_hints_unref);
  thought->hints = harena_hints_ref (delivery->hints);
  if (thought->func != NULL)
    thought->func (thought, FALSE, thought->data);

  return G_SOURCE_REMOVE;
}

static void
deliver_hints (HarenaThought *thought,
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
  delivery->thought = thought_ref (thought);
  delivery->hints = harena_hints_new (thought->question.index, thought->seat, whole, n_hints,
                                      hints);
  /* Of the same priority as the end of the task, and before it: so it comes first. */
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver_cb, delivery, delivery_free);
  g_source_attach (source, thought->context);
}

/* The last round, 0, has as many as the best level. */
static guint32
hint_playouts (int round)
{
  return MAX (1, harena_levels[HARENA_N_LEVELS - 1].playouts >> (2 * round));
}

/* In rounds, so that there soon is something to show. */
static void
think_hint (HarenaThought *thought,
            HarenaThinker *thinker)
{
  HarenaLevel level = harena_levels[HARENA_N_LEVELS - 1];

  level.temperature = 0;
  for (int i = HINT_ROUNDS - 1; i >= 0 && thinker != NULL && !is_stopped (thought); i--)
    {
      level.playouts = hint_playouts (i);
      decide (thought, thinker, thought->position, &level, thought->question.index);
      deliver_hints (thought, thinker, i == 0 && !is_stopped (thought));
      atomic_store (&thought->thinker, NULL);
      atomic_fetch_add (&thought->spent, level.playouts);
    }
}

static void
think_deal (HarenaThought *thought)
{
  g_array_set_size (thought->moves, HARENA_OPENING_MAX);
  g_array_set_size (thought->moves,
                    harena_deal (thought->game, &thought->setup, thought->question.seed,
                                 &g_array_index (thought->moves, HarenaMove, 0)));
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  HarenaThought *thought = data;
  HarenaThinker *thinker;

  (void) source;
  (void) cancellable;
  if (thought->question.kind == HARENA_THOUGHT_DEAL)
    think_deal (thought);
  else
    {
      thinker = harena_brain_enter (thought->brain);
      if (!is_stopped (thought) || thought->question.kind == HARENA_THOUGHT_HINT)
        {
          if (thought->question.kind == HARENA_THOUGHT_PLAY)
            think_play (thought, thinker);
          else
            think_hint (thought, thinker);
        }
      harena_brain_leave (thought->brain);
    }

  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  HarenaThought *thought = data;

  (void) source;
  (void) result;
  if (thought->func != NULL)
    thought->func (thought, TRUE, thought->data);
  thought_unref (thought);
}

/* How many playouts the whole answer takes, if it is one decision. */
static guint32
plan (const HarenaThought *thought)
{
  const HarenaLevel *level = thought->seat > 0 ? thought->question.levels[thought->seat - 1] : NULL;
  guint32            playouts = 0;

  if (thought->question.kind != HARENA_THOUGHT_HINT)
    return level != NULL ? level->playouts : 0;

  for (int i = 0; i < HINT_ROUNDS; i++)
    playouts += hint_playouts (i);
  return playouts;
}

HarenaThought *
harena_thought_start (HarenaBrain          *brain,
                      const HarenaGame     *game,
                      const HarenaQuestion *question,
                      HarenaThoughtFunc     func,
                      gpointer              data)
{
  HarenaThought    *thought = g_new0 (HarenaThought, 1);
  g_autoptr (GTask) task = NULL;

  g_atomic_ref_count_init (&thought->refs);
  thought->brain = harena_brain_ref (brain);
  thought->game = game;
  thought->question = *question;
  thought->moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  if (question->setup != NULL)
    thought->setup = *question->setup;
  if (question->position != NULL)
    {
      thought->position = g_memdup2 (question->position, game->position_size);
      thought->seat = game->turn (thought->position);
    }
  thought->planned = plan (thought);
  thought->func = func;
  thought->data = data;
  thought->context = g_main_context_ref_thread_default ();

  /* The callback has the first reference, the worker another. */
  task = g_task_new (NULL, NULL, done_cb, thought);
  g_task_set_source_tag (task, harena_thought_start);
  g_task_set_name (task, "harena: think");
  g_task_set_task_data (task, thought_ref (thought), thought_unref);
  g_task_run_in_thread (task, think_in_thread);
  return thought;
}

void
harena_thought_hurry (HarenaThought *thought)
{
  atomic_store_explicit (&thought->stop, true, memory_order_relaxed);
}

void
harena_thought_stop (HarenaThought *thought)
{
  thought->func = NULL;
  harena_thought_hurry (thought);
}

double
harena_thought_get_progress (HarenaThought *thought)
{
  HarenaThinker *thinker = atomic_load (&thought->thinker);
  double         done = atomic_load (&thought->spent);

  if (thinker != NULL)
    done += harena_thinker_playouts (thinker);
  return thought->planned > 0 ? MIN (done / thought->planned, 1) : 0;
}

int
harena_thought_get_seat (HarenaThought *thought)
{
  return thought->seat;
}

const HarenaMove *
harena_thought_get_moves (HarenaThought *thought,
                          guint         *n_moves)
{
  *n_moves = thought->moves->len;
  return &g_array_index (thought->moves, HarenaMove, 0);
}

HarenaHints *
harena_thought_get_hints (HarenaThought *thought)
{
  return thought->hints;
}
