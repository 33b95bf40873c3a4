/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The readers of moves: in any position of any game, any text is refused with a reason, or is a move
 * that is written the same way; and what is refused changes nothing.
 *
 * An input begins with HEAD bytes that say which position, and goes on with lines of text. */

#include "fuzz.h"

#include "games.h"

#include <glib.h>
#include <string.h>

enum
{
  HEAD_SEATS, /* the upper half says which game */
  HEAD_OPTIONS,
  HEAD_MOVES, /* two bytes: how many moves are played before */
  HEAD_SEED = HEAD_MOVES + 2,
  HEAD,
  MOVES_BEFORE_MAX = 600,
};

static const HarenaGame *
game_of (const uint8_t *head)
{
  int n_games = 0;

  while (harena_games[n_games] != NULL)
    n_games++;
  return harena_games[(head[HEAD_SEATS] >> 4) % n_games];
}

/* FALSE if the game is not played like that. */
static bool
begin (const HarenaGame *game,
       void             *position,
       const uint8_t    *head)
{
  HarenaSetup  setup = { 0 };
  HarenaRandom random;
  HarenaMove   list[HARENA_MOVES_MAX];
  int          n_moves = (head[HEAD_MOVES] | head[HEAD_MOVES + 1] << 8) % MOVES_BEFORE_MAX;

  setup.seats = game->seats_min + (head[HEAD_SEATS] & 15) % (game->seats_max - game->seats_min + 1);
  for (int i = 0; i < game->n_options; i++)
    setup.options[i] = (head[HEAD_OPTIONS] >> i) % harena_option_n_values (&game->options[i]);
  if (!game->start (position, &setup, NULL))
    return false;

  harena_random_seed (&random, head[HEAD_SEED]);
  for (; n_moves > 0 && game->turn (position) != HARENA_NOBODY; n_moves--)
    game->play (position, list[harena_random_below (&random, game->moves (position, list))]);
  return true;
}

static void
check_reason (const HarenaReason *reason)
{
  g_autofree char *text = g_malloc (HARENA_REASON_TEXT_MAX);

  g_assert (reason->sentence != NULL && reason->sentence[0] != '\0');
  harena_reason_write (reason, NULL, text, HARENA_REASON_TEXT_MAX);
  g_assert (text[0] != '\0');
}

/* Plays the move if it is legal. */
static void
check_move (const HarenaGame *game,
            void             *position,
            HarenaMove        move)
{
  g_autofree void *before = g_memdup2 (position, game->position_size);
  HarenaReason     reason = { .sentence = "" };
  gboolean         legal = harena_check (game, position, move, &reason);

  g_assert (memcmp (position, before, game->position_size) == 0);
  if (legal)
    {
      g_assert (harena_play (game, position, move, NULL));
      return;
    }

  check_reason (&reason);
  g_assert (!harena_play (game, position, move, NULL));
  g_assert (memcmp (position, before, game->position_size) == 0);
}

static void
check_line (const HarenaGame *game,
            void             *position,
            const char       *line)
{
  g_autofree char *again = g_malloc (HARENA_MOVE_TEXT_MAX);
  HarenaReason     reason = { .sentence = "" };
  HarenaMove       move;
  HarenaMove       number = 0;

  if (game->read_move (position, line, &move, &reason))
    {
      game->write_move (position, move, HARENA_SEES_ALL, again);
      g_assert_cmpstr (line, ==, again);
      check_move (game, position, move);
    }
  else
    check_reason (&reason);

  /* The rules are asked about numbers too that no text can stand for. */
  memcpy (&number, line, MIN (strlen (line), sizeof number));
  check_move (game, position, number);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const HarenaGame *game;
  g_autofree void  *position = NULL;
  g_autofree char  *text = NULL;
  g_auto (GStrv)    lines = NULL;

  if (size < HEAD)
    return 0;

  game = game_of (data);
  position = g_malloc0 (game->position_size);
  if (!begin (game, position, data))
    return 0;
  text = g_strndup ((const char *) data + HEAD, size - HEAD);
  lines = g_strsplit (text, "\n", 256);
  for (int i = 0; lines[i] != NULL; i++)
    check_line (game, position, lines[i]);

  return 0;
}
