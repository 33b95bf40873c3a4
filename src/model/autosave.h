/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a running game safe in the state folder of the user: every move at once in a journal, and
 * the whole game when nothing has happened for a moment.
 *
 * When the object goes, the game stays there, to be offered again; see unfinished-game.h. Only a
 * game that is over goes with it. */

#pragma once

#include "game-model.h"

#define HARENA_TYPE_AUTOSAVE (harena_autosave_get_type ())

G_DECLARE_FINAL_TYPE (HarenaAutosave, harena_autosave, HARENA, AUTOSAVE, GObject)

/* The folder for games that are running; not to be freed. */
const char      *harena_autosave_get_default_folder (void);

/* folder: NULL for the default. */
HarenaAutosave  *harena_autosave_new         (HarenaGameModel *model,
                                              const char      *folder);

HarenaGameModel *harena_autosave_get_model   (HarenaAutosave *self);

/* Whether the game cannot be written at present. It is tried again after every move. */
gboolean         harena_autosave_get_failing (HarenaAutosave *self);

/* Whether all that happened has been written durably. */
gboolean         harena_autosave_get_settled (HarenaAutosave *self);

/* Ends it. keep: the game will be offered again; otherwise it is taken out of the folder. */
void             harena_autosave_close_async  (HarenaAutosave     *self,
                                               gboolean            keep,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            data);

gboolean         harena_autosave_close_finish (HarenaAutosave *self,
                                               GAsyncResult   *result,
                                               GError        **error);
