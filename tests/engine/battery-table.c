/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known before the first move: the constants of a game, and which setups it refuses. */

#include "battery-checks.h"

#include <string.h>

static bool
is_word (const char *word)
{
  if (word == NULL || word[0] == '\0')
    return false;
  for (; *word != '\0'; word++)
    if (!g_ascii_islower (*word) && !g_ascii_isdigit (*word) && *word != '-' && *word != '_')
      return false;
  return true;
}

static void
check_options (const HarenaGame *game)
{
  CHECK (game->n_options <= HARENA_OPTIONS_MAX, "there are too many options");
  for (int i = 0; i < game->n_options; i++)
    {
      const HarenaOption *option = &game->options[i];
      int                 n_values = harena_option_n_values (option);

      CHECK (is_word (option->key), "option %d has no proper key", i);
      for (int j = 0; j < i; j++)
        CHECK (strcmp (option->key, game->options[j].key) != 0, "two options are called “%s”",
               option->key);
      CHECK (n_values >= 2, "the option “%s” offers no choice", option->key);
      for (int j = 0; j < n_values; j++)
        {
          CHECK (is_word (option->values[j]), "the option “%s” has a bad value", option->key);
          for (int k = 0; k < j; k++)
            CHECK (strcmp (option->values[j], option->values[k]) != 0,
                   "the option “%s” has a value twice", option->key);
        }
    }
}

static void
check_editions (const HarenaGame *game)
{
  CHECK (game->n_editions >= 1, "there is no edition");
  for (int i = 0; i < game->n_editions; i++)
    {
      const HarenaEdition *edition = &game->editions[i];

      CHECK (is_word (edition->id), "edition %d has no proper id", i);
      CHECK (harena_find_edition (game, edition->id) == i, "two editions are called “%s”",
             edition->id);
      for (int j = 0; j < HARENA_OPTIONS_MAX; j++)
        CHECK (edition->values[j]
                 < (j < game->n_options ? harena_option_n_values (&game->options[j]) : 1),
               "the edition “%s” has a value that option %d does not know", edition->id, j);
    }
}

/* The constants of the table make sense. */
void
battery_check_table (const HarenaGame *game)
{
  CHECK (is_word (game->id), "the game has no proper id");
  CHECK (game->name != NULL && game->name[0] != '\0', "the game has no name");
  CHECK (game->seats_min >= 1 && game->seats_min <= game->seats_max
           && game->seats_max <= HARENA_SEATS_MAX,
         "the game is for %d to %d seats", game->seats_min, game->seats_max);
  CHECK ((game->hide != NULL) == (game->see != NULL)
           && (game->is_open != NULL) == (game->see != NULL)
           && (game->together == NULL || game->see != NULL),
         "secrets are only half there");
  CHECK (game->position_size > 0, "a position has no size");
  CHECK (game->points_min <= game->points_max, "no points are possible");
  check_options (game);
  check_editions (game);
}

static void
check_setup_refused (const HarenaGame  *game,
                     const HarenaSetup *setup)
{
  g_autofree void *position = g_malloc0 (game->position_size);
  HarenaReason     reason = { .sentence = "" };

  CHECK (!game->start (position, setup, &reason), "a setup with %d seats or a bad option starts",
         setup->seats);
  battery_check_reason (&reason, "a setup");
  CHECK (!game->start (position, setup, NULL), "a setup starts if no reason is wanted");
}

/* Seats and options that are each known go together, or are refused with a reason. */
static void
check_setup_consistent (const HarenaGame  *game,
                        const HarenaSetup *setup)
{
  g_autofree void *position = g_malloc0 (game->position_size);
  HarenaReason     reason = { .sentence = "" };

  if (harena_setup_check (game, setup, &reason))
    {
      CHECK (game->start (position, setup, &reason), "a setup for %d seats is accepted and refused",
             setup->seats);
      return;
    }

  battery_check_reason (&reason, "a setup");
  check_setup_refused (game, setup);
}

/* Every edition can be played, with each option changed alone or not; if it is for one number of
 * seats, with that one. */
static void
check_edition (const HarenaGame *game,
               int               edition)
{
  const HarenaEdition *preset = &game->editions[edition];
  int                  n_accepted = 0;
  HarenaSetup          setup;

  for (int seats = game->seats_min; seats <= game->seats_max; seats++)
    {
      bool is_accepted;

      harena_setup_init (&setup, game, edition, seats);
      is_accepted = harena_setup_check (game, &setup, NULL);
      n_accepted += is_accepted;
      CHECK (is_accepted || preset->seats != seats, "the edition “%s” is refused with its seats",
             preset->id);
      CHECK (is_accepted || (preset->advised >> seats & 1) == 0,
             "the edition “%s” is advised for %d seats and refused", preset->id, seats);
      check_setup_consistent (game, &setup);

      for (int i = 0; i < game->n_options; i++)
        for (int value = 0; value < harena_option_n_values (&game->options[i]); value++)
          {
            harena_setup_init (&setup, game, edition, seats);
            setup.options[i] = value;
            check_setup_consistent (game, &setup);
          }
    }

  CHECK (n_accepted > 0, "the edition “%s” cannot be played", preset->id);
}

/* A setup comes from a file that anybody may have written. */
void
battery_check_setups (const HarenaGame *game)
{
  HarenaSetup setup;

  for (int edition = 0; edition < game->n_editions; edition++)
    {
      check_edition (game, edition);
      for (int seats = 0; seats <= UINT8_MAX; seats++)
        if (seats < game->seats_min || seats > game->seats_max)
          {
            harena_setup_init (&setup, game, edition, seats);
            check_setup_refused (game, &setup);
          }

      for (int i = 0; i < game->n_options; i++)
        for (int value = harena_option_n_values (&game->options[i]); value <= UINT8_MAX; value++)
          {
            harena_setup_init (&setup, game, edition, game->seats_max);
            setup.options[i] = value;
            check_setup_refused (game, &setup);
          }
    }
}
