/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a scoring, as a screen gets them: in this order, and with all that is to be shown. */

#include "stage.h"

#include "imperium/scoring.h"

#include <string.h>

static HarenaMove
read_choice (const char *text)
{
  HarenaMove move = ~0u;

  g_assert_true (imperium_game.read_move (NULL, text, &move, NULL));
  return move;
}

static char *
write_step (const ImperiumStep *step)
{
  const char *province = imperium_provinces[step->province].word;

  switch (step->kind)
    {
    case IMPERIUM_PLACED:
      return g_strdup_printf ("placed %d %s %d", step->seat, province, step->cylinders);
    case IMPERIUM_SCORED:
      return g_strdup_printf ("scored %s ear %d", province, step->seat);
    case IMPERIUM_RANKED:
      return g_strdup_printf ("ranked %d %s with %d: %d-%d pays %d", step->seat, province,
                              step->cylinders, step->place, step->lowest, step->points);
    case IMPERIUM_LEVEL:
      return g_strdup_printf ("level %s stays %d", province, step->seat);
    case IMPERIUM_PROCONSUL:
      return g_strdup_printf ("proconsul %d %s after %d", step->seat, province, step->former);
    case IMPERIUM_RUN:
      return g_strdup_printf ("run %d %s 0x%02x pays %d", step->seat, province, step->run,
                              step->points);
    case IMPERIUM_RETURNED:
      return g_strdup_printf ("returned %d %s %d", step->seat, province, step->cylinders);
    default:
      g_assert_cmpint (step->kind, ==, IMPERIUM_MOVED);
      return g_strdup_printf ("moved %s", province);
    }
}

static void
assert_steps (const ImperiumPosition *before,
              const char             *text,
              const char             *expected)
{
  ImperiumStep        steps[IMPERIUM_STEPS_MAX];
  int                 n_steps = imperium_steps_of (before, read_choice (text), steps);
  g_autoptr (GString) got = g_string_new (NULL);

  for (int i = 0; i < n_steps; i++)
    {
      g_autofree char *line = write_step (&steps[i]);

      g_string_append_printf (got, "%s\n", line);
    }
  g_assert_cmpstr (got->str, ==, expected);
}

/* Two are level for first in Gallia, and after it, by an Ear, in Asia. */
static void
test_each_kind (void)
{
  ImperiumPosition position;

  stage (&position, 3, "gallia 1:1 2:1* 3:1", "asia 3:1*", "hispania 1:1*", "standard gallia");
  stage_play (&position, "choose africa gallia bread", "choose bread asia ear");
  assert_steps (&position, "choose gallia asia bread",
                "placed 1 africa 1\n"
                "placed 1 gallia 1\n"
                "placed 2 asia 2\n"
                "placed 3 gallia 1\n"
                "placed 3 asia 1\n"
                "scored gallia ear 0\n"
                "ranked 1 gallia with 2: 1-2 pays 3\n"
                "ranked 3 gallia with 2: 1-2 pays 3\n"
                "ranked 2 gallia with 1: 3-3 pays 0\n"
                "level gallia stays 2\n"
                "returned 1 gallia 2\n"
                "returned 3 gallia 2\n"
                "moved asia\n"
                "scored asia ear 2\n"
                "ranked 2 asia with 2: 1-2 pays 4\n"
                "ranked 3 asia with 2: 1-2 pays 4\n"
                "level asia stays 3\n"
                "returned 2 asia 2\n"
                "returned 3 asia 1\n"
                "moved hispania\n");
}

static void
test_proconsul_and_run (void)
{
  ImperiumPosition position;

  stage (&position, 2, "gallia 1:3 2:1*", "hispania 1:1*", "illyricum 1:1*", "standard gallia");
  stage_play (&position, "choose africa syria bread");
  assert_steps (&position, "choose africa syria bread",
                "placed 1 africa 1\n"
                "placed 1 syria 1\n"
                "placed 2 africa 1\n"
                "placed 2 syria 1\n"
                "scored gallia ear 0\n"
                "ranked 1 gallia with 3: 1-1 pays 4\n"
                "ranked 2 gallia with 1: 2-2 pays 0\n"
                "proconsul 1 gallia after 2\n"
                "run 1 gallia 0x2c pays 3\n"
                "returned 1 gallia 2\n"
                "returned 2 gallia 1\n"
                "moved asia\n");
}

static void
test_nobody_there (void)
{
  ImperiumPosition position;

  stage (&position, 2, "asia 1:14* 2:14", "standard aegyptus");
  stage_play (&position, "choose nothing");
  assert_steps (&position, "choose nothing", "scored aegyptus ear 0\nmoved africa\n");
}

static void
test_none_before_the_last_choice (void)
{
  ImperiumPosition position;

  stage (&position, 3);
  assert_steps (&position, "choose africa syria asia", "");
  stage_play (&position, "choose africa syria asia", "choose oracle");
  assert_steps (&position, "choose oracle", "");
  assert_steps (&position, "choose africa syria asia", "");
  stage_play (&position, "choose oracle");
  assert_steps (&position, "choose africa syria asia", "");
}

/* Whoever shows the steps one by one ends where the engine ends; nothing is overrun. */
static void
play_and_compare (ImperiumPosition *position,
                  HarenaMove        move,
                  int              *most)
{
  ImperiumStep     steps[IMPERIUM_STEPS_MAX + 1];
  ImperiumPosition shown = *position;
  int              n_steps;

  memset (&steps[IMPERIUM_STEPS_MAX], 0x5a, sizeof *steps);
  n_steps = imperium_steps_of (position, move, steps);
  g_assert_cmpint (n_steps, <=, IMPERIUM_STEPS_MAX);
  g_assert_cmpint (steps[IMPERIUM_STEPS_MAX].kind, ==, 0x5a);
  *most = MAX (*most, n_steps);
  imperium_game.play (position, move);
  if (n_steps == 0)
    return;

  for (int i = 0; i < n_steps; i++)
    imperium_apply_step (&shown, &steps[i]);
  g_assert_true (memcmp (shown.influence, position->influence, sizeof shown.influence) == 0);
  g_assert_true (memcmp (shown.proconsul, position->proconsul, sizeof shown.proconsul) == 0);
  g_assert_true (memcmp (shown.points, position->points, sizeof shown.points) == 0);
  g_assert_true (memcmp (shown.supply, position->supply, sizeof shown.supply) == 0);
  g_assert_cmphex (shown.ears, ==, position->ears);
  g_assert_cmpint (shown.standard, ==, position->standard);
}

static void
test_steps_lead_to_the_position (void)
{
  HarenaRandom random;
  int          most = 0;

  harena_random_seed (&random, 7);
  for (int game = 0; game < 400; game++)
    {
      ImperiumPosition position;
      HarenaMove       list[HARENA_MOVES_MAX];

      stage (&position, 2 + game % 4);
      while (imperium_game.turn (&position) != HARENA_NOBODY)
        {
          int n_moves = imperium_game.moves (&position, list);

          play_and_compare (&position, list[harena_random_below (&random, n_moves)], &most);
        }
    }
  g_assert_cmpint (most, >, 25);
}

/* The bound is that of six scorings in each of which five seats do all there is. */
static void
test_most_steps (void)
{
  g_assert_cmpint (IMPERIUM_STEPS_MAX, ==, 5 * 3 + 6 * (1 + 5 + 3 + 5 + 1));
}

/* I16, I17: worked example 5. */
static void
test_ranks (void)
{
  static const uint8_t cylinders[] = { 4, 3, 2, 2, 1 };
  static const int     points[] = { 7, 5, 2, 2, 0 };
  ImperiumPosition     position = { .seats = 5 };
  ImperiumStep         steps[HARENA_SEATS_MAX];

  memcpy (position.influence[IMPERIUM_MACEDONIA], cylinders, sizeof cylinders);
  g_assert_cmpint (imperium_rank_province (&position, IMPERIUM_MACEDONIA, steps), ==, 5);
  for (int i = 0; i < 5; i++)
    {
      g_assert_cmpint (steps[i].seat, ==, i + 1);
      g_assert_cmpint (steps[i].points, ==, points[i]);
    }
  g_assert_cmpint (imperium_rank_province (&position, IMPERIUM_ASIA, steps), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/steps/each-kind", test_each_kind);
  g_test_add_func ("/imperium/steps/proconsul-and-run", test_proconsul_and_run);
  g_test_add_func ("/imperium/steps/nobody-there", test_nobody_there);
  g_test_add_func ("/imperium/steps/none-before-the-last-choice",
                   test_none_before_the_last_choice);
  g_test_add_func ("/imperium/steps/lead-to-the-position", test_steps_lead_to_the_position);
  g_test_add_func ("/imperium/steps/ranks", test_ranks);
  g_test_add_func ("/imperium/steps/most", test_most_steps);

  return g_test_run ();
}
