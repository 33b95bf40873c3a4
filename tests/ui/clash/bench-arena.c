/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the arena takes to be drawn in software: the first time, and every time after that. And
 * how long until it knows what has to be seen while the pointer goes over it.
 *
 * Usage: build-aux/display bench-arena GAME.harena [WIDTH HEIGHT [SCALE]] */

#include "clash/arena.h"
#include "games.h"
#include "stage.h"

#include <stdlib.h>

enum
{
  ROUNDS = 200,
};

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static double
median (double *times,
        int     count)
{
  qsort (times, count, sizeof (*times), compare);
  return times[count / 2];
}

/* A whole redraw into pixels, in milliseconds. */
static double
draw (GtkWidget *arena,
      int        scale)
{
  static cairo_surface_t   *surface;
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  gint64                    begin;
  cairo_t                  *cr;

  if (surface == NULL)
    {
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                            gtk_widget_get_width (arena) * scale,
                                            gtk_widget_get_height (arena) * scale);
      cairo_surface_set_device_scale (surface, scale, scale);
    }
  gtk_widget_queue_draw (arena);
  begin = g_get_monotonic_time ();
  GTK_WIDGET_GET_CLASS (arena)->snapshot (arena, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return (g_get_monotonic_time () - begin) / 1000.0;
}

/* The look says that it has changed: everything is painted anew. */
static double
draw_cold (GtkWidget *arena,
           int        scale)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean         dark = adw_style_manager_get_dark (manager);

  adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                                    : ADW_COLOR_SCHEME_FORCE_DARK);
  return draw (arena, scale);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError)          error = NULL;
  g_autoptr (HarenaGameModel) model = NULL;
  g_autoptr (ClashHand)       hand = NULL;
  HarenaRecord               *record;
  GtkWidget                  *arena, *window;
  const char                 *file = argc > 1 ? argv[1] : NULL;
  int                         width = argc > 3 ? atoi (argv[2]) : 936;
  int                         height = argc > 3 ? atoi (argv[3]) : 682;
  int                         scale = argc > 4 ? atoi (argv[4]) : 1;
  int                         one = 1;
  double                      times[ROUNDS];

  stage_init (&one, &argv);
  record = file != NULL ? harena_record_load (harena_games, file, &error) : NULL;
  if (record == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Usage: bench-arena GAME.harena");
      return 1;
    }
  model = harena_game_model_new_from_record (record);
  harena_game_model_jump (model, harena_game_model_get_n_moves (model) / 4);
  hand = clash_hand_new (model);
  arena = clash_arena_new (hand);
  window = stage_show (arena, width + 10, height + 10);

  for (int i = 0; i < ROUNDS / 10; i++)
    times[i] = draw_cold (arena, scale);
  g_print ("%dx%d cold %.1f ms\n", gtk_widget_get_width (arena), gtk_widget_get_height (arena),
           median (times, ROUNDS / 10));
  for (int i = 0; i < ROUNDS; i++)
    times[i] = draw (arena, scale);
  g_print ("%dx%d warm %.2f ms\n", gtk_widget_get_width (arena), gtk_widget_get_height (arena),
           median (times, ROUNDS));
  for (int i = 0; i < ROUNDS; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      clash_hand_set_focus (hand, i % 2);
      times[i] = (g_get_monotonic_time () - begin) / 1000.0;
    }
  g_print ("hover %.2f ms\n", median (times, ROUNDS));
  stage_close (window);
  return 0;
}
