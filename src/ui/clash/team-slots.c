/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows the teams along the record. */

#include "clash/team-slots.h"

#include <string.h>

enum
{
  HOLE = -1,
};

/* Sword, spear, net, trident, shield: the order of the kinds. */
static void
sort (const ClashGroup *team,
      ClashTeamSlots    slots)
{
  int slot = 0;

  memset (slots, HOLE, sizeof (ClashTeamSlots));
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    for (int i = 0; i < team->count[kind] && slot < CLASH_TEAM_MAX; i++)
      slots[slot++] = kind;
}

/* Leaves a hole for each that the team has no longer: of two alike the last goes. A team that has
 * grown is sorted anew. */
static void
fit (const ClashGroup *team,
     ClashTeamSlots    slots)
{
  int left[CLASH_N_KINDS];

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    left[kind] = team->count[kind];
  for (int slot = 0; slot < CLASH_TEAM_MAX; slot++)
    if (slots[slot] != HOLE && left[slots[slot]]-- <= 0)
      {
        left[slots[slot]] = 0;
        slots[slot] = HOLE;
      }
  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    if (left[kind] > 0)
      {
        sort (team, slots);
        return;
      }
}

/* Where the team that now stands in a cell came from: at most one goes elsewhere in a move. */
static int
origin (const ClashPosition *before,
        const ClashPosition *after,
        int                  cell)
{
  int owner = after->groups[cell].owner;

  if (before->groups[cell].owner == owner)
    return cell;
  for (int from = 0; from < CLASH_CELLS_END; from++)
    if (before->groups[from].owner == owner && after->groups[from].owner != owner)
      return from;

  return -1;
}

static void
follow (const ClashPosition *before,
        const ClashPosition *after,
        ClashTeamSlots       slots[CLASH_CELLS_END])
{
  ClashTeamSlots old[CLASH_CELLS_END];

  memcpy (old, slots, sizeof (old));
  for (int cell = 0; cell < CLASH_CELLS_END; cell++)
    {
      const ClashGroup *team = &after->groups[cell];
      int               from;

      if (memcmp (team, &before->groups[cell], sizeof (*team)) == 0)
        continue;
      memset (slots[cell], HOLE, sizeof (ClashTeamSlots));
      if (team->owner == 0)
        continue;
      from = origin (before, after, cell);
      if (from >= 0)
        memcpy (slots[cell], old[from], sizeof (ClashTeamSlots));
      fit (team, slots[cell]);
    }
}

void
clash_team_slots_find (HarenaGameModel *model,
                       ClashTeamSlots   slots[CLASH_CELLS_END])
{
  const HarenaRecord *record = harena_game_model_get_record (model);
  guint               cursor = harena_game_model_get_cursor (model);
  ClashPosition       position;

  memset (slots, HOLE, CLASH_CELLS_END * sizeof (ClashTeamSlots));
  harena_game_model_copy_position (model, 0, &position);
  for (guint i = 0; i < cursor; i++)
    {
      ClashPosition before = position;

      record->game->play (&position, g_array_index (record->moves, HarenaMove, i));
      if (memcmp (before.groups, position.groups, sizeof (position.groups)) != 0)
        follow (&before, &position, slots);
    }
}

const ClashTeamSlots *
clash_team_slots_of (const HarenaView *view)
{
  static ClashTeamSlots   slots[CLASH_CELLS_END];
  static ClashPosition    known;
  static HarenaGameModel *model;
  static guint            cursor;
  const ClashPosition    *position = view->position;

  if (view->model != NULL && view->model == model && view->cursor == cursor
      && memcmp (position, &known, sizeof known) == 0)
    return slots;

  model = view->model;
  cursor = view->cursor;
  known = *position;
  if (model != NULL)
    clash_team_slots_find (model, slots);
  else
    for (int cell = 0; cell < CLASH_CELLS_END; cell++)
      sort (&position->groups[cell], slots[cell]);
  return slots;
}
