/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each space of the board has to show, from the position and from what is in hand. */

#include "board/board-private.h"

#include "face.h"
#include "table/speech.h"

/* As the house would mark it. */
static HarenaMark
plain_mark (const HarenaView *view,
            HarenaTarget      target)
{
  HarenaMark mark = { 0 };

  if (harena_view_has_picked (view, target))
    mark = (HarenaMark) { .kind = HARENA_MARK_CHOSEN, .layer = 3 };
  else if (!harena_view_is_next (view, target))
    return mark;
  else if (view->picks.n_targets == 0 && !harena_view_plays (view, target, NULL))
    mark = (HarenaMark) { .kind = HARENA_MARK_SOURCE, .layer = 1 };
  else
    mark.kind = HARENA_MARK_PLACE;
  mark.waits = view->waits && harena_view_plays (view, target, NULL);
  return mark;
}

static void
update_cell (HarenaBoardView  *self,
             const HarenaView *view,
             int               space)
{
  HarenaBoardCell *cell = harena_board_view_cell (self, space);
  HarenaTarget     target = HARENA_SPACE (space);
  HarenaMark       mark = plain_mark (view, target);
  HarenaContent    content = { 0 };
  g_autofree char *label = harena_say_target (view, target);

  if (self->board->mark != NULL)
    self->board->mark (view, space, &mark);
  self->board->fill (view, space, &content);
  harena_board_cell_set_mark (cell, &mark);
  harena_board_cell_set_content (cell, &content);
  harena_board_cell_set_words (cell, label,
                               harena_view_is_next (view, target)
                               || harena_view_has_picked (view, target),
                               harena_view_has_picked (view, target));
}

/* Keeps what matters in view, where not all of the board is. */
static void
follow (HarenaBoardView  *self,
        const HarenaView *view)
{
  int space = self->board->look_at != NULL ? self->board->look_at (view)
                                           : harena_target_of (view->focus, HARENA_TARGET_SPACE);

  if (space < 0 || self->geometry.layout == NULL || !harena_board_view_is_cut (self))
    return;
  self->centre = self->geometry.layout->spaces[space].centre;
  harena_board_view_place (self);
}

/* From whatever was shown to what there is now. */
void
harena_board_view_update (HarenaBoardView *self,
                          HarenaChange     change)
{
  const HarenaView *view = harena_hand_get_view (self->hand);

  for (int space = 0; space < self->board->n_spaces; space++)
    update_cell (self, view, space);
  if (change & (HARENA_CHANGE_POSITION | HARENA_CHANGE_PICKS))
    follow (self, view);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
