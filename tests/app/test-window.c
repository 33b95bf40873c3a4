/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: its pages, what can be done on each, its size, and other windows beside it. */

#include "games.h"
#include "house.h"

#include "face.h"
#include "five.h"
#include "learn/book-window.h"
#include "settings.h"
#include "table/table-private.h"

static void
activate (HarenaWindow *window,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  stage_settle ();
}

static void
assert_page (HarenaWindow *window,
             const char   *page)
{
  gboolean playing = harena_window_get_model (window) != NULL && g_str_equal (page, "table");

  g_assert_cmpstr (harena_window_get_page (window), ==, page);
  g_assert_cmpint (house_enabled (window, "win.save"), ==, playing);
  g_assert_cmpint (house_enabled (window, "win.save-as"), ==, playing);
  g_assert_cmpint (house_enabled (window, "win.play-again"), ==, playing);
  g_assert_cmpint (house_enabled (window, "win.leave-game"), ==, g_str_equal (page, "table"));
  g_assert_cmpint (house_enabled (window, "win.welcome"), ==, !g_str_equal (page, "welcome"));
  g_assert_cmpint (house_enabled (window, "win.new-game"), ==, !g_str_equal (page, "new-game"));
  g_assert_true (house_enabled (window, "win.open-file"));
  g_assert_true (house_enabled (window, "win.continue"));
  g_assert_true (house_enabled (window, "win.learn"));
}

static void
test_pages (void)
{
  HarenaWindow               *window;
  g_autoptr (HarenaGameModel) model = NULL;

  house_open ();
  window = house_window ();
  assert_page (window, "welcome");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Harena");

  activate (window, "win.new-game");
  assert_page (window, "new-game");
  activate (window, "win.welcome");
  assert_page (window, "welcome");

  model = house_game ();
  harena_window_play (window, model);
  stage_settle ();
  assert_page (window, "table");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Clash of the Gladiators");

  activate (window, "win.welcome");
  assert_page (window, "welcome");
  g_assert_null (harena_window_get_model (window));
  house_close ();
}

static GtkWindow *
find_book (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (HARENA_IS_BOOK_WINDOW (window))
        return window;
    }

  return NULL;
}

/* Each card of the welcome arranges its own game, whose book is opened from then on; what has no
 * book opens none, and an unknown word does nothing. */
static void
test_arrange (void)
{
  HarenaWindow *window;

  five_add_faces ();
  house_open ();
  window = house_window ();
  for (int i = 0; harena_face_games ()[i] != NULL; i++)
    {
      const HarenaGame *game = harena_face_games ()[i];

      gtk_widget_activate_action (GTK_WIDGET (window), "win.arrange", "s", game->id);
      stage_settle ();
      assert_page (window, "new-game");
      g_assert_true (harena_window_get_game (window) == game);
      g_action_group_activate_action (G_ACTION_GROUP (house_get ()), "rules",
                                      g_variant_new_string (""));
      stage_settle ();
      g_assert_true ((find_book () != NULL) == (harena_face_of (game)->book != NULL));
      if (find_book () != NULL)
        gtk_window_destroy (find_book ());
      activate (window, "win.welcome");
      assert_page (window, "welcome");
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.arrange", "s", "chess");
  assert_page (window, "welcome");

  g_settings_set_string (harena_settings_get_default (), "last-game", "circus");
  activate (window, "win.new-game");
  g_assert_cmpstr (harena_window_get_game (window)->id, ==, "circus");
  g_settings_reset (harena_settings_get_default (), "last-game");
  house_close ();
}

/* Whoever looks at the new game and thinks better of it still has the old one. */
static void
test_back_to_game (void)
{
  HarenaWindow               *window;
  g_autoptr (HarenaGameModel) model = NULL;

  house_open ();
  window = house_window ();
  model = house_game ();
  harena_window_play (window, model);
  activate (window, "win.new-game");
  assert_page (window, "new-game");
  g_assert_true (harena_window_get_model (window) == model);
  activate (window, "win.welcome");
  assert_page (window, "table");
  g_assert_true (harena_window_get_model (window) == model);
  house_close ();
}

static void
test_learn (void)
{
  HarenaWindow *window;

  house_open ();
  window = house_window ();
  activate (window, "win.learn");
  assert_page (window, "table");
  g_assert_null (harena_window_get_model (window));
  activate (window, "win.welcome");
  assert_page (window, "welcome");
  house_close ();
}

static HarenaTable *
learn (HarenaWindow *window)
{
  HarenaTable *table;

  activate (window, "win.learn");
  table = HARENA_TABLE (stage_find (GTK_WIDGET (window), HARENA_TYPE_TABLE, NULL));
  harena_game_model_set_pace (harena_table_get_model (table), HARENA_PACE_INSTANT);
  return table;
}

/* A lesson does not go on behind the page of a new game. */
static void
test_learn_rests (void)
{
  HarenaWindow    *window;
  HarenaTable      *table;
  HarenaGameModel *model;

  house_open ();
  window = house_window ();
  table = learn (window);
  model = harena_table_get_model (table);
  for (int i = 0; i < 3; i++)
    harena_lesson_course_next (table->course);
  stage_wait_until (harena_game_model_get_asked (model) == 1);
  activate (window, "win.new-game");
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 0);
  activate (window, "win.welcome");
  assert_page (window, "table");
  g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);
  house_close ();
}

/* Reads, and plays what the lesson asks for, to the last card. */
static void
read_lessons (HarenaTable *table)
{
  HarenaGameModel *model = harena_table_get_model (table);

  while (harena_lesson_course_get_index (table->course) + 1 < harena_lesson_course_get_n_lessons (table->course))
    {
      HarenaMove list[HARENA_MOVES_MAX];
      int        n_moves;

      stage_wait_until (harena_lesson_course_get_can_next (table->course)
                        || harena_game_model_get_asked (model) == 1);
      if (harena_lesson_course_get_can_next (table->course))
        {
          harena_lesson_course_next (table->course);
          continue;
        }
      n_moves = harena_game_model_list_moves (model, list);
      for (int i = 0; i < n_moves; i++)
        if (harena_lesson_course_allows (table->course, list[i]))
          {
            g_assert_true (harena_game_model_play_move (model, list[i], NULL));
            break;
          }
    }
}

/* Who plays on after the lesson has a game that is kept. */
static void
test_learn_play_on (void)
{
  HarenaWindow    *window;
  HarenaTable      *table;
  HarenaGameModel *model;
  guint            present;

  house_open ();
  window = house_window ();
  table = learn (window);
  model = harena_table_get_model (table);
  read_lessons (table);
  assert_page (window, "table");
  g_assert_null (harena_window_get_model (window));
  harena_lesson_course_next (table->course);
  stage_wait_until (harena_game_model_get_asked (model) == 1);
  assert_page (window, "table");
  g_assert_true (harena_window_get_model (window) == model);
  present = harena_game_model_get_present (model);

  activate (window, "win.welcome");
  assert_page (window, "welcome");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", ""));
  stage_wait_until (harena_window_get_model (window) != NULL);
  g_assert_cmpuint (harena_game_model_get_present (harena_window_get_model (window)), ==, present);
  house_close ();
}

/* Another game of the same people by the same rules, with other dice. */
static void
test_play_again (void)
{
  HarenaWindow       *window;
  HarenaGameModel    *model;
  const HarenaRecord *record;
  GWeakRef            old;

  house_open ();
  window = house_window ();
  model = house_game ();
  g_assert_true (harena_game_model_set_seat (model, 1, "Anna", "person", NULL));
  g_weak_ref_init (&old, model);
  harena_window_play (window, model);
  g_object_unref (model);
  activate (window, "win.play-again");

  model = harena_window_get_model (window);
  record = harena_game_model_get_record (model);
  g_assert_cmpstr (record->seats[0].name, ==, "Anna");
  g_assert_cmpint (record->setup.seats, ==, 2);
  g_assert_cmpuint (record->seed, !=, 7);
  g_assert_cmpuint (record->moves->len, ==, 0);
  g_assert_false (harena_game_model_get_dealing (model));
  /* The old one has gone, and its page with it. */
  stage_wait_until ((model = g_weak_ref_get (&old)) == NULL || (g_object_unref (model), FALSE));
  g_weak_ref_clear (&old);
  house_close ();
}

static HarenaGameModel *
new_against_computers (const HarenaGame *game)
{
  HarenaRecordSeat seats[HARENA_SEATS_MAX] = {
    { .name = (char *) "Anna", .player = (char *) "person" },
    { .name = (char *) "Felix", .player = (char *) "tiro" },
    { .name = (char *) "Livia", .player = (char *) "tiro" },
  };
  HarenaSetup      setup;

  harena_setup_init (&setup, game, 0, game->seats_max > 2 ? 3 : 2);
  if (!harena_setup_check (game, &setup, NULL))
    setup.seats = 2;
  return harena_game_model_new (game, &setup, 7, seats, FALSE);
}

static const char *
name_of_focus (HarenaWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;
}

/* In every game: asked first, then over, counted as lost, and played again by the same people. */
static void
test_resign (void)
{
  GListModel   *history;
  HarenaWindow *window;
  guint         n_games = 0;

  house_open ();
  window = house_window ();
  history = G_LIST_MODEL (harena_application_get_history (house_get ()));
  for (int i = 0; harena_games[i] != NULL; i++)
    {
      g_autoptr (HarenaGameModel) model = new_against_computers (harena_games[i]);
      g_autoptr (HarenaPastGame)  game = NULL;

      harena_window_play (window, model);
      stage_wait_until (harena_game_model_get_asked (model) == 1);
      activate (window, "win.resign");
      house_respond (house_dialog (), "cancel");
      g_assert_false (harena_game_model_get_over (model));
      g_assert_cmpint (harena_game_model_get_asked (model), ==, 1);

      activate (window, "win.resign");
      house_respond (house_dialog (), "resign");
      g_assert_true (harena_game_model_get_over (model));
      g_assert_false (house_enabled (window, "win.resign"));
      stage_wait_until (g_list_model_get_n_items (history) == n_games + 1);
      game = g_list_model_get_item (history, 0);
      g_assert_cmpint (harena_past_game_get_ended_by (game), ==, 1);
      g_assert_false (harena_past_game_is_winner (game, 1));
      n_games++;

      stage_wait_until (g_strcmp0 (name_of_focus (window), "win.play-again") == 0);
      activate (window, "win.play-again");
      g_assert_true (harena_seat_is_person (
                       harena_game_model_get_seat (harena_window_get_model (window), 1)));
    }
  house_close ();
}

/* Removes a game from the lists, and presses Undo of the toast. */
static void
forget (HarenaWindow *window,
        const char   *kind,
        const char   *id,
        gboolean      undo)
{
  GtkWidget *toasts = stage_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);
  GtkWidget *button;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.forget", "(ss)", kind, id));
  /* The toast before this one fades. */
  stage_wait_until (gtk_widget_get_next_sibling (gtk_widget_get_first_child (toasts))
                    == gtk_widget_get_last_child (toasts)
                    && gtk_widget_get_last_child (toasts) != gtk_widget_get_first_child (toasts));
  button = stage_find (gtk_widget_get_last_child (toasts), GTK_TYPE_BUTTON, NULL);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Undo");
  if (undo)
    g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

/* A game that is removed can be had back; without that it has gone for good. */
static void
test_forget (void)
{
  g_autoptr (HarenaGameModel) model = NULL;
  g_autoptr (HarenaPastGame)  game = NULL;
  g_autofree char            *uri = NULL;
  GListModel                 *history;
  HarenaWindow               *window;
  GtkWidget                  *row;
  GtkWidget                  *toasts;
  g_autofree char            *id = NULL;
  const char                 *kind;

  house_open ();
  window = house_window ();
  history = G_LIST_MODEL (harena_application_get_history (house_get ()));
  model = new_against_computers (harena_games[0]);
  harena_window_play (window, model);
  stage_wait_until (harena_game_model_get_asked (model) == 1);
  activate (window, "win.resign");
  house_respond (house_dialog (), "resign");
  stage_wait_until (g_list_model_get_n_items (history) > 0);
  game = g_list_model_get_item (history, 0);
  uri = g_file_get_uri (harena_past_game_get_file (game));
  activate (window, "win.play-again");
  activate (window, "win.welcome");

  toasts = stage_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL);
  forget (window, "past", uri, TRUE);
  g_assert_true (g_list_model_get_item (history, 0) == game);
  g_object_unref (game);
  forget (window, "past", uri, FALSE);
  g_assert_true (g_list_model_get_n_items (history) == 0
                 || g_list_model_get_item (history, 0) != game);

  /* The one that was left is offered large, with a button that removes it. */
  stage_wait_until ((row = stage_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "continue")) != NULL);
  row = stage_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "forget");
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)), "(&ss)", &kind,
                 &id);
  g_assert_cmpstr (kind, ==, "left");
  forget (window, kind, id, TRUE);
  g_assert_nonnull (stage_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "continue"));
  forget (window, "left", id, FALSE);
  g_assert_null (stage_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "continue"));
  /* libadwaita 1.2 does not like a window to go while one fades. */
  g_signal_emit_by_name (stage_find (gtk_widget_get_last_child (toasts), GTK_TYPE_BUTTON,
                                     "circular"), "clicked");
  stage_wait_until (gtk_widget_get_next_sibling (gtk_widget_get_first_child (toasts)) == NULL);
  house_close ();
  g_assert_false (g_file_query_exists (harena_past_game_get_file (game), NULL));
}

/* The two change places; each side keeps its colour, and the games are counted. */
static void
test_change_sides (void)
{
  const HarenaGame           *game = harena_find_game (harena_games, "hannibal");
  HarenaRecordSeat            seats[HARENA_SEATS_MAX] = {
    { .name = (char *) "Anna", .player = (char *) "person", .colour = 2 },
    { .name = (char *) "Red", .player = (char *) "person", .colour = 1 },
  };
  HarenaSetup                 setup;
  g_autoptr (HarenaGameModel) model = NULL;
  const HarenaRecord         *record;
  HarenaWindow               *window;

  house_open ();
  window = house_window ();
  harena_setup_init (&setup, game, 0, 2);
  model = harena_game_model_new (game, &setup, 7, seats, FALSE);
  harena_game_model_set_series (model, "12");
  g_assert_true (harena_game_model_play_text (model, "pass", NULL));
  g_assert_true (harena_game_model_play_text (model, "pass", NULL));
  harena_window_play (window, model);
  g_assert_true (house_enabled (window, "win.change-sides"));
  activate (window, "win.change-sides");

  record = harena_game_model_get_whole_record (harena_window_get_model (window));
  g_assert_cmpstr (record->seats[0].name, ==, "Blue");
  g_assert_cmpstr (record->seats[1].name, ==, "Anna");
  g_assert_cmpint (record->seats[0].colour, ==, 2);
  g_assert_cmpint (record->seats[1].colour, ==, 1);
  g_assert_cmpstr (record->series, ==, "210");

  /* What has not ended does not count. */
  activate (window, "win.play-again");
  record = harena_game_model_get_whole_record (harena_window_get_model (window));
  g_assert_cmpstr (record->seats[0].name, ==, "Blue");
  g_assert_cmpstr (record->series, ==, "210");
  house_close ();
}

static void
test_several (void)
{
  g_autoptr (HarenaGameModel) first = NULL;
  g_autoptr (HarenaGameModel) second = NULL;
  HarenaWindow               *window;
  HarenaWindow               *other;

  house_open ();
  window = house_window ();
  g_action_group_activate_action (G_ACTION_GROUP (house_get ()), "new-window", NULL);
  stage_settle ();
  g_assert_cmpuint (house_n_windows (), ==, 2);
  other = HARENA_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (house_get ())));
  g_assert_true (other != window);

  first = house_game ();
  second = house_game ();
  harena_window_play (window, first);
  harena_window_play (other, second);
  g_assert_true (harena_window_get_model (window) == first);
  g_assert_true (harena_window_get_model (other) == second);

  gtk_window_close (GTK_WINDOW (other));
  stage_settle ();
  g_assert_cmpuint (house_n_windows (), ==, 1);
  g_assert_true (harena_window_get_model (window) == first);
  house_close ();
}

static void
test_size (void)
{
  GSettings    *settings = harena_settings_get_default ();
  HarenaWindow *window;
  int           width;
  int           height;

  house_open ();
  window = house_window ();
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 650);
  stage_settle ();
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 700);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 650);

  window = house_window ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 650);

  /* As small as a telephone. */
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  g_assert_cmpint (width, <=, 360);
  house_close ();
}

/* Every action of the program can be activated, and shows what it should. */
static void
test_app_actions (void)
{
  const char *const names[] = { "preferences", "shortcuts", "about", "statistics" };

  house_open ();
  house_window ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint       before = g_list_model_get_n_items (windows);

      g_action_group_activate_action (G_ACTION_GROUP (house_get ()), names[i], NULL);
      stage_settle ();
      g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before + 1);

      /* There is one of each. */
      g_action_group_activate_action (G_ACTION_GROUP (house_get ()), names[i], NULL);
      stage_settle ();
      g_assert_cmpuint (g_list_model_get_n_items (windows), ==, before + 1);
    }
  house_close ();
}

static void
test_quit (void)
{
  house_open ();
  house_window ();
  house_window ();
  g_action_group_activate_action (G_ACTION_GROUP (house_get ()), "quit", NULL);
  stage_settle ();
  g_assert_cmpuint (house_n_windows (), ==, 0);
  house_close ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/window/pages", test_pages);
  g_test_add_func ("/app/window/back-to-game", test_back_to_game);
  g_test_add_func ("/app/window/learn", test_learn);
  g_test_add_func ("/app/window/arrange", test_arrange);
  g_test_add_func ("/app/window/learn-rests", test_learn_rests);
  g_test_add_func ("/app/window/learn-play-on", test_learn_play_on);
  g_test_add_func ("/app/window/play-again", test_play_again);
  g_test_add_func ("/app/window/resign", test_resign);
  g_test_add_func ("/app/window/forget", test_forget);
  g_test_add_func ("/app/window/change-sides", test_change_sides);
  g_test_add_func ("/app/window/several", test_several);
  g_test_add_func ("/app/window/size", test_size);
  g_test_add_func ("/app/window/app-actions", test_app_actions);
  g_test_add_func ("/app/window/quit", test_quit);

  return g_test_run ();
}
