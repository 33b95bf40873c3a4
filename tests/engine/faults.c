/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each broken game is given to the battery in a process of its own, which has to fail. */

#include "faults.h"

HarenaSetup faults_setup;

bool
faults_start (void              *position,
              const HarenaSetup *setup,
              HarenaReason      *reason)
{
  faults_setup = *setup;
  return morra_game.start (position, setup, reason);
}

static HarenaGame
broken_game (const HarenaGame *change)
{
  HarenaGame game = morra_game;

#define CHANGE(member) (game.member = change->member ? change->member : game.member)
  CHANGE (id);
  CHANGE (seats_max);
  CHANGE (options);
  CHANGE (editions);
  CHANGE (n_editions);
  CHANGE (start);
  CHANGE (turn);
  CHANGE (moves);
  CHANGE (play);
  CHANGE (explain);
  CHANGE (chance_total);
  CHANGE (chance_move);
  CHANGE (chance_weight);
  CHANGE (points);
  CHANGE (winners);
  CHANGE (ending);
  CHANGE (accepts);
  CHANGE (side);
  CHANGE (together);
  CHANGE (hide);
  CHANGE (see);
  CHANGE (write_move);
  CHANGE (is_open);
  CHANGE (read_move);
  CHANGE (show);
#undef CHANGE

  return game;
}

static HarenaStrategy
broken_strategy (const HarenaStrategy *change)
{
  HarenaStrategy strategy = *morra_game.strategy;

#define CHANGE(member) (strategy.member = change->member ? change->member : strategy.member)
  CHANGE (weigh);
  CHANGE (suggest);
  CHANGE (value);
  CHANGE (solve);
  CHANGE (reopen);
#undef CHANGE

  return strategy;
}

static void
test_fault (gconstpointer data)
{
  const Fault     *fault = data;
  g_autofree char *pattern = g_strdup_printf ("*%s*", fault->found);

  if (g_test_subprocess ())
    {
      HarenaGame     game = broken_game (&fault->change);
      HarenaStrategy strategy = broken_strategy (&fault->strategy);

      game.strategy = &strategy;
      battery_run (&game, fault->invariant);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (pattern);
}

void
faults_add_tests (const Fault *faults,
                  guint        n_faults)
{
  for (guint i = 0; i < n_faults; i++)
    {
      g_autofree char *path = g_strconcat ("/battery-faults/", faults[i].name, NULL);

      g_test_add_data_func (path, &faults[i], test_fault);
    }
}
