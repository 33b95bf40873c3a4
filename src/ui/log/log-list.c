/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the moves that were told with those of the record, and tells the difference. */

#include "log/log-list.h"

#include "log/log-item.h"
#include "table/speech.h"

/* A move, as it was known when it was told. */
typedef struct
{
  HarenaMove move;
  gboolean   known;
} Told;

struct _HarenaLogList
{
  GObject          parent_instance;

  HarenaHand      *hand;
  HarenaGameModel *model;   /* of the hand */
  GPtrArray       *items;
  GArray          *moves;   /* of Told: those that were told */
  GArray          *starts;  /* of guint: the first line of each */
  guint            cursor;  /* lines behind it are yet to come */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HarenaLogList, harena_log_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *list G_GNUC_UNUSED)
{
  return HARENA_TYPE_LOG_ITEM;
}

static guint
get_n_items (GListModel *list)
{
  return HARENA_LOG_LIST (list)->items->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  HarenaLogList *self = HARENA_LOG_LIST (list);

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
harena_log_list_finalize (GObject *object)
{
  HarenaLogList *self = HARENA_LOG_LIST (object);

  g_clear_object (&self->hand);
  g_ptr_array_unref (self->items);
  g_array_unref (self->moves);
  g_array_unref (self->starts);

  G_OBJECT_CLASS (harena_log_list_parent_class)->finalize (object);
}

static void
harena_log_list_class_init (HarenaLogListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_log_list_finalize;
}

static void
harena_log_list_init (HarenaLogList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->moves = g_array_new (FALSE, FALSE, sizeof (Told));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

static Told
find_told (HarenaLogList *self,
           guint          index)
{
  Told told = { 0 };

  told.known = harena_game_model_get_move (self->model, index, &told.move);
  return told;
}

static void
tell (HarenaLogList *self,
      guint          index,
      void          *before,
      void          *after)
{
  const HarenaChapters *chapters = harena_hand_get_chapters (self->hand);
  g_autoptr (GArray)    sentences = harena_sentences_new ();
  int                   chapter = harena_chapters_at (chapters, index);
  gboolean              begins = chapter >= 0
                                 && harena_chapters_get (chapters, chapter)->first == index;
  Told                  told = find_told (self, index);
  HarenaTelling         telling;

  harena_telling_init (&telling, harena_hand_get_face (self->hand), self->model, index, before,
                       after);
  harena_say_telling (&telling, sentences);
  g_array_append_val (self->moves, told);
  g_array_append_val (self->starts, self->items->len);
  for (guint i = 0; i < sentences->len; i++)
    {
      HarenaLogItem *item = harena_log_item_new (index, begins && i == 0 ? chapter + 1 : 0,
                                                 &g_array_index (sentences, HarenaSentence, i));

      harena_log_item_set_coming (item, index >= self->cursor);
      g_ptr_array_add (self->items, item);
    }
}

static void
forget (HarenaLogList *self,
        guint         n_moves)
{
  guint n_items;

  if (n_moves == self->moves->len)
    return;

  n_items = g_array_index (self->starts, guint, n_moves);
  g_ptr_array_set_size (self->items, n_items);
  g_array_set_size (self->moves, n_moves);
  g_array_set_size (self->starts, n_moves);
}

static void
dim (HarenaLogList *self,
     guint         cursor)
{
  self->cursor = cursor;
  for (guint i = 0; i < self->items->len; i++)
    {
      HarenaLogItem *item = self->items->pdata[i];

      harena_log_item_set_coming (item, harena_log_item_get_move (item) >= cursor);
    }
}

static gboolean
is_same (HarenaLogList *self,
         guint          index)
{
  Told now = find_told (self, index);
  Told then = g_array_index (self->moves, Told, index);

  return now.known == then.known && now.move == then.move;
}

void
harena_log_list_update (HarenaLogList *self)
{
  guint         cursor = harena_game_model_get_cursor (self->model);
  guint         wanted = MAX (cursor, harena_game_model_get_present (self->model));
  guint         same = 0;
  guint         before = self->items->len;
  guint         kept;
  gsize         size = harena_game_model_get_game (self->model)->position_size;

  while (same < MIN (wanted, self->moves->len) && is_same (self, same))
    same++;

  dim (self, cursor);
  forget (self, same);
  kept = self->items->len;
  if (same < wanted)
    {
      g_autofree void *position = g_malloc (size);
      g_autofree void *after = g_malloc (size);

      for (guint i = same; i < wanted; i++)
        tell (self, i, position, after);
    }
  if (before != kept || self->items->len != kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept,
                                self->items->len - kept);
}

void
harena_log_list_retell (HarenaLogList *self)
{
  guint before = self->items->len;

  forget (self, 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  harena_log_list_update (self);
}

HarenaLogList *
harena_log_list_new (HarenaHand *hand)
{
  HarenaLogList *self = g_object_new (HARENA_TYPE_LOG_LIST, NULL);

  self->hand = g_object_ref (hand);
  self->model = harena_hand_get_model (hand);
  harena_log_list_update (self);
  return self;
}

guint
harena_log_list_find (HarenaLogList *self,
                     guint         cursor)
{
  guint line;

  if (cursor == 0 || self->items->len == 0)
    return G_MAXUINT;

  line = g_array_index (self->starts, guint, MIN (cursor, self->starts->len) - 1);
  return MIN (line, self->items->len - 1);
}
