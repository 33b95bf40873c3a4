/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder of locales that are all the plain one under another name: gettext looks at the name. */

#include "languages.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <unistd.h>

const char *const languages[] = { "en", "it", "de", NULL };

static char *folder;

static char *
alias_of (const char *language)
{
  return g_strdup_printf ("%s/%s.UTF-8", folder, language);
}

static const char *
find_plain_locale (void)
{
  static const char *const places[] = { "/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8",
                                        "/usr/lib64/locale/C.utf8", "/usr/share/locale/C.UTF-8" };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_file_test (places[i], G_FILE_TEST_IS_DIR))
      return places[i];

  g_error ("there is no C.UTF-8 on this system");
}

void
languages_prepare (void)
{
  const char *plain = find_plain_locale ();

  folder = g_dir_make_tmp ("harena-locales-XXXXXX", NULL);
  g_assert_nonnull (folder);
  for (int i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *alias = alias_of (languages[i]);

      g_assert_cmpint (symlink (plain, alias), ==, 0);
    }
  g_setenv ("LOCPATH", folder, TRUE);
}

void
languages_clear (void)
{
  for (int i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *alias = alias_of (languages[i]);

      g_unlink (alias);
    }
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
}

void
languages_speak (const char *language)
{
  g_autofree char *catalogues = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  g_autofree char *name = g_strdup_printf ("%s.UTF-8", language);

  g_setenv ("LANGUAGE", language, TRUE);
  g_setenv ("LC_ALL", name, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain ("harena", catalogues);
  bind_textdomain_codeset ("harena", "UTF-8");
  textdomain ("harena");
}
