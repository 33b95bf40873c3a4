/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Odds of battles in which nobody has a choice, against dice that are counted out one by one. */

#include "duel.h"
#include "clash/odds.h"

#include <math.h>

/* A side without nets and tridents, all of one kind but for what never matters to its choice. */
typedef struct
{
  int size;
  int swords;
  int spears;
  int shields;
  int stars;
  int stars_to_kill; /* 0 for a team */
} Plain;

/* Counts of equally likely throws, by what they end with; fates[side] + 1 is the index. */
typedef struct
{
  guint64 counts[6][6];
  guint64 total;
} Tally;

static Plain
read_plain (const char *text)
{
  Plain side = { 0 };

  if (g_str_has_prefix (text, "bull"))
    side = (Plain) { .swords = 2, .spears = 2, .stars_to_kill = 3 };
  else if (g_str_has_prefix (text, "bear"))
    side = (Plain) { .swords = 3, .shields = 1, .stars_to_kill = 4 };
  for (; *text != '\0'; text++)
    {
      side.swords += *text == 'S';
      side.spears += *text == 'P';
      side.shields += *text == 'H';
      side.stars += *text == '*';
      side.size += g_ascii_isupper (*text);
    }

  return side;
}

static guint64
power_of_six (int exponent)
{
  return exponent == 0 ? 1 : 6 * power_of_six (exponent - 1);
}

static int
dice_of (const Plain *side)
{
  return side->swords + (side->stars_to_kill == 0);
}

/* How one throw, numbered, strikes the target. Face 0 is lethal, faces 1 and 2 are hits. */
static Plain
strike (Plain   target,
        int     dice,
        guint64 throw_number)
{
  int lethal = 0;
  int hits = 0;
  int losses;

  for (int i = 0; i < dice; i++, throw_number /= 6)
    {
      lethal += throw_number % 6 == 0;
      hits += throw_number % 6 == 1 || throw_number % 6 == 2;
    }
  target.stars += MAX (hits - target.shields, 0);
  if (target.stars_to_kill > 0)
    {
      target.stars += 2 * lethal;
      return target;
    }

  losses = MIN (lethal + target.stars / 2, target.size);
  target.stars %= 2;
  target.size -= losses;
  /* Of one kind: whichever goes, it is one of these. */
  target.swords = MIN (target.swords, target.size);
  target.shields = MIN (target.shields, target.size);
  return target;
}

static gboolean
is_gone (const Plain *side)
{
  return side->stars_to_kill > 0 ? side->stars >= side->stars_to_kill : side->size == 0;
}

static int
fate_of (const Plain *before,
         const Plain *after)
{
  if (before->stars_to_kill > 0)
    return is_gone (after) ? -1 : after->stars;
  return before->size - after->size;
}

/* Each first throw stands for as many throws of both as the greatest number of dice has. */
static void
count_out (const Duel *duel,
           Tally      *tally)
{
  const Plain sides[2] = { read_plain (duel->attacker), read_plain (duel->defender) };
  int         first = sides[1].spears > sides[0].spears;
  int         dice = dice_of (&sides[first]);
  guint64     second_total = power_of_six (dice_of (&sides[!first]));

  *tally = (Tally) { .total = power_of_six (dice) * second_total };
  for (guint64 i = 0; i < power_of_six (dice); i++)
    {
      Plain   struck = strike (sides[!first], dice, i);
      int     answer = is_gone (&struck) ? 0 : dice_of (&struck);
      guint64 n_answers = power_of_six (answer);

      for (guint64 j = 0; j < n_answers; j++)
        {
          Plain after = is_gone (&struck) ? sides[first] : strike (sides[first], answer, j);
          int   fates[2];

          fates[first] = fate_of (&sides[first], &after);
          fates[!first] = fate_of (&sides[!first], &struck);
          tally->counts[fates[0] + 1][fates[1] + 1] += second_total / n_answers;
        }
    }
}

static void
test_fractions (const void *data)
{
  const Duel   *duel = data;
  ClashOdds    *odds = g_new0 (ClashOdds, 1);
  ClashPosition battle;
  Tally         tally;
  double        chances[6][6] = { { 0 } };
  int           n_ends;

  clash_odds_init (odds);
  count_out (duel, &tally);
  duel_begin (duel, "international", &battle);
  n_ends = clash_odds_reckon (odds, &battle);
  for (int i = 0; i < n_ends; i++)
    {
      DuelEnd end = duel_end (&battle, clash_odds_position (odds, i));

      chances[end.fates[0] + 1][end.fates[1] + 1] += clash_odds_chance (odds, i);
    }

  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++)
      g_assert_cmpfloat_with_epsilon (chances[i][j], (double) tally.counts[i][j] / tally.total,
                                      1e-14);
  g_free (odds);
}

/* R18, R21 by hand: two dice against a single sword, then two dice back if it lives. A die misses
 * with 3 of 6, hits with 2, kills with 1; the sword lives if both miss, or one hits and one misses:
 * 9 + 12 of 36. */
static void
test_by_hand (void)
{
  const Duel    duel = { "S", "S" };
  ClashOdds    *odds = g_new0 (ClashOdds, 1);
  ClashPosition battle;
  double        chances[2][2] = { { 0 } };

  clash_odds_init (odds);
  duel_begin (&duel, "german", &battle);
  for (int i = clash_odds_reckon (odds, &battle) - 1; i >= 0; i--)
    {
      DuelEnd end = duel_end (&battle, clash_odds_position (odds, i));

      chances[end.fates[0]][end.fates[1]] += clash_odds_chance (odds, i);
    }

  g_assert_cmpfloat_with_epsilon (chances[0][1], 15 / 36.0, 1e-15);
  g_assert_cmpfloat_with_epsilon (chances[0][0], 21 * 21 / 1296.0, 1e-15);
  g_assert_cmpfloat_with_epsilon (chances[1][0], 21 * 15 / 1296.0, 1e-15);
  g_assert_cmpfloat (chances[1][1], ==, 0);
  g_free (odds);
}

/* A group of the box, by number, in the words of a duel. */
static char *
random_side (HarenaRandom *random)
{
  static const char *const beasts[] = { "lion", "lion*", "bull", "bull*", "bull**",
                                        "bear", "bear*", "bear**", "bear***" };
  GString                 *text = g_string_new (NULL);

  if (harena_random_below (random, 6) == 0)
    g_string_append (text, beasts[harena_random_below (random, G_N_ELEMENTS (beasts))]);
  else
    {
      for (int left = 1 + harena_random_below (random, CLASH_TEAM_MAX); left > 0; left--)
        g_string_append_c (text, "SPNTH"[harena_random_below (random, CLASH_N_KINDS)]);
      if (harena_random_below (random, 2))
        g_string_append_c (text, '*');
    }

  return g_string_free (text, FALSE);
}

/* Whatever meets whatever, something comes of it; asked again, the same. */
static void
test_sums (void)
{
  static const char *const options[] = { "international", "german" };
  ClashOdds               *odds = g_new0 (ClashOdds, 1);
  HarenaRandom             random;

  clash_odds_init (odds);
  harena_random_seed (&random, 3);
  for (int i = 0; i < 200; i++)
    {
      g_autofree char *attacker = random_side (&random);
      g_autofree char *defender = random_side (&random);
      const Duel       duel = { attacker, defender };
      ClashPosition    battle;
      double           sum = 0;
      int              n_ends;

      duel_begin (&duel, options[i % 2], &battle);
      n_ends = clash_odds_reckon (odds, &battle);
      for (int j = 0; j < n_ends; j++)
        {
          const ClashPosition *after = clash_odds_position (odds, j);

          g_assert_cmpint (after->step, ==, CLASH_STEP_FIGHT);
          g_assert_cmpfloat (clash_odds_chance (odds, j), >, 0);
          sum += clash_odds_chance (odds, j);
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-12);
      g_assert_cmpint (clash_odds_reckon (odds, &battle), ==, n_ends);
    }
  g_free (odds);
}

/* A position in which no battle is on is its own outcome. */
static void
test_settled (void)
{
  ClashOdds    *odds = g_new0 (ClashOdds, 1);
  ClashPosition position;
  HarenaSetup   setup;

  clash_odds_init (odds);
  harena_setup_init (&setup, &clash_game, 0, 2);
  clash_game.start (&position, &setup, NULL);
  g_assert_cmpint (clash_odds_reckon (odds, &position), ==, 1);
  g_assert_cmpmem (clash_odds_position (odds, 0), sizeof position, &position, sizeof position);
  g_assert_cmpfloat (clash_odds_chance (odds, 0), ==, 1);
  g_free (odds);
}

/* Battles never come to so many ends; if one did, nothing worse would happen than that some lack. */
static void
test_no_room (void)
{
  ClashOdds    *odds = g_new0 (ClashOdds, 1);
  const Duel    duel = { "SSNT", "lion" };
  ClashPosition battle;
  double        sum = 0;
  int           n_ends;

  clash_odds_init (odds);
  odds->room = 3;
  duel_begin (&duel, "international", &battle);
  n_ends = clash_odds_reckon (odds, &battle);
  g_assert_cmpint (n_ends, <=, 3);
  for (int i = 0; i < n_ends; i++)
    sum += clash_odds_chance (odds, i);
  g_assert_cmpfloat (sum, <, 0.999);
  g_free (odds);
}

int
main (int    argc,
      char **argv)
{
  static const Duel duels[] = {
    { "S", "S" },       { "S*", "S" },      { "S", "S*" },        { "SS", "SSSS" },
    { "SSSS", "SS*" },  { "SSSS", "SSSS" }, { "HH", "SSS" },      { "SSSS*", "HHHH" },
    { "S", "PP" },      { "PPP", "SS*" },   { "SS", "P" },        { "SSSS", "bear" },
    { "SSS", "bear**" }, { "SS", "bull" },  { "PPP", "bull*" },   { "bear", "SSSS" },
    { "bull", "HHH" },  { "bull**", "S" },  { "bear", "bull" },   { "bull*", "bear***" },
    { "bear", "bear" },
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/odds/by-hand", test_by_hand);
  g_test_add_func ("/clash/odds/sums", test_sums);
  g_test_add_func ("/clash/odds/settled", test_settled);
  g_test_add_func ("/clash/odds/no-room", test_no_room);
  for (gsize i = 0; i < G_N_ELEMENTS (duels); i++)
    {
      g_autofree char *path = g_strdup_printf ("/clash/odds/fractions/%s-%s", duels[i].attacker,
                                               duels[i].defender);

      g_test_add_data_func (path, &duels[i], test_fractions);
    }

  return g_test_run ();
}
