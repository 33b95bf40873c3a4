/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards may be chosen: I6 to I10, and the table of the page. */

#include "stage.h"

#include <string.h>

/* The rows of the page's table. */
enum
{
  BOTH_UNUSED,
  EAR_USED,
  ORACLE_USED,
  BOTH_USED,
  N_ROWS,
};

static const int n_choices[N_ROWS][4] = {
  [BOTH_UNUSED] = { 1, 11, 54, 185 },
  [EAR_USED] = { 1, 10, 45, 141 },
  [ORACLE_USED] = { 1, 10, 53, 184 },
  [BOTH_USED] = { 1, 9, 44, 140 },
};

/* Cylinders on the board that leave so many in the supply of seat 1. */
static const char *const boards[] = { "aegyptus 1:14*", "aegyptus 1:13*", "aegyptus 1:12*",
                                      "aegyptus 1:11*" };

static void
stage_row (ImperiumPosition *position,
           int               row,
           int               supply)
{
  stage (position, 2, boards[supply], row == EAR_USED || row == BOTH_USED ? "ear 1" : "points 0",
         row == ORACLE_USED || row == BOTH_USED ? "oracle 1" : "points 0");
}

/* Counts in another way than the engine: every set of the eleven cards, and what it may double. */
static int
count_sets (int  n_cards,
            bool ear,
            bool oracle)
{
  int n_sets = oracle && n_cards > 0; /* I10: whatever lies under it */

  for (unsigned set = 0; set < 1u << 10; set++)
    {
      bool bread = set >> 8 & 1;

      if (__builtin_popcount (set) == n_cards && (ear || !(set >> 9 & 1)))
        n_sets += 1 + (bread ? __builtin_popcount (set & 0xff) : 0);
    }

  return n_sets;
}

static void
test_table (void)
{
  for (int row = 0; row < N_ROWS; row++)
    for (int n_cards = 0; n_cards <= 3; n_cards++)
      {
        ImperiumPosition position;
        HarenaMove       list[HARENA_MOVES_MAX];

        stage_row (&position, row, n_cards);
        g_assert_cmpint (imperium_game.moves (&position, list), ==, n_choices[row][n_cards]);
        g_assert_cmpint (count_sets (n_cards, row == BOTH_UNUSED || row == ORACLE_USED,
                                     row == BOTH_UNUSED || row == EAR_USED),
                         ==, n_choices[row][n_cards]);
      }
}

/* The second choice is in the row of a used Oracle, whose it was, for every supply. */
static void
test_table_of_second_choice (void)
{
  for (int n_cards = 1; n_cards <= 3; n_cards++)
    for (int ear_used = 0; ear_used <= 1; ear_used++)
      {
        ImperiumPosition position;
        HarenaMove       list[HARENA_MOVES_MAX];

        stage_row (&position, ear_used ? EAR_USED : BOTH_UNUSED, n_cards);
        stage_play (&position, "choose oracle", "choose gallia asia bread");
        g_assert_cmpint (imperium_game.moves (&position, list), ==,
                         n_choices[ear_used ? BOTH_USED : ORACLE_USED][n_cards]);
      }
}

/* Each choice is listed once, has as many cards as I6 wants, and no card but the Oracle has more. */
static void
test_number_of_cards (void)
{
  for (int supply = 0; supply <= 3; supply++)
    {
      ImperiumPosition        position;
      HarenaMove              list[HARENA_MOVES_MAX];
      g_autoptr (GHashTable)  seen = g_hash_table_new (NULL, NULL);
      int                     n_moves;

      stage_row (&position, BOTH_UNUSED, supply);
      n_moves = imperium_game.moves (&position, list);
      for (int i = 0; i < n_moves; i++)
        {
          g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (list[i])));
          g_assert_true (imperium_is_choice (list[i]));
          if (!imperium_choice_has (list[i], IMPERIUM_ORACLE))
            g_assert_cmpint (__builtin_popcount (imperium_choice_cards (list[i])), ==, supply);
        }
    }
}

static void
test_supply_of_many (void)
{
  ImperiumPosition position;
  HarenaMove       list[HARENA_MOVES_MAX];

  stage (&position, 2, "asia 1:10*");
  g_assert_cmpint (position.supply[0], ==, 4);
  g_assert_cmpint (imperium_game.moves (&position, list), ==, 185);
}

static void
test_empty_supply (void)
{
  ImperiumPosition position;
  g_autofree char *moves = NULL;

  stage (&position, 2, "asia 1:7* 2:1", "gallia 1:7*");
  moves = stage_list_moves (&position);
  g_assert_cmpstr (moves, ==, "choose nothing");
  stage_play (&position, "choose nothing", "choose africa syria asia");
  stage_assert_board (&position, "asia 1:7* 2:2", "gallia 1:7*");
}

static void
test_one_card (void)
{
  ImperiumPosition position;
  g_autofree char *moves = NULL;

  stage_row (&position, BOTH_UNUSED, 1);
  moves = stage_list_moves (&position);
  g_assert_cmpstr (moves, ==,
                   "choose aegyptus;choose africa;choose asia;choose bread;choose ear;"
                   "choose gallia;choose hispania;choose illyricum;choose macedonia;"
                   "choose oracle;choose syria");
}

static void
test_used_cards (void)
{
  ImperiumPosition position;
  g_autofree char *moves = NULL;

  stage_row (&position, BOTH_USED, 3);
  moves = stage_list_moves (&position);
  g_assert_null (strstr (moves, "ear"));
  g_assert_null (strstr (moves, "oracle"));

  /* That of another seat does not matter. */
  g_clear_pointer (&moves, g_free);
  stage (&position, 2, "ear 2", "oracle 2");
  moves = stage_list_moves (&position);
  g_assert_nonnull (strstr (moves, "ear"));
  g_assert_nonnull (strstr (moves, "oracle"));
}

static void
test_bread_doubles_one (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose bread gallia asia", "choose hispania macedonia aegyptus");
  stage_assert_board (&position, "gallia 1:2", "asia 1:1");
  g_assert_cmpint (position.supply[0], ==, 11);

  /* It is back in the hand. */
  stage_play (&position, "choose bread gallia asia", "choose hispania macedonia aegyptus");
  stage_assert_board (&position, "gallia 1:4", "asia 1:2");
}

static void
test_bread_without_effect (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose gallia asia bread", "choose gallia ear bread");
  stage_assert_board (&position, "gallia 1:1 2:1", "asia 1:1");
  g_assert_cmpint (position.supply[0], ==, 12);
  g_assert_cmpint (position.supply[1], ==, 13);

  stage (&position, 2, "asia 1:13* 2:12");
  stage_play (&position, "choose bread", "choose ear bread");
  g_assert_cmpint (position.supply[0], ==, 1);
  g_assert_cmpint (position.supply[1], ==, 2);
}

/* Nobody can put three into a province in one round, and nobody needs more than there are (I13). */
static void
test_never_three_in_a_province (void)
{
  for (int supply = 0; supply <= 3; supply++)
    {
      ImperiumPosition position;
      HarenaMove       list[HARENA_MOVES_MAX];
      int              n_moves;

      stage_row (&position, BOTH_UNUSED, supply);
      n_moves = imperium_game.moves (&position, list);
      for (int i = 0; i < n_moves; i++)
        {
          int sum = 0;

          for (int province = 0; province < 8; province++)
            {
              g_assert_cmpint (imperium_choice_cylinders (list[i], province), <=, 2);
              sum += imperium_choice_cylinders (list[i], province);
            }
          g_assert_cmpint (sum, <=, supply);
        }
    }
}

static void
test_ear_once_a_game (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose gallia asia ear", "choose gallia asia hispania");
  g_assert_cmpint (position.standard, ==, stage_province ("illyricum"));
  g_assert_false (imperium_has_ear (&position, 1));
  g_assert_true (imperium_has_ear (&position, 2));
  stage_refuse (&position, "choose gallia asia ear",
                "seat 1 has used the Ear of the Emperor before");
}

static void
test_oracle_is_one_choice (void)
{
  ImperiumPosition position;
  g_autofree char *moves = NULL;
  const char      *oracle;

  stage (&position, 2);
  moves = stage_list_moves (&position);
  oracle = strstr (moves, "oracle");
  g_assert_nonnull (oracle);
  g_assert_null (strstr (oracle + 1, "oracle"));
  stage_refuse (&position, "choose africa syria oracle",
                "the Oracle is named alone: the cards under it are never shown");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/table-of-choices/first", test_table);
  g_test_add_func ("/imperium/table-of-choices/second", test_table_of_second_choice);
  g_test_add_func ("/imperium/I6/number-of-cards", test_number_of_cards);
  g_test_add_func ("/imperium/I6/supply-of-many", test_supply_of_many);
  g_test_add_func ("/imperium/I6/empty-supply", test_empty_supply);
  g_test_add_func ("/imperium/I7/one-card", test_one_card);
  g_test_add_func ("/imperium/I7/used-cards", test_used_cards);
  g_test_add_func ("/imperium/I8/bread-doubles-one", test_bread_doubles_one);
  g_test_add_func ("/imperium/I8/bread-without-effect", test_bread_without_effect);
  g_test_add_func ("/imperium/I8/never-three-in-a-province", test_never_three_in_a_province);
  g_test_add_func ("/imperium/I9/once-a-game", test_ear_once_a_game);
  g_test_add_func ("/imperium/I10/oracle-is-one-choice", test_oracle_is_one_choice);

  return g_test_run ();
}
