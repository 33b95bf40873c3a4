/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sixteenth position is kept; those between are played again from the one before. */

#include "track.h"

#include <string.h>

enum
{
  STEP = 16,
  ALIGNMENT = 16, /* of each position kept, as malloc () would do it */
};

struct HarenaTrack
{
  const HarenaRecord *record;
  GArray             *places; /* of HarenaPlace, one more than there are moves */
  gsize               stride; /* bytes from one kept position to the next */
  guint8             *kept;
  gsize               room;   /* positions that kept has room for */
};

static void
keep (HarenaTrack *track,
      gsize        number,
      const void  *position)
{
  if (number >= track->room)
    {
      track->room = MAX (2 * track->room, number + 1);
      track->kept = g_realloc_n (track->kept, track->room, track->stride);
    }
  memcpy (track->kept + number * track->stride, position, track->record->game->position_size);
}

/* Adds what is to be known about the position after the moves so far. */
static void
add_place (HarenaTrack *track,
           const void  *position)
{
  const HarenaGame *game = track->record->game;
  guint             index = track->places->len;
  HarenaMove        list[HARENA_MOVES_MAX];
  HarenaPlace       place = { .turn = game->turn (position) };

  if (index > 0)
    {
      const HarenaPlace *before = harena_track_place (track, index - 1);

      place.chances = before->chances + (before->turn == HARENA_CHANCE);
    }
  place.choice = place.turn > 0 && game->moves (position, list) > 1;
  g_array_append_val (track->places, place);

  if (index % STEP == 0)
    keep (track, index / STEP, position);
}

HarenaTrack *
harena_track_new (const HarenaRecord *record)
{
  HarenaTrack     *track = g_new0 (HarenaTrack, 1);
  gsize            size = record->game->position_size;
  g_autofree void *position = g_malloc0 (size);

  track->record = record;
  track->places = g_array_new (FALSE, FALSE, sizeof (HarenaPlace));
  track->stride = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

  harena_record_replay (record, 0, position);
  add_place (track, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      record->game->play (position, g_array_index (record->moves, HarenaMove, i));
      add_place (track, position);
    }

  return track;
}

void
harena_track_free (HarenaTrack *track)
{
  g_array_unref (track->places);
  g_free (track->kept);
  g_free (track);
}

void
harena_track_extend (HarenaTrack *track,
                     const void  *position)
{
  g_return_if_fail (track->places->len == track->record->moves->len);

  add_place (track, position);
}

void
harena_track_cut (HarenaTrack *track,
                  guint        n_moves)
{
  g_return_if_fail (n_moves < track->places->len);

  g_array_set_size (track->places, n_moves + 1);
}

const HarenaPlace *
harena_track_place (const HarenaTrack *track,
                    guint              index)
{
  return &g_array_index (track->places, HarenaPlace, index);
}

void
harena_track_copy (const HarenaTrack *track,
                   guint              index,
                   void              *position)
{
  const HarenaGame *game = track->record->game;

  g_return_if_fail (index < track->places->len);

  memcpy (position, track->kept + index / STEP * track->stride, game->position_size);
  for (guint i = index / STEP * STEP; i < index; i++)
    game->play (position, g_array_index (track->record->moves, HarenaMove, i));
}
