/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of a move on the map: a legion marches or crosses, a fleet sails, a banner fills. */

#include "hannibal/board.h"
#include "hannibal/facts.h"
#include "hannibal/layout.h"

#include <string.h>

enum
{
  WALK = 500, /* milliseconds */
  SAIL = 600,
};

static void
add (HarenaWalker *walker,
     HarenaPoint   point)
{
  walker->path[walker->n_points++] = point;
}

static void
add_way (HarenaWalker            *walker,
         const HannibalMapLayout *map,
         int                      from,
         int                      to)
{
  int                      border = hannibal_find_border (from, to);
  const HannibalWayLayout *way = &map->ways[border];
  gboolean                 back = hannibal_borders[border][1] == from;

  for (int i = 0; i < way->n_points; i++)
    add (walker, way->points[back ? way->n_points - 1 - i : i]);
}

/* Where the piece that moves comes to stand. */
static HarenaPoint
end_of (const HarenaTelling     *telling,
        const HannibalMapLayout *map,
        int                      to,
        gboolean                 him)
{
  const HannibalPosition *after = telling->after;

  if (to >= HANNIBAL_N_AREAS)
    return after->place == to ? map->routes[to - HANNIBAL_N_AREAS].clash[1]
                              : map->ways[HANNIBAL_N_LAND_BORDERS + to - HANNIBAL_N_AREAS].at;
  if (after->place == to)
    return map->areas[to].attacker;

  return him ? map->areas[to].hannibal : map->areas[to].legions;
}

void
hannibal_plan (const HarenaTelling  *telling,
               const HarenaGeometry *geometry,
               HarenaMotion         *motion)
{
  const HannibalPosition  *before = telling->before;
  const HannibalMapLayout *map = hannibal_layout_of (geometry);
  unsigned                 verb = hannibal_move_verb (telling->move);
  unsigned                 from = hannibal_move_a (telling->move);
  unsigned                 to = hannibal_move_b (telling->move);
  int                      colours[] = { harena_telling_colour (telling, 1),
                                         harena_telling_colour (telling, 2) };
  gboolean                 him = verb == HANNIBAL_LEAD;
  HannibalContent          held, moving = { .unnamed = TRUE, .hannibal = him };
  HarenaWalker            *walker = &motion->walkers[0];

  if (!telling->known || verb > HANNIBAL_SAIL)
    return;

  moving.count[before->mover] = !him;
  memcpy (moving.colours, (guint8[]) { colours[0], colours[1] }, sizeof moving.colours);
  *walker = (HarenaWalker) { .time = verb == HANNIBAL_SAIL ? SAIL : WALK, .space = from };
  memcpy (&walker->content, &moving, sizeof moving);
  add (walker, him ? map->areas[from].hannibal : geometry->layout->spaces[from].centre);
  if (verb != HANNIBAL_SAIL)
    add_way (walker, map, from, to);
  add (walker, end_of (telling, map, to, him));
  motion->n_walkers = 1;

  hannibal_content_init (&held, before, colours, to);
  motion->held[0] = (HarenaHeld) { .space = to, .until = walker->time };
  memcpy (&motion->held[0].content, &held, sizeof held);
  motion->n_held = 1;
}
