/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two groups are put beside each other, with bystanders far off, so that the game goes on
 * whoever is wiped out (R37). */

#include "duel.h"

#include "clash/clash.h"
#include "clash/move.h"
#include "clash/odds.h"

#include <string.h>

enum
{
  SEATS = 3,
  ATTACKING = 1, /* the seats of the two sides, and somebody else */
  ATTACKED = 2,
  BYSTANDER = 3,
};

static const int seat_of_side[2] = { ATTACKING, ATTACKED };

/* Where they stand; the first two are neighbours. */
static const char *const cells[] = { "b2", "b3", "e1", "e3" };

static void
put (ClashPosition    *position,
     int               cell,
     int               owner,
     const ClashGroup *group)
{
  position->groups[cell] = *group;
  position->groups[cell].owner = owner;
  position->occupied |= clash_cell_bit (cell);
  position->held[owner] |= clash_cell_bit (cell);
  if (owner != 0)
    position->alive[owner] += clash_group_size (group);
  else
    position->reserve[group->beast]--;
}

/* An attack is due. With an attacking beast its player has no gladiators (R31). */
static void
set_up (ClashPosition     *position,
        const HarenaSetup *setup,
        const ClashGroup   groups[2])
{
  const ClashGroup single = { .count = { [CLASH_SWORD] = 1 } };
  HarenaSetup      table = *setup;

  table.seats = SEATS;
  clash_game.start (position, &table, NULL);
  for (int side = 0; side < 2; side++)
    put (position, clash_read_cell (cells[side]),
         groups[side].beast ? 0 : seat_of_side[side], &groups[side]);
  put (position, clash_read_cell (cells[2]), ATTACKED, &single);
  put (position, clash_read_cell (cells[3]), BYSTANDER, &single);
  position->step = CLASH_STEP_FIGHT;
}

static HarenaMove
the_attack (const ClashGroup groups[2])
{
  int from = clash_read_cell (cells[CLASH_ATTACKER]);

  return clash_move (groups[CLASH_ATTACKER].beast ? CLASH_BEAST : CLASH_ATTACK, from, from,
                     clash_read_cell (cells[CLASH_DEFENDER]));
}

/* A beast is killed if somebody has it: the attacker's player that of the other side, and else
 * that which attacked (R34, R35). If it lives, it may have moved in (R26). */
static ClashFate
fate_of_beast (const ClashPosition *after,
               int                  side)
{
  int       here = clash_read_cell (cells[side]);
  int       there = clash_read_cell (cells[!side]);
  ClashFate fate = { 0 };

  if (side == CLASH_ATTACKER)
    fate.killed = after->beasts[ATTACKED] + after->beasts[0];
  else
    fate.killed = after->beasts[ATTACKING];
  if (fate.killed == 0)
    fate.stars = after->groups[after->groups[here].beast ? here : there].stars;

  return fate;
}

static ClashFate
fate_of_team (const ClashPosition *before,
              const ClashPosition *after,
              int                  side)
{
  int seat = seat_of_side[side];

  return (ClashFate) { .losses = before->alive[seat] - after->alive[seat] };
}

static ClashOutcome
read_outcome (const ClashPosition *before,
              const ClashPosition *after,
              const ClashGroup     groups[2])
{
  ClashOutcome outcome = { 0 };
  int          points[HARENA_SEATS_MAX];

  clash_game.points (after, points);
  for (int side = 0; side < 2; side++)
    {
      outcome.fates[side] = groups[side].beast ? fate_of_beast (after, side)
                                               : fate_of_team (before, after, side);
      outcome.points[side] = points[seat_of_side[side] - 1];
    }

  return outcome;
}

static int
compare_fates (const ClashFate *a,
               const ClashFate *b)
{
  if (a->losses != b->losses)
    return a->losses - b->losses;
  if (a->killed != b->killed)
    return a->killed - b->killed;
  return a->stars - b->stars;
}

static int
compare_outcomes_cb (gconstpointer a,
                     gconstpointer b)
{
  const ClashOutcome *first = a;
  const ClashOutcome *second = b;
  int                 result = compare_fates (&first->fates[0], &second->fates[0]);

  return result != 0 ? result : compare_fates (&first->fates[1], &second->fates[1]);
}

/* Ends of a battle that differ only in who is left, or where, are one outcome. */
static void
add_outcome (GArray             *outcomes,
             const ClashOutcome *outcome)
{
  for (guint i = 0; i < outcomes->len; i++)
    {
      ClashOutcome *known = &g_array_index (outcomes, ClashOutcome, i);

      if (compare_outcomes_cb (known, outcome) == 0)
        {
          known->chance += outcome->chance;
          return;
        }
    }

  g_array_append_val (outcomes, *outcome);
}

static void
look_ahead (ClashDuel        *duel,
            const ClashGroup  groups[2])
{
  memset (duel->prospects, 0, sizeof duel->prospects);
  for (guint i = 0; i < duel->outcomes->len; i++)
    {
      const ClashOutcome *outcome = &g_array_index (duel->outcomes, ClashOutcome, i);

      for (int side = 0; side < 2; side++)
        {
          const ClashFate *fate = &outcome->fates[side];
          ClashProspect   *prospect = &duel->prospects[side];
          int              size = clash_group_size (&groups[side]);

          prospect->losses += outcome->chance * fate->losses;
          prospect->points += outcome->chance * outcome->points[side];
          if (fate->killed || fate->losses == size)
            prospect->wiped_out += outcome->chance;
        }
    }
}

void
clash_duel_reckon (ClashDuel         *duel,
                   const HarenaSetup *setup,
                   const ClashGroup   groups[2])
{
  ClashOdds    *odds = g_new0 (ClashOdds, 1);
  ClashPosition before;
  ClashPosition battle;
  int           n_ends;

  clash_odds_init (odds);
  set_up (&before, setup, groups);
  battle = before;
  if (!harena_play (&clash_game, &battle, the_attack (groups), NULL))
    g_assert_not_reached ();

  duel->outcomes = g_array_new (FALSE, FALSE, sizeof (ClashOutcome));
  n_ends = clash_odds_reckon (odds, &battle);
  for (int i = 0; i < n_ends; i++)
    {
      ClashOutcome outcome = read_outcome (&before, clash_odds_position (odds, i), groups);

      outcome.chance = clash_odds_chance (odds, i);
      add_outcome (duel->outcomes, &outcome);
    }
  g_free (odds);

  g_array_sort (duel->outcomes, compare_outcomes_cb);
  look_ahead (duel, groups);
}

void
clash_duel_clear (ClashDuel *duel)
{
  g_clear_pointer (&duel->outcomes, g_array_unref);
}
