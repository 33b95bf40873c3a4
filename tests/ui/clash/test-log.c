/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: grown line by line it is the same as told at once, and it follows the cursor. */

#include "clash/by-hand.h"

#include "log/log.h"

#include "clash/board-side.h"
#include "log/log-item.h"
#include "log/log-list.h"
#include "log/log-row.h"

/* What came of the last change of a list. */
typedef struct
{
  guint changes;
  guint removed;
} Changes;

static void
items_changed_cb (GListModel *list G_GNUC_UNUSED,
                  guint       position G_GNUC_UNUSED,
                  guint       removed,
                  guint       added G_GNUC_UNUSED,
                  Changes    *changes)
{
  changes->changes++;
  changes->removed += removed;
}

static void
assert_same (GListModel *a,
             GListModel *b)
{
  g_assert_cmpuint (g_list_model_get_n_items (a), ==, g_list_model_get_n_items (b));
  for (guint i = 0; i < g_list_model_get_n_items (a); i++)
    {
      g_autoptr (HarenaLogItem) one = g_list_model_get_item (a, i);
      g_autoptr (HarenaLogItem) other = g_list_model_get_item (b, i);
      g_autofree char         *one_text = harena_log_item_describe (one);
      g_autofree char         *other_text = harena_log_item_describe (other);

      g_assert_cmpstr (one_text, ==, other_text);
      g_assert_cmpuint (harena_log_item_get_move (one), ==, harena_log_item_get_move (other));
      g_assert_cmpuint (harena_log_item_get_chapter (one), ==, harena_log_item_get_chapter (other));
      g_assert_cmpint (harena_log_item_get_coming (one), ==, harena_log_item_get_coming (other));
    }
}

static void
test_grows (gconstpointer name)
{
  Side                     side;
  g_autoptr (HarenaLogList) list = NULL;
  Changes                  changes = { 0 };
  guint                    n_moves;

  side_open (&side, script_golden (name));
  n_moves = harena_game_model_get_n_moves (side.model);
  harena_game_model_jump (side.model, 0);
  harena_game_model_continue_here (side.model);
  list = harena_log_list_new (side.hand);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), &changes);

  for (guint i = 1; i <= n_moves; i++)
    {
      guint before = changes.changes;

      harena_game_model_jump (side.model, i);
      harena_log_list_update (list);
      g_assert_cmpuint (changes.changes - before, <=, 1);
      if (i % 40 == 0 || i == n_moves)
        {
          g_autoptr (HarenaLogList) fresh = harena_log_list_new (side.hand);

          assert_same (G_LIST_MODEL (list), G_LIST_MODEL (fresh));
        }
    }
  g_assert_cmpuint (changes.removed, ==, 0);
  g_clear_object (&list);
  side_close (&side);
}

/* Every battle has its heading, where it begins. */
static void
test_battles (void)
{
  Side                     side;
  g_autoptr (HarenaLogList) list = NULL;
  g_autoptr (GArray)       battles = NULL;
  guint                    n = 0;

  side_open (&side, script_golden ("beasts-4.harena"));
  list = harena_log_list_new (side.hand);
  battles = battles_of (side.hand);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (harena_log_item_get_chapter (item) == 0)
        continue;
      n++;
      g_assert_cmpuint (harena_log_item_get_chapter (item), ==, n);
      g_assert_cmpuint (harena_log_item_get_move (item), ==,
                        g_array_index (battles, HarenaChapterSpan, n - 1).first);
    }
  g_assert_cmpuint (n, ==, battles->len);
  g_clear_object (&list);
  side_close (&side);
}

/* Another move in the place of one that was taken back. */
static void
test_other_move (void)
{
  Side                     side;
  g_autoptr (HarenaLogList) list = NULL;
  g_autoptr (HarenaLogList) fresh = NULL;

  side_open (&side, script_model ("enter a1 net;enter a3 net;join a1 net;", FALSE));
  list = harena_log_list_new (side.hand);
  harena_game_model_undo (side.model);
  harena_log_list_update (list);
  g_assert_true (harena_game_model_play_text (side.model, "join a1 sword", NULL));
  harena_log_list_update (list);
  fresh = harena_log_list_new (side.hand);
  assert_same (G_LIST_MODEL (list), G_LIST_MODEL (fresh));
  g_clear_object (&list);
  g_clear_object (&fresh);
  side_close (&side);
}

static void
check_cursor (Side     *side,
              HarenaLog *log,
              guint     cursor)
{
  GtkSelectionModel       *selection = harena_log_get_selection (log);
  guint                    selected
    = gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (selection));
  g_autoptr (HarenaLogItem) item = g_list_model_get_item (G_LIST_MODEL (selection), selected);

  g_assert_cmpuint (harena_game_model_get_cursor (side->model), ==, cursor);
  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (log), "review"), ==,
                   !harena_game_model_get_live (side->model));
  if (cursor == 0)
    {
      g_assert_null (item);
      return;
    }
  g_assert_cmpuint (harena_log_item_get_move (item), <, cursor);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (selection)); i += 7)
    {
      g_autoptr (HarenaLogItem) line = g_list_model_get_item (G_LIST_MODEL (selection), i);

      g_assert_cmpint (harena_log_item_get_coming (line), ==,
                       harena_log_item_get_move (line) >= cursor);
    }
}

static void
test_follows (void)
{
  Side       side;
  GtkWidget *log, *window;

  side_open (&side, script_golden ("german-2.harena"));
  log = follow (side.hand, harena_log_new (side.hand), harena_log_update);
  window = stage_show (log, 344, 300);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    check_cursor (&side, HARENA_LOG (log), side_jump (&side, i));
  stage_close (window);
  side_close (&side);
}

/* The focus alone leads nowhere; keys and clicks do. */
static void
test_leads (void)
{
  Side               side;
  GtkWidget         *log, *window, *view;
  GtkSelectionModel *selection;
  guint              n_moves;

  side_open (&side, script_golden ("german-2.harena"));
  log = follow (side.hand, harena_log_new (side.hand), harena_log_update);
  window = stage_show (log, 344, 300);
  view = side_find (log, GTK_TYPE_LIST_VIEW, 0);
  selection = harena_log_get_selection (HARENA_LOG (log));
  n_moves = harena_game_model_get_n_moves (side.model);

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_selection_model_select_item (selection, 0, TRUE);
  g_assert_cmpuint (harena_game_model_get_cursor (side.model), ==, n_moves);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (harena_game_model_get_cursor (side.model), ==, n_moves);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), view));

  stage_press (window, GDK_KEY_Up, 0);
  gtk_selection_model_select_item (selection, 4, TRUE);
  check_cursor (&side, HARENA_LOG (log), 5);
  g_signal_emit_by_name (view, "activate", 9u);
  check_cursor (&side, HARENA_LOG (log), 10);

  stage_press (window, GDK_KEY_End, 0);
  gtk_selection_model_select_item (selection,
                                   g_list_model_get_n_items (G_LIST_MODEL (selection)) - 1, TRUE);
  g_assert_true (harena_game_model_get_live (side.model));
  stage_close (window);
  side_close (&side);
}

static void
test_names (void)
{
  Side       side;
  GtkWidget *log, *window, *view, *row;
  gboolean   found = FALSE;

  side_open (&side, script_model (SCRIPT_ENTRY "attack b2 c2;roll X..;", FALSE));
  log = follow (side.hand, harena_log_new (side.hand), harena_log_update);
  window = stage_show (log, 344, 600);
  view = side_find (log, GTK_TYPE_LIST_VIEW, 0);
  gtk_test_accessible_assert_role (view, GTK_ACCESSIBLE_ROLE_LIST);

  /* The dice are in the name of their row, in words. */
  for (row = gtk_widget_get_first_child (view); row != NULL && !found;
       row = gtk_widget_get_next_sibling (row))
    {
      HarenaLogItem    *item = harena_log_row_get_item (HARENA_LOG_ROW (side_find (row,
                                                                                HARENA_TYPE_LOG_ROW,
                                                                                0)));
      g_autofree char *name = harena_log_item_describe (item);

      gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      found = g_str_equal (name, "Red rolls. One lethal hit, two misses");
    }
  g_assert_true (found);
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/log/grows-international", "international-3.harena", test_grows);
  g_test_add_data_func ("/ui/clash/log/grows-german", "german-5.harena", test_grows);
  g_test_add_func ("/ui/clash/log/battles", test_battles);
  g_test_add_func ("/ui/clash/log/other-move", test_other_move);
  g_test_add_func ("/ui/clash/log/follows", test_follows);
  g_test_add_func ("/ui/clash/log/leads", test_leads);
  g_test_add_func ("/ui/clash/log/names", test_names);

  return g_test_run ();
}
