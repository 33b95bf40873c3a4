/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of a move, by comparing the positions before and after it. */

#include "clash/arena-board.h"

#include "clash/hand.h"
#include "clash/hex-face.h"
#include "clash/team-slots.h"
#include "clash/way.h"

#include <string.h>

enum
{
  /* Milliseconds. */
  STEP = 120,
  TURN = 200,
  POP = 200,
};

static void
add_pop (HarenaMotion *motion,
         int           cell,
         double        from)
{
  motion->pops[motion->n_pops++] = (HarenaPop) { clash_space_of (cell), from, POP };
}

/* The cell looks empty until whoever walks there has arrived. */
static void
add_walk (HarenaMotion         *motion,
          const HarenaTelling  *telling,
          const HarenaGeometry *geometry,
          const int            *path,
          int                   length)
{
  const ClashPosition *before = telling->before;
  const ClashGroup    *group = &before->groups[path[0]];
  HarenaWalker        *walker = &motion->walkers[motion->n_walkers];
  HarenaHeld          *held = &motion->held[motion->n_held];
  ClashFace            walks = {
    .cell = -1,
    .colour = harena_telling_colour (telling, group->owner),
    .beast = group->beast,
    .stars = group->beast != CLASH_NO_BEAST ? group->stars : 0,
  };
  ClashFace            empty = { .cell = path[length - 1] };
  int                  slot = 0;

  if (length < 2)
    return;
  memset (walks.slots, CLASH_FACE_HOLE, sizeof walks.slots);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < group->count[kind] && group->owner != 0 && slot < CLASH_TEAM_MAX; i++)
      walks.slots[slot++] = kind;
  *walker = (HarenaWalker) {
    .n_points = length, .time = STEP * (length - 1),
    .space = clash_space_of (path[length - 1]),
  };
  for (int i = 0; i < length; i++)
    walker->path[i] = geometry->layout->spaces[clash_space_of (path[i])].centre;
  memcpy (&walker->content, &walks, sizeof walks);
  *held = (HarenaHeld) { .space = walker->space, .until = walker->time };
  memcpy (&held->content, &empty, sizeof empty);
  motion->n_walkers++;
  motion->n_held++;
}

/* R26: the winner goes into the space of the loser. */
static void
add_winner (HarenaMotion         *motion,
            const HarenaTelling  *telling,
            const HarenaGeometry *geometry)
{
  const ClashPosition *before = telling->before;
  const ClashPosition *after = telling->after;

  for (int side = 0; side < 2; side++)
    {
      int               path[] = { before->battle.cell[side], before->battle.cell[1 - side] };
      const ClashGroup *winner = &before->groups[path[0]];

      if ((after->occupied & clash_cell_bit (path[0])) == 0
          && after->groups[path[1]].owner == winner->owner
          && after->groups[path[1]].beast == winner->beast)
        add_walk (motion, telling, geometry, path, 2);
    }
}

static void
add_losses (HarenaMotion        *motion,
            const HarenaTelling *telling)
{
  const ClashPosition *before = telling->before;
  const ClashPosition *after = telling->after;

  for (ClashCells cells = CLASH_BOARD; cells != 0;)
    {
      int cell = clash_take_cell (&cells);

      if (after->groups[cell].owner != 0
          && after->groups[cell].owner == before->groups[cell].owner
          && clash_group_size (&after->groups[cell]) < clash_group_size (&before->groups[cell]))
        add_pop (motion, cell, 0.92);
    }
}

void
clash_arena_plan (const HarenaTelling  *telling,
                  const HarenaGeometry *geometry,
                  HarenaMotion         *motion)
{
  const ClashPosition *before = telling->before;
  HarenaMove           move = telling->move;
  gboolean             was = clash_in_battle (before);
  gboolean             is = clash_in_battle (telling->after);
  int                  path[CLASH_N_CELLS];
  int                  length;

  motion->tail = is && !was ? TURN : 0;
  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_PLACE:
      add_pop (motion, clash_move_a (move), 0.55);
      break;
    case CLASH_RELEASE:
      add_pop (motion, clash_move_b (move), 0.55);
      break;
    case CLASH_JOIN:
      add_pop (motion, clash_move_a (move), 0.92);
      break;
    case CLASH_ATTACK:
    case CLASH_BEAST:
      if (clash_move_a (move) == clash_move_b (move))
        break;
      length = clash_find_way (clash_empty (before), clash_move_a (move), clash_move_b (move),
                               path);
      add_walk (motion, telling, geometry, path, length);
      break;
    default:
      if (was && !is)
        add_winner (motion, telling, geometry);
      add_losses (motion, telling);
    }
}
