/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps what every move means, and the spans that follow from it. */

#include "log/chapters.h"

#include "face.h"

/* A move as it was known when it was asked about, and what came before it. */
typedef struct
{
  HarenaMove move;
  guint8     known;
  guint8     chapter; /* a HarenaChapter */
  guint      begun;   /* chapters before it */
  guint      turns;   /* turns before it */
} Entry;

struct HarenaChapters
{
  HarenaGameModel  *model;
  const HarenaFace *face;
  GArray           *entries; /* of Entry */
  GArray           *spans;   /* of HarenaChapterSpan */
};

HarenaChapters *
harena_chapters_new (HarenaGameModel *model)
{
  HarenaChapters *self = g_new0 (HarenaChapters, 1);

  self->model = model;
  self->face = harena_face_of (harena_game_model_get_game (model));
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->spans = g_array_new (FALSE, FALSE, sizeof (HarenaChapterSpan));
  return self;
}

void
harena_chapters_free (HarenaChapters *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->spans);
  g_free (self);
}

static Entry *
entry_of (const HarenaChapters *self,
          guint                 index)
{
  return &g_array_index (self->entries, Entry, index);
}

static HarenaChapterSpan *
last_span (HarenaChapters *self)
{
  return self->spans->len > 0
           ? &g_array_index (self->spans, HarenaChapterSpan, self->spans->len - 1)
           : NULL;
}

static void
span_move (HarenaChapters *self,
           guint           index)
{
  const Entry       *entry = entry_of (self, index);
  HarenaChapterSpan *span;

  if (entry->chapter & HARENA_CHAPTER_BEGINS)
    {
      HarenaChapterSpan begun = { .first = index, .end = index };

      g_array_append_val (self->spans, begun);
    }
  span = last_span (self);
  if (span == NULL || span->end != index
      || (index > span->first
          && (entry_of (self, index - 1)->chapter & HARENA_CHAPTER_ENDS) != 0))
    return;
  span->end = index + 1;
  span->weight += (entry->chapter & HARENA_CHAPTER_WEIGHS) != 0;
}

static void
add (HarenaChapters *self,
     guint           index,
     void           *before,
     void           *after)
{
  HarenaTelling telling;
  Entry         entry = { 0 };

  harena_telling_init (&telling, self->face, self->model, index, before, after);
  entry.move = telling.move;
  entry.known = telling.known;
  entry.chapter = self->face->chapter (&telling);
  if (index > 0)
    {
      const Entry *last = entry_of (self, index - 1);

      entry.begun = last->begun + ((last->chapter & HARENA_CHAPTER_BEGINS) != 0);
      entry.turns = last->turns + ((last->chapter & HARENA_CHAPTER_TURN) != 0);
    }
  g_array_append_val (self->entries, entry);
  span_move (self, index);
}

/* The moves from here on are others than those that were asked about. */
static void
forget (HarenaChapters *self,
        guint           n_moves)
{
  guint n_spans = self->spans->len;

  if (n_moves == self->entries->len)
    return;

  g_array_set_size (self->entries, n_moves);
  while (n_spans > 0
         && g_array_index (self->spans, HarenaChapterSpan, n_spans - 1).end > n_moves)
    n_spans--;
  g_array_set_size (self->spans, n_spans);
  /* The last one may be cut in its midst. */
  for (guint i = n_spans > 0 ? last_span (self)->end : 0; i < n_moves; i++)
    span_move (self, i);
}

static gboolean
is_same (HarenaChapters *self,
         guint           index)
{
  const Entry *entry = entry_of (self, index);
  HarenaMove   move = 0;
  gboolean     known = harena_game_model_get_move (self->model, index, &move);

  return known == entry->known && (!known || move == entry->move);
}

void
harena_chapters_update (HarenaChapters *self)
{
  guint            n_moves = harena_game_model_get_n_moves (self->model);
  gsize            size = harena_game_model_get_game (self->model)->position_size;
  guint            same = 0;
  g_autofree void *before = NULL;
  g_autofree void *after = NULL;

  if (self->face->chapter == NULL)
    return;

  while (same < MIN (n_moves, self->entries->len) && is_same (self, same))
    same++;
  forget (self, same);
  if (same == n_moves)
    return;

  before = g_malloc (size);
  after = g_malloc (size);
  for (guint i = same; i < n_moves; i++)
    add (self, i, before, after);
}

guint
harena_chapters_count (const HarenaChapters *self)
{
  return self->spans->len;
}

const HarenaChapterSpan *
harena_chapters_get (const HarenaChapters *self,
                     guint                 number)
{
  return &g_array_index (self->spans, HarenaChapterSpan, number);
}

/* They are in order, so the first that ends behind the move is the only one that may hold it. */
int
harena_chapters_at (const HarenaChapters *self,
                    guint                 index)
{
  guint low = 0;
  guint high = self->spans->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (harena_chapters_get (self, middle)->end <= index)
        low = middle + 1;
      else
        high = middle;
    }

  return low < self->spans->len && harena_chapters_get (self, low)->first <= index ? (int) low
                                                                                   : -1;
}

guint
harena_chapters_begun (const HarenaChapters *self,
                       guint                 index)
{
  const Entry *entry;

  if (index == 0 || self->entries->len == 0)
    return 0;

  entry = entry_of (self, MIN (index, self->entries->len) - 1);
  return entry->begun + ((entry->chapter & HARENA_CHAPTER_BEGINS) != 0);
}

guint
harena_chapters_turns (const HarenaChapters *self,
                       guint                 index)
{
  const Entry *entry;

  if (index == 0 || self->entries->len == 0)
    return 0;

  entry = entry_of (self, MIN (index, self->entries->len) - 1);
  return entry->turns + ((entry->chapter & HARENA_CHAPTER_TURN) != 0);
}
