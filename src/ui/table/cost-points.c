/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A point for each decision that was looked at, and how it ended. */

#include "table/cost-points.h"

/* As the players of a side share the win; nobody has any of it where nobody wins. */
static void
add_end (GArray           *points,
         const HarenaView *view,
         const void       *end,
         guint             n_moves)
{
  unsigned          winners = view->game->winners (end);
  unsigned          sides = 0;
  HarenaChancePoint point = { .move = n_moves };

  for (int i = 0; i < view->n_seats; i++)
    if (winners & 1u << i)
      sides |= 1u << harena_side (view->game, view->setup, i + 1);
  for (int i = 0; i < view->n_seats; i++)
    if (winners & 1u << i)
      point.chances[i] = 1.0 / __builtin_popcount (sides);
  g_array_append_val (points, point);
}

static void
add_move (GArray             *points,
          GArray             *marks,
          const HarenaReview *move,
          guint               index,
          int                 n_seats)
{
  HarenaChancePoint point = { .move = index };
  HarenaChanceMark  mark = { index, move->turn, harena_review_mistake (move), move->cost };

  if (move->forced || move->turn <= 0)
    return;
  for (int i = 0; i < n_seats; i++)
    point.chances[i] = move->chances[i];
  g_array_append_val (points, point);
  if (mark.mistake != HARENA_MISTAKE_NONE)
    g_array_append_val (marks, mark);
}

gboolean
harena_cost_points_show (HarenaChanceChart *chart,
                         HarenaHand        *hand)
{
  const HarenaView   *view = harena_hand_get_view (hand);
  HarenaGameReview   *review = harena_hand_get_review (hand);
  g_autoptr (GArray)  points = g_array_new (FALSE, FALSE, sizeof (HarenaChancePoint));
  g_autoptr (GArray)  marks = g_array_new (FALSE, FALSE, sizeof (HarenaChanceMark));
  g_autofree void    *end = NULL;
  const HarenaRecord *record;
  HarenaChanceLine    lines[HARENA_SEATS_MAX];

  if (review == NULL)
    return FALSE;
  record = harena_game_review_get_record (review);
  for (guint i = 0; i < record->moves->len; i++)
    if (harena_game_review_get_move (review, i) != NULL)
      add_move (points, marks, harena_game_review_get_move (review, i), i, view->n_seats);
  if (points->len == 0)
    return FALSE;

  end = g_malloc0 (view->game->position_size);
  harena_record_replay (record, record->moves->len, end);
  if (harena_game_review_get_whole (review) && view->game->turn (end) == HARENA_NOBODY)
    add_end (points, view, end, record->moves->len);
  for (int seat = 1; seat <= view->n_seats; seat++)
    lines[seat - 1] = (HarenaChanceLine) { harena_view_seat (view, seat),
                                           harena_view_colour (view, seat) };
  harena_chance_chart_set (chart, record->moves->len, lines, view->n_seats,
                           (const HarenaChancePoint *) points->data, points->len,
                           (const HarenaChanceMark *) marks->data, marks->len);
  return TRUE;
}
