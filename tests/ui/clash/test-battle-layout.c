/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of a battle stay where they are, and can be pressed there: issue 14, points 2 to 5. */

#include "clash/battle-stage.h"
#include "clash/by-hand.h"

#include "clash/battle-figure.h"
#include "clash/battle-medallion.h"
#include "clash/battle-odds.h"
#include "clash/battle-option.h"
#include "clash/battle-sum.h"
#include "clash/battle-tray.h"
#include "clash/story.h"
#include "settings.h"
#include "stage.h"
#include "widgets/decimals.h"

static const int sizes[][2] = { { 1280, 800 }, { 1090, 730 }, { 900, 600 }, { 360, 640 } };

/* Where everything is that is looked at, in a fixed order. */
static void
add_places (GtkWidget *root,
            GtkWidget *widget,
            GArray    *places)
{
  const GType types[] = { g_type_from_name ("ClashBattleSide"), CLASH_TYPE_BATTLE_MEDALLION,
                          CLASH_TYPE_BATTLE_TRAY, CLASH_TYPE_BATTLE_SUM,
                          g_type_from_name ("ClashBattleSteps"), CLASH_TYPE_BATTLE_CHOICE };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (widget, types[i]))
      {
        graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

        if (gtk_widget_get_mapped (widget))
          g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
        g_array_append_val (places, bounds);
      }
  /* The pictures on the cards of the answers come and go with them. */
  if (CLASH_IS_BATTLE_CHOICE (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_places (root, child, places);
}

static GArray *
places_of (BattleStage *table)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  add_places (table->window, table->view, places);
  return places;
}

static void
assert_same_places (GArray *before,
                    GArray *after)
{
  g_assert_cmpuint (before->len, ==, after->len);
  for (guint i = 0; i < before->len; i++)
    {
      const graphene_rect_t *then = &g_array_index (before, graphene_rect_t, i);
      const graphene_rect_t *now = &g_array_index (after, graphene_rect_t, i);

      g_test_message ("%u: %g,%g %gx%g; %g,%g %gx%g", i, then->origin.x, then->origin.y,
                      then->size.width, then->size.height, now->origin.x, now->origin.y,
                      now->size.width, now->size.height);
      g_assert_true (graphene_rect_equal (then, now));
    }
}

/* From the first question to the end of the battle, whatever is asked and thrown meanwhile. */
static guint
check_battle (BattleStage *table)
{
  g_autoptr (GArray) before = places_of (table);
  guint              n_questions = 0;

  g_assert_cmpuint (before->len, >, 10);
  while (clash_battle_view_get_active (battle_stage_view (table)))
    {
      g_autoptr (GArray) now = NULL;

      stage_wait (20);
      now = places_of (table);
      assert_same_places (before, now);
      if (harena_hand_get_asked (table->hand) != 0)
        {
          g_autoptr (GArray) moves = clash_battle_choice_get_moves (battle_stage_choice (table));

          if (moves->len == 0)
            break;
          n_questions++;
          harena_hand_play (table->hand, g_array_index (moves, HarenaMove, 0));
        }
      else
        stage_press (table->window, GDK_KEY_space, 0);
    }
  return n_questions;
}

static void
test_places (void)
{
  static const int steps[] = { CLASH_STEP_NET, CLASH_STEP_AGAIN, CLASH_STEP_LOSE };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      guint n_questions = 0;

      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          BattleStage table;

          battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_SLOW);
          gtk_window_set_default_size (GTK_WINDOW (table.window), sizes[size][0], sizes[size][1]);
          g_assert_true (battle_stage_go_to (&table, steps[i], i));
          stage_wait (50);
          n_questions += check_battle (&table);
          battle_stage_tear_down (&table);
        }
      g_assert_cmpuint (n_questions, >, G_N_ELEMENTS (steps));
    }
}

/* Both sides stand alike: as far from the middle, as high and as large. */
static void
test_alike (void)
{
  BattleStage     table;
  GtkWidget      *sides[2];
  graphene_rect_t bounds[2][CLASH_TEAM_MAX];

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  sides[0] = stage_find (table.view, g_type_from_name ("ClashBattleSide"), NULL);
  sides[1] = gtk_widget_get_next_sibling (sides[0]);
  while (!G_TYPE_CHECK_INSTANCE_TYPE (sides[1], g_type_from_name ("ClashBattleSide")))
    sides[1] = gtk_widget_get_next_sibling (sides[1]);
  for (int side = 0; side < 2; side++)
    {
      int n = 0;

      for (GtkWidget *child = gtk_widget_get_first_child (sides[side]); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (CLASH_IS_BATTLE_FIGURE (child) && gtk_widget_get_mapped (child) && n < 4)
          g_assert_true (gtk_widget_compute_bounds (child, sides[side], &bounds[side][n++]));
      g_assert_cmpint (n, ==, CLASH_TEAM_MAX);
    }
  for (int i = 0; i < CLASH_TEAM_MAX; i++)
    g_assert_true (graphene_rect_equal (&bounds[0][i], &bounds[1][i]));
  battle_stage_tear_down (&table);
}

/* Dice, stars, shields, losses: the captions keep apart from each other. */
static void
test_captions (void)
{
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      BattleStage     table;
      graphene_rect_t last = GRAPHENE_RECT_INIT (-99, -99, 0, 0);
      GtkWidget      *side;

      battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
      gtk_window_set_default_size (GTK_WINDOW (table.window), sizes[size][0], sizes[size][1]);
      g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NAME, 0));
      stage_wait (50);
      side = stage_find (table.view, g_type_from_name ("ClashBattleSide"), "seat-0");
      g_assert_nonnull (side);
      for (GtkWidget *child = gtk_widget_get_first_child (side); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_has_css_class (child, "kind") && gtk_widget_get_mapped (child))
          {
            graphene_rect_t bounds;

            g_assert_true (gtk_widget_compute_bounds (child, side, &bounds));
            g_assert_false (graphene_rect_intersection (&bounds, &last, NULL));
            last = bounds;
          }
      g_assert_cmpfloat (last.size.width, >, 0);
      battle_stage_tear_down (&table);
    }
}

/* The end says what each side has lost and scored, and stays until a key is pressed. */
static void
test_end (void)
{
  BattleStage table;
  int         step;
  guint       n_moves;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  n_moves = harena_game_model_get_n_moves (table.model);
  for (guint i = 0; i < n_moves; i++)
    {
      ClashStory story;

      if (battle_stage_count_moves (&table, i, &step) > 1 && step == CLASH_STEP_LOSE
          && clash_story_find (table.model, i + 1, &story) && story.over)
        {
          harena_game_model_jump (table.model, i);
          break;
        }
    }
  harena_game_model_continue_here (table.model);
  stage_settle ();
  g_assert_null (stage_find (table.view, GTK_TYPE_BOX, "result"));
  g_assert_true (stage_press (table.window, GDK_KEY_1, 0));
  stage_wait (2500);
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  g_assert_nonnull (stage_find (table.view, GTK_TYPE_BOX, "result"));
  g_assert_nonnull (stage_find (table.view, GTK_TYPE_LABEL, "scored"));
  g_assert_true (stage_press (table.window, GDK_KEY_space, 0));
  g_assert_false (clash_battle_view_get_active (battle_stage_view (&table)));
  battle_stage_tear_down (&table);
}

/* It is shown once more, from its first move to its last, and nothing of the game changes. */
static void
test_again (void)
{
  BattleStage table;
  ClashStory  story = { 0 };
  guint       cursor, index;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_INSTANT);
  index = harena_game_model_get_n_moves (table.model);
  while (!clash_story_find (table.model, index, &story) || !story.over)
    index--;
  cursor = harena_game_model_get_cursor (table.model);
  g_assert_false (clash_battle_scene.is_again (table.view));
  g_assert_false (clash_battle_scene.again (table.view, 0));
  g_assert_true (clash_battle_scene.again (table.view, story.begin));
  g_assert_true (clash_battle_scene.is_again (table.view));
  g_assert_true (clash_battle_view_get_active (battle_stage_view (&table)));
  for (guint i = story.begin; i < index; i++)
    {
      g_assert_true (clash_battle_scene.is_again (table.view));
      clash_battle_view_skip (battle_stage_view (&table));
    }
  g_assert_false (clash_battle_scene.is_again (table.view));
  g_assert_cmpuint (harena_game_model_get_cursor (table.model), ==, cursor);

  g_assert_true (clash_battle_scene.again (table.view, story.begin));
  g_assert_true (stage_press (table.window, GDK_KEY_Escape, 0));
  g_assert_false (clash_battle_scene.is_again (table.view));
  battle_stage_tear_down (&table);
}

/* No button is coloured but the one that the odds call better. */
static void
test_suggested (void)
{
  ClashOdds *odds = g_new0 (ClashOdds, 1);
  guint      n_suggested[2] = { 0 };

  clash_odds_init (odds);
  for (int nth = 0; nth < 12; nth++)
    {
      BattleStage  table;
      GtkWidget   *suggested;
      ClashOutlook outlooks[2];
      HarenaMove   moves[2] = { clash_move (CLASH_KEEP, 0, 0, 0), clash_move (CLASH_REROLL, 0, 0, 0) };

      battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
      if (!battle_stage_go_to (&table, CLASH_STEP_AGAIN, nth))
        {
          battle_stage_tear_down (&table);
          break;
        }
      for (int i = 0; i < 2; i++)
        clash_outlook_reckon (odds, position_of (table.hand), moves[i], &outlooks[i]);
      suggested = stage_find (table.view, g_type_from_name ("ClashBattleOption"),
                              "suggested-action");
      if (harena_are_level (outlooks[0].points, outlooks[1].points))
        g_assert_null (suggested);
      else
        {
          int better = outlooks[1].points > outlooks[0].points;

          g_assert_nonnull (suggested);
          g_assert_cmpuint (clash_battle_option_get_move (CLASH_BATTLE_OPTION (suggested)), ==,
                            moves[better]);
          n_suggested[better]++;
        }
      g_settings_set_boolean (harena_settings_get_default (), "show-odds", FALSE);
      stage_settle ();
      g_assert_null (stage_find (table.view, g_type_from_name ("ClashBattleOption"),
                                 "suggested-action"));
      g_settings_reset (harena_settings_get_default (), "show-odds");
      battle_stage_tear_down (&table);
    }
  g_assert_cmpuint (n_suggested[0], >, 0);
  g_assert_cmpuint (n_suggested[1], >, 0);
  g_free (odds);
}

static ClashBattleFigure *
find_offered (BattleStage *table)
{
  return CLASH_BATTLE_FIGURE (stage_find (table->view, CLASH_TYPE_BATTLE_FIGURE, "offered"));
}

static guint
count_figures (GtkWidget  *widget,
               const char *style)
{
  guint n = CLASH_IS_BATTLE_FIGURE (widget) && gtk_widget_has_css_class (widget, style)
            && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_figures (child, style);
  return n;
}

/* The last gladiator that is not lost, as a move. */
static void
check_pressed (int step)
{
  BattleStage table;
  ClashVerb   verb = step == CLASH_STEP_NET ? CLASH_THROW : CLASH_LOSE;
  HarenaMove  played;
  guint       present;
  int         side;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, step, 0));
  side = !position_of (table.hand)->battle.acting;
  present = harena_game_model_get_present (table.model);
  g_assert_cmpuint (count_figures (table.view, "offered"), ==,
                    clash_group_size (&position_of (table.hand)
                                         ->groups[position_of (table.hand)->battle.cell[side]]));
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (find_offered (&table))));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (find_offered (&table))));
  g_assert_true (gtk_widget_activate (GTK_WIDGET (find_offered (&table))));
  stage_wait_until (harena_game_model_get_present (table.model) > present);
  played = g_array_index (harena_game_model_get_record (table.model)->moves, HarenaMove, present);
  g_assert_cmpuint (clash_move_verb (played), ==, verb);
  stage_wait (20);
  g_assert_true (gtk_widget_is_focus (table.view) || harena_hand_get_asked (table.hand) != 0);
  battle_stage_tear_down (&table);
}

static void
test_pressed (void)
{
  check_pressed (CLASH_STEP_NET);
  check_pressed (CLASH_STEP_LOSE);
}

/* Nobody can be pressed for a throw. */
static void
test_not_pressed (void)
{
  BattleStage table;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_AGAIN, 0));
  g_assert_cmpuint (count_figures (table.view, "offered"), ==, 0);
  g_assert_cmpuint (count_figures (table.view, "throws"), ==, 0);
  battle_stage_tear_down (&table);
}

/* R17: a net of the one who is asked is dropped on a gladiator of the other. */
static void
test_dropped (void)
{
  BattleStage    table;
  GtkWidget     *net, *figure;
  GtkDropTarget *target = NULL;
  GListModel    *controllers;
  GValue         value = G_VALUE_INIT;
  gboolean       dropped = FALSE;
  guint          present;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_NORMAL);
  g_assert_true (battle_stage_go_to (&table, CLASH_STEP_NET, 0));
  net = stage_find (table.view, CLASH_TYPE_BATTLE_FIGURE, "throws");
  figure = GTK_WIDGET (find_offered (&table));
  g_assert_nonnull (net);
  controllers = gtk_widget_observe_controllers (figure);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        target = GTK_DROP_TARGET (controller);
    }
  g_assert_nonnull (target);
  g_value_init (&value, CLASH_TYPE_BATTLE_FIGURE);
  g_value_set_object (&value, net);
  present = harena_game_model_get_present (table.model);
  g_signal_emit_by_name (target, "drop", &value, 1.0, 1.0, &dropped);
  g_assert_true (dropped);
  g_assert_cmpuint (harena_game_model_get_present (table.model), ==, present + 1);
  g_value_unset (&value);
  g_object_unref (controllers);
  battle_stage_tear_down (&table);
}

/* The first choice of throwing again after nothing but misses. */
static guint
find_total_miss (HarenaGameModel *model)
{
  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      ClashPosition position;

      harena_game_model_copy_position (model, i, &position);
      if (position.step == CLASH_STEP_AGAIN && position.battle.lethal + position.battle.hits == 0
          && position.battle.scorer[position.battle.acting] != 0)
        return i;
    }
  g_assert_not_reached ();
}

/* Issue 14, point 4: it is asked, or done with a line in the log; and taking back goes past it. */
static void
check_obvious (gboolean obvious)
{
  BattleStage table;
  guint       index;

  battle_stage_set_up (&table, "german-3.harena", HARENA_PACE_INSTANT);
  index = find_total_miss (table.model);
  harena_game_model_set_obvious (table.model, obvious);
  harena_game_model_jump (table.model, index);
  harena_game_model_continue_here (table.model);
  if (obvious)
    {
      g_autofree char *told = NULL;

      stage_wait_until (harena_game_model_get_present (table.model) > index + 1);
      g_assert_cmpuint (g_array_index (harena_game_model_get_record (table.model)->moves,
                                       HarenaMove, index), ==, clash_move (CLASH_REROLL, 0, 0, 0));
      told = harena_say_happened (table.model, index);
      g_assert_nonnull (strstr (told, "throws again: nothing was hit"));
      harena_game_model_undo (table.model);
      g_assert_cmpuint (harena_game_model_get_present (table.model), !=, index);
    }
  else
    {
      stage_settle ();
      g_assert_cmpint (harena_hand_get_asked (table.hand), !=, 0);
      g_assert_cmpuint (harena_game_model_get_present (table.model), ==, index);
    }
  battle_stage_tear_down (&table);
}

static void
test_obvious (void)
{
  check_obvious (TRUE);
  check_obvious (FALSE);
}

/* What is not level reads differently. */
static void
test_decimals (void)
{
  const double rough[] = { -0.4, 1.2, 0 };
  const double fine[] = { -0.41, -0.38, -0.44 };
  const double finest[] = { -0.412, -0.4135 };
  const double level[] = { -0.4, -0.4004 };

  g_assert_cmpint (harena_decimals (rough, 3), ==, 1);
  g_assert_cmpint (harena_decimals (fine, 3), ==, 2);
  g_assert_cmpint (harena_decimals (finest, 2), ==, 3);
  g_assert_cmpint (harena_decimals (level, 2), ==, 1);
  g_assert_true (harena_are_level (level[0], level[1]));
  for (int i = 0; i < 2000; i++)
    {
      double           numbers[2] = { g_test_rand_double_range (-1, 1), 0 };
      int              decimals;
      g_autofree char *one = NULL;
      g_autofree char *other = NULL;

      numbers[1] = numbers[0] + g_test_rand_double_range (-0.01, 0.01);
      decimals = harena_decimals (numbers, 2);
      one = g_strdup_printf ("%.*f", decimals, numbers[0]);
      other = g_strdup_printf ("%.*f", decimals, numbers[1]);
      if (!harena_are_level (numbers[0], numbers[1]))
        g_assert_cmpstr (one, !=, other);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/battle-layout/places", test_places);
  g_test_add_func ("/ui/clash/battle-layout/alike", test_alike);
  g_test_add_func ("/ui/clash/battle-layout/captions", test_captions);
  g_test_add_func ("/ui/clash/battle-layout/end", test_end);
  g_test_add_func ("/ui/clash/battle-layout/again", test_again);
  g_test_add_func ("/ui/clash/battle-layout/suggested", test_suggested);
  g_test_add_func ("/ui/clash/battle-layout/pressed", test_pressed);
  g_test_add_func ("/ui/clash/battle-layout/not-pressed", test_not_pressed);
  g_test_add_func ("/ui/clash/battle-layout/dropped", test_dropped);
  g_test_add_func ("/ui/clash/battle-layout/obvious", test_obvious);
  g_test_add_func ("/ui/clash/battle-layout/decimals", test_decimals);

  return g_test_run ();
}
