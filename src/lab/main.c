/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena-lab: the games without a display. Finds the command that was typed and runs it. */

#include "command.h"
#include "output.h"
#include "words.h"

#include <locale.h>
#include <signal.h>
#include <string.h>

#define PROGRAM "harena-lab"

typedef struct
{
  const char *name;
  LabRun      run;
  const char *summary;
} Command;

static const Command commands[] = {
  { "random", lab_random, N_("play games at random and print figures about them") },
  { "check",  lab_check,  N_("say whether files hold games that keep to the rules") },
  { "trace",  lab_trace,  N_("print every move of a game beside all that were legal") },
  { "show",   lab_show,   N_("draw a position of a game in letters") },
  { "match",  lab_match,  N_("let computer players play against each other") },
  { "merge",  lab_merge,  N_("add up the parts of a match") },
  { "odds",   lab_odds,   N_("say what can come of a fight, and how likely it is") },
  { "hint",   lab_hint,   N_("say which moves are best in a position of a game") },
  { "review", lab_review, N_("say what each move of a game gave up, and what was luck") },
  { "bench",  lab_bench,  N_("measure how fast random games are played") },
  { "engine", lab_engine, N_("play games for another program, which asks line by line") },
};

static int
print_help (void)
{
  lab_print (_("Usage:\n  %s COMMAND [OPTION…]\n\nPlays and examines the games of Harena "
               "without a display.\n\nCommands:\n"),
             PROGRAM);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    lab_print ("  %-8s %s\n", commands[i].name, _(commands[i].summary));
  lab_print (_("\n%s COMMAND --help says more about one of them, %s --version which Harena "
               "this is.\n"),
             PROGRAM, PROGRAM);

  return LAB_DONE;
}

static int
print_version (void)
{
  lab_print ("%s %s\n", PROGRAM, VERSION);
  return LAB_DONE;
}

static int
run_command (char **arguments)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, arguments[0]) == 0)
      {
        g_autofree char *name = g_strconcat (PROGRAM " ", commands[i].name, NULL);

        g_set_prgname (name);
        return commands[i].run (arguments);
      }

  lab_complain (_("there is no command “%s”; %s --help lists them"), arguments[0], PROGRAM);
  return LAB_MISUSED;
}

static int
run (char **arguments)
{
  gboolean wants_help;
  gboolean wants_version;

  if (arguments[0] == NULL)
    {
      lab_complain (_("which command? %s --help lists them"), PROGRAM);
      return LAB_MISUSED;
    }

  wants_help = strcmp (arguments[0], "--help") == 0 || strcmp (arguments[0], "-h") == 0;
  wants_version = strcmp (arguments[0], "--version") == 0;
  if (!wants_help && !wants_version)
    return run_command (arguments);

  if (arguments[1] != NULL)
    {
      lab_complain (_("“%s” is one word too many"), arguments[1]);
      return LAB_MISUSED;
    }

  return wants_help ? print_help () : print_version ();
}

static void
prepare_words (void)
{
  /* Where the translations are while the program is not installed yet. */
  const char *localedir = g_getenv ("HARENA_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_set_prgname (PROGRAM);
  prepare_words ();
  /* A reader that goes away is noticed by lab_finish (). */
  signal (SIGPIPE, SIG_IGN);

  status = run (argc > 0 ? argv + 1 : argv);
  return lab_finish () ? status : MAX (status, LAB_FAILED);
}
