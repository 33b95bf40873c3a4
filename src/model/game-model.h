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
#include "review.h"
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

/* Who looks */

/* A seat, HARENA_SEES_ALL or HARENA_SEES_OPEN. Whatever is said below of positions and moves is what
 * this viewer may know. Where several persons play with secrets, it is nobody until somebody sits
 * down at the curtain, and again when that choice has been made. */
int                 harena_game_model_get_viewer      (HarenaGameModel *self);

/* The seat of the person who has to choose and does not look yet: the screen has to be passed, and
 * nobody is asked until then. Or 0. */
int                 harena_game_model_get_curtain     (HarenaGameModel *self);

/* The person for whom the curtain is there looks from now on. Does nothing for anybody else. */
void                harena_game_model_sit_down        (HarenaGameModel *self,
                                                       int              seat);

/* Whoever looks puts up the curtain again, without having chosen. */
void                harena_game_model_stand_up        (HarenaGameModel *self);

/* What is looked at */
const HarenaGame   *harena_game_model_get_game        (HarenaGameModel *self);

const HarenaSetup  *harena_game_model_get_setup       (HarenaGameModel *self);

/* The whole record, moves that have been taken back included; NULL while there may be something in
 * it that the viewer must not know. */
const HarenaRecord *harena_game_model_get_record      (HarenaGameModel *self);

/* Secrets and all: for whoever keeps the game, never for what shows it. */
const HarenaRecord *harena_game_model_get_whole_record (HarenaGameModel *self);

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

/* What is legal where the cursor is, or nothing if only others may know that; list has
 * HARENA_MOVES_MAX. Says how many. */
int                 harena_game_model_list_moves      (HarenaGameModel *self,
                                                       HarenaMove      *list);

/* The move with this index, from 0; FALSE if it has not come to light for the viewer. */
gboolean            harena_game_model_get_move        (HarenaGameModel *self,
                                                       guint            index,
                                                       HarenaMove      *move);

/* The text of the move with this index, as it stands in the record as soon as it has come to light,
 * and until then with question marks. */
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

/* For a lesson: whoever has the turn plays this, whether a person sits there or not, and looks or
 * not. */
gboolean            harena_game_model_play_for_seat   (HarenaGameModel *self,
                                                       HarenaMove       move,
                                                       GError         **error);

/* Looks at any position, without taking anything back. */
void                harena_game_model_jump            (HarenaGameModel *self,
                                                       guint            index);

/* Back to the present. */
void                harena_game_model_return          (HarenaGameModel *self);

/* Makes what is looked at the present. The moves behind it can be had back with redo until another
 * move takes their place. */
void                harena_game_model_continue_here   (HarenaGameModel *self);

/* Not over what has come to light; see the friendly undo. */
gboolean            harena_game_model_get_can_continue_here (HarenaGameModel *self);

/* The same for a position that is not looked at, after index moves. */
gboolean            harena_game_model_get_can_continue_from (HarenaGameModel *self,
                                                             guint            index);

/* To the last choice of a person, over moves of chance and of computer players; and forth again.
 * What has come to light cannot be made secret again: undo stops there, unless the table has agreed
 * on a friendly undo. */
gboolean            harena_game_model_get_can_undo    (HarenaGameModel *self);

gboolean            harena_game_model_get_can_redo    (HarenaGameModel *self);

void                harena_game_model_undo            (HarenaGameModel *self);

void                harena_game_model_redo            (HarenaGameModel *self);

/* Giving up */

/* The seat whose person may give the game up now: the only one, or the one that is asked; or 0. */
int                 harena_game_model_get_may_resign  (HarenaGameModel *self);

/* The level that goes on for whoever gives up: the weakest at the table, or the weakest there is if
 * only persons play. NULL with the last person: then the game ends, and is lost. */
const HarenaLevel  *harena_game_model_get_follower    (HarenaGameModel *self);

/* That seat gives up. Undo takes it back, but where there are secrets only a friendly one. */
void                harena_game_model_resign          (HarenaGameModel *self);

/* The seat with which the game has ended before its time, in the present; or 0. */
int                 harena_game_model_get_resigned    (HarenaGameModel *self);

/* It is agreed on before the first move, and kept in the record. */
gboolean            harena_game_model_get_friendly_undo (HarenaGameModel *self);

void                harena_game_model_set_friendly_undo (HarenaGameModel *self,
                                                         gboolean         friendly);

/* What the same players had before; as HarenaRecord has it. Before the first move. */
void                harena_game_model_set_series      (HarenaGameModel *self,
                                                       const char      *series);

/* Pace */
HarenaPace          harena_game_model_get_pace        (HarenaGameModel *self);

void                harena_game_model_set_pace        (HarenaGameModel *self,
                                                       HarenaPace       pace);

/* Plays at once what the model would have played after a while. */
void                harena_game_model_skip            (HarenaGameModel *self);

/* Whether persons are not asked where one move cannot hurt them: it is played as if there were no
 * other. Off unless this is called. */
void                harena_game_model_set_obvious     (HarenaGameModel *self,
                                                       gboolean         obvious);

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

/* What a move of the person who is asked would cost, judged by nothing but what that person sees.
 * FALSE where nobody is asked, or nobody can judge. */
gboolean            harena_game_model_get_can_judge   (HarenaGameModel *self);

void                harena_game_model_judge_async     (HarenaGameModel    *self,
                                                       HarenaMove          move,
                                                       GCancellable       *cancellable,
                                                       GAsyncReadyCallback callback,
                                                       gpointer            data);

gboolean            harena_game_model_judge_finish    (HarenaGameModel *self,
                                                       GAsyncResult    *result,
                                                       HarenaReview    *review,
                                                       GError         **error);

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
