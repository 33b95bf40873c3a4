/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player is killed at random moments, again and again: the next start finds the game, valid, and
 * lacking the very last move at most. */

#include "table.h"

#include "clash/clash.h"
#include "unfinished-game.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  KILLS = 300,
  LONGEST = 30 * 1000, /* microseconds that a player may live after its first word */
};

/* What is known of the game of a player by what it told. */
typedef struct
{
  char    *folder;
  GArray  *moves;  /* of HarenaMove, played so far */
  gboolean any;    /* whether there must be a game */
  gboolean undoes; /* whether the last that was told is that something will be taken back */
  guint    n_told; /* lines, over all players */
} Story;

static pid_t
start_player (const Story *story,
              guint        number,
              int         *output)
{
  g_autofree char *player = g_test_build_filename (G_TEST_BUILT, "model", "crash-player", NULL);
  g_autofree char *seed = g_strdup_printf ("%u", number);
  int              ends[2];
  pid_t            pid;

  g_assert_cmpint (pipe (ends), ==, 0);
  pid = fork ();
  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    {
      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl (player, player, story->folder, seed, number % 2 == 0 ? "computers" : "persons", NULL);
      _exit (127);
    }

  close (ends[1]);
  *output = ends[0];
  return pid;
}

/* Reads what there is until the other end is closed; until the first word if only one is wanted. */
static void
read_output (int      fd,
             GString *text,
             gboolean one)
{
  char    buffer[4096];
  ssize_t n_bytes;

  do
    {
      n_bytes = read (fd, buffer, sizeof buffer);
      if (n_bytes > 0)
        g_string_append_len (text, buffer, n_bytes);
    }
  while ((n_bytes > 0 && !one) || (n_bytes < 0 && errno == EINTR));
}

/* The pipe would be full before long, and the player would wait. */
static void
read_for_a_while (int      fd,
                  GString *text,
                  guint    microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  do
    {
      GPollFD poll_fd = { .fd = fd, .events = G_IO_IN };
      gint64  left = end - g_get_monotonic_time ();

      if (g_poll (&poll_fd, 1, MAX (left, 0) / 1000) > 0)
        read_output (fd, text, TRUE);
    }
  while (g_get_monotonic_time () < end);
}

static void
listen_to (Story      *story,
           const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* A line that has no end was never told. */
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      guint      number;
      HarenaMove move;

      story->n_told++;
      story->undoes = FALSE;
      if (g_str_equal (lines[i], "new"))
        {
          g_array_set_size (story->moves, 0);
          story->any = TRUE;
        }
      else if (g_str_equal (lines[i], "left"))
        story->any = TRUE;
      else if (g_str_equal (lines[i], "end"))
        story->any = FALSE;
      else if (g_str_equal (lines[i], "undo"))
        story->undoes = TRUE;
      else
        {
          g_assert_cmpint (sscanf (lines[i], "%u %u", &number, &move), ==, 2);
          g_assert_cmpuint (number, >=, 1);
          g_assert_cmpuint (number, <=, story->moves->len + 1);
          g_array_set_size (story->moves, number - 1);
          g_array_append_val (story->moves, move);
        }
    }
}

/* The game as it is found against what was told of it. */
static void
compare (Story              *story,
         const HarenaRecord *record,
         guint               present)
{
  guint n_told = story->moves->len;
  guint n_both = MIN (present, n_told);

  /* Something may have been taken back, and another move played that was not told any more; but
   * what was told last must not be missing otherwise. */
  if (story->undoes)
    n_both = MIN (n_both, MAX (present, 1) - 1);
  else
    g_assert_cmpuint (present + 1, >=, n_told);
  g_assert_cmpuint (present, <=, n_told + 1);
  g_assert_cmpmem (record->moves->data, n_both * sizeof (HarenaMove),
                   story->moves->data, n_both * sizeof (HarenaMove));
}

static void
look (Story *story)
{
  g_autoptr (GAsyncResult)    result = NULL;
  g_autoptr (GAsyncResult)    closed = NULL;
  g_autoptr (GPtrArray)       left = NULL;
  g_autoptr (HarenaAutosave)  autosave = NULL;
  HarenaGameModel            *model;

  harena_unfinished_game_find_async (table_games, story->folder, NULL, table_async_cb, &result);
  table_await (&result);
  left = harena_unfinished_game_find_finish (result);
  g_assert_cmpuint (left->len, <=, 1);
  if (story->any)
    g_assert_cmpuint (left->len, ==, 1);
  if (left->len == 0)
    return;

  g_assert_null (harena_unfinished_game_get_problem (left->pdata[0]));
  autosave = harena_unfinished_game_resume (left->pdata[0]);
  model = harena_autosave_get_model (autosave);
  harena_game_model_hold (model);
  if (story->any)
    compare (story, harena_game_model_get_record (model), harena_game_model_get_present (model));

  /* The next player goes on from here. */
  g_array_set_size (story->moves, 0);
  g_array_append_vals (story->moves, harena_game_model_get_record (model)->moves->data,
                       harena_game_model_get_present (model));
  harena_autosave_close_async (autosave, TRUE, NULL, table_async_cb, &closed);
  table_await (&closed);
  g_assert_true (harena_autosave_close_finish (autosave, closed, NULL));
}

static void
test_kill (void)
{
  Story story = { .folder = table_folder (), .moves = g_array_new (FALSE, FALSE, 4) };

  for (guint i = 0; i < KILLS; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      int                 output;
      int                 status;
      pid_t               pid = start_player (&story, i, &output);

      /* Some do not live to say a word. */
      if (i % 10 != 0)
        read_output (output, text, TRUE);
      read_for_a_while (output, text, g_random_int_range (0, LONGEST));
      g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
      read_output (output, text, FALSE);
      close (output);
      g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
      g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);

      listen_to (&story, text->str);
      look (&story);
    }

  /* They did play. */
  g_test_message ("%u lines were told", story.n_told);
  g_assert_cmpuint (story.n_told, >, 10 * KILLS);
  g_array_unref (story.moves);
  table_remove (story.folder);
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);

  g_test_add_func ("/model/crash/kill", test_kill);

  return g_test_run ();
}
