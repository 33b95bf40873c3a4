/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The welcome page: what was left, what was played, and what stands out. */

#include "autosave.h"
#include "clash/clash.h"
#include "face.h"
#include "five.h"
#include "pages/day-words.h"
#include "pages/game-card.h"
#include "pages/left-words.h"
#include "pages/recent-list.h"
#include "settings.h"
#include "stage.h"
#include "pages/welcome-page.h"

#include <glib/gstdio.h>

static const HarenaGame *const games[] = { &clash_game, NULL };

typedef struct
{
  char      *folder;
  GtkWidget *page;
  GtkWidget *window;
  GPtrArray *left;
} Scene;

static void
async_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  (void) source;
  *(GAsyncResult **) data = g_object_ref (result);
}

static HarenaRecord *
load_game (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (games, path, &error);

  g_assert_no_error (error);
  return record;
}

static void
set_up (Scene *scene)
{
  *scene = (Scene) { .folder = g_dir_make_tmp ("harena-welcome-XXXXXX", NULL) };
  scene->page = harena_welcome_page_new ();
  scene->window = stage_show (scene->page, 900, 600);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Scene *scene)
{
  stage_close (scene->window);
  g_clear_pointer (&scene->left, g_ptr_array_unref);
  remove_folder (scene->folder);
  g_free (scene->folder);
}

static GtkListBoxRow *
recent_row (Scene *scene,
            int    index)
{
  GtkWidget *list = stage_find (scene->page, GTK_TYPE_LIST_BOX, "recent-games");

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index);
}

/* A game of persons, with this many of its moves. */
static HarenaRecord *
load_persons (const char *name,
              guint       n_moves)
{
  HarenaRecord *record = load_game (name);

  for (int seat = 1; seat <= record->setup.seats; seat++)
    harena_record_set_seat (record, seat, (const char *[]) { "Anna", "Bruno", "Carla", "Dora",
                                                             "Enzo" }[seat - 1], "person");
  g_array_set_size (record->moves, n_moves);
  return record;
}

/* Leaves a game as the program would, with this many of its moves. */
static void
leave_game (Scene      *scene,
            const char *name,
            guint       n_moves)
{
  HarenaGameModel         *model = harena_game_model_new_from_record (load_persons (name,
                                                                                    n_moves));
  HarenaAutosave          *autosave;
  g_autoptr (GAsyncResult) result = NULL;

  autosave = harena_autosave_new (model, scene->folder);
  harena_autosave_close_async (autosave, TRUE, NULL, async_cb, &result);
  stage_wait_until (result != NULL);
  g_assert_true (harena_autosave_close_finish (autosave, result, NULL));
  g_object_unref (autosave);
  g_object_unref (model);
}

static void
find_left (Scene *scene)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_clear_pointer (&scene->left, g_ptr_array_unref);
  harena_unfinished_game_find_async (games, scene->folder, NULL, async_cb, &result);
  stage_wait_until (result != NULL);
  scene->left = harena_unfinished_game_find_finish (result);
  harena_welcome_page_set_left (HARENA_WELCOME_PAGE (scene->page), scene->left);
  stage_settle ();
}

static void
test_first_time (void)
{
  Scene scene;

  set_up (&scene);
  g_assert_null (stage_find (scene.page, GTK_TYPE_BUTTON, "continue"));
  g_assert_true (gtk_widget_has_css_class (stage_find (scene.page, GTK_TYPE_BUTTON, "welcome-learn"),
                                           "suggested-action"));
  g_assert_true (gtk_widget_get_mapped (stage_find (scene.page, GTK_TYPE_LABEL, "welcome-empty")));
  g_assert_cmpstr (gtk_actionable_get_action_name (
                     GTK_ACTIONABLE (stage_find (scene.page, GTK_TYPE_BUTTON, "welcome-learn"))), ==,
                   "win.teach");
  tear_down (&scene);
}

static void
test_left (void)
{
  Scene      scene;
  GtkWidget *button;
  GVariant  *target;

  set_up (&scene);
  leave_game (&scene, "international-3.harena", 5);
  find_left (&scene);
  g_assert_cmpuint (scene.left->len, ==, 1);
  button = stage_find (scene.page, GTK_TYPE_BUTTON, "continue");
  g_assert_nonnull (button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Continue: Carla to play, left today. "
                                       "Anna 0, Bruno 0, Carla 0");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.continue");
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  g_assert_cmpstr (g_variant_get_string (target, NULL), ==,
                   harena_unfinished_game_get_id (scene.left->pdata[0]));
  g_assert_false (gtk_widget_has_css_class (stage_find (scene.page, GTK_TYPE_BUTTON, "welcome-learn"),
                                            "suggested-action"));

  /* The board in it is that of the present, not of moves taken back. */
  g_assert_cmpuint (harena_unfinished_game_get_present (scene.left->pdata[0]), ==, 5);

  harena_welcome_page_set_left (HARENA_WELCOME_PAGE (scene.page), NULL);
  g_assert_null (stage_find (scene.page, GTK_TYPE_BUTTON, "continue"));
  tear_down (&scene);
}

static void
test_several_left (void)
{
  Scene      scene;
  GtkWidget *other;

  set_up (&scene);
  leave_game (&scene, "international-3.harena", 5);
  leave_game (&scene, "german-2.harena", 60);
  find_left (&scene);
  g_assert_cmpuint (scene.left->len, ==, 2);
  g_assert_nonnull (stage_find (scene.page, GTK_TYPE_BUTTON, "continue"));
  /* The others are among the recent games, and go on as well. */
  other = stage_find (scene.page, ADW_TYPE_ACTION_ROW, "continue-other");
  g_assert_nonnull (other);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (other)), ==, "win.continue");
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (
                                           GTK_ACTIONABLE (other)), NULL), ==,
                   harena_unfinished_game_get_id (scene.left->pdata[1]));
  tear_down (&scene);
}

static void
test_damaged (void)
{
  Scene            scene;
  g_autofree char *path = NULL;
  GtkWidget       *problem;

  set_up (&scene);
  path = g_build_filename (scene.folder, "broken.harena", NULL);
  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  find_left (&scene);
  g_assert_cmpuint (scene.left->len, ==, 1);
  g_assert_cmpstr (harena_unfinished_game_get_id (scene.left->pdata[0]), ==, "");
  g_assert_null (stage_find (scene.page, GTK_TYPE_BUTTON, "continue"));
  problem = stage_find (scene.page, GTK_TYPE_BOX, "welcome-problem");
  g_assert_nonnull (problem);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (stage_find (problem, GTK_TYPE_LABEL, NULL))), ==,
                   harena_unfinished_game_get_problem (scene.left->pdata[0])->message);
  tear_down (&scene);
}

static HarenaHistory *
make_history (Scene *scene)
{
  static const char *const names[] = { "german-2.harena", "international-5.harena" };
  g_autofree char         *folder = g_build_filename (scene->folder, "history", NULL);
  HarenaHistory           *history = harena_history_new (games, folder);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (HarenaRecord) record = load_game (names[i]);
      g_autoptr (GAsyncResult) result = NULL;

      harena_history_add_async (history, record, G_MAXUINT, NULL, async_cb, &result);
      stage_wait_until (result != NULL);
      g_assert_true (harena_history_add_finish (history, result, NULL));
    }
  return history;
}

static void
test_history (void)
{
  Scene          scene;
  HarenaHistory *history;

  set_up (&scene);
  history = make_history (&scene);
  harena_welcome_page_set_history (HARENA_WELCOME_PAGE (scene.page), history);
  stage_wait_until (recent_row (&scene, 1) != NULL);
  g_assert_null (recent_row (&scene, 2));
  g_assert_true (g_str_has_suffix (
                   adw_action_row_get_subtitle (ADW_ACTION_ROW (recent_row (&scene, 0))),
                   " · today"));
  for (int i = 0; i < 2; i++)
    {
      GtkActionable             *row = GTK_ACTIONABLE (recent_row (&scene, i));
      g_autoptr (HarenaPastGame) game = g_list_model_get_item (G_LIST_MODEL (history), i);
      g_autofree char           *uri = g_file_get_uri (harena_past_game_get_file (game));
      GVariant                  *target = gtk_actionable_get_action_target_value (row);

      g_assert_cmpstr (gtk_actionable_get_action_name (row), ==, "win.open-file");
      g_assert_cmpstr (g_variant_get_string (target, NULL), ==, uri);
    }
  g_assert_true (gtk_widget_has_css_class (stage_find (scene.page, GTK_TYPE_BUTTON, "welcome-button"),
                                           "suggested-action"));
  g_assert_false (gtk_widget_get_mapped (stage_find (scene.page, GTK_TYPE_LABEL, "welcome-empty")));

  harena_welcome_page_set_history (HARENA_WELCOME_PAGE (scene.page), NULL);
  stage_wait_until (recent_row (&scene, 0) == NULL);
  tear_down (&scene);
  g_assert_finalize_object (history);
}

/* Files of ours that the desktop remembers, and of nobody else. */
static void
test_files (void)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  Scene             scene;
  static const char *const names[] = { "Supper & sand.harena", "notes.txt" };

  set_up (&scene);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char  *path = g_build_filename (scene.folder, names[i], NULL);
      g_autofree char  *uri = g_filename_to_uri (path, NULL, NULL);
      GtkRecentData     data = {
        .mime_type = i == 0 ? (char *) "application/x-harena-game" : (char *) "text/plain",
        .app_name = (char *) "test",
        .app_exec = (char *) "test %u",
      };

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_true (gtk_recent_manager_add_full (manager, uri, &data));
    }
  stage_wait_until (recent_row (&scene, 0) != NULL);
  stage_settle ();
  g_assert_null (recent_row (&scene, 1));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (recent_row (&scene, 0))),
                   ==, "Supper & sand");
  gtk_recent_manager_purge_items (manager, NULL);
  stage_wait_until (recent_row (&scene, 0) == NULL);
  tear_down (&scene);
}

static void
test_days (void)
{
  static const struct
  {
    const char *day;
    const char *words;
  } cases[] = {
    { "2031-05-14T23:59:59Z", "today" },
    { "2031-05-14T00:00:00Z", "today" },
    { "2031-05-13T23:59:59Z", "yesterday" },
    { "2031-05-12T12:00:00Z", "Monday" },
    { "2031-05-08T00:00:00Z", "Thursday" },
    { "2031-05-07T23:59:59Z", "7 May" },
    { "2031-05-15T00:00:00Z", "15 May" },
    { "2030-11-12T12:00:00Z", "12 November 2030" },
  };
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2031-05-14T00:30:00Z", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 (cases[i].day, NULL);
      g_autofree char      *words = harena_day_words (day, now);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_narrow (void)
{
  Scene scene = { .folder = g_dir_make_tmp ("harena-welcome-XXXXXX", NULL) };

  scene.page = harena_welcome_page_new ();
  scene.window = stage_show (scene.page, 360, 640);
  leave_game (&scene, "international-5.harena", 90);
  find_left (&scene);
  g_assert_cmpint (gtk_widget_get_width (scene.window), <=, 360);
  tear_down (&scene);
}

/* Counts what is shown of this class. */
static int
count_buttons (GtkWidget  *root,
               const char *css_class)
{
  int n = gtk_widget_has_css_class (root, css_class) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, css_class);

  return n;
}

/* What is said of a game that was left is what its own screen says there. */
static void
test_left_words (void)
{
  Scene                    scene;
  g_autofree void         *position = g_malloc0 (clash_game.position_size);
  g_auto (HarenaLeftWords) words = { 0 };
  const HarenaFace        *face = harena_face_of (&clash_game);
  g_autofree HarenaView   *view = g_new0 (HarenaView, 1);
  HarenaGameModel         *model;
  HarenaHand              *hand;
  g_autofree char         *when = NULL;
  HarenaQuestion           question = { 0 };

  set_up (&scene);
  leave_game (&scene, "international-3.harena", 90);
  find_left (&scene);
  harena_unfinished_game_copy_position (scene.left->pdata[0], position);
  harena_left_words_init (&words, scene.left->pdata[0], position);

  model = harena_game_model_new_from_record (load_persons ("international-3.harena", 90));
  hand = harena_hand_new (model);
  *view = *harena_hand_get_view (hand);
  g_assert_cmpuint (view->turns, >, 0);
  when = face->when (view);
  face->ask (view, &question);
  g_assert_true (g_str_has_prefix (words.details, when));
  g_assert_cmpstr (words.title, ==, question.title);
  harena_question_clear (&question);
  g_object_unref (hand);
  g_object_unref (model);
  tear_down (&scene);
}

/* A card for each game that has a face, and no other; each begins its own game. */
static void
test_games (void)
{
  const HarenaGame *const *all = harena_face_games ();
  Scene                    scene;
  GtkWidget               *card;
  int                      n = 0;

  set_up (&scene);
  card = gtk_widget_get_first_child (gtk_widget_get_parent (
                                       stage_find (scene.page, HARENA_TYPE_GAME_CARD, NULL)));
  for (; all[n] != NULL; n++, card = gtk_widget_get_next_sibling (card))
    {
      GtkWidget *button = stage_find (card, GTK_TYPE_BUTTON, "welcome-button");

      g_assert_true (harena_game_card_get_game (HARENA_GAME_CARD (card)) == all[n]);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.arrange");
      g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (
                                               GTK_ACTIONABLE (button)), NULL), ==, all[n]->id);
      g_assert_true ((stage_find (card, GTK_TYPE_BUTTON, "welcome-learn") != NULL)
                     == (harena_face_of (all[n])->lessons != NULL));
    }
  g_assert_cmpint (count_buttons (scene.page, "game-card"), ==, n);
  tear_down (&scene);
}

/* Who has done the lesson sees a tick. */
static void
test_lesson_done (void)
{
  Scene       scene;
  GtkWidget  *image;
  const char *name;

  set_up (&scene);
  image = stage_find (stage_find (scene.page, GTK_TYPE_BUTTON, "welcome-learn"), GTK_TYPE_IMAGE,
                      NULL);
  name = gtk_image_get_icon_name (GTK_IMAGE (image));
  g_assert_cmpstr (name, ==, "harena-book-symbolic");
  g_settings_set_boolean (harena_settings_of_game (&clash_game), "lesson-done", TRUE);
  stage_settle ();
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (image)), ==, "object-select-symbolic");
  g_settings_reset (harena_settings_of_game (&clash_game), "lesson-done");
  tear_down (&scene);
}

/* In every size, with five games and with Continue, nothing is cut off at the right. */
static void
test_sizes (void)
{
  static const int widths[] = { 360, 480, 760, 900, 1160, 1280, 1500 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Scene           scene = { .folder = g_dir_make_tmp ("harena-welcome-XXXXXX", NULL) };
      GtkWidget      *last;
      graphene_rect_t bounds;

      scene.page = harena_welcome_page_new ();
      scene.window = stage_show (scene.page, widths[i], 700);
      leave_game (&scene, "international-5.harena", 90);
      find_left (&scene);
      g_assert_cmpint (gtk_widget_get_width (scene.page), <=, widths[i]);
      last = stage_find (scene.page, GTK_TYPE_BUTTON, "continue");
      g_assert_true (gtk_widget_compute_bounds (last, scene.page, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, widths[i]);
      g_assert_cmpint (count_buttons (scene.page, "welcome-button"), ==, 5);
      tear_down (&scene);
    }
}

/* Tab goes everywhere and comes back, and so does Shift and Tab. */
static void
go_round (Scene           *scene,
          GdkModifierType  state)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();
  GtkWidget            *focus;
  gboolean              row = FALSE;
  gboolean              menu = FALSE;
  int                   n_new = 0;

  for (int i = 0; i < 60; i++)
    {
      focus = gtk_root_get_focus (GTK_ROOT (scene->window));
      g_assert_nonnull (focus);
      if (g_ptr_array_find (seen, focus, NULL))
        break;
      g_ptr_array_add (seen, focus);
      row |= GTK_IS_LIST_BOX_ROW (focus);
      menu |= gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL;
      n_new += gtk_widget_has_css_class (focus, "welcome-button");
      gtk_widget_child_focus (scene->window, state == 0 ? GTK_DIR_TAB_FORWARD
                                                        : GTK_DIR_TAB_BACKWARD);
      stage_settle ();
    }
  g_assert_true (focus == seen->pdata[0]);
  g_assert_true (row);
  g_assert_true (menu);
  g_assert_cmpint (n_new, ==, 5);
}

static void
nothing_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  (void) action;
  (void) parameter;
  (void) data;
}

/* A button whose action is not there cannot be focused. */
static void
add_actions (Scene *scene)
{
  const GActionEntry           entries[] = {
    { .name = "arrange", .activate = nothing_cb, .parameter_type = "s" },
    { .name = "open", .activate = nothing_cb },
    { .name = "open-file", .activate = nothing_cb, .parameter_type = "s" },
    { .name = "statistics", .activate = nothing_cb },
    { .name = "teach", .activate = nothing_cb, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (scene->window, "win", G_ACTION_GROUP (group));
  gtk_widget_insert_action_group (scene->window, "app", G_ACTION_GROUP (group));
}

static void
test_tab (void)
{
  Scene             scene;
  HarenaHistory    *history;
  g_autoptr (GMenu) menu = g_menu_new ();

  set_up (&scene);
  history = make_history (&scene);
  harena_welcome_page_set_menu (HARENA_WELCOME_PAGE (scene.page), G_MENU_MODEL (menu));
  harena_welcome_page_set_history (HARENA_WELCOME_PAGE (scene.page), history);
  stage_wait_until (recent_row (&scene, 1) != NULL);
  add_actions (&scene);
  harena_welcome_page_focus (HARENA_WELCOME_PAGE (scene.page));
  stage_settle ();
  go_round (&scene, 0);
  go_round (&scene, GDK_SHIFT_MASK);
  tear_down (&scene);
  g_assert_finalize_object (history);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("harena-recent-XXXXXX", NULL);
  int              result;

  /* The list of recent files is the test's own. */
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  stage_init (&argc, &argv);
  five_add_faces ();

  g_test_add_func ("/ui/welcome-page/first-time", test_first_time);
  g_test_add_func ("/ui/welcome-page/left", test_left);
  g_test_add_func ("/ui/welcome-page/several-left", test_several_left);
  g_test_add_func ("/ui/welcome-page/damaged", test_damaged);
  g_test_add_func ("/ui/welcome-page/history", test_history);
  g_test_add_func ("/ui/welcome-page/files", test_files);
  g_test_add_func ("/ui/welcome-page/days", test_days);
  g_test_add_func ("/ui/welcome-page/narrow", test_narrow);
  g_test_add_func ("/ui/welcome-page/left-words", test_left_words);
  g_test_add_func ("/ui/welcome-page/games", test_games);
  g_test_add_func ("/ui/welcome-page/lesson-done", test_lesson_done);
  g_test_add_func ("/ui/welcome-page/sizes", test_sizes);
  g_test_add_func ("/ui/welcome-page/tab", test_tab);

  result = g_test_run ();
  remove_folder (data);
  return result;
}
