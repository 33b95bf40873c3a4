/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads take the next round until none is left. What a round brings depends on its number alone,
 * so it does not matter who plays it, nor when. What cannot be kept ends the match for all. */

#include "match-crew.h"

#include "match-progress.h"
#include "match-round.h"
#include "output.h"
#include "stop.h"
#include "words.h"

#include <pthread.h>

/* Shared by all threads. The mutex is the system's, because ThreadSanitizer knows that one. */
typedef struct
{
  pthread_mutex_t mutex;   /* for everything below */
  LabMatchResult *result;
  const char     *folder;
  LabRounds       rounds;  /* those that nobody has taken yet */
  LabProgress     progress;
  gboolean        has_endless;
  guint64         endless; /* the round with a game that does not end */
  gboolean        has_unsaved;
} Crew;

static gboolean
take_round (Crew    *crew,
            guint64 *round)
{
  gboolean is_left;

  pthread_mutex_lock (&crew->mutex);
  is_left = crew->rounds.first < crew->rounds.end && !atomic_load (&lab_stop);
  if (is_left)
    *round = crew->rounds.first++;
  pthread_mutex_unlock (&crew->mutex);

  return is_left;
}

static void
hand_in (Crew               *crew,
         guint64             round,
         const LabMatchSums *sums,
         LabRoundEnd         end)
{
  LabMatchResult *result = crew->result;

  pthread_mutex_lock (&crew->mutex);
  if (end == LAB_ROUND_PLAYED)
    {
      result->played[round] = TRUE;
      lab_match_sums_add (&result->sums, sums, result->match.setup.seats);
      lab_progress_show (&crew->progress, &result->match, &result->sums);
    }
  else if (end == LAB_ROUND_ENDLESS)
    {
      crew->has_endless = TRUE;
      crew->endless = round;
      atomic_store (&lab_stop, true);
    }
  else if (end == LAB_ROUND_UNSAVED)
    {
      crew->has_unsaved = TRUE;
      atomic_store (&lab_stop, true);
    }
  pthread_mutex_unlock (&crew->mutex);
}

/* match: never changes, so that nobody need lock it. */
static void
work (Crew           *crew,
      const LabMatch *match)
{
  g_autoptr (LabPlayers)   players = lab_players_new (match, crew->folder);
  g_autofree LabMatchSums *sums = g_new (LabMatchSums, 1);
  guint64                  round;

  while (take_round (crew, &round))
    hand_in (crew, round, sums, lab_round_play (players, round, sums, &lab_stop));
}

static gpointer
work_cb (gpointer data)
{
  Crew *crew = data;

  work (crew, &crew->result->match);
  return NULL;
}

static void
work_together (Crew *crew,
               int   n_threads)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  for (int i = 0; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("match", work_cb, crew));
  for (int i = 0; i < n_threads; i++)
    g_thread_join (threads->pdata[i]);
}

gboolean
lab_crew_play (LabMatchResult *result,
               LabRounds       rounds,
               int             n_threads,
               const char     *folder)
{
  Crew crew = {
    .mutex = PTHREAD_MUTEX_INITIALIZER,
    .result = result,
    .folder = folder,
    .rounds = rounds,
  };

  lab_stop_listen ();
  lab_progress_begin (&crew.progress, &result->match, rounds.end - rounds.first);
  work_together (&crew, n_threads);
  lab_progress_end (&crew.progress);

  if (crew.has_endless)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, crew.endless + 1);

      /* Translators: the number of a round; in a round everybody sits in every seat once */
      lab_complain (_("a game of round %s does not end"), number);
    }

  return !crew.has_endless && !crew.has_unsaved;
}
