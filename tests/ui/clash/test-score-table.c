/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score table: its numbers are those of the position, wherever the cursor jumps. */

#include "clash/by-hand.h"

#include "table/score-table.h"

#include "clash/board-side.h"
#include "table/score-row.h"
#include "widgets/seat-label.h"

static void
check_row (Side            *side,
           HarenaScoreTable *table,
           int              seat)
{
  const ClashPosition      *position = harena_hand_get_position (side->hand);
  g_autoptr (HarenaScoreRow) row = g_list_model_get_item (harena_score_table_get_rows (table),
                                                         seat - 1);
  int                       points[HARENA_SEATS_MAX];

  harena_game_model_get_game (side->model)->points (position, points);
  g_assert_cmpint (harena_score_row_get_seat (row), ==, seat);
  g_assert_cmpint (harena_score_row_get_score (row, 0), ==,
                   clash_count_cells (position->held[seat]));
  g_assert_cmpint (harena_score_row_get_score (row, 1), ==, position->alive[seat]);
  g_assert_cmpint (harena_score_row_get_score (row, 2), ==, position->taken[seat]);
  g_assert_cmpint (harena_score_row_get_score (row, 3), ==,
                   position->beasts[seat]);
  g_assert_cmpint (harena_score_row_get_score (row, 4), ==, points[seat - 1]);
  g_assert_cmpint (harena_score_row_get_turn (row), ==,
                   position->mover == seat && position->step != CLASH_STEP_OVER);
}

/* What is on the screen: the widgets of the rows, in the order of the seats. */
static void
check_widgets (Side      *side,
               GtkWidget *table)
{
  const ClashPosition *position = harena_hand_get_position (side->hand);
  int                  points[HARENA_SEATS_MAX];

  harena_game_model_get_game (side->model)->points (position, points);
  for (int i = 0; i < position->seats; i++)
    {
      GtkWidget       *label = side_find_class (table, "score-number", i);
      GtkWidget       *cell = gtk_widget_get_parent (label);
      GtkWidget       *line = gtk_widget_get_parent (cell);
      HarenaSeat      *seat = harena_game_model_get_seat (side->model, i + 1);
      g_autofree char *text = g_strdup_printf ("%d", points[i]);
      g_autofree char *name = g_strdup_printf (points[i] == 1 ? "%s, %d point" : "%s, %d points",
                                               harena_seat_get_name (seat), points[i]);
      gboolean         turn = position->mover == i + 1 && position->step != CLASH_STEP_OVER;

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
      gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_cmpint (gtk_widget_has_css_class (line, "turn"), ==, turn);
    }
}

static void
test_positions (gconstpointer name)
{
  Side       side;
  GtkWidget *table, *window;

  side_open (&side, script_golden (name));
  table = follow (side.hand, harena_score_table_new (side.hand), harena_score_table_update);
  window = stage_show (table, 344, 300);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      side_jump (&side, i);
      for (int seat = 1; seat <= position_of (side.hand)->seats; seat++)
        check_row (&side, HARENA_SCORE_TABLE (table), seat);
      check_widgets (&side, table);
    }
  stage_close (window);
  side_close (&side);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A row says so once when it changes, and not otherwise. */
static void
test_ticks (void)
{
  Side                      side;
  GtkWidget                *table, *window;
  g_autoptr (HarenaScoreRow) row = NULL;
  guint                     changes = 0;

  side_open (&side, script_model ("", FALSE));
  table = follow (side.hand, harena_score_table_new (side.hand), harena_score_table_update);
  window = stage_show (table, 344, 300);
  row = g_list_model_get_item (harena_score_table_get_rows (HARENA_SCORE_TABLE (table)), 0);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (count_cb), &changes);

  g_assert_true (harena_game_model_play_text (side.model, "enter b2 net", NULL));
  g_assert_true (harena_game_model_play_text (side.model, "enter b3 net", NULL));
  /* Whose turn it is, twice, and once what is left. */
  g_assert_cmpuint (changes, ==, 2);
  look_at_cell (side.hand, clash_read_cell ("b2"));
  g_assert_cmpuint (changes, ==, 2);

  g_clear_object (&row);
  stage_close (window);
  side_close (&side);
}

/* The picture beside the name: a person, or a computer. */
static void
check_who (GtkWidget  *label,
           const char *icon)
{
  gboolean found = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (label); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      found |= g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (child)), icon) == 0;
  g_assert_true (found);
}

static void
test_names (void)
{
  Side       side;
  GtkWidget *table, *window, *label, *view, *title;

  side_open (&side, script_model ("enter b2 net;", FALSE));
  table = follow (side.hand, harena_score_table_new (side.hand), harena_score_table_update);
  window = stage_show (table, 344, 300);
  view = side_find (table, GTK_TYPE_COLUMN_VIEW, 0);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, "Score");
  title = gtk_widget_get_first_child (gtk_widget_get_first_child (view));
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  gtk_test_accessible_assert_property (title, GTK_ACCESSIBLE_PROPERTY_LABEL, "Player");

  label = side_find (table, HARENA_TYPE_SEAT_LABEL, 1);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (label),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Ochre, whose turn it is");
  g_assert_cmpstr (side_text (label, "heading"), ==, "Ochre");
  g_assert_true (harena_game_model_set_seat (side.model, 2, "Nero", HARENA_PERSON, NULL));
  g_assert_cmpstr (side_text (label, "heading"), ==, "Nero");
  gtk_test_accessible_assert_property (gtk_widget_get_parent (label),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Nero, whose turn it is");
  check_who (label, "avatar-default-symbolic");
  g_assert_true (harena_game_model_set_seat (side.model, 2, "Nero", "tiro", NULL));
  check_who (label, "computer-symbolic");
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/score-table/two", "international-2.harena", test_positions);
  g_test_add_data_func ("/ui/clash/score-table/five", "german-5.harena", test_positions);
  g_test_add_func ("/ui/clash/score-table/ticks", test_ticks);
  g_test_add_func ("/ui/clash/score-table/names", test_names);

  return g_test_run ();
}
