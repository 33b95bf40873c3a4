/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown, and to whom: the viewer, the curtain, and the game as the viewer may see it. */

#include "game-model-private.h"

#include "viewer.h"

#include <string.h>

int
harena_game_model_get_viewer (HarenaGameModel *self)
{
  int viewer;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), HARENA_SEES_OPEN);

  viewer = harena_viewer_default (self->record, harena_game_model_get_over (self));
  return viewer == HARENA_SEES_OPEN && self->sitting != 0 ? self->sitting : viewer;
}

/* Whether the moves of who has the turn where the cursor is are not shown whole to everybody. */
static gboolean
has_secret_move (HarenaGameModel *self)
{
  const HarenaGame *game = self->record->game;
  HarenaMove        list[HARENA_MOVES_MAX];
  int               n_moves = game->moves (self->position, list);
  char              whole[HARENA_MOVE_TEXT_MAX];
  char              seen[HARENA_MOVE_TEXT_MAX];

  for (int i = 0; i < n_moves; i++)
    {
      game->write_move (self->position, list[i], HARENA_SEES_ALL, whole);
      game->write_move (self->position, list[i], HARENA_SEES_OPEN, seen);
      if (strcmp (whole, seen) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether a seat sees anything where the cursor is that does not lie open. */
static gboolean
has_secret_sight (HarenaGameModel *self,
                  int              seat)
{
  const HarenaGame *game = self->record->game;
  g_autofree void  *own = g_memdup2 (self->position, game->position_size);
  g_autofree void  *open = g_memdup2 (self->position, game->position_size);

  harena_see (game, own, seat);
  harena_see (game, open, HARENA_SEES_OPEN);
  return memcmp (own, open, game->position_size) != 0;
}

/* Whether the choice where the cursor is belongs only under the eyes of the seat that has the turn:
 * because others choose at the same time, because the seat sees what others do not, or because its
 * move will not be shown to them. */
static gboolean
is_private (HarenaGameModel *self)
{
  int turn = harena_game_model_get_turn (self);

  if (turn <= 0 || !harena_has_secrets (self->record->game))
    return FALSE;

  if (!self->judged || self->judged_serial != self->serial || self->judged_cursor != self->cursor)
    {
      self->judged = TRUE;
      self->judged_serial = self->serial;
      self->judged_cursor = self->cursor;
      self->private = harena_together (self->record->game, self->position) != 0
                      || has_secret_sight (self, turn) || has_secret_move (self);
    }

  return self->private;
}

/* Whether whoever has the turn where the cursor is may choose under the eyes of the viewer. */
gboolean
harena_game_model_may_choose (HarenaGameModel *self)
{
  int viewer = harena_game_model_get_viewer (self);

  return viewer == HARENA_SEES_ALL || viewer == harena_game_model_get_turn (self)
         || !is_private (self);
}

int
harena_game_model_get_curtain (HarenaGameModel *self)
{
  int chooser;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  chooser = harena_game_model_get_chooser (self);
  return chooser != 0 && !harena_game_model_may_choose (self) ? chooser : 0;
}

/* Whoever looked stays as long as nobody else is asked, over the dice and further choices; but what
 * comes to light is looked at by everybody. */
void
harena_game_model_check_sitting (HarenaGameModel *self)
{
  int      turn = harena_timeline_moment (self->timeline, self->present)->turn;
  unsigned persons = harena_viewer_persons (self->record);
  guint    last = harena_lights_last (harena_timeline_lights (self->timeline), self->present,
                                      persons);

  if (self->sitting == 0)
    return;

  if ((turn != self->sitting && turn != HARENA_CHANCE)
      || (self->present > 0 && last == self->present)
      || !(persons & 1u << (self->sitting - 1)))
    self->sitting = 0;
}

static void
seat_viewer (HarenaGameModel *self,
             int              seat)
{
  g_object_ref (self);
  self->sitting = seat;
  self->asked = FALSE;
  harena_game_model_drop_hint (self);
  harena_game_model_say (self);
  harena_game_model_drive (self);
  g_object_unref (self);
}

void
harena_game_model_sit_down (HarenaGameModel *self,
                            int              seat)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (seat >= 1 && seat <= self->record->setup.seats);

  if (harena_game_model_get_curtain (self) == seat)
    seat_viewer (self, seat);
}

void
harena_game_model_stand_up (HarenaGameModel *self)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));

  if (self->sitting != 0)
    seat_viewer (self, 0);
}

const void *
harena_game_model_get_position (HarenaGameModel *self)
{
  const HarenaGame *game;
  int               viewer;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  game = self->record->game;
  viewer = harena_game_model_get_viewer (self);
  if (viewer == HARENA_SEES_ALL)
    return self->position;

  memcpy (self->seen, self->position, game->position_size);
  harena_see (game, self->seen, viewer);
  return self->seen;
}

void
harena_game_model_copy_position (HarenaGameModel *self,
                                 guint            index,
                                 void            *position)
{
  g_return_if_fail (HARENA_IS_GAME_MODEL (self));
  g_return_if_fail (index <= self->record->moves->len);

  harena_timeline_copy (self->timeline, index, position);
  harena_see (self->record->game, position, harena_game_model_get_viewer (self));
}

/* Each position is asked once, however many want to know. What a viewer does not see whole is asked
 * as he sees it. */
int
harena_game_model_list_at (HarenaGameModel *self,
                           const void      *position,
                           HarenaMove      *list)
{
  int n_moves = position == self->position
                  ? harena_timeline_list (self->timeline, self->cursor, list)
                  : -1;

  return n_moves >= 0 ? n_moves : self->record->game->moves (position, list);
}

int
harena_game_model_list_moves (HarenaGameModel *self,
                              HarenaMove      *list)
{
  gboolean shown;

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), 0);

  shown = harena_game_model_get_viewer (self) == HARENA_SEES_ALL
          || (harena_game_model_get_turn (self) > 0 && harena_game_model_may_choose (self));
  return shown ? harena_game_model_list_at (self, harena_game_model_get_position (self), list) : 0;
}

/* What has come to light counts as far as the game is played. */
static gboolean
is_open (HarenaGameModel *self,
         guint            index)
{
  return harena_lights_since (harena_timeline_lights (self->timeline), index,
                              harena_game_model_get_viewer (self)) <= self->present;
}

gboolean
harena_game_model_get_move (HarenaGameModel *self,
                            guint            index,
                            HarenaMove      *move)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), FALSE);
  g_return_val_if_fail (index < self->record->moves->len, FALSE);

  if (!is_open (self, index))
    return FALSE;

  *move = g_array_index (self->record->moves, HarenaMove, index);
  return TRUE;
}

char *
harena_game_model_get_move_text (HarenaGameModel *self,
                                 guint            index)
{
  const HarenaGame *game;
  g_autofree void  *position = NULL;
  char              text[HARENA_MOVE_TEXT_MAX];

  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);
  g_return_val_if_fail (index < self->record->moves->len, NULL);

  game = self->record->game;
  position = g_malloc0 (game->position_size);
  harena_timeline_copy (self->timeline, index, position);
  game->write_move (position, g_array_index (self->record->moves, HarenaMove, index),
                    is_open (self, index) ? HARENA_SEES_ALL : harena_game_model_get_viewer (self),
                    text);
  return g_strdup (text);
}

/* The first moment that may be gone back to: what has come to light cannot be made secret again. */
guint
harena_game_model_get_barrier (HarenaGameModel *self)
{
  guint last;
  guint resigned;

  if (self->record->friendly_undo || !harena_has_secrets (self->record->game))
    return 0;

  last = harena_lights_last (harena_timeline_lights (self->timeline), self->present,
                             harena_viewer_persons (self->record));
  /* Whoever gave up has seen what the others see. */
  resigned = harena_game_model_last_resignation (self);
  return resigned != G_MAXUINT ? MAX (last, resigned) : last;
}

const HarenaSetup *
harena_game_model_get_setup (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return &self->record->setup;
}

const HarenaRecord *
harena_game_model_get_record (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return harena_game_model_get_viewer (self) == HARENA_SEES_ALL ? self->record : NULL;
}

const HarenaRecord *
harena_game_model_get_whole_record (HarenaGameModel *self)
{
  g_return_val_if_fail (HARENA_IS_GAME_MODEL (self), NULL);

  return self->record;
}
