/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the contract, and what leads from it to the rules. */

#include "hannibal/hannibal.h"

#include "hannibal/advice.h"
#include "hannibal/conflict.h"
#include "hannibal/explain.h"
#include "hannibal/notation.h"
#include "hannibal/show.h"
#include "hannibal/turn.h"

#include <string.h>

static const HarenaOption options[HANNIBAL_N_OPTIONS] = {
  [HANNIBAL_OPTION_LISTS] = { "lists", HARENA_VALUES ("mirrored", "printed") }, /* H6 */
  [HANNIBAL_OPTION_FIRST] = { "first", HARENA_VALUES ("carthage", "rome") },    /* H1 */
};

static const HarenaEdition editions[] = {
  { .id = "mirrored", .values = { [HANNIBAL_OPTION_LISTS] = 0, [HANNIBAL_OPTION_FIRST] = 0 } },
  { .id = "printed",  .values = { [HANNIBAL_OPTION_LISTS] = 1, [HANNIBAL_OPTION_FIRST] = 0 } },
};

enum
{
  POINTS_WIN = 2, /* H29 */
  POINTS_DRAW = 1,
};

static void
set_up (HannibalPosition *position,
        int               side,
        int               legions)
{
  int capital = hannibal_capitals[side];
  int route = hannibal_home_routes[side];

  position->pieces[side][capital] = legions;
  position->pieces[side][route] = HANNIBAL_FLEETS;
  position->held[side] = hannibal_bit (capital) | hannibal_bit (route);
  position->legions[side] = legions;
  position->hands[side] = HANNIBAL_FULL_HAND;
}

/* H4, H5. */
static bool
start (void              *data,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  HannibalPosition *position = data;

  if (!harena_setup_check (&hannibal_game, setup, reason))
    return false;

  memset (position, 0, sizeof *position);
  set_up (position, HANNIBAL_CARTHAGE, HANNIBAL_LEGIONS_CARTHAGE);
  set_up (position, HANNIBAL_ROME, HANNIBAL_LEGIONS_ROME);
  position->hannibal = hannibal_capitals[HANNIBAL_CARTHAGE];
  position->legions[HANNIBAL_CARTHAGE]++;

  position->lists = setup->options[HANNIBAL_OPTION_LISTS];
  position->mover = setup->options[HANNIBAL_OPTION_FIRST];
  position->turn = position->mover + 1;
  position->step = HANNIBAL_STEP_MOVE;
  position->place = HANNIBAL_NOWHERE;
  return true;
}

static int
turn (const void *data)
{
  const HannibalPosition *position = data;

  return position->turn;
}

static int
moves (const void *data,
       HarenaMove *list)
{
  const HannibalPosition *position = data;

  switch (position->step)
    {
    case HANNIBAL_STEP_MOVE:
      return hannibal_turn_moves (position, list);
    case HANNIBAL_STEP_COMMIT:
      return hannibal_commit_moves (position, list);
    case HANNIBAL_STEP_LAY:
    case HANNIBAL_STEP_ANSWER:
      return hannibal_card_moves (position, list);
    default:
      return 0;
    }
}

static void
play (void       *position,
      HarenaMove  move)
{
  static void (*const of_verb[HANNIBAL_N_VERBS]) (HannibalPosition *, HarenaMove) = {
    [HANNIBAL_MARCH]           = hannibal_march_play,
    [HANNIBAL_LEAD]            = hannibal_lead_play,
    [HANNIBAL_SAIL]            = hannibal_sail_play,
    [HANNIBAL_TRADE]           = hannibal_trade_play,
    [HANNIBAL_TRADE_HANNIBAL]  = hannibal_trade_play,
    [HANNIBAL_PASS]            = hannibal_pass_play,
    [HANNIBAL_COMMIT_HANNIBAL] = hannibal_commit_play,
    [HANNIBAL_COMMIT_LEGION]   = hannibal_commit_play,
    [HANNIBAL_CARD]            = hannibal_card_play,
  };

  of_verb[hannibal_move_verb (move)](position, move);
}

/* H29. */
static void
points (const void *data,
        int         points[HARENA_SEATS_MAX])
{
  const HannibalPosition *position = data;
  int                     share = __builtin_popcount (position->winners) == 1 ? POINTS_WIN
                                                                              : POINTS_DRAW;

  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    points[side] = position->winners & 1u << side ? share : 0;
}

static unsigned
winners (const void *data)
{
  const HannibalPosition *position = data;

  return position->winners;
}

static const char *
ending (const void *data)
{
  static const char *const words[HANNIBAL_N_ENDS] = {
    [HANNIBAL_END_CAPITAL]    = "capital",
    [HANNIBAL_END_DOMINATION] = "domination",
    [HANNIBAL_END_NO_LEGION]  = "no-legion",
    [HANNIBAL_END_BOTH_FELL]  = "both-fell",
    [HANNIBAL_END_PASSES]     = "passes",
    [HANNIBAL_END_QUIET]      = "quiet",
  };
  const HannibalPosition *position = data;

  return words[position->ending];
}

/* H17, H30: only the cards are chosen in secret; who fights is said openly (H16). */
static unsigned
together (const void *data)
{
  const HannibalPosition *position = data;
  bool                    is_secret = position->step == HANNIBAL_STEP_LAY
                                      || position->step == HANNIBAL_STEP_ANSWER;

  return is_secret ? 1u << HANNIBAL_CARTHAGE | 1u << HANNIBAL_ROME : 0;
}

static bool
is_blind (const HannibalPosition *position,
          int                     viewer)
{
  return position->step == HANNIBAL_STEP_ANSWER && viewer != HANNIBAL_CARTHAGE + 1;
}

/* H31. */
static void
hide (void         *data,
      int           seat,
      HarenaRandom *random)
{
  HannibalPosition *position = data;

  if (!is_blind (position, seat))
    return;

  uint32_t hand = position->hands[HANNIBAL_CARTHAGE];

  for (uint32_t skip = harena_random_below (random, __builtin_popcount (hand)); skip > 0; skip--)
    hand &= hand - 1;
  position->laid = 1 + __builtin_ctz (hand);
}

static void
see (void *data,
     int   viewer)
{
  HannibalPosition *position = data;

  if (viewer != HARENA_SEES_ALL && is_blind (position, viewer))
    position->laid = 0;
}

/* Rome's card, which comes next, turns Carthage's over. All other moves are open. */
static bool
is_open (const void *before,
         HarenaMove  move,
         const void *now,
         int         viewer)
{
  const HannibalPosition *then = before;
  const HannibalPosition *present = now;

  (void) move;
  return then->step != HANNIBAL_STEP_LAY || !is_blind (present, viewer);
}

const HarenaGame hannibal_game = {
  .id = "hannibal",
  .name = N_ ("Hannibal against Rome"),
  .seats_min = HANNIBAL_N_SIDES,
  .seats_max = HANNIBAL_N_SIDES,
  .position_size = sizeof (HannibalPosition),
  .points_min = 0,
  .points_max = POINTS_WIN,
  .options = options,
  .n_options = HANNIBAL_N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .start = start,
  .turn = turn,
  .moves = moves,
  .play = play,
  .explain = hannibal_explain,
  .points = points,
  .winners = winners,
  .ending = ending,
  .together = together,
  .hide = hide,
  .see = see,
  .is_open = is_open,
  .write_move = hannibal_write_move,
  .read_move = hannibal_read_move,
  .show = hannibal_show,
  .strategy = &hannibal_strategy,
};
