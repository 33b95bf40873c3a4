/* SPDX-License-Identifier: GPL-3.0-or-later */
/* H1 to H6: what there is. The tables are written down here once more, from the page. */

#include "stage.h"

#include <string.h>

static const struct
{
  const char *word;
  const char *mirror;
  const char *by_land; /* H3 */
  const char *by_sea;
  bool        is_island;
} areas[] = {
  { "roma", "carthago", "cannae gallia", "corsica", false },
  { "cannae", "zama", "roma", "sicilia", false },
  { "gallia", "mauritania", "roma citerior", "", false },
  { "citerior", "ulterior", "gallia ulterior", "", false },
  { "ulterior", "citerior", "citerior mauritania", "", false },
  { "mauritania", "gallia", "ulterior carthago", "", false },
  { "carthago", "roma", "mauritania zama", "sardinia", false },
  { "zama", "cannae", "carthago", "sicilia", false },
  { "corsica", "sardinia", "", "roma sardinia", true },
  { "sardinia", "corsica", "", "carthago corsica", true },
  { "sicilia", "sicilia", "", "cannae zama", true },
};

static const char *const routes[] = { "roma-corsica", "carthago-sardinia", "corsica-sardinia",
                                      "cannae-sicilia", "zama-sicilia" };

static int
find_area (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (areas); i++)
    if (strcmp (areas[i].word, word) == 0)
      return i;

  return -1;
}

static bool
has_word (const char *words,
          const char *word)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char *const *) list, word);
}

static void
test_seats (gconstpointer options)
{
  HannibalPosition position;

  g_assert_cmpint (hannibal_game.seats_min, ==, 2);
  g_assert_cmpint (hannibal_game.seats_max, ==, 2);
  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_assert_turn (&position, 1);
  stage_play (&position, "pass");
  stage_assert_turn (&position, 2);
  stage_play (&position, "march roma cannae");
  stage_assert_turn (&position, 1);
}

static void
test_first (gconstpointer edition)
{
  g_autofree char *options = g_strconcat (edition, " first=rome", NULL);
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_assert_turn (&position, 2);
  stage_play (&position, "march roma cannae");
  stage_assert_turn (&position, 1);
}

static void
test_areas (void)
{
  g_assert_cmpint (HANNIBAL_N_AREAS, ==, G_N_ELEMENTS (areas));
  for (int area = 0; area < HANNIBAL_N_AREAS; area++)
    {
      int i = find_area (hannibal_places[area].word);

      g_assert_cmpint (i, >=, 0);
      g_assert_cmpint (hannibal_places[area].is_island, ==, areas[i].is_island);
    }
  g_assert_cmpstr (hannibal_places[hannibal_capitals[1]].word, ==, "roma");
  g_assert_cmpstr (hannibal_places[hannibal_capitals[0]].word, ==, "carthago");
}

/* Every pair of areas: both ways by land, or over one route, or not at all. */
static void
test_borders (void)
{
  for (unsigned from = 0; from < HANNIBAL_N_AREAS; from++)
    for (unsigned to = 0; to < HANNIBAL_N_AREAS; to++)
      {
        int           i = find_area (hannibal_places[from].word);
        bool          land = has_word (areas[i].by_land, hannibal_places[to].word);
        bool          sea = has_word (areas[i].by_sea, hannibal_places[to].word);
        HannibalSteps found = 0;

        for (int step = 0; step < 2 * HANNIBAL_N_BORDERS; step++)
          if (hannibal_step_from (step) == from && hannibal_step_to (step) == to)
            found |= (HannibalSteps) 1 << step;

        g_assert_false (land && sea);
        g_assert_cmpint (__builtin_popcount (found), ==, land || sea);
        g_assert_cmpint ((found & HANNIBAL_LAND_STEPS) != 0, ==, land);
        g_assert_cmphex (found & ~hannibal_leaving[from], ==, 0);
        g_assert_cmpint (hannibal_find_border (from, to) >= 0, ==, land || sea);
      }

  for (int area = 0; area < HANNIBAL_N_AREAS; area++)
    for (int step = 0; step < 2 * HANNIBAL_N_BORDERS; step++)
      if (hannibal_leaving[area] & (HannibalSteps) 1 << step)
        g_assert_cmpint (hannibal_step_from (step), ==, area);
}

/* A route opens just the two steps between the areas of its name. */
static void
test_routes (void)
{
  g_assert_cmpint (HANNIBAL_N_ROUTES, ==, G_N_ELEMENTS (routes));
  for (int i = 0; i < HANNIBAL_N_ROUTES; i++)
    {
      int              place = HANNIBAL_N_AREAS + i;
      HannibalSteps    steps = hannibal_sea_steps (hannibal_bit (place) | HANNIBAL_AREAS);
      const uint8_t   *ends = hannibal_borders[HANNIBAL_N_LAND_BORDERS + i];
      const char      *from = hannibal_places[ends[0]].word;
      const char      *to = hannibal_places[ends[1]].word;
      g_autofree char *name = g_strconcat (from, "-", to, NULL);

      g_assert_cmpstr (hannibal_places[place].word, ==, routes[i]);
      g_assert_cmpstr (name, ==, routes[i]);
      g_assert_cmphex (steps, ==, (HannibalSteps) 3 << 2 * (HANNIBAL_N_LAND_BORDERS + i));
    }

  for (unsigned set = 0; set < 1 << HANNIBAL_N_ROUTES; set++)
    {
      HannibalSteps steps = 0;

      for (int i = 0; i < HANNIBAL_N_ROUTES; i++)
        if (set & 1u << i)
          steps |= hannibal_sea_steps (hannibal_bit (HANNIBAL_N_AREAS + i));
      g_assert_cmphex (hannibal_sea_steps (set << HANNIBAL_N_AREAS), ==, steps);
    }
}

static void
test_mirror (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      g_auto(GStrv) land = g_strsplit (areas[i].by_land, " ", -1);
      g_auto(GStrv) sea = g_strsplit (areas[i].by_sea, " ", -1);
      int           other = find_area (areas[i].mirror);

      for (int j = 0; land[j] != NULL; j++)
        g_assert_true (has_word (areas[other].by_land, areas[find_area (land[j])].mirror));
      for (int j = 0; sea[j] != NULL; j++)
        g_assert_true (has_word (areas[other].by_sea, areas[find_area (sea[j])].mirror));
    }
}

static void
test_set_up (gconstpointer options)
{
  HannibalPosition position;
  int              places = 0;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_assert_places (&position, "roma r8", "roma-corsica r3", "carthago c6h",
                       "carthago-sardinia c3");
  for (int side = 0; side < 2; side++)
    places += __builtin_popcount (position.held[side]);
  g_assert_cmpint (places, ==, 4);
}

static void
test_cards (gconstpointer options)
{
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, options);
  stage_assert_hands (&position, "12345 12345");
}

/* H6, word for word from the page. */
static void
test_lists (void)
{
  static const char *const lists[2][2][3] = {
    { { "corsica", "citerior gallia", "sicilia cannae" },
      { "sardinia", "ulterior mauritania", "sicilia zama" } },
    { { "corsica", "citerior gallia", "sicilia cannae" },
      { "sardinia", "citerior mauritania", "sicilia cannae" } },
  };

  for (int list = 0; list < 2; list++)
    for (int side = 0; side < 2; side++)
      for (int line = 0; line < 3; line++)
        for (int area = 0; area < HANNIBAL_N_AREAS; area++)
          g_assert_cmpint (hannibal_lines[list][side][line] >> area & 1, ==,
                           has_word (lists[list][side][line], hannibal_places[area].word));
}

/* An area counts by one of the two lists only, and so do the sides. */
static void
test_lists_option (void)
{
  HannibalPosition position;

  stage_set (&position, "mirrored", "carthago c1", "sardinia r1", "ulterior r1", "sicilia r1",
             "turn rome");
  stage_play (&position, "pass");
  stage_assert_over (&position, "domination", STAGE_ROME);

  stage_set (&position, "printed", "carthago c1", "sardinia r1", "ulterior r1", "sicilia r1",
             "turn rome");
  stage_play (&position, "pass");
  stage_assert_turn (&position, 1);

  stage_set (&position, "printed", "carthago c1", "sardinia r1", "citerior r1", "cannae r1",
             "turn rome");
  stage_play (&position, "pass");
  stage_assert_over (&position, "domination", STAGE_ROME);

  stage_set (&position, "mirrored first=rome lists=printed", "carthago c1", "sardinia r1",
             "citerior r1", "cannae r1", "turn rome");
  stage_play (&position, "pass");
  stage_assert_over (&position, "domination", STAGE_ROME);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add ("/hannibal/H1/seats", test_seats);
  stage_add ("/hannibal/H1/first", test_first);
  g_test_add_func ("/hannibal/H2/areas", test_areas);
  g_test_add_func ("/hannibal/H3/borders", test_borders);
  g_test_add_func ("/hannibal/H3/routes", test_routes);
  g_test_add_func ("/hannibal/H3/mirror", test_mirror);
  stage_add ("/hannibal/H4/set-up", test_set_up);
  stage_add ("/hannibal/H5/cards", test_cards);
  g_test_add_func ("/hannibal/H6/lists", test_lists);
  g_test_add_func ("/hannibal/H6/option", test_lists_option);

  return g_test_run ();
}
