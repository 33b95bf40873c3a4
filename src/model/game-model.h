/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game behind its window: the record, the positions along it, a cursor, and who plays.
 *
 * The present is how far the game is played. Moves behind it have been taken back; they stay until
 * another move is played in their place. The cursor is what is looked at: in the present, the game
 * goes on; elsewhere it waits. */

#pragma once

#include "hints.h"
#include "model-error.h"
#include "pace.h"
#include "record.h"
#include "seat.h"

#include <gio/gio.h>

#define HARENA_TYPE_GAME_MODEL (harena_game_model_get_type ())

G_DECLARE_FINAL_TYPE (HarenaGameModel, harena_game_model, HARENA, GAME_MODEL, GObject)

/* seats: one for each seat of the setup, or NULL for persons without names; a colour of 0 is the
 * seat's number, or whatever the others leave. With quick_entry the opening is dealt, in a worker:
 * until then the property "dealing" is true. */
HarenaGameModel    *harena_game_model_new             (const HarenaGame       *game,
                                                       const HarenaSetup      *setup,
                                                       guint64                 seed,
                                                       const HarenaRecordSeat *seats,
                                                       gboolean                quick_entry);

/* For a game that begins without a seed of its own. */
guint64             harena_game_model_new_seed        (void);

/* Takes the record. */
HarenaGameModel    *harena_game_model_new_from_record (HarenaRecord *record);

/* games: those that may be read, ending with NULL. */
void                harena_game_model_open_async      (const HarenaGame *const *games,
                                                       GFile                   *file,
                                                       GCancellable            *cancellable,
                                                       GAsyncReadyCallback      callback,
                                                       gpointer                 data);

HarenaGameModel    *harena_game_model_open_finish     (GAsyncResult *result,
                                                       GError      **error);

/* What is looked at */
const HarenaGame   *harena_game_model_get_game        (HarenaGameModel *self);

/* The whole record, moves that have been taken back included. */
const HarenaRecord *harena_game_model_get_record      (HarenaGameModel *self);

guint               harena_game_model_get_n_moves     (HarenaGameModel *self);

guint               harena_game_model_get_present     (HarenaGameModel *self);

guint               harena_game_model_get_cursor      (HarenaGameModel *self);

/* Whether the cursor is in the present. */
gboolean            harena_game_model_get_live        (HarenaGameModel *self);

/* Where the cursor is. It stays good until the next signal. */
const void         *harena_game_model_get_position    (HarenaGameModel *self);

/* After index moves; position has game->position_size bytes. */
void                harena_game_model_copy_position   (HarenaGameModel *self,
                                                       guint            index,
                                                       void            *position);

/* Who plays the move with this index, from 0; behind the last move, who has the turn. */
int                 harena_game_model_get_turn_at     (HarenaGameModel *self,
                                                       guint            index);

/* Where the cursor is: a seat, HARENA_CHANCE or HARENA_NOBODY. */
int                 harena_game_model_get_turn        (HarenaGameModel *self);

/* What is legal where the cursor is; list has HARENA_MOVES_MAX. Says how many. */
int                 harena_game_model_list_moves      (HarenaGameModel *self,
                                                       HarenaMove      *list);

/* The text of the move with this index, as it stands in the record. */
char               *harena_game_model_get_move_text   (HarenaGameModel *self,
                                                       guint            index);

/* Whether the game is over, in the present. */
gboolean            harena_game_model_get_over        (HarenaGameModel *self);

/* The seat whose person has to choose now, or 0. */
int                 harena_game_model_get_asked       (HarenaGameModel *self);

/* Playing */
gboolean            harena_game_model_play_move       (HarenaGameModel *self,
                                                       HarenaMove       move,
                                                       GError         **error);

gboolean            harena_game_model_play_text       (HarenaGameModel *self,
                                                       const char      *text,
                                                       GError         **error);

/* Looks at any position, without taking anything back. */
void                harena_game_model_jump            (HarenaGameModel *self,
                                                       guint            index);

/* Back to the present. */
void                harena_game_model_return          (HarenaGameModel *self);

/* Makes what is looked at the present. The moves behind it can be had back with redo until another
 * move takes their place. */
void                harena_game_model_continue_here   (HarenaGameModel *self);

/* To the last choice of a person, over moves of chance and of computer players; and forth again. */
gboolean            harena_game_model_get_can_undo    (HarenaGameModel *self);

gboolean            harena_game_model_get_can_redo    (HarenaGameModel *self);

void                harena_game_model_undo            (HarenaGameModel *self);

void                harena_game_model_redo            (HarenaGameModel *self);

/* Pace */
HarenaPace          harena_game_model_get_pace        (HarenaGameModel *self);

void                harena_game_model_set_pace        (HarenaGameModel *self,
                                                       HarenaPace       pace);

/* Plays at once what the model would have played after a while. */
void                harena_game_model_skip            (HarenaGameModel *self);

/* The model waits, as for an animation, until it was released as often as it was held. */
void                harena_game_model_hold            (HarenaGameModel *self);

void                harena_game_model_release         (HarenaGameModel *self);

gboolean            harena_game_model_get_dealing     (HarenaGameModel *self);

/* Seats */

/* Of HarenaSeat. */
GListModel         *harena_game_model_get_seats       (HarenaGameModel *self);

/* number: from 1. */
HarenaSeat         *harena_game_model_get_seat        (HarenaGameModel *self,
                                                       int              number);

gboolean            harena_game_model_set_seat        (HarenaGameModel *self,
                                                       int              number,
                                                       const char      *name,
                                                       const char      *player,
                                                       GError         **error);

/* Thinking */
gboolean            harena_game_model_get_thinking    (HarenaGameModel *self);

/* From 0 to 1, of the computer player or the hint that is being thought about. */
double              harena_game_model_get_progress    (HarenaGameModel *self);

/* For the person who is asked. When it is cancelled, the best so far is the answer. */
void                harena_game_model_hint_async      (HarenaGameModel    *self,
                                                       GCancellable       *cancellable,
                                                       GAsyncReadyCallback callback,
                                                       gpointer            data);

HarenaHints        *harena_game_model_hint_finish     (HarenaGameModel *self,
                                                       GAsyncResult    *result,
                                                       GError         **error);

/* The last hint, while it is still good, or NULL. */
HarenaHints        *harena_game_model_get_hints       (HarenaGameModel *self);

/* Files */
GFile              *harena_game_model_get_file        (HarenaGameModel *self);

const char         *harena_game_model_get_title       (HarenaGameModel *self);

/* Whether the file holds another game than the one played so far. */
gboolean            harena_game_model_get_modified    (HarenaGameModel *self);

/* file: NULL for the one it has. Unless overwrite is set, a file of the game that somebody else
 * has changed is refused with HARENA_MODEL_ERROR_CHANGED. */
void                harena_game_model_save_async      (HarenaGameModel    *self,
                                                       GFile              *file,
                                                       gboolean            overwrite,
                                                       GCancellable       *cancellable,
                                                       GAsyncReadyCallback callback,
                                                       gpointer            data);

gboolean            harena_game_model_save_finish     (HarenaGameModel *self,
                                                       GAsyncResult    *result,
                                                       GError         **error);
