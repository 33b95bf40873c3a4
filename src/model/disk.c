/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Durable files, and why they cannot be written. */

#include "disk.h"

#include "model-error.h"
#include "record.h"

#include <errno.h>
#include <fcntl.h>
/* The engine marks its sentences without GLib, and with a macro of the same name. */
#undef N_
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* What people can do something about gets a sentence of ours. */
static char *
describe (int         number,
          const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = g_filename_display_name (folder);

  switch (number)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return g_strdup (_("there is no room left on the disk"));
    case EACCES:
    case EPERM:
    case EROFS:
      /* Translators: the placeholder is a folder. */
      return g_strdup_printf (_("nothing may be written to the folder “%s”"), shown);
    case ENOENT:
      /* Translators: the placeholder is a folder. */
      return g_strdup_printf (_("the folder “%s” is not there any more"), shown);
    case ENOTDIR:
      return g_strdup_printf (_("“%s” is not a folder"), shown);
    case EISDIR:
      return g_strdup (_("there is a folder of that name"));
    case EIO:
      return g_strdup (_("the disk does not work as it should"));
    default:
      return g_strdup (g_strerror (number));
    }
}

gboolean
harena_disk_fail (GError    **error,
                  int         number,
                  const char *path)
{
  g_autofree char *sentence = describe (number, path);

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), sentence);
  return FALSE;
}

gboolean
harena_disk_check (const char *text,
                   gsize       length,
                   GError    **error)
{
  guint n_lines = 0;

  for (gsize i = 0; i < length; i++)
    n_lines += text[i] == '\n';
  if (length <= HARENA_RECORD_BYTES_MAX && n_lines <= HARENA_RECORD_LINES_MAX)
    return TRUE;

  g_set_error_literal (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_LENGTH,
                       _("the game is too long for a file"));
  return FALSE;
}

static gboolean
write_all (int         fd,
           const char *text,
           gsize       length)
{
  while (length > 0)
    {
      ssize_t n_bytes = write (fd, text, length);

      if (n_bytes < 0 && errno != EINTR)
        return FALSE;
      if (n_bytes > 0)
        {
          text += n_bytes;
          length -= n_bytes;
        }
    }

  return TRUE;
}

/* A name is only sure to be in a folder after the folder itself is synced. */
static gboolean
sync_folder (const char *folder)
{
  int      fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean done;
  int      number;

  if (fd < 0)
    return FALSE;

  /* Some file systems cannot do this, and have no need of it. */
  done = fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
  number = errno;
  close (fd);
  errno = number;
  return done;
}

static int
open_temporary (const char *path,
                const char *temporary,
                int         mode,
                char      **name)
{
  g_autofree char *folder = NULL;
  g_autofree char *base = NULL;

  if (temporary != NULL)
    {
      *name = g_strdup (temporary);
      return open (temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    }

  folder = g_path_get_dirname (path);
  base = g_path_get_basename (path);
  *name = g_strdup_printf ("%s/.%.100s.XXXXXX", folder, base);
  return g_mkstemp_full (*name, O_WRONLY | O_CLOEXEC, mode);
}

/* Fills the file beside the one that is meant. errno says what is wrong. */
static gboolean
fill (int         fd,
      const char *path,
      const char *text,
      gsize       length,
      gboolean    sync)
{
  struct stat status;
  gboolean    done;
  int         number;

  /* Whoever could read the file before can read it afterwards. */
  if (stat (path, &status) == 0 && fchmod (fd, status.st_mode & 07777) != 0)
    g_debug ("the mode of %s is not kept: %s", path, g_strerror (errno));

  done = write_all (fd, text, length) && (!sync || fsync (fd) == 0);
  number = errno;
  if (close (fd) != 0 && done)
    return FALSE;
  errno = number;
  return done;
}

gboolean
harena_disk_write (const char *path,
                   const char *temporary,
                   const char *text,
                   gsize       length,
                   int         mode,
                   gboolean    sync,
                   GError    **error)
{
  g_autofree char *name = NULL;
  g_autofree char *folder = NULL;
  char            *real = realpath (path, NULL); /* a link stays one */
  const char      *target = real != NULL ? real : path;
  int              fd = open_temporary (target, temporary, mode, &name);
  gboolean         done = FALSE;
  int              number = errno;

  if (fd >= 0)
    {
      done = fill (fd, target, text, length, sync) && g_rename (name, target) == 0;
      number = errno;
      if (!done)
        g_unlink (name);
    }
  if (done && sync)
    {
      folder = g_path_get_dirname (target);
      done = sync_folder (folder);
      number = errno;
    }
  if (!done)
    harena_disk_fail (error, number, target);

  free (real);
  return done;
}

gboolean
harena_disk_folder (const char *path,
                    GError    **error)
{
  g_autofree char *above = g_path_get_dirname (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (g_mkdir_with_parents (path, 0700) != 0)
    return harena_disk_fail (error, errno == EEXIST ? ENOTDIR : errno, path);

  sync_folder (above);
  return TRUE;
}

void
harena_disk_remove (const char *path)
{
  if (g_unlink (path) != 0 && errno != ENOENT && errno != ENOTDIR)
    g_debug ("%s cannot be removed: %s", path, g_strerror (errno));
}

char *
harena_disk_stamp (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file,
                                                  G_FILE_ATTRIBUTE_ETAG_VALUE
                                                  "," G_FILE_ATTRIBUTE_STANDARD_SIZE
                                                  "," G_FILE_ATTRIBUTE_UNIX_INODE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL)
    return NULL;

  /* The time alone can be the same for two changes that follow each other closely. */
  return g_strdup_printf ("%s %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT,
                          g_file_info_get_etag (info) != NULL ? g_file_info_get_etag (info) : "",
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}
