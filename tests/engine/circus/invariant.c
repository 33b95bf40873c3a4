/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every part of a position agrees with where the chariots stand. */

#include "invariant.h"

#include "circus/position.h"

#include <glib.h>
#include <string.h>

static bool
is_racing_step (const CircusPosition *position)
{
  return position->step == CIRCUS_STEP_BEGIN || position->step == CIRCUS_STEP_GO_ON;
}

/* M4, M10, M21: a stage belongs to a section, and only the last lap ends in the finish. */
static void
check_stage (const CircusPosition *position,
             int                   chariot)
{
  int hex = position->hexes[chariot];
  int stage = position->stages[chariot];

  g_assert_cmpint (hex, <, CIRCUS_N_HEXES);
  if (circus_is_finish (hex))
    {
      g_assert_cmpint (stage, >=, CIRCUS_STAGE_LAST);
      g_assert_cmpint (stage & 3, ==, CIRCUS_TOP);
    }
  else
    g_assert_cmpint (stage & 3, ==, circus_hexes[hex].section);
  if (position->step == CIRCUS_STEP_PLACE)
    g_assert_true (circus_is_start (hex));
}

/* The lines are those of the empty track and of the chariots, each on a hex of its own. */
static void
check_hexes (const CircusPosition *position)
{
  CircusLines lines = circus_empty_lines;
  unsigned    finish = 0;
  bool        taken[CIRCUS_N_HEXES] = { false };

  for (int chariot = 0; chariot < CIRCUS_CHARIOTS_MAX; chariot++)
    {
      int hex = position->hexes[chariot];

      if (hex == CIRCUS_NOWHERE)
        continue;
      g_assert_cmpint (chariot, <, circus_n_chariots (position));
      check_stage (position, chariot);
      g_assert_false (taken[hex]);
      taken[hex] = true;
      if (circus_is_finish (hex))
        finish |= 1u << (hex - CIRCUS_FINISH_FIRST);
      else
        circus_turn_hex (&lines, hex);
    }

  g_assert_cmpmem (&position->lines, sizeof lines, &lines, sizeof lines);
  g_assert_cmphex (position->finish, ==, finish);
  /* M25. */
  if (position->step != CIRCUS_STEP_OVER)
    g_assert_cmpint (__builtin_popcount (finish), <, CIRCUS_FINISH_END - CIRCUS_FINISH_FIRST);
}

/* M8: how many chariots a seat has placed. */
static int
placed_of (const CircusPosition *position,
           int                   seat)
{
  int n_placed = 0;

  for (int i = 0; i < CIRCUS_TEAM; i++)
    n_placed += position->hexes[circus_first_of (seat) + i] != CIRCUS_NOWHERE;
  return n_placed;
}

/* M24, M26. */
static void
check_team (const CircusPosition *position,
            int                   seat)
{
  int  home = 0;
  bool complete = position->home[seat - 1] == CIRCUS_TEAM;

  for (int i = 0; i < CIRCUS_TEAM; i++)
    home += circus_is_finish (position->hexes[circus_first_of (seat) + i]);
  g_assert_true ((position->places[seat - 1] != 0) == complete);
  g_assert_cmpint (position->places[seat - 1], <=, position->n_complete);

  if (complete && position->options & CIRCUS_FOR_PLACES)
    g_assert_cmpint (placed_of (position, seat), ==, 0);
  else
    {
      g_assert_cmpint (position->home[seat - 1], ==, home);
      if (position->step != CIRCUS_STEP_PLACE)
        g_assert_cmpint (placed_of (position, seat), ==, CIRCUS_TEAM);
    }
}

static void
check_teams (const CircusPosition *position)
{
  int n_complete = 0;

  for (int seat = 1; seat <= HARENA_SEATS_MAX; seat++)
    {
      int at = seat - 1;

      n_complete += position->places[at] != 0;
      if (seat <= position->seats)
        check_team (position, seat);
      else
        g_assert_cmpint (position->home[at] + position->places[at] + position->cards[at]
                           + position->to_come[at],
                         ==, 0);
    }

  g_assert_cmpint (position->n_complete, ==, n_complete);
  if (position->step == CIRCUS_STEP_OVER)
    g_assert_true (n_complete > 0 || position->quiet == CIRCUS_QUIET_MAX);
  else
    g_assert_cmpint (n_complete, <,
                     position->options & CIRCUS_FOR_PLACES ? position->seats - 1 : 1);
}

/* M13: each chariot once, and all that still race; M16: a card for each that is to come. */
static void
check_round (const CircusPosition *position)
{
  int  to_come[HARENA_SEATS_MAX] = { 0 };
  bool listed[CIRCUS_CHARIOTS_MAX] = { false };

  g_assert_cmpint (position->n_order, >=, 1);
  g_assert_cmpint (position->now, <, position->n_order);
  for (int i = 0; i < position->n_order; i++)
    {
      int chariot = position->order[i];

      g_assert_cmpint (chariot, <, circus_n_chariots (position));
      g_assert_false (listed[chariot]);
      listed[chariot] = true;
      if (i >= position->now)
        g_assert_true (circus_is_racing (position, chariot));
      if (i > position->now)
        to_come[circus_seat_of (chariot) - 1]++;
    }
  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    g_assert_true (listed[chariot] || !circus_is_racing (position, chariot));

  g_assert_cmpint (position->turn, ==, circus_seat_of (position->order[position->now]));
  g_assert_cmpmem (position->to_come, sizeof position->to_come,
                   ((guint8[]) { to_come[0], to_come[1], to_come[2], to_come[3], to_come[4] }),
                   HARENA_SEATS_MAX);
  for (int i = 0; i < position->seats; i++)
    g_assert_cmpint (__builtin_popcount (position->cards[i]), >=,
                     to_come[i] + (i + 1 == position->turn));
}

/* M15, M30. */
static void
check_turn (const CircusPosition *position)
{
  g_assert_cmpint (position->driven, <, circus_limit (position));
  g_assert_true ((position->driven > 0) == (position->step == CIRCUS_STEP_GO_ON));
  g_assert_true (position->driven > 0 || position->direction == 0);
  g_assert_cmpint (position->direction, <, CIRCUS_N_DIRECTIONS);
}

static void
check_numbers (const CircusPosition *position)
{
  g_assert_cmpint (position->seats, >=, 2);
  g_assert_cmpint (position->seats, <=, HARENA_SEATS_MAX);
  g_assert_cmpint (position->options, <, 1 << CIRCUS_N_OPTIONS);
  g_assert_cmpint (position->step, <=, CIRCUS_STEP_OVER);
  g_assert_cmpint (position->unused, ==, 0);
  /* M10, M27. */
  g_assert_cmpint (position->round, <=, (CIRCUS_QUIET_MAX) * (CIRCUS_CHARIOTS_MAX));
  g_assert_cmpint (position->quiet, <=, CIRCUS_QUIET_MAX);
  g_assert_true (position->quiet < CIRCUS_QUIET_MAX || position->step == CIRCUS_STEP_OVER);
  g_assert_cmpint (position->arrived, <=, CIRCUS_CHARIOTS_MAX);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    g_assert_cmpint (position->cards[i], <=, CIRCUS_ALL_CARDS);
}

void
circus_invariant (const void *data)
{
  const CircusPosition *position = data;

  check_numbers (position);
  check_hexes (position);
  check_teams (position);
  if (is_racing_step (position))
    {
      check_round (position);
      check_turn (position);
      g_assert_cmpint (position->round, >=, 1);
    }
  else
    g_assert_cmpint (position->n_order + position->driven + position->direction, ==, 0);
  if (position->step == CIRCUS_STEP_OVER)
    g_assert_cmpint (position->turn, ==, HARENA_NOBODY);
  if (position->step == CIRCUS_STEP_PLACE)
    g_assert_cmpint (position->round, ==, 0);
}
