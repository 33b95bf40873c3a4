/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games the battery plays, how many, and what it has to say about them. */

#include "battery-checks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  GAMES = 400,           /* of each setup, */
  GAMES_OF_GAME = 24000, /* but not many more of one game, however many setups it has */
  GAMES_OF_RUN = 64,
  MIX_TRIES = 1000,      /* to find options that go together */
  MIXES = 4,             /* setups of random options, for each number of seats */
  CLOSE_GAMES = 16,      /* one game in so many is looked at closely, */
  CLOSE_POSITIONS = 4,   /* at one position in so many */
  STUBBORN_GAMES = 4,    /* one game in so many is played by the stubborn */
  PROGRESS_SECONDS = 20,
};

/* What was played of one game, in all setups. */
typedef struct
{
  const HarenaGame *game;
  guint             n_cases;
  guint64           n_games;
  guint64           n_games_with[HARENA_SEATS_MAX + 1];
  guint64           n_moves;
  guint64           n_close;
  guint             longest;
  int               most_moves;
  GHashTable       *endings; /* of counts, by the word */
} Figures;

/* One test: a setup of a game. */
typedef struct
{
  const HarenaGame *game;
  BatteryInvariant  invariant;
  HarenaSetup       setup;
  char             *path;
} Case;

static GPtrArray *all_figures;

static void
case_free (gpointer data)
{
  Case *test = data;

  g_free (test->path);
  g_free (test);
}

static Figures *
find_figures (const HarenaGame *game)
{
  Figures *figures;

  if (all_figures == NULL)
    all_figures = g_ptr_array_new ();
  for (guint i = 0; i < all_figures->len; i++)
    {
      figures = g_ptr_array_index (all_figures, i);
      if (figures->game == game)
        return figures;
    }

  figures = g_new0 (Figures, 1);
  figures->game = game;
  figures->endings = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_add (all_figures, figures);
  return figures;
}

static void
note_game (Figures       *figures,
           const Battery *battery)
{
  const char *ending = battery->game->ending (battery->position);
  guint       count = GPOINTER_TO_UINT (g_hash_table_lookup (figures->endings, ending));

  g_hash_table_insert (figures->endings, (gpointer) ending, GUINT_TO_POINTER (count + 1));
  figures->n_games++;
  figures->n_games_with[battery->setup.seats]++;
  figures->n_moves += battery->played->len;
  figures->longest = MAX (figures->longest, battery->played->len);
}

void
battery_print_figures (void)
{
  for (guint i = 0; all_figures != NULL && i < all_figures->len; i++)
    {
      const Figures *figures = g_ptr_array_index (all_figures, i);
      GHashTableIter iter;
      gpointer       word, count;

      printf ("# %s: %" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT " moves, longest game %u, "
              "most legal moves %d, looked at closely %" G_GUINT64_FORMAT " positions\n",
              figures->game->id, figures->n_games, figures->n_moves, figures->longest,
              figures->most_moves, figures->n_close);
      for (int seats = 1; seats <= HARENA_SEATS_MAX; seats++)
        if (figures->n_games_with[seats] > 0)
          printf ("# %s: %" G_GUINT64_FORMAT " games with %d seats\n", figures->game->id,
                  figures->n_games_with[seats], seats);
      g_hash_table_iter_init (&iter, figures->endings);
      while (g_hash_table_iter_next (&iter, &word, &count))
        printf ("# %s: %u games ended by “%s”\n", figures->game->id, GPOINTER_TO_UINT (count),
                (const char *) word);
    }
}

/* The first position is one that every game has and that only the first moves can be tried at. */
static bool
is_time_for_a_close_look (Battery *battery)
{
  return battery->played->len == 0
         || harena_random_below (&battery->random, CLOSE_POSITIONS) == 0;
}

static void
play_game (Battery *battery,
           Figures *figures,
           guint64  seed,
           int      number)
{
  bool close = number % CLOSE_GAMES == 0;
  int  stubborn = 0;

  battery_start (battery, seed + number);
  if (number % STUBBORN_GAMES == 1)
    stubborn = (int) harena_random_below (&battery->random, 9) - 4;

  while (battery_check_position (battery), battery->turn != HARENA_NOBODY)
    {
      HarenaMove move = battery_choose (battery, stubborn);

      figures->most_moves = MAX (figures->most_moves, battery->n_moves);
      if (close && is_time_for_a_close_look (battery))
        {
          battery_check_closely (battery);
          figures->n_close++;
        }
      if (close)
        battery_note_told (battery, move);
      battery_play (battery, move);
    }

  if (close)
    {
      battery_check_closely (battery);
      battery_check_replay (battery);
    }
  note_game (figures, battery);
}

static void
play_games (const Case *test,
            int         n_games)
{
  g_autoptr (Battery) battery = battery_new (test->game, test->invariant, &test->setup);
  g_autoptr (GTimer)  timer = g_timer_new ();
  Figures            *figures = find_figures (test->game);
  guint64             counter = g_str_hash (test->path);
  guint64             seed = harena_random_split (&counter);
  double              told = 0;

  for (int i = 0; i < n_games; i++)
    {
      play_game (battery, figures, seed, i);
      if (g_timer_elapsed (timer, NULL) > told + PROGRESS_SECONDS)
        {
          told = g_timer_elapsed (timer, NULL);
          printf ("# %s: %d of %d games after %.0f s\n", test->path, i + 1, n_games, told);
          fflush (stdout);
        }
    }
}

static void
test_table (gconstpointer data)
{
  const Case *test = data;

  battery_check_table (test->game);
}

static void
test_setups (gconstpointer data)
{
  const Case *test = data;

  battery_check_setups (test->game);
}

static void
test_games (gconstpointer data)
{
  const Case *test = data;
  const char *factor = g_getenv ("HARENA_BATTERY_GAMES");
  int         n_games = MIN (GAMES, GAMES_OF_GAME / find_figures (test->game)->n_cases);

  play_games (test, n_games * (factor != NULL ? MAX (atoi (factor), 1) : 1));
}

static void
add_case (const HarenaGame  *game,
          BatteryInvariant   invariant,
          const HarenaSetup *setup,
          GTestDataFunc      function,
          char              *path)
{
  Case *test = g_new0 (Case, 1);

  test->game = game;
  test->invariant = invariant;
  test->setup = *setup;
  test->path = path;
  find_figures (game)->n_cases++;
  g_test_add_data_func_full (path, test, function, case_free);
}

/* Each option alone, all others being those of the edition. */
static void
add_option_cases (const HarenaGame  *game,
                  BatteryInvariant   invariant,
                  const HarenaSetup *setup,
                  const char        *edition)
{
  for (int i = 0; i < game->n_options; i++)
    for (int value = 0; value < harena_option_n_values (&game->options[i]); value++)
      {
        HarenaSetup changed = *setup;

        changed.options[i] = value;
        if (value == setup->options[i] || !harena_setup_check (game, &changed, NULL))
          continue;
        add_case (game, invariant, &changed, test_games,
                  g_strdup_printf ("/battery/%s/%s/%d-seats/%s-%s", game->id, edition,
                                   setup->seats, game->options[i].key,
                                   game->options[i].values[value]));
      }
}

static void
add_mixed_cases (const HarenaGame *game,
                 BatteryInvariant  invariant,
                 int               seats)
{
  HarenaRandom random;
  HarenaSetup  setup;

  harena_random_seed (&random, seats);
  for (int i = 0; i < MIXES && game->n_options > 1; i++)
    {
      int tries = MIX_TRIES;

      do
        {
          harena_setup_init (&setup, game, 0, seats);
          for (int j = 0; j < game->n_options; j++)
            setup.options[j]
              = harena_random_below (&random, harena_option_n_values (&game->options[j]));
        }
      while (!harena_setup_check (game, &setup, NULL) && --tries > 0);
      if (tries == 0)
        return;
      add_case (game, invariant, &setup, test_games,
                g_strdup_printf ("/battery/%s/mixed/%d-seats/%d", game->id, seats, i + 1));
    }
}

void
battery_add_tests (const HarenaGame *game,
                   BatteryInvariant  invariant)
{
  HarenaSetup setup;

  harena_setup_init (&setup, game, 0, game->seats_min);
  add_case (game, invariant, &setup, test_table, g_strdup_printf ("/battery/%s/table", game->id));
  add_case (game, invariant, &setup, test_setups, g_strdup_printf ("/battery/%s/setups", game->id));

  for (int seats = game->seats_min; seats <= game->seats_max; seats++)
    {
      for (int i = 0; i < game->n_editions; i++)
        {
          const char *edition = game->editions[i].id;

          harena_setup_init (&setup, game, i, seats);
          if (harena_setup_check (game, &setup, NULL))
            add_case (game, invariant, &setup, test_games,
                      g_strdup_printf ("/battery/%s/%s/%d-seats/plain", game->id, edition, seats));
          add_option_cases (game, invariant, &setup, edition);
        }
      add_mixed_cases (game, invariant, seats);
    }
}

void
battery_run (const HarenaGame *game,
             BatteryInvariant  invariant)
{
  Case test = { game, invariant, { 0 }, (char *) "run" };

  battery_check_table (game);
  battery_check_setups (game);
  for (int i = 0; i < game->n_editions; i++)
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
      {
        harena_setup_init (&test.setup, game, i, seats);
        if (harena_setup_check (game, &test.setup, NULL))
          play_games (&test, GAMES_OF_RUN);
      }
}
