/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How soon the screen answers, while nothing goes on and while Lanista thinks: what a person does
 * comes from another thread, as it comes from the desktop, and is timed to the end of the frame
 * that shows it. And how late the main loop is.
 *
 * Usage: build-aux/display bench-click GAME.harena [INPUTS] */

#include "table/table.h"
#include "figures.h"
#include "games.h"
#include "stage.h"

#include <stdlib.h>

static const double frame = 1000 / 60.0;

typedef struct
{
  GtkWidget       *window;
  GtkWidget       *table;
  GtkWidget       *menu;
  HarenaGameModel *model;
  gboolean         thinking; /* whether to count only what happens while somebody thinks */

  guint            n_inputs;
  gint64           sent;     /* when the person did what has not been answered yet, or 0 */
  gboolean         answered;
  gint64           ticked;
  GArray          *answers;
  GArray          *late;
} Bench;

static gboolean
is_on (Bench *bench)
{
  return !bench->thinking || harena_game_model_get_thinking (bench->model);
}

/* Opens something and closes it again: by turns the panel, the menu and what a team could do. */
static void
follow (Bench *bench)
{
  guint which = bench->n_inputs++;

  switch (which / 2 % 3)
    {
    case 0:
      gtk_widget_activate_action (bench->table, "table.panel", NULL);
      break;
    case 1:
      if (which % 2 == 0)
        gtk_menu_button_popup (GTK_MENU_BUTTON (bench->menu));
      else
        gtk_menu_button_popdown (GTK_MENU_BUTTON (bench->menu));
      break;
    default:
      gtk_widget_child_focus (bench->window,
                              which % 2 == 0 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
    }
  gtk_widget_queue_draw (bench->table);
}

typedef struct
{
  Bench *bench;
  gulong pause;
  gint64 sent;
} Input;

static gboolean
input_cb (gpointer data)
{
  Input *input = data;

  input->bench->sent = input->sent;
  follow (input->bench);
  g_free (input);
  return G_SOURCE_REMOVE;
}

/* As an event of the desktop comes: whatever the main loop does at the time. */
static gpointer
run_person (gpointer data)
{
  Input *input = data;

  g_usleep (input->pause);
  input->sent = g_get_monotonic_time ();
  g_main_context_invoke_full (NULL, G_PRIORITY_DEFAULT, input_cb, input, NULL);
  return NULL;
}

static void
painted_cb (Bench *bench)
{
  if (bench->sent == 0)
    return;

  if (is_on (bench))
    figures_add (bench->answers, g_get_monotonic_time () - bench->sent);
  bench->sent = 0;
  bench->answered = TRUE;
}

static gboolean
tick_cb (gpointer data)
{
  Bench *bench = data;
  gint64 now = g_get_monotonic_time ();

  if (bench->ticked != 0 && is_on (bench))
    figures_add (bench->late, MAX (0, now - bench->ticked - 1000));
  bench->ticked = now;
  return G_SOURCE_CONTINUE;
}

static HarenaGameModel *
open_game (const char *file,
           const char *player)
{
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, file, &error);
  HarenaGameModel   *model;

  if (record == NULL)
    g_error ("%s", error->message);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    {
      g_autofree char *name = g_strdup (record->seats[seat - 1].name);

      harena_record_set_seat (record, seat, name, player);
    }
  model = harena_game_model_new_from_record (record);
  harena_game_model_set_pace (model, HARENA_PACE_NORMAL);
  return model;
}

/* Makes it the turn of somebody, from where there is most to choose. */
static void
ask (HarenaGameModel *model)
{
  guint best = 0;
  int   most = 0;

  for (guint i = 0; i < harena_game_model_get_n_moves (model); i++)
    {
      HarenaMove moves[HARENA_MOVES_MAX];
      int        n_moves;

      harena_game_model_jump (model, i);
      n_moves = harena_game_model_list_moves (model, moves);
      if (harena_game_model_get_turn (model) > 0 && n_moves > most)
        {
          best = i;
          most = n_moves;
        }
    }
  harena_game_model_jump (model, best);
  harena_game_model_continue_here (model);
}

static GMenuModel *
make_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (int i = 0; i < 12; i++)
    g_menu_append (menu, "An action", "table.review");
  return G_MENU_MODEL (menu);
}

static void
measure (const char *file,
         const char *player,
         guint       n_inputs,
         double     *medians)
{
  g_autoptr (HarenaGameModel) model = open_game (file, player);
  g_autoptr (GMenuModel)      menu = make_menu ();
  g_autoptr (GRand)           dice = g_rand_new_with_seed (7);
  Bench                       bench = {
    .model = model,
    .thinking = !g_str_equal (player, HARENA_PERSON),
    .answers = figures_new (),
    .late = figures_new (),
  };
  guint                       tick;
  guint                       present;

  ask (model);
  present = harena_game_model_get_present (model);
  bench.table = harena_table_new (model);
  harena_table_set_menu (HARENA_TABLE (bench.table), menu);
  bench.window = stage_show (bench.table, 1290, 810);
  bench.menu = stage_find (bench.table, GTK_TYPE_MENU_BUTTON, NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (bench.window), "after-paint",
                            G_CALLBACK (painted_cb), &bench);
  tick = g_timeout_add (1, tick_cb, &bench);
  while (bench.answers->len < n_inputs)
    {
      Input *input = g_new0 (Input, 1);

      /* When it has been thought about enough, it is thought about again. */
      if (!is_on (&bench))
        {
          harena_game_model_jump (model, present);
          gtk_widget_activate_action (bench.table, "table.continue-here", NULL);
          while (!is_on (&bench))
            g_main_context_iteration (NULL, TRUE);
        }
      input->bench = &bench;
      input->pause = g_rand_int_range (dice, 20000, 60000);
      bench.answered = FALSE;
      g_thread_unref (g_thread_new ("person", run_person, input));
      while (!bench.answered)
        g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (tick);
  figures_print (bench.answers, bench.thinking ? "answer, Lanista thinks" : "answer", 2 * frame);
  figures_print (bench.late, bench.thinking ? "main loop late, he thinks" : "main loop late",
                 frame);
  medians[0] = figures_find (bench.answers, 0.5);
  medians[1] = figures_find (bench.late, 0.95);
  harena_game_model_hold (model);
  stage_close (bench.window);
  g_array_unref (bench.answers);
  g_array_unref (bench.late);
}

int
main (int    argc,
      char **argv)
{
  const char *file = argc > 1 ? argv[1] : NULL;
  guint       n_inputs = argc > 2 ? atoi (argv[2]) : 120;
  int         one = 1;
  double      idle[2], busy[2];

  stage_init (&one, &argv);
  if (file == NULL)
    {
      g_printerr ("Usage: bench-click GAME.harena [INPUTS]\n");
      return 1;
    }
  measure (file, HARENA_PERSON, n_inputs, idle);
  measure (file, "lanista", n_inputs, busy);
  g_print ("While he thinks, an answer takes %.2f times as long.\n", busy[0] / idle[0]);
  return 0;
}
