/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sixteenth position is kept; those between are played again from the one before. */

#include "timeline.h"

#include "strategy.h"

#include <string.h>

enum
{
  STEP = 16,
  ALIGNMENT = 16, /* of each position kept, as malloc () would do it */
};

struct HarenaTimeline
{
  const HarenaRecord *record;
  GArray             *moments; /* of HarenaMoment, one more than there are moves */
  gsize               stride;  /* bytes from one kept position to the next */
  guint8             *kept;
  gsize               room;    /* positions that kept has room for */
  HarenaLights       *lights;  /* NULL for a game without secrets, */
  void               *last;    /* and then, too: the position after the last move */

  guint               listed;  /* index of the moment whose legal moves were listed last, */
  int                 n_listed; /* and they; -1 for none */
  HarenaMove          list[HARENA_MOVES_MAX];
};

static void
keep (HarenaTimeline *timeline,
      gsize           number,
      const void     *position)
{
  if (number >= timeline->room)
    {
      timeline->room = MAX (2 * timeline->room, number + 1);
      timeline->kept = g_realloc_n (timeline->kept, timeline->room, timeline->stride);
    }
  memcpy (timeline->kept + number * timeline->stride, position,
          timeline->record->game->position_size);
}

/* Adds what is to be known about the position after the moves so far. */
static void
add_moment (HarenaTimeline *timeline,
            const void     *position)
{
  const HarenaGame *game = timeline->record->game;
  guint             index = timeline->moments->len;
  HarenaMoment      moment = { .turn = game->turn (position) };
  HarenaMove        move;

  if (index > 0)
    {
      const HarenaMoment *before = harena_timeline_moment (timeline, index - 1);

      moment.chances = before->chances + (before->turn == HARENA_CHANCE);
    }
  timeline->listed = index;
  timeline->n_listed = moment.turn > 0 ? game->moves (position, timeline->list) : -1;
  moment.choice = timeline->n_listed > 1;
  moment.obvious = moment.choice && game->strategy != NULL && game->strategy->obvious != NULL
                   && game->strategy->obvious (position, &move);
  g_array_append_val (timeline->moments, moment);

  if (index % STEP == 0)
    keep (timeline, index / STEP, position);
  if (timeline->lights == NULL)
    return;

  if (index > 0)
    harena_lights_add (timeline->lights, timeline->last, position);
  memcpy (timeline->last, position, game->position_size);
}

HarenaTimeline *
harena_timeline_new (const HarenaRecord *record)
{
  HarenaTimeline  *timeline = g_new0 (HarenaTimeline, 1);
  gsize            size = record->game->position_size;
  g_autofree void *position = g_malloc0 (size);

  timeline->record = record;
  timeline->moments = g_array_new (FALSE, FALSE, sizeof (HarenaMoment));
  timeline->stride = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  if (harena_has_secrets (record->game))
    {
      timeline->lights = harena_lights_new (record);
      timeline->last = g_malloc0 (size);
    }

  harena_record_replay (record, 0, position);
  add_moment (timeline, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      record->game->play (position, g_array_index (record->moves, HarenaMove, i));
      add_moment (timeline, position);
    }

  return timeline;
}

void
harena_timeline_free (HarenaTimeline *timeline)
{
  g_array_unref (timeline->moments);
  harena_lights_free (timeline->lights);
  g_free (timeline->last);
  g_free (timeline->kept);
  g_free (timeline);
}

void
harena_timeline_extend (HarenaTimeline *timeline,
                        const void     *position)
{
  g_return_if_fail (timeline->moments->len == timeline->record->moves->len);

  add_moment (timeline, position);
}

void
harena_timeline_cut (HarenaTimeline *timeline,
                     guint           n_moves)
{
  g_return_if_fail (n_moves < timeline->moments->len);

  g_array_set_size (timeline->moments, n_moves + 1);
  if (timeline->listed > n_moves)
    timeline->n_listed = -1;
  if (timeline->lights == NULL)
    return;

  harena_lights_cut (timeline->lights, n_moves);
  harena_timeline_copy (timeline, n_moves, timeline->last);
}

int
harena_timeline_list (const HarenaTimeline *timeline,
                      guint                 index,
                      HarenaMove           *list)
{
  if (timeline->n_listed < 0 || timeline->listed != index)
    return -1;

  memcpy (list, timeline->list, timeline->n_listed * sizeof *list);
  return timeline->n_listed;
}

const HarenaMoment *
harena_timeline_moment (const HarenaTimeline *timeline,
                        guint                 index)
{
  return &g_array_index (timeline->moments, HarenaMoment, index);
}

void
harena_timeline_copy (const HarenaTimeline *timeline,
                      guint                 index,
                      void                 *position)
{
  const HarenaGame *game = timeline->record->game;

  g_return_if_fail (index < timeline->moments->len);

  memcpy (position, timeline->kept + index / STEP * timeline->stride, game->position_size);
  for (guint i = index / STEP * STEP; i < index; i++)
    game->play (position, g_array_index (timeline->record->moves, HarenaMove, i));
}

HarenaLights *
harena_timeline_lights (const HarenaTimeline *timeline)
{
  return timeline->lights;
}
