/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An attack's worth depends on the two groups alone, so it is reckoned once and looked up after. */

#include "clash/memory.h"

#include "clash/battle.h"

#include <math.h>
#include <string.h>

/* Teams that a strong player may meet; how a team does against them, attacking and attacked, is
 * its strength. */
static const uint8_t panel[][CLASH_N_KINDS] = {
  /* sword, spear, net, trident, shield */
  { 4, 0, 0, 0, 0 }, { 3, 1, 0, 0, 0 }, { 3, 0, 1, 0, 0 }, { 3, 0, 0, 1, 0 }, { 3, 0, 0, 0, 1 },
  { 2, 1, 1, 0, 0 }, { 2, 1, 0, 1, 0 }, { 2, 0, 1, 1, 0 }, { 2, 0, 1, 0, 1 }, { 2, 1, 0, 0, 1 },
  { 2, 0, 0, 0, 0 }, { 1, 0, 0, 0, 1 }, { 1, 0, 1, 0, 0 }, { 1, 1, 0, 0, 0 },
};

static int
code_of_team (const uint8_t count[CLASH_N_KINDS])
{
  int code = 0;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    code = code * 5 + count[kind];
  return code;
}

static int
index_of_group (const ClashMemory *memory,
                const ClashGroup  *group)
{
  if (group->beast != CLASH_NO_BEAST)
    return 2 * CLASH_TEAMS_MAX + (group->beast - CLASH_LION) * CLASH_STARS_MAX + group->stars;

  return 2 * memory->team_of_code[code_of_team (group->count)] + group->stars;
}

/* Two groups meet on an empty board; who they belong to decides only who scores. */
static double
reckon_attack (const ClashWorthTables *tables,
               const ClashGroup      *attacker,
               const ClashGroup      *defender)
{
  ClashPosition position = { .seats = 2, .mover = 1, .turn = 1, .step = CLASH_STEP_FIGHT };

  position.groups[0] = *attacker;
  position.groups[1] = *defender;
  position.groups[0].owner = attacker->beast ? 0 : 1;
  position.groups[1].owner = defender->beast ? 0 : 2;
  clash_battle_begin (&position, 0, 1);
  return clash_worth_worth (tables, &position).points[CLASH_ATTACKER];
}

/* The points that an attack brings its player on average, less what it costs. */
double
clash_memory_attack (ClashMemory      *memory,
                     const ClashGroup *attacker,
                     const ClashGroup *defender)
{
  int    row = index_of_group (memory, attacker);
  int    column = index_of_group (memory, defender);
  float *worth = &memory->worth[row][column];

  if (isnan (*worth))
    *worth = reckon_attack (&memory->tables, attacker, defender);
  return *worth;
}

double
clash_memory_strength (const ClashMemory *memory,
                       const uint8_t      count[CLASH_N_KINDS])
{
  return memory->strength[memory->team_of_code[code_of_team (count)]];
}

double
clash_memory_promise (const ClashMemory *memory,
                      const uint8_t      count[CLASH_N_KINDS])
{
  return memory->promise[memory->team_of_code[code_of_team (count)]];
}

/* From the largest teams down: a team promises what the best of those promises that it becomes
 * with one gladiator more. */
static void
measure_promise (ClashMemory      *memory,
                 const ClashGroup *team)
{
  uint8_t count[CLASH_N_KINDS];
  float   best = clash_memory_strength (memory, team->count);

  memcpy (count, team->count, sizeof count);
  if (clash_group_size (team) < CLASH_TEAM_MAX)
    {
      best = -INFINITY;
      for (int kind = 0; kind < CLASH_N_KINDS; kind++)
        {
          count[kind]++;
          best = fmaxf (best, clash_memory_promise (memory, count));
          count[kind]--;
        }
    }

  memory->promise[memory->team_of_code[code_of_team (count)]] = best;
}

static void
measure_strength (ClashMemory      *memory,
                  const ClashGroup *team)
{
  const int n_others = sizeof panel / sizeof panel[0];
  double    sum = 0;

  if (clash_group_size (team) == 0)
    return;

  for (int i = 0; i < n_others; i++)
    {
      ClashGroup other = { .owner = 2 };

      memcpy (other.count, panel[i], sizeof panel[i]);
      sum += clash_memory_attack (memory, team, &other)
             - clash_memory_attack (memory, &other, team);
    }

  memory->strength[memory->team_of_code[code_of_team (team->count)]] = sum / n_others;
}

/* Every team that can be, from none to four gladiators; more of a kind come later. */
static void
for_each_team (ClashMemory *memory,
               bool         backwards,
               void       (*what) (ClashMemory *memory, const ClashGroup *team))
{
  for (int i = 0; i < CLASH_TEAM_CODES; i++)
    {
      int        code = backwards ? CLASH_TEAM_CODES - 1 - i : i;
      ClashGroup team = { .owner = 1 };
      int        rest = code;

      for (int kind = CLASH_N_KINDS - 1; kind >= 0; kind--, rest /= 5)
        team.count[kind] = rest % 5;
      if (clash_group_size (&team) <= CLASH_TEAM_MAX)
        what (memory, &team);
    }
}

static void
number_team (ClashMemory      *memory,
             const ClashGroup *team)
{
  memory->team_of_code[code_of_team (team->count)] = memory->n_teams++;
}

void
clash_memory_init (ClashMemory *memory)
{
  memset (memory, 0, sizeof *memory);
  clash_worth_init (&memory->tables);
  for (int i = 0; i < CLASH_GROUPS_MAX; i++)
    for (int j = 0; j < CLASH_GROUPS_MAX; j++)
      memory->worth[i][j] = NAN;

  for_each_team (memory, false, number_team);
  for_each_team (memory, false, measure_strength);
  for_each_team (memory, true, measure_promise);
}
