/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In and out through the contract. */

#include "staging.h"

#include <string.h>

/* key=value. */
static void
set_option (const char  *where,
            const char  *text,
            HarenaSetup *setup)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);

  for (int i = 0; i < staged.game->n_options; i++)
    if (strcmp (staged.game->options[i].key, parts[0]) == 0 && parts[1] != NULL)
      {
        int value = harena_option_find_value (&staged.game->options[i], parts[1]);

        if (value < 0)
          g_error ("%s: %s has no such value", where, text);
        setup->options[i] = value;
        return;
      }

  g_error ("%s: %s is no option", where, text);
}

void
stage_read_options (const char  *where,
                    const char  *options,
                    HarenaSetup *setup,
                    int          seats)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  int            edition = harena_find_edition (staged.game, words[0]);

  if (edition < 0)
    g_error ("%s: %s is no edition", where, words[0]);
  harena_setup_init (setup, staged.game, edition, seats);
  for (int i = 1; words[i] != NULL; i++)
    set_option (where, words[i], setup);
}

void
stage_start_at (const char *where,
                void       *position,
                int         seats,
                const char *options)
{
  HarenaSetup  setup = { .seats = seats };
  HarenaReason reason;

  if (options != NULL)
    stage_read_options (where, options, &setup, seats);
  memset (position, 0xff, staged.game->position_size);
  if (!staged.game->start (position, &setup, &reason))
    g_error ("%s: no game starts: %s", where, reason.sentence);
  staged.invariant (position);
}

/* Whether the move can be played, and if not why: what words has room for. */
static bool
play_text (void       *position,
           const char *text,
           char        words[HARENA_REASON_TEXT_MAX])
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (staged.game->read_move (position, text, &move, &reason)
      && harena_play (staged.game, position, move, &reason))
    return true;

  harena_reason_write (&reason, NULL, words, HARENA_REASON_TEXT_MAX);
  return false;
}

void
stage_play_at (const char *where,
               void       *position,
               ...)
{
  va_list     texts;
  const char *text;
  char        words[HARENA_REASON_TEXT_MAX];

  va_start (texts, position);
  while ((text = va_arg (texts, const char *)) != NULL)
    {
      if (!play_text (position, text, words))
        g_error ("%s: “%s” was refused: %s", where, text, words);
      staged.invariant (position);
    }
  va_end (texts);
}

bool
stage_can (const void *position,
           const char *text)
{
  g_autofree void *copy = g_memdup2 (position, staged.game->position_size);
  char             words[HARENA_REASON_TEXT_MAX];

  return play_text (copy, text, words);
}

void
stage_refuse_at (const char *where,
                 const void *position,
                 const char *text,
                 const char *because)
{
  g_autofree void *copy = g_memdup2 (position, staged.game->position_size);
  char             words[HARENA_REASON_TEXT_MAX];

  if (play_text (copy, text, words))
    g_error ("%s: “%s” was not refused", where, text);
  if (strcmp (words, because) != 0)
    g_error ("%s: “%s” was refused because “%s”, not because “%s”", where, text, words, because);
  if (memcmp (copy, position, staged.game->position_size) != 0)
    g_error ("%s: “%s” was refused and changed the position", where, text);
}

static int
compare_texts_cb (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Takes the texts. */
static char *
join_sorted (GPtrArray *texts)
{
  char *joined;

  g_ptr_array_sort (texts, compare_texts_cb);
  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv (";", (char **) texts->pdata);
  g_ptr_array_unref (texts);
  return joined;
}

char *
stage_list_verb (const void *position,
                 const char *verb)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = staged.game->moves (position, list);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_moves; i++)
    {
      char text[HARENA_MOVE_TEXT_MAX];

      staged.game->write_move (position, list[i], HARENA_SEES_ALL, text);
      if (g_str_has_prefix (text, verb))
        g_ptr_array_add (texts, g_strdup (text));
    }

  return join_sorted (texts);
}

char *
stage_list_moves (const void *position)
{
  return stage_list_verb (position, "");
}

void
stage_assert_legal_at (const char *where,
                       const void *position,
                       const char *moves)
{
  g_auto (GStrv)   words = g_strsplit (moves, ";", -1);
  GPtrArray       *texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *listed = stage_list_moves (position);
  g_autofree char *expected = NULL;

  for (int i = 0; words[i] != NULL; i++)
    g_ptr_array_add (texts, g_strdup (words[i]));
  expected = join_sorted (texts);
  if (strcmp (listed, expected) != 0)
    g_error ("%s: legal is\n  %s\nand not\n  %s", where, listed, expected);
}

void
stage_assert_turn_at (const char *where,
                      const void *position,
                      int         turn)
{
  if (staged.game->turn (position) != turn)
    g_error ("%s: it is the turn of %d, not %d", where, staged.game->turn (position), turn);
}

void
stage_assert_points_at (const char *where,
                        const void *position,
                        int         seats,
                        const char *points)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int                 numbers[HARENA_SEATS_MAX];

  staged.game->points (position, numbers);
  for (int i = 0; i < seats; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", numbers[i]);
  if (strcmp (text->str, points) != 0)
    g_error ("%s: the points are %s, not %s", where, text->str, points);
}

void
stage_assert_over_at (const char *where,
                      const void *position,
                      const char *ending,
                      unsigned    winners)
{
  HarenaMove list[HARENA_MOVES_MAX];

  stage_assert_turn_at (where, position, HARENA_NOBODY);
  if (g_strcmp0 (staged.game->ending (position), ending) != 0)
    g_error ("%s: it ended by %s, not %s", where, staged.game->ending (position), ending);
  if (staged.game->winners (position) != winners)
    g_error ("%s: the winners are %x, not %x", where, staged.game->winners (position), winners);
  g_assert_cmpint (staged.game->moves (position, list), ==, 0);
}

void
stage_add (const char *path,
           StageTest   test)
{
  for (int i = 0; i < staged.game->n_editions; i++)
    {
      const char      *edition = staged.game->editions[i].id;
      g_autofree char *full = g_strconcat (path, "/", edition, NULL);

      g_test_add_data_func (full, edition, test);
    }
}

typedef struct
{
  const StageRefusal *refusal;
  StageScene          put_scene;
} Trial;

static void
test_refused (gconstpointer data)
{
  const Trial     *trial = data;
  g_autofree void *position = g_malloc (staged.game->position_size);

  trial->put_scene (position, trial->refusal->scene);
  stage_refuse (position, trial->refusal->move, trial->refusal->because);
}

void
stage_add_refusals (const char         *path,
                    const StageRefusal *refusals,
                    guint               n_refusals,
                    StageScene          put_scene)
{
  for (guint i = 0; i < n_refusals; i++)
    {
      g_autofree char *full = g_strconcat (path, "/", refusals[i].name, NULL);
      Trial            trial = { &refusals[i], put_scene };

      g_test_add_data_func_full (full, g_memdup2 (&trial, sizeof trial), test_refused, g_free);
    }
}

void
stage_assert_no_moves (const HarenaMove *numbers,
                       guint             n_numbers,
                       StageScene        put_scene,
                       int               n_scenes)
{
  g_autofree void *position = g_malloc (staged.game->position_size);

  for (int scene = 0; scene < n_scenes; scene++)
    {
      put_scene (position, scene);
      for (guint i = 0; i < n_numbers; i++)
        {
          HarenaReason reason;

          g_assert_false (harena_check (staged.game, position, numbers[i], &reason));
          g_assert_cmpstr (reason.sentence, ==, "this is no move of the game");
        }
    }
}
