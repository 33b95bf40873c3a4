/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a press does that is more than going on: a team is taken with the one space that it can
 * reach, a far target with the way to it. */

#include "clash/hand.h"

#include "clash/way.h"
#include "words.h"

static void
pick_source (const HarenaView *view,
             int               source,
             HarenaPicks      *picks)
{
  int way = CLASH_NO_CELL;
  int n_ways = 0;

  *picks = (HarenaPicks) { 0 };
  harena_picks_add (picks, CLASH_SPACE (source));
  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaMove move = view->moves[i];

      if (!clash_move_is_attack (move) || clash_move_verb (move) == CLASH_RELEASE
          || (int) clash_move_a (move) != source)
        continue;
      if ((int) clash_move_b (move) == source)
        return;
      if ((int) clash_move_b (move) != way)
        n_ways++;
      way = clash_move_b (move);
    }
  /* Where it must move and there is one way only, it goes that one. */
  if (n_ways == 1)
    harena_picks_add (picks, CLASH_SPACE (way));
}

/* Through a space, or to where it stands. */
static void
pick_space (const HarenaView *view,
            int               space,
            HarenaPicks      *picks)
{
  *picks = view->picks;
  picks->n_targets = 1;
  if (space != clash_get_source (view))
    harena_picks_add (picks, CLASH_SPACE (space));
}

/* The nearest space from which a far target can be attacked. */
static void
approach (const HarenaView *view,
          int               target,
          HarenaPicks      *picks)
{
  int shortest = CLASH_N_CELLS + 1;

  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaView there = *view;
      HarenaMove move = view->moves[i];
      int        path[CLASH_N_CELLS];
      int        length;

      if (!clash_is_by (view, move, CLASH_NO_CELL) || (int) clash_move_c (move) != target)
        continue;
      pick_space (view, clash_move_b (move), &there.picks);
      length = clash_get_path (&there, path);
      if (length < shortest)
        {
          shortest = length;
          *picks = there.picks;
        }
    }
}

gboolean
clash_press (const HarenaView *view,
             HarenaTarget      target,
             HarenaPicks      *picks)
{
  int cell = clash_cell_of (target);

  if (clash_position (view)->step != CLASH_STEP_FIGHT || cell == CLASH_NO_CELL)
    return FALSE;

  switch ((int) clash_get_mark (view, cell))
    {
    case CLASH_MARK_TARGET_AFAR:
      if (!clash_holds_attacker (view))
        return FALSE;
      approach (view, cell, picks);
      return TRUE;
    case CLASH_MARK_MOVE:
      pick_space (view, cell, picks);
      return TRUE;
    case CLASH_MARK_CHOSEN:
    case CLASH_MARK_SPACE:
      if (!clash_back (view, picks))
        picks->n_targets--;
      return TRUE;
    case CLASH_MARK_SOURCE:
      pick_source (view, cell, picks);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Where there is only one way, there is no step between. */
gboolean
clash_back (const HarenaView *view,
            HarenaPicks      *picks)
{
  HarenaPicks only;

  if (clash_get_source (view) == CLASH_NO_CELL || view->picks.n_targets < 2)
    return FALSE;
  pick_source (view, clash_get_source (view), &only);
  picks->n_targets = only.n_targets == 2 && only.targets[1] == picks->targets[1] ? 0 : 1;
  return TRUE;
}

static const char *
why_not_attack (const HarenaView *view,
                int               cell)
{
  const ClashPosition *position = clash_position (view);
  gboolean             empty = (position->occupied & clash_cell_bit (cell)) == 0;

  if (clash_holds_attacker (view))
    return empty ? _("No target can be attacked from there.")
                 : _("That cannot be attacked from here.");
  if (empty)
    return _("Nobody stands there. Choose an attacker.");
  if (position->groups[cell].owner == view->asked)
    return _("This team has nobody to attack.");

  return _("First choose an attacker.");
}

char *
clash_refuse (const HarenaView *view,
              HarenaTarget      target)
{
  int cell = clash_cell_of (target);

  if (cell == CLASH_NO_CELL)
    return NULL;

  switch ((int) clash_position (view)->step)
    {
    case CLASH_STEP_ENTER:
      return g_strdup (clash_get_kind (view) == CLASH_NO_KIND
                         ? _("First take a gladiator.")
                         : _("The gladiator cannot go there."));
    case CLASH_STEP_PLACE:
      return g_strdup (_("A beast goes into an empty space."));
    case CLASH_STEP_FIGHT:
      return g_strdup (why_not_attack (view, cell));
    default:
      return NULL;
    }
}
