/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of one seat, as the columns of the face find them in the position. */

#include "table/score-row.h"

#include "table/columns.h"
#include "words.h"

#include <string.h>

struct _HarenaScoreRow
{
  GObject     parent_instance;

  HarenaHand *hand;
  int         seat;
  char       *name;
  int         colour;
  gboolean    person;
  gboolean    turn;
  int         scores[HARENA_SCORES_MAX];
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (HarenaScoreRow, harena_score_row, G_TYPE_OBJECT)

static void
harena_score_row_finalize (GObject *object)
{
  HarenaScoreRow *self = HARENA_SCORE_ROW (object);

  g_clear_object (&self->hand);
  g_free (self->name);

  G_OBJECT_CLASS (harena_score_row_parent_class)->finalize (object);
}

static void
harena_score_row_class_init (HarenaScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = harena_score_row_finalize;
  changed_signal = g_signal_new ("changed", HARENA_TYPE_SCORE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
harena_score_row_init (HarenaScoreRow *self G_GNUC_UNUSED)
{
}

HarenaScoreRow *
harena_score_row_new (HarenaHand *hand,
                      int         seat)
{
  HarenaScoreRow *self = g_object_new (HARENA_TYPE_SCORE_ROW, NULL);

  self->hand = g_object_ref (hand);
  self->seat = seat;
  harena_score_row_update (self);
  return self;
}

/* A picture in a cell is asked about everything, and so is always shown anew. */
static gboolean
update_scores (HarenaScoreRow   *self,
               const HarenaView *view)
{
  int                 n_columns;
  const HarenaColumn *columns = harena_columns_of_score (view->face, &n_columns);
  gboolean            changed = FALSE;

  for (int i = 0; i < n_columns; i++)
    {
      int score = columns[i].value != NULL ? columns[i].value (view, self->seat) : 0;

      changed = changed || score != self->scores[i] || columns[i].create != NULL;
      self->scores[i] = score;
    }
  return changed;
}

void
harena_score_row_update (HarenaScoreRow *self)
{
  const HarenaView     *view = harena_hand_get_view (self->hand);
  const HarenaViewSeat *seat = &view->seats[self->seat - 1];
  gboolean              turn = harena_columns_turn (view) == self->seat;
  gboolean              changed = update_scores (self, view);

  if (turn != self->turn || g_strcmp0 (seat->name, self->name) != 0
      || seat->colour != self->colour || seat->person != self->person)
    {
      g_free (self->name);
      self->name = g_strdup (seat->name);
      self->colour = seat->colour;
      self->person = seat->person;
      self->turn = turn;
      changed = TRUE;
    }
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}

HarenaHand *
harena_score_row_get_hand (HarenaScoreRow *self)
{
  return self->hand;
}

int
harena_score_row_get_seat (HarenaScoreRow *self)
{
  return self->seat;
}

gboolean
harena_score_row_get_turn (HarenaScoreRow *self)
{
  return self->turn;
}

int
harena_score_row_get_score (HarenaScoreRow *self,
                            int             column)
{
  return self->scores[column];
}

char *
harena_score_row_describe (HarenaScoreRow *self,
                           int             column)
{
  const HarenaView *view = harena_hand_get_view (self->hand);
  int               n_columns;

  return harena_columns_describe (view, &harena_columns_of_score (view->face, &n_columns)[column],
                                  self->seat);
}

char *
harena_score_row_describe_seat (HarenaScoreRow *self)
{
  if (!self->turn)
    return g_strdup (self->name);

  /* Translators: the name of a seat, for a screen reader. */
  return g_strdup_printf (_("%s, whose turn it is"), self->name);
}

/* Each cell tells whose it is, which is told once in a row. */
static const char *
skip_name (const char *words,
           const char *name)
{
  gsize length = strlen (name);

  if (!g_str_has_prefix (words, name) || (words[length] != ',' && words[length] != ':'))
    return words;
  for (words += length + 1; *words == ' '; words++)
    ;
  return words;
}

char *
harena_score_row_describe_all (HarenaScoreRow *self)
{
  g_autofree char      *name = harena_score_row_describe_seat (self);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *words = NULL;
  int                   n_columns;

  harena_columns_of_score (harena_hand_get_face (self->hand), &n_columns);
  for (int i = 0; i < n_columns; i++)
    {
      g_autofree char *cell = harena_score_row_describe (self, i);

      g_ptr_array_add (cells, g_strdup (skip_name (cell, self->name)));
    }
  g_ptr_array_add (cells, NULL);
  words = g_strjoinv (", ", (char **) cells->pdata);
  /* Translators: a row of the score table, for a screen reader: a player, and what the columns say. */
  return g_strdup_printf (C_("score table", "%s: %s"), name, words);
}
