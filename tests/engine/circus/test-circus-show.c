/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position as text: exactly these lines, in the language of the reader. */

#include "stage.h"

#include <string.h>

enum
{
  TEXT_MAX = 4096,
};

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

/* The lines behind the track. */
static void
assert_shown (const CircusPosition *position,
              const char           *expected)
{
  char text[TEXT_MAX];

  g_assert_cmpint (circus_game.show (position, leave_english_cb, text, sizeof text), ==,
                   strlen (text));
  g_assert_cmpstr (strstr (text, "\n\n") + 2, ==, expected);
}

static void
test_track (void)
{
  static const char track[]
    = "a             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "b           .   .   .   .   .   .   .   .   .   .   .   .  1a   .   .   .   .\n"
      "c         .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "d       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "e     .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "f   .   .   .   .   .   =   =   =   =   =   =   =  2c  2b  1c  1b   .   .   .   .   .\n"
      "g     .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "h       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "i         .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "j           .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "k            2a   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
      "\n";
  CircusPosition position;
  char           text[TEXT_MAX];

  stage_race (&position, 2, "standard", "1a b13", "2a k1");
  circus_game.show (&position, leave_english_cb, text, sizeof text);
  text[strlen (track)] = '\0';
  g_assert_cmpstr (text, ==, track);
}

static void
test_placing (void)
{
  CircusPosition position;

  stage_start (&position, 2, "standard");
  stage_play (&position, "place a16");
  assert_shown (&position, "Seat 1: chariots at home 0, place 0, points 0\n"
                           "  1a a16: stage 0, steps to the finish 31\n"
                           "  Cards: 1 2 3 4 5\n"
                           "Seat 2: chariots at home 0, place 0, points 0\n"
                           "  Cards: 1 2 3 4 5\n"
                           "Seat 2: now a chariot is placed\n");
}

static void
test_round (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard", "1a e10 4", "1b f18 -1", "1c b8", "2a k1", "quiet 7");
  stage_play (&position, "waste 2", "drive SW 1", "drive NW 5");
  assert_shown (&position, "Seat 1: chariots at home 1, place 0, points 1\n"
                           "  1a f10: stage 4, steps to the finish 0\n"
                           "  1b a13: stage 0, steps to the finish 28\n"
                           "  1c b8: stage 0, steps to the finish 22\n"
                           "  Cards: 3 4\n"
                           "Seat 2: chariots at home 2, place 0, points 2\n"
                           "  2a k1: stage 2, steps to the finish 18\n"
                           "  2b f16: stage 4, steps to the finish 0\n"
                           "  2c f15: stage 4, steps to the finish 0\n"
                           "  Cards: 1 2 3 4 5\n"
                           "Round 1: 1c 1a [1b] 2a\n"
                           "Cards driven: 1, the last one to NW\n"
                           "Rounds in a row without an arrival: 7; arrivals in this one: 1\n"
                           "Seat 1: now the chariot drives on or stops\n");
}

static void
test_over (void)
{
  CircusPosition position;

  stage_race (&position, 2, "standard until=places", "1a e10 4", "2a k1");
  stage_play (&position, "drive SW 1");
  assert_shown (&position, "Seat 1: chariots at home 3, place 1, points 1\n"
                           "Seat 2: chariots at home 2, place 0, points 0\n"
                           "  2a k1: stage 2, steps to the finish 18\n"
                           "  2b f14: stage 4, steps to the finish 0\n"
                           "  2c f13: stage 4, steps to the finish 0\n"
                           "Round 1:\n"
                           "Rounds in a row without an arrival: 0; arrivals in this one: 0\n"
                           "the game is over\n"
                           "Won by seat: 1\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/show/track", test_track);
  g_test_add_func ("/circus/show/placing", test_placing);
  g_test_add_func ("/circus/show/round", test_round);
  g_test_add_func ("/circus/show/over", test_over);

  return g_test_run ();
}
