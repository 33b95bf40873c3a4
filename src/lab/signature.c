/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hash over the moves and results of a fixed set of random games, as Stockfish does it with the
 * nodes of a fixed search: a change that is not meant to alter play keeps it.
 *
 * The text of the moves is hashed, not their numbers, which may be packed in another way. */

#include "signature.h"

#include "playout.h"
#include "setup.h"

enum
{
  SEED = 1,
  N_GAMES = 25, /* of each edition, with each number of seats */
};

/* FNV-1a of Fowler, Noll and Vo, the variant of 64 bits. */
static const guint64 hash_start = G_GUINT64_CONSTANT (0xcbf29ce484222325);
static const guint64 hash_prime = G_GUINT64_CONSTANT (0x100000001b3);

static guint64
hash_line (guint64     hash,
           const char *text)
{
  for (; *text != '\0'; text++)
    hash = (hash ^ (guchar) *text) * hash_prime;

  return (hash ^ '\n') * hash_prime;
}

static guint64
hash_result (guint64           hash,
             const HarenaGame *game,
             const void       *position,
             int               seats)
{
  int  points[HARENA_SEATS_MAX];
  char text[16];

  game->points (position, points);
  for (int i = 0; i < seats; i++)
    {
      g_snprintf (text, sizeof text, "%d", points[i]);
      hash = hash_line (hash, text);
    }

  return hash_line (hash, game->turn (position) == HARENA_NOBODY ? game->ending (position) : "");
}

static guint64
hash_game (guint64            hash,
           const HarenaGame  *game,
           const HarenaSetup *setup,
           void              *position,
           int                number)
{
  LabPlayout playout;
  HarenaMove move;
  char       text[HARENA_MOVE_TEXT_MAX];

  game->start (position, setup, NULL);
  lab_playout_begin (&playout, lab_game_seed (SEED, number));
  while (lab_playout_next (&playout, game, position, &move))
    {
      game->write_move (position, move, HARENA_SEES_ALL, text);
      hash = hash_line (hash, text);
      game->play (position, move);
    }

  return hash_result (hash, game, position, setup->seats);
}

char *
lab_signature (const HarenaGame *game)
{
  g_autofree void *position = g_malloc0 (game->position_size);
  HarenaSetup      setup;
  guint64          hash = hash_start;

  for (int edition = 0; edition < game->n_editions; edition++)
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
      {
        if (!lab_setup_fits (game, edition, seats, &setup))
          continue;
        for (int number = 0; number < N_GAMES; number++)
          hash = hash_game (hash, game, &setup, position, number);
      }

  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", hash);
}
