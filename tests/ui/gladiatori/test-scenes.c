/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gladiator alone against the animals, played through the table: the Deck Preparation is there
 * from the first moment, one key answers its three lines, and a far hex is reached in one choice. */

#include "stage.h"

#include "gladiatori/gladiatori.h"
#include "gladiatori/move.h"
#include "gladiatori/position.h"
#include "gladiatori/ways.h"
#include "table/table.h"

#include <string.h>

typedef struct
{
  HarenaGameModel *model;
  GtkWidget       *window;
} Stage;

static void
set_up (Stage *stage)
{
  static const HarenaRecordSeat seats[] = {
    { .name = (char *) "Marta", .player = (char *) HARENA_PERSON },
  };
  HarenaSetup setup;

  harena_setup_init (&setup, &gladiatori_game,
                     harena_find_edition (&gladiatori_game, "duel"), 1);
  stage->model = harena_game_model_new (&gladiatori_game, &setup, 1, seats, FALSE);
  harena_game_model_set_pace (stage->model, HARENA_PACE_INSTANT);
  g_assert_true (harena_game_model_play_text (stage->model, "gladiator secutor", NULL));
  g_assert_true (harena_game_model_play_text (stage->model, "start b2", NULL));
  stage->window = stage_show (harena_table_new (stage->model), 1280, 800);
}

static void
tear_down (Stage *stage)
{
  stage_close (stage->window);
  g_assert_finalize_object (stage->model);
}

static const GladPosition *
position_of (Stage *stage)
{
  return harena_game_model_get_position (stage->model);
}

static GtkWidget *
find_scene (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (strcmp (gtk_widget_get_css_name (widget), "preparescene") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scene (child);
  return found;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

static void
prepare (Stage *stage)
{
  GtkWidget *scene = find_scene (stage->window);

  g_assert_nonnull (scene);
  stage_wait_until (gtk_widget_get_mapped (scene));
  stage_settle ();
  g_signal_emit_by_name (find_button (scene, "Suggest"), "clicked");
  stage_settle ();
  g_assert_true (stage_press (stage->window, GDK_KEY_r, 0));
  stage_wait_until (glad_asked (position_of (stage))->step == GLAD_ASK_MENU
                    && harena_game_model_get_asked (stage->model) == 1);
  g_assert_false (gtk_widget_get_mapped (scene));
}

/* What was suggested is in hand: all Action cards, and a good part of the rest as life. */
static void
test_prepare (void)
{
  Stage stage;

  set_up (&stage);
  prepare (&stage);
  g_assert_cmpint (glad_n_green (position_of (&stage)->seats[1].hand), ==, GLAD_N_ACTIONS);
  /* Three Special Moves, and two 1-Energy before the life falls below the half of it. */
  g_assert_cmpint (glad_n_specials (position_of (&stage)->seats[1].hand), >, 0);
  g_assert_cmpint (glad_ones (position_of (&stage)->seats[1].hand), >, 0);
  g_assert_cmpint (glad_n_red (position_of (&stage)->seats[1].deck), >, 0);
  tear_down (&stage);
}

/* G18: as many moves as the way costs, and one stands and looks as was chosen. */
static void
test_far (void)
{
  g_autoptr (HarenaHand) hand = NULL;
  const HarenaView      *view;
  HarenaWalk             walk;
  HarenaMove             way = 0;
  Stage                  stage;
  guint                  n_moves;
  int                    price = 0;

  set_up (&stage);
  prepare (&stage);
  hand = harena_hand_new (stage.model);
  view = harena_hand_get_view (hand);
  for (int i = 0; i < view->n_ways; i++)
    if (glad_way_price (view, glad_a (view->ways[i]), glad_b (view->ways[i])) > price)
      {
        way = view->ways[i];
        price = glad_way_price (view, glad_a (way), glad_b (way));
      }
  g_assert_cmpint (price, ==, position_of (&stage)->seats[1].stats[GLAD_SPEED]);
  n_moves = harena_game_model_get_n_moves (stage.model);
  harena_view_walk (view, way, &walk);
  for (int i = 0; i < walk.n_targets; i++)
    g_assert_true (harena_hand_press (hand, walk.targets[i]));
  stage_settle ();
  g_assert_cmpint (harena_game_model_get_n_moves (stage.model), ==, n_moves + price);
  g_assert_cmpint (position_of (&stage)->seats[1].cell, ==, glad_a (way));
  g_assert_cmpint (position_of (&stage)->seats[1].facing, ==, glad_b (way));
  g_assert_cmpint (position_of (&stage)->seats[1].stats[GLAD_SPEED], ==, 0);
  g_clear_object (&hand);
  tear_down (&stage);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/gladiatori/prepare", test_prepare);
  g_test_add_func ("/ui/gladiatori/far", test_far);

  return g_test_run ();
}
