/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player whose turn it is attacks with a team, or, having none left, with a beast. */

#include "clash/fight.h"

#include "clash/battle.h"
#include "clash/entry.h"
#include "clash/move.h"
#include "clash/score.h"

/* Whom the group in this cell may attack, wherever they stand. R12: a team attacks other players'
 * teams and beasts. R33: a beast attacks any team and any other beast. */
ClashCells
clash_targets (const ClashPosition *position,
               int                  cell)
{
  int owner = position->groups[cell].owner;

  return position->occupied & ~(owner != 0 ? position->held[owner] : clash_cell_bit (cell));
}

/* R13 for a team, R32 for a beast. */
static bool
may_move (const ClashPosition *position,
          int                  cell)
{
  const ClashGroup *group = &position->groups[cell];
  ClashCells        beside = clash_beside (clash_cell_bit (cell));
  ClashCells        stoppers;

  if (group->owner == 0)
    {
      if (position->options & CLASH_BEASTS_ROAM)
        return true;
      stoppers = position->occupied;
    }
  else
    {
      if (clash_group_size (group) < CLASH_TEAM_MAX)
        return true;
      stoppers = position->options & CLASH_ANYONE_STOPS ? position->occupied
                                                        : clash_targets (position, cell);
    }

  return (beside & stoppers) == 0;
}

/* Where the group in this cell may move before it attacks: R13, R14, R32. */
ClashCells
clash_ways (const ClashPosition *position,
            int                  cell)
{
  if (!may_move (position, cell))
    return 0;

  return clash_reach (cell, clash_empty (position))
         & clash_beside (clash_targets (position, cell));
}

/* One move for each target beside the cell in which the group stands when it attacks. start holds
 * everything but the target. */
static HarenaMove *
list_targets (HarenaMove *list,
              HarenaMove  start,
              int         cell,
              ClashCells  targets)
{
  ClashCells near = clash_beside (clash_cell_bit (cell)) & targets;

  while (near != 0)
    *list++ = start | (HarenaMove) clash_take_cell (&near) << 24;

  return list;
}

static HarenaMove *
list_attacks (const ClashPosition *position,
              HarenaMove          *list,
              ClashVerb            verb,
              ClashCells           attackers)
{
  while (attackers != 0)
    {
      int        from = clash_take_cell (&attackers);
      ClashCells targets = clash_targets (position, from);
      ClashCells ways = clash_ways (position, from);

      list = list_targets (list, clash_move (verb, from, from, 0), from, targets);
      while (ways != 0)
        {
          int to = clash_take_cell (&ways);

          list = list_targets (list, clash_move (verb, from, to, 0), to, targets);
        }
    }

  return list;
}

/* R31: any beast of the reserve, in any empty cell that has a target beside it. */
static HarenaMove *
list_releases (const ClashPosition *position,
               HarenaMove          *list)
{
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    {
      ClashCells empty = position->reserve[beast] > 0 ? clash_empty (position) : 0;

      while (empty != 0)
        {
          int cell = clash_take_cell (&empty);

          list = list_targets (list, clash_move (CLASH_RELEASE, beast, cell, 0), cell,
                               position->occupied);
        }
    }

  return list;
}

int
clash_fight_moves (const ClashPosition *position,
                   HarenaMove          *list)
{
  HarenaMove *end = list;

  if (position->alive[position->mover] > 0)
    end = list_attacks (position, end, CLASH_ATTACK, position->held[position->mover]);
  else
    {
      end = list_attacks (position, end, CLASH_BEAST, position->held[0]);
      end = list_releases (position, end);
    }

  /* R15, R36. */
  if (end == list)
    *end++ = clash_move (CLASH_PASS, 0, 0, 0);

  return end - list;
}

void
clash_pass_play (ClashPosition *position,
                 HarenaMove     move)
{
  (void) move;

  position->passes++;
  if (position->passes == position->seats)
    clash_end_game (position); /* R37 */
  else
    clash_next_turn (position);
}

void
clash_attack_play (ClashPosition *position,
                   HarenaMove     move)
{
  int from = clash_move_a (move);
  int to = clash_move_b (move);

  if (from != to)
    clash_move_group (position, from, to);
  position->passes = 0;
  clash_battle_begin (position, to, clash_move_c (move));
}

void
clash_release_play (ClashPosition *position,
                    HarenaMove     move)
{
  int beast = clash_move_a (move);
  int cell = clash_move_b (move);

  position->reserve[beast]--;
  clash_place_beast (position, cell, beast);
  position->passes = 0;
  clash_battle_begin (position, cell, clash_move_c (move));
}

void
clash_next_turn (ClashPosition *position)
{
  position->mover = clash_left_of (position, position->mover);
  position->turn = position->mover;
  position->step = CLASH_STEP_FIGHT;
}
