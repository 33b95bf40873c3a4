/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that were played to their end, the last one first: a list model of HarenaPastGame. */

#pragma once

#include "past-game.h"

enum
{
  HARENA_HISTORY_MAX = 200, /* games that are kept; older ones go */
};

#define HARENA_TYPE_HISTORY (harena_history_get_type ())

G_DECLARE_FINAL_TYPE (HarenaHistory, harena_history, HARENA, HISTORY, GObject)

/* How often somebody sat at the table, won, alone or together with others, and was level with
 * everybody else. */
typedef struct
{
  guint n_games;
  guint played;
  guint won;
  guint drawn;
} HarenaTotals;

/* folder: NULL for the one of the user. games: those that may be read, ending with NULL. The list
 * is empty until it is loaded. */
HarenaHistory *harena_history_new         (const HarenaGame *const *games,
                                           const char              *folder);

void           harena_history_load_async  (HarenaHistory      *self,
                                           GCancellable       *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer            data);

gboolean       harena_history_load_finish (HarenaHistory *self,
                                           GAsyncResult  *result,
                                           GError       **error);

/* Keeps a finished game: its first n_moves. One that the history has already, move by move, is not
 * kept twice. */
void           harena_history_add_async   (HarenaHistory      *self,
                                           const HarenaRecord *record,
                                           guint               n_moves,
                                           GCancellable       *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer            data);

gboolean       harena_history_add_finish  (HarenaHistory *self,
                                           GAsyncResult  *result,
                                           GError       **error);

/* A game that is left out is not in the list, until it is put back or forgotten for good. file: of its
 * record. */
void           harena_history_leave_out  (HarenaHistory      *self,
                                          GFile              *file);

void           harena_history_put_back   (HarenaHistory      *self,
                                          GFile              *file);

void           harena_history_forget     (HarenaHistory      *self,
                                          GFile              *file);

/* Of all seats with this word for a player, such as "person" or "lanista"; and, if name is not
 * NULL, with this name. */
void           harena_history_get_totals  (HarenaHistory *self,
                                           const char    *player,
                                           const char    *name,
                                           HarenaTotals  *totals);
