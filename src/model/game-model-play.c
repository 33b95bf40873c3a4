/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves, the cursor, undo and redo, and who sits where. */

#include "game-model-private.h"

#include "refusal.h"

static void
emit (HarenaGameModel *self,
      guint            signal)
{
  g_signal_emit (self, harena_game_model_signals[signal], 0);
}

void
harena_game_model_touch (HarenaGameModel *self)
{
  self->serial++;
  self->version++;
  self->asked = FALSE;
  harena_game_model_check_sitting (self);
  harena_game_model_drop_hint (self);
}

/* Whether somebody chooses there. */
gboolean
harena_game_model_is_choice (HarenaGameModel    *self,
                             const HarenaMoment *moment)
{
  return moment->choice
         && !(self->obvious && moment->obvious
              && harena_seat_is_person (harena_game_model_get_seat (self, moment->turn)));
}

static gboolean
is_persons_choice (HarenaGameModel *self,
                   guint            index)
{
  const HarenaMoment *moment = harena_timeline_moment (self->timeline, index);

  return harena_game_model_is_choice (self, moment)
         && harena_seat_is_person (harena_game_model_get_seat (self, moment->turn));
}

/* Where the first choice of a person is, that can be taken back. */
void
harena_game_model_find_choice (HarenaGameModel *self)
{
  guint n_moves = self->record->moves->len;
  guint index = self->dealt;

  while (index < n_moves && !is_persons_choice (self, index))
    index++;
  self->first_choice = index < n_moves ? index : G_MAXUINT;
}

void
harena_game_model_cut (HarenaGameModel *self,
                       guint            n_moves)
{
  g_array_set_size (self->record->moves, n_moves);
  harena_timeline_cut (self->timeline, n_moves);
  if (self->first_choice >= n_moves)
    self->first_choice = G_MAXUINT;
  if (self->saved > (int) n_moves)
    self->saved = -1;
  self->cut_since = MIN (self->cut_since, n_moves);
  self->kept_since = MIN (self->kept_since, n_moves);
}

/* Plays a legal move in the present, which is where the cursor is. If it is the move that was
 * taken back here, those behind it can still be had back. */
void
harena_game_model_apply (HarenaGameModel *self,
                         HarenaMove       move)
{
  GArray  *moves = self->record->moves;
  guint    index = self->present;
  gboolean again = index < moves->len && g_array_index (moves, HarenaMove, index) == move;
  guint    serial;

  if (!again && index < moves->len)
    harena_game_model_cut (self, index);
  self->record->game->play (self->position, move);
  if (!again)
    {
      g_array_append_val (moves, move);
      harena_timeline_extend (self->timeline, self->position);
    }
  if (self->first_choice > index && is_persons_choice (self, index))
    self->first_choice = index;
  self->present++;
  self->cursor++;
  harena_game_model_touch (self);

  /* What a handler does to the game it tells the others itself. */
  serial = self->serial;
  emit (self, CHANGED);
  if (self->serial == serial)
    g_signal_emit (self, harena_game_model_signals[MOVE_PLAYED], 0, index);
  if (self->serial == serial && harena_game_model_get_live (self))
    g_signal_emit (self, harena_game_model_signals[CURSOR_MOVED], 0, index, index + 1);
  harena_game_model_say (self);
  if (self->serial == serial && harena_game_model_get_over (self))
    emit (self, GAME_ENDED);
}

static void
move_cursor (HarenaGameModel *self,
             guint            index)
{
  guint from = self->cursor;

  if (from == index)
    return;

  self->cursor = index;
  self->asked = FALSE;
  harena_timeline_copy (self->timeline, index, self->position);
  g_signal_emit (self, harena_game_model_signals[CURSOR_MOVED], 0, from, index);
}

/* The game is as far as this now, and so is the cursor. */
static void
set_present (HarenaGameModel *object,
             guint            index)
{
  /* Whoever is told something may let go of the model. */
  g_autoptr (HarenaGameModel) self = g_object_ref (object);
  guint                       serial;

  harena_game_model_take_back (self, index);
  if (self->present != index)
    {
      self->present = index;
      harena_game_model_touch (self);
      serial = self->serial;
      emit (self, CHANGED);
      if (self->serial != serial)
        return;
    }
  move_cursor (self, index);
  harena_game_model_say (self);
  harena_game_model_drive (self);
}

static gboolean
refuse (GError         **error,
        HarenaModelError code,
        const char      *sentence)
{
  g_set_error_literal (error, HARENA_MODEL_ERROR, (int) code, sentence);
  return FALSE;
}

/* Whether a seat may play a move now, be it by a person or not. */
static gboolean
check_seats_turn (HarenaGameModel *self,
                  GError         **error)
{
  int turn = harena_timeline_moment (self->timeline, self->present)->turn;

  if (!harena_game_model_get_live (self))
    return refuse (error, HARENA_MODEL_ERROR_REVIEW,
                   _("you are looking at an earlier position; "
                     "go back to the game, or continue from here"));
  if (harena_game_model_get_over (self))
    return refuse (error, HARENA_MODEL_ERROR_OVER, _("the game is over"));
  if (self->dealing)
    return refuse (error, HARENA_MODEL_ERROR_TURN, _("the opening is still being dealt"));
  if (turn == HARENA_CHANCE)
    return refuse (error, HARENA_MODEL_ERROR_TURN, _("now chance decides, not a player"));
  if (self->present >= HARENA_RECORD_MOVES_MAX)
    return refuse (error, HARENA_MODEL_ERROR_LENGTH, _("the game is too long to go on"));

  return TRUE;
}

/* Whether a person may play a move now. */
static gboolean
check_turn (HarenaGameModel *self,
            GError         **error)
{
  HarenaSeat *seat;

  if (!check_seats_turn (self, error))
    return FALSE;

  seat = harena_game_model_get_seat (self, harena_game_model_get_turn (self));
  if (!harena_seat_is_person (seat))
    {
      /* Translators: the name of a computer player. */
      g_set_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_TURN, _("it is the turn of %s"),
                   harena_seat_get_name (seat));
      return FALSE;
    }
  if (!harena_game_model_may_choose (self))
    {
      /* Translators: the name of a player whose choice is a secret. */
      g_set_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_CURTAIN,
                   _("the screen has to be passed to %s first"), harena_seat_get_name (seat));
      return FALSE;
    }

  return TRUE;
}

static gboolean
refuse_move (GError            **error,
             const HarenaReason *reason)
{
  char sentence[HARENA_REASON_TEXT_MAX];

  harena_reason_write (reason, harena_record_translate, sentence, sizeof sentence);
  return refuse (error, HARENA_MODEL_ERROR_MOVE, sentence);
}

static gboolean
is_legal (HarenaGameModel *self,
          const void      *position,
          HarenaMove       move)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = harena_game_model_list_at (self, position, list);

  for (int i = 0; i < n_moves; i++)
    if (list[i] == move)
      return TRUE;

  return FALSE;
}

static gboolean
play (HarenaGameModel *self,
      const void      *position,
      HarenaMove       move,
      GError         **error)
{
  HarenaReason reason = { .sentence = "" };
  guint        serial;

  if (!is_legal (self, position, move))
    {
      self->record->game->explain (position, move, &reason);
      return refuse_move (error, &reason);
    }

  g_object_ref (self);
  serial = self->serial + 1;
  harena_game_model_apply (self, move);
  if (self->serial == serial)
    harena_game_model_drive (self);
  g_object_unref (self);
  return TRUE;
}

/* What is legal, and why a move is not, follows from what the person sees. */
gboolean
harena_game_model_play_move (HarenaGameModel *self,
                             HarenaMove       move,
                             GError         **error)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return check_turn (self, error)
         && play (self, harena_game_model_get_position (self), move, error);
}

gboolean
harena_game_model_play_for_seat (HarenaGameModel *self,
                                 HarenaMove       move,
                                 GError         **error)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return check_seats_turn (self, error) && play (self, self->position, move, error);
}

gboolean
harena_game_model_play_text (HarenaGameModel *self,
                             const char      *text,
                             GError         **error)
{
  HarenaReason reason = { .sentence = "" };
  HarenaMove   move;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!check_turn (self, error))
    return FALSE;
  if (!self->record->game->read_move (harena_game_model_get_position (self), text, &move, &reason))
    return refuse_move (error, &reason);

  return harena_game_model_play_move (self, move, error);
}

void
harena_game_model_jump (HarenaGameModel *object,
                        guint            index)
{
  g_autoptr (HarenaGameModel) self = NULL;

  g_return_if_fail (HARENA_IS_GAME_MODEL (object));
  g_return_if_fail (index <= object->record->moves->len);

  if (index == object->cursor)
    return;

  self = g_object_ref (object);
  move_cursor (self, index);
  harena_game_model_say (self);
  harena_game_model_drive (self);
}

void
harena_game_model_return (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  harena_game_model_jump (self, self->present);
}

gboolean
harena_game_model_get_can_continue_here (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return !harena_game_model_get_live (self)
         && harena_game_model_get_can_continue_from (self, self->cursor);
}

gboolean
harena_game_model_get_can_continue_from (HarenaGameModel *self,
                                         guint            index)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return index >= harena_game_model_get_barrier (self);
}

void
harena_game_model_continue_here (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  if (harena_game_model_get_can_continue_here (self))
    set_present (self, self->cursor);
}

/* The last choice of a person that may be taken back, or G_MAXUINT. */
static guint
find_undo (HarenaGameModel *self)
{
  guint first = MAX (self->first_choice, harena_game_model_get_barrier (self));

  for (guint index = self->present; index > first; index--)
    if (is_persons_choice (self, index - 1))
      return index - 1;

  return G_MAXUINT;
}

/* After how many moves somebody gave up who may think better of it, or G_MAXUINT. Where there are
 * secrets the screen has shown them since. */
static guint
find_resignation (HarenaGameModel *self)
{
  return self->record->friendly_undo || !harena_has_secrets (self->record->game)
           ? harena_game_model_last_resignation (self)
           : G_MAXUINT;
}

gboolean
harena_game_model_get_can_undo (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  if (find_resignation (self) != G_MAXUINT)
    return TRUE;
  if (harena_game_model_get_barrier (self) <= self->first_choice)
    return self->first_choice < self->present;
  return find_undo (self) != G_MAXUINT;
}

gboolean
harena_game_model_get_can_redo (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->present < self->record->moves->len;
}

void
harena_game_model_undo (HarenaGameModel *self)
{
  guint index;
  guint resigned;

  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  index = find_undo (self);
  resigned = find_resignation (self);
  if (resigned != G_MAXUINT && (index == G_MAXUINT || index < resigned))
    {
      index = resigned;
      harena_game_model_undo_resignation (self, index);
    }
  if (index != G_MAXUINT)
    set_present (self, index);
}

void
harena_game_model_redo (HarenaGameModel *self)
{
  guint n_moves;
  guint index;

  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  n_moves = self->record->moves->len;
  if (!harena_game_model_get_can_redo (self))
    return;

  for (index = self->present + 1; index < n_moves && !is_persons_choice (self, index); index++)
    ;
  set_present (self, index);
}

gboolean
harena_game_model_get_friendly_undo (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);

  return self->record->friendly_undo;
}

void
harena_game_model_set_series (HarenaGameModel *self,
                              const char      *series)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (self->record->moves->len == 0);

  g_strlcpy (self->record->series, series, sizeof self->record->series);
  self->version++;
  self->head_version++;
}

void
harena_game_model_set_friendly_undo (HarenaGameModel *self,
                                     gboolean         friendly)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (self->record->moves->len == 0);

  if (self->record->friendly_undo == friendly)
    return;

  g_object_ref (self);
  self->record->friendly_undo = friendly;
  self->version++;
  self->head_version++;
  emit (self, CHANGED);
  harena_game_model_say (self);
  g_object_unref (self);
}

static gboolean
check_seat (HarenaGameModel *self,
            int              number,
            const char      *name,
            const char      *player,
            GError         **error)
{
  if (number < 1 || number > self->record->setup.seats)
    {
      g_set_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_SEAT,
                   _("there is no seat %d in this game"), number);
      return FALSE;
    }
  if (!harena_record_name_is_valid (name))
    {
      g_set_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_SEAT,
                   _("a name has 1 to %d characters on one line"), HARENA_RECORD_NAME_MAX);
      return FALSE;
    }
  if (!g_str_equal (player, HARENA_PERSON) && harena_find_level (player) == NULL
      && !g_str_equal (player, self->record->seats[number - 1].player))
    {
      g_autofree char *quote = harena_record_quote (player);

      g_set_error (error, HARENA_MODEL_ERROR, HARENA_MODEL_ERROR_SEAT,
                   _("there is no computer player “%s”"), quote);
      return FALSE;
    }

  return TRUE;
}

gboolean
harena_game_model_set_seat (HarenaGameModel *self,
                            int              number,
                            const char      *name,
                            const char      *player,
                            GError         **error)
{
  HarenaSeat *seat;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);
  g_return_val_if_fail (name != NULL && player != NULL, FALSE);

  if (!check_seat (self, number, name, player, error))
    return FALSE;

  seat = harena_game_model_get_seat (self, number);
  if (g_str_equal (name, harena_seat_get_name (seat))
      && g_str_equal (player, harena_seat_get_player (seat)))
    return TRUE;

  g_object_ref (self);
  harena_record_set_seat (self->record, number, name, player);
  self->record->seats[number - 1].resigned = FALSE;
  harena_seat_set (seat, name, player);
  self->saved = -1;
  self->seats_since = TRUE;
  self->head_version++;
  harena_game_model_find_choice (self);
  harena_game_model_touch (self);
  emit (self, CHANGED);
  g_signal_emit (self, harena_game_model_signals[SEATS_CHANGED], 0, number);
  harena_game_model_say (self);
  harena_game_model_drive (self);
  g_object_unref (self);
  return TRUE;
}
