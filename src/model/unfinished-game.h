/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that was running when a program ended, however it ended: to be offered again. */

#pragma once

#include "autosave.h"

#define HARENA_TYPE_UNFINISHED_GAME (harena_unfinished_game_get_type ())

G_DECLARE_FINAL_TYPE (HarenaUnfinishedGame, harena_unfinished_game, HARENA, UNFINISHED_GAME, GObject)

/* All games that were left in the folder, the last one first; those that are running elsewhere are
 * not among them. folder: NULL for the default. games: those that may be read, ending with NULL. */
void                harena_unfinished_game_find_async  (const HarenaGame *const *games,
                                                  const char              *folder,
                                                  GCancellable            *cancellable,
                                                  GAsyncReadyCallback      callback,
                                                  gpointer                 data);

/* Of HarenaUnfinishedGame. It never fails; a game that cannot be had back says so itself. */
GPtrArray          *harena_unfinished_game_find_finish (GAsyncResult *result);

/* Why the game cannot be had back, in words that say where its file is now; or NULL. */
const GError       *harena_unfinished_game_get_problem (HarenaUnfinishedGame *self);

/* The rest is for games without a problem. */
const HarenaRecord *harena_unfinished_game_get_record  (HarenaUnfinishedGame *self);

/* A word for this game among those that were left; "" if it has a problem. */
const char         *harena_unfinished_game_get_id      (HarenaUnfinishedGame *self);

/* How many moves of the record are played; the others have been taken back. */
guint               harena_unfinished_game_get_present (HarenaUnfinishedGame *self);

/* Whether it was played to its end, and nobody has been able to take it into the history. */
gboolean            harena_unfinished_game_get_over    (HarenaUnfinishedGame *self);

/* The position that is reached, as whoever comes to the screen may see it; position has
 * game->position_size bytes. */
void                harena_unfinished_game_copy_position (HarenaUnfinishedGame *self,
                                                          void                 *position);

/* When it was last written. */
GDateTime          *harena_unfinished_game_get_date    (HarenaUnfinishedGame *self);

/* The game goes on, and is kept as before; once only. */
HarenaAutosave     *harena_unfinished_game_resume      (HarenaUnfinishedGame *self);

/* The game is removed for good. */
void                harena_unfinished_game_discard     (HarenaUnfinishedGame *self);
