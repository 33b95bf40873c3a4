/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills in what a judge would have found out. */

#include "reviewed.h"

#include "games.h"
#include "seat.h"

HarenaRecord *
reviewed_load (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "golden", name, NULL);
  g_autoptr (GError) error = NULL;
  HarenaRecord      *record = harena_record_load (harena_games, path, &error);

  g_assert_no_error (error);
  for (int seat = 1; seat <= record->setup.seats; seat++)
    harena_record_set_seat (record, seat, seat == 1 ? "Marta" : "Felix",
                            seat == 1 ? HARENA_PERSON : "veteranus");
  return record;
}

/* Any other move than the one that was played. */
static HarenaMove
find_other (const HarenaMove *list,
            int               n_moves,
            HarenaMove        played)
{
  return list[0] != played || n_moves == 1 ? list[0] : list[1];
}

static void
fill (HarenaReview       *review,
      const HarenaRecord *record,
      const void         *position,
      HarenaMove          played,
      guint              *n_decisions)
{
  static const double costs[] = { 0.03, 0.06, 0.12 };
  HarenaMove          list[HARENA_MOVES_MAX];
  int                 n_moves = record->game->moves (position, list);
  double              share = 1.0 / record->setup.seats;

  review->turn = record->game->turn (position);
  review->forced = n_moves == 1;
  review->best = played;
  if (review->forced)
    return;
  if (review->turn == HARENA_CHANCE)
    {
      review->luck[0] = 0.01;
      return;
    }
  for (int i = 0; i < record->setup.seats; i++)
    review->chances[i] = share;
  review->wins = review->wins_played = share;
  if (++*n_decisions % 10 == 0)
    {
      review->best = find_other (list, n_moves, played);
      review->cost = costs[*n_decisions / 10 % 3];
      review->wins_played -= review->cost;
    }
}

void
reviewed_write (const HarenaRecord *record)
{
  const HarenaEffort      *effort = harena_level_effort (&harena_levels[HARENA_N_LEVELS - 1],
                                                         record->game);
  g_autofree HarenaReview *reviews = g_new0 (HarenaReview, record->moves->len);
  g_autofree gboolean     *done = g_new0 (gboolean, record->moves->len);
  g_autofree void         *position = g_malloc0 (record->game->position_size);
  g_autofree char         *path = harena_review_path (NULL, record);
  g_autoptr (GError)       error = NULL;
  guint                    n_decisions = 0;

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);

      fill (&reviews[i], record, position, move, &n_decisions);
      done[i] = TRUE;
      record->game->play (position, move);
    }
  harena_review_write (path, record, effort, reviews, done, &error);
  g_assert_no_error (error);
}
