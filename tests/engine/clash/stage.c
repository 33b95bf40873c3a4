/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes in and out through the contract alone: what is played is read as text first. */

#include "stage.h"

#include "invariant.h"
#include "scene.h"

#include <string.h>

void
stage_start_at (const char    *where,
                ClashPosition *position,
                int            seats,
                const char    *options)
{
  HarenaSetup  setup = { .seats = seats };
  HarenaReason reason;

  scene_read_options (options, &setup);
  memset (position, 0xff, sizeof *position);
  if (!clash_game.start (position, &setup, &reason))
    g_error ("%s: no game starts: %s", where, reason.sentence);
  clash_invariant (position);
}

void
stage_fight_at (const char    *where,
                ClashPosition *position,
                int            seats,
                const char    *options,
                ...)
{
  va_list     items;
  const char *item;

  stage_start_at (where, position, seats, options);
  va_start (items, options);
  while ((item = va_arg (items, const char *)) != NULL)
    scene_add (position, item);
  va_end (items);

  scene_settle (position);
  clash_invariant (position);
}

/* Whether the move can be played, and if not why: what words has room for. */
static bool
play_text (ClashPosition *position,
           const char    *text,
           char           words[HARENA_REASON_TEXT_MAX])
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  if (clash_game.read_move (position, text, &move, &reason)
      && harena_play (&clash_game, position, move, &reason))
    return true;

  harena_reason_write (&reason, NULL, words, HARENA_REASON_TEXT_MAX);
  return false;
}

void
stage_play_at (const char    *where,
               ClashPosition *position,
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
      clash_invariant (position);
    }
  va_end (texts);
}

void
stage_refuse_at (const char          *where,
                 const ClashPosition *position,
                 const char          *text,
                 const char          *because)
{
  ClashPosition copy;
  char          words[HARENA_REASON_TEXT_MAX];

  memcpy (&copy, position, sizeof copy);
  if (play_text (&copy, text, words))
    g_error ("%s: “%s” was not refused", where, text);
  if (strcmp (words, because) != 0)
    g_error ("%s: “%s” was refused because “%s”, not because “%s”", where, text, words, because);
  if (memcmp (&copy, position, sizeof copy) != 0)
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
stage_list_moves (const ClashPosition *position)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = clash_game.moves (position, list);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_moves; i++)
    {
      char text[HARENA_MOVE_TEXT_MAX];

      clash_game.write_move (position, list[i], HARENA_SEES_ALL, text);
      g_ptr_array_add (texts, g_strdup (text));
    }

  return join_sorted (texts);
}

void
stage_assert_legal_at (const char          *where,
                       const ClashPosition *position,
                       const char          *moves)
{
  g_auto(GStrv)    words = g_strsplit (moves, ";", -1);
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
stage_assert_turn_at (const char          *where,
                      const ClashPosition *position,
                      int                  turn)
{
  if (clash_game.turn (position) != turn)
    g_error ("%s: it is the turn of %d, not %d", where, clash_game.turn (position), turn);
}

void
stage_assert_cells_at (const char          *where,
                       const ClashPosition *position,
                       ...)
{
  va_list     items;
  const char *item;

  va_start (items, position);
  while ((item = va_arg (items, const char *)) != NULL)
    {
      g_auto(GStrv)    words = g_strsplit (item, " ", 2);
      ClashGroup       group = scene_read_group (words[1] != NULL ? words[1] : "");
      g_autofree char *expected = scene_write_group (&group);
      g_autofree char *there = scene_write_group (&position->groups[scene_read_cell (words[0])]);

      if (strcmp (there, expected) != 0)
        g_error ("%s: in %s there is “%s”, not “%s”", where, words[0], there, expected);
    }
  va_end (items);
}

void
stage_assert_points_at (const char          *where,
                        const ClashPosition *position,
                        const char          *points)
{
  int                numbers[HARENA_SEATS_MAX];
  g_autoptr(GString) text = g_string_new (NULL);

  clash_game.points (position, numbers);
  for (int i = 0; i < position->seats; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", numbers[i]);
  if (strcmp (text->str, points) != 0)
    g_error ("%s: the points are %s, not %s", where, text->str, points);
}

void
stage_assert_over_at (const char          *where,
                      const ClashPosition *position,
                      const char          *ending,
                      unsigned             winners)
{
  HarenaMove list[HARENA_MOVES_MAX];

  stage_assert_turn_at (where, position, HARENA_NOBODY);
  if (g_strcmp0 (clash_game.ending (position), ending) != 0)
    g_error ("%s: it ended by %s, not %s", where, clash_game.ending (position), ending);
  if (clash_game.winners (position) != winners)
    g_error ("%s: the winners are %x, not %x", where, clash_game.winners (position), winners);
  g_assert_cmpint (clash_game.moves (position, list), ==, 0);
}

void
stage_enter_all (ClashPosition *position)
{
  while (position->step < CLASH_STEP_FIGHT)
    {
      HarenaMove list[HARENA_MOVES_MAX];

      g_assert_cmpint (clash_game.moves (position, list), >, 0);
      clash_game.play (position, list[0]);
      clash_invariant (position);
    }
}

void
stage_name (ClashPosition *position,
            int            seat)
{
  if (position->step == CLASH_STEP_NAME)
    {
      g_autofree char *text = g_strdup_printf ("name %d", seat);

      stage_play (position, text);
    }
}

/* The table's options are freed with the test. */
static void
add_at_table (const char *path,
              const char *table,
              const char *options,
              StageTest   test)
{
  g_autofree char *full = g_strconcat (path, "/", table, NULL);

  g_test_add_data_func_full (full, g_strdup (options), test, g_free);
}

void
stage_add (const char *path,
           StageTest   test)
{
  for (int i = 0; i < clash_game.n_editions; i++)
    add_at_table (path, clash_game.editions[i].id, clash_game.editions[i].id, test);
}

void
stage_add_option (const char *path,
                  const char *option,
                  StageTest   test)
{
  for (int i = 0; i < clash_game.n_editions; i++)
    {
      const char      *edition = clash_game.editions[i].id;
      g_autofree char *changed = g_strconcat (edition, " ", option, NULL);
      HarenaSetup      plain = { .seats = 2 };
      HarenaSetup      mixed = { .seats = 2 };

      scene_read_options (edition, &plain);
      scene_read_options (changed, &mixed);
      if (memcmp (&plain, &mixed, sizeof plain) == 0)
        add_at_table (path, edition, edition, test);
      else
        add_at_table (path, option, changed, test);
    }
}
