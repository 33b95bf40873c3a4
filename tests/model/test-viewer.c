/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks: nothing that is secret reaches anybody who may not know it. */

#include "table.h"

#include "clash/clash.h"
#include "morra.h"
#include "unfinished-game.h"

#include <string.h>

enum
{
  GAMES = 1000,
  SHORT = 0, /* the editions of morra: without a draw, */
  LONG = 1,  /* and with one */
};

/* Nothing happens in it before the main loop runs. */
static HarenaGameModel *
new_quiet (int         edition,
           const char *first,
           const char *second,
           guint64     seed)
{
  HarenaRecordSeat seats[2] = { { .name = (char *) "Anna", .player = (char *) first },
                                { .name = (char *) "Livia", .player = (char *) second } };
  HarenaSetup      setup;
  HarenaGameModel *model;

  harena_setup_init (&setup, &morra_game, edition, 2);
  model = harena_game_model_new (&morra_game, &setup, seed, seats, FALSE);
  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  return model;
}

static HarenaGameModel *
new_morra (int         edition,
           const char *first,
           const char *second,
           guint64     seed)
{
  HarenaGameModel *model = new_quiet (edition, first, second, seed);

  table_settle ();
  return model;
}

static void
play (HarenaGameModel *model,
      const char      *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (harena_game_model_play_text (model, text, &error));
  g_assert_no_error (error);
}

static void
sit_and_play (HarenaGameModel *model,
              const char      *text)
{
  harena_game_model_sit_down (model, harena_game_model_get_curtain (model));
  play (model, text);
}

static void
assert_text (HarenaGameModel *model,
             guint            index,
             const char      *expected)
{
  g_autofree char *text = harena_game_model_get_move_text (model, index);

  g_assert_cmpstr (text, ==, expected);
}

static void
end (HarenaGameModel *model)
{
  g_assert_finalize_object (model);
  table_settle ();
}

static void
assert_viewer (HarenaGameModel *model,
               int              viewer)
{
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, viewer);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 0);
  end (model);
}

static void
test_who (void)
{
  HarenaGameModel *model = new_morra (SHORT, "person", "person", 1);

  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_OPEN);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 1);
  g_assert_null (harena_game_model_get_record (model));
  end (model);

  assert_viewer (new_morra (SHORT, "person", "random", 1), 1);
  assert_viewer (new_morra (SHORT, "tiro", "person", 1), 2);
  assert_viewer (new_morra (SHORT, "random", "random", 1), HARENA_SEES_ALL);
  assert_viewer (table_model (&clash_game, "person person", 1), HARENA_SEES_ALL);
  assert_viewer (harena_game_model_new_from_record (table_finished (&morra_game, 2, 1)),
                 HARENA_SEES_ALL);
}

static void
test_curtain (void)
{
  HarenaGameModel   *model = new_morra (SHORT, "person", "person", 1);
  g_autoptr (Counts) counts = table_count (model);
  g_autoptr (GError) error = NULL;
  HarenaMove         list[HARENA_MOVES_MAX];
  HarenaMove         move;

  /* Nobody looks: nobody is asked, and nobody can choose. */
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  g_assert_cmpint (harena_game_model_list_moves (model, list), ==, 0);
  g_assert_false (harena_game_model_play_text (model, "show 2 guess 5", &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CURTAIN);
  g_assert_cmpstr (error->message, ==, "the screen has to be passed to Anna first");

  /* The screen is for Anna. */
  harena_game_model_sit_down (model, 2);
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_OPEN);
  g_assert_cmpuint (counts->choice_asked, ==, 0);
  harena_game_model_sit_down (model, 1);
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, 1);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 0);
  g_assert_cmpuint (counts->choice_asked, ==, 1);
  g_assert_cmpuint (table_notified (counts, "viewer"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "curtain"), ==, 1);
  g_assert_cmpuint (table_notified (counts, "asked"), ==, 1);
  g_assert_cmpint (harena_game_model_list_moves (model, list), ==, 25);

  /* She thinks better of it, and then looks again. */
  harena_game_model_stand_up (model);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 1);
  harena_game_model_sit_down (model, 1);
  g_assert_cmpuint (counts->choice_asked, ==, 2);

  play (model, "show 2 guess 5");
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_OPEN);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 2);
  assert_text (model, 0, "show ? guess ?");
  g_assert_false (harena_game_model_get_move (model, 0, &move));

  harena_game_model_sit_down (model, 2);
  assert_text (model, 0, "show ? guess ?");
  play (model, "show 3 guess 4");
  assert_text (model, 0, "show 2 guess 5");
  assert_text (model, 1, "show 3 guess 4");
  g_assert_true (harena_game_model_get_move (model, 0, &move));
  g_assert_cmpuint (move, ==, 205);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 1);
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_OPEN);
  end (model);
}

/* What is looked back at is seen by nobody in particular, and no screen need be passed for it. */
static void
test_review (void)
{
  HarenaGameModel *model = new_morra (SHORT, "person", "person", 1);

  sit_and_play (model, "show 2 guess 5");
  harena_game_model_jump (model, 0);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 0);
  assert_text (model, 0, "show ? guess ?");
  harena_game_model_return (model);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 2);
  harena_game_model_hold (model);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 0);
  harena_game_model_release (model);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 2);
  end (model);
}

static void
test_hint (void)
{
  HarenaGameModel          *model = new_morra (SHORT, "person", "person", 1);
  g_autoptr (GAsyncResult)  result = NULL;
  g_autoptr (GError)        error = NULL;
  HarenaHints              *hints;

  harena_game_model_hint_async (model, NULL, table_async_cb, &result);
  table_await (&result);
  hints = harena_game_model_hint_finish (model, result, &error);
  g_assert_null (hints);
  g_assert_nonnull (error);
  g_assert_null (harena_game_model_get_hints (model));
  g_clear_object (&result);
  end (model);
}

/* The computer chooses first, and the one person must not see it. */
static void
test_computer (void)
{
  HarenaGameModel *model = new_morra (SHORT, "random", "person", 4);
  HarenaMove       move;

  table_run_to_choice (model);
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 2);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 1);
  assert_text (model, 0, "show ? guess ?");
  g_assert_null (harena_game_model_get_record (model));
  play (model, "show 1 guess 6");
  assert_text (model, 1, "show 1 guess 6");
  g_assert_true (harena_game_model_get_move (model, 0, &move));
  end (model);
}

static void
test_undo (void)
{
  HarenaGameModel *model = new_morra (SHORT, "person", "person", 1);

  /* What nobody else has seen yet may be taken back, */
  sit_and_play (model, "show 2 guess 5");
  g_assert_true (harena_game_model_get_can_undo (model));
  harena_game_model_sit_down (model, 2);
  harena_game_model_undo (model);
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 1);
  g_assert_cmpint (harena_game_model_get_viewer (model), ==, HARENA_SEES_OPEN);
  assert_text (model, 0, "show ? guess ?");
  harena_game_model_redo (model);
  assert_text (model, 0, "show ? guess ?");

  /* but what has come to light may not, in whatever way. */
  sit_and_play (model, "show 3 guess 4");
  g_assert_false (harena_game_model_get_can_undo (model));
  harena_game_model_undo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 2);
  harena_game_model_jump (model, 1);
  g_assert_false (harena_game_model_get_can_continue_here (model));
  harena_game_model_continue_here (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 2);
  harena_game_model_return (model);

  /* The next round is another one. */
  sit_and_play (model, "show 1 guess 2");
  harena_game_model_undo (model);
  g_assert_cmpuint (harena_game_model_get_present (model), ==, 2);
  g_assert_false (harena_game_model_get_can_undo (model));
  end (model);
}

static void
test_friendly_undo (void)
{
  HarenaGameModel  *model = new_morra (SHORT, "person", "person", 1);
  char             *folder = table_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "friendly", NULL);
  HarenaGameModel  *again;

  harena_game_model_set_friendly_undo (model, TRUE);
  sit_and_play (model, "show 2 guess 5");
  sit_and_play (model, "show 3 guess 4");
  table_save (model, file, FALSE, NULL);

  again = table_open (file, NULL);
  g_assert_true (harena_game_model_get_friendly_undo (again));
  harena_game_model_undo (again);
  g_assert_cmpuint (harena_game_model_get_present (again), ==, 1);
  /* What is taken back is a secret again. */
  assert_text (again, 0, "show ? guess ?");
  assert_text (again, 1, "show ? guess ?");
  harena_game_model_undo (again);
  g_assert_cmpuint (harena_game_model_get_present (again), ==, 0);
  sit_and_play (again, "show 4 guess 5");
  assert_text (again, 0, "show ? guess ?");
  sit_and_play (again, "show 5 guess 6");
  assert_text (again, 0, "show 4 guess 5");
  end (again);
  end (model);
  table_remove (folder);
}

/* The file holds the secret; whoever opens it does not see it. */
static void
test_file (void)
{
  HarenaGameModel  *model = new_morra (SHORT, "person", "person", 1);
  char             *folder = table_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "open-round", NULL);
  HarenaGameModel  *again;

  sit_and_play (model, "show 2 guess 5");
  table_save (model, file, FALSE, NULL);
  g_assert_cmpstr (harena_game_model_get_title (model), ==, "open-round");

  again = table_open (file, NULL);
  table_settle ();
  table_assert_records (harena_game_model_get_whole_record (again),
                        harena_game_model_get_whole_record (model));
  g_assert_cmpint (harena_game_model_get_viewer (again), ==, HARENA_SEES_OPEN);
  g_assert_cmpint (harena_game_model_get_curtain (again), ==, 2);
  assert_text (again, 0, "show ? guess ?");
  sit_and_play (again, "show 3 guess 4");
  assert_text (again, 0, "show 2 guess 5");
  end (again);
  end (model);
  table_remove (folder);
}

/* What is offered to be continued shows no more, and neither does it when it goes on. */
static void
test_left (void)
{
  HarenaGameModel            *model = new_morra (SHORT, "person", "person", 1);
  char                       *folder = table_folder ();
  g_autoptr (HarenaAutosave)  autosave = harena_autosave_new (model, folder);
  g_autoptr (GAsyncResult)    result = NULL;
  g_autoptr (GPtrArray)       left = NULL;
  g_autofree void            *seen = g_malloc0 (morra_game.position_size);
  g_autofree void            *expected = g_malloc0 (morra_game.position_size);

  sit_and_play (model, "show 2 guess 5");
  harena_game_model_copy_position (model, 1, expected);
  harena_autosave_close_async (autosave, TRUE, NULL, table_async_cb, &result);
  table_await (&result);
  g_clear_object (&result);
  g_clear_object (&autosave);
  end (model);

  harena_unfinished_game_find_async (table_games, folder, NULL, table_async_cb, &result);
  table_await (&result);
  left = harena_unfinished_game_find_finish (result);
  g_assert_cmpuint (left->len, ==, 1);
  harena_unfinished_game_copy_position (left->pdata[0], seen);
  g_assert_cmpmem (seen, morra_game.position_size, expected, morra_game.position_size);

  autosave = harena_unfinished_game_resume (left->pdata[0]);
  model = harena_autosave_get_model (autosave);
  table_settle ();
  g_assert_cmpint (harena_game_model_get_curtain (model), ==, 2);
  assert_text (model, 0, "show ? guess ?");
  g_clear_object (&autosave);
  table_settle ();
  table_remove (folder);
}

/* A lesson plays for anybody, and nobody's seat changes. */
static void
test_lesson (void)
{
  HarenaGameModel   *model = new_quiet (SHORT, "tiro", "person", 1);
  g_autoptr (Counts) counts = table_count (model);
  g_autoptr (GError) error = NULL;

  harena_game_model_hold (model);
  g_assert_false (harena_game_model_play_for_seat (model, 999, &error));
  g_assert_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_MOVE);
  g_clear_error (&error);
  g_assert_true (harena_game_model_play_for_seat (model, 205, &error));
  g_assert_no_error (error);
  assert_text (model, 0, "show ? guess ?");
  g_assert_true (harena_game_model_play_for_seat (model, 304, &error));
  g_assert_cmpuint (counts->seats_changed, ==, 0);
  g_assert_cmpuint (counts->move_played, ==, 2);
  harena_game_model_release (model);
  end (model);
}

/* What a game of morra looks like, reckoned apart from the model: the choice of whom is still a
 * secret after the first n_moves. */
static int
secret_of (const HarenaRecord *record,
           guint               n_moves)
{
  g_autofree void *position = g_malloc0 (record->game->position_size);
  guint            n_choices = 0;
  int              last = 0;

  record->game->start (position, &record->setup, NULL);
  for (guint i = 0; i < n_moves; i++)
    {
      int turn = record->game->turn (position);

      n_choices += turn > 0;
      last = turn;
      record->game->play (position, g_array_index (record->moves, HarenaMove, i));
    }

  return n_choices % 2 == 1 ? last : 0;
}

static void
check_position (HarenaGameModel *model,
                guint            index,
                const void      *position)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  g_autofree void    *expected = g_malloc0 (record->game->position_size);

  harena_record_replay (record, index, expected);
  harena_see (record->game, expected, harena_game_model_get_viewer (model));
  g_assert_cmpmem (position, record->game->position_size, expected, record->game->position_size);
}

/* At any moment, whatever is being told. */
static void
check (HarenaGameModel *model)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  int                 viewer = harena_game_model_get_viewer (model);
  guint               present = harena_game_model_get_present (model);
  int                 secret = secret_of (record, present);
  HarenaMove          list[HARENA_MOVES_MAX];
  HarenaMove          move;

  check_position (model, harena_game_model_get_cursor (model),
                  harena_game_model_get_position (model));
  g_assert_true (viewer == HARENA_SEES_ALL || harena_game_model_get_record (model) == NULL);
  g_assert_true (viewer == HARENA_SEES_ALL || harena_game_model_get_hints (model) == NULL);
  g_assert_cmpstr (harena_game_model_get_title (model), ==, "Morra");
  if (harena_game_model_get_turn (model) != viewer && viewer != HARENA_SEES_ALL)
    g_assert_cmpint (harena_game_model_list_moves (model, list), ==, 0);

  for (guint i = present > 4 ? present - 4 : 0; i < record->moves->len; i++)
    {
      g_autofree char *text = harena_game_model_get_move_text (model, i);
      int              turn = harena_game_model_get_turn_at (model, i);
      gboolean         is_secret = viewer != HARENA_SEES_ALL && viewer != turn && turn > 0
                                   && (i >= present || (secret != 0 && i == present - 1));

      g_assert_cmpint (strchr (text, '?') != NULL, ==, is_secret);
      g_assert_cmpint (harena_game_model_get_move (model, i, &move), ==, !is_secret);
    }
}

static void
check_all (HarenaGameModel *model)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  g_autofree void    *position = g_malloc0 (record->game->position_size);

  check (model);
  for (guint i = 0; i <= record->moves->len; i++)
    {
      harena_game_model_copy_position (model, i, position);
      check_position (model, i, position);
    }
}

/* All that can be seen, as one text: the same for two games that differ in what is secret. */
static char *
observe (HarenaGameModel *model)
{
  const HarenaGame *game = harena_game_model_get_game (model);
  g_autofree void  *position = g_malloc0 (game->position_size);
  GString          *all = g_string_new (NULL);
  guint             n_moves = harena_game_model_get_n_moves (model);

  for (guint i = 0; i <= n_moves; i++)
    {
      g_autofree char *text = i < n_moves ? harena_game_model_get_move_text (model, i) : NULL;
      g_autofree char *bytes = NULL;

      harena_game_model_copy_position (model, i, position);
      bytes = g_base64_encode (position, game->position_size);
      g_string_append_printf (all, "%s %s %d\n", bytes, text,
                              harena_game_model_get_turn_at (model, i));
    }
  g_string_append_printf (all, "%u %u %d %d %d %d %d %s",
                          harena_game_model_get_present (model),
                          harena_game_model_get_cursor (model),
                          harena_game_model_get_viewer (model),
                          harena_game_model_get_curtain (model),
                          harena_game_model_get_asked (model),
                          harena_game_model_get_can_undo (model),
                          harena_game_model_get_can_redo (model),
                          harena_game_model_get_title (model));
  return g_string_free (all, FALSE);
}

/* Had another choice been made in secret, all would look the same to whoever did not make it. */
static void
check_twin (HarenaGameModel *model,
            HarenaRandom    *random)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  guint               present = harena_game_model_get_present (model);
  HarenaRecord       *other;
  HarenaGameModel    *twin;
  g_autofree char    *ours = NULL;
  g_autofree char    *theirs = NULL;
  g_autofree char    *text = NULL;
  gsize               length;
  HarenaMove          list[HARENA_MOVES_MAX];
  g_autofree void    *position = g_malloc0 (record->game->position_size);

  if (secret_of (record, present) == 0 || present < record->moves->len)
    return;

  text = harena_record_to_text (record, &length);
  other = harena_record_parse (table_games, text, length, NULL);
  harena_record_replay (record, present - 1, position);
  g_array_index (other->moves, HarenaMove, present - 1) =
    list[harena_random_below (random, record->game->moves (position, list))];
  twin = harena_game_model_new_from_record (other);
  table_settle ();
  harena_game_model_sit_down (model, harena_game_model_get_turn (model));
  harena_game_model_sit_down (twin, harena_game_model_get_turn (twin));

  ours = observe (model);
  theirs = observe (twin);
  g_assert_cmpstr (ours, ==, theirs);
  g_object_unref (twin);
}

/* Somebody looks, thinks better of it, looks back, takes back, or chooses. */
static void
do_anything (HarenaGameModel *model,
             HarenaRandom    *random)
{
  int curtain = harena_game_model_get_curtain (model);

  switch (harena_random_below (random, 12))
    {
    case 0:
      harena_game_model_undo (model);
      break;
    case 1:
      harena_game_model_redo (model);
      break;
    case 2:
      harena_game_model_stand_up (model);
      break;
    case 3:
      harena_game_model_jump (model, harena_random_below (
                                       random, harena_game_model_get_n_moves (model) + 1));
      check_all (model);
      harena_game_model_return (model);
      break;
    default:
      if (curtain != 0)
        harena_game_model_sit_down (model, curtain);
      else if (harena_game_model_get_asked (model) != 0)
        table_play (model, harena_random_below (random, 25));
    }
  table_settle ();
}

static void
test_games (gconstpointer data)
{
  gboolean friendly = GPOINTER_TO_INT (data);

  for (guint seed = 0; seed < GAMES / 2; seed++)
    {
      HarenaGameModel *model = new_quiet (seed % 2 == 0 ? SHORT : LONG, "person", "person", seed);
      HarenaRandom     random;

      harena_random_seed (&random, seed);
      harena_game_model_set_friendly_undo (model, friendly);
      g_signal_connect (model, "move-played", G_CALLBACK (check), NULL);
      g_signal_connect (model, "cursor-moved", G_CALLBACK (check), NULL);
      g_signal_connect (model, "choice-asked", G_CALLBACK (check), NULL);
      g_signal_connect (model, "changed", G_CALLBACK (check), NULL);
      g_signal_connect (model, "game-ended", G_CALLBACK (check), NULL);
      g_signal_connect (model, "notify", G_CALLBACK (check), NULL);
      table_settle ();
      while (!harena_game_model_get_over (model))
        {
          do_anything (model, &random);
          if (harena_random_below (&random, 8) == 0)
            check_twin (model, &random);
        }
      check_all (model);
      g_object_unref (model);
    }
}

int
main (int   argc,
      char *argv[])
{
  table_init (&argc, &argv);
  g_test_add_func ("/model/viewer/who", test_who);
  g_test_add_func ("/model/viewer/curtain", test_curtain);
  g_test_add_func ("/model/viewer/review", test_review);
  g_test_add_func ("/model/viewer/hint", test_hint);
  g_test_add_func ("/model/viewer/computer", test_computer);
  g_test_add_func ("/model/viewer/undo", test_undo);
  g_test_add_func ("/model/viewer/friendly-undo", test_friendly_undo);
  g_test_add_func ("/model/viewer/file", test_file);
  g_test_add_func ("/model/viewer/left", test_left);
  g_test_add_func ("/model/viewer/lesson", test_lesson);
  g_test_add_data_func ("/model/viewer/games", GINT_TO_POINTER (FALSE), test_games);
  g_test_add_data_func ("/model/viewer/games/friendly", GINT_TO_POINTER (TRUE), test_games);
  return g_test_run ();
}
