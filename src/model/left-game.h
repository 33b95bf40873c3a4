/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that was running when a program ended, however it ended: to be offered again. */

#pragma once

#include "autosave.h"

#define HARENA_TYPE_LEFT_GAME (harena_left_game_get_type ())

G_DECLARE_FINAL_TYPE (HarenaLeftGame, harena_left_game, HARENA, LEFT_GAME, GObject)

/* All games that were left in the folder, the last one first; those that are running elsewhere are
 * not among them. folder: NULL for the default. games: those that may be read, ending with NULL. */
void                harena_left_game_find_async  (const HarenaGame *const *games,
                                                  const char              *folder,
                                                  GCancellable            *cancellable,
                                                  GAsyncReadyCallback      callback,
                                                  gpointer                 data);

/* Of HarenaLeftGame. It never fails; a game that cannot be had back says so itself. */
GPtrArray          *harena_left_game_find_finish (GAsyncResult *result);

/* Why the game cannot be had back, in words that say where its file is now; or NULL. */
const GError       *harena_left_game_get_problem (HarenaLeftGame *self);

/* The rest is for games without a problem. */
const HarenaRecord *harena_left_game_get_record  (HarenaLeftGame *self);

/* A word for this game among those that were left; "" if it has a problem. */
const char         *harena_left_game_get_id      (HarenaLeftGame *self);

/* How many moves of the record are played; the others have been taken back. */
guint               harena_left_game_get_present (HarenaLeftGame *self);

/* When it was last written. */
GDateTime          *harena_left_game_get_date    (HarenaLeftGame *self);

/* The game goes on, and is kept as before; once only. */
HarenaAutosave     *harena_left_game_resume      (HarenaLeftGame *self);

/* The game is removed for good. */
void                harena_left_game_discard     (HarenaLeftGame *self);
