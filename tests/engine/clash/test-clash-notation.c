/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as the record names them: every verb in words, and every move there and back. */

#include "stage.h"

#include "clash/move.h"

#include <string.h>

/* The page's list of forms, an example of each. */
static void
test_each_form (void)
{
  static const struct
  {
    HarenaMove  move;
    const char *text;
  } forms[] = {
    { CLASH_ENTER | 5 << 8 | CLASH_SWORD << 16, "enter b2 sword" },
    { CLASH_JOIN | 20 << 8 | CLASH_SHIELD << 16, "join e3 shield" },
    { CLASH_DRAW | CLASH_BULL << 8, "draw bull" },
    { CLASH_PLACE | 16 << 8, "place d4" },
    { CLASH_ATTACK | 5 << 8 | 5 << 16 | 10u << 24, "attack b2 c2" },
    { CLASH_ATTACK | 5 << 8 | 10 << 16 | 15u << 24, "attack b2 c2 d3" },
    { CLASH_BEAST | 0 << 8 | 0 << 16 | 1u << 24, "beast a1 a2" },
    { CLASH_BEAST | 0 << 8 | 1 << 16 | 2u << 24, "beast a1 a2 a3" },
    { CLASH_RELEASE | CLASH_BEAR << 8 | 7 << 16 | 11u << 24, "release bear b4 c3" },
    { CLASH_PASS, "pass" },
    { CLASH_NAME | 5 << 8, "name 5" },
    { CLASH_THROW | CLASH_TRIDENT << 8, "net trident" },
    { CLASH_ROLL | 4 << 8 | 1 << 16 | 1u << 24, "roll Xx.." },
    { CLASH_ROLL | 5 << 8 | 5 << 16, "roll XXXXX" },
    { CLASH_ROLL | 1 << 8, "roll ." },
    { CLASH_KEEP, "keep" },
    { CLASH_REROLL, "reroll" },
    { CLASH_LOSE | CLASH_SPEAR << 8, "lose spear" },
    { CLASH_LOSE | CLASH_NET << 8 | 1 << 16, "lose netted net" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      char       text[HARENA_MOVE_TEXT_MAX];
      HarenaMove move;

      clash_game.write_move (NULL, forms[i].move, HARENA_SEES_ALL, text);
      g_assert_cmpstr (text, ==, forms[i].text);
      g_assert_true (clash_game.read_move (NULL, forms[i].text, &move, NULL));
      g_assert_cmphex (move, ==, forms[i].move);
    }
}

/* Nothing is secret in Clash: everybody reads the same. */
static void
assert_there_and_back (HarenaMove move)
{
  char       text[HARENA_MOVE_TEXT_MAX];
  HarenaMove back = ~move;

  clash_game.write_move (NULL, move, HARENA_SEES_ALL, text);
  g_assert_true (clash_game.read_move (NULL, text, &back, NULL));
  g_assert_cmphex (back, ==, move);
  for (int viewer = 1; viewer <= HARENA_SEATS_MAX; viewer++)
    {
      char seen[HARENA_MOVE_TEXT_MAX];

      clash_game.write_move (NULL, move, viewer, seen);
      g_assert_cmpstr (seen, ==, text);
    }
}

/* What explain () does not call nonsense can be written; a text that reads back as the number it
 * was written for belongs to no other. */
static void
test_every_move_there_and_back (void)
{
  ClashPosition position;
  int           n_moves = 0;

  stage_start (&position, 5, "german");
  for (unsigned verb = 0; verb < CLASH_N_VERBS; verb++)
    for (unsigned a = 0; a < CLASH_CELLS_END; a++)
      for (unsigned b = 0; b < CLASH_CELLS_END; b++)
        for (unsigned c = 0; c < CLASH_CELLS_END; c++)
          {
            HarenaMove   move = clash_move (verb, a, b, c);
            HarenaReason reason;

            clash_game.explain (&position, move, &reason);
            if (strcmp (reason.sentence, "this is no move of the game") == 0)
              continue;
            assert_there_and_back (move);
            n_moves++;
          }

  /* 85 enter and join, 3 draw, 17 place, 17 × 17 × 17 attack and beast, 3 × 17 × 17 release,
   * 5 name, 5 net, 3 + 6 + 10 + 15 + 21 roll, 10 lose; pass, keep and reroll. */
  g_assert_cmpint (n_moves, ==,
                   2 * 85 + 3 + 17 + 2 * 4913 + 3 * 289 + 5 + 5 + 55 + 10 + 3);
}

/* Faces are written best first, so each outcome has one name. */
static void
test_rolls_best_first (void)
{
  ClashPosition position;

  stage_fight (&position, 2, "international", "b2 1:SS", "b3 2:S");
  stage_play (&position, "attack b2 b3");
  stage_assert_legal (&position, "roll XXX;roll XXx;roll XX.;roll Xxx;roll Xx.;roll X..;roll xxx;"
                                 "roll xx.;roll x..;roll ...");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/notation/each-form", test_each_form);
  g_test_add_func ("/clash/notation/every-move-there-and-back", test_every_move_there_and_back);
  g_test_add_func ("/clash/notation/rolls-best-first", test_rolls_best_first);

  return g_test_run ();
}
