/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving a game up: the seat goes on as a computer player, or the game ends with its last person. */

#include "game-model-private.h"

#include "viewer.h"

/* Of all seats those at which persons sit, seat 1 being bit 0. */
static unsigned
find_persons (HarenaGameModel *self)
{
  return harena_viewer_persons (self->record);
}

int
harena_game_model_get_resigned (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  return harena_record_ended_by (self->record, self->present);
}

int
harena_game_model_get_may_resign (HarenaGameModel *self)
{
  unsigned persons;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  persons = find_persons (self);
  if (persons == 0 || self->dealing || !harena_game_model_get_live (self)
      || harena_game_model_get_over (self))
    return 0;
  /* Somebody else's screen is no place to give up. */
  if ((persons & (persons - 1)) != 0)
    return harena_game_model_get_asked (self);
  return __builtin_ctz (persons) + 1;
}

const HarenaLevel *
harena_game_model_get_follower (HarenaGameModel *self)
{
  const HarenaLevel *weakest = NULL;
  unsigned           persons;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  persons = find_persons (self);
  if ((persons & (persons - 1)) == 0)
    return NULL;

  for (int i = 0; i < self->record->setup.seats; i++)
    {
      const HarenaLevel *level = harena_find_level (self->record->seats[i].player);

      if (level != NULL && level->name != NULL && (weakest == NULL || level < weakest))
        weakest = level;
    }
  return weakest != NULL ? weakest : &harena_levels[0];
}

/* The seats of the record have changed without a move. */
static void
show_seat (HarenaGameModel *self,
           int              number)
{
  HarenaSeat *seat = harena_game_model_get_seat (self, number);

  harena_seat_set (seat, harena_seat_get_name (seat), self->record->seats[number - 1].player);
}

static void
tell_seats (HarenaGameModel *self,
            unsigned         seats)
{
  self->saved = -1;
  self->seats_since = TRUE;
  self->head_version++;
  harena_game_model_find_choice (self);
  harena_game_model_touch (self);
  g_signal_emit (self, harena_game_model_signals[CHANGED], 0);
  for (int i = 0; i < self->record->setup.seats; i++)
    if (seats & 1u << i)
      g_signal_emit (self, harena_game_model_signals[SEATS_CHANGED], 0, i + 1);
}

void
harena_game_model_resign (HarenaGameModel *object)
{
  g_autoptr (HarenaGameModel) self = NULL;
  const HarenaLevel          *follower;
  int                         seat;
  guint                       serial;

  g_return_if_fail (HARENA_IS_GAME_MODEL (object));

  seat = harena_game_model_get_may_resign (object);
  if (seat == 0)
    return;

  self = g_object_ref (object);
  follower = harena_game_model_get_follower (self);
  /* No move comes behind the end. */
  if (follower == NULL)
    harena_game_model_cut (self, self->present);
  harena_record_resign (self->record, seat, follower != NULL ? follower->id : HARENA_PERSON,
                        self->present);
  show_seat (self, seat);
  serial = self->serial + 1;
  tell_seats (self, 1u << (seat - 1));
  harena_game_model_say (self);
  if (self->serial == serial && harena_game_model_get_over (self))
    g_signal_emit (self, harena_game_model_signals[GAME_ENDED], 0);
  if (self->serial == serial)
    harena_game_model_drive (self);
}

guint
harena_game_model_last_resignation (HarenaGameModel *self)
{
  guint last = G_MAXUINT;

  for (int i = 0; i < self->record->setup.seats; i++)
    {
      const HarenaRecordSeat *place = &self->record->seats[i];

      if (place->resigned && place->resigned_at <= self->present
          && (last == G_MAXUINT || place->resigned_at > last))
        last = place->resigned_at;
    }

  return last;
}

void
harena_game_model_take_back (HarenaGameModel *self,
                             guint            n_moves)
{
  unsigned seats = harena_record_take_back (self->record, n_moves);

  for (int i = 0; i < self->record->setup.seats; i++)
    if (seats & 1u << i)
      show_seat (self, i + 1);
  if (seats != 0)
    tell_seats (self, seats);
}

/* Whoever gave up last sits there again, where it was. */
void
harena_game_model_undo_resignation (HarenaGameModel *self,
                                    guint            index)
{
  unsigned seats = 0;

  for (int i = 0; i < self->record->setup.seats; i++)
    {
      HarenaRecordSeat *place = &self->record->seats[i];

      if (!place->resigned || place->resigned_at != index)
        continue;
      g_free (place->player);
      place->player = g_strdup (HARENA_PERSON);
      place->resigned = FALSE;
      show_seat (self, i + 1);
      seats |= 1u << i;
    }
  tell_seats (self, seats);
}
