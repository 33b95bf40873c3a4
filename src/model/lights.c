/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move that is not shown whole to somebody waits, with the position before it, until the game says
 * that it is open. */

#include "lights.h"

#include <string.h>

G_STATIC_ASSERT ((int) HARENA_RECORD_MOVES_MAX < (int) HARENA_LIGHT_NEVER);

enum
{
  N_VIEWERS = HARENA_SEATS_MAX + 1, /* who sits nowhere, and then the seats */
};

/* Of a move. */
typedef struct
{
  guint16 since[N_VIEWERS];
} Light;

/* Of a moment: when something of somebody else came to light last, for each seat. */
typedef struct
{
  guint16 last[HARENA_SEATS_MAX];
} Reveal;

typedef struct
{
  guint    index;
  unsigned dark;   /* the viewers that have not seen it; who sits nowhere being bit 0 */
  int      turn;
  void    *before;
} Waiting;

struct HarenaLights
{
  const HarenaRecord *record;
  GArray             *moves;   /* of Light */
  GArray             *reveals; /* of Reveal, one more than there are moves */
  GArray             *waiting; /* of Waiting */
};

static int
viewer_of (guint number)
{
  return number == 0 ? HARENA_SEES_OPEN : (int) number;
}

static guint
number_of (int viewer)
{
  return viewer == HARENA_SEES_OPEN ? 0 : viewer;
}

static void
waiting_clear (gpointer data)
{
  g_free (((Waiting *) data)->before);
}

HarenaLights *
harena_lights_new (const HarenaRecord *record)
{
  HarenaLights *lights = g_new0 (HarenaLights, 1);
  Reveal        none = { 0 };

  lights->record = record;
  lights->moves = g_array_new (FALSE, FALSE, sizeof (Light));
  lights->reveals = g_array_new (FALSE, FALSE, sizeof (Reveal));
  lights->waiting = g_array_new (FALSE, FALSE, sizeof (Waiting));
  g_array_set_clear_func (lights->waiting, waiting_clear);
  g_array_append_val (lights->reveals, none);
  return lights;
}

void
harena_lights_free (HarenaLights *lights)
{
  if (lights == NULL)
    return;

  g_array_unref (lights->moves);
  g_array_unref (lights->reveals);
  g_array_unref (lights->waiting);
  g_free (lights);
}

/* The viewers to whom a move is not shown whole when it is played. */
static unsigned
find_dark (const HarenaRecord *record,
           const void         *before,
           HarenaMove          move)
{
  char     whole[HARENA_MOVE_TEXT_MAX];
  char     seen[HARENA_MOVE_TEXT_MAX];
  unsigned dark = 0;

  record->game->write_move (before, move, HARENA_SEES_ALL, whole);
  for (guint i = 0; i <= record->setup.seats; i++)
    {
      record->game->write_move (before, move, viewer_of (i), seen);
      if (strcmp (whole, seen) != 0)
        dark |= 1u << i;
    }

  return dark;
}

/* Asks the game whether a move that waits has come to light now, after n_moves. */
static void
ask (HarenaLights *lights,
     Waiting      *waiting,
     const void   *now,
     guint         n_moves)
{
  const HarenaGame *game = lights->record->game;
  HarenaMove        move = g_array_index (lights->record->moves, HarenaMove, waiting->index);
  Light            *light = &g_array_index (lights->moves, Light, waiting->index);
  Reveal           *reveal = &g_array_index (lights->reveals, Reveal, n_moves);

  for (guint i = 0; i < N_VIEWERS; i++)
    if (waiting->dark & 1u << i
        && harena_is_open (game, waiting->before, move, now, viewer_of (i)))
      {
        waiting->dark &= ~(1u << i);
        light->since[i] = n_moves;
        if (i > 0 && waiting->turn != (int) i)
          reveal->last[i - 1] = n_moves;
      }
}

static void
wait_for (HarenaLights *lights,
          guint         index,
          unsigned      dark,
          const void   *before)
{
  const HarenaGame *game = lights->record->game;
  Waiting           waiting = {
    .index = index,
    .dark = dark,
    .turn = game->turn (before),
    .before = g_memdup2 (before, game->position_size),
  };

  g_array_append_val (lights->waiting, waiting);
}

/* A move may come to light with itself: the last one of a secret round does. */
void
harena_lights_add (HarenaLights *lights,
                   const void   *before,
                   const void   *now)
{
  guint      index = lights->moves->len;
  HarenaMove move = g_array_index (lights->record->moves, HarenaMove, index);
  unsigned   dark = find_dark (lights->record, before, move);
  Light      light = { { 0 } };
  Reveal     reveal = g_array_index (lights->reveals, Reveal, index);

  for (guint i = 0; i < N_VIEWERS; i++)
    light.since[i] = dark & 1u << i ? HARENA_LIGHT_NEVER : 0;
  g_array_append_val (lights->moves, light);
  g_array_append_val (lights->reveals, reveal);
  if (dark != 0)
    wait_for (lights, index, dark, before);

  for (guint i = 0; i < lights->waiting->len;)
    {
      Waiting *waiting = &g_array_index (lights->waiting, Waiting, i);

      ask (lights, waiting, now, index + 1);
      if (waiting->dark == 0)
        g_array_remove_index (lights->waiting, i);
      else
        i++;
    }
}

/* Takes back what came to light later, and says who does not see the move any more, or not yet. */
static unsigned
darken (HarenaLights *lights,
        guint         index,
        guint         n_moves)
{
  Light   *light = &g_array_index (lights->moves, Light, index);
  unsigned dark = 0;

  for (guint i = 0; i < N_VIEWERS; i++)
    if (light->since[i] > n_moves)
      {
        light->since[i] = HARENA_LIGHT_NEVER;
        dark |= 1u << i;
      }

  return dark;
}

void
harena_lights_cut (HarenaLights *lights,
                   guint         n_moves)
{
  const HarenaRecord *record = lights->record;
  g_autofree void    *position = g_malloc0 (record->game->position_size);

  g_array_set_size (lights->moves, n_moves);
  g_array_set_size (lights->reveals, n_moves + 1);
  g_array_set_size (lights->waiting, 0);

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < n_moves; i++)
    {
      unsigned dark = darken (lights, i, n_moves);

      if (dark != 0)
        wait_for (lights, i, dark, position);
      record->game->play (position, g_array_index (record->moves, HarenaMove, i));
    }
}

guint
harena_lights_since (HarenaLights *lights,
                     guint         index,
                     int           viewer)
{
  if (lights == NULL || viewer == HARENA_SEES_ALL)
    return 0;

  return g_array_index (lights->moves, Light, index).since[number_of (viewer)];
}

guint
harena_lights_last (HarenaLights *lights,
                    guint         n_moves,
                    unsigned      seats)
{
  const Reveal *reveal;
  guint         last = 0;

  if (lights == NULL)
    return 0;

  reveal = &g_array_index (lights->reveals, Reveal, n_moves);
  for (int i = 0; i < HARENA_SEATS_MAX; i++)
    if (seats & 1u << i)
      last = MAX (last, reveal->last[i]);

  return last;
}
