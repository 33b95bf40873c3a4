/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pocket of narrow windows: what it shows, and that it opens and closes. */

#include "clash/by-hand.h"

#include "board/board-view.h"
#include "clash/pocket.h"

#include "clash/board-side.h"
#include "clash/piles.h"
#include "clash/targets.h"
#include "clash/team-panel.h"
#include "table/table.h"

enum
{
  BORDER = 1, /* of a header, which may lie on that of the window */
};

static GtkWidget *
row_of (GtkWidget *pocket)
{
  return side_find_class (pocket, "pocket-row", 0);
}

static gboolean
is_open (GtkWidget *pocket)
{
  return gtk_revealer_get_reveal_child (GTK_REVEALER (side_find (pocket, GTK_TYPE_REVEALER, 0)));
}

static void
test_entry (void)
{
  Side       side;
  GtkWidget *pocket, *window;

  side_open (&side, script_model ("", FALSE));
  pocket = follow (side.hand, clash_pocket_new (side.hand), clash_pocket_update);
  window = stage_show (pocket, 360, 200);
  g_assert_true (gtk_widget_get_mapped (side_find (pocket, CLASH_TYPE_PILES, 0)));
  g_assert_false (gtk_widget_get_visible (row_of (pocket)));
  g_assert_cmpint (gtk_widget_get_width (pocket), <=, 360);
  stage_close (window);
  side_close (&side);
}

static void
test_opens (void)
{
  Side       side;
  GtkWidget *pocket, *window, *row;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  pocket = follow (side.hand, clash_pocket_new (side.hand), clash_pocket_update);
  window = stage_show (pocket, 360, 500);
  row = row_of (pocket);
  g_assert_false (gtk_widget_get_mapped (side_find (pocket, CLASH_TYPE_PILES, 0)));
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_false (gtk_widget_is_sensitive (row));

  look_at_cell (side.hand, clash_read_cell ("b2"));
  g_assert_true (gtk_widget_is_sensitive (row));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Red, b2");
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  g_signal_emit_by_name (row, "clicked");
  g_assert_true (is_open (pocket));
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  g_assert_true (gtk_widget_get_visible (side_find (pocket, CLASH_TYPE_TEAM_PANEL, 0)));
  g_assert_false (gtk_widget_get_visible (side_find (pocket, CLASH_TYPE_TARGETS, 0)));

  g_assert_true (press_cell (side.hand, clash_read_cell ("b2")));
  g_assert_true (gtk_widget_get_visible (side_find (pocket, CLASH_TYPE_TARGETS, 0)));
  g_assert_true (is_open (pocket));

  /* Escape closes it, and is not ours when it is closed. */
  gtk_widget_grab_focus (row);
  g_assert_true (stage_press (window, GDK_KEY_Escape, 0));
  g_assert_false (is_open (pocket));
  g_assert_false (stage_press (window, GDK_KEY_Escape, 0));
  stage_close (window);
  side_close (&side);
}

static void
assert_inside (GtkWidget *widget,
               GtkWidget *window)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  if ((GTK_IS_BUTTON (widget) || GTK_IS_HEADER_BAR (widget) || ADW_IS_HEADER_BAR (widget))
      && (bounds.origin.y < -BORDER || bounds.origin.x < -BORDER
          || bounds.origin.y + bounds.size.height > gtk_widget_get_height (window) + BORDER
          || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window) + BORDER))
    g_error ("%s in %s lies at %.0f, %.0f to %.0f, %.0f", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), bounds.origin.x,
             bounds.origin.y, bounds.origin.x + bounds.size.width,
             bounds.origin.y + bounds.size.height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_POPOVER (child))
      assert_inside (child, window);
}

/* With a team chosen and everything told about it, header and answers stay where they can be seen. */
static void
test_open_inside (void)
{
  HarenaGameModel *model = script_model (SCRIPT_ENTRY, FALSE);
  GtkWidget       *table, *window;

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  table = harena_table_new (model);
  window = stage_show (table, 360, 640);
  stage_wait_until (harena_game_model_get_asked (model) != 0);
  stage_settle ();
  g_assert_true (gtk_widget_activate (harena_board_view_get_cell (
    HARENA_BOARD_VIEW (side_find (table, HARENA_TYPE_BOARD_VIEW, 0)),
    harena_target_number (CLASH_SPACE (clash_read_cell ("b2"))))));
  stage_settle ();
  g_signal_emit_by_name (row_of (table), "clicked");
  stage_wait (400);
  stage_settle ();
  g_assert_true (is_open (table));
  g_assert_cmpint (gtk_widget_get_height (window), <=, 640);
  g_assert_cmpint (gtk_widget_get_width (window), <=, 360);
  g_assert_true (gtk_widget_get_visible (side_find (table, CLASH_TYPE_TARGETS, 0)));
  assert_inside (table, window);
  stage_close (window);
  g_assert_finalize_object (model);
}

/* Nothing to be shown closes it. */
static void
test_closes (void)
{
  Side       side;
  GtkWidget *pocket, *window;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  pocket = follow (side.hand, clash_pocket_new (side.hand), clash_pocket_update);
  window = stage_show (pocket, 360, 500);
  look_at_cell (side.hand, clash_read_cell ("b2"));
  g_signal_emit_by_name (row_of (pocket), "clicked");
  g_assert_true (is_open (pocket));
  look_at_cell (side.hand, CLASH_NO_CELL);
  g_assert_false (is_open (pocket));
  stage_close (window);
  side_close (&side);
}

static void
test_positions (void)
{
  Side       side;
  GtkWidget *pocket, *window;

  side_open (&side, script_golden ("beasts-4.harena"));
  pocket = follow (side.hand, clash_pocket_new (side.hand), clash_pocket_update);
  window = stage_show (pocket, 360, 200);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      int cell = i % CLASH_CELLS_END;

      side_jump (&side, i);
      if (!clash_is_cell (cell))
        continue;
      look_at_cell (side.hand, cell);
      g_assert_true (gtk_widget_get_visible (row_of (pocket)));
      g_assert_cmpint (gtk_widget_is_sensitive (row_of (pocket)), ==,
                       clash_get_shown (VIEW (side.hand)) == cell);
    }
  stage_settle ();
  g_assert_cmpint (gtk_widget_get_width (pocket), <=, 360);
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/pocket/entry", test_entry);
  g_test_add_func ("/ui/clash/pocket/opens", test_opens);
  g_test_add_func ("/ui/clash/pocket/open-inside", test_open_inside);
  g_test_add_func ("/ui/clash/pocket/closes", test_closes);
  g_test_add_func ("/ui/clash/pocket/positions", test_positions);

  return g_test_run ();
}
