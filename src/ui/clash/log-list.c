/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the moves that were told with those of the record, and tells the difference. */

#include "clash/log-list.h"

#include "clash/log-item.h"

struct _ClashLogList
{
  GObject          parent_instance;

  HarenaGameModel *model;
  GPtrArray       *items;
  GArray          *moves;   /* of HarenaMove: those that were told */
  GArray          *starts;  /* of guint: the first line of each */
  guint            battles; /* that have begun with them */
  guint            cursor;  /* lines behind it are yet to come */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ClashLogList, clash_log_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *list G_GNUC_UNUSED)
{
  return CLASH_TYPE_LOG_ITEM;
}

static guint
get_n_items (GListModel *list)
{
  return CLASH_LOG_LIST (list)->items->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  ClashLogList *self = CLASH_LOG_LIST (list);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
clash_log_list_finalize (GObject *object)
{
  ClashLogList *self = CLASH_LOG_LIST (object);

  g_clear_object (&self->model);
  g_ptr_array_unref (self->items);
  g_array_unref (self->moves);
  g_array_unref (self->starts);

  G_OBJECT_CLASS (clash_log_list_parent_class)->finalize (object);
}

static void
clash_log_list_class_init (ClashLogListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = clash_log_list_finalize;
}

static void
clash_log_list_init (ClashLogList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->moves = g_array_new (FALSE, FALSE, sizeof (HarenaMove));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
tell (ClashLogList *self,
      guint         index,
      HarenaMove    move)
{
  g_autoptr (GArray) sentences = g_array_new (FALSE, FALSE, sizeof (ClashSentence));
  gboolean           begins = clash_move_is_attack (move);

  clash_speech_move (self->model, index, sentences);
  if (begins)
    self->battles++;
  g_array_append_val (self->moves, move);
  g_array_append_val (self->starts, self->items->len);
  for (guint i = 0; i < sentences->len; i++)
    {
      ClashLogItem *item = clash_log_item_new (index, begins && i == 0 ? self->battles : 0,
                                               &g_array_index (sentences, ClashSentence, i));

      clash_log_item_set_coming (item, index >= self->cursor);
      g_ptr_array_add (self->items, item);
    }
}

static void
forget (ClashLogList *self,
        guint         n_moves)
{
  guint n_items;

  if (n_moves == self->moves->len)
    return;

  n_items = g_array_index (self->starts, guint, n_moves);
  for (guint i = n_moves; i < self->moves->len; i++)
    if (clash_move_is_attack (g_array_index (self->moves, HarenaMove, i)))
      self->battles--;
  g_ptr_array_set_size (self->items, n_items);
  g_array_set_size (self->moves, n_moves);
  g_array_set_size (self->starts, n_moves);
}

static void
dim (ClashLogList *self,
     guint         cursor)
{
  self->cursor = cursor;
  for (guint i = 0; i < self->items->len; i++)
    {
      ClashLogItem *item = self->items->pdata[i];

      clash_log_item_set_coming (item, clash_log_item_get_move (item) >= cursor);
    }
}

void
clash_log_list_update (ClashLogList *self)
{
  const GArray *moves = harena_game_model_get_record (self->model)->moves;
  guint         cursor = harena_game_model_get_cursor (self->model);
  guint         wanted = MAX (cursor, harena_game_model_get_present (self->model));
  guint         same = 0;
  guint         before = self->items->len;
  guint         kept;

  while (same < MIN (wanted, self->moves->len)
         && g_array_index (self->moves, HarenaMove, same)
              == g_array_index (moves, HarenaMove, same))
    same++;

  dim (self, cursor);
  forget (self, same);
  kept = self->items->len;
  for (guint i = same; i < wanted; i++)
    tell (self, i, g_array_index (moves, HarenaMove, i));
  if (before != kept || self->items->len != kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept,
                                self->items->len - kept);
}

void
clash_log_list_retell (ClashLogList *self)
{
  guint before = self->items->len;

  forget (self, 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  clash_log_list_update (self);
}

ClashLogList *
clash_log_list_new (HarenaGameModel *model)
{
  ClashLogList *self = g_object_new (CLASH_TYPE_LOG_LIST, NULL);

  self->model = g_object_ref (model);
  clash_log_list_update (self);
  return self;
}

guint
clash_log_list_find (ClashLogList *self,
                     guint         cursor)
{
  guint line;

  if (cursor == 0 || self->items->len == 0)
    return G_MAXUINT;

  line = g_array_index (self->starts, guint, MIN (cursor, self->starts->len) - 1);
  return MIN (line, self->items->len - 1);
}
