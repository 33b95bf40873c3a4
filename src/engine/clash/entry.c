/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gladiators enter one by one (R8 to R10), then the beasts fill what is left (R11). */

#include "clash/entry.h"

#include "clash/move.h"

/* Where the player may start a new team: R4, R8, R9. */
ClashCells
clash_entry_cells (const ClashPosition *position)
{
  ClashCells own = position->held[position->mover];
  ClashCells empty = clash_empty (position);

  if (clash_count_cells (own) == clash_teams_of_seats[position->seats])
    return 0;

  if (position->options & CLASH_SPACED_TEAMS)
    {
      ClashCells apart = empty & ~clash_beside (own);

      if (apart != 0)
        return apart;
    }

  return empty;
}

/* Writes one move for each cell and each kind that has a gladiator left. A cell's moves are
 * written as one block of fixed length, which the compiler turns into two stores; what is too
 * many is written over by the next cell, or is the room behind the list. */
static HarenaMove *
list_cells_by_kinds (HarenaMove       *list,
                     HarenaMove        verb,
                     ClashCells        cells,
                     const HarenaMove  kinds[8],
                     int               n_kinds)
{
  while (cells != 0)
    {
      HarenaMove cell = (HarenaMove) clash_take_cell (&cells) << 8 | verb;

      for (int i = 0; i < 8; i++)
        list[i] = cell | kinds[i];
      list += n_kinds;
    }

  return list;
}

/* R8: start a team or add to one of the player's own that is not full; in the first round start
 * one. The player has no team then, so there is none to add to. */
int
clash_entry_moves (const ClashPosition *position,
                   HarenaMove          *list)
{
  HarenaMove *end = list;
  HarenaMove  kinds[8] = { 0 };
  int         n_kinds = 0;
  ClashCells  open = position->held[position->mover];
  ClashCells  joinable = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (position->piles[kind] > 0)
      kinds[n_kinds++] = clash_move (0, 0, kind, 0);

  while (open != 0)
    {
      int cell = clash_take_cell (&open);

      if (clash_group_size (&position->groups[cell]) < CLASH_TEAM_MAX)
        joinable |= clash_cell_bit (cell);
    }

  end = list_cells_by_kinds (end, CLASH_ENTER, clash_entry_cells (position), kinds, n_kinds);
  end = list_cells_by_kinds (end, CLASH_JOIN, joinable, kinds, n_kinds);
  return end - list;
}

static void
ask_for_draw (ClashPosition *position)
{
  position->step = CLASH_STEP_DRAW;
  position->turn = HARENA_CHANCE;
}

void
clash_entry_play (ClashPosition *position,
                  HarenaMove     move)
{
  int         seat = position->mover;
  int         cell = clash_move_a (move);
  int         kind = clash_move_b (move);
  ClashGroup *team = &position->groups[cell];

  position->piles[kind]--;
  position->alive[seat]++;
  team->owner = seat;
  team->count[kind]++;
  position->held[seat] |= clash_cell_bit (cell);
  position->occupied |= clash_cell_bit (cell);

  position->mover = clash_left_of (position, seat);
  position->turn = position->mover;

  /* R10: everybody has had equally many turns when the last seat has its last gladiator. */
  if (seat == position->seats
      && position->alive[seat] == clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX)
    ask_for_draw (position);
}

int
clash_draw_moves (const ClashPosition *position,
                  HarenaMove          *list)
{
  int n_moves = 0;

  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    if (position->reserve[beast] > 0)
      list[n_moves++] = clash_move (CLASH_DRAW, beast, 0, 0);

  return n_moves;
}

void
clash_draw_play (ClashPosition *position,
                 HarenaMove     move)
{
  position->drawn = clash_move_a (move);
  position->reserve[position->drawn]--;
  position->step = CLASH_STEP_PLACE;
  position->turn = position->mover;
}

int
clash_place_moves (const ClashPosition *position,
                   HarenaMove          *list)
{
  int        n_moves = 0;
  ClashCells empty = clash_empty (position);

  while (empty != 0)
    list[n_moves++] = clash_move (CLASH_PLACE, clash_take_cell (&empty), 0, 0);

  return n_moves;
}

/* The beast has left the reserve already. */
void
clash_place_beast (ClashPosition *position,
                   int            cell,
                   int            beast)
{
  position->groups[cell] = clash_beast_group (beast);
  position->held[0] |= clash_cell_bit (cell);
  position->occupied |= clash_cell_bit (cell);
}

void
clash_place_play (ClashPosition *position,
                  HarenaMove     move)
{
  clash_place_beast (position, clash_move_a (move), position->drawn);
  position->drawn = CLASH_NO_BEAST;

  if (position->occupied != CLASH_BOARD)
    {
      position->mover = clash_left_of (position, position->mover);
      ask_for_draw (position);
    }
  else
    {
      /* R12: the first player begins the fighting, whoever placed the last beast. */
      position->mover = 1;
      position->turn = 1;
      position->step = CLASH_STEP_FIGHT;
    }
}
