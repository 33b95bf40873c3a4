/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the track takes to be drawn in software, again and again and while the pointer goes over
 * it.
 *
 * Usage: build-aux/display bench-track GAME.harena */

#include "board/board-view.h"
#include "circus/position.h"
#include "games.h"
#include "stage.h"

enum
{
  WIDTH = 936,  /* of the track in a window of 1280 by 800 */
  HEIGHT = 680,
  ROUNDS = 100,
};

/* A whole redraw into pixels, in milliseconds. */
static double
draw (GtkWidget       *track,
      cairo_surface_t *surface)
{
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  gint64                    begin;
  cairo_t                  *cr;

  gtk_widget_queue_draw (track);
  begin = g_get_monotonic_time ();
  GTK_WIDGET_GET_CLASS (track)->snapshot (track, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return (g_get_monotonic_time () - begin) / 1000.0;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record;
  HarenaGameModel   *model;
  HarenaHand        *hand;
  GtkWidget         *track, *window;
  cairo_surface_t   *surface;
  double             still = 0, hover = 0;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, >, 1);
  record = harena_record_load (harena_games, argv[1], &error);
  g_assert_no_error (error);
  model = harena_game_model_new_from_record (record);
  hand = harena_hand_new (model);
  track = harena_board_view_new (hand);
  window = stage_show (track, WIDTH, HEIGHT);
  stage_settle ();
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  draw (track, surface);
  for (int i = 0; i < ROUNDS; i++)
    {
      gint64 begin;

      still += draw (track, surface);
      begin = g_get_monotonic_time ();
      harena_hand_set_focus (hand, HARENA_SPACE (i * 2 % CIRCUS_N_HEXES));
      harena_board_view_update (HARENA_BOARD_VIEW (track), HARENA_CHANGE_FOCUS);
      hover += (g_get_monotonic_time () - begin) / 1000.0 + draw (track, surface);
    }
  g_print ("redraw %.2f ms, with the pointer moved %.2f ms\n", still / ROUNDS, hover / ROUNDS);
  cairo_surface_destroy (surface);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (hand);
  g_object_unref (model);
  return 0;
}
