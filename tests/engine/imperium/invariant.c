/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is lost, nothing is counted twice, and every part of a position agrees with the rest. */

#include "invariant.h"

#include "imperium/position.h"

#include <glib.h>

/* I4, I13, I21: fourteen cylinders each, wherever they are, and none of who does not play. */
static void
check_cylinders (const ImperiumPosition *position)
{
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      int cylinders = position->supply[i];

      for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
        cylinders += position->influence[province][i];
      g_assert_cmpint (cylinders, ==, i < position->seats ? IMPERIUM_CYLINDERS : 0);
    }
}

/* I19: a proconsul has a cylinder in the capital. */
static void
check_proconsuls (const ImperiumPosition *position)
{
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      int seat = position->proconsul[province];

      g_assert_cmpint (seat, <=, position->seats);
      if (seat > 0)
        g_assert_cmpint (position->influence[province][seat - 1], >=, 1);
    }
}

/* I23 to I25: the seats with the most points, and whether that ends the game. */
static bool
is_decided (const ImperiumPosition *position)
{
  int most = 0;
  int n_with_most = 0;

  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    {
      g_assert_cmpint (position->points[i], <=, IMPERIUM_POINTS_MAX);
      if (i >= position->seats)
        g_assert_cmpint (position->points[i], ==, 0);
      else if (position->points[i] > most)
        {
          most = position->points[i];
          n_with_most = 1;
        }
      else
        n_with_most += position->points[i] == most;
    }

  return most >= 40 && n_with_most == 1;
}

/* I6 to I10: what a seat has chosen and nobody has turned over yet, or all have seen. */
static void
check_choice (const ImperiumPosition *position,
              int                     seat)
{
  unsigned choice = position->choices[seat - 1];
  bool     oracle = imperium_choice_has (choice, IMPERIUM_ORACLE);

  g_assert_true (choice & IMPERIUM_CHOSEN);
  choice &= ~IMPERIUM_CHOSEN;
  g_assert_true (imperium_is_choice (choice));
  if (imperium_choice_has (choice, IMPERIUM_EAR))
    g_assert_true (imperium_has_ear (position, seat));
  if (!oracle)
    g_assert_cmpint (__builtin_popcount (imperium_choice_cards (choice)), ==,
                     MIN (3, position->supply[seat - 1]));
  else
    {
      g_assert_cmphex (choice, ==, imperium_card_bit (IMPERIUM_ORACLE));
      g_assert_cmpint (position->step, ==, IMPERIUM_STEP_FIRST);
      g_assert_true (imperium_has_oracle (position, seat));
      g_assert_cmpint (position->supply[seat - 1], >, 0);
    }
}

/* Who has chosen: everybody asked before, and in the second choice who had no Oracle. */
static void
check_choices (const ImperiumPosition *position)
{
  for (int seat = 1; seat <= HARENA_SEATS_MAX; seat++)
    {
      bool asked = position->step == IMPERIUM_STEP_FIRST
                   || position->again & imperium_seat_bit (seat);
      bool chosen = position->step != IMPERIUM_STEP_OVER && seat <= position->seats
                    && (!asked || seat < position->turn);

      if (chosen)
        check_choice (position, seat);
      else
        g_assert_cmphex (position->choices[seat - 1], ==, 0);
    }
}

static void
check_step (const ImperiumPosition *position)
{
  switch (position->step)
    {
    case IMPERIUM_STEP_FIRST:
      g_assert_cmpint (position->turn, >=, 1);
      g_assert_cmpint (position->turn, <=, position->seats);
      g_assert_cmphex (position->again, ==, 0);
      break;
    case IMPERIUM_STEP_SECOND:
      g_assert_cmpint (position->turn, >=, 1);
      g_assert_true (position->again & imperium_seat_bit (position->turn));
      g_assert_cmphex (position->again & ~position->oracles, ==, 0);
      break;
    default:
      g_assert_cmpint (position->step, ==, IMPERIUM_STEP_OVER);
      g_assert_cmpint (position->turn, ==, HARENA_NOBODY);
      g_assert_cmphex (position->again, ==, 0);
      break;
    }
}

void
imperium_invariant (const void *data)
{
  const ImperiumPosition *position = data;
  bool                    over = position->step == IMPERIUM_STEP_OVER;
  int                     scorings;

  g_assert_cmpint (position->seats, >=, 2);
  g_assert_cmpint (position->seats, <=, 5);
  g_assert_cmpint (position->round, >=, 1);
  g_assert_cmpint (position->round, <=, 40);
  g_assert_cmphex (position->ears >> position->seats, ==, 0);
  g_assert_cmphex (position->oracles >> position->seats, ==, 0);
  g_assert_cmpint (position->unused, ==, 0);
  check_step (position);
  check_cylinders (position);
  check_proconsuls (position);
  check_choices (position);

  /* I15, I22: the standard has moved on once a round, and once for each Ear. */
  scorings = position->round - !over + __builtin_popcount (position->ears);
  g_assert_cmpint (position->standard, ==, scorings % 8);
  g_assert_true (is_decided (position) ? over : !over || position->round == 40);
}
