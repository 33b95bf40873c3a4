/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle reckoned backwards, by the rules R16 to R35 and without sampling.
 *
 * What the second roll of a battle brings depends on few numbers (dice, shields, stars, size,
 * whether it may be thrown again), so it is looked up. The first roll looks at every outcome, and
 * at every way to bear the losses. Nets are tried in every combination. */

#include "clash/battle-worth.h"

#include "clash/battle.h"

/* One side while it is reckoned with. */
typedef struct
{
  uint8_t active[CLASH_N_KINDS];
  uint8_t netted[CLASH_N_KINDS];
  uint8_t size;
  uint8_t stars;
  uint8_t beast;  /* 0 for a team */
  uint8_t scores; /* whether its kills are anybody's points */
} Side;

typedef struct
{
  const ClashWorthTables *tables;
  Side                   side[2];
} Battle;

/* R5: how likely the dice fall with so many lethal hits and hits. */
static double
chance_of (int dice,
           int lethal,
           int hits)
{
  static const double factorials[] = { 1, 1, 2, 6, 24, 120 };
  double              chance = factorials[dice]
                  / (factorials[lethal] * factorials[hits] * factorials[dice - lethal - hits]);

  for (int i = 0; i < dice; i++)
    chance *= (i < lethal          ? CLASH_FACES_LETHAL
               : i < lethal + hits ? CLASH_FACES_HIT
                                   : CLASH_FACES_MISS)
              / (double) CLASH_FACES;
  return chance;
}

static int
at_most (int number,
         int limit)
{
  return number < limit ? number : limit;
}

static int
hits_left (int hits,
           int shields)
{
  return hits > shields ? hits - shields : 0;
}

/* The last roll of a battle: more losses are better for the roller, so it is thrown again when it
 * is below the mean of a throw. */
static void
fill_losses (ClashWorthTables *tables,
             int              dice,
             int              shields,
             int              stars,
             int              size)
{
  double once = 0;
  double again = 0;

  for (int pass = 0; pass < 2; pass++)
    for (int lethal = 0; lethal <= dice; lethal++)
      for (int hits = 0; lethal + hits <= dice; hits++)
        {
          double chance = tables->chances[dice][lethal][hits];
          int    losses = at_most (lethal + (stars + hits_left (hits, shields)) / 2, size);

          if (pass == 0)
            once += chance * losses;
          else
            again += chance * (losses > once ? losses : once);
        }

  tables->losses[dice][shields][stars][size][0] = once;
  tables->losses[dice][shields][stars][size][1] = again;
}

static void
fill_kills (ClashWorthTables *tables,
            int              dice,
            int              shields,
            int              needed)
{
  double once = 0;

  for (int lethal = 0; lethal <= dice; lethal++)
    for (int hits = 0; lethal + hits <= dice; hits++)
      if (2 * lethal + hits_left (hits, shields) >= needed)
        once += tables->chances[dice][lethal][hits];

  tables->kills[dice][shields][needed][0] = once;
  tables->kills[dice][shields][needed][1] = once + (1 - once) * once;
}

void
clash_worth_init (ClashWorthTables *tables)
{
  for (int dice = 0; dice <= CLASH_DICE_MAX; dice++)
    {
      for (int lethal = 0; lethal <= dice; lethal++)
        for (int hits = 0; lethal + hits <= dice; hits++)
          tables->chances[dice][lethal][hits] = chance_of (dice, lethal, hits);
      for (int shields = 0; shields <= CLASH_TEAM_MAX; shields++)
        for (int stars = 0; stars < 2; stars++)
          for (int size = 0; size <= CLASH_TEAM_MAX; size++)
            fill_losses (tables, dice, shields, stars, size);
      for (int shields = 0; shields <= CLASH_TEAM_MAX; shields++)
        for (int needed = 0; needed <= CLASH_STARS_MAX; needed++)
          fill_kills (tables, dice, shields, needed);
    }
}

/* The side that decides takes what brings itself most; if level, what leaves the other least. */
static bool
is_better (const ClashWorth *a,
           const ClashWorth *b,
           int               decider)
{
  const double margin = 1e-9;

  if (a->points[decider] > b->points[decider] + margin)
    return true;
  if (a->points[decider] < b->points[decider] - margin)
    return false;
  return a->points[!decider] < b->points[!decider] - margin;
}

static int
dice_of (const Side *side)
{
  return side->active[CLASH_SWORD] + (side->beast ? 0 : 1);
}

static bool
may_throw_again (const Battle *battle,
                 int           roller)
{
  return battle->side[roller].active[CLASH_TRIDENT] > battle->side[!roller].active[CLASH_TRIDENT];
}

/* R23, R29: what the roller's player gains by killing, and the other loses. */
static ClashWorth
worth_of_losses (const Battle *battle,
                 int           roller,
                 double        losses)
{
  ClashWorth worth;

  worth.points[roller] = battle->side[roller].scores ? losses * CLASH_POINTS_GLADIATOR : 0;
  worth.points[!roller] = -losses * CLASH_POINTS_GLADIATOR;
  return worth;
}

static ClashWorth
worth_of_kill (const Battle *battle,
               int           roller,
               double        chance)
{
  ClashWorth worth = { { 0, 0 } };

  if (battle->side[roller].scores)
    worth.points[roller] = chance * CLASH_POINTS_BEAST;
  return worth;
}

/* The last roll: looked up. */
static ClashWorth
worth_of_last_roll (const Battle *battle,
                    int           roller,
                    bool          again)
{
  const ClashWorthTables *tables = battle->tables;
  const Side            *target = &battle->side[!roller];
  int                    dice = dice_of (&battle->side[roller]);
  int                    shields = target->active[CLASH_SHIELD];

  if (target->beast)
    {
      int needed = clash_beasts[target->beast].stars_to_kill - target->stars;

      return worth_of_kill (battle, roller, tables->kills[dice][shields][needed][again]);
    }

  return worth_of_losses (battle, roller,
                          tables->losses[dice][shields][target->stars][target->size][again]);
}

/* What follows when the roller is done: the other side's roll, or nothing. */
static ClashWorth
worth_of_rest (const Battle *battle,
               int           roller,
               bool          first)
{
  if (!first)
    return (ClashWorth) { { 0, 0 } };

  return worth_of_last_roll (battle, !roller, may_throw_again (battle, !roller));
}

static uint8_t *
slot_of (Side *side,
         int   slot)
{
  return slot < CLASH_N_KINDS ? &side->active[slot] : &side->netted[slot - CLASH_N_KINDS];
}

/* R22: the side that was hit gives up so many, in the way that is best for it in the roll still to
 * come. Slots are the kinds, active and then netted; as they are taken in order, each way is tried
 * once, and one that runs out of gladiators is no way. */
static bool
worth_of_giving_up (Battle     *battle,
                    int         roller,
                    bool        first,
                    int         losses,
                    int         first_slot,
                    ClashWorth *best)
{
  Side *side = &battle->side[!roller];
  bool  found = false;

  if (losses == 0)
    {
      *best = worth_of_rest (battle, roller, first);
      return true;
    }

  for (int slot = first_slot; slot < 2 * CLASH_N_KINDS; slot++)
    {
      uint8_t   *count = slot_of (side, slot);
      ClashWorth worth;

      if (*count == 0)
        continue;

      --*count;
      side->size--;
      if (worth_of_giving_up (battle, roller, first, losses - 1, slot, &worth)
          && (!found || is_better (&worth, best, !roller)))
        {
          *best = worth;
          found = true;
        }
      side->size++;
      ++*count;
    }

  return found;
}

static ClashWorth
worth_of_losing (Battle *battle,
                 int     roller,
                 bool    first,
                 int     losses)
{
  ClashWorth worth = worth_of_losses (battle, roller, losses);
  ClashWorth rest = { { 0, 0 } };

  /* R25: wiped out, it does not roll. */
  if (losses < battle->side[!roller].size)
    worth_of_giving_up (battle, roller, first, losses, 0, &rest);

  worth.points[0] += rest.points[0];
  worth.points[1] += rest.points[1];
  return worth;
}

/* The roll is taken: R20, R21, R29. */
static ClashWorth
worth_of_faces (Battle *battle,
                int     roller,
                bool    first,
                int     lethal,
                int     hits)
{
  Side       *target = &battle->side[!roller];
  int         before = target->stars;
  int         stars = before + hits_left (hits, target->active[CLASH_SHIELD]);
  ClashWorth  worth;

  if (target->beast)
    {
      target->stars = stars + 2 * lethal;
      worth = target->stars >= clash_beasts[target->beast].stars_to_kill
                ? worth_of_kill (battle, roller, 1)
                : worth_of_rest (battle, roller, first);
    }
  else
    {
      target->stars = stars % 2;
      worth = worth_of_losing (battle, roller, first, at_most (lethal + stars / 2, target->size));
    }

  target->stars = before;
  return worth;
}

/* R19: thrown_again says that this is the second throw, which must be taken. */
static ClashWorth
worth_of_roll (Battle *battle,
               int     roller,
               bool    first,
               bool    thrown_again)
{
  int        dice = dice_of (&battle->side[roller]);
  bool       choice = !thrown_again && may_throw_again (battle, roller);
  ClashWorth second = { { 0, 0 } };
  ClashWorth mean = { { 0, 0 } };

  if (!first)
    return worth_of_last_roll (battle, roller, choice);

  if (choice)
    second = worth_of_roll (battle, roller, first, true);

  for (int lethal = 0; lethal <= dice; lethal++)
    for (int hits = 0; lethal + hits <= dice; hits++)
      {
        double     chance = battle->tables->chances[dice][lethal][hits];
        ClashWorth worth = worth_of_faces (battle, roller, first, lethal, hits);

        if (choice && is_better (&second, &worth, roller))
          worth = second;
        mean.points[0] += chance * worth.points[0];
        mean.points[1] += chance * worth.points[1];
      }

  return mean;
}

static ClashWorth
worth_of_choice (Battle *battle,
                 int     roller,
                 bool    first,
                 int     lethal,
                 int     hits)
{
  ClashWorth keep = worth_of_faces (battle, roller, first, lethal, hits);
  ClashWorth again = worth_of_roll (battle, roller, first, true);

  return is_better (&again, &keep, roller) ? again : keep;
}

/* R17: the side throws so many nets over kinds from first_kind on, each combination once; then,
 * if it is the first of the two, the other side throws its own. */
static bool
worth_of_nets (Battle     *battle,
               int         thrower,
               bool        first,
               int         nets,
               int         first_kind,
               ClashWorth *best)
{
  Side *target = &battle->side[!thrower];
  bool  found = false;

  if (nets == 0 && first)
    return worth_of_nets (battle, !thrower, false,
                          at_most (target->active[CLASH_NET], battle->side[thrower].size), 0, best);
  if (nets == 0)
    {
      *best = worth_of_roll (battle, !thrower, true, false);
      return true;
    }

  for (int kind = first_kind; kind < CLASH_N_KINDS; kind++)
    {
      ClashWorth worth;

      if (target->active[kind] == 0)
        continue;

      target->active[kind]--;
      target->netted[kind]++;
      if (worth_of_nets (battle, thrower, first, nets - 1, kind, &worth)
          && (!found || is_better (&worth, best, thrower)))
        {
          *best = worth;
          found = true;
        }
      target->netted[kind]--;
      target->active[kind]++;
    }

  return found;
}

static void
read_side (const ClashPosition *position,
           int                  which,
           Side                *side)
{
  const ClashBattle *battle = &position->battle;
  const ClashGroup  *group = &position->groups[battle->cell[which]];

  side->size = 0;
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    {
      side->netted[kind] = battle->netted[which][kind];
      side->active[kind] = group->count[kind] - side->netted[kind];
      side->size += group->count[kind];
    }
  side->stars = group->stars;
  side->beast = group->beast;
  side->scores = battle->scorer[which] != 0;
}

/* What a position inside a battle is worth, in any step of it. */
ClashWorth
clash_worth_worth (const ClashWorthTables *tables,
                  const ClashPosition   *position)
{
  const ClashBattle *state = &position->battle;
  Battle             battle = { .tables = tables };
  ClashWorth         worth = { { 0, 0 } };
  int                acting = state->acting;
  bool               first = state->acted == 0;

  read_side (position, CLASH_ATTACKER, &battle.side[CLASH_ATTACKER]);
  read_side (position, CLASH_DEFENDER, &battle.side[CLASH_DEFENDER]);

  switch (position->step)
    {
    case CLASH_STEP_NAME: /* who is named gains nothing by it: the rest is the same */
      return worth_of_roll (&battle, acting, true, false);
    case CLASH_STEP_NET:
      worth_of_nets (&battle, acting, first, state->nets, 0, &worth);
      return worth;
    case CLASH_STEP_ROLL:
      return worth_of_roll (&battle, acting, first, state->thrown_again);
    case CLASH_STEP_AGAIN:
      return worth_of_choice (&battle, acting, first, state->lethal, state->hits);
    case CLASH_STEP_LOSE:
      return worth_of_losing (&battle, acting, first, state->losses);
    default:
      return worth;
    }
}
