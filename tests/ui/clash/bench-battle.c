/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the frames of battles do: computer players play a game at the normal pace on the whole
 * screen, and every frame that shows a battle is timed.
 *
 * Usage: build-aux/display bench-battle GAME.harena [SECONDS [WIDTH HEIGHT]] */

#include "clash/battle-view.h"
#include "table/table.h"
#include "figures.h"
#include "games.h"
#include "stage.h"

#include <stdlib.h>

/* A frame of sixty in a second. */
static const double frame = 1000 / 60.0;

static HarenaGameModel *
open_game (const char *file)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, file, &error);
  HarenaGameModel   *model;

  if (record == NULL)
    g_error ("%s", error->message);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char *name = g_strdup (record->seats[seat - 1].name);

      harena_record_set_seat (record, seat, name, "tiro");
    }
  model = harena_game_model_new_from_record (record);
  harena_game_model_set_pace (model, HARENA_PACE_NORMAL);
  return model;
}

/* The board and the battle are both drawn while one fades into the other. */
static gboolean
changes (gpointer view)
{
  return gtk_stack_get_transition_running (GTK_STACK (gtk_widget_get_parent (view)));
}

static gboolean
shows_battle (gpointer view)
{
  return gtk_widget_get_mapped (view) && !changes (view);
}

static gboolean
shows_board (gpointer view)
{
  return !gtk_widget_get_mapped (view) && !changes (view);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HarenaGameModel) model = NULL;
  const char                 *file = argc > 1 ? argv[1] : NULL;
  int                         seconds = argc > 2 ? atoi (argv[2]) : 30;
  int                         width = argc > 4 ? atoi (argv[3]) : 1280;
  int                         height = argc > 4 ? atoi (argv[4]) : 800;
  int                         one = 1;
  Frames                      battle = { .counts = shows_battle };
  Frames                      change = { .counts = changes };
  Frames                      board = { .counts = shows_board };
  GtkWidget                  *table, *window;

  stage_init (&one, &argv);
  if (file == NULL)
    {
      g_printerr ("Usage: bench-battle GAME.harena [SECONDS [WIDTH HEIGHT]]\n");
      return 1;
    }
  model = open_game (file);
  harena_game_model_jump (model, harena_game_model_get_n_moves (model) / 3);
  harena_game_model_continue_here (model);
  table = harena_table_new (model);
  window = stage_show (table, width + 10, height + 10);
  battle.data = change.data = board.data = stage_find (table, CLASH_TYPE_BATTLE_VIEW, NULL);
  frames_watch (&battle, window);
  frames_watch (&change, window);
  frames_watch (&board, window);
  stage_wait (seconds * 1000);

  g_print ("%dx%d, a game of %d seconds\n", gtk_widget_get_width (window),
           gtk_widget_get_height (window), seconds);
  figures_print (battle.work, "work of a frame, battle", frame);
  figures_print (battle.layout, "of which layout", frame);
  figures_print (battle.time, "a frame, battle", frame);
  /* A frame that is late by half of itself has missed its turn. */
  figures_print (battle.intervals, "from frame to frame, battle", frame * 1.5);
  figures_print (change.work, "work of a frame, change", frame);
  figures_print (change.intervals, "from frame to frame, change", frame * 1.5);
  figures_print (board.work, "work of a frame, board", frame);
  figures_print (board.intervals, "from frame to frame, board", frame * 1.5);
  frames_stop (&battle);
  frames_stop (&change);
  frames_stop (&board);
  harena_game_model_hold (model);
  stage_close (window);
  return 0;
}
