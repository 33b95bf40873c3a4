/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed wrong is told in one line, with status 2 and nothing on standard output. */

#include "run.h"

#include <string.h>

typedef struct
{
  const char *line;  /* behind the program's name */
  const char *words; /* of the complaint */
} Misuse;

static const Misuse misuses[] = {
  { "", "harena-lab: which command?" },
  { "fight", "harena-lab: there is no command “fight”" },
  { "--fight", "harena-lab: there is no command “--fight”" },
  { "'two\nlines'", "“two?lines”" },
  { "$'\\u202eturned\\u009b2J'", "“?turned?2J”" },
  { "--help x", "harena-lab: “x” is one word too many" },
  { "-h --json", "harena-lab: “--json” is one word too many" },
  { "--version x", "harena-lab: “x” is one word too many" },

  { "random --fight", "harena-lab random: Unknown option --fight" },
  { "random '--two\nlines'", "--two?lines" },
  { "random -x", "-x" },
  { "random 5", "harena-lab random: “5” is one word too many" },
  { "random -- --games", "“--” is one word too many" },
  { "random --games", "--games" },
  { "random --players seven",
    "harena-lab random: --players takes a number from 2 to 5, not “seven”" },
  { "random --players 1", "--players takes a number from 2 to 5, not “1”" },
  { "random --players 6", "--players takes a number from 2 to 5, not “6”" },
  { "random --players=", "--players takes a number from 2 to 5, not “”" },
  { "random --players ' 3'", "not “ 3”" },
  { "random --players 3x", "not “3x”" },
  { "random --players +3", "not “+3”" },
  { "random --players 0x3", "not “0x3”" },
  { "random --players 2.5", "not “2.5”" },
  { "random --seed $(printf '\\377')",
    "harena-lab random: what was typed for --seed is not text in UTF-8" },
  { "random --edition=$(printf 'a\\377')",
    "harena-lab random: what was typed for --edition is not text in UTF-8" },
  { "random --games 0", "--games takes a number from 1 to 4294967295, not “0”" },
  { "random --games 4294967296", "not “4294967296”" },
  { "random --seed -1", "--seed takes a number from 0 to 18446744073709551615, not “-1”" },
  { "random --seed 18446744073709551616", "not “18446744073709551616”" },
  { "random --edition french", "--edition is international or german, not “french”" },
  { "random --edition ''", "--edition is international or german, not “”" },
  { "random --game morra", "--game is clash" },
  { "random --game morra", ", not “morra”" },
  { "random --option spacing", "--option takes KEY=VALUE, not “spacing”" },
  { "random --option spacing=wide", "spacing is off or on, not “wide”" },
  { "random --option spacing=", "spacing is off or on, not “”" },
  { "random --option spacin=on", "the KEY of --option is spacing or stopped-by or" },
  { "random --option spacing=on --option =on", "the KEY of --option is spacing" },
  { "random --write", "--write" },
  { "random --write ''", "harena-lab random: --write takes the name of a file, not “”" },
  { "random --write=", "harena-lab random: --write takes the name of a file, not “”" },

  { "check", "harena-lab check: which FILE?" },
  { "check --json", "harena-lab check: which FILE?" },
  { "check --fight a.harena", "--fight" },
  { "trace", "harena-lab trace: which FILE?" },
  { "trace a.harena b.harena", "harena-lab trace: “b.harena” is one file too many" },
  { "trace --json a.harena", "--json" },
  { "show", "harena-lab show: which FILE?" },
  { "show --at 3", "harena-lab show: which FILE?" },
  { "show a.harena --at", "--at" },
  { "show a.harena b.harena", "harena-lab show: “b.harena” is one file too many" },
  { "bench --seconds 0", "harena-lab bench: --seconds takes a number from 1 to 3600, not “0”" },
  { "bench --seconds 3601", "not “3601”" },
  { "bench --seconds long", "not “long”" },
  { "bench 1", "harena-lab bench: “1” is one word too many" },
  { "bench --game morra", "harena-lab bench: --game is clash" },

  { "match", "harena-lab match: who plays? --seats takes the levels, with commas between" },
  { "match --seats", "--seats" },
  { "match --seats ''", "--seats takes 2 to 5 levels with commas between, not “”" },
  { "match --seats tiro", "--seats takes 2 to 5 levels with commas between, not “tiro”" },
  { "match --seats tiro,tiro,tiro,tiro,tiro,tiro", "--seats takes 2 to 5 levels" },
  { "match --seats tiro,caesar",
    "--seats is tiro or novicius or veteranus or rudiarius or lanista or random or greedy, "
    "not “caesar”" },
  { "match --seats tiro,", "not “”" },
  { "match --seats Tiro,tiro", "not “Tiro”" },
  { "match --seats tiro,tiro --players 2", "--players" },
  { "match --seats tiro,tiro --games 0", "--games takes a number from 1 to 10000000, not “0”" },
  { "match --seats tiro,tiro --games 10000001", "not “10000001”" },
  { "match --seats tiro,tiro --seed -1", "--seed takes a number from 0" },
  { "match --seats tiro,tiro --threads 0", "--threads takes a number from 1 to 256, not “0”" },
  { "match --seats tiro,tiro --threads 257", "not “257”" },
  { "match --seats tiro,tiro --edition french", "--edition is international or german" },
  { "match --seats tiro,tiro --option spacing=wide", "spacing is off or on, not “wide”" },
  { "match --seats tiro,tiro --part 1", "--part takes I/K, such as 2/8" },
  { "match --seats tiro,tiro --part 0/2", "not “0/2”" },
  { "match --seats tiro,tiro --part 3/2", "not “3/2”" },
  { "match --seats tiro,tiro --part 1/2/3", "not “1/2/3”" },
  { "match --seats tiro,tiro --part /", "not “/”" },
  { "match --seats tiro,tiro --part ''", "not “”" },
  { "match --seats tiro,tiro --games 4 --part 1/3", "there are games for no more than 2 parts" },
  { "match --seats tiro,tiro 5", "“5” is one word too many" },
  { "match --seats tiro,tiro --game morra", "harena-lab match: --game is clash" },
  { "match --seats tiro,tiro --write ''", "--write takes the name of a folder, not “”" },

  { "engine now", "harena-lab engine: “now” is one word too many" },
  { "engine --json", "--json" },

  { "merge", "harena-lab merge: which FILE?" },
  { "merge --json", "harena-lab merge: which FILE?" },
  { "merge --seed 1 a.json", "--seed" },

  { "odds", "harena-lab odds: which ATTACKER?" },
  { "odds S", "harena-lab odds: which DEFENDER?" },
  { "odds --game morra S S", "harena-lab odds: --game is clash" },
  { "odds --game", "--game" },
  { "odds S S S", "harena-lab odds: “S” is one word too many" },
  { "odds SSSSS S",
    "a side is 1 to 4 of the letters S P N T H, or lion, bull or bear, not “SSSSS”" },
  { "odds S X", "not “X”" },
  { "odds '' S", "not “”" },
  { "odds S tiger", "not “tiger”" },
  { "odds S 'S '", "not “S ”" },
  { "odds S S --stars 1", "--stars takes two numbers, such as 0,1, not “1”" },
  { "odds S S --stars 2,0", "--stars takes a number from 0 to 1, not “2”" },
  { "odds S lion --stars 0,2", "--stars takes a number from 0 to 1, not “2”" },
  { "odds bear S --stars 4,0", "--stars takes a number from 0 to 3, not “4”" },
  { "odds S S --stars 1,1,1", "--stars takes two numbers, such as 0,1, not “1,1,1”" },
  { "odds S S --stars 0,0,", "--stars takes two numbers, such as 0,1, not “0,0,”" },
  { "odds S S --stars ''", "--stars takes two numbers, such as 0,1, not “”" },
  { "odds S S --stars ,", "not “”" },
  { "odds S S --edition french", "--edition is international or german" },
  { "odds S S --game clash S", "“S” is one word too many" },

  { "hint", "harena-lab hint: which FILE?" },
  { "hint a.harena b.harena", "harena-lab hint: “b.harena” is one file too many" },
  { "hint a.harena --level caesar", "--level is tiro or novicius or" },
  { "hint a.harena --seed x", "--seed takes a number from 0" },
  { "hint a.harena --at", "--at" },
};

static void
test_misuse (const void *data)
{
  const Misuse         *misuse = data;
  g_autofree char      *script = g_strconcat ("\"$0\" ", misuse->line, NULL);
  g_autoptr (LabResult) result = lab_run_shell (script, NULL);

  lab_assert_fails (result, 2, misuse->words);
  g_assert_cmpstr (result->output, ==, "");
}

static void
test_help (void)
{
  g_autoptr (LabResult) result = lab_run ("--help", NULL);
  g_autoptr (LabResult) short_result = lab_run ("-h", NULL);

  lab_assert_done (result);
  g_assert_cmpstr (short_result->output, ==, result->output);
  g_assert_nonnull (strstr (result->output, "harena-lab COMMAND"));
}

static void
test_version (void)
{
  g_autoptr (LabResult) result = lab_run ("--version", NULL);

  lab_assert_done (result);
  g_assert_true (g_regex_match_simple ("^harena-lab [0-9]+\\.[0-9]+\\.[0-9]+\n$", result->output,
                                       0, 0));
}

/* Help is given even if everything else is missing, and says how the command is called. */
static void
test_command_help (const void *data)
{
  const char           *command = data;
  g_autoptr (LabResult) all = lab_run ("--help", NULL);
  g_autoptr (LabResult) result = lab_run (command, "--help", NULL);
  g_autofree char      *call = g_strdup_printf ("  harena-lab %s [OPTION…]", command);
  g_autofree char      *row = g_strdup_printf ("\n  %s ", command);

  lab_assert_done (result);
  g_assert_nonnull (strstr (result->output, call));
  g_assert_nonnull (strstr (result->output, "--help"));
  g_assert_nonnull (strstr (all->output, row));
}

int
main (int    argc,
      char **argv)
{
  static const char *const commands[] = {
    "random", "check", "trace", "show", "match", "merge", "odds", "hint", "bench", "engine"
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/help", test_help);
  g_test_add_func ("/lab/version", test_version);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/help/%s", commands[i]);

      g_test_add_data_func (path, commands[i], test_command_help);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (misuses); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/misuse/%02" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (path, &misuses[i], test_misuse);
    }

  return g_test_run ();
}
