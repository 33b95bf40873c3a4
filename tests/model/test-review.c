/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game: it comes to its end, stops at once and goes on, is kept, and what is kept of
 * a game that is another by now, or makes no sense, is not believed. */

#include "table.h"

#include "clash/clash.h"
#include "game-review.h"
#include "morra.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  MOVES_MAX = 70,
};

typedef struct
{
  char         *folder;
  HarenaRecord *record;
} Place;

static const HarenaLevel *
judge (void)
{
  return &harena_levels[3];
}

static void
set_up (Place         *place,
        gconstpointer  game)
{
  place->folder = table_folder ();
  place->record = table_finished (game, 2, 5);
  /* What is done with a move is done with all. */
  if (place->record->moves->len > MOVES_MAX)
    g_array_set_size (place->record->moves, MOVES_MAX);
}

static void
tear_down (Place         *place,
           gconstpointer  game)
{
  (void) game;
  harena_record_free (place->record);
  table_remove (place->folder);
}

static HarenaGameReview *
new_review (const Place *place)
{
  HarenaGameReview *review = harena_game_review_new (place->record, G_MAXUINT, judge (),
                                                     place->folder);

  g_assert_nonnull (review);
  return review;
}

static gboolean
is_at_rest (gpointer data)
{
  return !harena_game_review_get_running (data);
}

static gboolean
has_some (gpointer data)
{
  return harena_game_review_get_progress (data) > 0;
}

static void
assert_same (HarenaGameReview *one,
             HarenaGameReview *other)
{
  guint n_moves = harena_game_review_get_record (one)->moves->len;

  for (guint i = 0; i < n_moves; i++)
    {
      const HarenaReview *a = harena_game_review_get_move (one, i);
      const HarenaReview *b = harena_game_review_get_move (other, i);

      g_assert_true (a != NULL && b != NULL);
      g_assert_cmpint (a->turn, ==, b->turn);
      g_assert_cmpint (a->forced, ==, b->forced);
      g_assert_cmpint (a->mixed, ==, b->mixed);
      g_assert_cmpuint (a->turn > 0 ? a->best : 0, ==, a->turn > 0 ? b->best : 0);
      g_assert_cmpfloat_with_epsilon (a->cost, b->cost, 1e-5);
      g_assert_cmpfloat_with_epsilon (a->wins, b->wins, 1e-5);
      g_assert_cmpint (harena_review_mistake (a), ==, harena_review_mistake (b));
      for (int seat = 0; seat < 2; seat++)
        {
          g_assert_cmpfloat_with_epsilon (a->chances[seat], b->chances[seat], 1e-5);
          g_assert_cmpfloat_with_epsilon (a->luck[seat], b->luck[seat], 1e-5);
          g_assert_cmpfloat_with_epsilon (a->luck_error[seat], b->luck_error[seat], 1e-5);
        }
    }
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
run_whole (HarenaGameReview *review)
{
  harena_game_review_start (review);
  g_assert_true (harena_game_review_get_running (review));
  table_run_until (is_at_rest, review);
  g_assert_true (harena_game_review_get_whole (review));
  g_assert_cmpfloat (harena_game_review_get_progress (review), ==, 1);
}

/* A game of which nobody knows anything yet, from its beginning to its end and back from the disk. */
static void
test_whole (Place         *place,
            gconstpointer  game)
{
  g_autoptr (HarenaGameReview) review = new_review (place);
  g_autoptr (HarenaGameReview) again = new_review (place);
  g_autoptr (GPtrArray)        summaries = NULL;
  const HarenaReviewSummary   *summary;
  guint                        n_changed = 0;
  gint64                       begin;

  g_signal_connect_swapped (review, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_false (harena_game_review_get_whole (review));
  g_assert_null (harena_game_review_get_move (review, 0));
  run_whole (review);
  g_assert_cmpuint (n_changed, >, 0);
  g_assert_null (harena_game_review_get_move (review, place->record->moves->len));

  begin = g_get_monotonic_time ();
  run_whole (again);
  g_test_message ("read in %" G_GINT64_FORMAT " µs", g_get_monotonic_time () - begin);
  assert_same (review, again);

  summaries = harena_review_summaries (place->folder);
  g_assert_cmpuint (summaries->len, ==, 1);
  summary = summaries->pdata[0];
  g_assert_cmpstr (summary->game, ==, ((const HarenaGame *) game)->id);
  g_assert_cmpuint (summary->n_seats, ==, 2);
  for (int seat = 1; seat <= 2; seat++)
    {
      HarenaReviewSum sum;

      harena_game_review_get_sum (review, seat, &sum);
      g_assert_cmpstr (summary->names[seat - 1], ==, place->record->seats[seat - 1].name);
      g_assert_cmpstr (summary->players[seat - 1], ==, place->record->seats[seat - 1].player);
      g_assert_cmpuint (summary->sums[seat - 1].decisions, ==, sum.decisions);
      g_assert_cmpuint (summary->sums[seat - 1].mistakes[HARENA_MISTAKE_BLUNDER], ==,
                        sum.mistakes[HARENA_MISTAKE_BLUNDER]);
      g_assert_cmpfloat_with_epsilon (summary->sums[seat - 1].cost, sum.cost, 1e-3);
      g_assert_cmpfloat_with_epsilon (summary->sums[seat - 1].luck, sum.luck, 1e-3);
    }
}

/* Stopped in the middle it keeps what it has, and goes on from there, at once or another day. */
static void
test_stop (Place         *place,
           gconstpointer  game)
{
  g_autoptr (HarenaGameReview) review = new_review (place);
  g_autoptr (HarenaGameReview) other = NULL;
  g_autoptr (GPtrArray)        summaries = NULL;
  double                       progress;
  gint64                       begin;

  (void) game;
  harena_game_review_stop (review);
  harena_game_review_start (review);
  table_run_until (has_some, review);
  begin = g_get_monotonic_time ();
  harena_game_review_stop (review);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 50000);
  g_assert_false (harena_game_review_get_running (review));
  progress = harena_game_review_get_progress (review);
  g_assert_cmpfloat (progress, <, 1);

  /* Before the worker has noticed anything. */
  harena_game_review_start (review);
  harena_game_review_stop (review);
  harena_game_review_start (review);
  table_run_until (is_at_rest, review);
  g_assert_true (harena_game_review_get_whole (review));

  other = new_review (place);
  run_whole (other);
  assert_same (review, other);
}

/* One that goes while it works takes nothing with it. */
static void
test_gone (Place         *place,
           gconstpointer  game)
{
  HarenaGameReview *review = new_review (place);

  (void) game;
  harena_game_review_start (review);
  table_run_until (has_some, review);
  g_assert_finalize_object (review);
  table_settle ();
}

static guint
count_kept (const Place *place)
{
  guint                    n_moves = place->record->moves->len;
  g_autofree HarenaReview *reviews = g_new0 (HarenaReview, n_moves + 1);
  g_autofree gboolean     *done = g_new0 (gboolean, n_moves + 1);
  g_autofree char         *path = harena_review_path (place->folder, place->record);

  return harena_review_read (path, place->record, harena_level_effort (judge (),
                                                                       place->record->game),
                             reviews, done);
}

/* A line that somebody has changed is not believed if it makes no sense, nor is any that belongs to
 * other moves. */
static void
test_edited (Place         *place,
             gconstpointer  game)
{
  static const char *const nonsense[] = {
    "", "0", "x", "0000000000000000 forced", "choice", "forced",
    "0123456789abcdef choice 0.5 0.5 0 0 0 0.5 0.5 x",
  };
  g_autoptr (HarenaGameReview) review = new_review (place);
  g_autofree char             *path = harena_review_path (place->folder, place->record);
  g_autoptr (GKeyFile)         file = g_key_file_new ();
  g_autofree char             *number = NULL;
  g_autofree char             *line = NULL;
  guint                        n_moves = place->record->moves->len;
  guint                        choice = 0;

  (void) game;
  run_whole (review);
  g_assert_cmpuint (count_kept (place), ==, n_moves);

  while (harena_game_review_get_move (review, choice)->turn == HARENA_CHANCE
         || harena_game_review_get_move (review, choice)->forced)
    choice++;
  number = g_strdup_printf ("%u", choice + 1);
  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  line = g_key_file_get_string (file, "Moves", number, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_key_file_set_string (file, "Moves", number, nonsense[i]);
      g_assert_true (g_key_file_save_to_file (file, path, NULL));
      g_assert_cmpuint (count_kept (place), ==, n_moves - 1);
    }

  /* Cut off anywhere, or with a number that cannot be. */
  for (gsize length = strlen (line); length-- > 0;)
    {
      g_autofree char *part = g_strndup (line, length);

      g_key_file_set_string (file, "Moves", number, part);
      g_assert_true (g_key_file_save_to_file (file, path, NULL));
      g_assert_cmpuint (count_kept (place), <=, n_moves);
    }
  line[strcspn (line, ".") - 1] = '7';
  g_key_file_set_string (file, "Moves", number, line);
  g_assert_true (g_key_file_save_to_file (file, path, NULL));
  g_assert_cmpuint (count_kept (place), ==, n_moves - 1);

  g_assert_true (g_file_set_contents (path, "what is this", -1, NULL));
  g_assert_cmpuint (count_kept (place), ==, 0);
}

/* Where the game went on differently, what is known of the moves before holds. */
static void
test_played_on (Place         *place,
                gconstpointer  data)
{
  const HarenaGame             *game = data;
  g_autoptr (HarenaGameReview)  review = new_review (place);
  g_autofree void              *position = g_malloc0 (game->position_size);
  guint                         n_moves = place->record->moves->len;
  HarenaMove                    list[HARENA_MOVES_MAX];
  guint                         index = n_moves / 2;

  run_whole (review);
  for (;; index++)
    {
      harena_record_replay (place->record, index, position);
      if (game->turn (position) > 0 && game->moves (position, list) > 1)
        break;
    }
  g_array_set_size (place->record->moves, index);
  g_assert_cmpuint (count_kept (place), ==, index);
  g_array_append_val (place->record->moves, list[0]);
  g_assert_cmpuint (count_kept (place), >=, index);
  g_array_index (place->record->moves, HarenaMove, index) = list[1];
  /* One of the two is what was played. */
  g_assert_cmpuint (count_kept (place), <=, index + 1);
}

/* Mistakes in the order of the game, and the dearest first. */
static void
test_mistakes (Place         *place,
               gconstpointer  game)
{
  g_autoptr (HarenaGameReview) review = new_review (place);
  int                          n_moves = place->record->moves->len;
  guint                        n_found[3] = { 0 };

  (void) game;
  run_whole (review);
  for (int seat = 0; seat <= 2; seat++)
    {
      guint indices[3];
      guint n_listed = harena_game_review_list_dearest (review, seat, indices, 3);
      int   last = n_moves;

      for (int i = harena_game_review_find_mistake (review, 0, 1, seat); i >= 0;
           i = harena_game_review_find_mistake (review, i + 1, 1, seat))
        n_found[seat]++;
      for (guint i = 0; i < n_found[seat]; i++)
        last = harena_game_review_find_mistake (review, last - 1, -1, seat);
      g_assert_cmpint (harena_game_review_find_mistake (review, last - 1, -1, seat), ==, -1);
      g_assert_cmpuint (n_listed, ==, MIN (n_found[seat], 3));
      for (guint i = 0; i < n_listed; i++)
        {
          const HarenaReview *one = harena_game_review_get_move (review, indices[i]);

          g_assert_true (seat == 0 || one->turn == seat);
          if (i > 0)
            g_assert_cmpfloat (one->cost, <=,
                               harena_game_review_get_move (review, indices[i - 1])->cost);
        }
    }
  /* Whoever plays at random makes them. */
  g_assert_cmpuint (n_found[0], >, 0);
  g_assert_cmpuint (n_found[0], ==, n_found[1] + n_found[2]);
}

static void
test_no_judge (void)
{
  g_autoptr (HarenaRecord) record = table_finished (&clash_game, 2, 1);

  g_assert_null (harena_game_review_new (record, G_MAXUINT, &harena_levels[0], NULL));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char       *name;
    const HarenaGame *game;
    void            (*test) (Place *, gconstpointer);
  } tests[] = {
    { "whole/clash", &clash_game, test_whole },   { "whole/morra", &morra_game, test_whole },
    { "stop", &clash_game, test_stop },           { "gone", &clash_game, test_gone },
    { "edited/clash", &clash_game, test_edited }, { "edited/morra", &morra_game, test_edited },
    { "played-on", &clash_game, test_played_on }, { "mistakes", &clash_game, test_mistakes },
  };

  table_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/model/review/", tests[i].name, NULL);

      g_test_add (path, Place, tests[i].game, set_up, tests[i].test, tear_down);
    }
  g_test_add_func ("/model/review/no-judge", test_no_judge);

  return g_test_run ();
}
