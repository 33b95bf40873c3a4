/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as the record names them: every verb in words, and every move there and back. */

#include "stage.h"

#include <string.h>

static void
test_each_form (void)
{
  static const struct
  {
    const char *text;
    unsigned    parts[4];
  } forms[] = {
    { "place a14", { CIRCUS_PLACE, 13, 0, 0 } },
    { "place k16", { CIRCUS_PLACE, 200, 0, 0 } },
    { "drive W 1", { CIRCUS_DRIVE, CIRCUS_W, 1, 0 } },
    { "drive NW 3", { CIRCUS_DRIVE, CIRCUS_NW, 3, 0 } },
    { "drive SE 5 drop 2", { CIRCUS_DRIVE, CIRCUS_SE, 5, 2 } },
    { "waste 4", { CIRCUS_WASTE, 4, 0, 0 } },
    { "stop", { CIRCUS_STOP, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      const unsigned *parts = forms[i].parts;
      HarenaMove      expected = circus_move (parts[0], parts[1], parts[2], parts[3]);
      HarenaMove      move;
      char            text[HARENA_MOVE_TEXT_MAX];

      circus_game.write_move (NULL, expected, HARENA_SEES_ALL, text);
      g_assert_cmpstr (text, ==, forms[i].text);
      g_assert_true (circus_game.read_move (NULL, forms[i].text, &move, NULL));
      g_assert_cmphex (move, ==, expected);
    }
}

/* Everybody reads the same. */
static void
assert_there_and_back (HarenaMove move)
{
  char       text[HARENA_MOVE_TEXT_MAX];
  HarenaMove back = ~move;

  circus_game.write_move (NULL, move, HARENA_SEES_ALL, text);
  g_assert_true (circus_game.read_move (NULL, text, &back, NULL));
  g_assert_cmphex (back, ==, move);
  for (int viewer = 1; viewer <= HARENA_SEATS_MAX; viewer++)
    {
      char seen[HARENA_MOVE_TEXT_MAX];

      circus_game.write_move (NULL, move, viewer, seen);
      g_assert_cmpstr (seen, ==, text);
    }
}

/* What explain () does not call nonsense can be written. */
static void
test_every_move_there_and_back (void)
{
  CircusPosition position;
  int            n_moves = 0;

  stage_start (&position, 5, "standard");
  for (unsigned verb = 0; verb < CIRCUS_N_VERBS + 1; verb++)
    for (unsigned a = 0; a < 256; a++)
      for (unsigned b = 0; b < 8; b++)
        for (unsigned c = 0; c < 8; c++)
          {
            HarenaMove   move = circus_move (verb, a, b, c);
            HarenaReason reason;

            circus_game.explain (&position, move, &reason);
            if (strcmp (reason.sentence, "this is no move of the game") == 0)
              continue;
            assert_there_and_back (move);
            n_moves++;
          }

  /* 201 place, 6 × 5 × 6 drive, 5 waste and stop. */
  g_assert_cmpint (n_moves, ==, 201 + 180 + 5 + 1);
}

/* A text from a file that anybody may have written: random letters are read to the letter, or not
 * at all. */
static void
test_hostile (void)
{
  static const char letters[] = " drivewastoplckENSW0123456789abfk\n\t%\xc3";
  HarenaRandom      random;
  int               n_read = 0;

  harena_random_seed (&random, 16);
  for (int i = 0; i < 200000; i++)
    {
      char         text[32];
      char         again[HARENA_MOVE_TEXT_MAX];
      int          length = harena_random_below (&random, 12);
      int          begin = g_strlcpy (text, ((const char *[]) { "drive ", "place ", "waste ", "" })
                                               [harena_random_below (&random, 4)],
                                      sizeof text);
      HarenaMove   move;
      HarenaReason reason = { .sentence = "" };

      for (int j = 0; j < length; j++)
        text[begin + j] = letters[harena_random_below (&random, sizeof letters - 1)];
      text[begin + length] = '\0';
      if (!circus_game.read_move (NULL, text, &move, &reason))
        {
          g_assert_cmpstr (reason.sentence, !=, "");
          continue;
        }
      circus_game.write_move (NULL, move, HARENA_SEES_ALL, again);
      g_assert_cmpstr (text, ==, again);
      n_read++;
    }
  g_assert_cmpint (n_read, >, 100);
}

static void
test_long (void)
{
  g_autofree char *text = g_strnfill (100000, 'd');
  g_autofree char *words = g_strnfill (100000, ' ');
  HarenaMove       move;
  HarenaReason     reason;

  g_assert_false (circus_game.read_move (NULL, text, &move, &reason));
  g_assert_false (circus_game.read_move (NULL, words, &move, &reason));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/notation/each-form", test_each_form);
  g_test_add_func ("/circus/notation/every-move-there-and-back", test_every_move_there_and_back);
  g_test_add_func ("/circus/notation/hostile", test_hostile);
  g_test_add_func ("/circus/notation/long", test_long);

  return g_test_run ();
}
