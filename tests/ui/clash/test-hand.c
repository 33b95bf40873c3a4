/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in hand: every legal move can be reached by presses, and nothing else can. */

#include "clash/by-hand.h"

#include "games.h"

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
  guint            changes;
  guint            refusals;
} Table;

static void
changed_cb (Table *table)
{
  table->changes++;
}

static void
refused_cb (Table      *table,
            const char *why)
{
  g_assert_nonnull (why);
  g_assert_cmpstr (why, !=, "");
  table->refusals++;
}

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* Persons only, at once. */
static void
table_set_up (Table      *table,
              const char *edition,
              int         seats,
              guint64     seed)
{
  const HarenaGame *game = harena_games[0];
  HarenaSetup       setup;

  harena_setup_init (&setup, game, harena_find_edition (game, edition), seats);
  table->model = harena_game_model_new (game, &setup, seed, NULL, FALSE);
  harena_game_model_set_pace (table->model, HARENA_PACE_INSTANT);
  table->hand = harena_hand_new (table->model);
  table->changes = 0;
  table->refusals = 0;
  g_signal_connect_swapped (table->hand, "changed", G_CALLBACK (changed_cb), table);
  g_signal_connect_swapped (table->hand, "refused", G_CALLBACK (refused_cb), table);
  settle ();
}

static void
table_tear_down (Table *table)
{
  g_assert_finalize_object (g_steal_pointer (&table->hand));
  g_assert_finalize_object (g_steal_pointer (&table->model));
}

static guint
count_marks (Table    *table,
             ClashMark mark)
{
  guint count = 0;

  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (clash_is_cell (cell) && clash_get_mark (harena_hand_get_view (table->hand), cell) == mark)
      count++;

  return count;
}

/* Plays a legal move the way a person would: by taking and pressing. */
static void
play_by_hand (Table     *table,
              HarenaMove move)
{
  HarenaHand *hand = table->hand;
  unsigned   a = clash_move_a (move), b = clash_move_b (move), c = clash_move_c (move);

  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
      take_kind (hand, b);
      g_assert_cmpint (clash_get_kind (harena_hand_get_view (hand)), ==, b);
      g_assert_true (press_cell (hand, a));
      break;
    case CLASH_PLACE:
      g_assert_cmpint (clash_get_mark (harena_hand_get_view (hand), a), ==, CLASH_MARK_PLACE);
      g_assert_true (press_cell (hand, a));
      break;
    case CLASH_ATTACK:
    case CLASH_BEAST:
      g_assert_true (press_cell (hand, a));
      g_assert_cmpint (clash_get_source (harena_hand_get_view (hand)), ==, a);
      if (clash_get_space (harena_hand_get_view (hand)) != (int) b)
        g_assert_true (press_cell (hand, b));
      g_assert_cmpint (clash_get_space (harena_hand_get_view (hand)), ==, b);
      g_assert_cmpint (clash_get_mark (harena_hand_get_view (hand), c), ==, CLASH_MARK_TARGET);
      g_assert_true (press_cell (hand, c));
      break;
    case CLASH_RELEASE:
      take_beast (hand, a);
      g_assert_true (press_cell (hand, b));
      g_assert_true (press_cell (hand, c));
      break;
    default:
      harena_hand_play (hand, move);
    }
}

/* A whole game, each move by hand, and every one of them the move that was meant. A move that
 * stays where it is when it could be had by moving away and back is the same press. */
static void
play_whole_game (const char *edition,
                 int         seats,
                 guint64     seed)
{
  Table          table;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  HarenaMove     list[HARENA_MOVES_MAX];

  table_set_up (&table, edition, seats, seed);
  while (!harena_game_model_get_over (table.model))
    {
      guint      index = harena_game_model_get_present (table.model);
      int        n_moves = harena_game_model_list_moves (table.model, list);
      HarenaMove move = list[g_rand_int_range (rand, 0, n_moves)];

      g_assert_cmpint (harena_hand_get_asked (table.hand), !=, 0);
      play_by_hand (&table, move);
      g_assert_cmpuint (g_array_index (harena_game_model_get_record (table.model)->moves,
                                       HarenaMove, index), ==, move);
      settle ();
    }
  g_assert_cmpuint (table.refusals, ==, 0);
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (clash_is_cell (cell))
      g_assert_cmpint (clash_get_mark (VIEW (table.hand), cell), ==, CLASH_MARK_NONE);
  table_tear_down (&table);
}

static void
test_whole_games (void)
{
  for (int seats = 2; seats <= 5; seats++)
    for (int seed = 1; seed <= 3; seed++)
      {
        play_whole_game ("international", seats, seed);
        play_whole_game ("german", seats, seed);
      }
}

static void
test_entry (void)
{
  Table table;

  table_set_up (&table, "international", 2, 1);
  g_assert_cmpuint (count_marks (&table, CLASH_MARK_START), ==, 0);
  g_assert_false (press_cell (table.hand, 0));
  g_assert_cmpuint (table.refusals, ==, 1);

  take_kind (table.hand, CLASH_NET);
  g_assert_cmpuint (count_marks (&table, CLASH_MARK_START), ==, CLASH_N_CELLS);
  g_assert_true (harena_hand_back (table.hand));
  g_assert_cmpint (clash_get_kind (VIEW (table.hand)), ==, CLASH_NO_KIND);
  g_assert_false (harena_hand_back (table.hand));

  take_kind (table.hand, CLASH_NET);
  g_assert_true (press_cell (table.hand, 0));
  settle ();
  g_assert_cmpint (harena_hand_get_asked (table.hand), ==, 2);
  /* What one person has taken is not in the hand of the next. */
  g_assert_cmpint (clash_get_kind (VIEW (table.hand)), ==, CLASH_NO_KIND);
  take_kind (table.hand, CLASH_NET);
  g_assert_true (press_cell (table.hand, 20));
  settle ();
  take_kind (table.hand, CLASH_NET);
  g_assert_cmpint (clash_get_mark (VIEW (table.hand), 0), ==, CLASH_MARK_JOIN);
  g_assert_cmpint (clash_get_mark (VIEW (table.hand), 20), ==, CLASH_MARK_NONE);
  g_assert_false (press_cell (table.hand, 20));
  g_assert_cmpuint (table.refusals, ==, 2);
  table_tear_down (&table);
}

/* Who enters a team of four nets takes the first one only, whatever computer players do between. */
static void
test_kind_stays (void)
{
  Table table;

  table_set_up (&table, "international", 2, 1);
  g_assert_true (harena_game_model_set_seat (table.model, 2, "Blue", "random", NULL));
  take_kind (table.hand, CLASH_NET);
  g_assert_true (press_cell (table.hand, 0));
  while (harena_game_model_get_present (table.model) < 2
         || harena_hand_get_asked (table.hand) != 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (clash_get_kind (VIEW (table.hand)), ==, CLASH_NET);
  table_tear_down (&table);
}

/* Brings a table to the first turn of the fighting in which a team of the one who is asked can
 * stay and can also move; FALSE if there is none in this game. */
static gboolean
find_mover (Table *table,
            int   *source,
            int   *space)
{
  HarenaMove list[HARENA_MOVES_MAX];

  while (!harena_game_model_get_over (table->model))
    {
      int n_moves = harena_game_model_list_moves (table->model, list);

      for (int i = 0; i < n_moves; i++)
        for (int j = 0; j < n_moves; j++)
          if (clash_move_verb (list[i]) == CLASH_ATTACK && clash_move_verb (list[j]) == CLASH_ATTACK
              && clash_move_a (list[i]) == clash_move_a (list[j])
              && clash_move_a (list[i]) == clash_move_b (list[i])
              && clash_move_a (list[j]) != clash_move_b (list[j]))
            {
              *source = clash_move_a (list[j]);
              *space = clash_move_b (list[j]);
              return TRUE;
            }
      harena_hand_play (table->hand, list[n_moves / 2]);
      settle ();
    }
  return FALSE;
}

static void
test_steps_back (void)
{
  Table table;
  int   source, space, path[CLASH_N_CELLS];

  table_set_up (&table, "international", 3, 5);
  g_assert_true (find_mover (&table, &source, &space));
  g_assert_cmpint (clash_get_mark (VIEW (table.hand), source), ==, CLASH_MARK_SOURCE);
  g_assert_true (harena_hand_can_drag (table.hand, CLASH_SPACE (source)));

  g_assert_true (press_cell (table.hand, source));
  g_assert_cmpint (clash_get_space (VIEW (table.hand)), ==, source);
  g_assert_cmpint (clash_get_path (VIEW (table.hand), path), ==, 0);
  g_assert_cmpint (clash_get_mark (VIEW (table.hand), space), ==, CLASH_MARK_MOVE);

  g_assert_true (press_cell (table.hand, space));
  g_assert_cmpint (clash_get_mark (VIEW (table.hand), space), ==, CLASH_MARK_SPACE);
  g_assert_cmpint (clash_get_path (VIEW (table.hand), path), >=, 2);
  g_assert_cmpint (path[0], ==, source);

  g_assert_true (harena_hand_back (table.hand));
  g_assert_cmpint (clash_get_space (VIEW (table.hand)), ==, source);
  g_assert_true (harena_hand_back (table.hand));
  g_assert_cmpint (clash_get_source (VIEW (table.hand)), ==, CLASH_NO_CELL);
  g_assert_false (harena_hand_back (table.hand));
  table_tear_down (&table);
}

/* A path goes from neighbour to neighbour, over empty spaces. */
static void
test_path (void)
{
  Table table;
  int   source, space, path[CLASH_N_CELLS];
  int   length;

  table_set_up (&table, "international", 3, 5);
  g_assert_true (find_mover (&table, &source, &space));
  press_cell (table.hand, source);
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    {
      if (!clash_is_cell (cell) || clash_get_mark (VIEW (table.hand), cell) != CLASH_MARK_MOVE)
        continue;
      press_cell (table.hand, cell);
      length = clash_get_path (VIEW (table.hand), path);
      g_assert_cmpint (path[0], ==, source);
      g_assert_cmpint (path[length - 1], ==, cell);
      for (int i = 1; i < length; i++)
        {
          g_assert_true (clash_beside (clash_cell_bit (path[i - 1])) & clash_cell_bit (path[i]));
          g_assert_false (position_of (table.hand)->occupied & clash_cell_bit (path[i]));
        }
    }
  table_tear_down (&table);
}

static void
test_confirm (void)
{
  Table table;
  int   source, space;
  guint before;

  table_set_up (&table, "international", 3, 5);
  g_object_set (table.hand, "confirm", TRUE, NULL);
  g_assert_true (find_mover (&table, &source, &space));
  before = harena_game_model_get_present (table.model);
  press_cell (table.hand, source);
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (clash_is_cell (cell) && clash_get_mark (VIEW (table.hand), cell) == CLASH_MARK_TARGET)
      {
        press_cell (table.hand, cell);
        g_assert_cmpuint (VIEW (table.hand)->waiting, !=, 0);
        g_assert_cmpuint (harena_game_model_get_present (table.model), ==, before);
        harena_hand_back (table.hand);
        g_assert_cmpuint (VIEW (table.hand)->waiting, ==, 0);
        press_cell (table.hand, cell);
        press_cell (table.hand, cell);
        break;
      }
  g_assert_cmpuint (harena_game_model_get_present (table.model), >, before);
  table_tear_down (&table);
}

/* A target that can only be had from elsewhere brings the team there, and no further. */
static void
test_approach (void)
{
  Table      table;
  HarenaMove move;
  gboolean   found = FALSE;

  for (guint64 seed = 1; seed < 40 && !found; seed++)
    {
      int source, space;

      table_set_up (&table, "international", 3, seed);
      if (find_mover (&table, &source, &space))
        {
          press_cell (table.hand, source);
          for (int cell = 0; cell < CLASH_CELLS_END && !found; cell++)
            if (clash_is_cell (cell)
                && clash_get_mark (VIEW (table.hand), cell) == CLASH_MARK_TARGET_AFAR)
              {
                g_assert_false (clash_find_attack (VIEW (table.hand), cell, &move));
                g_assert_true (press_cell (table.hand, cell));
                g_assert_cmpint (clash_get_mark (VIEW (table.hand), cell), ==, CLASH_MARK_TARGET);
                g_assert_true (clash_find_attack (VIEW (table.hand), cell, &move));
                found = TRUE;
              }
        }
      table_tear_down (&table);
    }
  g_assert_true (found);
}

/* Looking back, and while nobody is asked, nothing can be done. */
static void
test_looking_back (void)
{
  Table table;

  table_set_up (&table, "international", 2, 1);
  take_kind (table.hand, CLASH_SWORD);
  press_cell (table.hand, 0);
  settle ();
  take_kind (table.hand, CLASH_SWORD);
  harena_game_model_jump (table.model, 0);
  settle ();
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    if (clash_is_cell (cell))
      g_assert_cmpint (clash_get_mark (VIEW (table.hand), cell), ==, CLASH_MARK_NONE);
  g_assert_false (press_cell (table.hand, 0));
  harena_game_model_return (table.model);
  settle ();
  g_assert_cmpuint (count_marks (&table, CLASH_MARK_START), >, 0);
  table_tear_down (&table);
}

static void
test_focus (void)
{
  Table table;

  table_set_up (&table, "international", 2, 1);
  table.changes = 0;
  look_at_cell (table.hand, 5);
  look_at_cell (table.hand, 5);
  g_assert_cmpuint (table.changes, ==, 1);
  /* Nothing stands there. */
  g_assert_cmpint (clash_get_shown (VIEW (table.hand)), ==, CLASH_NO_CELL);
  take_kind (table.hand, CLASH_SWORD);
  press_cell (table.hand, 5);
  g_assert_cmpint (clash_get_shown (VIEW (table.hand)), ==, 5);
  table_tear_down (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/hand/whole-games", test_whole_games);
  g_test_add_func ("/ui/clash/hand/entry", test_entry);
  g_test_add_func ("/ui/clash/hand/kind-stays", test_kind_stays);
  g_test_add_func ("/ui/clash/hand/steps-back", test_steps_back);
  g_test_add_func ("/ui/clash/hand/path", test_path);
  g_test_add_func ("/ui/clash/hand/confirm", test_confirm);
  g_test_add_func ("/ui/clash/hand/approach", test_approach);
  g_test_add_func ("/ui/clash/hand/looking-back", test_looking_back);
  g_test_add_func ("/ui/clash/hand/focus", test_focus);

  return g_test_run ();
}
