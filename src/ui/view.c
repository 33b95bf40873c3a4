/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes views, and narrows the legal moves down by what was pressed. */

#include "face.h"

#include "pages/seat-words.h"

/* In the place of a walk: a button each, numbered as the moves are listed. */
static void
plain_walk (const HarenaView *view,
            HarenaMove        move,
            HarenaWalk       *walk)
{
  for (int i = 0; i < view->n_moves; i++)
    if (view->moves[i] == move)
      harena_picks_add (walk, HARENA_BUTTON (i));
}

void
harena_view_walk (const HarenaView *view,
                  HarenaMove        move,
                  HarenaWalk       *walk)
{
  *walk = (HarenaWalk) { 0 };
  if (view->face->walk != NULL)
    view->face->walk (view->position, move, walk);
  else
    plain_walk (view, move, walk);
}

void
harena_view_init (HarenaView        *view,
                  const HarenaFace  *face,
                  const HarenaSetup *setup,
                  const void        *position,
                  int                asked)
{
  *view = (HarenaView) {
    .face = face,
    .game = face->game,
    .setup = setup,
    .position = position,
    .viewer = HARENA_SEES_ALL,
    .n_seats = setup->seats,
    .live = TRUE,
    .asked = asked,
  };
  for (int i = 0; i < view->n_seats; i++)
    view->seats[i] = (HarenaViewSeat) {
      .name = harena_colour_name (i + 1),
      .colour = i + 1,
      .person = TRUE,
    };
  if (asked != 0)
    view->n_moves = view->n_choices = face->game->moves (position, view->moves);
  harena_view_narrow (view);
}

void
harena_view_fill_seats (HarenaViewSeat  *seats,
                        HarenaGameModel *model)
{
  for (int i = 0; i < harena_game_model_get_setup (model)->seats; i++)
    {
      HarenaSeat *seat = harena_game_model_get_seat (model, i + 1);

      seats[i] = (HarenaViewSeat) {
        .name = harena_seat_get_name (seat),
        .colour = harena_seat_get_colour (seat),
        .person = harena_seat_is_person (seat),
      };
    }
}

void
harena_view_init_model (HarenaView       *view,
                        const HarenaFace *face,
                        HarenaGameModel  *model)
{
  *view = (HarenaView) {
    .face = face,
    .game = harena_game_model_get_game (model),
    .setup = harena_game_model_get_setup (model),
    .model = model,
    .position = harena_game_model_get_position (model),
    .viewer = harena_game_model_get_viewer (model),
    .n_seats = harena_game_model_get_setup (model)->seats,
    .live = harena_game_model_get_live (model),
    .dealing = harena_game_model_get_dealing (model),
    .cursor = harena_game_model_get_cursor (model),
    .present = harena_game_model_get_present (model),
    .n_record = harena_game_model_get_n_moves (model),
    .asked = harena_game_model_get_asked (model),
  };
  if (view->cursor == view->present)
    view->resigned = harena_game_model_get_resigned (model);
  harena_view_fill_seats (view->seats, model);
  if (view->live && harena_view_turn (view) > 0)
    view->n_choices = harena_game_model_list_moves (model, view->moves);
  view->n_moves = view->asked != 0 ? view->n_choices : 0;
  harena_view_narrow (view);
}

const char *
harena_view_seat (const HarenaView *view,
                  int               seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= view->n_seats, "");

  return view->seats[seat - 1].name;
}

int
harena_view_colour (const HarenaView *view,
                    int               seat)
{
  return seat >= 1 && seat <= view->n_seats ? view->seats[seat - 1].colour : 0;
}

int
harena_view_turn (const HarenaView *view)
{
  return view->resigned != 0 ? HARENA_NOBODY : view->game->turn (view->position);
}

unsigned
harena_view_winners (const HarenaView *view)
{
  return view->resigned != 0
           ? harena_record_winners_over (view->game, view->setup, view->resigned)
           : view->game->winners (view->position);
}

void
harena_telling_init (HarenaTelling    *telling,
                     const HarenaFace *face,
                     HarenaGameModel  *model,
                     guint             index,
                     void             *before,
                     void             *after)
{
  *telling = (HarenaTelling) {
    .face = face,
    .game = harena_game_model_get_game (model),
    .setup = harena_game_model_get_setup (model),
    .n_seats = harena_game_model_get_setup (model)->seats,
    .model = model,
    .index = index,
    .turn = harena_game_model_get_turn_at (model, index),
    .viewer = harena_game_model_get_viewer (model),
    .before = before,
    .after = after,
  };
  harena_view_fill_seats (telling->seats, model);
  telling->known = harena_game_model_get_move (model, index, &telling->move);
  harena_game_model_copy_position (model, index, before);
  harena_game_model_copy_position (model, index + 1, after);
}

const char *
harena_telling_seat (const HarenaTelling *telling,
                     int                  seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= telling->n_seats, "");

  return telling->seats[seat - 1].name;
}

int
harena_telling_colour (const HarenaTelling *telling,
                       int                  seat)
{
  return seat >= 1 && seat <= telling->n_seats ? telling->seats[seat - 1].colour : 0;
}

gboolean
harena_view_goes_on (const HarenaView *view,
                     HarenaMove        move)
{
  HarenaWalk walk;

  harena_view_walk (view, move, &walk);
  return harena_walk_goes_on (&walk, &view->picks);
}

gboolean
harena_view_heeds (const HarenaView *view,
                   HarenaMove        move)
{
  if (view->waits)
    return view->waiting == move;

  return view->picks.n_targets <= view->n_kept || harena_view_goes_on (view, move);
}

/* Once each. */
static void
add_next (HarenaView   *view,
          HarenaTarget  target)
{
  if (!harena_view_is_next (view, target) && view->n_next < HARENA_TARGETS_MAX)
    view->next[view->n_next++] = target;
}

int
harena_view_n_choices (const HarenaView *view)
{
  return view->n_moves + view->n_ways;
}

HarenaMove
harena_view_choice (const HarenaView *view,
                    int               i)
{
  return i < view->n_moves ? view->moves[i] : view->ways[i - view->n_moves];
}

void
harena_view_narrow (HarenaView *view)
{
  view->n_next = 0;
  view->n_ways = view->n_moves > 0 && view->face->ways != NULL
                   ? view->face->ways (view, view->ways)
                   : 0;
  for (int i = 0; i < harena_view_n_choices (view); i++)
    {
      HarenaTarget next[HARENA_WALK_MAX];
      HarenaWalk   walk;
      int          n_next;

      harena_view_walk (view, harena_view_choice (view, i), &walk);
      if (!harena_walk_goes_on (&walk, &view->picks))
        continue;
      n_next = harena_walk_next (&walk, &view->picks, next);
      for (int j = 0; j < n_next; j++)
        add_next (view, next[j]);
    }
}

gboolean
harena_view_is_next (const HarenaView *view,
                     HarenaTarget      target)
{
  for (int i = 0; i < view->n_next; i++)
    if (view->next[i] == target)
      return TRUE;

  return FALSE;
}

gboolean
harena_view_find_move (const HarenaView  *view,
                       const HarenaPicks *picks,
                       HarenaMove        *move)
{
  for (int i = 0; i < harena_view_n_choices (view); i++)
    {
      HarenaWalk walk;

      harena_view_walk (view, harena_view_choice (view, i), &walk);
      if (walk.n_targets == picks->n_targets && harena_walk_goes_on (&walk, picks))
        {
          if (move != NULL)
            *move = harena_view_choice (view, i);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
harena_view_plays (const HarenaView *view,
                   HarenaTarget      target,
                   HarenaMove       *move)
{
  HarenaPicks picks = view->picks;

  if (picks.n_targets == HARENA_WALK_MAX)
    return FALSE;
  harena_picks_add (&picks, target);
  return harena_view_find_move (view, &picks, move);
}

gboolean
harena_view_has_picked (const HarenaView *view,
                        HarenaTarget      target)
{
  return harena_picks_have (&view->picks, target);
}
