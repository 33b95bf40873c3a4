/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check, trace and show, on a game that random has written. */

#include "place.h"
#include "run.h"

#include <string.h>

static char **
lines_of (const char *text)
{
  g_assert_true (g_str_has_suffix (text, "\n"));

  return g_strsplit (text, "\n", -1);
}

/* The moves of a file, as it has them: “1=enter c1 shield”. */
static char **
moves_of (const Place *place)
{
  g_autofree char *text = place_game (place);
  const char      *moves = strstr (text, "[Moves]\n");

  g_assert_nonnull (moves);
  return lines_of (moves + strlen ("[Moves]\n"));
}

/* The text up to and including the end of a move, such as “100=”. */
static char *
cut_behind (const char *text,
            const char *move)
{
  g_autofree char *line = g_strconcat ("\n", move, NULL);
  const char      *begin = strstr (text, line);

  g_assert_nonnull (begin);
  return g_strndup (text, strchr (begin + 1, '\n') + 1 - text);
}

static void
test_check_valid (Place      *place,
                  const void *data)
{
  g_autoptr (LabResult) result = lab_run ("check", place->game, NULL);
  g_auto (GStrv)        moves = moves_of (place);
  g_autofree char      *sentence = g_strdup_printf ("%s: valid, %u moves, over\n", place->game,
                                                    g_strv_length (moves) - 1);

  (void) data;
  lab_assert_done (result);
  g_assert_cmpstr (result->output, ==, sentence);
}

static void
test_check_not_over (Place      *place,
                     const void *data)
{
  g_autofree char      *text = place_game (place);
  g_autofree char      *beginning = cut_behind (text, "100=");
  g_autofree char      *filename = place_file (place, "half.harena", beginning);
  g_autofree char      *one = cut_behind (text, "1=");
  g_autofree char      *one_filename = place_file (place, "one.harena", one);
  g_autofree char      *sentences = g_strdup_printf ("%s: valid, 100 moves, not over\n"
                                                     "%s: valid, 1 move, not over\n",
                                                     filename, one_filename);
  g_autoptr (LabResult) result = lab_run ("check", filename, one_filename, NULL);

  (void) data;
  lab_assert_done (result);
  g_assert_cmpstr (result->output, ==, sentences);
}

/* Each file has its line, and one that is wrong is enough for status 1. */
static void
test_check_wrong (Place      *place,
                  const void *data)
{
  g_autofree char      *text = place_game (place);
  g_autofree char      *beginning = cut_behind (text, "100=");
  g_autofree char      *wrong = g_strconcat (beginning, "101=dance a1\n", NULL);
  g_autofree char      *filename = place_file (place, "wrong.harena", wrong);
  g_autofree char      *missing = place_file (place, "missing.harena", NULL);
  g_autoptr (LabResult) result = lab_run ("check", filename, place->game, missing, NULL);
  g_auto (GStrv)        lines = lines_of (result->output);

  (void) data;
  g_assert_cmpint (result->status, ==, 1);
  g_assert_cmpstr (result->errors, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[0], filename));
  g_assert_nonnull (strstr (lines[0], "move 101"));
  g_assert_nonnull (strstr (lines[0], "dance a1"));
  g_assert_nonnull (strstr (lines[1], ": valid, "));
  g_assert_true (g_str_has_prefix (lines[2], missing));
  g_assert_nonnull (strstr (lines[2], "No such file"));
}

/* What a hostile file has in its moves does not reach the terminal as anything but text. */
static void
test_check_hostile (Place      *place,
                    const void *data)
{
  g_autofree char      *text = place_game (place);
  g_autofree char      *beginning = cut_behind (text, "[Moves]");
  g_autofree char      *wrong = g_strconcat (beginning, "1=enter \302\2332J\u202e sword\n", NULL);
  g_autofree char      *filename = place_file (place, "hostile.harena", wrong);
  g_autoptr (LabResult) result = lab_run ("check", filename, NULL);

  (void) data;
  g_assert_cmpint (result->status, ==, 1);
  g_assert_nonnull (strstr (result->output, "?2J?"));
  g_assert_null (strstr (result->output, "\302\233"));
  g_assert_null (strstr (result->output, "\u202e"));
}

/* A name with a line break is still one line, and one that looks like an option can be named. */
static void
test_check_strange_name (Place      *place,
                         const void *data)
{
  g_autofree char      *text = place_game (place);
  g_autofree char      *two_lines = place_file (place, "two\nlines\033[2J.harena", text);
  g_autoptr (LabResult) result = lab_run ("check", two_lines, NULL);
  g_autoptr (LabResult) option = lab_run ("check", "--", "--json", NULL);
  g_auto (GStrv)        lines = lines_of (result->output);

  (void) data;
  lab_assert_done (result);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_nonnull (strstr (lines[0], "two?lines?[2J.harena: valid"));

  g_assert_cmpint (option->status, ==, 1);
  g_assert_true (g_str_has_prefix (option->output, "--json: "));
}

static void
assert_trace_line (const char *line,
                   int         number,
                   const char *move)
{
  g_auto (GStrv)   fields = g_strsplit (line, "\t", -1);
  g_autofree char *number_text = g_strdup_printf ("%d", number);
  g_autofree char *count = NULL;
  g_auto (GStrv)   legal = NULL;
  gboolean         by_chance = g_str_has_prefix (move, "roll ") || g_str_has_prefix (move, "draw ");

  g_assert_cmpuint (g_strv_length (fields), ==, 5);
  g_assert_cmpstr (fields[0], ==, number_text);
  g_assert_cmpstr (fields[2], ==, move);
  if (by_chance)
    g_assert_cmpstr (fields[1], ==, "chance");
  else
    g_assert_true (g_regex_match_simple ("^[1-4]$", fields[1], 0, 0));

  legal = g_strsplit (fields[4], ";", -1);
  count = g_strdup_printf ("%u", g_strv_length (legal));
  g_assert_cmpstr (fields[3], ==, count);
  g_assert_true (g_strv_contains ((const char *const *) legal, move));
  for (int i = 1; legal[i] != NULL; i++)
    g_assert_cmpstr (legal[i - 1], <, legal[i]);
}

static void
test_trace (Place      *place,
            const void *data)
{
  g_autoptr (LabResult) result = lab_run ("trace", place->game, NULL);
  g_auto (GStrv)        lines = lines_of (result->output);
  g_auto (GStrv)        moves = moves_of (place);

  (void) data;
  lab_assert_done (result);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (moves) + 1);
  for (int i = 0; moves[i][0] != '\0'; i++)
    assert_trace_line (lines[i], i + 1, strchr (moves[i], '=') + 1);
  g_assert_true (g_regex_match_simple ("^# points \\d+ \\d+ \\d+ \\d+; "
                                       "winners [1-4]( [1-4])*$",
                                       lines[g_strv_length (lines) - 2], 0, 0));

  /* R1, R8: five kinds in each of 17 cells. */
  g_assert_nonnull (strstr (lines[0], "\t85\tenter a1 net;enter a1 shield;enter a1 spear;"));
}

/* A game that is not over has points, and no winner yet. */
static void
test_trace_not_over (Place      *place,
                     const void *data)
{
  g_autofree char      *text = place_game (place);
  g_autofree char      *beginning = cut_behind (text, "1=");
  g_autofree char      *filename = place_file (place, "one.harena", beginning);
  g_autoptr (LabResult) result = lab_run ("trace", filename, NULL);

  (void) data;
  lab_assert_done (result);
  g_assert_true (g_str_has_suffix (result->output, "\n# points 0 0 0 0; winners open\n"));
}

/* What cannot be loaded is told on standard error, and nothing else is printed. */
static void
test_load_fails (Place      *place,
                 const void *data)
{
  g_autofree char      *wrong = place_file (place, "wrong.harena", "I came, I saw\n");
  g_autofree char      *missing = place_file (place, "missing.harena", NULL);
  g_autoptr (LabResult) trace_wrong = lab_run ("trace", wrong, NULL);
  g_autoptr (LabResult) trace_missing = lab_run ("trace", missing, NULL);
  g_autoptr (LabResult) show_wrong = lab_run ("show", wrong, NULL);

  (void) data;
  lab_assert_fails (trace_wrong, 1, "wrong.harena: line 1: ");
  lab_assert_fails (trace_missing, 1, "missing.harena: ");
  lab_assert_fails (show_wrong, 1, "harena-lab show: ");
  g_assert_cmpstr (trace_wrong->output, ==, "");
  g_assert_cmpstr (trace_missing->output, ==, "");
  g_assert_cmpstr (show_wrong->output, ==, "");
}

static void
test_show (Place      *place,
           const void *data)
{
  g_autoptr (LabResult) result = lab_run ("show", place->game, NULL);
  g_auto (GStrv)        moves = moves_of (place);
  guint                 n_moves = g_strv_length (moves) - 1;
  g_autofree char      *sentence = g_strdup_printf ("\nMove %u of %u: %s\n", n_moves, n_moves,
                                                    strchr (moves[n_moves - 1], '=') + 1);

  (void) data;
  lab_assert_done (result);
  g_assert_true (g_str_has_prefix (result->output,
                                   "Clash of the Gladiators\nEdition: international\n"
                                   "Seat 1: Seat 1 (random)\nSeat 2: Seat 2 (random)\n"
                                   "Seat 3: Seat 3 (random)\nSeat 4: Seat 4 (random)\n"));
  g_assert_nonnull (strstr (result->output, sentence));
}

static void
test_show_at (Place      *place,
              const void *data)
{
  g_auto (GStrv)        moves = moves_of (place);
  guint                 n_moves = g_strv_length (moves) - 1;
  g_autofree char      *last = g_strdup_printf ("%u", n_moves);
  g_autofree char      *too_far = g_strdup_printf ("%u", n_moves + 1);
  g_autoptr (LabResult) at_start = lab_run ("show", "--at", "0", place->game, NULL);
  g_autoptr (LabResult) at_one = lab_run ("show", place->game, "--at=1", NULL);
  g_autoptr (LabResult) at_end = lab_run ("show", "--at", last, place->game, NULL);
  g_autoptr (LabResult) by_default = lab_run ("show", place->game, NULL);
  g_autoptr (LabResult) beyond = lab_run ("show", place->game, "--at", too_far, NULL);

  (void) data;
  lab_assert_done (at_start);
  g_assert_nonnull (strstr (at_start->output, "\nMove 0 of "));
  g_assert_nonnull (strstr (at_start->output, "Seat 1: teams 0, gladiators 0, "));
  lab_assert_done (at_one);
  g_assert_nonnull (strstr (at_one->output, "\nMove 1 of "));
  g_assert_nonnull (strstr (at_one->output, "Seat 1: teams 1, gladiators 1, "));
  lab_assert_done (at_end);
  g_assert_cmpstr (at_end->output, ==, by_default->output);
  lab_assert_fails (beyond, 2, "--at takes a number from 0 to ");
  g_assert_cmpstr (beyond->output, ==, "");
}

/* A table that is of no edition lists its options. */
static void
test_show_options (Place      *place,
                   const void *data)
{
  g_autofree char      *filename = place_file (place, "mixed.harena", NULL);
  g_autoptr (LabResult) random = lab_run ("random", "--games", "1", "--option", "spacing=on",
                                          "--write", filename, NULL);
  g_autoptr (LabResult) result = lab_run ("show", filename, NULL);

  (void) data;
  lab_assert_done (random);
  lab_assert_done (result);
  g_assert_nonnull (strstr (result->output, "\nOptions: spacing=on stopped-by=enemies "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  place_add_test ("/lab/check/valid", test_check_valid);
  place_add_test ("/lab/check/not-over", test_check_not_over);
  place_add_test ("/lab/check/wrong", test_check_wrong);
  place_add_test ("/lab/check/hostile", test_check_hostile);
  place_add_test ("/lab/check/strange-name", test_check_strange_name);
  place_add_test ("/lab/trace", test_trace);
  place_add_test ("/lab/trace/not-over", test_trace_not_over);
  place_add_test ("/lab/load-fails", test_load_fails);
  place_add_test ("/lab/show", test_show);
  place_add_test ("/lab/show/at", test_show_at);
  place_add_test ("/lab/show/options", test_show_options);

  return g_test_run ();
}
