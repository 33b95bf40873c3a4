/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One change is one update: the hand says once all that a move, a press or a step of the pointer has
 * changed. */

#include "clash/by-hand.h"
#include "clash/script.h"
#include "stage.h"

static guint n_changes;
static guint n_updates;
static guint n_pointer;

static void
changed_cb (void)
{
  n_changes++;
}

static void
count_part (GtkWidget   *part,
            HarenaChange change)
{
  (void) part;
  n_updates++;
  n_pointer += change == HARENA_CHANGE_FOCUS;
}

static void
test_press (void)
{
  HarenaGameModel *model = script_model ("", FALSE);
  HarenaHand      *hand;
  GtkWidget       *probe = g_object_ref_sink (gtk_label_new (NULL));

  harena_game_model_set_pace (model, HARENA_PACE_INSTANT);
  hand = harena_hand_new (model);
  stage_wait_until (harena_game_model_get_asked (model) != 0);
  follow (hand, probe, count_part);
  g_signal_connect (hand, "changed", G_CALLBACK (changed_cb), NULL);

  n_changes = n_updates = 0;
  take_kind (hand, CLASH_SWORD);
  g_assert_cmpuint (n_changes, ==, 1);
  press_cell (hand, clash_read_cell ("b2"));
  stage_settle ();
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpuint (n_updates, ==, n_changes);

  /* A step of the pointer is one change, and no more of anything else. */
  n_changes = n_updates = n_pointer = 0;
  look_at_cell (hand, clash_read_cell ("c2"));
  look_at_cell (hand, clash_read_cell ("c2"));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (n_pointer, ==, 1);

  g_object_unref (probe);
  g_assert_finalize_object (hand);
  g_assert_finalize_object (model);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/ui/one-update/press", test_press);

  return g_test_run ();
}
