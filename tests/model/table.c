/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the model have in common. */

#include "table.h"

#include "clash/clash.h"
#include "morra.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum
{
  PATIENCE = 60, /* seconds, under sanitizers on a busy machine */
};

const HarenaGame *const table_games[] = { &clash_game, &morra_game, NULL };

static const char *const names[] = { "Anna", "Bruno", "Carla", "Dario", "Elsa" };

void
table_init (int    *argc,
            char ***argv)
{
  /* Without G_TEST_OPTION_ISOLATE_DIRS, because GLib leaks what it isolates; no test uses the
   * folders of the user. */
  g_test_init (argc, argv, NULL);
}

HarenaGameModel *
table_model (const HarenaGame *game,
             const char       *players,
             guint64           seed)
{
  g_auto (GStrv)   words = g_strsplit (players, " ", -1);
  HarenaRecordSeat seats[HARENA_SEATS_MAX];
  HarenaSetup      setup;
  HarenaGameModel *model;

  harena_setup_init (&setup, game, 0, g_strv_length (words));
  /* No seat has its own number as its colour, so that a colour that is lost is noticed. */
  for (int i = 0; i < setup.seats; i++)
    seats[i] = (HarenaRecordSeat) {
      .name = (char *) names[i],
      .player = words[i],
      .colour = 1 + (i + 1) % HARENA_SEATS_MAX,
    };

  model = harena_game_model_new (game, &setup, seed, seats, FALSE);
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  return model;
}

HarenaRecord *
table_finished (const HarenaGame *game,
                int               seats,
                guint64           seed)
{
  HarenaSetup      setup;
  HarenaRecord    *record;
  HarenaRandom     random;
  HarenaMove       list[HARENA_MOVES_MAX];
  g_autofree void *position = g_malloc0 (game->position_size);
  guint32          chances = 0;
  int              turn;

  harena_setup_init (&setup, game, 0, seats);
  record = harena_record_new (game, &setup, seed);
  harena_record_replay (record, 0, position);
  harena_random_seed (&random, seed);
  while ((turn = game->turn (position)) != HARENA_NOBODY)
    {
      HarenaMove move = turn == HARENA_CHANCE
                          ? harena_roll (game, position, seed, chances++)
                          : list[harena_random_below (&random, game->moves (position, list))];

      game->play (position, move);
      g_array_append_val (record->moves, move);
    }

  return record;
}

static void
count_notify_cb (GObject    *object,
                 GParamSpec *pspec,
                 Counts     *counts)
{
  (void) object;
  g_hash_table_insert (counts->notified, (gpointer) pspec->name,
                       GUINT_TO_POINTER (table_notified (counts, pspec->name) + 1));
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
count_asked_cb (HarenaGameModel *model,
                int              seat,
                Counts          *counts)
{
  g_assert_cmpint (seat, ==, harena_game_model_get_asked (model));
  counts->choice_asked++;
  counts->seat = seat;
}

/* The count lives as long as the model, or longer. */
Counts *
table_count (HarenaGameModel *model)
{
  Counts *counts = g_new0 (Counts, 1);

  counts->notified = g_hash_table_new (g_str_hash, g_str_equal);
#define COUNT(signal, member) \
  g_signal_connect_swapped (model, signal, G_CALLBACK (count_cb), &counts->member)
  COUNT ("move-played", move_played);
  COUNT ("cursor-moved", cursor_moved);
  COUNT ("thinking-started", thinking_started);
  COUNT ("thinking-ended", thinking_ended);
  COUNT ("game-ended", game_ended);
  COUNT ("file-changed", file_changed);
  COUNT ("seats-changed", seats_changed);
  COUNT ("hint-ready", hint_ready);
  COUNT ("error-said", error_said);
  COUNT ("changed", changed);
#undef COUNT
  g_signal_connect (model, "choice-asked", G_CALLBACK (count_asked_cb), counts);
  g_signal_connect (model, "notify", G_CALLBACK (count_notify_cb), counts);
  return counts;
}

void
table_count_clear (Counts *counts)
{
  GHashTable *notified = counts->notified;

  g_hash_table_remove_all (notified);
  *counts = (Counts) { .notified = notified };
}

void
table_count_free (Counts *counts)
{
  g_hash_table_unref (counts->notified);
  g_free (counts);
}

guint
table_notified (Counts     *counts,
                const char *property)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts->notified, property));
}

static gboolean
lose_patience_cb (gpointer data)
{
  (void) data;
  g_printerr ("nothing came of it in %d seconds\n", PATIENCE);
  abort ();
}

static gboolean
tick_cb (gpointer data)
{
  (void) data;
  return G_SOURCE_CONTINUE;
}

void
table_run_until (TableTest test,
                 gpointer  data)
{
  guint patience = g_timeout_add_seconds (PATIENCE, lose_patience_cb, NULL);
  /* What the test looks at may have come after the last thing that woke the loop. */
  guint tick = g_timeout_add (5, tick_cb, NULL);

  while (!test (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (patience);
  g_source_remove (tick);
}

static gboolean
waits_for_person (gpointer data)
{
  return harena_game_model_get_over (data) || harena_game_model_get_asked (data) != 0;
}

void
table_run_to_choice (HarenaGameModel *model)
{
  g_main_context_iteration (NULL, FALSE);
  table_run_until (waits_for_person, model);
}

void
table_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
table_play (HarenaGameModel *model,
            guint            number)
{
  g_autoptr (GError) error = NULL;
  HarenaMove         list[HARENA_MOVES_MAX];
  int                n_moves = harena_game_model_list_moves (model, list);

  g_assert_cmpint (n_moves, >, 0);
  g_assert_true (harena_game_model_play_move (model, list[number % n_moves], &error));
  g_assert_no_error (error);
}

void
table_play_on (HarenaGameModel *model,
               guint            n_moves,
               guint64          seed)
{
  HarenaRandom random;

  harena_random_seed (&random, seed);
  table_run_to_choice (model);
  while (harena_game_model_get_present (model) < n_moves && !harena_game_model_get_over (model))
    {
      table_play (model, harena_random_below (&random, 1000));
      table_run_to_choice (model);
    }
}

void
table_async_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  GAsyncResult **place = data;

  (void) source;
  g_assert_null (*place);
  *place = g_object_ref (result);
}

static gboolean
is_there (gpointer data)
{
  return *(gpointer *) data != NULL;
}

void
table_await (GAsyncResult **result)
{
  table_run_until (is_there, result);
}

gboolean
table_save (HarenaGameModel *model,
            GFile           *file,
            gboolean         overwrite,
            GError         **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       problem = NULL;
  gboolean                 done;

  harena_game_model_save_async (model, file, overwrite, NULL, table_async_cb, &result);
  table_await (&result);
  done = harena_game_model_save_finish (model, result, &problem);
  if (error == NULL)
    g_assert_no_error (problem);
  else
    *error = g_steal_pointer (&problem);
  return done;
}

HarenaGameModel *
table_open (GFile   *file,
            GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       problem = NULL;
  HarenaGameModel         *model;

  harena_game_model_open_async (table_games, file, NULL, table_async_cb, &result);
  table_await (&result);
  model = harena_game_model_open_finish (result, &problem);
  if (error == NULL)
    g_assert_no_error (problem);
  else
    *error = g_steal_pointer (&problem);
  return model;
}

void
table_assert_records (const HarenaRecord *a,
                      const HarenaRecord *b)
{
  g_assert_true (a->game == b->game);
  g_assert_cmpmem (&a->setup, sizeof a->setup, &b->setup, sizeof b->setup);
  g_assert_cmpuint (a->seed, ==, b->seed);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpstr (a->seats[i].player, ==, b->seats[i].player);
      g_assert_cmpint (a->seats[i].colour, ==, b->seats[i].colour);
    }
  g_assert_cmpmem (a->moves->data, a->moves->len * sizeof (HarenaMove),
                   b->moves->data, b->moves->len * sizeof (HarenaMove));
}

char *
table_folder (void)
{
  char *folder = g_dir_make_tmp ("harena-model-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

void
table_remove (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        table_remove (path);
      else
        {
          g_assert_cmpint (g_unlink (path), ==, 0);
          g_free (path);
        }
    }
  g_rmdir (folder);
  g_free (folder);
}

/* Nobody's number on every system that we know; root puts it on, because root may write anywhere. */
enum
{
  NOBODY = 65534,
};

char *
table_lock_folder (void)
{
  g_autoptr (GError) error = NULL;
  char              *folder = g_dir_make_tmp ("harena-locked-XXXXXX", &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  if (geteuid () == 0)
    g_assert_cmpint (seteuid (NOBODY), ==, 0);
  return folder;
}

void
table_unlock_folder (char *folder)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
}
