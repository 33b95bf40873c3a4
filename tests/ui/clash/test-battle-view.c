/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a battle: when it is on, what it offers, what keys do, and that it is right
 * wherever the game is. */

#include "clash/battle-stage.h"
#include "clash/by-hand.h"

#include "clash/battle-odds.h"
#include "clash/clash.h"
#include "clash/story.h"
#include "settings.h"
#include "stage.h"

/* Under way in the present: active. Looked at in the past: not. */
static void
test_active (void)
{
  BattleStage table;
  guint index;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_LOSE, 0));
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));

  index = harena_game_model_get_cursor (table.model);
  harena_game_model_jump (table.model, index - 1);
  g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
  harena_game_model_return (table.model);
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  harena_game_model_jump (table.model, 0);
  harena_game_model_continue_here (table.model);
  g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
  battle_stage_tear_down (&table);
}

/* Opened in the middle of a battle. */
static void
test_opened (void)
{
  BattleStage table = { .model = battle_stage_open ("german-3.harena", HARENA_PERSON) };

  table.hand = harena_hand_new (table.model);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  table.view = follow (table.hand, clash_battle_view_new (table.hand), clash_battle_scene.update);
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  table.window = stage_show (table.view, 900, 600);
  battle_stage_tear_down (&table);
}

static void
check_offers (BattleStage *table)
{
  g_autoptr (GArray) offered = clash_battle_choice_get_moves (battle_stage_choice (table));
  HarenaMove         moves[HARENA_MOVES_MAX];
  int                n_moves = harena_game_model_list_moves (table->model, moves);

  g_assert_cmpint (offered->len, ==, n_moves);
  for (int i = 0; i < n_moves; i++)
    g_assert_cmpuint (g_array_index (offered, HarenaMove, i), ==, moves[i]);
}

/* What is offered is what is legal, in each kind of question. */
static void
test_offers (void)
{
  static const int steps[] = { CLASH_STEP_NAME, CLASH_STEP_NET, CLASH_STEP_AGAIN,
                               CLASH_STEP_LOSE };
  BattleStage            table;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
      g_assert_true (battle_stage_go_to (&table, steps[i], 0));
      g_assert_cmpint (harena_hand_get_asked (table.hand), !=, 0);
      check_offers (&table);
      battle_stage_tear_down (&table);
    }
}

static void
check_key (int   step,
           guint key,
           int   option)
{
  BattleStage      table;
  HarenaMove moves[HARENA_MOVES_MAX];
  guint      index;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, step, 0));
  index = harena_game_model_get_cursor (table.model);
  harena_game_model_list_moves (table.model, moves);
  g_assert_false (stage_press (table.window, GDK_KEY_q, 0));
  g_assert_cmpuint (harena_game_model_get_present (table.model), ==, index);
  g_assert_true (stage_press (table.window, key, 0));
  g_assert_cmpuint (harena_game_model_get_present (table.model), ==, index + 1);
  g_assert_cmpuint (g_array_index (harena_game_model_get_record (table.model)->moves, HarenaMove,
                                   index), ==, moves[option]);
  battle_stage_tear_down (&table);
}

static void
test_keys (void)
{
  check_key (CLASH_STEP_AGAIN, GDK_KEY_k, 0);
  check_key (CLASH_STEP_AGAIN, GDK_KEY_T, 1);
  check_key (CLASH_STEP_LOSE, GDK_KEY_2, 1);
  check_key (CLASH_STEP_LOSE, GDK_KEY_KP_1, 0);
  check_key (CLASH_STEP_NET, GDK_KEY_1, 0);
  check_key (CLASH_STEP_NAME, GDK_KEY_2, 1);
}

/* Chances make one, percents a hundred, for every choice of a game. */
static void
test_odds (void)
{
  g_autoptr (HarenaGameModel) model = battle_stage_open ("international-3.harena", HARENA_PERSON);
  ClashOdds                  *odds = g_new0 (ClashOdds, 1);
  HarenaMove                  moves[HARENA_MOVES_MAX];
  ClashPosition               position;
  guint                       n_choices = 0;

  clash_odds_init (odds);
  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      int n_moves;

      harena_game_model_copy_position (model, i, &position);
      n_moves = clash_game.moves (&position, moves);
      if (n_moves < 2 || position.turn <= 0 || !clash_outlook_is_on (&position))
        continue;
      for (int j = 0; j < n_moves; j++)
        {
          ClashOutlook outlook;

          clash_outlook_reckon (odds, &position, moves[j], &outlook);
          g_assert_cmpfloat_with_epsilon (outlook.chances[0] + outlook.chances[1]
                                            + outlook.chances[2], 1, 1e-9);
          g_assert_cmpint (outlook.percent[0] + outlook.percent[1] + outlook.percent[2], ==, 100);
          if (clash_move_verb (moves[j]) == CLASH_KEEP)
            g_assert_cmpint (MAX (outlook.percent[0], MAX (outlook.percent[1],
                                                           outlook.percent[2])), ==, 100);
        }
      n_choices++;
    }
  g_assert_cmpuint (n_choices, >, 0);
  g_free (odds);
}

static void
test_odds_hidden (void)
{
  BattleStage      table;
  GSettings *settings = harena_settings_get_default ();

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_AGAIN, 0));
  g_assert_nonnull (stage_find (table.view, g_type_from_name ("ClashBattleBar"), NULL));
  g_settings_set_boolean (settings, "show-odds", FALSE);
  stage_settle ();
  g_assert_null (stage_find (table.view, g_type_from_name ("ClashBattleBar"), NULL));
  check_offers (&table);
  g_settings_reset (settings, "show-odds");
  battle_stage_tear_down (&table);
}

/* From any position to any other, wide or narrow. */
static void
check_update (int width,
              int height)
{
  BattleStage table;
  guint n_moves;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  gtk_window_set_default_size (GTK_WINDOW (table.window), width, height);
  stage_settle ();
  n_moves = harena_game_model_get_n_moves (table.model);
  for (guint i = 0; i < n_moves; i++)
    {
      harena_game_model_jump (table.model, (i * 157) % n_moves);
      g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
    }
  battle_stage_tear_down (&table);
}

static void
test_update (void)
{
  check_update (1280, 800);
  check_update (360, 640);
}

/* The model waits while a move is seen; skipping lets it go on. */
static void
test_skip (void)
{
  BattleStage table;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_SLOW);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  g_assert_true (stage_press (table.window, GDK_KEY_1, 0));
  g_assert_cmpint (harena_game_model_get_asked (table.model), ==, 0);
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  for (int i = 0; i < 200 && harena_hand_get_asked (table.hand) == 0; i++)
    {
      g_assert_true (stage_press (table.window, GDK_KEY_space, 0)
                     || !clash_battle_view_get_active (battle_stage_view (&table)));
      g_main_context_iteration (NULL, FALSE);
    }
  stage_wait_until (harena_hand_get_asked (table.hand) != 0);
  battle_stage_tear_down (&table);
}

static GtkWidget *
find_menu_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_MENU_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu_button (child);

  return found;
}

/* Letters typed in the main menu are not for the battle. */
static void
test_menu_keys (void)
{
  BattleStage             table;
  g_autoptr (GMenu) menu = g_menu_new ();
  guint             present;

  g_menu_append (menu, "Quit", "app.quit");
  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_SLOW);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  present = harena_game_model_get_present (table.model);
  clash_battle_view_set_menu (battle_stage_view (&table), G_MENU_MODEL (menu));
  for (int popped = 1; popped >= 0; popped--)
    {
      GtkWidget *button = find_menu_button (GTK_WIDGET (battle_stage_view (&table)));

      if (popped)
        gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      else
        gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      stage_settle ();
      g_assert_cmpint (stage_press (table.window, GDK_KEY_1, 0), ==, !popped);
      g_assert_cmpuint (harena_game_model_get_present (table.model), ==, present + !popped);
    }
  battle_stage_tear_down (&table);
}

/* Where the nth choice of a loss ends its battle. */
static gboolean
go_to_last_loss (BattleStage *table)
{
  for (guint i = 0; i < harena_game_model_get_n_moves (table->model); i++)
    {
      ClashStory story;
      int        step;

      if (battle_stage_count_moves (table, i, &step) > 1 && step == CLASH_STEP_LOSE
          && clash_story_find (table->model, i + 1, &story) && story.over)
        {
          harena_game_model_jump (table->model, i);
          harena_game_model_continue_here (table->model);
          stage_settle ();
          return TRUE;
        }
    }
  return FALSE;
}

/* The end of a battle stays for a while, and not at all at instant pace. */
static void
check_result (HarenaPace pace,
              gboolean   stays)
{
  BattleStage table;

  battle_stage_set_up (&table, "german-3.harena", pace);
  g_assert_true (go_to_last_loss (&table));
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  g_assert_true (stage_press (table.window, GDK_KEY_1, 0));
  g_assert_cmpint (clash_battle_view_get_active (battle_stage_view (&table)), ==, stays);
  clash_battle_view_skip (battle_stage_view (&table));
  g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
  stage_settle ();
  g_assert_cmpint (harena_game_model_get_asked (table.model), !=, 0);
  battle_stage_tear_down (&table);
}

static void
test_result (void)
{
  check_result (HARENA_PACE_NORMAL, TRUE);
  check_result (HARENA_PACE_SLOW, TRUE);
  check_result (HARENA_PACE_INSTANT, FALSE);
}

/* Taken back in the middle of what is seen. */
static void
test_undo (void)
{
  BattleStage table;
  guint index;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_AGAIN, 0));
  index = harena_game_model_get_present (table.model);
  g_assert_true (stage_press (table.window, GDK_KEY_k, 0));
  harena_game_model_undo (table.model);
  stage_settle ();
  g_assert_cmpuint (harena_game_model_get_present (table.model), ==, index);
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  check_offers (&table);
  battle_stage_tear_down (&table);
}

/* It goes while dice fall, and lets the model go on. */
static void
test_closed (void)
{
  BattleStage table;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_SLOW);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  g_assert_true (stage_press (table.window, GDK_KEY_1, 0));
  stage_close (table.window);
  harena_game_model_set_pace (table.model, HARENA_PACE_INSTANT);
  stage_wait_until (harena_game_model_get_asked (table.model) != 0);
  g_assert_finalize_object (table.hand);
  g_assert_finalize_object (table.model);
}

static void
never_active_cb (void)
{
  g_assert_not_reached ();
}

/* Battles among computer players alone are not shown at instant pace. */
static void
test_instant (void)
{
  BattleStage table = { .model = battle_stage_open ("german-3.harena", "random") };
  guint present;

  harena_game_model_jump (table.model, 56);
  harena_game_model_continue_here (table.model);
  harena_game_model_set_pace (table.model, HARENA_PACE_INSTANT);
  present = harena_game_model_get_present (table.model);
  table.hand = harena_hand_new (table.model);
  table.view = g_object_ref_sink (follow (table.hand, clash_battle_view_new (table.hand), clash_battle_scene.update));
  g_signal_connect (table.view, "notify::active", G_CALLBACK (never_active_cb), NULL);
  stage_wait_until (harena_game_model_get_present (table.model) > present + 60
                    || harena_game_model_get_over (table.model));
  g_assert_finalize_object (table.view);
  g_assert_finalize_object (table.hand);
  g_object_unref (table.model);
}

/* Who chose with the keyboard can go on with it. */
static void
test_focus (void)
{
  BattleStage      table;
  GtkWidget *option;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_LOSE, 0));
  gtk_widget_grab_focus (table.view);
  g_assert_true (gtk_widget_is_focus (table.view));
  option = stage_find (table.view, g_type_from_name ("ClashBattleOption"), NULL);
  gtk_widget_grab_focus (option);
  g_signal_emit_by_name (table.hand, "changed");
  g_assert_true (gtk_widget_is_focus (option));
  g_signal_emit_by_name (option, "clicked");
  g_assert_true (gtk_widget_is_focus (table.view));
  battle_stage_tear_down (&table);
}

/* What happens can be heard. */
static void
test_roles (void)
{
  BattleStage      table;
  GtkWidget *status = NULL;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_LOSE, 0));
  gtk_test_accessible_assert_role (table.view, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_role (stage_find (table.view, g_type_from_name ("ClashBattleOption"), NULL),
                                   GTK_ACCESSIBLE_ROLE_BUTTON);
  for (GtkWidget *label = gtk_widget_get_last_child (
         gtk_widget_get_next_sibling (stage_find (GTK_WIDGET (battle_stage_choice (&table)),
                                                  g_type_from_name ("HarenaCrest"), NULL)));
       label != NULL; label = gtk_widget_get_prev_sibling (label))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)) == GTK_ACCESSIBLE_ROLE_STATUS)
      status = label;
  g_assert_nonnull (status);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), !=, "");
  battle_stage_tear_down (&table);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/battle-view/active", test_active);
  g_test_add_func ("/ui/clash/battle-view/opened", test_opened);
  g_test_add_func ("/ui/clash/battle-view/offers", test_offers);
  g_test_add_func ("/ui/clash/battle-view/keys", test_keys);
  g_test_add_func ("/ui/clash/battle-view/odds", test_odds);
  g_test_add_func ("/ui/clash/battle-view/odds-hidden", test_odds_hidden);
  g_test_add_func ("/ui/clash/battle-view/update", test_update);
  g_test_add_func ("/ui/clash/battle-view/skip", test_skip);
  g_test_add_func ("/ui/clash/battle-view/menu-keys", test_menu_keys);
  g_test_add_func ("/ui/clash/battle-view/result", test_result);
  g_test_add_func ("/ui/clash/battle-view/undo", test_undo);
  g_test_add_func ("/ui/clash/battle-view/closed", test_closed);
  g_test_add_func ("/ui/clash/battle-view/instant", test_instant);
  g_test_add_func ("/ui/clash/battle-view/focus", test_focus);
  g_test_add_func ("/ui/clash/battle-view/roles", test_roles);

  return g_test_run ();
}
