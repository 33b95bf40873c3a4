/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be typed, and what is said about the rest. */

#include "command-line.h"

#include "face.h"
#include "five.h"
#include "games.h"
#include "house.h"

#include <string.h>

#define SEATS "--seats", "Anna:person,Marcus:lanista"

static HarenaCommandLine *
parse_good (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  HarenaCommandLine *line = harena_command_line_parse (arguments, &error);

  g_assert_no_error (error);
  g_assert_nonnull (line);
  return line;
}

static void
test_nothing (void)
{
  const char *const             arguments[] = { "harena", NULL };
  g_autoptr (HarenaCommandLine) line = parse_good (arguments);

  g_assert_null (line->game);
  g_assert_null (line->files);
  g_assert_null (line->help);
  g_assert_false (line->wants_version);
}

static void
test_help (void)
{
  const char *const             arguments[] = { "harena", "--help", NULL };
  g_autoptr (HarenaCommandLine) line = parse_good (arguments);
  const char *const             options[] = {
    "--new", "--seats", "--edition", "--seed", "--quick-entry", "--version", "[FILE…]",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    g_assert_nonnull (strstr (line->help, options[i]));
}

/* The help names every game that can be played and its editions, and no other. */
static void
test_help_games (void)
{
  const char *const             arguments[] = { "harena", "--help", NULL };
  g_autoptr (HarenaCommandLine) line = parse_good (arguments);

  for (int i = 0; harena_games[i] != NULL; i++)
    {
      const HarenaGame *game = harena_games[i];
      gboolean          shown = harena_face_of (game) != NULL;

      g_assert_true ((strstr (line->help, game->name) != NULL) == shown);
      for (int k = 0; shown && k < game->n_editions; k++)
        g_assert_nonnull (strstr (line->help, game->editions[k].id));
    }
}

/* With other games than the first: what they refuse is said in their words. */
static void
test_other_games (void)
{
  static const struct
  {
    const char *arguments[8];
    const char *sentence; /* NULL: nothing is wrong with it */
  } cases[] = {
    { { "harena", "--new", "gladiatori", "--seats", "A:person,B:tiro,C:tiro", "--edition",
        "teams2v1" }, NULL },
    { { "harena", "--new", "gladiatori", "--seats", "A:person,B:tiro", "--edition", "teams2v1" },
      "two against one is for three seats" },
    { { "harena", "--new", "gladiatori", "--seats", "A:person", "--edition", "duel" }, NULL },
    { { "harena", "--new", "hannibal", SEATS, "--quick-entry" }, "--quick-entry" },
    { { "harena", "--new", "hannibal", "--seats", "A:person" }, "2 to 2 seats" },
  };

  five_add_faces ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char                   *arguments[9] = { NULL };
      g_autoptr (GError)            error = NULL;
      g_autoptr (HarenaCommandLine) line = NULL;

      memcpy (arguments, cases[i].arguments, sizeof cases[i].arguments);
      line = harena_command_line_parse (arguments, &error);
      g_assert_true ((line != NULL) == (cases[i].sentence == NULL));
      if (line == NULL && strstr (error->message, cases[i].sentence) == NULL)
        g_error ("“%s” is said instead of “%s”", error->message, cases[i].sentence);
    }
}

static void
test_game (void)
{
  const char *const             arguments[] = {
    "harena", "--new", "clash", "--seats", "Anna:person:violet, Marcus Aurelius : lanista ,C:tiro",
    "--edition=german", "--seed", "18446744073709551615", "--quick-entry", NULL,
  };
  g_autoptr (HarenaCommandLine) line = parse_good (arguments);

  g_assert_cmpstr (line->game->id, ==, "clash");
  g_assert_cmpint (line->setup.seats, ==, 3);
  g_assert_cmpstr (harena_edition_of (line->game, &line->setup), ==, "german");
  g_assert_cmpuint (line->seed, ==, G_MAXUINT64);
  g_assert_true (line->quick_entry);
  g_assert_cmpstr (line->seats[0].name, ==, "Anna");
  g_assert_cmpstr (line->seats[0].player, ==, "person");
  g_assert_cmpint (line->seats[0].colour, ==, 5);
  g_assert_cmpstr (line->seats[1].name, ==, "Marcus Aurelius");
  g_assert_cmpstr (line->seats[1].player, ==, "lanista");
  g_assert_cmpint (line->seats[1].colour, ==, 2);
  g_assert_cmpstr (line->seats[2].player, ==, "tiro");
}

/* Who names no colour has that of the seat in this game; and never one that another has named. */
static void
test_colours (void)
{
  static const struct
  {
    const char *seats;
    int         colours[2];
  } cases[] = {
    { "A:person,B:tiro", { 2, 1 } },
    { "A:person:red,B:tiro", { 1, 2 } },
    { "A:person:green,B:tiro", { 4, 1 } },
    { "A:person,B:tiro:blue", { 1, 2 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const arguments[] = { "harena", "--new", "hannibal", "--seats", cases[i].seats,
                                        NULL };
      g_autoptr (HarenaCommandLine) line = parse_good (arguments);

      for (int seat = 0; seat < 2; seat++)
        g_assert_cmpint (line->seats[seat].colour, ==, cases[i].colours[seat]);
    }
}

static void
test_defaults (void)
{
  const char *const             arguments[] = { "harena", "--new", "clash", SEATS, NULL };
  g_autoptr (HarenaCommandLine) first = parse_good (arguments);
  g_autoptr (HarenaCommandLine) second = parse_good (arguments);

  g_assert_cmpstr (harena_edition_of (first->game, &first->setup), ==, "international");
  g_assert_false (first->quick_entry);
  g_assert_cmpuint (first->seed, !=, second->seed);
}

static void
test_files (void)
{
  const char *const             arguments[] = { "harena", "a.harena", "b", NULL };
  g_autoptr (HarenaCommandLine) line = parse_good (arguments);

  g_assert_cmpuint (g_strv_length (line->files), ==, 2);
  g_assert_cmpstr (line->files[1], ==, "b");
}

static void
test_check_files (void)
{
  g_autoptr (GFile)             golden = house_golden ("international-2");
  g_autofree char              *folder = house_folder ();
  const char *const             good[] = {
    "harena", g_file_peek_path (golden), "sftp://far.away/a.harena", NULL,
  };
  const char *const             missing[] = { "harena", "nowhere.harena", NULL };
  const char *const             directory[] = { "harena", folder, NULL };
  g_autoptr (HarenaCommandLine) line = parse_good (good);
  g_autoptr (HarenaCommandLine) no_file = parse_good (missing);
  g_autoptr (HarenaCommandLine) no_game = parse_good (directory);
  g_autoptr (GError)            error = NULL;

  g_assert_true (harena_command_line_check_files (line, &error));
  g_assert_no_error (error);

  g_assert_false (harena_command_line_check_files (no_file, &error));
  g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
  g_assert_cmpstr (error->message, ==, "there is no file “nowhere.harena”");
  g_clear_error (&error);

  g_assert_false (harena_command_line_check_files (no_game, &error));
  g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
  g_assert_true (g_str_has_suffix (error->message, "is a folder, not a game"));
}

static const struct
{
  const char *arguments[8];
  const char *sentence; /* a part of it */
} bad[] = {
  { { "--bogus" }, "--bogus" },
  { { "--new" }, "--new" },
  { { "--new", "chess", SEATS }, "--new is clash" },
  { { "--new", "chess", SEATS }, ", not “chess”" },
  { { "--new", "clash" }, "who plays?" },
  { { "--new", "clash", SEATS, "a.harena" }, "only one of" },
  { { "--new-game", "--continue" }, "only one of" },
  { { "--continue", "a.harena" }, "only one of" },
  { { "--seats", "A:person,B:tiro" }, "--seats goes together with --new" },
  { { "--edition", "german" }, "--edition goes together with --new" },
  { { "--seed", "1" }, "--seed goes together with --new" },
  { { "--quick-entry", "a.harena" }, "--quick-entry goes together with --new" },
  { { "--new", "clash", "--seats", "" }, "2 to 5 seats, and here are 0" },
  { { "--new", "clash", "--seats", "A:person" }, "2 to 5 seats, and here are 1" },
  { { "--new", "clash", "--seats", "A:tiro,B:tiro,C:tiro,D:tiro,E:tiro,F:tiro" },
    "2 to 5 seats, and here are 6" },
  { { "--new", "clash", "--seats", "A,B" }, "NAME:PLAYER:COLOUR, not “A”" },
  { { "--new", "clash", "--seats", "A:tiro:red:blue,B:tiro" }, "not “A:tiro:red:blue”" },
  { { "--new", "clash", "--seats", ":person,B:tiro" }, "“” cannot be the name" },
  { { "--new", "clash", "--seats", "A:person,A:tiro" }, "both be called “A”" },
  { { "--new", "clash", "--seats", "A:person,B:caesar" }, "lanista, not “caesar”" },
  { { "--new", "clash", "--seats", "A:person,B:greedy" }, "lanista, not “greedy”" },
  { { "--new", "clash", "--seats", "A:person,B:" }, "lanista, not “”" },
  { { "--new", "clash", "--seats", "A:person:pink,B:tiro" }, "violet, not “pink”" },
  { { "--new", "clash", "--seats", "A:person:red,B:tiro:red" }, "both be red" },
  { { "--new", "clash", SEATS, "--edition", "french" }, "international or german, not “french”" },
  { { "--new", "clash", SEATS, "--seed", "-1" }, "--seed takes a number" },
  { { "--new", "clash", SEATS, "--seed", "18446744073709551616" }, "--seed takes a number" },
  { { "--new", "clash", SEATS, "--seed", "1x" }, "--seed takes a number" },
  { { "--new", "clash", "--seats", "\377:person,B:tiro" },
    "what was typed for --seats is not text in UTF-8" },
  { { "--edition=\303(", "--new", "clash" }, "what was typed for --edition is not text in UTF-8" },
  { { "--new", "clash", SEATS, "--seed", "1\200" }, "what was typed for --seed is not text" },
  { { "--new\377=clash", SEATS }, "--new\357\277\275" },
  { { "--new", "clash", "--seats", "A\033[1m:person,B:tiro" }, "?[1m" },
};

static void
test_bad (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      const char                   *arguments[10] = { "harena" };
      g_autoptr (GError)            error = NULL;
      g_autoptr (HarenaCommandLine) line = NULL;

      memcpy (arguments + 1, bad[i].arguments, sizeof bad[i].arguments);
      line = harena_command_line_parse (arguments, &error);
      g_assert_null (line);
      g_assert_nonnull (error);
      g_assert_true (error->domain == G_OPTION_ERROR);
      if (strstr (error->message, bad[i].sentence) == NULL)
        g_error ("“%s” is said instead of “%s”", error->message, bad[i].sentence);
      g_assert_null (strchr (error->message, '\n'));
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/app/command-line/nothing", test_nothing);
  g_test_add_func ("/app/command-line/help", test_help);
  g_test_add_func ("/app/command-line/help-games", test_help_games);
  g_test_add_func ("/app/command-line/game", test_game);
  g_test_add_func ("/app/command-line/colours", test_colours);
  g_test_add_func ("/app/command-line/defaults", test_defaults);
  g_test_add_func ("/app/command-line/files", test_files);
  g_test_add_func ("/app/command-line/check-files", test_check_files);
  g_test_add_func ("/app/command-line/bad", test_bad);
  g_test_add_func ("/app/command-line/other-games", test_other_games);

  return g_test_run ();
}
