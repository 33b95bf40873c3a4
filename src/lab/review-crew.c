/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads take the next move until none is left. What is said of a move depends on its number
 * alone, so it does not matter who looks at it, nor when. */

#include "review-crew.h"

#include "stop.h"
#include "words.h"

#include <stdio.h>
#include <unistd.h>

typedef struct
{
  LabReview  *review;
  atomic_uint next;
  gboolean    is_seen; /* there is a terminal */
} Crew;

/* One line that is written over and over. */
static void
show_progress (const Crew *crew,
               guint       index)
{
  guint            n_moves = crew->review->record->moves->len;
  g_autofree char *line = NULL;

  if (!crew->is_seen)
    return;

  /* Translators: how many moves of a game, of how many, have been looked at */
  line = g_strdup_printf (_("%u of %u moves"), index, n_moves);
  fprintf (stderr, "\r%s%s", line, index == n_moves ? "\n" : "");
}

static gpointer
work_cb (gpointer data)
{
  Crew                *crew = data;
  LabReview           *review = crew->review;
  const HarenaRecord  *record = review->record;
  const HarenaGame    *game = record->game;
  const HarenaEffort  *effort = harena_level_effort (review->level, game);
  HarenaThinker       *thinker = harena_thinker_new (game, &record->setup);
  g_autofree void     *position = g_malloc0 (game->position_size);
  guint                index;
  guint                at = 0;

  harena_record_replay (record, 0, position);
  while (!atomic_load (&lab_stop)
         && (index = atomic_fetch_add (&crew->next, 1)) < record->moves->len)
    {
      for (; at < index; at++)
        game->play (position, g_array_index (record->moves, HarenaMove, at));
      show_progress (crew, index);
      review->done[index]
        = harena_review_move (thinker, position, g_array_index (record->moves, HarenaMove, index),
                              effort, harena_review_seed (record->seed, index), &lab_stop,
                              &review->reviews[index]);
    }

  harena_thinker_free (thinker);
  return NULL;
}

gboolean
lab_review_work (LabReview *review,
                 int        n_threads)
{
  Crew                  crew = { .review = review, .is_seen = isatty (STDERR_FILENO) };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  guint                 n_moves = review->record->moves->len;
  guint                 n_done = 0;

  lab_stop_listen ();
  for (int i = 0; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("review", work_cb, &crew));
  for (int i = 0; i < n_threads; i++)
    g_thread_join (threads->pdata[i]);
  show_progress (&crew, n_moves);

  for (guint i = 0; i < n_moves; i++)
    n_done += review->done[i];
  return n_done == n_moves;
}
