/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip of points: right wherever the cursor is, and who has the turn is in view. */

#include "clash/by-hand.h"

#include "table/strip.h"

#include "clash/board-side.h"

static void
check (Side      *side,
       GtkWidget *strip)
{
  const ClashPosition *position = harena_hand_get_position (side->hand);
  gboolean             entering = position->step <= CLASH_STEP_PLACE;
  int                  points[HARENA_SEATS_MAX];

  harena_game_model_get_game (side->model)->points (position, points);
  for (int i = 0; i < position->seats; i++)
    {
      GtkWidget       *chip = side_find_class (strip, "chip", i);
      g_autofree char *text = g_strdup_printf ("%d", points[i]);
      gboolean         turn = position->mover == i + 1 && position->step != CLASH_STEP_OVER;

      g_assert_cmpstr (side_text (chip, "score-number"), ==, text);
      g_assert_cmpint (gtk_widget_get_visible (side_find_class (chip, "score-number", 0)), ==,
                       !entering);
      g_assert_cmpint (gtk_widget_has_css_class (chip, "turn"), ==, turn);
      gtk_test_accessible_assert_state (chip, GTK_ACCESSIBLE_STATE_SELECTED, turn);
    }
}

static void
test_positions (gconstpointer name)
{
  Side       side;
  GtkWidget *strip, *window;

  side_open (&side, script_golden (name));
  strip = follow (side.hand, harena_strip_new (side.hand), harena_strip_update);
  window = stage_show (strip, 360, 60);
  for (guint i = 0; i <= harena_game_model_get_n_moves (side.model); i++)
    {
      side_jump (&side, i);
      check (&side, strip);
    }
  stage_close (window);
  side_close (&side);
}

/* Five seats do not fit in 360 pixels. */
static void
test_in_view (void)
{
  Side           side;
  GtkWidget     *strip, *window, *scrolled;
  GtkAdjustment *adjustment;

  side_open (&side, script_golden ("international-5.harena"));
  strip = follow (side.hand, harena_strip_new (side.hand), harena_strip_update);
  window = stage_show (strip, 360, 60);
  g_assert_cmpint (gtk_widget_get_width (strip), <=, 360);
  scrolled = side_find (strip, GTK_TYPE_SCROLLED_WINDOW, 0);
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  for (guint i = 0; i < 5; i++)
    {
      graphene_rect_t bounds;
      GtkWidget      *chip;

      harena_game_model_jump (side.model, 20 + i);
      stage_settle ();
      chip = side_find_class (strip, "chip", position_of (side.hand)->mover - 1);
      g_assert_true (gtk_widget_compute_bounds (chip, gtk_widget_get_parent (chip), &bounds));
      /* Its frame may stand out by a pixel. */
      g_assert_cmpfloat (bounds.origin.x, >=, gtk_adjustment_get_value (adjustment) - 1);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_adjustment_get_value (adjustment)
                           + gtk_adjustment_get_page_size (adjustment) + 1);
    }
  stage_close (window);
  side_close (&side);
}

static void
test_names (void)
{
  Side       side;
  GtkWidget *strip, *window;

  side_open (&side, script_model (SCRIPT_ENTRY, FALSE));
  strip = follow (side.hand, harena_strip_new (side.hand), harena_strip_update);
  window = stage_show (strip, 360, 60);
  gtk_test_accessible_assert_role (side_find_class (strip, "chip", 0),
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_property (side_find_class (strip, "chip", 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Red, 0 points");
  harena_game_model_jump (side.model, 3);
  gtk_test_accessible_assert_property (side_find_class (strip, "chip", 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Ochre, 15 picks left");
  stage_close (window);
  side_close (&side);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/ui/clash/strip/two", "international-2.harena", test_positions);
  g_test_add_data_func ("/ui/clash/strip/five", "german-5.harena", test_positions);
  g_test_add_func ("/ui/clash/strip/in-view", test_in_view);
  g_test_add_func ("/ui/clash/strip/names", test_names);

  return g_test_run ();
}
