/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the contract, and what leads from it to the rules. */

#include "imperium/imperium.h"

#include "imperium/advice.h"
#include "imperium/rules.h"

static const HarenaEdition editions[] = {
  { .id = "standard" },
};

static bool
start (void              *position,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  if (!harena_setup_check (&imperium_game, setup, reason))
    return false;

  imperium_begin (position, setup->seats);
  return true;
}

static int
turn (const void *data)
{
  const ImperiumPosition *position = data;

  return position->turn;
}

/* There is no chance in this game (I28). */
const HarenaGame imperium_game = {
  .id = "imperium",
  .name = N_ ("Imperium"),
  .seats_min = 2,
  .seats_max = 5,
  .position_size = sizeof (ImperiumPosition),
  .points_min = 0,
  .points_max = IMPERIUM_POINTS_MAX,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .start = start,
  .turn = turn,
  .moves = imperium_moves,
  .play = imperium_play,
  .explain = imperium_explain,
  .points = imperium_points,
  .winners = imperium_winners,
  .ending = imperium_ending,
  .together = imperium_together,
  .hide = imperium_hide,
  .see = imperium_see,
  .is_open = imperium_is_open,
  .write_move = imperium_write_move,
  .read_move = imperium_read_move,
  .show = imperium_show,
  .strategy = &imperium_strategy,
};
