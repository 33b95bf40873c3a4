/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of morra, and that nobody learns what the other has chosen before it is shown. */

#include "morra.h"
#include "strategy.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>

enum
{
  POSITION_MAX = 64,
  CHOICES = 25,
};

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

static void
start_for (void       *position,
           const char *edition,
           int         seats)
{
  HarenaSetup  setup;
  HarenaReason reason;

  g_assert_cmpuint (morra_game.position_size, <=, POSITION_MAX);
  harena_setup_init (&setup, &morra_game, harena_find_edition (&morra_game, edition), seats);
  g_assert_true (morra_game.start (position, &setup, &reason));
}

static void
start (void       *position,
       const char *edition)
{
  start_for (position, edition, 2);
}

static void
play (void       *position,
      const char *text)
{
  HarenaMove   move;
  HarenaReason reason;

  g_assert_true (morra_game.read_move (position, text, &move, &reason));
  g_assert_true (harena_play (&morra_game, position, move, &reason));
}

static void
assert_points (const void *position,
               int         one,
               int         two)
{
  int points[HARENA_SEATS_MAX];

  morra_game.points (position, points);
  g_assert_cmpint (points[0], ==, one);
  g_assert_cmpint (points[1], ==, two);
}

static void
assert_refused (const void *position,
                const char *text,
                const char *because)
{
  HarenaMove   move;
  HarenaReason reason;
  char         words[HARENA_REASON_TEXT_MAX];

  if (morra_game.read_move (position, text, &move, &reason))
    g_assert_false (harena_check (&morra_game, position, move, &reason));
  harena_reason_write (&reason, NULL, words, sizeof words);
  g_assert_cmpstr (words, ==, because);
}

static void
test_asked_one_after_the_other (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (position, "short");
  for (int round = 0; round < 3; round++)
    {
      g_assert_cmpint (morra_game.turn (position), ==, 1);
      play (position, "show 1 guess 3");
      g_assert_cmpint (morra_game.turn (position), ==, 2);
      play (position, "show 5 guess 10");
    }
}

static void
test_twenty_five_choices (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaMove                  list[HARENA_MOVES_MAX];

  start (position, "short");
  g_assert_cmpint (morra_game.moves (position, list), ==, CHOICES);
  for (int i = 0; i < CHOICES; i++)
    {
      int shown = list[i] / 100;
      int guess = list[i] % 100;

      g_assert_cmpint (shown, >=, 1);
      g_assert_cmpint (shown, <=, 5);
      g_assert_cmpint (guess, >, shown);
      g_assert_cmpint (guess, <=, shown + 5);
    }
}

static void
test_who_alone_is_right_scores (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (position, "short");
  play (position, "show 3 guess 7");
  assert_points (position, 0, 0);
  play (position, "show 4 guess 6");
  assert_points (position, 1, 0);

  play (position, "show 1 guess 5");
  play (position, "show 1 guess 2");
  assert_points (position, 1, 1);

  play (position, "show 2 guess 5");
  play (position, "show 3 guess 5");
  assert_points (position, 1, 1);

  play (position, "show 2 guess 6");
  play (position, "show 3 guess 7");
  assert_points (position, 1, 1);
}

static void
test_target_ends (gconstpointer data)
{
  const char                 *edition = data;
  int                         target = strcmp (edition, "short") == 0 ? 3 : 5;
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaMove                  list[HARENA_MOVES_MAX];

  start (position, edition);
  for (int i = 0; i < target; i++)
    {
      g_assert_cmpint (morra_game.winners (position), ==, 0);
      g_assert_null (morra_game.ending (position));
      if (morra_game.turn (position) == HARENA_CHANCE)
        play (position, "first 1");
      play (position, "show 1 guess 6");
      play (position, "show 1 guess 2");
    }

  assert_points (position, 0, target);
  g_assert_cmpint (morra_game.turn (position), ==, HARENA_NOBODY);
  g_assert_cmpint (morra_game.moves (position, list), ==, 0);
  g_assert_cmpint (morra_game.winners (position), ==, 2);
  g_assert_cmpstr (morra_game.ending (position), ==, "target");
  assert_refused (position, "show 1 guess 2", "the game is over");
}

static void
test_thirty_rounds_end (gconstpointer data)
{
  int                         right = GPOINTER_TO_INT (data);
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (position, "short");
  for (int i = 0; i < 30; i++)
    {
      g_assert_cmpint (morra_game.turn (position), ==, 1);
      play (position, i < right ? "show 1 guess 2" : "show 1 guess 3");
      play (position, "show 1 guess 3");
    }

  g_assert_cmpint (morra_game.turn (position), ==, HARENA_NOBODY);
  g_assert_cmpint (morra_game.winners (position), ==, right > 0 ? 1 : 3);
  g_assert_cmpstr (morra_game.ending (position), ==, "rounds");
}

static void
test_draw_says_who_is_first (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (position, "long");
  g_assert_cmpint (morra_game.turn (position), ==, HARENA_CHANCE);
  play (position, "first 2");
  g_assert_cmpint (morra_game.turn (position), ==, 2);
  play (position, "show 4 guess 6");
  g_assert_cmpint (morra_game.turn (position), ==, 1);
  play (position, "show 2 guess 3");
  assert_points (position, 0, 1);
  g_assert_cmpint (morra_game.turn (position), ==, HARENA_CHANCE);
}

static void
test_refused_with_a_reason (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (position, "long");
  assert_refused (position, "show 1 guess 2", "it must be drawn first who is asked");
  assert_refused (position, "first 3", "seat 3 does not play");
  play (position, "first 2");
  assert_refused (position, "first 1", "nothing is drawn now: seat 2 chooses");
  assert_refused (position, "show 6 guess 8", "a hand shows 1 to 5 fingers, not 6");
  assert_refused (position, "show 0 guess 3", "a hand shows 1 to 5 fingers, not 0");
  assert_refused (position, "show 3 guess 9", "with 3 shown by one hand the sum cannot be 9");
  assert_refused (position, "show 3 guess 07",
                  "“show 3 guess 07” should be written “show 3 guess 7”");
  assert_refused (position, "show ? guess ?", "“show ? guess ?” is not a move of morra");
  assert_refused (position, "", "“” is not a move of morra");
}

/* The other seat reads that a choice was made, its own seat and a record read which. */
static void
test_secret_is_written_hidden (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  char                        text[HARENA_MOVE_TEXT_MAX];

  start (position, "long");
  morra_game.write_move (position, 1002, 1, text);
  g_assert_cmpstr (text, ==, "first 2");
  play (position, "first 2");

  morra_game.write_move (position, 307, HARENA_SEES_ALL, text);
  g_assert_cmpstr (text, ==, "show 3 guess 7");
  morra_game.write_move (position, 307, 2, text);
  g_assert_cmpstr (text, ==, "show 3 guess 7");
  morra_game.write_move (position, 307, 1, text);
  g_assert_cmpstr (text, ==, "show ? guess ?");
}

/* The choice of the first comes to light when the second has chosen, for itself at once. */
static void
test_secret_opens_when_both_are_in (void)
{
  _Alignas (max_align_t) char before[POSITION_MAX];
  _Alignas (max_align_t) char position[POSITION_MAX];

  start (before, "short");
  memcpy (position, before, morra_game.position_size);
  play (position, "show 3 guess 7");
  g_assert_true (morra_game.is_open (before, 307, position, 1));
  g_assert_true (morra_game.is_open (before, 307, position, HARENA_SEES_ALL));
  g_assert_false (morra_game.is_open (before, 307, position, 2));
  play (position, "show 4 guess 7");
  g_assert_true (morra_game.is_open (before, 307, position, 2));
}

/* Whatever seat 1 has chosen, seat 2 is asked and shown the same. */
static void
test_secret_changes_nothing_for_the_other (void)
{
  _Alignas (max_align_t) char before[POSITION_MAX];
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaMove                  choices[HARENA_MOVES_MAX];
  HarenaMove                  first_list[HARENA_MOVES_MAX];
  char                        first_text[1024];

  start (before, "short");
  g_assert_cmpint (morra_game.moves (before, choices), ==, CHOICES);
  for (int i = 0; i < CHOICES; i++)
    {
      HarenaMove list[HARENA_MOVES_MAX];
      char       text[1024];

      memcpy (position, before, morra_game.position_size);
      morra_game.play (position, choices[i]);
      g_assert_cmpint (morra_game.turn (position), ==, 2);
      assert_points (position, 0, 0);
      g_assert_cmpint (morra_game.moves (position, list), ==, CHOICES);
      morra_game.see (position, 2);
      g_assert_cmpint (morra_game.turn (position), ==, 2);
      morra_game.show (position, leave_english_cb, text, sizeof text);
      if (i == 0)
        {
          memcpy (first_list, list, sizeof list);
          memcpy (first_text, text, sizeof text);
        }
      g_assert_cmpmem (list, CHOICES * sizeof *list, first_list, CHOICES * sizeof *list);
      g_assert_cmpstr (text, ==, first_text);
    }
}

/* What seat 1 has chosen in secret, as it is shown when seat 2 answers. */
static void
reveal (const void *position,
        int        *shown,
        int        *guess)
{
  _Alignas (max_align_t) char after[POSITION_MAX];
  char                        text[1024];
  const char                 *line;

  memcpy (after, position, morra_game.position_size);
  play (after, "show 1 guess 2");
  morra_game.show (after, leave_english_cb, text, sizeof text);
  line = strstr (text, "Seat 1 had shown");
  g_assert_cmpint (sscanf (line, "Seat 1 had shown %d and guessed %d", shown, guess), ==, 2);
}

/* Whatever seat 1 has chosen, seat 2 is dealt the same worlds, each choice equally often. */
static void
test_hide_is_even (void)
{
  enum { DEALS = 25000 };
  _Alignas (max_align_t) char position[POSITION_MAX];
  _Alignas (max_align_t) char other[POSITION_MAX];
  HarenaRandom                random, other_random;
  int                         counts[6][11] = { { 0 } };
  double                      chi_square = 0;

  harena_random_seed (&random, 25);
  other_random = random;
  for (int i = 0; i < DEALS; i++)
    {
      int shown, guess;

      start (position, "short");
      start (other, "short");
      play (position, "show 1 guess 2");
      play (other, "show 5 guess 8");
      morra_game.hide (position, 2, &random);
      morra_game.hide (other, 2, &other_random);
      g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);
      reveal (position, &shown, &guess);
      counts[shown][guess]++;
    }

  for (int shown = 1; shown <= 5; shown++)
    for (int guess = shown + 1; guess <= shown + 5; guess++)
      {
        double expected = (double) DEALS / CHOICES;
        double off = counts[shown][guess] - expected;

        chi_square += off * off / expected;
      }
  g_assert_cmpfloat (chi_square, <, 51.2); /* 24 degrees of freedom, p = 0.001 */
}

/* One's own choice stays, and when both are in there is nothing left to hide. */
static void
test_hide_keeps_what_is_seen (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  _Alignas (max_align_t) char hidden[POSITION_MAX];
  HarenaRandom                random;

  harena_random_seed (&random, 1);
  start (position, "short");
  play (position, "show 1 guess 2");
  memcpy (hidden, position, morra_game.position_size);
  morra_game.hide (hidden, 1, &random);
  g_assert_cmpmem (position, morra_game.position_size, hidden, morra_game.position_size);

  play (position, "show 4 guess 5");
  for (int seat = 1; seat <= 2; seat++)
    {
      memcpy (hidden, position, morra_game.position_size);
      morra_game.hide (hidden, seat, &random);
      g_assert_cmpmem (position, morra_game.position_size, hidden, morra_game.position_size);
    }
}

static void
test_show (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  char                        text[1024];

  start (position, "long");
  morra_game.show (position, leave_english_cb, text, sizeof text);
  g_assert_cmpstr (text, ==,
                   "Morra to 5 points, round 1 of 30\n"
                   "Seat 1: points 0, waits\n"
                   "Seat 2: points 0, waits\n"
                   "It is drawn who is asked first.\n");
  play (position, "first 1");
  play (position, "show 2 guess 5");
  play (position, "show 3 guess 6");
  play (position, "first 1");
  play (position, "show 5 guess 10");
  morra_game.show (position, leave_english_cb, text, sizeof text);
  g_assert_cmpstr (text, ==,
                   "Morra to 5 points, round 2 of 30\n"
                   "Seat 1: points 1, shows 5, guesses 10\n"
                   "Seat 2: points 0, is asked\n"
                   "Seat 1 had shown 2 and guessed 5.\n"
                   "Seat 2 had shown 3 and guessed 6.\n");
  morra_game.see (position, 2);
  morra_game.show (position, leave_english_cb, text, sizeof text);
  g_assert_cmpstr (text, ==,
                   "Morra to 5 points, round 2 of 30\n"
                   "Seat 1: points 1, has chosen\n"
                   "Seat 2: points 0, is asked\n"
                   "Seat 1 had shown 2 and guessed 5.\n"
                   "Seat 2 had shown 3 and guessed 6.\n");
}

/* Who alone is right among all has the point, and its pair with it. */
static void
test_pairs (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  HarenaSetup                 setup;
  HarenaReason                reason;
  char                        words[HARENA_REASON_TEXT_MAX];

  harena_setup_init (&setup, &morra_game, harena_find_edition (&morra_game, "pairs"), 3);
  g_assert_false (morra_game.start (position, &setup, &reason));
  harena_reason_write (&reason, NULL, words, sizeof words);
  g_assert_cmpstr (words, ==, "pairs are for four seats");

  start_for (position, "pairs", 4);
  setup.seats = 4;
  g_assert_cmpint (harena_n_sides (&morra_game, &setup), ==, 2);
  for (int round = 0; round < 3; round++)
    {
      g_assert_cmpint (harena_result (&morra_game, &setup, position), ==, HARENA_RESULT_OPEN);
      play (position, round == 0 ? "show 1 guess 4" : "show 1 guess 5");
      play (position, "show 1 guess 5");
      play (position, round == 0 ? "show 1 guess 5" : "show 1 guess 4");
      g_assert_cmpuint (morra_game.together (position), ==, 0xf);
      play (position, "show 1 guess 6");
    }
  assert_points (position, 1, 0);
  g_assert_cmpuint (morra_game.winners (position), ==, 1 | 4);
  g_assert_cmpint (harena_result (&morra_game, &setup, position), ==, HARENA_RESULT_WON);
  g_assert_cmpstr (morra_game.ending (position), ==, "target");
}

/* The hand of chance comes after the choice, which is no secret: there is nobody else. */
static void
test_solitaire (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  const HarenaSetup           setup = { .seats = 1 };
  int                         points[HARENA_SEATS_MAX];
  char                        text[HARENA_MOVE_TEXT_MAX];

  start_for (position, "short", 1);
  g_assert_cmpuint (morra_game.together (position), ==, 0);
  morra_game.write_move (position, 104, HARENA_SEES_OPEN, text);
  g_assert_cmpstr (text, ==, "show 1 guess 4");
  play (position, "show 1 guess 4");
  g_assert_cmpint (morra_game.turn (position), ==, HARENA_CHANCE);
  assert_refused (position, "show 1 guess 4", "the other hand is to be shown first");
  assert_refused (position, "first 1", "the other hand is to be shown first");
  assert_refused (position, "hand 6", "a hand shows 1 to 5 fingers, not 6");
  play (position, "hand 3");
  morra_game.points (position, points);
  g_assert_cmpint (points[0], ==, 1);
  play (position, "show 1 guess 4");
  play (position, "hand 2");
  morra_game.points (position, points);
  g_assert_cmpint (points[0], ==, 1);

  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (morra_game.turn (position), ==, 1);
      play (position, "show 1 guess 2");
      play (position, "hand 5");
    }
  morra_game.points (position, points);
  g_assert_cmpint (points[0], ==, -3);
  g_assert_cmpint (harena_result (&morra_game, &setup, position), ==, HARENA_RESULT_LOST);
  g_assert_cmpstr (morra_game.ending (position), ==, "broke");
}

/* What the others have chosen in this round is taken back, and one's own stays. */
static void
test_reopen (void)
{
  _Alignas (max_align_t) char position[POSITION_MAX];
  _Alignas (max_align_t) char other[POSITION_MAX];

  start_for (position, "short", 3);
  memcpy (other, position, morra_game.position_size);
  play (position, "show 1 guess 4");
  play (position, "show 2 guess 7");
  morra_game.strategy->reopen (position, 3);
  g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);

  play (position, "show 1 guess 4");
  memcpy (other, position, morra_game.position_size);
  play (position, "show 2 guess 7");
  morra_game.strategy->reopen (position, 1);
  g_assert_cmpmem (position, morra_game.position_size, other, morra_game.position_size);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/morra/asked-one-after-the-other", test_asked_one_after_the_other);
  g_test_add_func ("/morra/twenty-five-choices", test_twenty_five_choices);
  g_test_add_func ("/morra/who-alone-is-right-scores", test_who_alone_is_right_scores);
  g_test_add_data_func ("/morra/target-ends/short", "short", test_target_ends);
  g_test_add_data_func ("/morra/target-ends/long", "long", test_target_ends);
  g_test_add_data_func ("/morra/thirty-rounds-end/level", GINT_TO_POINTER (0),
                        test_thirty_rounds_end);
  g_test_add_data_func ("/morra/thirty-rounds-end/ahead", GINT_TO_POINTER (2),
                        test_thirty_rounds_end);
  g_test_add_func ("/morra/draw-says-who-is-first", test_draw_says_who_is_first);
  g_test_add_func ("/morra/refused-with-a-reason", test_refused_with_a_reason);
  g_test_add_func ("/morra/secret-is-written-hidden", test_secret_is_written_hidden);
  g_test_add_func ("/morra/secret-opens-when-both-are-in", test_secret_opens_when_both_are_in);
  g_test_add_func ("/morra/secret-changes-nothing-for-the-other",
                   test_secret_changes_nothing_for_the_other);
  g_test_add_func ("/morra/hide-is-even", test_hide_is_even);
  g_test_add_func ("/morra/hide-keeps-what-is-seen", test_hide_keeps_what_is_seen);
  g_test_add_func ("/morra/show", test_show);
  g_test_add_func ("/morra/pairs", test_pairs);
  g_test_add_func ("/morra/solitaire", test_solitaire);
  g_test_add_func ("/morra/reopen", test_reopen);

  return g_test_run ();
}
