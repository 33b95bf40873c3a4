/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names as long as they may be, and such as look like markup or a format: they are shown as they
 * are, and no window grows with them. */

#include "clash/by-hand.h"

#include "table/end-page.h"
#include "table/panel.h"
#include "table/review-bar.h"
#include "table/table.h"
#include "games.h"
#include "stage.h"

#include <string.h>

#define LONG_NAME "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"
#define OTHER_NAME "Mwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"
#define ODD_NAME "<b>&%s&amp;%n</b>"

enum
{
  NARROW = 360,
  PANEL = 344,
};

static HarenaGameModel *
open_game (void)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", "clash",
                                                    "german-3.harena", NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (strlen (LONG_NAME), ==, HARENA_RECORD_NAME_MAX);
  harena_record_set_seat (record, 1, LONG_NAME, HARENA_PERSON);
  harena_record_set_seat (record, 2, ODD_NAME, HARENA_PERSON);
  harena_record_set_seat (record, 3, OTHER_NAME, HARENA_PERSON);
  return harena_game_model_new_from_record (record);
}

static void
assert_fits (GtkWidget *widget,
             int        width)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
}

/* Where each step is asked or seen for the first time, and the end. */
static gboolean
go_to (HarenaGameModel *model,
       int              step)
{
  for (guint i = 0; i <= harena_game_model_get_n_moves (model); i++)
    {
      ClashPosition position;

      harena_game_model_copy_position (model, i, &position);
      if (position.step != step)
        continue;
      harena_game_model_jump (model, i);
      return TRUE;
    }
  return FALSE;
}

/* The whole screen, in the past and as it was played. */
static void
test_table (void)
{
  for (int step = CLASH_STEP_ENTER; step <= CLASH_STEP_OVER; step++)
    {
      HarenaGameModel *model = open_game ();
      GtkWidget       *window;
      GtkWidget       *table;

      if (go_to (model, step))
        {
          table = harena_table_new (model);
          window = stage_show (table, NARROW, 640);
          assert_fits (table, NARROW);
          harena_game_model_continue_here (model);
          stage_settle ();
          assert_fits (table, NARROW);
          stage_close (window);
        }
      g_assert_finalize_object (model);
    }
}

static void
test_parts (void)
{
  HarenaGameModel *model = open_game ();
  HarenaHand       *hand = harena_hand_new (model);
  GtkWidget       *panel = harena_panel_new (hand);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *bar = harena_review_bar_new (hand);
  GtkWidget       *end = new_end_page (model);
  GtkWidget       *window;

  gtk_box_append (GTK_BOX (box), panel);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), end);
  window = stage_show (box, NARROW, 640);
  for (int step = CLASH_STEP_ENTER; step <= CLASH_STEP_OVER; step++)
    {
      go_to (model, step);
      stage_settle ();
      assert_fits (panel, PANEL);
      assert_fits (bar, NARROW);
      assert_fits (end, NARROW);
    }
  stage_close (window);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/clash/names/table", test_table);
  g_test_add_func ("/ui/clash/names/parts", test_parts);

  return g_test_run ();
}
