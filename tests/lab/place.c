/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game comes from harena-lab random. */

#include "place.h"

#include "run.h"

#include <glib/gstdio.h>

void
place_set_up (Place      *place,
              const void *data)
{
  g_autoptr (LabResult) result = NULL;

  (void) data;
  place->folder = g_dir_make_tmp ("harena-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->game = g_build_filename (place->folder, "game.harena", NULL);

  result = lab_run ("random", "--games", "1", "--seed", "7", "--write", place->game, NULL);
  lab_assert_done (result);
}

void
place_tear_down (Place      *place,
                 const void *data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char      *name;

  (void) data;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *filename = g_build_filename (place->folder, name, NULL);

      g_remove (filename);
    }

  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->game);
}

char *
place_file (const Place *place,
            const char  *name,
            const char  *text)
{
  char              *filename = g_build_filename (place->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (text != NULL)
    g_file_set_contents (filename, text, -1, &error);
  g_assert_no_error (error);

  return filename;
}

char *
place_game (const Place *place)
{
  char              *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (place->game, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}
