/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery for every game of the house and for morra, or for the one that is named.
 *
 * HARENA_BATTERY_GAMES=N plays N times as many games. */

#include "battery.h"
#include "games.h"
#include "morra.h"

#include "circus/invariant.h"
#include "clash/invariant.h"
#include "gladiatori/invariant.h"
#include "hannibal/invariant.h"
#include "imperium/invariant.h"

#include <string.h>

static const struct
{
  const char      *game;
  BatteryInvariant invariant;
} invariants[] = {
  { "circus", circus_invariant },
  { "clash", clash_invariant },
  { "gladiatori", glad_invariant },
  { "hannibal", hannibal_invariant },
  { "imperium", imperium_invariant },
};

static BatteryInvariant
invariant_of (const HarenaGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (strcmp (invariants[i].game, game->id) == 0)
      return invariants[i].invariant;

  return NULL;
}

/* only: the game that is named, or NULL. */
static void
add_tests (const HarenaGame *game,
           const char       *only)
{
  if (only == NULL || strcmp (only, game->id) == 0)
    battery_add_tests (game, invariant_of (game));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  add_tests (&morra_game, argv[1]);
  for (int i = 0; harena_games[i] != NULL; i++)
    add_tests (harena_games[i], argv[1]);

  status = g_test_run ();
  battery_print_figures ();
  return status;
}
