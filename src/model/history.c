/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each game is a file of its own. An index beside them saves reading them all; it is made again
 * from the games if it is lost. */

#include "history.h"

#include "disk.h"
#include "session.h"

/* The engine marks its sentences without GLib, and with a macro of the same name. */
#undef N_
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define INDEX "index"
#define SUFFIX ".harena"

struct _HarenaHistory
{
  GObject                  parent_instance;

  const HarenaGame *const *games;
  char                    *folder;
  GPtrArray               *items; /* of HarenaPastGame, */
  GPtrArray               *out;   /* and those that are left out */
  GQueue                   tasks; /* that wait for the one before: each finds what that one left */
  gboolean                 working;
};

/* What a worker needs. */
typedef struct
{
  const HarenaGame *const *games;
  char                    *folder;
  HarenaRecord            *record; /* to be added, or NULL */
} Job;

static GType
get_item_type (GListModel *list)
{
  (void) list;
  return HARENA_TYPE_PAST_GAME;
}

static guint
get_n_items (GListModel *list)
{
  return HARENA_HISTORY (list)->items->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  GPtrArray *items = HARENA_HISTORY (list)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HarenaHistory, harena_history, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
harena_history_finalize (GObject *object)
{
  HarenaHistory *self = HARENA_HISTORY (object);

  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->out);
  g_free (self->folder);
  g_assert (g_queue_is_empty (&self->tasks));

  G_OBJECT_CLASS (harena_history_parent_class)->finalize (object);
}

static void
harena_history_class_init (HarenaHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_history_finalize;
}

static void
harena_history_init (HarenaHistory *self)
{
  self->out = g_ptr_array_new_with_free_func (g_object_unref);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  g_queue_init (&self->tasks);
}

HarenaHistory *
harena_history_new (const HarenaGame *const *games,
                    const char              *folder)
{
  HarenaHistory *self = g_object_new (HARENA_TYPE_HISTORY, NULL);

  self->games = games;
  self->folder = folder != NULL ? g_strdup (folder)
                                : g_build_filename (g_get_user_data_dir (), "harena", "history",
                                                    NULL);
  return self;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->record, harena_record_free);
  g_free (job->folder);
  g_free (job);
}

/* A game that the index does not know. One that is damaged gets another name. */
static HarenaPastGame *
read_game (const Job  *job,
           const char *path)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (HarenaRecord) record = harena_record_load (job->games, path, &error);
  GStatBuf                 status;

  if (record != NULL && g_stat (path, &status) == 0)
    return harena_past_game_new_from_record (record, path, status.st_mtime);

  if (error != NULL && error->domain == HARENA_RECORD_ERROR
      && error->code != HARENA_RECORD_ERROR_NEWER && error->code != HARENA_RECORD_ERROR_GAME)
    {
      g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

      g_rename (path, aside);
    }
  return NULL;
}

/* The last one first; of those that ended in the same second, by name. */
static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  HarenaPastGame *first = *(HarenaPastGame **) a;
  HarenaPastGame *second = *(HarenaPastGame **) b;
  gint64          first_date = harena_past_game_get_date (first);
  gint64          second_date = harena_past_game_get_date (second);

  if (first_date != second_date)
    return first_date < second_date ? 1 : -1;
  return strcmp (g_file_peek_path (harena_past_game_get_file (second)),
                 g_file_peek_path (harena_past_game_get_file (first)));
}

static GPtrArray *
read_folder (const Job *job)
{
  GPtrArray           *games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GKeyFile) index = g_key_file_new ();
  g_autofree char     *index_path = g_build_filename (job->folder, INDEX, NULL);
  g_autoptr (GDir)     dir = g_dir_open (job->folder, 0, NULL);
  const char          *name;

  g_key_file_load_from_file (index, index_path, G_KEY_FILE_NONE, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (job->folder, name, NULL);
      HarenaPastGame  *game = NULL;

      if (!g_str_has_suffix (name, SUFFIX))
        continue;
      if (g_key_file_has_group (index, name))
        game = harena_past_game_new_from_index (index, name, path);
      if (game == NULL)
        game = read_game (job, path);
      if (game != NULL)
        g_ptr_array_add (games, game);
    }

  g_ptr_array_sort (games, compare_games);
  return games;
}

/* It can be made again, so it need not be durable. */
static void
write_index (const Job       *job,
             const GPtrArray *games)
{
  g_autoptr (GKeyFile) index = g_key_file_new ();
  g_autofree char     *path = g_build_filename (job->folder, INDEX, NULL);
  g_autofree char     *text = NULL;
  gsize                length;

  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *name = g_file_get_basename (harena_past_game_get_file (games->pdata[i]));

      harena_past_game_write (games->pdata[i], index, name);
    }
  text = g_key_file_to_data (index, &length, NULL);
  harena_disk_write (path, NULL, text, length, 0600, FALSE, NULL);
}

static void
forget_oldest (GPtrArray *games)
{
  while (games->len > HARENA_HISTORY_MAX)
    {
      HarenaPastGame *oldest = games->pdata[games->len - 1];

      harena_disk_remove (g_file_peek_path (harena_past_game_get_file (oldest)));
      g_ptr_array_remove_index (games, games->len - 1);
    }
}

static gboolean
is_same_record (const HarenaRecord *one,
                const HarenaRecord *other)
{
  gsize length = one->moves->len * sizeof (HarenaMove);

  if (one->game != other->game || one->seed != other->seed
      || memcmp (&one->setup, &other->setup, sizeof one->setup) != 0
      || one->moves->len != other->moves->len
      || (length > 0 && memcmp (one->moves->data, other->moves->data, length) != 0))
    return FALSE;

  for (int i = 0; i < one->setup.seats; i++)
    if (!g_str_equal (one->seats[i].name, other->seats[i].name)
        || !g_str_equal (one->seats[i].player, other->seats[i].player)
        || one->seats[i].resigned != other->seats[i].resigned)
      return FALSE;

  return TRUE;
}

/* As when a game was added, and the program ended before it could be taken out of the folder of
 * games that run. */
static gboolean
has_game (const Job *job,
          GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      HarenaPastGame          *game = games->pdata[i];
      g_autoptr (HarenaRecord) record = NULL;

      if (harena_past_game_get_n_moves (game) != job->record->moves->len)
        continue;
      record = harena_record_load (job->games, g_file_peek_path (harena_past_game_get_file (game)),
                                   NULL);
      if (record != NULL && is_same_record (record, job->record))
        return TRUE;
    }

  return FALSE;
}

/* Names sort by the time at which the games ended. */
static gboolean
add_game (const Job *job,
          GPtrArray *games,
          GError   **error)
{
  gint64           now = g_get_real_time ();
  g_autofree char *name = g_strdup_printf ("%018" G_GINT64_FORMAT "-%08x" SUFFIX, now,
                                           g_random_int ());
  g_autofree char *path = g_build_filename (job->folder, name, NULL);
  gsize            length;
  g_autofree char *text = harena_record_to_text (job->record, &length);

  if (!harena_disk_folder (job->folder, error)
      || !harena_disk_write (path, NULL, text, length, 0600, TRUE, error))
    {
      /* Translators: why, as a part of a sentence. */
      g_prefix_error (error, "%s ", _("The game cannot be kept in the history:"));
      return FALSE;
    }

  g_ptr_array_insert (games, 0, harena_past_game_new_from_record (job->record, path,
                                                                  now / G_USEC_PER_SEC));
  return TRUE;
}

static void
work_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Job                  *job = data;
  g_autoptr (GPtrArray) games = read_folder (job);
  GError               *error = NULL;

  (void) source;
  (void) cancellable;
  if (job->record != NULL && !has_game (job, games) && !add_game (job, games, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  if (job->record != NULL)
    {
      forget_oldest (games);
      write_index (job, games);
    }
  g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
}

/* One at a time. Who waits keeps the history alive. */
static void
start_next (HarenaHistory *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->working || g_queue_is_empty (&self->tasks))
    return;

  task = g_queue_pop_head (&self->tasks);
  self->working = TRUE;
  g_task_run_in_thread (task, work_in_thread);
}

static guint
find_file (GPtrArray *games,
           GFile     *file)
{
  guint i = 0;

  while (i < games->len && !g_file_equal (harena_past_game_get_file (games->pdata[i]), file))
    i++;
  return i;
}

/* What was found in the folder is there whether it is shown or not. */
static void
leave_out_again (HarenaHistory *self,
                 GPtrArray     *games)
{
  for (guint i = 0; i < self->out->len; i++)
    {
      guint place = find_file (games, harena_past_game_get_file (self->out->pdata[i]));

      if (place < games->len)
        g_ptr_array_remove_index (games, place);
    }
}

/* The list is what was found in the folder, where other windows add theirs too. */
static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  HarenaHistory    *self = HARENA_HISTORY (g_task_get_source_object (task));
  GError           *error = NULL;
  GPtrArray        *games = g_task_propagate_pointer (G_TASK (result), &error);
  guint             n_before = self->items->len;

  (void) source;
  self->working = FALSE;
  start_next (self);
  if (games == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  leave_out_again (self, games);
  g_ptr_array_unref (self->items);
  self->items = games;
  if (n_before > 0 || games->len > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, games->len);
  g_task_return_boolean (task, TRUE);
}

/* Takes the record. */
static void
work (HarenaHistory *self,
      HarenaRecord  *record,
      GTask         *task)
{
  /* The worker does not know the history, so that it cannot be the last to let go of it. */
  GTask *inner = g_task_new (NULL, NULL, worked_cb, g_object_ref (task));
  Job   *job = g_new0 (Job, 1);

  job->games = self->games;
  job->folder = g_strdup (self->folder);
  job->record = record;
  g_task_set_task_data (inner, job, job_free);
  g_queue_push_tail (&self->tasks, inner);
  start_next (self);
}

void
harena_history_load_async (HarenaHistory      *self,
                           GCancellable       *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (HARENA_IS_HISTORY (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_history_load_async);
  work (self, NULL, task);
}

gboolean
harena_history_load_finish (HarenaHistory *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
harena_history_add_async (HarenaHistory      *self,
                          const HarenaRecord *record,
                          guint               n_moves,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (HARENA_IS_HISTORY (self));
  g_return_if_fail (record != NULL);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, harena_history_add_async);
  work (self, harena_session_copy (record, n_moves), task);
}

gboolean
harena_history_add_finish (HarenaHistory *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
harena_history_leave_out (HarenaHistory *self,
                          GFile         *file)
{
  guint place;

  g_return_if_fail (HARENA_IS_HISTORY (self));

  place = find_file (self->items, file);
  if (place == self->items->len)
    return;

  g_ptr_array_add (self->out, g_object_ref (self->items->pdata[place]));
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

void
harena_history_put_back (HarenaHistory *self,
                         GFile         *file)
{
  guint           out;
  guint           place = 0;
  HarenaPastGame *game;

  g_return_if_fail (HARENA_IS_HISTORY (self));

  out = find_file (self->out, file);
  if (out == self->out->len)
    return;

  game = g_object_ref (self->out->pdata[out]);
  g_ptr_array_remove_index (self->out, out);
  while (place < self->items->len && compare_games (&self->items->pdata[place], &game) < 0)
    place++;
  g_ptr_array_insert (self->items, place, game);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

/* The index is made anew with the next game. */
void
harena_history_forget (HarenaHistory *self,
                       GFile         *file)
{
  guint out;

  g_return_if_fail (HARENA_IS_HISTORY (self));

  out = find_file (self->out, file);
  if (out == self->out->len)
    return;

  harena_disk_remove (g_file_peek_path (file));
  g_ptr_array_remove_index (self->out, out);
}

void
harena_history_get_totals (HarenaHistory *self,
                           const char    *player,
                           const char    *name,
                           HarenaTotals  *totals)
{
  g_return_if_fail (HARENA_IS_HISTORY (self));

  *totals = (HarenaTotals) { .n_games = self->items->len };
  for (guint i = 0; i < self->items->len; i++)
    {
      HarenaPastGame *game = self->items->pdata[i];

      for (int seat = 1; seat <= (int) harena_past_game_get_n_seats (game); seat++)
        if (g_str_equal (harena_past_game_get_player (game, seat), player)
            && (name == NULL || g_str_equal (harena_past_game_get_name (game, seat), name)))
          {
            totals->played++;
            totals->won += harena_past_game_is_winner (game, seat);
            totals->drawn += harena_past_game_get_result (game) == HARENA_RESULT_DRAWN;
          }
    }
}
