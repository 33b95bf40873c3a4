/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks through the state folder. What is found there is claimed, so that no other window offers
 * it; what is damaged is put aside. */

#include "unfinished-game.h"

#include "autosave-private.h"
#include "game-model-private.h"
#include "viewer.h"

#include <glib/gstdio.h>
#include <string.h>

struct _HarenaUnfinishedGame
{
  GObject          parent_instance;

  HarenaStateFile *file;
  HarenaRecord    *record;
  HarenaTimeline     *timeline;
  HarenaSession    session;
  GDateTime       *date;
  char            *id;
  GError          *problem;
};

typedef struct
{
  const HarenaGame *const *games;
  char                    *folder;
} Search;

G_DEFINE_FINAL_TYPE (HarenaUnfinishedGame, harena_unfinished_game, G_TYPE_OBJECT)

static void
harena_unfinished_game_finalize (GObject *object)
{
  HarenaUnfinishedGame *self = HARENA_UNFINISHED_GAME (object);

  g_clear_pointer (&self->file, harena_state_file_unref);
  g_clear_pointer (&self->timeline, harena_timeline_free);
  g_clear_pointer (&self->record, harena_record_free);
  g_clear_pointer (&self->date, g_date_time_unref);
  g_clear_error (&self->problem);
  g_free (self->id);
  harena_session_clear (&self->session);

  G_OBJECT_CLASS (harena_unfinished_game_parent_class)->finalize (object);
}

static void
harena_unfinished_game_class_init (HarenaUnfinishedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_unfinished_game_finalize;
}

static void
harena_unfinished_game_init (HarenaUnfinishedGame *self)
{
  (void) self;
}

/* Not damaged: this program cannot read it, but another one can, or this one another time. */
static gboolean
may_be_read_later (const GError *error)
{
  return error->domain != HARENA_RECORD_ERROR
         || error->code == HARENA_RECORD_ERROR_NEWER
         || error->code == HARENA_RECORD_ERROR_GAME;
}

static void
say_problem (HarenaUnfinishedGame *self,
             const GError   *error)
{
  const char        *path = harena_state_file_get_path (self->file);
  g_autoptr (GError) failure = NULL;
  g_autofree char   *aside = may_be_read_later (error)
                               ? NULL
                               : harena_state_file_set_aside (self->file, &failure);
  g_autofree char   *shown = g_filename_display_name (aside != NULL ? aside : path);

  if (aside != NULL)
    self->problem = g_error_new (error->domain, error->code,
                                 /* Translators: why, and where the file is now */
                                 _("A game that was left is damaged: %s. "
                                   "Its file is kept as “%s”."),
                                 error->message, shown);
  else
    self->problem = g_error_new (error->domain, error->code,
                                 /* Translators: why, and where the file is */
                                 _("A game that was left cannot be read: %s. "
                                   "Its file is still “%s”."),
                                 error->message, shown);
  g_clear_pointer (&self->file, harena_state_file_unref);
}

static HarenaUnfinishedGame *
read_game (const HarenaGame *const *games,
           HarenaStateFile         *file)
{
  HarenaUnfinishedGame    *self = g_object_new (HARENA_TYPE_UNFINISHED_GAME, NULL);
  const char        *path = harena_state_file_get_path (file);
  g_autoptr (GError) error = NULL;
  GStatBuf           status;

  self->file = file;
  self->date = g_stat (path, &status) == 0 ? g_date_time_new_from_unix_local (status.st_mtime)
                                           : g_date_time_new_now_local ();
  self->record = harena_record_load (games, path, &error);
  if (self->record != NULL)
    {
      harena_session_read (&self->session, self->record);
      harena_journal_read (harena_state_file_journal (file), self->record, &self->session);
      harena_record_take_back (self->record, self->session.present);
      self->timeline = harena_timeline_new (self->record);
      self->id = g_path_get_basename (path);
    }
  else
    say_problem (self, error);

  return self;
}

static int
compare_dates (gconstpointer a,
               gconstpointer b)
{
  HarenaUnfinishedGame *first = *(HarenaUnfinishedGame **) a;
  HarenaUnfinishedGame *second = *(HarenaUnfinishedGame **) b;

  return g_date_time_compare (second->date, first->date);
}

/* A journal without a game is what is left of one that was just begun or just removed. */
static void
sweep (const char *folder,
       const char *name)
{
  g_autofree char             *base = g_strndup (name, strlen (name) - strlen (".journal"));
  g_autofree char             *path = g_strdup_printf ("%s/%s.harena", folder, base);
  g_autoptr (HarenaStateFile)  file = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS) || strstr (base, ".damaged-") != NULL)
    return;

  file = harena_state_file_claim (path);
  if (file != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    harena_state_file_remove (file);
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Search               *search = data;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir)      dir = g_dir_open (search->folder, 0, NULL);
  const char           *name;

  (void) source;
  (void) cancellable;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (search->folder, name, NULL);
      HarenaStateFile *file = NULL;

      if (g_str_has_suffix (name, ".journal"))
        sweep (search->folder, name);
      else if (g_str_has_suffix (name, ".harena"))
        file = harena_state_file_claim (path);
      if (file != NULL)
        g_ptr_array_add (found, read_game (search->games, file));
    }

  g_ptr_array_sort (found, compare_dates);
  g_task_return_pointer (task, g_steal_pointer (&found), (GDestroyNotify) g_ptr_array_unref);
}

static void
search_free (gpointer data)
{
  Search *search = data;

  g_free (search->folder);
  g_free (search);
}

void
harena_unfinished_game_find_async (const HarenaGame *const *games,
                             const char              *folder,
                             GCancellable            *cancellable,
                             GAsyncReadyCallback      callback,
                             gpointer                 data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Search           *search = g_new0 (Search, 1);

  search->games = games;
  search->folder = g_strdup (folder != NULL ? folder : harena_autosave_get_default_folder ());
  g_task_set_source_tag (task, harena_unfinished_game_find_async);
  g_task_set_task_data (task, search, search_free);
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, find_in_thread);
}

GPtrArray *
harena_unfinished_game_find_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

const GError *
harena_unfinished_game_get_problem (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), NULL);

  return self->problem;
}

const HarenaRecord *
harena_unfinished_game_get_record (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), NULL);

  return self->record;
}

const char *
harena_unfinished_game_get_id (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), "");

  return self->id != NULL ? self->id : "";
}

guint
harena_unfinished_game_get_present (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), 0);

  return self->session.present;
}

gboolean
harena_unfinished_game_get_over (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), FALSE);
  g_return_val_if_fail (self->record != NULL, FALSE);

  return harena_timeline_moment (self->timeline, self->session.present)->turn == HARENA_NOBODY
         || harena_record_ended_by (self->record, self->session.present) != 0;
}

void
harena_unfinished_game_copy_position (HarenaUnfinishedGame *self,
                                      void                 *position)
{
  g_return_if_fail (HARENA_IS_UNFINISHED_GAME (self));
  g_return_if_fail (self->record != NULL);

  harena_timeline_copy (self->timeline, self->session.present, position);
  harena_see (self->record->game, position,
              harena_viewer_default (self->record, harena_unfinished_game_get_over (self)));
}

GDateTime *
harena_unfinished_game_get_date (HarenaUnfinishedGame *self)
{
  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), NULL);

  return self->date;
}

HarenaAutosave *
harena_unfinished_game_resume (HarenaUnfinishedGame *self)
{
  g_autoptr (HarenaGameModel) model = NULL;

  g_return_val_if_fail (HARENA_IS_UNFINISHED_GAME (self), NULL);
  g_return_val_if_fail (self->record != NULL && self->file != NULL, NULL);

  model = harena_game_model_restore (g_steal_pointer (&self->record),
                                     g_steal_pointer (&self->timeline), &self->session);
  return harena_autosave_resume (model, g_steal_pointer (&self->file));
}

void
harena_unfinished_game_discard (HarenaUnfinishedGame *self)
{
  g_return_if_fail (HARENA_IS_UNFINISHED_GAME (self));

  if (self->file != NULL)
    harena_state_file_doom (g_steal_pointer (&self->file));
}
