/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two sides fight: a team or a beast attacks, a team or a beast is attacked. */

#include "clash/battle.h"

#include "clash/fight.h"
#include "clash/move.h"
#include "clash/score.h"

#include <string.h>

static const ClashGroup *
group_of (const ClashPosition *position,
          int                  side)
{
  return &position->groups[position->battle.cell[side]];
}

/* How many of a kind the side has that are not netted. */
int
clash_active (const ClashPosition *position,
              int                  side,
              ClashKind            kind)
{
  return group_of (position, side)->count[kind] - position->battle.netted[side][kind];
}

/* R18: one die for the team, always, and one for each sword. R28: a beast has no die but those of
 * its swords. */
int
clash_group_dice (const ClashGroup *group)
{
  return (group->owner != 0 ? 1 : 0) + group->count[CLASH_SWORD];
}

int
clash_side_dice (const ClashPosition *position,
                 int                  side)
{
  return clash_group_dice (group_of (position, side))
         - position->battle.netted[side][CLASH_SWORD];
}

int
clash_dice (const ClashPosition *position)
{
  return clash_side_dice (position, position->battle.acting);
}

bool
clash_throws_again (const ClashPosition *position,
                    int                  side)
{
  return clash_active (position, side, CLASH_TRIDENT)
         > clash_active (position, !side, CLASH_TRIDENT);
}

int
clash_cancelled (const ClashPosition *position,
                 int                  side,
                 int                  hits)
{
  int shields = clash_active (position, side, CLASH_SHIELD);

  return hits < shields ? hits : shields;
}

/* If level, the one whose player attacked. */
int
clash_first_side (const ClashGroup *attacker,
                  const ClashGroup *defender)
{
  return defender->count[CLASH_SPEAR] > attacker->count[CLASH_SPEAR] ? CLASH_DEFENDER
                                                                     : CLASH_ATTACKER;
}

/* R28: between a team and a beast nets are not used. */
int
clash_nets_against (const ClashGroup *attacker,
                    const ClashGroup *defender)
{
  int size = clash_group_size (attacker);
  int nets = defender->count[CLASH_NET];

  if (attacker->owner == 0 || defender->owner == 0)
    return 0;
  if (clash_first_side (attacker, defender) == CLASH_ATTACKER)
    nets -= attacker->count[CLASH_NET];
  return nets < 0 ? 0 : nets < size ? nets : size;
}

/* Into an empty cell. */
void
clash_move_group (ClashPosition *position,
                  int            from,
                  int            to)
{
  ClashCells both = clash_cell_bit (from) | clash_cell_bit (to);
  int        owner = position->groups[from].owner;

  position->groups[to] = position->groups[from];
  position->groups[from] = (ClashGroup) { 0 };
  position->occupied ^= both;
  position->held[owner] ^= both;
}

static void
remove_group (ClashPosition *position,
              int            side)
{
  int         cell = position->battle.cell[side];
  ClashGroup *group = &position->groups[cell];

  position->occupied &= ~clash_cell_bit (cell);
  position->held[group->owner] &= ~clash_cell_bit (cell);
  *group = (ClashGroup) { 0 };
}

static void
end_battle (ClashPosition *position)
{
  position->battle = (ClashBattle) { 0 };
  clash_next_turn (position);
}

/* R25, R26: the other side has been wiped out. */
static void
win_battle (ClashPosition *position,
            int            winner)
{
  const ClashBattle *battle = &position->battle;

  if (!(position->options & CLASH_WINNER_STAYS))
    clash_move_group (position, battle->cell[winner], battle->cell[!winner]);
  end_battle (position);
}

static void
ask_for_roll (ClashPosition *position)
{
  position->step = CLASH_STEP_ROLL;
  position->turn = HARENA_CHANCE;
}

/* R17: asks the side that acts for its nets, then the other side, then for the first roll. Netted
 * nets are not thrown; the other side may have fewer gladiators than there are nets. */
static void
ask_for_nets (ClashPosition *position)
{
  ClashBattle *battle = &position->battle;

  for (; battle->acted < 2; battle->acted++, battle->acting ^= 1)
    {
      int nets = clash_active (position, battle->acting, CLASH_NET);
      int others = clash_group_size (group_of (position, !battle->acting));

      if (nets > 0)
        {
          battle->nets = nets < others ? nets : others;
          position->step = CLASH_STEP_NET;
          position->turn = battle->player[battle->acting];
          return;
        }
    }

  battle->acted = 0;
  ask_for_roll (position);
}

/* Everything is known but, perhaps, who rolls for the beast. */
static void
start_steps (ClashPosition *position)
{
  bool teams = group_of (position, CLASH_ATTACKER)->owner != 0
               && group_of (position, CLASH_DEFENDER)->owner != 0;

  if (teams)
    ask_for_nets (position);
  else
    ask_for_roll (position); /* R28: nets are not used */
}

/* The attacker stands in its cell by now. */
void
clash_battle_begin (ClashPosition *position,
                    int            attacker,
                    int            defender)
{
  ClashBattle      *battle = &position->battle;
  const ClashGroup *attacking = &position->groups[attacker];
  const ClashGroup *attacked = &position->groups[defender];

  battle->cell[CLASH_ATTACKER] = attacker;
  battle->cell[CLASH_DEFENDER] = defender;

  /* R23, R33, R34: an attacking beast fights for the player as a team would. */
  battle->player[CLASH_ATTACKER] = position->mover;
  battle->scorer[CLASH_ATTACKER] = position->mover;
  battle->player[CLASH_DEFENDER] = attacked->owner;
  battle->scorer[CLASH_DEFENDER] = attacked->owner;

  battle->acting = clash_first_side (attacking, attacked);

  /* R30: who rolls for a beast that is attacked. Its kills are nobody's. */
  if (attacked->owner == 0)
    {
      if (position->options & CLASH_ROLLER_NAMED)
        {
          position->step = CLASH_STEP_NAME;
          position->turn = position->mover;
          return;
        }
      battle->player[CLASH_DEFENDER] = clash_left_of (position, position->mover);
    }

  start_steps (position);
}

/* The second side rolls, or both have rolled. */
static void
next_roll (ClashPosition *position)
{
  ClashBattle *battle = &position->battle;

  if (battle->acted == 1)
    {
      end_battle (position);
      return;
    }

  battle->acted = 1;
  battle->acting ^= 1;
  battle->thrown_again = 0;
  battle->lethal = 0;
  battle->hits = 0;
  ask_for_roll (position);
}

/* R29, R34, R35. */
static void
strike_beast (ClashPosition *position,
              int            hits)
{
  ClashBattle *battle = &position->battle;
  ClashGroup  *beast = &position->groups[battle->cell[!battle->acting]];
  int          stars = beast->stars + CLASH_LETHAL_STARS * battle->lethal + hits;

  if (stars < clash_beasts[beast->beast].stars_to_kill)
    {
      beast->stars = stars;
      next_roll (position);
      return;
    }

  position->beasts[battle->scorer[battle->acting]]++;
  position->killed++;
  remove_group (position, !battle->acting);

  /* R37: at once, before the winner moves. */
  if (position->killed == CLASH_BEASTS)
    clash_end_game (position);
  else
    win_battle (position, battle->acting);
}

/* R21: every lethal hit costs one gladiator, and so do two stars. */
static void
strike_team (ClashPosition *position,
             int            hits)
{
  ClashBattle *battle = &position->battle;
  ClashGroup  *team = &position->groups[battle->cell[!battle->acting]];
  int          stars = team->stars + hits;
  int          losses = battle->lethal + stars / CLASH_LOSS_STARS;
  int          size = clash_group_size (team);

  team->stars = stars % CLASH_LOSS_STARS;
  battle->losses = losses < size ? losses : size;

  if (battle->losses == 0)
    {
      next_roll (position);
      return;
    }

  position->step = CLASH_STEP_LOSE;
  position->turn = team->owner;
}

/* R20: the shields that are active now cancel hits, never lethal ones. */
static void
take_roll (ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  int                hits = battle->hits
                            - clash_cancelled (position, !battle->acting, battle->hits);

  if (group_of (position, !battle->acting)->owner == 0)
    strike_beast (position, hits);
  else
    strike_team (position, hits);
}

void
clash_roll_play (ClashPosition *position,
                 HarenaMove     move)
{
  ClashBattle *battle = &position->battle;

  battle->lethal = clash_move_b (move);
  battle->hits = clash_move_c (move);

  /* R19. */
  if (!battle->thrown_again && clash_throws_again (position, battle->acting))
    {
      position->step = CLASH_STEP_AGAIN;
      position->turn = battle->player[battle->acting];
    }
  else
    take_roll (position);
}

void
clash_keep_play (ClashPosition *position,
                 HarenaMove     move)
{
  (void) move;

  take_roll (position);
}

void
clash_reroll_play (ClashPosition *position,
                   HarenaMove     move)
{
  (void) move;

  position->battle.thrown_again = 1;
  position->battle.lethal = 0;
  position->battle.hits = 0;
  ask_for_roll (position);
}

void
clash_name_play (ClashPosition *position,
                 HarenaMove     move)
{
  position->battle.player[CLASH_DEFENDER] = clash_move_a (move);
  start_steps (position);
}

void
clash_net_play (ClashPosition *position,
                HarenaMove     move)
{
  ClashBattle *battle = &position->battle;

  battle->netted[!battle->acting][clash_move_a (move)]++;
  battle->nets--;
  if (battle->nets > 0)
    return;

  battle->acted++;
  battle->acting ^= 1;
  ask_for_nets (position);
}

/* R22, R23, R25. */
void
clash_lose_play (ClashPosition *position,
                 HarenaMove     move)
{
  ClashBattle *battle = &position->battle;
  int          side = !battle->acting;
  ClashGroup  *team = &position->groups[battle->cell[side]];
  int          seat = team->owner;
  int          kind = clash_move_a (move);

  team->count[kind]--;
  battle->netted[side][kind] -= clash_move_b (move);
  battle->losses--;
  position->alive[seat]--;
  position->taken[battle->scorer[battle->acting]]++;

  if (clash_group_size (team) == 0)
    {
      remove_group (position, side);
      if (position->alive[seat] == 0 && clash_seats_alive (position) == 1)
        clash_end_game (position); /* R37 */
      else
        win_battle (position, battle->acting);
    }
  else if (battle->losses == 0)
    next_roll (position);
}

int
clash_name_moves (const ClashPosition *position,
                  HarenaMove          *list)
{
  int n_moves = 0;

  for (int seat = 1; seat <= position->seats; seat++)
    if (seat != position->mover)
      list[n_moves++] = clash_move (CLASH_NAME, seat, 0, 0);

  return n_moves;
}

int
clash_net_moves (const ClashPosition *position,
                 HarenaMove          *list)
{
  int n_moves = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (clash_active (position, !position->battle.acting, kind) > 0)
      list[n_moves++] = clash_move (CLASH_THROW, kind, 0, 0);

  return n_moves;
}

int
clash_roll_moves (const ClashPosition *position,
                  HarenaMove          *list)
{
  int n_moves = 0;
  int dice = clash_dice (position);

  for (int lethal = 0; lethal <= dice; lethal++)
    for (int hits = 0; lethal + hits <= dice; hits++)
      list[n_moves++] = clash_move (CLASH_ROLL, dice, lethal, hits);

  return n_moves;
}

int
clash_again_moves (const ClashPosition *position,
                   HarenaMove          *list)
{
  (void) position;

  list[0] = clash_move (CLASH_KEEP, 0, 0, 0);
  list[1] = clash_move (CLASH_REROLL, 0, 0, 0);
  return 2;
}

int
clash_lose_moves (const ClashPosition *position,
                  HarenaMove          *list)
{
  int n_moves = 0;
  int side = !position->battle.acting;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      if (clash_active (position, side, kind) > 0)
        list[n_moves++] = clash_move (CLASH_LOSE, kind, 0, 0);
      if (position->battle.netted[side][kind] > 0)
        list[n_moves++] = clash_move (CLASH_LOSE, kind, 1, 0);
    }

  return n_moves;
}
