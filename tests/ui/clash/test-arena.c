/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena: what is said of its spaces, how they are walked and pressed, and that it looks the
 * same however it came to a position. */

#include "clash/arena-board.h"
#include "clash/by-hand.h"

#include "board/board-cell.h"
#include "clash/arena-geometry.h"
#include "board/board-view.h"
#include "clash/speech.h"
#include "games.h"
#include "stage.h"

#include <math.h>

typedef struct
{
  HarenaGameModel *model;
  HarenaHand       *hand;
  GtkWidget       *arena;
  GtkWidget       *window;
} Table;

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
table_show (Table *table)
{
  table->hand = harena_hand_new (table->model);
  table->arena = follow (table->hand, harena_board_view_new (table->hand), (FollowFunc) harena_board_view_update);
  table->window = stage_show (table->arena, 700, 600);
}

static void
table_set_up (Table *table,
              int    seats)
{
  const HarenaGame *game = harena_games[0];
  HarenaSetup       setup;

  harena_setup_init (&setup, game, harena_find_edition (game, "international"), seats);
  table->model = harena_game_model_new (game, &setup, 7, NULL, FALSE);
  table_show (table);
}

/* A recorded game, with persons in all seats. */
static void
table_set_up_recorded (Table      *table,
                       const char *name)
{
  g_autofree char    *path = g_test_build_filename (G_TEST_DIST, "golden", "clash", name, NULL);
  g_autoptr (GError)  error = NULL;
  HarenaRecord       *record = harena_record_load (harena_games, path, &error);
  guint               seats;

  g_assert_no_error (error);
  table->model = harena_game_model_new_from_record (record);
  seats = g_list_model_get_n_items (harena_game_model_get_seats (table->model));
  for (guint seat = 1; seat <= seats; seat++)
    g_assert_true (harena_game_model_set_seat (table->model, seat, "Somebody", HARENA_PERSON,
                                               NULL));
  table_show (table);
}

static void
table_tear_down (Table *table)
{
  stage_close (table->window);
  g_assert_finalize_object (g_steal_pointer (&table->hand));
  g_assert_finalize_object (g_steal_pointer (&table->model));
}

static HarenaBoardView *
arena (Table *table)
{
  return HARENA_BOARD_VIEW (table->arena);
}

static GtkWidget *
cell_widget (Table *table,
             int    cell)
{
  return harena_board_view_get_cell (arena (table), clash_space_of (cell));
}

/* The cell that has the keyboard, or -1. */
static int
focused (Table *table)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (table->window));

  return HARENA_IS_BOARD_CELL (focus)
           ? clash_cell_of_space (harena_board_cell_get_space (HARENA_BOARD_CELL (focus)))
           : -1;
}

/* What the arena looks like, as pixels; without the ring of the keyboard. */
static GBytes *
look_at (Table *table)
{
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int                       width = gtk_widget_get_width (table->arena);
  int                       height = gtk_widget_get_height (table->arena);
  cairo_surface_t          *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width,
                                                                  height);
  cairo_t                  *cr = cairo_create (surface);
  GBytes                   *bytes;

  GTK_WIDGET_GET_CLASS (table->arena)->snapshot (table->arena, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * height);
  cairo_surface_destroy (surface);
  return bytes;
}

/* The same game in an arena that has seen nothing before. */
static void
assert_looks_as_new (Table *table)
{
  Table             fresh = { .model = table->model, .hand = table->hand };
  g_autoptr (GBytes) seen = NULL;
  g_autoptr (GBytes) expected = NULL;

  fresh.arena = follow (table->hand, harena_board_view_new (table->hand), (FollowFunc) harena_board_view_update);
  fresh.window = stage_show (fresh.arena, 700, 600);
  look_at_cell (table->hand, CLASH_NO_CELL);
  gtk_window_set_focus (GTK_WINDOW (table->window), NULL);
  gtk_window_set_focus (GTK_WINDOW (fresh.window), NULL);
  stage_settle ();
  seen = look_at (table);
  expected = look_at (&fresh);
  g_assert_true (g_bytes_equal (seen, expected));
  stage_close (fresh.window);
}

static void
test_roles (void)
{
  Table table;

  table_set_up (&table, 2);
  gtk_test_accessible_assert_role (table.arena, GTK_ACCESSIBLE_ROLE_LIST_BOX);
  gtk_test_accessible_assert_property (table.arena, GTK_ACCESSIBLE_PROPERTY_LABEL, "The arena");
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int              cell = clash_take_cell (&cells);
      g_autofree char *label = clash_speech_target (VIEW (table.hand), CLASH_SPACE (cell));

      gtk_test_accessible_assert_role (cell_widget (&table, cell), GTK_ACCESSIBLE_ROLE_OPTION);
      gtk_test_accessible_assert_property (cell_widget (&table, cell),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, label);
      g_assert_false (gtk_test_accessible_has_state (GTK_ACCESSIBLE (cell_widget (&table, cell)),
                                                     GTK_ACCESSIBLE_STATE_DISABLED));
      g_assert_false (gtk_test_accessible_has_state (GTK_ACCESSIBLE (cell_widget (&table, cell)),
                                                     GTK_ACCESSIBLE_STATE_SELECTED));
    }
  take_kind (table.hand, CLASH_SWORD);
  gtk_test_accessible_assert_state (cell_widget (&table, 0), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  table_tear_down (&table);
}

/* All neighbours, as the rules have them: left, right, above left and right, below left and right;
 * two dots where there is none. */
static const char *const neighbours[] = {
  "a1 .. a2 .. .. b1 b2", "a2 a1 a3 .. .. b2 b3", "a3 a2 .. .. .. b3 b4",
  "b1 .. b2 .. a1 .. c1", "b2 b1 b3 a1 a2 c1 c2", "b3 b2 b4 a2 a3 c2 c3", "b4 b3 .. a3 .. c3 ..",
  "c1 .. c2 b1 b2 d1 d2", "c2 c1 c3 b2 b3 d2 d3", "c3 c2 .. b3 b4 d3 d4",
  "d1 .. d2 .. c1 .. e1", "d2 d1 d3 c1 c2 e1 e2", "d3 d2 d4 c2 c3 e2 e3", "d4 d3 .. c3 .. e3 ..",
  "e1 .. e2 d1 d2 .. ..", "e2 e1 e3 d2 d3 .. ..", "e3 e2 .. d3 d4 .. ..",
};

static const HarenaGeometry arena_geometry = {
  .n_spaces = CLASH_N_CELLS,
};

/* From a cell in a direction; the same if there is none. */
static int
walk (int          from,
      double       dx,
      double       dy,
      HarenaPoint *lane)
{
  HarenaGeometry geometry = arena_geometry;
  int            to;

  geometry.layout = clash_arena_board.layouts;
  to = harena_geometry_walk (&geometry, clash_space_of (from), dx, dy, lane);
  return to >= 0 ? clash_cell_of_space (to) : from;
}

static HarenaPoint
place_of (int cell)
{
  return clash_arena_board.layouts[0].spaces[clash_space_of (cell)].centre;
}

static void
test_walk_table (void)
{
  static const HarenaPoint ways[] = {
    { -1, 0 }, { 1, 0 }, { -0.5, -0.866 }, { 0.5, -0.866 }, { -0.5, 0.866 }, { 0.5, 0.866 },
  };

  g_assert_cmpint (G_N_ELEMENTS (neighbours), ==, CLASH_N_CELLS);
  for (guint i = 0; i < G_N_ELEMENTS (neighbours); i++)
    {
      g_auto (GStrv) names = g_strsplit (neighbours[i], " ", -1);
      int            from = clash_read_cell (names[0]);

      for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
        {
          gboolean    none = g_str_equal (names[way + 1], "..");
          int         expected = none ? from : clash_read_cell (names[way + 1]);
          HarenaPoint lane = place_of (from);
          int         to = walk (from, ways[way].x, ways[way].y, &lane);

          g_assert_cmpint (to, ==, expected);
          if (!none)
            g_assert_cmpfloat (lane.x, ==, place_of (expected).x);
        }
    }
}

/* Up and Down go to a neighbour, and the one leads back from the other. */
static void
test_walk_returns (void)
{
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int from = clash_take_cell (&cells);

      for (int way = -1; way <= 1; way += 2)
        {
          HarenaPoint lane = place_of (from);
          int         to = walk (from, 0, way, &lane);

          if (to == from)
            continue;
          g_assert_true ((clash_beside (clash_cell_bit (from)) & clash_cell_bit (to)) != 0);
          g_assert_cmpint (walk (to, 0, -way, &lane), ==, from);
        }
    }
}

static void
test_keys (void)
{
  static const struct
  {
    guint       key;
    const char *cell;
  } steps[] = {
    { GDK_KEY_Right, "c3" },   { GDK_KEY_Right, "c3" },   { GDK_KEY_Up, "b3" },
    { GDK_KEY_Up, "a3" },      { GDK_KEY_Down, "b3" },    { GDK_KEY_Down, "c3" },
    { GDK_KEY_Home, "c1" },    { GDK_KEY_KP_1, "d1" },    { GDK_KEY_End, "d4" },
    { GDK_KEY_Page_Up, "a3" }, { GDK_KEY_Page_Down, "e3" }, { GDK_KEY_Left, "e2" },
    { GDK_KEY_KP_Home, "d2" }, { GDK_KEY_KP_9, "c2" },
  };
  Table table;

  table_set_up (&table, 2);
  harena_board_view_grab_cell (arena (&table), clash_space_of (clash_read_cell ("c2")));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (stage_press (table.window, steps[i].key, 0));
      g_assert_cmpint (focused (&table), ==, clash_read_cell (steps[i].cell));
      g_assert_cmpint (clash_get_focus (VIEW (table.hand)), ==, focused (&table));
    }

  /* One stop for Tab: from within it leads out. */
  g_assert_false (gtk_widget_child_focus (table.arena, GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (table.window), NULL);
  g_assert_true (gtk_widget_child_focus (table.arena, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (focused (&table), ==, clash_read_cell ("c2"));
  table_tear_down (&table);
}

/* With touch: who keeps the finger on a space looks at it, whatever is in hand. */
static void
test_long_press (void)
{
  Table                  table;
  int                    c2 = clash_read_cell ("c2");
  GtkWidget             *cell;
  g_autoptr (GListModel) controllers = NULL;
  HarenaPicks            before;

  table_set_up (&table, 2);
  take_kind (table.hand, CLASH_NET);
  before = VIEW (table.hand)->picks;
  cell = harena_board_view_get_cell (arena (&table), clash_space_of (c2));
  controllers = gtk_widget_observe_controllers (cell);
  look_at_cell (table.hand, CLASH_NO_CELL);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        {
          g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
          g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
        }
    }
  g_assert_cmpint (clash_get_focus (VIEW (table.hand)), ==, c2);
  g_assert_cmpmem (&before, sizeof before, &VIEW (table.hand)->picks, sizeof before);
  table_tear_down (&table);
}

/* With a gladiator in hand, the first space that takes it. */
static void
test_start (void)
{
  Table table;

  table_set_up (&table, 2);
  take_kind (table.hand, CLASH_NET);
  harena_board_view_grab_cell (arena (&table), clash_space_of (clash_read_cell ("d4")));
  harena_board_view_grab_cell (arena (&table), CLASH_NO_CELL);
  g_assert_cmpint (focused (&table), ==, clash_read_cell ("a1"));
  table_tear_down (&table);
}

static void
test_press (void)
{
  Table                table;
  const ClashPosition *position;

  table_set_up (&table, 2);
  harena_board_view_grab_cell (arena (&table), clash_space_of (clash_read_cell ("b2")));
  g_assert_true (stage_press (table.window, GDK_KEY_Return, 0));
  g_assert_cmpuint (harena_game_model_get_n_moves (table.model), ==, 0);

  take_kind (table.hand, CLASH_SPEAR);
  g_assert_true (stage_press (table.window, GDK_KEY_space, 0));
  g_assert_cmpuint (harena_game_model_get_n_moves (table.model), ==, 1);
  position = harena_hand_get_position (table.hand);
  g_assert_cmpint (position->groups[clash_read_cell ("b2")].owner, ==, 1);
  g_assert_cmpint (position->groups[clash_read_cell ("b2")].count[CLASH_SPEAR], ==, 1);
  g_assert_cmpint (focused (&table), ==, clash_read_cell ("b2"));

  /* As a screen reader would, once the first is seen to have entered. */
  stage_wait_until (!harena_board_view_get_moving (arena (&table)));
  take_kind (table.hand, CLASH_SWORD);
  g_assert_true (gtk_widget_activate_action (cell_widget (&table, 0), "cell.press", NULL));
  g_assert_cmpuint (harena_game_model_get_n_moves (table.model), ==, 2);
  table_tear_down (&table);
}

static void
back_cb (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  (*(guint *) data)++;
}

static void
test_escape (void)
{
  const GActionEntry             entries[] = { { .name = "back", .activate = back_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  guint                          backs = 0;
  Table                          table;

  table_set_up (&table, 2);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, 1, &backs);
  harena_board_view_grab_cell (arena (&table), 0);
  g_assert_false (stage_press (table.window, GDK_KEY_Escape, 0));
  gtk_widget_insert_action_group (table.window, "table", G_ACTION_GROUP (group));
  g_assert_true (stage_press (table.window, GDK_KEY_Escape, 0));
  g_assert_cmpuint (backs, ==, 1);
  table_tear_down (&table);
}

/* The six corners, a little within and a little without; and no point is in two cells. */
static void
test_contains (void)
{
  Table              table;
  ClashArenaGeometry geometry;

  table_set_up (&table, 2);
  clash_arena_geometry_init (&geometry, gtk_widget_get_width (table.arena),
                             gtk_widget_get_height (table.arena));
  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int        cell = clash_take_cell (&cells);
      GtkWidget *widget = cell_widget (&table, cell);
      double     x, y;

      clash_arena_geometry_cell (&geometry, cell, &x, &y);
      g_assert_true (gtk_widget_pick (table.arena, x, y, GTK_PICK_DEFAULT) == widget);
      for (int corner = 0; corner < 6; corner++)
        {
          double dx = geometry.radius * sin (corner * G_PI / 3);
          double dy = -geometry.radius * cos (corner * G_PI / 3);

          g_assert_true (gtk_widget_pick (table.arena, x + dx * 0.97, y + dy * 0.97,
                                          GTK_PICK_DEFAULT) == widget);
          g_assert_false (gtk_widget_contains (widget,
                                               gtk_widget_get_width (widget) / 2.0 + dx * 1.03,
                                               gtk_widget_get_height (widget) / 2.0 + dy * 1.03));
        }
    }
  g_assert_true (gtk_widget_pick (table.arena, 2, 2, GTK_PICK_DEFAULT) == table.arena);
  table_tear_down (&table);
}

/* From 280x260 to a large screen the hexes are in sight and do not overlap. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 280, 260 }, { 360, 398 }, { 360, 370 },  { 580, 480 },
                                  { 936, 682 }, { 900, 300 }, { 1800, 1200 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      ClashArenaGeometry geometry;

      clash_arena_geometry_init (&geometry, sizes[i][0], sizes[i][1]);
      for (ClashCells cells = CLASH_BOARD; cells != 0;)
        {
          double x, y;

          clash_arena_geometry_cell (&geometry, clash_take_cell (&cells), &x, &y);
          g_assert_cmpfloat (x - geometry.half, >=, 0);
          g_assert_cmpfloat (x + geometry.half, <=, sizes[i][0]);
          g_assert_cmpfloat (y - geometry.radius, >=, 0);
          g_assert_cmpfloat (y + geometry.radius, <=, sizes[i][1]);
          g_assert_cmpfloat (x, ==, floor (x));
          g_assert_cmpfloat (y, ==, floor (y));
        }
    }
  {
    ClashArenaGeometry narrow;

    clash_arena_geometry_init (&narrow, 360, 398);
    g_assert_cmpint (2 * narrow.half, >=, 80);
  }
}

/* Every position of a game says what is there; some, out of order, are looked at. */
static void
test_jumps (gconstpointer name)
{
  Table   table;
  guint   n_moves;
  GRand  *random = g_rand_new_with_seed (1);

  table_set_up_recorded (&table, name);
  n_moves = harena_game_model_get_n_moves (table.model);
  for (guint i = 0; i <= n_moves; i++)
    {
      /* Each once, now near the beginning and now near the end. */
      guint index = i % 2 == 0 ? i / 2 : n_moves - i / 2;

      harena_game_model_jump (table.model, index);
      for (ClashCells cells = CLASH_BOARD; cells != 0;)
        {
          int              cell = clash_take_cell (&cells);
          g_autofree char *label = clash_speech_target (VIEW (table.hand), CLASH_SPACE (cell));

          gtk_test_accessible_assert_property (cell_widget (&table, cell),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL, label);
        }
    }
  for (int i = 0; i < 5; i++)
    {
      harena_game_model_jump (table.model, g_rand_int_range (random, 0, n_moves + 1));
      assert_looks_as_new (&table);
    }
  g_rand_free (random);
  table_tear_down (&table);
}

/* Another move in the place of one that was taken back: the same cursor, another position. */
static void
test_replaced (void)
{
  Table table;

  set_animations (FALSE);
  table_set_up (&table, 2);
  take_kind (table.hand, CLASH_SWORD);
  g_assert_true (press_cell (table.hand, 0));
  harena_game_model_undo (table.model);
  take_kind (table.hand, CLASH_SHIELD);
  g_assert_true (press_cell (table.hand, 0));
  assert_looks_as_new (&table);
  table_tear_down (&table);
  set_animations (TRUE);
}

/* The first position from some move on where a team attacks, having walked or not. */
static HarenaMove
go_to_attack (Table   *table,
              gboolean walked)
{
  const HarenaRecord *record = harena_game_model_get_record (table->model);

  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      if (clash_move_verb (move) != CLASH_ATTACK
          || (clash_move_a (move) != clash_move_b (move)) != walked)
        continue;
      harena_game_model_jump (table->model, i);
      harena_game_model_continue_here (table->model);
      stage_settle ();
      return move;
    }
  g_assert_not_reached ();
}

static HarenaMove
last_move (Table *table)
{
  guint present = harena_game_model_get_present (table->model);

  g_assert_cmpuint (present, >, 0);
  return g_array_index (harena_game_model_get_record (table->model)->moves, HarenaMove,
                        present - 1);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_drop (void)
{
  Table                 table;
  guint                 refusals = 0;
  g_autoptr (HarenaHand) other = NULL;
  HarenaDrag             drag;

  set_animations (FALSE);
  table_set_up (&table, 2);
  other = harena_hand_new (table.model);
  const HarenaDrag wrong[] = {
    { table.hand, CLASH_PILE_OF_KIND (9) },
    { table.hand, CLASH_PILE_OF_BEAST (CLASH_LION) },
    { table.hand, CLASH_SPACE (1) },
    { table.hand, CLASH_SPACE (3) },
    { other, CLASH_PILE_OF_KIND (CLASH_NET) },
  };
  g_signal_connect_swapped (table.hand, "refused", G_CALLBACK (count_cb), &refusals);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (harena_drag_drop (&wrong[i], table.hand, CLASH_SPACE (0)));
  g_assert_cmpuint (refusals, ==, 0);
  g_assert_cmpuint (harena_game_model_get_n_moves (table.model), ==, 0);
  drag = (HarenaDrag) { table.hand, CLASH_PILE_OF_KIND (CLASH_NET) };
  g_assert_true (harena_drag_drop (&drag, table.hand, CLASH_SPACE (0)));
  g_assert_cmpuint (last_move (&table), ==, clash_move (CLASH_ENTER, 0, CLASH_NET, 0));
  g_clear_object (&other);
  table_tear_down (&table);
  set_animations (TRUE);
}

static void
test_drop_attack (gconstpointer walked)
{
  Table      table;
  HarenaMove move;
  HarenaDrag  drag;

  set_animations (FALSE);
  table_set_up_recorded (&table, "international-3.harena");
  harena_game_model_set_pace (table.model, HARENA_PACE_SLOW);
  move = go_to_attack (&table, walked != NULL);
  drag = (HarenaDrag) { table.hand, CLASH_SPACE (clash_move_a (move)) };

  /* Where it came from: it stays in hand. */
  g_assert_false (harena_drag_drop (&drag, table.hand, CLASH_SPACE (clash_move_a (move))));
  g_assert_cmpint (clash_get_source (VIEW (table.hand)), ==, clash_move_a (move));
  gtk_test_accessible_assert_state (cell_widget (&table, clash_move_a (move)),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  if (walked != NULL && clash_get_space (VIEW (table.hand)) != (int) clash_move_b (move))
    g_assert_true (harena_drag_drop (&drag, table.hand, CLASH_SPACE (clash_move_b (move))));
  g_assert_true (harena_drag_drop (&drag, table.hand, CLASH_SPACE (clash_move_c (move))));
  g_assert_cmpuint (last_move (&table), ==, move);
  table_tear_down (&table);
  set_animations (TRUE);
}

static GtkEventController *
find_click (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* A double click takes in hand, and does not put down again. */
static void
test_double_click (void)
{
  Table               table;
  HarenaMove          move;
  GtkWidget          *cell;
  GtkEventController *click;

  set_animations (FALSE);
  table_set_up_recorded (&table, "international-3.harena");
  harena_game_model_set_pace (table.model, HARENA_PACE_SLOW);
  move = go_to_attack (&table, FALSE);
  cell = cell_widget (&table, clash_move_a (move));
  click = find_click (cell);
  for (int n_press = 1; n_press <= 2; n_press++)
    g_signal_emit_by_name (click, "released", n_press, gtk_widget_get_width (cell) / 2.0,
                           gtk_widget_get_height (cell) / 2.0);
  g_assert_cmpint (clash_get_source (VIEW (table.hand)), ==, clash_move_a (move));
  table_tear_down (&table);
  set_animations (TRUE);
}

/* A move that is seen to happen holds the game, and ends where it would have ended at once. */
static void
test_motion (gconstpointer animated)
{
  Table      table;
  HarenaMove move;
  guint      notified = 0;

  set_animations (animated != NULL);
  table_set_up_recorded (&table, "international-3.harena");
  harena_game_model_set_pace (table.model, HARENA_PACE_SLOW);
  move = go_to_attack (&table, TRUE);
  g_signal_connect_swapped (table.arena, "notify::moving", G_CALLBACK (count_cb), &notified);
  harena_hand_play (table.hand, move);
  harena_game_model_hold (table.model); /* or the battle would go on meanwhile */
  g_assert_cmpuint (last_move (&table), ==, move);
  g_assert_cmpint (harena_board_view_get_moving (arena (&table)), ==, animated != NULL);
  stage_wait_until (!harena_board_view_get_moving (arena (&table)));
  g_assert_cmpuint (notified, ==, animated != NULL ? 2 : 0);
  g_assert_cmpuint (last_move (&table), ==, move);
  assert_looks_as_new (&table);

  /* Taken back on the way. */
  harena_game_model_release (table.model);
  harena_game_model_undo (table.model);
  harena_hand_play (table.hand, move);
  harena_game_model_undo (table.model);
  g_assert_false (harena_board_view_get_moving (arena (&table)));
  assert_looks_as_new (&table);
  table_tear_down (&table);
  set_animations (TRUE);
}

/* Closed on the way: the game is let go. */
static void
test_motion_closed (void)
{
  Table table;

  table_set_up (&table, 2);
  take_kind (table.hand, CLASH_SWORD);
  g_assert_true (press_cell (table.hand, 0));
  g_assert_cmpint (harena_game_model_get_asked (table.model), ==, 0);
  stage_close (table.window);
  g_assert_cmpint (harena_game_model_get_asked (table.model), ==, 2);
  g_assert_finalize_object (g_steal_pointer (&table.hand));
  g_assert_finalize_object (g_steal_pointer (&table.model));
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/arena/roles", test_roles);
  g_test_add_func ("/ui/clash/arena/walk/table", test_walk_table);
  g_test_add_func ("/ui/clash/arena/walk/returns", test_walk_returns);
  g_test_add_func ("/ui/clash/arena/keys", test_keys);
  g_test_add_func ("/ui/clash/arena/start", test_start);
  g_test_add_func ("/ui/clash/arena/press", test_press);
  g_test_add_func ("/ui/clash/arena/escape", test_escape);
  g_test_add_func ("/ui/clash/arena/contains", test_contains);
  g_test_add_func ("/ui/clash/arena/sizes", test_sizes);
  g_test_add_data_func ("/ui/clash/arena/jumps/2", "international-2.harena", test_jumps);
  g_test_add_data_func ("/ui/clash/arena/jumps/5", "german-5.harena", test_jumps);
  g_test_add_func ("/ui/clash/arena/replaced", test_replaced);
  g_test_add_func ("/ui/clash/arena/drop", test_drop);
  g_test_add_data_func ("/ui/clash/arena/drop/attack", NULL, test_drop_attack);
  g_test_add_data_func ("/ui/clash/arena/drop/walk", "walked", test_drop_attack);
  g_test_add_func ("/ui/clash/arena/double-click", test_double_click);
  g_test_add_func ("/ui/clash/arena/long-press", test_long_press);
  g_test_add_data_func ("/ui/clash/arena/motion/off", NULL, test_motion);
  g_test_add_data_func ("/ui/clash/arena/motion/on", "animated", test_motion);
  g_test_add_func ("/ui/clash/arena/motion/closed", test_motion_closed);

  return g_test_run ();
}
