/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks of Clash, and what is in hand and on the board on the way along them. */

#include "clash/hand.h"

#include "clash/way.h"

int
clash_cell_of_space (int space)
{
  static const gint8 cells[CLASH_N_CELLS] = { 0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 18,
                                              19, 20 };

  return space >= 0 ? cells[space] : CLASH_NO_CELL;
}

int
clash_cell_of (HarenaTarget target)
{
  return clash_cell_of_space (harena_target_of (target, HARENA_TARGET_SPACE));
}

void
clash_walk (const void *position G_GNUC_UNUSED,
            HarenaMove  move,
            HarenaWalk *walk)
{
  unsigned a = clash_move_a (move);
  unsigned b = clash_move_b (move);

  switch (clash_move_verb (move))
    {
    case CLASH_ENTER:
    case CLASH_JOIN:
      harena_picks_add (walk, CLASH_PILE_OF_KIND (b));
      harena_picks_add (walk, CLASH_SPACE (a));
      break;
    case CLASH_PLACE:
      harena_picks_add (walk, CLASH_SPACE (a));
      break;
    case CLASH_ATTACK:
    case CLASH_BEAST:
      harena_picks_add (walk, CLASH_SPACE (a));
      if (b != a)
        harena_picks_add (walk, CLASH_SPACE (b));
      harena_picks_add (walk, CLASH_SPACE (clash_move_c (move)));
      break;
    case CLASH_RELEASE:
      harena_picks_add (walk, CLASH_PILE_OF_BEAST (a));
      harena_picks_add (walk, CLASH_SPACE (b));
      harena_picks_add (walk, CLASH_SPACE (clash_move_c (move)));
      break;
    default:
      /* The answers in a battle, each a button. */
      harena_picks_add (walk, HARENA_BUTTON (move & 0xffffff));
    }
}

int
clash_keeps (const void *position G_GNUC_UNUSED,
             HarenaMove  move)
{
  unsigned verb = clash_move_verb (move);

  /* For who enters a team of four swords. */
  return verb == CLASH_ENTER || verb == CLASH_JOIN ? 1 : 0;
}

gboolean
clash_is_momentous (const void *position G_GNUC_UNUSED,
                    HarenaMove  move)
{
  return clash_move_is_attack (move);
}

static gboolean
is_fight (const HarenaView *view)
{
  return clash_position (view)->step == CLASH_STEP_FIGHT;
}

static HarenaTarget
pick (const HarenaView *view,
      int               index)
{
  return index < view->picks.n_targets ? view->picks.targets[index] : HARENA_NO_TARGET;
}

static int
pile_of (const HarenaView *view)
{
  return harena_target_of (pick (view, 0), HARENA_TARGET_PIECE);
}

int
clash_get_kind (const HarenaView *view)
{
  return clash_position (view)->step == CLASH_STEP_ENTER ? pile_of (view)
                                                         : CLASH_NO_KIND;
}

int
clash_get_beast (const HarenaView *view)
{
  const ClashPosition *position = clash_position (view);
  int                  pile = pile_of (view);

  if (position->step == CLASH_STEP_PLACE)
    return position->drawn;

  return is_fight (view) && pile >= 0 ? pile - CLASH_N_KINDS : CLASH_NO_BEAST;
}

int
clash_get_source (const HarenaView *view)
{
  return is_fight (view) ? clash_cell_of (pick (view, 0)) : CLASH_NO_CELL;
}

gboolean
clash_holds_attacker (const HarenaView *view)
{
  return is_fight (view) && view->picks.n_targets > 0;
}

gboolean
clash_is_by (const HarenaView *view,
             HarenaMove        move,
             int               cell)
{
  if (!clash_move_is_attack (move))
    return FALSE;
  if (pile_of (view) >= 0)
    return clash_move_verb (move) == CLASH_RELEASE
           && (int) clash_move_a (move) == clash_get_beast (view);

  cell = clash_get_source (view) != CLASH_NO_CELL ? clash_get_source (view) : cell;
  return cell != CLASH_NO_CELL && clash_move_verb (move) != CLASH_RELEASE
         && (int) clash_move_a (move) == cell;
}

/* R13: whether a team or beast can attack from where it stands. */
static gboolean
attacks_in_place (const HarenaView *view,
                  int               source)
{
  for (int i = 0; i < view->n_moves; i++)
    if (clash_is_by (view, view->moves[i], source) && (int) clash_move_b (view->moves[i]) == source)
      return TRUE;

  return FALSE;
}

int
clash_get_space (const HarenaView *view)
{
  int source = clash_get_source (view);
  int space = is_fight (view) ? clash_cell_of (pick (view, 1)) : CLASH_NO_CELL;

  if (space != CLASH_NO_CELL)
    return space;

  return source != CLASH_NO_CELL && attacks_in_place (view, source) ? source : CLASH_NO_CELL;
}

int
clash_get_path (const HarenaView *view,
                int              *path)
{
  int source = clash_get_source (view);
  int space = clash_get_space (view);

  if (source == CLASH_NO_CELL || space == CLASH_NO_CELL || space == source)
    return 0;

  return clash_find_way (clash_empty (clash_position (view)), source, space, path);
}

int
clash_get_focus (const HarenaView *view)
{
  return clash_cell_of (view->focus);
}

int
clash_get_shown (const HarenaView *view)
{
  int focus = clash_get_focus (view);

  if (focus != CLASH_NO_CELL
      && (clash_position (view)->occupied & clash_cell_bit (focus)) != 0)
    return focus;

  return clash_get_source (view);
}

gboolean
clash_find_attack (const HarenaView *view,
                   int               target,
                   HarenaMove       *move)
{
  int space = clash_get_space (view);

  if (!clash_holds_attacker (view) || space == CLASH_NO_CELL)
    return FALSE;

  for (int i = 0; i < view->n_moves; i++)
    if (clash_is_by (view, view->moves[i], CLASH_NO_CELL)
        && (int) clash_move_b (view->moves[i]) == space
        && (int) clash_move_c (view->moves[i]) == target)
      {
        *move = view->moves[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
clash_can_take_kind (const HarenaView *view,
                     int               kind)
{
  for (int i = 0; i < view->n_moves; i++)
    {
      unsigned verb = clash_move_verb (view->moves[i]);

      if ((verb == CLASH_ENTER || verb == CLASH_JOIN)
          && (int) clash_move_b (view->moves[i]) == kind)
        return TRUE;
    }
  return FALSE;
}

gboolean
clash_can_take_beast (const HarenaView *view,
                      int               beast)
{
  for (int i = 0; i < view->n_moves; i++)
    if (clash_move_verb (view->moves[i]) == CLASH_RELEASE
        && (int) clash_move_a (view->moves[i]) == beast)
      return TRUE;

  return FALSE;
}

static gboolean
is_source (const HarenaView *view,
           int               cell)
{
  for (int i = 0; i < view->n_moves; i++)
    if (clash_move_is_attack (view->moves[i])
        && clash_move_verb (view->moves[i]) != CLASH_RELEASE
        && (int) clash_move_a (view->moves[i]) == cell)
      return TRUE;

  return FALSE;
}

static ClashMark
mark_of_entry (const HarenaView *view,
               int               cell)
{
  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaMove move = view->moves[i];

      if ((int) clash_move_a (move) != cell || (int) clash_move_b (move) != clash_get_kind (view))
        continue;
      if (clash_move_verb (move) == CLASH_ENTER)
        return CLASH_MARK_START;
      if (clash_move_verb (move) == CLASH_JOIN)
        return CLASH_MARK_JOIN;
    }
  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_placing (const HarenaView *view,
                 int               cell)
{
  for (int i = 0; i < view->n_moves; i++)
    if (clash_move_verb (view->moves[i]) == CLASH_PLACE
        && (int) clash_move_a (view->moves[i]) == cell)
      return CLASH_MARK_PLACE;

  return CLASH_MARK_NONE;
}

static ClashMark
mark_of_fight (const HarenaView *view,
               int               cell)
{
  int       by = is_source (view, clash_get_focus (view)) ? clash_get_focus (view) : CLASH_NO_CELL;
  int       space = clash_get_space (view);
  int       from = clash_holds_attacker (view) ? space : by;
  ClashMark mark = CLASH_MARK_NONE;

  if (cell == clash_get_source (view))
    return CLASH_MARK_CHOSEN;
  if (cell == space)
    return CLASH_MARK_SPACE;

  for (int i = 0; i < view->n_moves; i++)
    {
      HarenaMove move = view->moves[i];

      if (!clash_is_by (view, move, by))
        continue;
      if ((int) clash_move_c (move) == cell && (int) clash_move_b (move) == from)
        return CLASH_MARK_TARGET;
      if ((int) clash_move_c (move) == cell)
        mark = CLASH_MARK_TARGET_AFAR;
      if ((int) clash_move_b (move) == cell && clash_holds_attacker (view))
        mark = CLASH_MARK_MOVE;
    }

  /* A beast may be a target of one and attack itself (R33): what is in hand comes first. */
  if (mark == CLASH_MARK_NONE && clash_get_beast (view) == CLASH_NO_BEAST && is_source (view, cell))
    return CLASH_MARK_SOURCE;

  return mark;
}

ClashMark
clash_get_mark (const HarenaView *view,
                int               cell)
{
  if (view->n_moves == 0)
    return CLASH_MARK_NONE;

  switch ((ClashStep) clash_position (view)->step)
    {
    case CLASH_STEP_ENTER:
      return mark_of_entry (view, cell);
    case CLASH_STEP_PLACE:
      return mark_of_placing (view, cell);
    case CLASH_STEP_FIGHT:
      return mark_of_fight (view, cell);
    case CLASH_STEP_DRAW:
    case CLASH_STEP_NAME:
    case CLASH_STEP_NET:
    case CLASH_STEP_ROLL:
    case CLASH_STEP_AGAIN:
    case CLASH_STEP_LOSE:
    case CLASH_STEP_OVER:
    default:
      return CLASH_MARK_NONE;
    }
}
