/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the one game that a command is about, and stores one. */

#include "file.h"

#include "games.h"
#include "output.h"
#include "usage.h"
#include "words.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

enum
{
  ERRNO_END = 256, /* greater than any number of the system */
};

HarenaRecord *
lab_load_only (char **files,
               int   *status)
{
  g_autoptr (GError)  error = NULL;
  HarenaRecord       *record = NULL;

  *status = LAB_MISUSED;
  if (files == NULL)
    lab_complain (_("which FILE?"));
  else if (files[1] != NULL)
    lab_complain (_("“%s” is one file too many"), files[1]);
  else
    {
      *status = LAB_FAILED;
      record = harena_record_load (harena_games, files[0], &error);
      if (record == NULL)
        lab_complain ("%s: %s", files[0], error->message);
    }

  return record;
}

static gboolean
fail_to_save (const char *filename,
              int         number)
{
  /* Translators: a file, and why, in the words of the system */
  lab_complain (_("%s: the file cannot be written: %s"), filename, g_strerror (number));
  return FALSE;
}

/* Saving puts a new file in the place of the old one: a pipe or a device would be gone. Where a
 * link leads is replaced, not the link. Returns NULL after complaining. */
static char *
find_target (const char *filename)
{
  struct stat      status;
  g_autofree char *target = NULL;

  /* Nothing is there, or saving will find out what is wrong. */
  if (g_lstat (filename, &status) != 0)
    return g_strdup (filename);

  target = realpath (filename, NULL);
  if (target == NULL || g_stat (target, &status) != 0)
    fail_to_save (filename, errno);
  else if (S_ISREG (status.st_mode))
    return g_steal_pointer (&target);
  else if (S_ISDIR (status.st_mode))
    fail_to_save (filename, EISDIR);
  else
    /* Translators: a file, such as a device, that will not be replaced */
    lab_complain (_("%s: this is not an ordinary file, so it is not replaced"), filename);
  return NULL;
}

gboolean
lab_can_save (const char *filename)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = g_path_get_dirname (filename);
  /* With the dot, whatever is not a folder is refused as such. */
  g_autofree char *inside = g_build_filename (folder, ".", NULL);

  if (g_access (inside, W_OK | X_OK) != 0)
    return fail_to_save (filename, errno);

  target = find_target (filename);
  return target != NULL;
}

/* The number of the system behind an error of GLib, whose own words name a passing file that nobody
 * knows; 0 if it cannot be told. */
static int
number_of (const GError *error)
{
  for (int number = 1; number < ERRNO_END; number++)
    if (error->code != G_FILE_ERROR_FAILED
        && g_file_error_from_errno (number) == (GFileError) error->code)
      return number;

  return 0;
}

gboolean
lab_save (const HarenaRecord *record,
          const char         *filename)
{
  g_autoptr (GError) error = NULL;
  g_autofree char   *target = find_target (filename);
  int                number;

  if (target == NULL)
    return FALSE;
  if (harena_record_save (record, target, &error))
    return TRUE;

  number = error->domain == G_FILE_ERROR ? number_of (error) : 0;
  if (number != 0)
    return fail_to_save (filename, number);

  if (error->domain == G_FILE_ERROR)
    lab_complain (_("%s: the file cannot be written"), filename);
  else
    lab_complain ("%s: %s", filename, error->message);
  return FALSE;
}
