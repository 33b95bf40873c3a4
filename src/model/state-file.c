/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of running games, and whose they are. */

#include "state-file.h"

#include "disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct HarenaStateFile
{
  gatomicrefcount refs;
  char           *path;
  char           *temporary;
  char           *journal_path;
  HarenaJournal  *journal;
  gint            doomed;  /* atomic: whether the files go with the last reference */
};

#define SUFFIX ".harena"

/* Whether the lock is on the file that has this name now, and not on one that had it before. */
static gboolean
is_at (int         fd,
       const char *path)
{
  struct stat open_file;
  struct stat named_file;

  return fstat (fd, &open_file) == 0 && stat (path, &named_file) == 0
         && open_file.st_dev == named_file.st_dev && open_file.st_ino == named_file.st_ino;
}

/* The journal, open and locked; or -1. */
static int
open_journal (const char *path,
              int         flags)
{
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | flags, 0600);
  int number;

  if (fd < 0)
    return -1;
  if (flock (fd, LOCK_EX | LOCK_NB) != 0)
    number = errno;
  else if (is_at (fd, path))
    return fd;
  else
    number = EWOULDBLOCK;

  close (fd);
  errno = number;
  return -1;
}

/* path: ends with the suffix of games. */
static HarenaStateFile *
claim (const char *path,
       int         flags)
{
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (SUFFIX));
  g_autofree char *journal_path = g_strconcat (name, ".journal", NULL);
  int              fd = open_journal (journal_path, flags);
  HarenaStateFile *self;

  if (fd < 0)
    return NULL;

  self = g_new0 (HarenaStateFile, 1);
  g_atomic_ref_count_init (&self->refs);
  self->path = g_strdup (path);
  self->temporary = g_strconcat (path, ".new", NULL);
  self->journal_path = g_steal_pointer (&journal_path);
  self->journal = harena_journal_new (fd);
  return self;
}

HarenaStateFile *
harena_state_file_new (const char *folder,
                       GError    **error)
{
  if (!harena_disk_folder (folder, error))
    return NULL;

  /* A name is taken only if somebody drew the same numbers. */
  for (int i = 0; i < 16; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%08x%08x" SUFFIX, g_random_int (),
                                               g_random_int ());
      g_autofree char *path = g_build_filename (folder, name, NULL);
      HarenaStateFile *self = claim (path, O_EXCL);

      if (self != NULL)
        return self;
      if (errno != EEXIST && errno != EWOULDBLOCK)
        {
          harena_disk_fail (error, errno, path);
          return NULL;
        }
    }

  harena_disk_fail (error, EEXIST, folder);
  return NULL;
}

HarenaStateFile *
harena_state_file_claim (const char *path)
{
  g_return_val_if_fail (g_str_has_suffix (path, SUFFIX), NULL);

  return claim (path, 0);
}

/* The journal last: as long as it is there, the game is ours. */
void
harena_state_file_remove (HarenaStateFile *self)
{
  harena_disk_remove (self->temporary);
  harena_disk_remove (self->path);
  harena_disk_remove (self->journal_path);
}

HarenaStateFile *
harena_state_file_ref (HarenaStateFile *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
harena_state_file_unref (HarenaStateFile *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  if (g_atomic_int_get (&self->doomed))
    harena_state_file_remove (self);
  harena_journal_free (self->journal);
  g_free (self->path);
  g_free (self->temporary);
  g_free (self->journal_path);
  g_free (self);
}

static void
let_go_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  (void) source;
  (void) cancellable;
  harena_state_file_unref (data);
  g_task_return_boolean (task, TRUE);
}

void
harena_state_file_doom (HarenaStateFile *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  g_atomic_int_set (&self->doomed, TRUE);
  g_task_set_source_tag (task, harena_state_file_doom);
  g_task_set_task_data (task, self, NULL);
  g_task_run_in_thread (task, let_go_in_thread);
}

const char *
harena_state_file_get_path (HarenaStateFile *self)
{
  return self->path;
}

HarenaJournal *
harena_state_file_journal (HarenaStateFile *self)
{
  return self->journal;
}

gboolean
harena_state_file_write (HarenaStateFile     *self,
                         const HarenaRecord  *record,
                         const HarenaSession *session,
                         gboolean             sync,
                         GError             **error)
{
  gsize            length;
  g_autofree char *text = harena_session_write (session, record, &length);

  return harena_disk_check (text, length, error)
         && harena_disk_write (self->path, self->temporary, text, length, 0600, sync, error);
}

char *
harena_state_file_set_aside (HarenaStateFile *self,
                             GError         **error)
{
  g_autofree char *name = g_strndup (self->path, strlen (self->path) - strlen (SUFFIX));

  for (int i = 1;; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%d", name, i);
      g_autofree char *journal = g_strdup_printf ("%s.journal", aside);

      /* A link fails where there is a file, other than renaming. */
      if (link (self->path, aside) == 0)
        {
          harena_disk_remove (self->path);
          g_rename (self->journal_path, journal);
          return g_steal_pointer (&aside);
        }
      if (errno == EEXIST)
        continue;

      /* Not every file system has links. */
      if (!g_file_test (aside, G_FILE_TEST_EXISTS) && g_rename (self->path, aside) == 0)
        return g_steal_pointer (&aside);
      harena_disk_fail (error, errno, aside);
      return NULL;
    }
}
