/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a new game: seats in any order, rules of any mix, and a game from them. */

#include "clash/clash.h"
#include "clash/options-words.h"
#include "clash/position.h"
#include "face.h"
#include "five.h"
#include "games.h"
#include "pages/new-game-page.h"
#include "pages/new-game-settings.h"
#include "pages/option-row.h"
#include "pages/rules-chooser.h"
#include "pages/seat-list.h"
#include "settings.h"
#include "stage.h"
#include "strategy.h"

typedef struct
{
  GtkWidget       *page;
  GtkWidget       *window;
  HarenaGameModel *model;
} Scene;

static void
start_cb (Scene           *scene,
          HarenaGameModel *model)
{
  g_set_object (&scene->model, model);
}

static void
forget (void)
{
  g_settings_reset (harena_settings_of_game (&clash_game), "new-game-seats");
  g_settings_reset (harena_settings_of_game (&clash_game), "new-game-options");
  g_settings_reset (harena_settings_of_game (&clash_game), "new-game-quick-entry");
}

static void
set_seats (const char *text)
{
  g_settings_set_value (harena_settings_of_game (&clash_game), "new-game-seats",
                        g_variant_new_parsed (text));
}

static void
set_up (Scene *scene)
{
  *scene = (Scene) { .page = harena_new_game_page_new (&clash_game) };
  g_signal_connect_swapped (scene->page, "start", G_CALLBACK (start_cb), scene);
  scene->window = stage_show (scene->page, 900, 600);
}

static void
tear_down (Scene *scene)
{
  stage_close (scene->window);
  if (scene->model != NULL)
    g_assert_finalize_object (scene->model);
  forget ();
}

static HarenaSeatList *
seats (Scene *scene)
{
  return HARENA_SEAT_LIST (stage_find (scene->page, HARENA_TYPE_SEAT_LIST, NULL));
}

static HarenaRulesChooser *
rules (Scene *scene)
{
  return HARENA_RULES_CHOOSER (stage_find (scene->page, HARENA_TYPE_RULES_CHOOSER, NULL));
}

static GtkWidget *
start_button (Scene *scene)
{
  return stage_find (scene->page, GTK_TYPE_BUTTON, "new-game-start");
}

static HarenaGameModel *
start (Scene *scene)
{
  g_clear_object (&scene->model);
  g_signal_emit_by_name (start_button (scene), "clicked");
  g_assert_nonnull (scene->model);
  return scene->model;
}

/* The names of the seats in their order. */
static void
assert_order (Scene      *scene,
              const char *expected)
{
  g_autoptr (GString) order = g_string_new (NULL);

  for (int i = 1; i <= harena_seat_list_get_n_seats (seats (scene)); i++)
    g_string_append_printf (order, i > 1 ? " %s" : "%s",
                            harena_seat_row_get_name (harena_seat_list_get_row (seats (scene),
                                                                                i)));
  g_assert_cmpstr (order->str, ==, expected);
}

static void
test_first_time (void)
{
  g_auto (HarenaSeating) seating = { 0 };
  Scene                  scene;
  HarenaSetup            setup;

  set_up (&scene);
  /* There is nothing to be friendly about where nothing is secret. */
  g_assert_false (harena_has_secrets (&clash_game));
  g_assert_null (stage_find (scene.page, GTK_TYPE_SWITCH, "friendly-undo"));
  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 3);
  g_assert_cmpstr (harena_seat_row_get_player (harena_seat_list_get_row (seats (&scene), 1)), ==,
                   "person");
  g_assert_cmpstr (harena_seat_row_get_player (harena_seat_list_get_row (seats (&scene), 3)), ==,
                   "tiro");
  harena_rules_chooser_get (rules (&scene), &setup);
  g_assert_cmpstr (harena_edition_of (&clash_game, &setup), ==, "international");
  tear_down (&scene);

  harena_new_game_first_seating ("Marta Rossi", &clash_game, &seating);
  g_assert_cmpstr (seating.seats[0].name, ==, "Marta");
  harena_seating_clear (&seating);
  harena_new_game_first_seating ("Unknown", &clash_game, &seating);
  g_assert_cmpstr (seating.seats[0].name, ==, "");
  harena_seating_clear (&seating);
  harena_new_game_first_seating ("root", &clash_game, &seating);
  g_assert_cmpstr (seating.seats[0].name, ==, "");
  g_assert_cmpint (seating.seats[0].colour, ==, 1);
  harena_seating_clear (&seating);

  /* Carthage is blue. */
  harena_new_game_first_seating ("root", harena_find_game (harena_games, "hannibal"), &seating);
  g_assert_cmpint (seating.seats[0].colour, ==, 2);
  g_assert_cmpint (seating.seats[1].colour, ==, 1);
  harena_seating_clear (&seating);
}

static void
test_start (void)
{
  Scene               scene;
  HarenaGameModel    *model;
  const HarenaRecord *record;

  set_seats ("[('Marta', 'person', 3), ('', 'tiro', 5), ('Jonas', 'lanista', 1)]");
  set_up (&scene);
  assert_order (&scene, "Marta Violet Jonas");
  model = start (&scene);
  record = harena_game_model_get_record (model);
  g_assert_cmpint (record->setup.seats, ==, 3);
  g_assert_cmpstr (record->seats[0].name, ==, "Marta");
  g_assert_cmpstr (record->seats[1].name, ==, "Violet");
  g_assert_cmpstr (record->seats[2].player, ==, "lanista");
  g_assert_cmpint (record->seats[0].colour, ==, 3);
  g_assert_cmpint (record->seats[1].colour, ==, 5);
  g_assert_cmpint (record->seats[2].colour, ==, 1);
  g_assert_true (harena_game_model_get_dealing (model));
  tear_down (&scene);
}

/* Two games from the same page have different dice. */
static void
test_seed (void)
{
  Scene   scene;
  guint64 first;

  set_seats ("[('', 'person', 1), ('', 'person', 2)]");
  set_up (&scene);
  first = harena_game_model_get_record (start (&scene))->seed;
  g_assert_cmpuint (harena_game_model_get_record (start (&scene))->seed, !=, first);
  tear_down (&scene);
}

static void
test_remembered (void)
{
  Scene       scene;
  HarenaSetup setup;

  set_up (&scene);
  harena_seat_list_clear (seats (&scene));
  harena_seat_list_add (seats (&scene), "Anna", "veteranus", 4);
  harena_seat_list_add (seats (&scene), "", "person", 2);
  harena_setup_init (&setup, &clash_game, 1, 2);
  setup.options[2] = 0;
  harena_rules_chooser_set (rules (&scene), &setup);
  gtk_switch_set_active (GTK_SWITCH (stage_find (scene.page, GTK_TYPE_SWITCH, NULL)), FALSE);
  g_assert_false (harena_game_model_get_dealing (start (&scene)));
  stage_close (scene.window);
  g_assert_finalize_object (g_steal_pointer (&scene.model));

  set_up (&scene);
  assert_order (&scene, "Anna Blue");
  g_assert_cmpint (harena_seat_row_get_colour (harena_seat_list_get_row (seats (&scene), 1)), ==,
                   4);
  g_assert_cmpstr (harena_seat_row_get_player (harena_seat_list_get_row (seats (&scene), 1)), ==,
                   "veteranus");
  g_assert_cmpstr (harena_seat_row_get_own_name (harena_seat_list_get_row (seats (&scene), 2)), ==,
                   "");
  harena_rules_chooser_get (rules (&scene), &setup);
  g_assert_null (harena_edition_of (&clash_game, &setup));
  g_assert_cmpint (setup.options[0], ==, 1);
  g_assert_cmpint (setup.options[2], ==, 0);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (stage_find (scene.page, GTK_TYPE_SWITCH, NULL))));
  tear_down (&scene);
}

/* Whatever stands in the settings, there is a page. */
static void
test_bad_settings (void)
{
  static const char *const bad[] = {
    "[('', 'person', 1)]",
    "[('', 'person', 1), ('', 'person', 1)]",
    "[('', 'person', 1), ('', 'person', 6)]",
    "[('', 'person', 1), ('', 'person', 0)]",
    "[('', 'person', 1), ('', 'greedy', 2)]",
    "[('', 'person', 1), ('', 'Caesar', 2)]",
    "[('a\\nb', 'person', 1), ('', 'person', 2)]",
    "[('', 'person', 1), ('', 'person', 2), ('', 'person', 3), ('', 'person', 4),"
    " ('', 'person', 5), ('', 'person', 6)]",
  };
  Scene scene;

  g_settings_set_value (harena_settings_of_game (&clash_game), "new-game-options",
                        g_variant_new_parsed ("{'spacing': 'sometimes', 'elephants': 'on',"
                                              " 'beast-moves': 'always'}"));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      HarenaSetup setup;

      set_seats (bad[i]);
      set_up (&scene);
      g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 3);
      harena_rules_chooser_get (rules (&scene), &setup);
      g_assert_cmpint (setup.options[0], ==, 0);
      g_assert_cmpint (setup.options[4], ==, 1);
      stage_close (scene.window);
    }
  forget ();
}

static void
test_add_and_remove (void)
{
  Scene      scene;
  GtkWidget *add;
  GtkWidget *list;

  set_seats ("[('', 'person', 1), ('', 'person', 3)]");
  set_up (&scene);
  add = stage_find (scene.page, ADW_TYPE_ACTION_ROW, "add-seat");
  list = gtk_widget_get_parent (add);
  g_assert_false (gtk_widget_get_sensitive (stage_find (scene.page, GTK_TYPE_BUTTON, "seat-remove")));
  for (int i = 3; i <= 5; i++)
    {
      g_assert_true (gtk_widget_get_sensitive (add));
      g_signal_emit_by_name (list, "row-activated", add);
      g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, i);
    }
  assert_order (&scene, "Red Ochre Blue Green Violet");
  g_assert_false (gtk_widget_get_sensitive (add));
  g_assert_cmpint (harena_game_model_get_record (start (&scene))->setup.seats, ==, 5);

  g_signal_emit_by_name (stage_find (scene.page, GTK_TYPE_BUTTON, "seat-remove"), "clicked");
  assert_order (&scene, "Ochre Blue Green Violet");
  g_assert_true (gtk_widget_get_sensitive (add));
  tear_down (&scene);
}

static void
test_order (void)
{
  Scene          scene;
  HarenaSeatRow *row;

  set_seats ("[('A', 'person', 1), ('B', 'person', 2), ('C', 'person', 3)]");
  set_up (&scene);
  row = harena_seat_list_get_row (seats (&scene), 3);
  gtk_widget_child_focus (GTK_WIDGET (row), GTK_DIR_TAB_FORWARD);
  g_assert_true (stage_press (scene.window, GDK_KEY_Up, GDK_ALT_MASK));
  assert_order (&scene, "A C B");
  /* The focus goes along. */
  g_assert_true (stage_press (scene.window, GDK_KEY_Up, GDK_ALT_MASK));
  assert_order (&scene, "C A B");
  g_assert_true (stage_press (scene.window, GDK_KEY_Up, GDK_ALT_MASK));
  assert_order (&scene, "C A B");
  g_assert_true (stage_press (scene.window, GDK_KEY_Down, GDK_ALT_MASK));
  assert_order (&scene, "A C B");

  /* Dragging ends with one row upon another. */
  g_signal_emit_by_name (harena_seat_list_get_row (seats (&scene), 1), "dropped",
                         harena_seat_list_get_row (seats (&scene), 3));
  assert_order (&scene, "B A C");
  g_assert_cmpstr (harena_game_model_get_record (start (&scene))->seats[0].name, ==, "B");
  tear_down (&scene);
}

static void
test_colours (void)
{
  Scene scene;

  set_seats ("[('', 'person', 1), ('Anna', 'person', 2), ('', 'person', 3)]");
  set_up (&scene);
  /* From somebody: the two change. */
  g_signal_emit_by_name (harena_seat_list_get_row (seats (&scene), 1), "colour-chosen", 3);
  assert_order (&scene, "Ochre Anna Red");
  /* That nobody has. */
  g_signal_emit_by_name (harena_seat_list_get_row (seats (&scene), 2), "colour-chosen", 5);
  g_assert_cmpint (harena_seat_row_get_colour (harena_seat_list_get_row (seats (&scene), 2)), ==,
                   5);
  assert_order (&scene, "Ochre Anna Red");
  tear_down (&scene);
}

static void
test_names (void)
{
  Scene            scene;
  g_autofree char *long_name = g_strnfill (65, 'x');

  set_seats ("[('Anna', 'person', 1), ('Bruno', 'person', 2), ('', 'person', 3)]");
  set_up (&scene);
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 2), "anna");
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 2), "Bruno");
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 1), long_name);
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 1), "a\033b");
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  /* Nor may it be the colour of somebody else who goes by it. */
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 1), "Ochre");
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  harena_seat_row_set_own_name (harena_seat_list_get_row (seats (&scene), 1), "");
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  tear_down (&scene);
}

/* Chance says who begins; the order about the table stays. */
static void
test_draw_eldest (void)
{
  static const char *const orders[] = { "A B C", "B C A", "C A B" };
  guint                    seen = 0;
  Scene                    scene;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_seats ("[('A', 'person', 1), ('B', 'person', 2), ('C', 'person', 3)]");
  set_up (&scene);
  for (int i = 0; i < 200 && seen != 7; i++)
    {
      guint first;

      g_signal_emit_by_name (stage_find (scene.page, GTK_TYPE_BUTTON, "draw-eldest"), "clicked");
      first = *harena_seat_row_get_name (harena_seat_list_get_row (seats (&scene), 1)) - 'A';
      /* Other than its sisters, this one tells the compiler that nothing follows. */
      g_assert (first < G_N_ELEMENTS (orders));
      assert_order (&scene, orders[first]);
      seen |= 1u << first;
    }
  g_assert_cmpuint (seen, ==, 7);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  tear_down (&scene);
}

/* A seat goes while the eldest is being drawn. */
static void
test_draw_and_remove (void)
{
  Scene scene;

  set_seats ("[('A', 'person', 1), ('B', 'person', 2), ('C', 'person', 3)]");
  set_up (&scene);
  g_signal_emit_by_name (stage_find (scene.page, GTK_TYPE_BUTTON, "draw-eldest"), "clicked");
  g_signal_emit_by_name (stage_find (scene.page, GTK_TYPE_BUTTON, "seat-remove"), "clicked");
  stage_settle ();
  assert_order (&scene, "B C");
  g_signal_emit_by_name (stage_find (scene.page, GTK_TYPE_BUTTON, "draw-eldest"), "clicked");
  tear_down (&scene);
}

static void
test_editions (void)
{
  Scene       scene;
  GtkWidget  *german;
  GtkWidget  *toggle;
  HarenaSetup setup;

  set_up (&scene);
  german = gtk_widget_get_next_sibling (stage_find (GTK_WIDGET (rules (&scene)), ADW_TYPE_ACTION_ROW,
                                              NULL));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (stage_find (german, GTK_TYPE_CHECK_BUTTON, NULL)),
                               TRUE);
  harena_rules_chooser_get (rules (&scene), &setup);
  g_assert_cmpstr (harena_edition_of (&clash_game, &setup), ==, "german");

  /* One rule away from it, and back. */
  toggle = stage_find (GTK_WIDGET (rules (&scene)), GTK_TYPE_SWITCH, "single-rule");
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  harena_rules_chooser_get (rules (&scene), &setup);
  g_assert_null (harena_edition_of (&clash_game, &setup));
  g_assert_false (gtk_check_button_get_active (
    GTK_CHECK_BUTTON (stage_find (german, GTK_TYPE_CHECK_BUTTON, NULL))));
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_true (gtk_check_button_get_active (
    GTK_CHECK_BUTTON (stage_find (german, GTK_TYPE_CHECK_BUTTON, NULL))));

  /* Its row names it, and would be heard twice if it had a name of its own. */
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (toggle),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (toggle),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
  tear_down (&scene);
}

static void
test_record (void)
{
  Scene                    scene;
  HarenaSetup              setup;
  g_autoptr (HarenaRecord) record = NULL;

  harena_setup_init (&setup, &clash_game, 1, 4);
  record = harena_record_new (&clash_game, &setup, 1);
  harena_record_set_seat (record, 1, "Green", "person");
  harena_record_set_colour (record, 1, 4);
  harena_record_set_seat (record, 2, "Anna", "lanista");
  set_up (&scene);
  harena_new_game_page_set_record (HARENA_NEW_GAME_PAGE (scene.page), record);
  assert_order (&scene, "Green Anna III IV");
  g_assert_cmpstr (harena_seat_row_get_own_name (harena_seat_list_get_row (seats (&scene), 1)), ==,
                   "");
  g_assert_cmpint (harena_seat_row_get_colour (harena_seat_list_get_row (seats (&scene), 4)), ==,
                   1);
  harena_rules_chooser_get (rules (&scene), &setup);
  g_assert_cmpstr (harena_edition_of (&clash_game, &setup), ==, "german");
  tear_down (&scene);
}

/* The words agree with the box. */
static void
test_words (void)
{
  static const char *const words[] = { "Two", "Three", "Four", "Five" };

  for (int n = 2; n <= HARENA_SEATS_MAX; n++)
    {
      g_autofree char *players = g_strdup_printf ("%s players, %s teams each", words[n - 2],
                                                  clash_teams_of_seats[n] == 3 ? "three" : "four");
      g_autofree char *beginning = clash_beginning_words (n, "Marta");

      g_assert_cmpstr (clash_players_words (n), ==, players);
      g_assert_true (g_str_has_prefix (beginning, "Marta begins."));
    }
}

/* The page of another game, whose settings are its own. */
static const HarenaGame *
set_up_other (Scene      *scene,
              const char *id,
              int         width)
{
  const HarenaGame *game = harena_find_game (harena_games, id);

  *scene = (Scene) { .page = harena_new_game_page_new (game) };
  g_signal_connect_swapped (scene->page, "start", G_CALLBACK (start_cb), scene);
  scene->window = stage_show (scene->page, width, 700);
  return game;
}

static void
tear_down_other (Scene            *scene,
                 const HarenaGame *game)
{
  static const char *const keys[] = { "new-game-seats", "new-game-options",
                                      "new-game-friendly-undo" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (harena_settings_of_game (game), keys[i]);
  tear_down (scene);
}

static GtkLabel *
summary (Scene *scene)
{
  return GTK_LABEL (stage_find (scene->page, GTK_TYPE_LABEL, "new-game-summary"));
}

static HarenaOptionRow *
option_row (GtkWidget *root,
            int        option)
{
  if (HARENA_IS_OPTION_ROW (root)
      && harena_option_row_get_option (HARENA_OPTION_ROW (root)) == option)
    return HARENA_OPTION_ROW (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      HarenaOptionRow *found = option_row (child, option);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What does not go together is said in the game's words, Start waits, and what helps is offered. */
static void
test_refused (void)
{
  Scene             scene;
  HarenaSetup       setup;
  const HarenaGame *game = set_up_other (&scene, "gladiatori", 1280);
  GtkWidget        *button = stage_find (scene.page, GTK_TYPE_BUTTON, "new-game-seat");

  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 3);
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  g_assert_false (gtk_widget_get_visible (button));

  harena_setup_init (&setup, game, harena_find_edition (game, "teams2v2"), 3);
  harena_rules_chooser_set (rules (&scene), &setup);
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  g_assert_cmpstr (gtk_label_get_label (summary (&scene)), ==,
                   "Two against two is for four seats.");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Add a Seat");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 4);
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  g_assert_false (gtk_widget_get_visible (button));

  harena_setup_init (&setup, game, harena_find_edition (game, "teams2v1"), 4);
  harena_rules_chooser_set (rules (&scene), &setup);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Remove a Seat");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 3);
  g_assert_cmpint (harena_game_model_get_setup (start (&scene))->options[4], ==, 1);

  /* No number of seats would help. */
  setup.options[10] = 1;
  harena_rules_chooser_set (rules (&scene), &setup);
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  g_assert_false (gtk_widget_get_visible (button));
  tear_down_other (&scene, game);
}

/* Two values are a switch, more a list; a rule without effect is pale; groups stand together. */
static void
test_options (void)
{
  Scene             scene;
  HarenaSetup       setup;
  const HarenaGame *game = set_up_other (&scene, "gladiatori", 1280);
  GtkWidget        *list = NULL;

  for (int i = 0; i < game->n_options; i++)
    {
      GtkWidget *row = GTK_WIDGET (option_row (scene.page, i));
      int        n_values = harena_option_n_values (&game->options[i]);

      g_assert_true ((stage_find (row, GTK_TYPE_SWITCH, NULL) != NULL) == (n_values == 2));
      g_assert_true ((stage_find (row, GTK_TYPE_DROP_DOWN, NULL) != NULL) == (n_values > 2));
      for (int value = 0; value < n_values; value++)
        {
          harena_option_row_set_value (HARENA_OPTION_ROW (row), value);
          g_assert_cmpint (harena_option_row_get_value (HARENA_OPTION_ROW (row)), ==, value);
          harena_rules_chooser_get (rules (&scene), &setup);
          g_assert_cmpint (setup.options[i], ==, value);
        }
    }

  harena_option_row_set_value (option_row (scene.page, 3), 0);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (option_row (scene.page, 8))));
  harena_option_row_set_value (option_row (scene.page, 3), 1);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (option_row (scene.page, 8))));
  list = gtk_widget_get_parent (GTK_WIDGET (option_row (scene.page, 0)));
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (option_row (scene.page, 7))) == list);
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (option_row (scene.page, 3))) != list);
  tear_down_other (&scene, game);
}

static const char *
edition_title (Scene *scene,
               int    place)
{
  GtkWidget *row = stage_find (GTK_WIDGET (rules (scene)), ADW_TYPE_ACTION_ROW, NULL);
  GtkWidget *list = gtk_widget_get_parent (row);

  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (
           gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), place)));
}

/* One person may play alone, and what is advised for the number of seats stands first. */
static void
test_alone (void)
{
  Scene             scene;
  HarenaSetup       setup;
  const HarenaGame *game = set_up_other (&scene, "gladiatori", 900);

  g_assert_cmpstr (edition_title (&scene, 0), ==, "First game");
  g_assert_cmpstr (edition_title (&scene, 3), ==, "Duel");
  harena_seat_list_remove_one (seats (&scene));
  harena_seat_list_remove_one (seats (&scene));
  harena_seat_list_remove_one (seats (&scene));
  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 1);
  g_assert_cmpstr (edition_title (&scene, 0), ==, "Duel");
  g_assert_false (gtk_widget_get_sensitive (start_button (&scene)));
  harena_setup_init (&setup, game, harena_find_edition (game, "duel"), 1);
  harena_rules_chooser_set (rules (&scene), &setup);
  g_assert_true (gtk_widget_get_sensitive (start_button (&scene)));
  g_assert_cmpint (harena_game_model_get_setup (start (&scene))->seats, ==, 1);
  tear_down_other (&scene, game);
}

/* Friendly undo is for games with secrets, a dealt beginning for those that have one to deal. */
static void
test_ways (void)
{
  for (int i = 0; harena_face_games ()[i] != NULL; i++)
    {
      Scene             scene;
      const HarenaGame *game = set_up_other (&scene, harena_face_games ()[i]->id, 900);
      GtkWidget        *undo = stage_find (scene.page, GTK_TYPE_SWITCH, "friendly-undo");
      GtkWidget        *quick = stage_find (scene.page, GTK_TYPE_SWITCH, "quick-entry");
      gboolean          secrets = harena_has_secrets (game);

      g_assert_true ((undo != NULL) == secrets);
      g_assert_true ((quick != NULL) == (game->strategy->opening != NULL));
      if (secrets)
        {
          gtk_switch_set_active (GTK_SWITCH (undo), TRUE);
          g_assert_true (harena_game_model_get_friendly_undo (start (&scene)));
          g_assert_true (g_settings_get_boolean (harena_settings_of_game (game),
                                                 "new-game-friendly-undo"));
        }
      else
        g_assert_false (harena_game_model_get_friendly_undo (start (&scene)));
      tear_down_other (&scene, game);
    }
}

/* What was chosen in one game is not chosen in another. */
static void
test_by_game (void)
{
  Scene             scene;
  const HarenaGame *game = set_up_other (&scene, "circus", 900);

  harena_seat_list_clear (seats (&scene));
  harena_seat_list_add (seats (&scene), "Scorpus", "person", 4);
  harena_seat_list_add (seats (&scene), "Diocles", "person", 5);
  start (&scene);
  stage_close (scene.window);
  g_assert_finalize_object (g_steal_pointer (&scene.model));

  set_up (&scene);
  g_assert_cmpint (harena_seat_list_get_n_seats (seats (&scene)), ==, 3);
  stage_close (scene.window);
  set_up_other (&scene, "circus", 900);
  assert_order (&scene, "Scorpus Diocles");
  tear_down_other (&scene, game);
}

/* In every size, no page is wider than its window. */
static void
test_sizes (void)
{
  static const int widths[] = { 360, 760, 1160, 1500 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int k = 0; harena_face_games ()[k] != NULL; k++)
      {
        Scene             scene;
        graphene_rect_t   bounds;
        const HarenaGame *game = set_up_other (&scene, harena_face_games ()[k]->id, widths[i]);

        g_assert_cmpint (gtk_widget_get_width (scene.page), <=, widths[i]);
        g_assert_true (gtk_widget_compute_bounds (start_button (&scene), scene.page, &bounds));
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, widths[i]);
        tear_down_other (&scene, game);
      }
}

/* Tab goes round, over Start and back to where it began. */
static void
test_tab (void)
{
  Scene                 scene;
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();
  GtkWidget            *focus = NULL;
  gboolean              seat = FALSE;
  gboolean              rule = FALSE;

  set_up (&scene);
  harena_new_game_page_focus (HARENA_NEW_GAME_PAGE (scene.page));
  for (int i = 0; i < 80; i++)
    {
      focus = gtk_root_get_focus (GTK_ROOT (scene.window));
      g_assert_nonnull (focus);
      if (g_ptr_array_find (seen, focus, NULL))
        break;
      g_ptr_array_add (seen, focus);
      seat |= gtk_widget_get_ancestor (focus, HARENA_TYPE_SEAT_ROW) != NULL;
      rule |= gtk_widget_get_ancestor (focus, HARENA_TYPE_RULES_CHOOSER) != NULL;
      gtk_widget_child_focus (scene.window, GTK_DIR_TAB_FORWARD);
      stage_settle ();
    }
  g_assert_true (focus == seen->pdata[0]);
  g_assert_true (focus == start_button (&scene));
  g_assert_true (seat);
  g_assert_true (rule);
  tear_down (&scene);
}

/* It fits a telephone, with Start in sight. */
static void
test_narrow (void)
{
  Scene           scene;
  graphene_rect_t bounds;

  set_seats ("[('', 'person', 1), ('', 'rudiarius', 2), ('', 'person', 3), ('', 'person', 4),"
             " ('', 'person', 5)]");
  scene = (Scene) { .page = harena_new_game_page_new (&clash_game) };
  scene.window = stage_show (scene.page, 360, 640);
  g_assert_cmpint (gtk_widget_get_width (scene.window), <=, 360);
  g_assert_true (gtk_widget_compute_bounds (start_button (&scene), scene.window, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640);
  tear_down (&scene);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  five_add_faces ();

  g_test_add_func ("/ui/new-game-page/first-time", test_first_time);
  g_test_add_func ("/ui/new-game-page/start", test_start);
  g_test_add_func ("/ui/new-game-page/seed", test_seed);
  g_test_add_func ("/ui/new-game-page/remembered", test_remembered);
  g_test_add_func ("/ui/new-game-page/bad-settings", test_bad_settings);
  g_test_add_func ("/ui/new-game-page/add-and-remove", test_add_and_remove);
  g_test_add_func ("/ui/new-game-page/order", test_order);
  g_test_add_func ("/ui/new-game-page/colours", test_colours);
  g_test_add_func ("/ui/new-game-page/names", test_names);
  g_test_add_func ("/ui/new-game-page/draw-eldest", test_draw_eldest);
  g_test_add_func ("/ui/new-game-page/draw-and-remove", test_draw_and_remove);
  g_test_add_func ("/ui/new-game-page/editions", test_editions);
  g_test_add_func ("/ui/new-game-page/record", test_record);
  g_test_add_func ("/ui/new-game-page/words", test_words);
  g_test_add_func ("/ui/new-game-page/narrow", test_narrow);
  g_test_add_func ("/ui/new-game-page/refused", test_refused);
  g_test_add_func ("/ui/new-game-page/options", test_options);
  g_test_add_func ("/ui/new-game-page/alone", test_alone);
  g_test_add_func ("/ui/new-game-page/ways", test_ways);
  g_test_add_func ("/ui/new-game-page/by-game", test_by_game);
  g_test_add_func ("/ui/new-game-page/sizes", test_sizes);
  g_test_add_func ("/ui/new-game-page/tab", test_tab);

  return g_test_run ();
}
