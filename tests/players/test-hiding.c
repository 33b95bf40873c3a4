/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player never sees what its seat may not see: shown with every game that has secrets.
 *
 * Morra gets advice here that looks at everything there is in a position. So if the thinker hands
 * a secret to it, decisions differ. The games of the house have their own. */

#include "game-walk.h"
#include "games.h"
#include "morra.h"
#include "strategy.h"
#include "thinker.h"

#include <glib.h>
#include <string.h>

static void
memory_init (void *memory)
{
  memset (memory, 0, 1);
}

static bool
settled (const void *position)
{
  (void) position;
  return true;
}

/* A number from 0 to 1 that depends on the whole position. */
static double
peek (const void *position,
      HarenaMove  move)
{
  const guint8 *bytes = position;
  guint32       hash = move;

  for (gsize i = 0; i < morra_game.position_size; i++)
    hash = (hash ^ bytes[i]) * 16777619u;

  return hash / 4294967296.0;
}

static void
judge (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       double           *worth)
{
  (void) memory;
  for (int i = 0; i < n_moves; i++)
    worth[i] = peek (position, list[i]);
}

static void
weigh (void             *memory,
       const void       *position,
       const HarenaMove *list,
       int               n_moves,
       float            *weights)
{
  (void) memory;
  for (int i = 0; i < n_moves; i++)
    weights[i] = 0.1f + peek (position, list[i]);
}

static HarenaMove
suggest (void         *memory,
         const void   *position,
         HarenaRandom *random)
{
  HarenaMove list[HARENA_MOVES_MAX];

  (void) memory;
  return list[harena_random_below (random, morra_game.moves (position, list))];
}

static bool
opening (const void *position)
{
  (void) position;
  return false;
}

static double
forces (void       *memory,
        const void *position,
        int         seat)
{
  (void) memory;
  (void) position;
  (void) seat;
  return 0;
}

static const HarenaStrategy peeping = {
  .memory_size = 1,
  .memory_init = memory_init,
  .settled = settled,
  .judge = judge,
  .weigh = weigh,
  .suggest = suggest,
  .opening = opening,
  .deal = suggest,
  .forces = forces,
};

/* How it is decided: by a level that looks at no effort, or with an effort of the test's own. */
typedef struct
{
  const char        *name;
  const HarenaLevel *level;
  HarenaEffort       effort;
} Way;

static HarenaMove
decide (HarenaThinker *thinker,
        const void    *position,
        const Way     *way,
        uint64_t       seed)
{
  return way->level != NULL
           ? harena_thinker_decide (thinker, position, way->level, seed, NULL)
           : harena_thinker_think (thinker, position, &way->effort, seed, NULL);
}

static HarenaThinker *
new_thinker (const HarenaGame *game)
{
  HarenaSetup setup;

  harena_setup_init (&setup, game, 0, 2);
  return harena_thinker_new (game, &setup);
}

/* The second seat is asked; the first has made this choice in secret. */
static void
choose_in_secret (const HarenaGame *game,
                  HarenaMove        secret,
                  void             *position)
{
  HarenaSetup setup;

  harena_setup_init (&setup, game, 0, 2);
  game->start (position, &setup, NULL);
  g_assert_true (harena_play (game, position, secret, NULL));
  g_assert_cmpint (game->turn (position), ==, 2);
}

static void
test_secret (const void *data)
{
  const Way         *way = data;
  HarenaGame         game = morra_game;
  HarenaThinker     *thinker;
  g_autofree void   *position = g_malloc0 (game.position_size);
  HarenaSetup        setup;
  HarenaStrategy     strategy = peeping;
  HarenaMove         secrets[HARENA_MOVES_MAX];
  int                n_secrets;

  strategy.reopen = morra_game.strategy->reopen;
  game.strategy = &strategy;
  thinker = new_thinker (&game);
  harena_setup_init (&setup, &game, 0, 2);
  game.start (position, &setup, NULL);
  n_secrets = game.moves (position, secrets);

  for (uint64_t seed = 0; seed < 10; seed++)
    {
      HarenaMove decision = 0;

      for (int i = 0; i < n_secrets; i++)
        {
          HarenaMove move;

          choose_in_secret (&game, secrets[i], position);
          move = decide (thinker, position, way, seed);
          g_assert_true (harena_check (&game, position, move, NULL));
          if (i > 0)
            g_assert_cmpuint (move, ==, decision);
          decision = move;
        }
    }

  harena_thinker_free (thinker);
}

/* Games with secrets, and with chance among them, are played to their end. */
static void
test_whole_games (void)
{
  HarenaGame       game = morra_game;
  HarenaThinker   *thinker;
  g_autofree void *position = g_malloc0 (game.position_size);

  game.strategy = &peeping;
  thinker = new_thinker (&game);
  for (int edition = 0; edition < game.n_editions; edition++)
    {
      const HarenaEffort effort = { .playouts = 30 };
      HarenaSetup        setup;
      uint32_t           chances = 0;
      int                turn;

      harena_setup_init (&setup, &game, edition, 2);
      game.start (position, &setup, NULL);
      for (int i = 0; (turn = game.turn (position)) != HARENA_NOBODY; i++)
        g_assert_true (harena_play (&game, position,
                                    turn == HARENA_CHANCE
                                      ? harena_roll (&game, position, 5, chances++)
                                      : harena_thinker_think (thinker, position, &effort, i, NULL),
                                    NULL));
    }

  harena_thinker_free (thinker);
}

/* In random positions of a game: the decision, and every one that a player could hold for it. */
static void
check_position (const HarenaGame *game,
                HarenaThinker    *thinker,
                const void       *position,
                uint64_t          seed)
{
  enum { WAYS = HARENA_N_LEVELS + 2, PLAYOUTS = 40, OTHERS = 3 };
  g_autofree void *hidden = g_malloc (game->position_size);
  HarenaRandom     random;
  HarenaMove       decisions[WAYS];

  harena_random_seed (&random, seed);
  for (int other = 0; other <= OTHERS; other++)
    {
      memcpy (hidden, position, game->position_size);
      if (other > 0)
        harena_hide (game, hidden, game->turn (position), &random);
      for (int i = 0; i < WAYS; i++)
        {
          HarenaMove move;
          Way        way = { "way", NULL, { 0, 0 } };

          if (i < HARENA_N_LEVELS)
            way.effort = game->strategy->efforts[i];
          else
            way.level = i == HARENA_N_LEVELS ? &harena_level_greedy : &harena_level_random;
          way.effort.playouts = MIN (way.effort.playouts, PLAYOUTS);
          move = decide (thinker, hidden, &way, seed);
          if (other == 0)
            decisions[i] = move;
          g_assert_cmpuint (move, ==, decisions[i]);
        }
    }
}

static void
test_game (const void *data)
{
  enum { POSITIONS = 60, FAR = 40 };
  const HarenaGame *game = data;
  g_autofree void  *position = g_malloc (game->position_size);

  for (int edition = 0; edition < game->n_editions; edition++)
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
      {
        HarenaSetup    setup;
        HarenaThinker *thinker;

        harena_setup_init (&setup, game, edition, seats);
        if (!harena_setup_check (game, &setup, NULL))
          continue;
        thinker = harena_thinker_new (game, &setup);
        for (int i = 0; i < POSITIONS / (game->n_editions * game->seats_max) + 1; i++)
          {
            walk_to_choice (game, &setup, i, i * 7 % FAR, position);
            check_position (game, thinker, position, i);
          }
        harena_thinker_free (thinker);
      }
}

int
main (int    argc,
      char **argv)
{
  static const Way ways[] = {
    { "search", NULL, { 300, 0 } },
    { "stray", NULL, { 0, 0.5f } },
    { "greedy", &harena_level_greedy, { 0, 0 } },
    { "random", &harena_level_random, { 0, 0 } },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/players/hiding/%s", ways[i].name);

      g_test_add_data_func (path, &ways[i], test_secret);
    }
  g_test_add_func ("/players/hiding/whole-games", test_whole_games);
  g_test_add_data_func ("/players/hiding/games/morra", &morra_game, test_game);
  for (int i = 0; harena_games[i] != NULL; i++)
    if (harena_has_secrets (harena_games[i]) && harena_games[i]->strategy != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/players/hiding/games/%s", harena_games[i]->id);

        g_test_add_data_func (path, harena_games[i], test_game);
      }

  return g_test_run ();
}
