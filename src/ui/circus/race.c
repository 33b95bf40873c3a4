/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows the chariots along the record; what was found last is kept. */

#include "circus/race.h"

#include "circus/way.h"

#include <string.h>

static void
note (CircusRace           *race,
      const CircusPosition *position,
      guint                 row)
{
  if (row > race->n_rounds || race->to_go == NULL)
    {
      race->n_rounds = row;
      race->to_go = g_realloc_n (race->to_go, row + 1, sizeof *race->to_go);
      memset (race->to_go[row], 0xff, sizeof *race->to_go);
    }
  for (int chariot = 0; chariot < circus_n_chariots (position); chariot++)
    race->to_go[row][chariot] = circus_steps_of (position, chariot);
}

static void
find_best (CircusRace           *race,
           const CircusPosition *position,
           guint                 round)
{
  for (int seat = 1; seat <= position->seats; seat++)
    {
      int gain = 0;

      for (int i = 0; i < CIRCUS_TEAM; i++)
        gain += race->to_go[round - 1][circus_first_of (seat) + i]
                - race->to_go[round][circus_first_of (seat) + i];
      if (gain > race->best[seat - 1].steps)
        race->best[seat - 1] = (CircusBest) { round, gain };
    }
}

/* M18, M22, M29: what is on a card, and was not driven. */
static int
waste_of (const CircusPosition *before,
          HarenaMove            move)
{
  CircusPath path;

  if (circus_move_verb (move) == CIRCUS_WASTE)
    return circus_move_a (move);
  if (circus_move_verb (move) != CIRCUS_DRIVE)
    return 0;
  circus_path_of_move (before, move, &path);
  return circus_move_b (move) - path.n_hexes + circus_move_c (move);
}

void
circus_race_count (CircusRace           *race,
                   const CircusPosition *before,
                   HarenaMove            move,
                   const CircusPosition *after)
{
  if (before->step == CIRCUS_STEP_PLACE)
    {
      note (race, after, 0);
      return;
    }

  race->wasted[before->turn - 1] += waste_of (before, move);
  note (race, after, before->round);
  for (int chariot = 0; chariot < circus_n_chariots (after); chariot++)
    if (race->home[chariot] == 0 && circus_steps_of (after, chariot) == 0)
      race->home[chariot] = before->round;
  if (after->round != before->round || after->step == CIRCUS_STEP_OVER)
    find_best (race, after, before->round);
}

const CircusRace *
circus_race_of (const HarenaView *view)
{
  static CircusRace     race;
  static CircusPosition known;
  static guint          cursor;
  static gpointer       model;
  const HarenaRecord   *record;
  CircusPosition        position;

  if (race.to_go != NULL && model == view->model && cursor == view->cursor
      && memcmp (view->position, &known, sizeof known) == 0)
    return &race;

  g_free (race.to_go);
  race = (CircusRace) { 0 };
  model = view->model;
  cursor = view->cursor;
  memcpy (&known, view->position, sizeof known);
  memcpy (&position, view->position, sizeof position);
  if (view->model == NULL)
    {
      note (&race, &position, 0);
      return &race;
    }

  record = harena_game_model_get_record (view->model);
  harena_game_model_copy_position (view->model, 0, &position);
  note (&race, &position, 0);
  for (guint i = 0; i < view->cursor; i++)
    {
      CircusPosition before = position;
      HarenaMove     move = g_array_index (record->moves, HarenaMove, i);

      record->game->play (&position, move);
      circus_race_count (&race, &before, move, &position);
    }
  return &race;
}
