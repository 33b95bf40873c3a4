/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the arena takes to be drawn in software: when nothing is painted yet, when its size
 * changes, every time after that, and while the pointer goes over it and a person is asked.
 *
 * Usage: build-aux/display bench-arena GAME.harena [WIDTH HEIGHT [SCALE]] */

#include "clash/by-hand.h"

#include "board/board-view.h"
#include "figures.h"
#include "games.h"
#include "stage.h"

#include <stdlib.h>

enum
{
  ROUNDS = 200,
};

/* What a whole redraw may take. */
static const double limit = 8;

/* A whole redraw into pixels, in microseconds. */
static gint64
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
  return g_get_monotonic_time () - begin;
}

/* The look says that it has changed: everything is painted anew. */
static gint64
draw_cold (GtkWidget *arena,
           int        scale)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean         dark = adw_style_manager_get_dark (manager);

  adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                                    : ADW_COLOR_SCHEME_FORCE_DARK);
  return draw (arena, scale);
}

/* One pixel narrower, or as wide as before again. */
static gint64
draw_resized (GtkWidget *arena,
              int        scale,
              int        width,
              int        height)
{
  gint64 begin = g_get_monotonic_time ();

  gtk_widget_size_allocate (arena, &(GtkAllocation) { 0, 0, width, height }, -1);
  return g_get_monotonic_time () - begin + draw (arena, scale);
}

/* The pointer goes from space to space, and what could be done from each is marked. */
static gint64
draw_hover (GtkWidget *arena,
            int        scale,
            HarenaHand *hand,
            int        cell)
{
  gint64 begin = g_get_monotonic_time ();

  look_at_cell (hand, cell);
  return g_get_monotonic_time () - begin + draw (arena, scale);
}

/* A person is asked, in the middle of the fighting. */
static HarenaGameModel *
open_game (const char *file)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, file, &error);
  HarenaGameModel   *model;
  HarenaMove         moves[HARENA_MOVES_MAX];
  guint              index;

  if (record == NULL)
    g_error ("%s", error->message);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char *name = g_strdup (record->seats[seat - 1].name);

      harena_record_set_seat (record, seat, name, HARENA_PERSON);
    }
  model = harena_game_model_new_from_record (record);
  index = harena_game_model_get_n_moves (model) / 3;
  do
    harena_game_model_jump (model, index++);
  while (harena_game_model_get_turn (model) <= 0
         || harena_game_model_list_moves (model, moves) < 12);
  harena_game_model_continue_here (model);
  return model;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HarenaGameModel) model = NULL;
  g_autoptr (HarenaHand)       hand = NULL;
  GtkWidget                  *arena, *window;
  const char                 *file = argc > 1 ? argv[1] : NULL;
  int                         width = argc > 3 ? atoi (argv[2]) : 1280;
  int                         height = argc > 3 ? atoi (argv[3]) : 800;
  int                         scale = argc > 4 ? atoi (argv[4]) : 1;
  int                         one = 1;
  GArray                     *first = figures_new ();
  GArray                     *cold = figures_new ();
  GArray                     *resized = figures_new ();
  GArray                     *warm = figures_new ();
  GArray                     *hover = figures_new ();

  stage_init (&one, &argv);
  if (file == NULL)
    {
      g_printerr ("Usage: bench-arena GAME.harena [WIDTH HEIGHT [SCALE]]\n");
      return 1;
    }
  model = open_game (file);
  hand = harena_hand_new (model);
  arena = harena_board_view_new (hand);
  window = stage_show (arena, width + 10, height + 10);
  width = gtk_widget_get_width (arena);
  height = gtk_widget_get_height (arena);

  figures_add (first, draw_cold (arena, scale));
  for (int i = 0; i < ROUNDS / 10; i++)
    figures_add (cold, draw_cold (arena, scale));
  for (int i = 0; i < ROUNDS / 10; i++)
    figures_add (resized, draw_resized (arena, scale, width - i % 2, height));
  for (int i = 0; i < ROUNDS; i++)
    figures_add (warm, draw (arena, scale));
  for (int i = 0; i < ROUNDS; i++)
    figures_add (hover, draw_hover (arena, scale, hand, i % CLASH_CELLS_END));
  g_print ("%dx%d\n", width, height);
  figures_print (first, "first in a style", limit);
  figures_print (cold, "all painted anew", limit);
  figures_print (resized, "another size", limit);
  figures_print (warm, "again", limit);
  figures_print (hover, "under the pointer", limit);
  look_at_cell (hand, CLASH_NO_CELL);
  stage_close (window);
  return 0;
}
