/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The luck of the dice and who killed what must agree with what the game itself says at the end. */

#include "../../model/table.h"

#include "clash/clash.h"
#include "clash/position.h"
#include "clash/tally.h"

#include <string.h>

static const char *const short_game =
  "[Harena]\n"
  "Version=1\n"
  "Game=clash\n"
  "Edition=international\n"
  "Seed=42\n"
  "[Seat 1]\n"
  "Name=Anna\n"
  "Player=person\n"
  "[Seat 2]\n"
  "Name=Bruno\n"
  "Player=person\n"
  "[Moves]\n"
  "1=enter b2 sword\n"
  "2=enter c3 net\n";

static void
test_nothing_yet (void)
{
  g_autoptr (HarenaRecord) record = harena_record_parse (table_games, short_game,
                                                         strlen (short_game), NULL);
  ClashTallies             tallies;

  clash_tallies_count (&tallies, record, 0);
  g_assert_cmpuint (tallies.n_seats, ==, 2);
  g_assert_cmpuint (tallies.seats[1].dice, ==, 0);
  g_assert_cmpfloat (clash_tally_luck (&tallies.seats[1]), ==, 0);
}

static guint
sum (const guint *values,
     guint        n_values)
{
  guint total = 0;

  for (guint i = 0; i < n_values; i++)
    total += values[i];

  return total;
}

/* Whatever the tallies say adds up to what the last position says. */
static void
assert_adds_up (const HarenaRecord *record)
{
  ClashTallies  tallies;
  ClashPosition last;
  guint         n_killed = 0;
  guint         n_lost = 0;
  guint         n_beasts = 0;

  harena_record_replay (record, record->moves->len, &last);
  clash_tallies_count (&tallies, record, G_MAXUINT);
  for (int seat = 0; seat <= record->setup.seats; seat++)
    {
      const ClashTally *tally = &tallies.seats[seat];

      g_assert_cmpuint (sum (tally->kills, CLASH_N_KINDS), ==, last.taken[seat]);
      g_assert_cmpuint (sum (tally->beasts, CLASH_BEASTS_END), ==, last.beasts[seat]);
      g_assert_cmpuint (tally->lethal, <=, tally->hits);
      g_assert_cmpuint (tally->hits, <=, tally->dice);
      n_killed += sum (tally->kills, CLASH_N_KINDS);
      n_lost += sum (tally->losses, CLASH_N_KINDS);
      n_beasts += sum (tally->beasts, CLASH_BEASTS_END);
    }
  g_assert_cmpuint (n_killed, ==, n_lost);
  g_assert_cmpuint (n_beasts, ==, last.killed);
  g_assert_cmpuint (tallies.seats[0].dice, ==, 0);
  g_assert_cmpuint (sum (tallies.seats[0].losses, CLASH_N_KINDS), ==, 0);
}

static void
test_tallies (void)
{
  for (guint seed = 1; seed <= 200; seed++)
    {
      g_autoptr (HarenaRecord) record = table_finished (&clash_game, 2 + seed % 4, seed);

      assert_adds_up (record);
    }
}

/* Over many games luck evens out, which it would not if the wrong dice were counted. */
static void
test_luck (void)
{
  ClashTally total = { 0 };

  for (guint seed = 1; seed <= 300; seed++)
    {
      g_autoptr (HarenaRecord) record = table_finished (&clash_game, 5, 1000 + seed);
      ClashTallies             tallies;

      clash_tallies_count (&tallies, record, G_MAXUINT);
      for (int seat = 1; seat <= 5; seat++)
        {
          total.dice += tallies.seats[seat].dice;
          total.hits += tallies.seats[seat].hits;
          total.lethal += tallies.seats[seat].lethal;
        }
    }
  g_assert_cmpuint (total.dice, >, 10000);
  g_assert_cmpfloat_with_epsilon (total.hits, clash_tally_expected_hits (&total),
                                  0.02 * total.dice);
  g_assert_cmpfloat_with_epsilon (total.lethal, clash_tally_expected_lethal (&total),
                                  0.02 * total.dice);
  g_assert_cmpfloat_with_epsilon (clash_tally_strength (&total),
                                  clash_tally_expected_strength (&total), 0.04 * total.dice);
  g_assert_cmpfloat (clash_tally_luck (&total), <, 5);
  g_assert_cmpfloat (clash_tally_luck (&total), >, -5);
}

/* The numbers that the words promise. */
static void
test_expected (void)
{
  ClashTally tally = { .dice = 12, .hits = 9, .lethal = 4 };

  g_assert_cmpfloat (clash_tally_expected_hits (&tally), ==, 6);
  g_assert_cmpfloat_with_epsilon (clash_tally_expected_lethal (&tally), 2, 1e-9);
  g_assert_cmpuint (clash_tally_strength (&tally), ==, 13);
  g_assert_cmpfloat_with_epsilon (clash_tally_expected_strength (&tally), 8, 1e-9);
  g_assert_cmpfloat_with_epsilon (clash_tally_luck (&tally), 1.7320508, 1e-6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/clash/tally/nothing-yet", test_nothing_yet);
  g_test_add_func ("/ui/clash/tally/sums", test_tallies);
  g_test_add_func ("/ui/clash/tally/luck", test_luck);
  g_test_add_func ("/ui/clash/tally/expected", test_expected);

  return g_test_run ();
}
