/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tutor asks before a blunder, and before nothing else; not without being asked to, and not where
 * several persons sit at the screen. */

#include "table/table-private.h"

#include "games.h"
#include "seat.h"
#include "settings.h"
#include "stage.h"

#include <string.h>

/* The third move of this game is a blunder, says harena-lab review; the other one is best. */
static const char game[] = "clash/international-2.harena";
static const char blunder[] = "enter a1 spear";
static const char best[] = "enter b2 shield";

typedef struct
{
  HarenaGameModel *model;
  HarenaTable     *table;
  GtkWidget       *window;
} Scene;

static void
set_up (Scene      *scene,
        gboolean    tutor,
        const char *second)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", game, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  g_array_set_size (record->moves, 2);
  harena_record_set_seat (record, 1, "Marta", HARENA_PERSON);
  harena_record_set_seat (record, 2, "Felix", second);
  g_settings_set_boolean (harena_settings_get_default (), "tutor", tutor);
  scene->model = harena_game_model_new_from_record (record);
  scene->table = HARENA_TABLE (harena_table_new (scene->model));
  scene->window = stage_show (GTK_WIDGET (scene->table), 900, 600);
  stage_wait_until (harena_game_model_get_asked (scene->model) == 1);
}

static void
tear_down (Scene *scene)
{
  stage_close (scene->window);
  g_assert_finalize_object (scene->model);
  g_settings_reset (harena_settings_get_default (), "tutor");
}

static void
choose (Scene      *scene,
        const char *text)
{
  HarenaMove move;

  g_assert_true (harena_game_model_get_game (scene->model)->read_move (
    harena_game_model_get_position (scene->model), text, &move, NULL));
  harena_hand_play (scene->table->hand, move);
}

static guint
present (Scene *scene)
{
  return harena_game_model_get_present (scene->model);
}

static void
assert_third (Scene      *scene,
              const char *text)
{
  g_autofree char *third = harena_game_model_get_move_text (scene->model, 2);

  g_assert_cmpstr (third, ==, text);
}

static void
test_blunder (void)
{
  Scene       scene;
  const char *question;

  set_up (&scene, TRUE, "tiro");
  choose (&scene, blunder);
  g_assert_cmpuint (present (&scene), ==, 2);
  stage_wait_until (scene.table->tutor != NULL);
  question = adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (scene.table->tutor));
  g_assert_nonnull (strstr (question, "gives up about 10 % of the win"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (scene.table->tutor), "back");
  stage_settle ();
  g_assert_null (scene.table->tutor);
  g_assert_cmpuint (present (&scene), ==, 2);

  choose (&scene, blunder);
  stage_wait_until (scene.table->tutor != NULL);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (scene.table->tutor), "play");
  stage_wait_until (present (&scene) > 2);
  assert_third (&scene, blunder);
  tear_down (&scene);
}

static void
test_best (void)
{
  Scene scene;

  set_up (&scene, TRUE, "tiro");
  choose (&scene, best);
  stage_wait_until (present (&scene) > 2);
  g_assert_null (scene.table->tutor);
  assert_third (&scene, best);
  tear_down (&scene);
}

/* Who changes the mind while it is looked at has chosen the other move. */
static void
test_other (void)
{
  Scene scene;

  set_up (&scene, TRUE, "tiro");
  choose (&scene, blunder);
  choose (&scene, best);
  stage_wait_until (present (&scene) > 2);
  g_assert_null (scene.table->tutor);
  assert_third (&scene, best);
  tear_down (&scene);
}

/* The window may go while it is looked at, or asked. */
static void
test_gone (void)
{
  Scene scene;

  set_up (&scene, TRUE, "tiro");
  choose (&scene, blunder);
  stage_wait (20);
  stage_close (scene.window);
  stage_wait_until (G_OBJECT (scene.model)->ref_count == 1);
  g_assert_finalize_object (scene.model);
  g_settings_reset (harena_settings_get_default (), "tutor");
}

/* Played at once, whatever it costs. */
static void
assert_quiet (gboolean    tutor,
              const char *second)
{
  Scene scene;

  set_up (&scene, tutor, second);
  choose (&scene, blunder);
  g_assert_cmpuint (present (&scene), >, 2);
  assert_third (&scene, blunder);
  tear_down (&scene);
}

static void
test_off (void)
{
  assert_quiet (FALSE, "tiro");
}

static void
test_together (void)
{
  assert_quiet (TRUE, HARENA_PERSON);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/tutor/blunder", test_blunder);
  g_test_add_func ("/ui/tutor/best", test_best);
  g_test_add_func ("/ui/tutor/other", test_other);
  g_test_add_func ("/ui/tutor/gone", test_gone);
  g_test_add_func ("/ui/tutor/off", test_off);
  g_test_add_func ("/ui/tutor/together", test_together);
  return g_test_run ();
}
