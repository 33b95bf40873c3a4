/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing: each press narrows the legal moves down until one is left, and that one is played. */

#include "board/hand-private.h"

#include "face.h"
#include "widgets/sentence.h"
#include "words.h"

/* What stays in hand for the next choice of the same seat, whatever comes of the picks. */
static guint8
count_keepable (HarenaHand *self)
{
  const HarenaView *view = &self->view;

  if (self->face->keeps == NULL || view->picks.n_targets == 0)
    return 0;
  for (int i = 0; i < view->n_moves; i++)
    if (harena_view_goes_on (view, view->moves[i]))
      return self->face->keeps (view->position, view->moves[i]);

  return 0;
}

static void
set_picks (HarenaHand        *self,
           const HarenaPicks *picks)
{
  self->view.picks = *picks;
  self->n_keepable = count_keepable (self);
  self->view.waits = FALSE;
  self->view.waiting = 0;
  harena_view_narrow (&self->view);
  harena_hand_say_changed (self, HARENA_CHANGE_PICKS);
}

/* What stays in hand for the next choice of the same seat. */
static void
keep (HarenaHand        *self,
      const HarenaPicks *picks,
      HarenaMove         move)
{
  int n_kept = self->face->keeps != NULL ? self->face->keeps (self->view.position, move) : 0;

  self->kept = *picks;
  self->kept.n_targets = MIN (n_kept, picks->n_targets);
  self->kept_seat = self->view.asked;
}

/* The moves to be played: one, or those for which a way stands. moves has HARENA_WALK_MAX. */
static int
unfold (const HarenaView *view,
        HarenaMove        move,
        HarenaMove       *moves)
{
  for (int i = 0; i < view->n_ways; i++)
    if (view->ways[i] == move)
      return view->face->unfold (view, move, moves);
  moves[0] = move;
  return 1;
}

void
harena_hand_play (HarenaHand *self,
                  HarenaMove  move)
{
  g_autoptr (GError) error = NULL;
  const char        *no = NULL;
  HarenaWalk         walk;
  HarenaMove         moves[HARENA_WALK_MAX];
  int                n_moves;

  g_return_if_fail (HARENA_IS_HAND (self));

  harena_view_walk (harena_hand_get_view (self), move, &walk);
  if (self->filter != NULL && !self->filter (self->filter_data, &walk, &no))
    {
      harena_hand_refuse (self, no);
      return;
    }
  n_moves = unfold (&self->view, move, moves);
  /* A way of several moves gives up nothing before its last, which whoever walks it sees. */
  if (n_moves == 1 && self->guard != NULL && self->guard (self->guard_data, move))
    return;
  for (int i = 0; i < n_moves; i++)
    if (!harena_game_model_play_move (self->model, moves[i], &error))
      {
        g_autofree char *why = harena_sentence (error->message);

        harena_hand_refuse (self, why);
        return;
      }
}

/* The picks are a whole walk: the move is played, or waits to be pressed once more. */
static void
play (HarenaHand        *self,
      const HarenaPicks *picks,
      HarenaMove         move)
{
  HarenaView *view = &self->view;

  if (self->confirm && self->face->is_momentous != NULL
      && self->face->is_momentous (view->position, move)
      && !(view->waits && view->waiting == move))
    {
      view->picks = *picks;
      view->picks.n_targets--;
      view->waits = TRUE;
      view->waiting = move;
      harena_view_narrow (view);
      harena_hand_say_changed (self, HARENA_CHANGE_PICKS);
      return;
    }

  keep (self, picks, move);
  harena_hand_play (self, move);
}

/* Unless the lesson says no. */
static gboolean
go_to (HarenaHand        *self,
       const HarenaPicks *picks)
{
  const char *why = NULL;
  HarenaMove  move;

  if (self->filter != NULL && !self->filter (self->filter_data, picks, &why))
    return harena_hand_refuse (self, why);

  if (harena_view_find_move (&self->view, picks, &move))
    play (self, picks, move);
  else
    set_picks (self, picks);
  return TRUE;
}

/* Of the free part of a walk only that one; else what was pressed after it as well. */
static HarenaPicks
without (const HarenaView *view,
         HarenaTarget      target)
{
  HarenaPicks picks = view->picks;
  int         n_free = 0;
  int         at = 0;

  for (int i = 0; i < harena_view_n_choices (view); i++)
    {
      HarenaWalk walk;

      harena_view_walk (view, harena_view_choice (view, i), &walk);
      if (harena_walk_goes_on (&walk, &view->picks))
        n_free = MAX (n_free, walk.n_free);
    }
  while (picks.targets[at] != target)
    at++;
  if (at < n_free && picks.n_targets <= n_free)
    harena_picks_remove (&picks, target);
  else
    picks.n_targets = at;
  return picks;
}

static gboolean
is_first (const HarenaView *view,
          HarenaTarget      target)
{
  HarenaPicks first = { .targets = { target }, .n_targets = 1 };

  for (int i = 0; i < harena_view_n_choices (view); i++)
    {
      HarenaWalk walk;

      harena_view_walk (view, harena_view_choice (view, i), &walk);
      if (harena_walk_goes_on (&walk, &first))
        return TRUE;
    }
  return FALSE;
}

/* What would be in hand after a press; FALSE if it means nothing. */
static gboolean
follow (HarenaHand   *self,
        HarenaTarget  target,
        HarenaPicks  *picks)
{
  const HarenaView *view = &self->view;

  *picks = view->picks;
  if (self->face->press != NULL && self->face->press (view, target, picks))
    return TRUE;

  *picks = view->picks;
  if (harena_view_is_next (view, target))
    {
      harena_picks_add (picks, target);
      return TRUE;
    }
  if (harena_picks_have (picks, target))
    {
      *picks = without (view, target);
      return TRUE;
    }
  if (is_first (view, target))
    {
      *picks = (HarenaPicks) { .targets = { target }, .n_targets = 1 };
      return TRUE;
    }
  return FALSE;
}

gboolean
harena_hand_press (HarenaHand   *self,
                   HarenaTarget  target)
{
  HarenaPicks      picks;
  g_autofree char *why = NULL;

  g_return_val_if_fail (HARENA_IS_HAND (self), FALSE);

  harena_hand_get_view (self);
  if (self->view.n_moves == 0)
    return FALSE;
  if (follow (self, target, &picks))
    return go_to (self, &picks);

  if (self->face->refuse != NULL)
    why = self->face->refuse (&self->view, target);
  return harena_hand_refuse (self, why != NULL ? why : _("That cannot be chosen now."));
}

/* Not what would put it back. */
gboolean
harena_hand_can_drag (HarenaHand   *self,
                      HarenaTarget  target)
{
  const HarenaView *view = harena_hand_get_view (self);

  return view->n_moves > 0
         && (harena_view_has_picked (view, target)
             || (is_first (view, target) && !harena_view_plays (view, target, NULL)));
}

gboolean
harena_hand_take (HarenaHand   *self,
                  HarenaTarget  target)
{
  g_return_val_if_fail (HARENA_IS_HAND (self), FALSE);

  return harena_view_has_picked (harena_hand_get_view (self), target)
         || (harena_hand_can_drag (self, target) && harena_hand_press (self, target));
}

gboolean
harena_hand_back (HarenaHand *self)
{
  HarenaPicks picks;

  g_return_val_if_fail (HARENA_IS_HAND (self), FALSE);

  picks = harena_hand_get_view (self)->picks;
  if (!self->view.waits)
    {
      if (picks.n_targets == 0)
        return FALSE;
      if (self->face->back == NULL || !self->face->back (&self->view, &picks))
        picks.n_targets--;
    }
  set_picks (self, &picks);
  return TRUE;
}

void
harena_hand_set_picks (HarenaHand        *self,
                       const HarenaPicks *picks)
{
  g_return_if_fail (HARENA_IS_HAND (self));

  harena_hand_get_view (self);
  set_picks (self, picks);
}
