/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sentence with which a choice is refused, at least once. */

#include "stage.h"

#include <string.h>

/* Where a choice is tried. */
typedef enum
{
  START,
  ONE_LEFT,  /* one cylinder in supply */
  EMPTY,     /* none */
  USED,      /* Ear and Oracle are used */
  AGAIN,     /* the second choice */
  OVER,
  N_SCENES,
} Scene;

#define BREAD_PLACE "“bread” stands before the province that it doubles, which comes first, or " \
                    "last and doubles nothing"

static const StageRefusal refusals[] = {
  /* How many. */
  { "too-few", START, "choose africa syria", "the number of cards is 3, not 2" },
  { "too-many", START, "choose africa syria asia hispania", "the number of cards is 3, not 4" },
  { "none", START, "choose nothing", "the number of cards is 3, not 0" },
  { "one-left", ONE_LEFT, "choose africa syria asia", "the number of cards is 1, not 3" },
  { "far-too-many", START,
    "choose bread africa syria illyricum gallia asia hispania macedonia aegyptus ear",
    "the number of cards is 3, not 10" },
  { "supply-is-empty", EMPTY, "choose africa",
    "seat 1 has no cylinder in supply and chooses no card" },
  { "supply-is-empty-oracle", EMPTY, "choose oracle",
    "seat 1 has no cylinder in supply and chooses no card" },

  /* Which. */
  { "ear-is-used", USED, "choose africa syria ear",
    "seat 1 has used the Ear of the Emperor before" },
  { "oracle-is-used", USED, "choose oracle", "seat 1 has used the Oracle before" },
  { "oracle-with-others", START, "choose africa syria oracle",
    "the Oracle is named alone: the cards under it are never shown" },
  { "oracle-with-bread", START, "choose oracle bread",
    "the Oracle is named alone: the cards under it are never shown" },
  { "oracle-again", AGAIN, "choose oracle",
    "a player who has shown the Oracle chooses again without it" },
  { "over", OVER, "choose africa syria asia", "the game is over" },

  /* What cannot be read. */
  { "nothing", START, "", "this cannot be read as a move" },
  { "space-before", START, " choose oracle", "this cannot be read as a move" },
  { "space-behind", START, "choose oracle ", "this cannot be read as a move" },
  { "two-spaces", START, "choose  oracle", "this cannot be read as a move" },
  { "long-word", START, "choose macedonic", "macedonic is no card" },
  { "longer-word", START, "choose macedoniae", "this cannot be read as a move" },
  { "many-words", START, "choose a b c d e f g h i j k l", "this cannot be read as a move" },
  { "no-verb", START, "take africa", "no move begins with “take”" },
  { "capital-verb", START, "Choose africa", "no move begins with “Choose”" },
  { "control-character", START, "choose\n africa", "no move begins with “choose?”" },
  { "choose-what", START, "choose", "“choose” is not followed by the right words" },
  { "no-card", START, "choose africa roma asia", "roma is no card" },
  { "capital-card", START, "choose Africa syria asia", "Africa is no card" },
  { "what-is-not-seen", START, "choose ?", "? is no card" },
  { "nothing-and-a-card", START, "choose africa nothing", "no card stands beside “nothing”" },
  { "nothing-twice", START, "choose nothing nothing", "no card stands beside “nothing”" },
  { "twice", START, "choose africa africa syria", "everybody has the card africa only once" },
  { "bread-twice", START, "choose bread africa bread", "everybody has the card bread only once" },
  { "order", START, "choose gallia africa asia", "africa is named before gallia" },
  { "order-of-ear", START, "choose ear africa asia", "africa is named before ear" },
  { "order-behind-bread", START, "choose bread gallia hispania asia",
    "asia is named before hispania" },
  { "bread-in-the-middle", START, "choose africa bread gallia", BREAD_PLACE },
  { "bread-before-the-ear", START, "choose bread ear africa", BREAD_PLACE },
  { "bread-before-the-ear-behind", START, "choose africa bread ear", BREAD_PLACE },
};

static void
put_scene (void *position,
           int   scene)
{
  switch ((Scene) scene)
    {
    case ONE_LEFT:
      stage (position, 2, "gallia 1:13");
      break;
    case EMPTY:
      stage (position, 2, "gallia 1:14");
      break;
    case USED:
      stage (position, 2, "ear 1", "oracle 1", "standard syria");
      break;
    case AGAIN:
      stage (position, 2);
      stage_play (position, "choose oracle", "choose africa syria asia");
      break;
    case OVER:
      stage (position, 2, "points 39 0", "africa 1:3");
      stage_play (position, "choose syria asia bread", "choose syria asia bread");
      break;
    case START:
    case N_SCENES:
    default:
      stage (position, 2);
      break;
    }
}

/* Numbers that no text stands for; a program might send them. */
static void
test_numbers_that_are_no_move (void)
{
  static const HarenaMove numbers[] = {
    0xffffffff, 0x10000, 0x10007, 1 << 11, 1 << 11 | 7,
    1 << 12,                          /* Bread is not there */
    1 << 12 | 1 << 0,
    1 << 12 | 1 << 8,                 /* nor what it doubles */
    1 << 12 | 1 << 8 | 1 << 1,
    9 << 12 | 1 << 8 | 0xff,          /* no such province */
    15 << 12 | 1 << 8 | 0xff,
  };

  stage_assert_no_moves (numbers, G_N_ELEMENTS (numbers), put_scene, N_SCENES);
}

/* Whatever can be written is legal, or there is a sentence why not. */
static void
test_every_choice_has_a_reason (void)
{
  for (int scene = START; scene < N_SCENES; scene++)
    {
      ImperiumPosition position;

      put_scene (&position, scene);
      for (HarenaMove move = 0; move <= UINT16_MAX; move++)
        {
          HarenaReason reason = { .sentence = "" };
          char         words[HARENA_REASON_TEXT_MAX];

          if (!imperium_is_choice (move) || harena_check (&imperium_game, &position, move, &reason))
            continue;
          harena_reason_write (&reason, NULL, words, sizeof words);
          g_assert_cmpstr (words, !=, "");
          g_assert_cmpstr (words, !=, "this is no move of the game");
          g_assert_null (strstr (words, "%"));
        }
    }
}

/* A count is never called wrong and right at once. */
static void
test_count_is_another (void)
{
  for (int scene = START; scene < N_SCENES; scene++)
    {
      ImperiumPosition position;

      put_scene (&position, scene);
      for (HarenaMove move = 0; move <= UINT16_MAX; move++)
        {
          HarenaReason reason = { .sentence = "" };

          if (imperium_is_choice (move) && !harena_check (&imperium_game, &position, move, &reason)
              && strcmp (reason.sentence, "the number of cards is %s, not %s") == 0)
            g_assert_cmpstr (reason.words[0], !=, reason.words[1]);
        }
    }
}

static void
test_seats (void)
{
  HarenaSetup      setup = { .seats = 6 };
  HarenaReason     reason;
  ImperiumPosition position;
  char             words[HARENA_REASON_TEXT_MAX];

  g_assert_false (imperium_game.start (&position, &setup, &reason));
  harena_reason_write (&reason, NULL, words, sizeof words);
  g_assert_cmpstr (words, ==, "the game is for 2 to 5 seats");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  stage_add_refusals ("/imperium/reasons", refusals, G_N_ELEMENTS (refusals), put_scene);
  g_test_add_func ("/imperium/reasons/numbers-that-are-no-move", test_numbers_that_are_no_move);
  g_test_add_func ("/imperium/reasons/every-choice-has-a-reason", test_every_choice_has_a_reason);
  g_test_add_func ("/imperium/reasons/count-is-another", test_count_is_another);
  g_test_add_func ("/imperium/reasons/seats", test_seats);

  return g_test_run ();
}
