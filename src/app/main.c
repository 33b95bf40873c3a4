/* SPDX-License-Identifier: GPL-3.0-or-later */
/* harena: the program. */

#include "application.h"

#include "words.h"

#include <locale.h>

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
  g_autoptr (HarenaApplication) application = NULL;

  prepare_words ();
  g_set_application_name (_("Harena"));
  application = harena_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
