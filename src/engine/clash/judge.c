/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles are judged by their exact odds; what two groups are worth to each other is remembered. */

#include "clash/judge.h"

#include "clash/advice.h"
#include "clash/clash.h"
#include "clash/move.h"

#include <math.h>

/* R39, were the game over now: what a player has, and what it would take back (R38). */
static int
standing (const ClashPosition *position,
          int                  seat)
{
  return (position->taken[seat] + position->alive[seat]) * CLASH_POINTS_GLADIATOR
         + position->beasts[seat] * CLASH_POINTS_BEAST;
}

/* What the player gains on average by this move, until the battle is over. The player who rolls
 * for a beast gains nothing; so what it costs the other side counts a little, and decides there. */
double
clash_judge_choice (const ClashWorthTables *tables,
                    const ClashPosition   *position,
                    HarenaMove             move)
{
  const double   spite = 1.0 / 1024;
  ClashPosition  next = *position;
  const ClashBattle *battle = &position->battle;
  int            decider = position->step == CLASH_STEP_LOSE ? !battle->acting : battle->acting;
  int            others = battle->player[!decider];
  ClashWorth     rest = { { 0, 0 } };
  double         own;
  double         other;

  clash_game.play (&next, move);
  if (!clash_settled (&next))
    rest = clash_worth_worth (tables, &next);

  own = rest.points[decider];
  other = rest.points[!decider];
  if (battle->scorer[decider] != 0)
    own += standing (&next, battle->scorer[decider]) - standing (position, battle->scorer[decider]);
  if (battle->scorer[!decider] != 0)
    other += standing (&next, others) - standing (position, others);
  return own - spite * other;
}

static double
judge_attack (ClashMemory         *memory,
              const ClashPosition *position,
              HarenaMove           move)
{
  const ClashGroup *target = &position->groups[clash_move_c (move)];
  unsigned          from = clash_move_a (move); /* of a release: the beast */
  ClashGroup        released;

  switch (clash_move_verb (move))
    {
    case CLASH_PASS:
      return 0;
    case CLASH_RELEASE:
      released = clash_beast_group (from);
      return clash_memory_attack (memory, &released, target);
    default:
      return clash_memory_attack (memory, &position->groups[from], target);
    }
}

void
clash_judge (void             *data,
             const void       *position_data,
             const HarenaMove *list,
             int               n_moves,
             double           *worth)
{
  ClashMemory         *memory = data;
  const ClashPosition *position = position_data;

  for (int i = 0; i < n_moves; i++)
    switch (position->step)
      {
      case CLASH_STEP_FIGHT:
        worth[i] = judge_attack (memory, position, list[i]);
        break;
      case CLASH_STEP_NET:
      case CLASH_STEP_AGAIN:
      case CLASH_STEP_LOSE:
        worth[i] = clash_judge_choice (&memory->tables, position, list[i]);
        break;
      default:
        worth[i] = 0;
        break;
      }
}

/* R8: how much nearer a team comes to what it promises. */
static double
weigh_entry (const ClashMemory   *memory,
             const ClashPosition *position,
             HarenaMove           move)
{
  ClashGroup team = position->groups[clash_move_a (move)];
  double     before = clash_memory_promise (memory, team.count);

  team.count[clash_move_b (move)]++;
  return clash_memory_promise (memory, team.count) - before;
}

void
clash_weigh (void             *data,
             const void       *position_data,
             const HarenaMove *list,
             int               n_moves,
             float            *weights)
{
  const double         sharpness = 3; /* a third of a point more makes a move e times as likely */
  const ClashPosition *position = position_data;
  double               worth[HARENA_MOVES_MAX];
  double               best = -INFINITY;

  clash_judge (data, position, list, n_moves, worth);
  for (int i = 0; i < n_moves; i++)
    {
      if (position->step == CLASH_STEP_ENTER)
        worth[i] = weigh_entry (data, position, list[i]);
      best = fmax (best, worth[i]);
    }
  for (int i = 0; i < n_moves; i++)
    weights[i] = expf (sharpness * (worth[i] - best)) + 1e-4f;
}
