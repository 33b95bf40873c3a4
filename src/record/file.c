/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records on disk. */

#include "record.h"

#include "refusal.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static gboolean
fail (GError **error,
      int      number)
{
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (number),
               /* Translators: why, in the words of the system */
               _("the file cannot be read: %s"), g_strerror (number));
  return FALSE;
}

/* A device or a pipe may have no end, and a folder has no text. */
static gboolean
check_file (int      fd,
            GError **error)
{
  struct stat status;

  if (fstat (fd, &status) != 0)
    return fail (error, errno);
  if (S_ISDIR (status.st_mode))
    return fail (error, EISDIR);
  if (!S_ISREG (status.st_mode))
    return harena_record_refuse (error, HARENA_RECORD_ERROR_SYNTAX, 0,
                                 _("this is not an ordinary file"));

  /* The text of the refusal is that of harena_record_parse (), which sees the files that say less
   * than they hold. */
  if (status.st_size > HARENA_RECORD_BYTES_MAX)
    return harena_record_refuse (error, HARENA_RECORD_ERROR_SIZE, 0,
                                 _("the file has more than %u bytes, too many for a game"),
                                 HARENA_RECORD_BYTES_MAX);

  return TRUE;
}

/* Reads one byte more than a game may have, so that what is too long is seen to be. */
static gboolean
read_all (int      fd,
          char    *text,
          gsize   *length,
          GError **error)
{
  *length = 0;
  while (*length <= HARENA_RECORD_BYTES_MAX)
    {
      ssize_t n_bytes = read (fd, text + *length, HARENA_RECORD_BYTES_MAX + 1 - *length);

      if (n_bytes == 0)
        break;
      if (n_bytes > 0)
        *length += n_bytes;
      else if (errno != EINTR)
        return fail (error, errno);
    }

  return TRUE;
}

HarenaRecord *
harena_record_load (const HarenaGame *const *games,
                    const char              *filename,
                    GError                 **error)
{
  g_autofree char *text = NULL;
  gsize            length;
  gboolean         done;
  /* Not to wait for somebody to write into a pipe. */
  int              fd = open (filename, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);

  if (fd < 0)
    {
      fail (error, errno);
      return NULL;
    }

  done = check_file (fd, error);
  if (done)
    {
      text = g_malloc (HARENA_RECORD_BYTES_MAX + 1);
      done = read_all (fd, text, &length, error);
    }
  close (fd);

  return done ? harena_record_parse (games, text, length, error) : NULL;
}

/* What is written must be what can be read again. */
static gboolean
check_size (const HarenaRecord *record,
            const char         *text,
            gsize               length,
            GError            **error)
{
  guint n_lines = 0;

  for (gsize i = 0; i < length; i++)
    n_lines += text[i] == '\n';

  if (length <= HARENA_RECORD_BYTES_MAX
      && n_lines <= HARENA_RECORD_LINES_MAX
      && record->moves->len <= HARENA_RECORD_MOVES_MAX)
    return TRUE;

  return harena_record_refuse (error, HARENA_RECORD_ERROR_SIZE, 0,
                               _("the game is too long for a file"));
}

gboolean
harena_record_save (const HarenaRecord *record,
                    const char         *filename,
                    GError            **error)
{
  gsize            length;
  g_autofree char *text = harena_record_to_text (record, &length);

  return check_size (record, text, length, error)
         && g_file_set_contents_full (filename, text, length,
                                      G_FILE_SET_CONTENTS_CONSISTENT
                                      | G_FILE_SET_CONTENTS_DURABLE,
                                      0666, error);
}
