/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asked of the tables of the rules and of the record. */

#include "hannibal/facts.h"

#include "hannibal/hannibal.h"

int
hannibal_holder (const HannibalPosition *position,
                 int                     place)
{
  if (position->place == place)
    return hannibal_other (position->mover);
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    if (hannibal_strength (position, side, place) > 0)
      return side;

  return -1;
}

int
hannibal_fleets (const HannibalPosition *position,
                 int                     side)
{
  int n = 0;

  for (int route = HANNIBAL_N_AREAS; route < HANNIBAL_N_PLACES; route++)
    n += position->pieces[side][route];
  return n;
}

gboolean
hannibal_line_held (const HannibalPosition *position,
                    int                     side,
                    int                     line)
{
  return (hannibal_army (position, side) & hannibal_lines[position->lists][side][line]) != 0;
}

int
hannibal_line_of (const HannibalPosition *position,
                  int                     side,
                  int                     area)
{
  for (int line = 0; line < HANNIBAL_N_LINES; line++)
    if (hannibal_lines[position->lists][side][line] & hannibal_bit (area))
      return line;

  return -1;
}

/* The moves of a side as if it had the turn, by the rules themselves. */
static int
list_moves (const HannibalPosition *position,
            int                     side,
            HarenaMove             *moves)
{
  HannibalPosition turn = *position;

  turn.mover = side;
  turn.turn = hannibal_seat_of (side);
  return hannibal_game.moves (&turn, moves);
}

static gboolean
is_step (HarenaMove move)
{
  unsigned verb = hannibal_move_verb (move);

  return verb == HANNIBAL_MARCH || verb == HANNIBAL_LEAD;
}

HannibalPlaces
hannibal_last_steps (const HannibalPosition *position,
                     int                     side)
{
  HarenaMove     moves[HARENA_MOVES_MAX];
  HannibalPlaces places = 0;
  int            n_moves;

  if (position->step != HANNIBAL_STEP_MOVE
      || hannibal_lines_held (position, side) != HANNIBAL_N_LINES - 1)
    return 0;

  n_moves = list_moves (position, side, moves);
  for (int i = 0; i < n_moves; i++)
    {
      HannibalPosition after = *position;
      unsigned         from = hannibal_move_a (moves[i]);
      unsigned         to = hannibal_move_b (moves[i]);

      /* As if whoever stands there were beaten. */
      if (!is_step (moves[i]))
        continue;
      if (hannibal_move_verb (moves[i]) == HANNIBAL_LEAD)
        after.hannibal = to;
      else if (--after.pieces[side][from] == 0)
        after.held[side] &= ~hannibal_bit (from);
      after.held[side] |= hannibal_bit (to);
      if (hannibal_lines_held (&after, side) == HANNIBAL_N_LINES)
        places |= hannibal_bit (to);
    }
  return places;
}

gboolean
hannibal_at_the_gates (const HannibalPosition *position,
                       int                     side)
{
  HarenaMove moves[HARENA_MOVES_MAX];
  unsigned   capital = hannibal_capitals[hannibal_other (side)];
  int        n_moves;

  if (position->step != HANNIBAL_STEP_MOVE)
    return FALSE;

  n_moves = list_moves (position, side, moves);
  for (int i = 0; i < n_moves; i++)
    if (is_step (moves[i]) && hannibal_move_b (moves[i]) == capital)
      return TRUE;

  return FALSE;
}

/* H20: the card that is out of the hand after a fight; the last one brings all five back. */
static int
used_card (unsigned before,
           unsigned after)
{
  unsigned used = (before & (before - 1)) == 0 ? before : before & ~after;

  return used != 0 ? __builtin_ctz (used) + 1 : 0;
}

gboolean
hannibal_fight_of (const HannibalPosition *before,
                   const HannibalPosition *after,
                   HannibalFight          *fight)
{
  if (before->step != HANNIBAL_STEP_ANSWER || after->step == HANNIBAL_STEP_ANSWER)
    return FALSE;

  *fight = (HannibalFight) {
    .place = before->place,
    .attacker = before->mover,
    .hannibal_there = before->hannibal == before->place,
    .hannibal = before->committed,
    .over = !hannibal_in_conflict (after),
  };
  for (int side = 0; side < HANNIBAL_N_SIDES; side++)
    {
      fight->cards[side] = used_card (before->hands[side], after->hands[side]);
      fight->pieces[side] = hannibal_strength (before, side, before->place);
      fight->lost[side] = hannibal_strength (after, side, before->place) < fight->pieces[side];
      fight->hands[side] = before->hands[side];
      fight->hands_after[side] = after->hands[side];
    }
  return TRUE;
}

/* From the last to the first; the conflict began where none was before. */
int
hannibal_list_fights (const HarenaView *view,
                      HannibalFight    *fights)
{
  HannibalFight    back[HANNIBAL_FIGHTS_MAX];
  HannibalPosition after, before;
  int              n = 0;

  if (view->model == NULL)
    return 0;

  after = *hannibal_position (view);
  for (guint at = view->cursor; at > 0 && n < HANNIBAL_FIGHTS_MAX; at--)
    {
      harena_game_model_copy_position (view->model, at - 1, &before);
      if (!hannibal_in_conflict (&before))
        break;
      n += hannibal_fight_of (&before, &after, &back[n]);
      after = before;
    }
  for (int i = 0; i < n; i++)
    fights[i] = back[n - 1 - i];
  return n;
}
