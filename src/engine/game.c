/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the house does alike for every game, on top of the contract. */

#include "game.h"

#include <string.h>

/* Legal is what the list of legal moves says, and nothing else: so a game cannot accept more
 * than it offers. */
bool
harena_check (const HarenaGame *game,
              const void       *position,
              HarenaMove        move,
              HarenaReason     *reason)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = game->moves (position, list);

  for (int i = 0; i < n_moves; i++)
    if (list[i] == move)
      return true;

  if (reason != NULL)
    game->explain (position, move, reason);
  return false;
}

/* Plays the move if it is legal; if not, says why and changes nothing. */
bool
harena_play (const HarenaGame *game,
             void             *position,
             HarenaMove        move,
             HarenaReason     *reason)
{
  if (!harena_check (game, position, move, reason))
    return false;

  game->play (position, move);
  return true;
}

/* What falls when chance has the turn, for the game with this seed. */
HarenaMove
harena_roll (const HarenaGame *game,
             const void       *position,
             uint64_t          seed,
             uint32_t          chances_before)
{
  HarenaRandom random;
  uint32_t     total = game->chance_total (position);

  harena_random_seed_chance (&random, seed, chances_before);
  return game->chance_move (position, harena_random_below (&random, total));
}

bool
harena_has_secrets (const HarenaGame *game)
{
  return game->see != NULL;
}

unsigned
harena_together (const HarenaGame *game,
                 const void       *position)
{
  return game->together != NULL ? game->together (position) : 0;
}

void
harena_hide (const HarenaGame *game,
             void             *position,
             int               seat,
             HarenaRandom     *random)
{
  if (game->hide != NULL)
    game->hide (position, seat, random);
}

void
harena_see (const HarenaGame *game,
            void             *position,
            int               viewer)
{
  if (game->see != NULL && viewer != HARENA_SEES_ALL)
    game->see (position, viewer);
}

/* Asked after each move that follows, until the answer is yes. */
bool
harena_is_open (const HarenaGame *game,
                const void       *before,
                HarenaMove        move,
                const void       *now,
                int               viewer)
{
  return game->is_open == NULL || viewer == HARENA_SEES_ALL || viewer == game->turn (before)
         || game->turn (now) == HARENA_NOBODY || game->is_open (before, move, now, viewer);
}

/* Everybody is a side unless the game says otherwise. */
int
harena_side (const HarenaGame  *game,
             const HarenaSetup *setup,
             int                seat)
{
  return game->side != NULL ? game->side (setup, seat) : seat;
}

int
harena_n_sides (const HarenaGame  *game,
                const HarenaSetup *setup)
{
  unsigned sides = 0;

  for (int seat = 1; seat <= setup->seats; seat++)
    sides |= 1u << harena_side (game, setup, seat);

  return __builtin_popcount (sides);
}

/* All sides winning together is a draw; one side that wins alone has won, be it the only one. */
HarenaResult
harena_result (const HarenaGame  *game,
               const HarenaSetup *setup,
               const void        *position)
{
  unsigned winners = game->winners (position);
  unsigned sides = 0;

  if (game->turn (position) != HARENA_NOBODY)
    return HARENA_RESULT_OPEN;
  if (winners == 0)
    return HARENA_RESULT_LOST;

  for (int seat = 1; seat <= setup->seats; seat++)
    if (winners & 1u << (seat - 1))
      sides |= 1u << harena_side (game, setup, seat);
  if (__builtin_popcount (sides) == 1)
    return HARENA_RESULT_WON;
  return __builtin_popcount (sides) == harena_n_sides (game, setup) ? HARENA_RESULT_DRAWN
                                                                    : HARENA_RESULT_SHARED;
}

unsigned
harena_leaders (const int points[HARENA_SEATS_MAX],
                int       seats)
{
  unsigned leaders = 1;

  for (int i = 1, most = points[0]; i < seats; i++)
    if (points[i] >= most)
      {
        leaders = (points[i] > most ? 0 : leaders) | 1u << i;
        most = points[i];
      }

  return leaders;
}

void
harena_setup_init (HarenaSetup      *setup,
                   const HarenaGame *game,
                   int               edition,
                   int               seats)
{
  memset (setup, 0, sizeof *setup);
  setup->seats = seats;
  memcpy (setup->options, game->editions[edition].values, game->n_options);
}

/* What holds for every game, and then what only this one can know. */
bool
harena_setup_check (const HarenaGame  *game,
                    const HarenaSetup *setup,
                    HarenaReason      *reason)
{
  if (setup->seats < game->seats_min || setup->seats > game->seats_max)
    {
      const char *least = harena_reason_number (game->seats_min);
      const char *most = harena_reason_number (game->seats_max);

      if (game->seats_min == game->seats_max)
        /* Translators: the number of seats. */
        harena_reason_set (reason, N_ ("the game is for %s seats"), least, NULL, NULL);
      else
        /* Translators: the least and the greatest number of seats. */
        harena_reason_set (reason, N_ ("the game is for %s to %s seats"), least, most, NULL);
      return false;
    }

  for (int i = 0; i < game->n_options; i++)
    if (setup->options[i] >= harena_option_n_values (&game->options[i]))
      {
        /* Translators: %s is a word of the record. */
        harena_reason_set (reason, N_ ("the option “%s” has no such value"),
                           game->options[i].key, NULL, NULL);
        return false;
      }

  return game->accepts == NULL || game->accepts (setup, reason);
}

/* The index of the edition with this id, or -1. */
int
harena_find_edition (const HarenaGame *game,
                     const char       *id)
{
  for (int i = 0; i < game->n_editions; i++)
    if (strcmp (game->editions[i].id, id) == 0)
      return i;

  return -1;
}

/* The id of the edition in which every option is as here, or NULL. */
const char *
harena_edition_of (const HarenaGame  *game,
                   const HarenaSetup *setup)
{
  for (int i = 0; i < game->n_editions; i++)
    if (memcmp (game->editions[i].values, setup->options, game->n_options) == 0)
      return game->editions[i].id;

  return NULL;
}

int
harena_option_n_values (const HarenaOption *option)
{
  int n_values = 0;

  while (option->values[n_values] != NULL)
    n_values++;

  return n_values;
}

/* The value with this word, or -1. */
int
harena_option_find_value (const HarenaOption *option,
                          const char         *word)
{
  int n_values = harena_option_n_values (option);

  for (int i = 0; i < n_values; i++)
    if (strcmp (option->values[i], word) == 0)
      return i;

  return -1;
}
