/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as the record names them: every verb in words, and every move there and back. */

#include "stage.h"

#include "hannibal/move.h"

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
    { HANNIBAL_MARCH | HANNIBAL_ROMA << 8 | HANNIBAL_CANNAE << 16, "march roma cannae" },
    { HANNIBAL_LEAD | HANNIBAL_CARTHAGO << 8 | HANNIBAL_MAURITANIA << 16,
      "hannibal carthago mauritania" },
    { HANNIBAL_SAIL | HANNIBAL_ROMA_CORSICA << 8 | HANNIBAL_ZAMA_SICILIA << 16,
      "sail roma-corsica zama-sicilia" },
    { HANNIBAL_TRADE | HANNIBAL_SARDINIA << 8, "trade sardinia" },
    { HANNIBAL_TRADE_HANNIBAL, "trade hannibal" },
    { HANNIBAL_PASS, "pass" },
    { HANNIBAL_COMMIT_HANNIBAL, "commit hannibal" },
    { HANNIBAL_COMMIT_LEGION, "commit legion" },
    { HANNIBAL_CARD | 3 << 8, "card 3" },
  };
  HannibalPosition position;

  stage_start (&position, HANNIBAL_N_SIDES, "mirrored");
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      char       text[HARENA_MOVE_TEXT_MAX];
      HarenaMove move;

      hannibal_game.write_move (&position, forms[i].move, HARENA_SEES_ALL, text);
      g_assert_cmpstr (text, ==, forms[i].text);
      g_assert_true (hannibal_game.read_move (&position, forms[i].text, &move, NULL));
      g_assert_cmphex (move, ==, forms[i].move);
    }
}

/* What explain () does not call nonsense can be written, and a text belongs to one move. */
static void
test_every_move_there_and_back (void)
{
  g_autoptr(GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  HannibalPosition      position;

  stage_start (&position, HANNIBAL_N_SIDES, "mirrored");
  for (unsigned verb = 0; verb < HANNIBAL_N_VERBS; verb++)
    for (unsigned a = 0; a <= HANNIBAL_N_PLACES; a++)
      for (unsigned b = 0; b <= HANNIBAL_N_PLACES; b++)
        {
          HarenaMove   move = hannibal_move (verb, a, b);
          HarenaMove   back = ~move;
          HarenaReason reason = { .sentence = "" };
          char         text[HARENA_MOVE_TEXT_MAX];

          hannibal_game.explain (&position, move, &reason);
          if (strcmp (reason.sentence, "this is no move of the game") == 0)
            continue;
          hannibal_game.write_move (&position, move, HARENA_SEES_ALL, text);
          g_assert_true (hannibal_game.read_move (&position, text, &back, NULL));
          g_assert_cmphex (back, ==, move);
          g_assert_true (g_hash_table_add (texts, g_strdup (text)));
        }

  /* 11 × 11 march and hannibal, 5 × 5 sail, 11 trade, 5 card; trade hannibal, pass, two commits. */
  g_assert_cmpint (g_hash_table_size (texts), ==, 2 * 121 + 25 + 11 + 5 + 4);
}

/* Two pieces of one kind in one place are the same choice, and 39 is the most there can be. */
static void
test_same_choice_once (void)
{
  HannibalPosition position;
  HarenaMove       list[HARENA_MOVES_MAX];
  int              most = 0;

  stage_set (&position, "mirrored", "carthago c3", "roma r1");
  stage_assert_legal (&position, "march carthago zama;march carthago mauritania;trade carthago;"
                                 "pass");

  /* Rome: eight legions wherever they have most ways, and three fleets apart. */
  position.mover = 1;
  for (unsigned set = 0; set < 1 << HANNIBAL_N_AREAS; set++)
    for (unsigned routes = 0; routes < 1 << HANNIBAL_N_ROUTES; routes++)
      {
        if (__builtin_popcount (set) > 8 || __builtin_popcount (routes) > 3)
          continue;
        position.held[1] = set | routes << HANNIBAL_N_AREAS;
        position.legions[1] = 8;
        most = MAX (most, hannibal_game.moves (&position, list));
      }
  g_assert_cmpint (most, >, 30);
  g_assert_cmpint (most, <=, 39);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hannibal/notation/each-form", test_each_form);
  g_test_add_func ("/hannibal/notation/every-move-there-and-back", test_every_move_there_and_back);
  g_test_add_func ("/hannibal/notation/same-choice-once", test_same_choice_once);

  return g_test_run ();
}
