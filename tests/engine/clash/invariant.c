/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is lost, nothing is counted twice, and every part of a position agrees with the rest. */

#include "invariant.h"

#include "clash/position.h"

#include <glib.h>
#include <string.h>

/* What stands in the arena, counted cell by cell. */
typedef struct
{
  ClashCells held[CLASH_SEATS_END];
  int        alive[CLASH_SEATS_END];
  int        gladiators[CLASH_N_KINDS];
  int        beasts[CLASH_BEASTS_END];
  int        stars;
} Census;

static void
count_team (Census           *census,
            const ClashGroup *team)
{
  int size = clash_group_size (team);

  /* R4, R21: two stars would have cost a gladiator. */
  g_assert_cmpint (size, >=, 1);
  g_assert_cmpint (size, <=, CLASH_TEAM_MAX);
  g_assert_cmpint (team->stars, <=, 1);

  census->alive[team->owner] += size;
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    census->gladiators[kind] += team->count[kind];
}

static void
count_beast (Census           *census,
             const ClashGroup *beast)
{
  /* R29. */
  g_assert_cmpint (beast->beast, <, CLASH_BEASTS_END);
  g_assert_cmpint (beast->stars, <, clash_beasts[beast->beast].stars_to_kill);
  g_assert_true (memcmp (beast->count, clash_beasts[beast->beast].symbols, CLASH_N_KINDS) == 0);

  census->beasts[beast->beast]++;
}

static void
take_census (const ClashPosition *position,
             Census              *census)
{
  static const ClashGroup nothing;

  memset (census, 0, sizeof *census);
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    {
      const ClashGroup *group = &position->groups[cell];

      if (memcmp (group, &nothing, sizeof nothing) == 0)
        continue;

      g_assert_true (clash_is_cell (cell));
      g_assert_cmpint (group->owner, <=, position->seats);
      g_assert_true ((group->owner == 0) != (group->beast == CLASH_NO_BEAST));
      census->held[group->owner] |= clash_cell_bit (cell);
      census->stars += group->stars;
      if (group->owner != 0)
        count_team (census, group);
      else
        count_beast (census, group);
    }
}

/* The sets of cells say the same as the cells. */
static void
check_masks (const ClashPosition *position,
             const Census        *census)
{
  ClashCells occupied = 0;

  for (int seat = 0; seat < CLASH_SEATS_END; seat++)
    {
      g_assert_cmphex (position->held[seat], ==, census->held[seat]);
      occupied |= census->held[seat];
    }
  g_assert_cmphex (position->occupied, ==, occupied);
}

/* Seats that nobody sits in have nothing, and nobody has more teams than R4 gives. */
static void
check_seats (const ClashPosition *position,
             const Census        *census)
{
  g_assert_cmpint (position->options, <, 1 << CLASH_N_OPTIONS);
  g_assert_cmpint (position->mover, >=, 1);
  g_assert_cmpint (position->mover, <=, position->seats);
  g_assert_cmpint (position->alive[0], ==, 0);

  for (int seat = 1; seat < CLASH_SEATS_END; seat++)
    {
      g_assert_cmpint (position->alive[seat], ==, census->alive[seat]);
      if (seat > position->seats)
        g_assert_cmpint (position->alive[seat] + position->taken[seat] + position->beasts[seat],
                         ==, 0);
      g_assert_cmpint (clash_count_cells (position->held[seat]), <=,
                       clash_teams_of_seats[position->seats]);
    }
}

/* R1: 60 gladiators are in the piles, in the arena, taken, or out without having scored. */
static void
check_gladiators (const ClashPosition *position,
                  const Census        *census)
{
  int total = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      total += position->piles[kind] + census->gladiators[kind];
      g_assert_cmpint (position->piles[kind] + census->gladiators[kind], <=,
                       clash_kinds[kind].in_box);
    }
  for (int seat = 0; seat < CLASH_SEATS_END; seat++)
    total += position->taken[seat];
  g_assert_cmpint (total, ==, CLASH_GLADIATORS);
}

/* R2: 12 beasts are in the reserve, in a hand, in the arena or killed. */
static void
check_beasts (const ClashPosition *position,
              const Census        *census)
{
  int total = position->killed;
  int killed = 0;

  g_assert_cmpint (position->drawn, <, CLASH_BEASTS_END);
  g_assert_cmpint (position->reserve[CLASH_NO_BEAST], ==, 0);
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    {
      int there = position->reserve[beast] + census->beasts[beast] + (position->drawn == beast);

      g_assert_cmpint (there, <=, clash_beasts[beast].in_box);
      total += there;
    }
  for (int seat = 0; seat < CLASH_SEATS_END; seat++)
    killed += position->beasts[seat];
  g_assert_cmpint (total, ==, CLASH_BEASTS);
  g_assert_cmpint (killed, ==, position->killed);
}

/* R8 to R11: before the fighting nobody has lost or won anything, and turns go round. */
static void
check_entry (const ClashPosition *position,
             const Census        *census)
{
  int  team_max = clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX;
  int  n_beasts = clash_count_cells (census->held[0]);
  bool entering = position->step == CLASH_STEP_ENTER;

  g_assert_cmpint (position->killed, ==, 0);
  g_assert_cmpint (position->passes, ==, 0);
  g_assert_cmpint (census->stars, ==, 0);
  for (int seat = 0; seat < CLASH_SEATS_END; seat++)
    g_assert_cmpint (position->taken[seat], ==, 0);
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    g_assert_cmpint (position->piles[kind] + census->gladiators[kind], ==,
                     clash_kinds[kind].in_box);

  for (int seat = 1; seat <= position->seats; seat++)
    if (entering)
      g_assert_cmpint (position->alive[seat], ==,
                       position->alive[position->mover] + (seat < position->mover));
    else
      g_assert_cmpint (position->alive[seat], ==, team_max);

  if (entering)
    g_assert_cmpint (n_beasts, ==, 0);
  else
    g_assert_cmpint (position->mover, ==, n_beasts % position->seats + 1);
}

static int
count_living_seats (const Census *census)
{
  int n_seats = 0;

  for (int seat = 1; seat < CLASH_SEATS_END; seat++)
    n_seats += census->alive[seat] > 0;

  return n_seats;
}

/* R37: while it goes on there is somebody to fight and a beast to kill; and it ends for a reason.
 * R10: the gladiators left over stay where they are. */
static void
check_fighting (const ClashPosition *position,
                const Census        *census)
{
  int  entered = position->seats * clash_teams_of_seats[position->seats] * CLASH_TEAM_MAX;
  int  left_over = 0;
  int  living = count_living_seats (census);
  bool ended = living == 1 || position->killed == CLASH_BEASTS
               || position->passes == position->seats;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    left_over += position->piles[kind];
  g_assert_cmpint (left_over, ==, CLASH_GLADIATORS - entered);
  g_assert_cmpint (living, >=, 1);
  g_assert_cmpint (position->passes, <=, position->seats);
  g_assert_cmpint (ended, ==, position->step == CLASH_STEP_OVER);
}

static void
check_side (const ClashPosition *position,
            int                  side)
{
  const ClashBattle *battle = &position->battle;
  const ClashGroup  *group = &position->groups[battle->cell[side]];
  int                netted = 0;

  g_assert_true (position->occupied & clash_cell_bit (battle->cell[side]));
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      g_assert_cmpint (battle->netted[side][kind], <=, group->count[kind]);
      netted += battle->netted[side][kind];
    }

  /* R28: nets are for battles between teams. */
  if (position->groups[battle->cell[0]].owner == 0 || position->groups[battle->cell[1]].owner == 0)
    g_assert_cmpint (netted, ==, 0);
}

/* R12, R30, R33 to R35: who decides and who scores. */
static void
check_players (const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  int                attacker = position->groups[battle->cell[CLASH_ATTACKER]].owner;
  int                defender = position->groups[battle->cell[CLASH_DEFENDER]].owner;
  int                roller = battle->player[CLASH_DEFENDER];

  g_assert_cmpint (battle->player[CLASH_ATTACKER], ==, position->mover);
  g_assert_cmpint (battle->scorer[CLASH_ATTACKER], ==, position->mover);
  g_assert_cmpint (battle->scorer[CLASH_DEFENDER], ==, defender);
  g_assert_cmpint (attacker, ==, position->alive[position->mover] > 0 ? position->mover : 0);
  g_assert_cmpint (defender, !=, position->mover);

  if (defender != 0)
    g_assert_cmpint (roller, ==, defender);
  else if (position->step == CLASH_STEP_NAME)
    g_assert_cmpint (roller, ==, 0);
  else if (position->options & CLASH_ROLLER_NAMED)
    g_assert_true (roller >= 1 && roller <= position->seats && roller != position->mover);
  else
    g_assert_cmpint (roller, ==, clash_left_of (position, position->mover));
}

/* What lies on the table belongs to the step. */
static void
check_battle_numbers (const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  bool               thrown = position->step == CLASH_STEP_AGAIN
                || position->step == CLASH_STEP_LOSE;

  g_assert_cmpint (battle->acting, <=, 1);
  g_assert_cmpint (battle->acted, <=, 1);
  g_assert_cmpint (battle->thrown_again, <=, 1);
  g_assert_cmpint (battle->nets > 0, ==, position->step == CLASH_STEP_NET);
  g_assert_cmpint (battle->losses > 0, ==, position->step == CLASH_STEP_LOSE);
  if (thrown)
    g_assert_cmpint (battle->lethal + battle->hits, <=, CLASH_DICE_MAX);
  else
    g_assert_cmpint (battle->lethal + battle->hits, ==, 0);
  if (battle->thrown_again)
    g_assert_true (position->step == CLASH_STEP_ROLL || position->step == CLASH_STEP_LOSE);
}

static void
check_battle (const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  const ClashGroup  *other = &position->groups[battle->cell[!battle->acting]];

  check_side (position, CLASH_ATTACKER);
  check_side (position, CLASH_DEFENDER);
  check_players (position);
  check_battle_numbers (position);
  g_assert_true (clash_beside (clash_cell_bit (battle->cell[CLASH_ATTACKER]))
                 & clash_cell_bit (battle->cell[CLASH_DEFENDER]));
  g_assert_cmpint (position->passes, ==, 0);

  if (position->step == CLASH_STEP_NAME)
    g_assert_true (position->options & CLASH_ROLLER_NAMED && battle->acted == 0);
  if (position->step == CLASH_STEP_NET || position->step == CLASH_STEP_LOSE)
    {
      g_assert_cmpint (other->owner, !=, 0);
      g_assert_cmpint (battle->nets + battle->losses, <=, clash_group_size (other));
    }
}

/* Whose turn it is, for each step. */
static void
check_turn (const ClashPosition *position)
{
  const ClashBattle *battle = &position->battle;
  int                turn = position->mover;

  if (position->step == CLASH_STEP_DRAW || position->step == CLASH_STEP_ROLL)
    turn = HARENA_CHANCE;
  else if (position->step == CLASH_STEP_NET || position->step == CLASH_STEP_AGAIN)
    turn = battle->player[battle->acting];
  else if (position->step == CLASH_STEP_LOSE)
    turn = position->groups[battle->cell[!battle->acting]].owner;
  else if (position->step == CLASH_STEP_OVER)
    turn = HARENA_NOBODY;

  g_assert_cmpint (position->turn, ==, turn);
  g_assert_cmpint (position->drawn != CLASH_NO_BEAST, ==, position->step == CLASH_STEP_PLACE);
}

void
clash_invariant (const void *data)
{
  static const ClashBattle peace;
  const ClashPosition     *position = data;
  Census                   census;
  bool                     battle = position->step >= CLASH_STEP_NAME
                && position->step <= CLASH_STEP_LOSE;

  g_assert_cmpint (position->step, <=, CLASH_STEP_OVER);
  g_assert_cmpint (position->seats, >=, 2);
  g_assert_cmpint (position->seats, <=, HARENA_SEATS_MAX);
  take_census (position, &census);
  check_masks (position, &census);
  check_seats (position, &census);
  check_gladiators (position, &census);
  check_beasts (position, &census);
  check_turn (position);

  if (position->step < CLASH_STEP_FIGHT)
    check_entry (position, &census);
  else
    check_fighting (position, &census);

  if (battle)
    check_battle (position);
  else
    g_assert_true (memcmp (&position->battle, &peace, sizeof peace) == 0);
}
