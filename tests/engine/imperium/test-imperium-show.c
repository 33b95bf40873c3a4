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

static void
assert_shown (const ImperiumPosition *position,
              HarenaTranslate         translate,
              const char             *expected)
{
  char text[TEXT_MAX];

  g_assert_cmpint (imperium_game.show (position, translate, text, sizeof text), ==,
                   strlen (expected));
  g_assert_cmpstr (text, ==, expected);
}

static void
stage_middle (ImperiumPosition *position)
{
  stage (position, 3, "asia 1:2* 2:1", "gallia 3:11*", "points 12 3 0", "ear 2", "oracle 3",
         "standard hispania");
  stage_play (position, "choose bread asia ear");
}

#define BOARD \
  "  1 Africa     1 1      1: .   2: .   3: . \n" \
  "  2 Syria      2 2      1: .   2: .   3: . \n" \
  "  3 Illyricum  3 2      1: .   2: .   3: . \n" \
  "  4 Gallia     4 3      1: .   2: .   3:11*\n" \
  "  5 Asia       5 4      1: 2*  2: 1   3: . \n" \
  "> 6 Hispania   6 5      1: .   2: .   3: . \n" \
  "  7 Macedonia  7 5      1: .   2: .   3: . \n" \
  "  8 Aegyptus   8 6      1: .   2: .   3: . \n"

static const char middle_text[] =
  "Round 5 of 40\n"
  "\n"
  BOARD
  "\n"
  "Seat 1: points 12, supply 12, Ear, Oracle, has chosen: choose bread asia ear\n"
  "Seat 2: points 3, supply 13, Oracle\n"
  "Seat 3: points 0, supply 3, Ear\n"
  "Seat 2: now cards are chosen\n";

static void
test_middle (void)
{
  ImperiumPosition position;

  stage_middle (&position);
  assert_shown (&position, leave_english_cb, middle_text);
}

/* What a seat sees shows that another has chosen, not what. */
static void
test_as_seen (void)
{
  ImperiumPosition position;

  stage_middle (&position);
  imperium_game.see (&position, 2);
  assert_shown (&position, leave_english_cb,
                "Round 5 of 40\n"
                "\n"
                BOARD
                "\n"
                "Seat 1: points 12, supply 12, Ear, Oracle, has chosen\n"
                "Seat 2: points 3, supply 13, Oracle\n"
                "Seat 3: points 0, supply 3, Ear\n"
                "Seat 2: now cards are chosen\n");
}

static void
assert_ends_with (const ImperiumPosition *position,
                  const char             *lines)
{
  char text[TEXT_MAX];

  imperium_game.show (position, leave_english_cb, text, sizeof text);
  if (!g_str_has_suffix (text, lines))
    g_error ("%s", text);
}

static void
test_second_choice (void)
{
  ImperiumPosition position;

  stage (&position, 2);
  stage_play (&position, "choose africa syria asia", "choose oracle");
  assert_ends_with (&position,
                    "Seat 1: points 0, supply 14, Ear, Oracle, has chosen: choose africa syria "
                    "asia\n"
                    "Seat 2: points 0, supply 14, Ear\n"
                    "Seat 2: now cards are chosen again, for the Oracle was shown\n");
}

static void
test_over (void)
{
  ImperiumPosition position;

  stage (&position, 3, "gallia 1:13 2:13 3:13", "points 12 17 17", "round 40");
  stage_play (&position, "choose bread", "choose bread", "choose bread");
  assert_ends_with (&position, "Seat 1: points 12, supply 1, Ear, Oracle\n"
                               "Seat 2: points 17, supply 1, Ear, Oracle\n"
                               "Seat 3: points 17, supply 1, Ear, Oracle\n"
                               "the game is over\n"
                               "Won by seat: 2 3\n");
}

/* Five seats pay four places, where there are so many. */
static void
test_five_seats (void)
{
  ImperiumPosition position;
  char             text[TEXT_MAX];

  stage (&position, 5, "aegyptus 5:1*");
  imperium_game.show (&position, leave_english_cb, text, sizeof text);
  g_assert_nonnull (strstr (text,
                            "> 1 Africa     1 1 1    1: .   2: .   3: .   4: .   5: . \n"));
  g_assert_nonnull (strstr (text,
                            "  8 Aegyptus   8 6 4 2  1: .   2: .   3: .   4: .   5: 1*\n"));
}

static const struct
{
  const char *english;
  const char *latin;
} words[] = {
  { "Round %d of %d", "Orbis %d ex %d" },
  { "Seat %d: points %d, supply %d", "Sella %d: %d %d" },
  { ", Ear", ", auris" },
  { ", Oracle", ", oraculum" },
  { ", has chosen: %s", ", elegit: %s" },
  { "Seat %d: %s", "Sella %d: %s" },
  { "now cards are chosen", "chartae eliguntur" },
};

static guint n_translated[G_N_ELEMENTS (words)];

static const char *
translate_cb (const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].english, sentence) == 0)
      {
        n_translated[i]++;
        return words[i].latin;
      }

  g_error ("“%s” was not to be translated", sentence);
}

/* Sentences are; provinces and the words of the notation are not. */
static void
test_translated (void)
{
  ImperiumPosition position;

  stage_middle (&position);
  assert_shown (&position, translate_cb,
                "Orbis 5 ex 40\n"
                "\n"
                BOARD
                "\n"
                "Sella 1: 12 12, auris, oraculum, elegit: choose bread asia ear\n"
                "Sella 2: 3 13, oraculum\n"
                "Sella 3: 0 3, auris\n"
                "Sella 2: chartae eliguntur\n");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpint (n_translated[i], >=, 1);
}

/* As snprintf () does it, whatever the room. */
static void
test_cut_off (void)
{
  ImperiumPosition position;
  size_t           length = strlen (middle_text);

  stage_middle (&position);
  for (size_t size = 0; size <= length + 1; size++)
    {
      g_autofree char *text = g_malloc (size + 1);

      text[size] = '#';
      g_assert_cmpint (imperium_game.show (&position, leave_english_cb, text, size), ==, length);
      g_assert_cmpint (text[size], ==, '#');
      if (size > 0)
        {
          g_assert_cmpint (strlen (text), ==, size - 1);
          g_assert_true (strncmp (text, middle_text, size - 1) == 0);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/show/middle", test_middle);
  g_test_add_func ("/imperium/show/as-seen", test_as_seen);
  g_test_add_func ("/imperium/show/second-choice", test_second_choice);
  g_test_add_func ("/imperium/show/over", test_over);
  g_test_add_func ("/imperium/show/five-seats", test_five_seats);
  g_test_add_func ("/imperium/show/translated", test_translated);
  g_test_add_func ("/imperium/show/cut-off", test_cut_off);

  return g_test_run ();
}
