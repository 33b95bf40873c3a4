/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the arena shows: who stands where, and how that is marked. What is seen of a move is in
 * arena-plan.c. */

#include "clash/arena-board.h"

#include "clash/arena-ground.h"
#include "clash/arena-overlay.h"
#include "clash/hand.h"
#include "clash/hex-face.h"
#include "clash/hex-mark.h"
#include "clash/team-slots.h"
#include "words.h"

#include <string.h>

/* In units of the layout: the radius of a hex is one, so the scale is the radius in pixels. */
#define RADIUS 1.0
#define HALF   0.8660254037844386
#define ROW    1.5

enum
{
  MIDDLE = 8, /* c2 */
};

/* Five rows of pointed hexes, each shifted by half a hex; the middle is the origin. */
static const HarenaSpace spaces[CLASH_N_CELLS] = {
  { .centre = { -2 * HALF, -2 * ROW }, .radius = RADIUS },
  { .centre = { 0 * HALF, -2 * ROW }, .radius = RADIUS },
  { .centre = { 2 * HALF, -2 * ROW }, .radius = RADIUS },
  { .centre = { -3 * HALF, -1 * ROW }, .radius = RADIUS },
  { .centre = { -1 * HALF, -1 * ROW }, .radius = RADIUS },
  { .centre = { 1 * HALF, -1 * ROW }, .radius = RADIUS },
  { .centre = { 3 * HALF, -1 * ROW }, .radius = RADIUS },
  { .centre = { -2 * HALF, 0 * ROW }, .radius = RADIUS },
  { .centre = { 0 * HALF, 0 * ROW }, .radius = RADIUS },
  { .centre = { 2 * HALF, 0 * ROW }, .radius = RADIUS },
  { .centre = { -3 * HALF, 1 * ROW }, .radius = RADIUS },
  { .centre = { -1 * HALF, 1 * ROW }, .radius = RADIUS },
  { .centre = { 1 * HALF, 1 * ROW }, .radius = RADIUS },
  { .centre = { 3 * HALF, 1 * ROW }, .radius = RADIUS },
  { .centre = { -2 * HALF, 2 * ROW }, .radius = RADIUS },
  { .centre = { 0 * HALF, 2 * ROW }, .radius = RADIUS },
  { .centre = { 2 * HALF, 2 * ROW }, .radius = RADIUS },
};

static const HarenaLayout layout = {
  .spaces = spaces,
  .hex_half = HALF,
};

G_STATIC_ASSERT (sizeof (ClashFace) <= sizeof (HarenaContent));
G_STATIC_ASSERT (sizeof (ClashHexMark) <= sizeof (((HarenaMark *) NULL)->own));

/* The battle to be seen; none if both are the same. */
typedef struct
{
  int from;
  int target;
} Battle;

/* The battle that is on; or in review the one that ended with the move just seen. */
static Battle
find_battle (const HarenaView *view)
{
  const ClashPosition *position = clash_position (view);
  ClashBattle          battle = position->battle;

  if (battle.cell[0] == battle.cell[1] && view->cursor > 0 && !view->live && view->model != NULL)
    {
      ClashPosition before;

      harena_game_model_copy_position (view->model, view->cursor - 1, &before);
      battle = before.battle;
      if ((position->occupied & clash_cell_bit (battle.cell[0])) == 0
          || (position->occupied & clash_cell_bit (battle.cell[1])) == 0)
        battle = (ClashBattle) { 0 };
    }
  return (Battle) { battle.cell[CLASH_ATTACKER], battle.cell[CLASH_DEFENDER] };
}

static gboolean
is_on (Battle battle)
{
  return battle.from != battle.target;
}

static int
layer_of (ClashMark mark)
{
  switch (mark)
    {
    case CLASH_MARK_SOURCE:
    case CLASH_MARK_JOIN:
    case CLASH_MARK_TARGET_AFAR:
      return 1;
    case CLASH_MARK_TARGET:
      return 2;
    case CLASH_MARK_CHOSEN:
    case CLASH_MARK_SPACE:
      return 3;
    case CLASH_MARK_NONE:
    case CLASH_MARK_MOVE:
    case CLASH_MARK_START:
    case CLASH_MARK_PLACE:
    default:
      return 0;
    }
}

static ClashMark
mark_of (const HarenaView *view,
         Battle            battle,
         int               cell)
{
  ClashMark mark = clash_get_mark (view, cell);

  if (is_on (battle) && cell == battle.from)
    return CLASH_MARK_SOURCE;
  if (is_on (battle) && cell == battle.target)
    return CLASH_MARK_TARGET;
  /* What is looked at and could be taken in hand is shown as if it were. */
  if (mark == CLASH_MARK_SOURCE && cell == clash_get_focus (view) && !clash_holds_attacker (view))
    return CLASH_MARK_CHOSEN;

  return mark;
}

static int
first_hole (const ClashTeamSlots slots)
{
  for (int slot = 0; slot < CLASH_TEAM_MAX; slot++)
    if (slots[slot] == CLASH_FACE_HOLE)
      return slot;

  return 0;
}

static void
fill (const HarenaView *view,
      int               space,
      HarenaContent    *content)
{
  int               cell = clash_cell_of_space (space);
  const ClashGroup *group = &clash_position (view)->groups[cell];
  ClashFace         face = {
    .cell = cell,
    .colour = harena_view_colour (view, group->owner),
    .beast = group->beast,
    .stars = group->beast != CLASH_NO_BEAST ? group->stars : 0,
    .marked = layer_of (mark_of (view, find_battle (view), cell)) > 0,
  };

  memcpy (face.slots, clash_team_slots_of (view)[cell], sizeof face.slots);
  memcpy (content, &face, sizeof face);
}

static void
draw (cairo_t              *cr,
      const HarenaGeometry *geometry,
      int                   space G_GNUC_UNUSED,
      const HarenaContent  *content)
{
  clash_face_draw (cr, (const ClashFace *) content, geometry->radius);
}

/* A team on its way has neither name nor hex with it. */
static void
draw_walker (cairo_t              *cr,
             const HarenaGeometry *geometry,
             int                   space G_GNUC_UNUSED,
             const HarenaContent  *content)
{
  ClashFace face = *(const ClashFace *) content;

  face.cell = -1;
  face.marked = FALSE;
  clash_face_draw (cr, &face, geometry->radius);
}

static void
mark (const HarenaView *view,
      int               space,
      HarenaMark       *house)
{
  int               cell = clash_cell_of_space (space);
  int               source = clash_get_source (view);
  const ClashGroup *groups = clash_position (view)->groups;
  Battle            battle = find_battle (view);
  ClashHexMark      own = {
    .mark = mark_of (view, battle, cell),
    .beast = groups[cell].beast != CLASH_NO_BEAST,
    .stars = groups[cell].owner != 0 ? groups[cell].stars : 0,
    .ghost = CLASH_NO_KIND,
  };

  own.waits = view->waits && (int) clash_move_c (view->waiting) == cell;
  own.pointed = clash_holds_attacker (view) && cell == clash_get_focus (view);
  own.disc = own.mark == CLASH_MARK_TARGET && !is_on (battle);
  if (own.mark == CLASH_MARK_JOIN)
    {
      own.ghost = clash_get_kind (view);
      own.slot = first_hole (clash_team_slots_of (view)[cell]);
    }
  if (own.mark == CLASH_MARK_SPACE && source != CLASH_NO_CELL)
    {
      own.colour = harena_view_colour (view, groups[source].owner);
      own.mover = groups[source].beast;
    }
  else if (own.mark == CLASH_MARK_SPACE)
    own.mover = clash_get_beast (view);

  *house = (HarenaMark) {
    .kind = own.mark != CLASH_MARK_NONE || own.stars > 0 ? HARENA_MARK_OWN + own.mark : 0,
    .layer = layer_of (own.mark),
  };
  memcpy (house->own, &own, sizeof own);
}

static void
draw_mark (cairo_t              *cr,
           const HarenaGeometry *geometry,
           int                   space G_GNUC_UNUSED,
           const HarenaMark     *house)
{
  clash_hex_mark_draw (cr, (const ClashHexMark *) house->own, geometry->radius);
}

static void
draw_above (GtkSnapshot             *snapshot,
            const HarenaGeometry    *geometry,
            const HarenaView        *view,
            const HarenaMotionState *state)
{
  Battle             battle = find_battle (view);
  ClashArenaGeometry arena;
  gboolean           walks = state->motion != NULL && state->motion->n_walkers > 0
                             && state->now < state->motion->walkers[0].time;

  clash_arena_geometry_init (&arena, geometry->width, geometry->height);
  clash_arena_overlay_way (snapshot, &arena, view);
  if (is_on (battle) && !walks)
    clash_arena_overlay_battle (snapshot, &arena, battle.from, battle.target, state->tail);
}

static void
draw_hint (GtkSnapshot          *snapshot,
           const HarenaGeometry *geometry,
           const HarenaView     *view,
           HarenaMove            move)
{
  ClashArenaGeometry arena;

  clash_arena_geometry_init (&arena, geometry->width, geometry->height);
  clash_arena_overlay_hint (snapshot, &arena, view, move);
}

static double
fit (const HarenaLayout *board G_GNUC_UNUSED,
     int                 width,
     int                 height)
{
  return clash_arena_fit (width, height);
}

const HarenaBoard clash_arena_board = {
  .name = N_("The arena"),
  .n_spaces = CLASH_N_CELLS,
  .layouts = &layout,
  .n_layouts = 1,
  .middle = MIDDLE,
  .fit = fit,
  .draw_ground = clash_arena_draw_ground,
  .fill = fill,
  .draw = draw,
  .draw_walker = draw_walker,
  .mark = mark,
  .draw_mark = draw_mark,
  .draw_above = draw_above,
  .draw_hint = draw_hint,
  .plan = clash_arena_plan,
};
