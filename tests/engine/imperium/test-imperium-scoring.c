/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing and scoring: I13, I15 to I22. */

#include "stage.h"

/* All seats choose what changes nothing in the province that is scored. */
static void
play_round (ImperiumPosition *position,
            const char       *choice)
{
  for (int seat = 1; seat <= position->seats; seat++)
    stage_play (position, position->supply[seat - 1] > 0 ? choice : "choose nothing");
}

static void
test_placing (void)
{
  ImperiumPosition position;

  stage (&position, 3, "hispania 3:11*");
  stage_play (&position, "choose syria gallia asia", "choose bread syria asia",
              "choose bread aegyptus gallia");
  stage_assert_board (&position, "syria 1:1 2:2", "gallia 1:1 3:1", "asia 1:1 2:1",
                      "aegyptus 3:2", "hispania 3:11*");
  g_assert_cmpint (position.supply[0], ==, 11);
  g_assert_cmpint (position.supply[1], ==, 11);
  g_assert_cmpint (position.supply[2], ==, 0);
}

/* The province with the standard, and one more for each Ear, by whomever; this round's cylinders
 * count. */
static void
test_which_provinces (void)
{
  static const char *const choices[] = { "choose gallia asia ear", "choose gallia asia hispania" };

  for (int n_ears = 0; n_ears <= 5; n_ears++)
    {
      ImperiumPosition position;

      stage (&position, 5, "standard asia");
      for (int i = 0; i < 5; i++)
        stage_play (&position, choices[i >= n_ears]);
      g_assert_cmpint (position.standard, ==, (4 + 1 + n_ears) % 8);
      stage_assert_board (&position, "asia");
      if (n_ears == 0)
        stage_assert_board (&position, "hispania 1:1 2:1 3:1 4:1 5:1");
      else
        stage_assert_board (&position, n_ears == 4 ? "hispania 5:1*" : "hispania");
      g_assert_cmpint (__builtin_popcount (position.ears), ==, n_ears);
    }
}

/* One province after the other: what the first pays the proconsul counts for the run of the second. */
static void
test_ears_one_after_the_other (void)
{
  ImperiumPosition position;

  stage (&position, 2, "aegyptus 1:2", "africa 1:2", "standard aegyptus");
  stage_play (&position, "choose gallia asia ear", "choose gallia asia hispania");
  stage_assert_points (&position, "12 0"); /* 8 + 1, 1 + 2 */
}

typedef struct
{
  const char *name;
  const char *board;
  const char *standard;
  const char *points;
  const char *after;
} Ranking;

/* The number of seats is that of the points. */
static const Ranking rankings[] = {
  { "alone", "asia 2:1", "standard asia", "0 6 0", "asia 2:1*" },
  { "one-after-the-other", "asia 1:3 2:2 3:1 4:4 5:5", "standard asia", "2 1 0 4 6", "asia 5:1*" },
  { "two-seats-one-place", "asia 1:3 2:2", "standard asia", "6 0", "asia 1:1*" },
  { "two-seats-level", "asia 1:3 2:3", "standard asia", "0 0", "asia" },
  { "three-seats-two-places", "asia 1:3 2:2 3:1", "standard asia", "6 4 0", "asia 1:1*" },
  { "list-ends-before-the-seats", "syria 1:5 2:4 3:3 4:2 5:1", "standard syria", "3 2 1 0 0",
    "syria 1:1*" },
  { "two-level-for-first", "macedonia 1:2 2:2", "standard macedonia", "5 5 0", "macedonia" },
  { "three-level-for-first-of-four", "macedonia 1:2 2:2 4:2", "standard macedonia", "3 3 0 3",
    "macedonia" },
  { "three-level-for-first-of-three", "macedonia 1:2 2:2 3:2", "standard macedonia", "0 0 0",
    "macedonia" },
  { "all-five-level", "macedonia 1:1 2:1 3:1 4:1 5:1", "standard macedonia", "0 0 0 0 0",
    "macedonia" },
  { "level-for-second", "macedonia 1:3 2:2 3:2 4:1", "standard macedonia", "8 3 3 0",
    "macedonia 1:1*" },
  { "level-for-last-paid-and-next", "macedonia 1:4 2:3 3:2 4:1 5:1", "standard macedonia",
    "8 5 3 0 0", "macedonia 1:1*" },
  { "I18-who-is-not-there-covers-no-place", "macedonia 3:1 5:1", "standard macedonia", "0 0 5 0 5",
    "macedonia" },
  { "the-proconsul-s-cylinder-counts", "gallia 1:1* 2:1", "standard gallia", "3 3 0",
    "gallia 1:1*" },
  { "new-proconsul", "gallia 1:1* 2:2", "standard gallia", "3 5 0", "gallia 2:1*" },
  { "proconsul-again", "gallia 1:2* 2:1", "standard gallia", "5 3 0", "gallia 1:1*" },
  { "level-for-first-the-proconsul-stays", "gallia 1:1* 2:3 3:3", "standard gallia", "2 3 3 0",
    "gallia 1:1*" },
  { "proconsul-alone-with-one-cylinder", "africa 3:1*", "standard africa", "0 0 2", "africa 3:1*" },
  { "I18-nobody-there", "gallia 1:1", "standard africa", "0 0", "africa" },
};

static void
test_ranking (gconstpointer data)
{
  const Ranking   *ranking = data;
  ImperiumPosition position;
  int              seats = 1;

  for (const char *at = ranking->points; *at != '\0'; at++)
    seats += *at == ' ';
  stage (&position, seats, ranking->board, ranking->standard);
  play_round (&position, "choose illyricum hispania aegyptus");
  stage_assert_points (&position, ranking->points);
  stage_assert_board (&position, ranking->after);
}

/* Each province pays what its list says, at each number of seats; one more for the run of one. */
static void
test_every_payment (void)
{
  for (int seats = 2; seats <= 5; seats++)
    for (int province = 0; province < 8; province++)
      {
        const guint8    *paid = imperium_provinces[province].paid;
        const char      *choice = province >= 5 ? "choose africa syria illyricum"
                                                : "choose hispania macedonia aegyptus";
        ImperiumPosition position;

        stage (&position, seats, "round 1");
        position.round += province;
        position.standard = province;
        for (int i = 0; i < seats; i++)
          {
            position.influence[province][i] = seats - i;
            position.supply[i] -= seats - i;
          }
        play_round (&position, choice);
        for (int i = 0; i < seats; i++)
          g_assert_cmpint (position.points[i], ==,
                           (i < seats - 1 && i < 4 ? paid[i] : 0) + (i == 0));
      }
}

static const struct
{
  const char *name;
  const char *scene[8];
  const char *standard;
  const char *points;
} runs[] = {
  { "one", { "gallia 1:2" }, "standard gallia", "5 0" },
  { "neighbour-before", { "gallia 1:2", "hispania 1:1*" }, "standard gallia", "6 0" },
  { "neighbour-behind", { "gallia 1:2", "illyricum 1:1*" }, "standard gallia", "6 0" },
  { "both-sides", { "gallia 1:2", "illyricum 1:1*", "hispania 1:1*" }, "standard gallia", "7 0" },
  { "longer", { "gallia 1:2", "illyricum 1:1*", "macedonia 1:1*", "asia 1:1*" }, "standard gallia",
    "8 0" },
  { "broken", { "gallia 1:2", "illyricum 2:1*", "macedonia 1:1*" }, "standard gallia", "5 0" },
  { "not-its-neighbours-by-number", { "gallia 1:2", "asia 1:1*" }, "standard gallia", "5 0" },
  { "of-another", { "gallia 1:2", "hispania 2:1*", "illyricum 2:1*" }, "standard gallia", "5 0" },
  { "round-the-corner", { "africa 1:2", "aegyptus 1:1*", "syria 1:1*" }, "standard africa", "4 0" },
  { "all-eight",
    { "africa 1:1*", "syria 1:1*", "illyricum 1:1*", "gallia 1:1*", "asia 1:1*", "hispania 1:1*",
      "macedonia 1:1*", "aegyptus 1:1*" },
    "standard africa", "9 0" },
  { "all-but-one",
    { "africa 1:1*", "syria 1:1*", "illyricum 1:1*", "gallia 2:1*", "asia 1:1*", "hispania 1:1*",
      "macedonia 1:1*", "aegyptus 1:1*" },
    "standard africa", "8 0" },
  { "made-again", { "gallia 1:1*", "illyricum 1:1*" }, "standard gallia", "6 0" },
};

static void
test_runs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      const char *const *scene = runs[i].scene;
      ImperiumPosition   position;

      g_test_message ("%s", runs[i].name);
      stage (&position, 2, runs[i].standard, scene[0], scene[1], scene[2], scene[3], scene[4],
             scene[5], scene[6], scene[7]);
      play_round (&position, "choose syria asia hispania");
      stage_assert_points (&position, runs[i].points);
    }
}

/* A former proconsul loses the run that the new one breaks. */
static void
test_run_is_broken (void)
{
  ImperiumPosition position;

  stage (&position, 2, "africa 1:1*", "aegyptus 1:1* 2:3", "syria 1:3*", "standard aegyptus");
  play_round (&position, "choose gallia asia hispania");
  stage_assert_points (&position, "0 9");
  stage_assert_board (&position, "aegyptus 2:1*");
  play_round (&position, "choose gallia asia hispania");
  stage_assert_points (&position, "2 9");
}

static void
test_cylinders_return (void)
{
  ImperiumPosition position;

  stage (&position, 3, "asia 1:4* 2:5 3:2", "gallia 1:3", "standard asia");
  play_round (&position, "choose africa syria hispania");
  stage_assert_board (&position, "asia 2:1*", "gallia 1:3");
  g_assert_cmpint (position.supply[0], ==, 14 - 3 - 3);
  g_assert_cmpint (position.supply[1], ==, 14 - 1 - 3);
  g_assert_cmpint (position.supply[2], ==, 14 - 3);
}

static void
test_standard_moves_on (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  for (int round = 0; round < 17; round++)
    {
      g_assert_cmpint (position.standard, ==, round % 8);
      for (int i = 0; i < 2; i++)
        {
          HarenaMove list[HARENA_MOVES_MAX];

          imperium_game.moves (&position, list);
          imperium_game.play (&position, list[0]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/I13/placing", test_placing);
  g_test_add_func ("/imperium/I15/which-provinces", test_which_provinces);
  g_test_add_func ("/imperium/I15/ears-one-after-the-other", test_ears_one_after_the_other);
  for (guint i = 0; i < G_N_ELEMENTS (rankings); i++)
    {
      g_autofree char *path = g_strconcat ("/imperium/I16-I19/", rankings[i].name, NULL);

      g_test_add_data_func (path, &rankings[i], test_ranking);
    }
  g_test_add_func ("/imperium/I16/every-payment", test_every_payment);
  g_test_add_func ("/imperium/I20/runs", test_runs);
  g_test_add_func ("/imperium/I20/run-is-broken", test_run_is_broken);
  g_test_add_func ("/imperium/I21/cylinders-return", test_cylinders_return);
  g_test_add_func ("/imperium/I22/standard-moves-on", test_standard_moves_on);

  return g_test_run ();
}
