/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key file: what the whole game comes to, then a line for each move. */

#include "review-file.h"

#include "disk.h"

#include <math.h>
#include <string.h>

#define HEAD "Review"
#define MOVES "Moves"
#define SUFFIX ".review"

enum
{
  VERSION_NOW = 1,
  FILES_MAX = 1000, /* that are looked at; there are hardly ever more than games in the history */
  BYTES_MAX = 4 * 1024 * 1024,
};

/* What comes before the numbers of a line. */
static const char forced_word[] = "forced";
static const char choice_word[] = "choice";
static const char mixed_word[] = "mixed";
static const char luck_word[] = "luck";

enum
{
  CHOICE_NUMBERS = 5, /* before the chances of each seat */
};

void
harena_review_summary_free (HarenaReviewSummary *summary)
{
  g_free (summary->game);
  g_strfreev (summary->names);
  g_strfreev (summary->players);
  g_free (summary);
}

char *
harena_review_folder (const char *folder)
{
  return folder != NULL ? g_strdup (folder)
                        : g_build_filename (g_get_user_data_dir (), "harena", "reviews", NULL);
}

/* Changes with everything that a judgement depends on, but for the moves. */
static char *
key_of (const HarenaRecord *record)
{
  GString *text = g_string_new (record->game->id);
  char    *key;

  g_string_append_printf (text, " %" G_GUINT64_FORMAT " %d", record->seed, record->setup.seats);
  for (int i = 0; i < record->game->n_options; i++)
    g_string_append_printf (text, " %d", record->setup.options[i]);
  key = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);
  g_string_free (text, TRUE);
  key[32] = '\0';
  return key;
}

char *
harena_review_path (const char         *folder,
                    const HarenaRecord *record)
{
  g_autofree char *above = harena_review_folder (folder);
  g_autofree char *key = key_of (record);
  g_autofree char *name = g_strconcat (key, SUFFIX, NULL);

  return g_build_filename (above, name, NULL);
}

/* The moves up to here, as one number. */
static guint64
mark_next (guint64    mark,
           HarenaMove move)
{
  uint64_t counter = mark ^ move;

  return harena_random_split (&counter);
}

static void
add_number (GString *line,
            double   number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (line, ' ');
  g_string_append (line, g_ascii_formatd (text, sizeof text, "%.5f", number));
}

static void
add_choice (GString            *line,
            const HarenaRecord *record,
            const HarenaReview *review,
            const void         *position)
{
  char best[HARENA_MOVE_TEXT_MAX];

  g_string_append (line, review->mixed ? mixed_word : choice_word);
  add_number (line, review->wins);
  add_number (line, review->wins_played);
  add_number (line, review->points);
  add_number (line, review->points_played);
  add_number (line, review->cost);
  for (int i = 0; i < record->setup.seats; i++)
    add_number (line, review->chances[i]);
  record->game->write_move (position, review->best, HARENA_SEES_ALL, best);
  g_string_append_printf (line, " %s", best);
}

static void
add_luck (GString            *line,
          const HarenaRecord *record,
          const HarenaReview *review)
{
  g_string_append (line, luck_word);
  for (int i = 0; i < record->setup.seats; i++)
    add_number (line, review->luck[i]);
  for (int i = 0; i < record->setup.seats; i++)
    add_number (line, review->luck_error[i]);
}

static void
write_moves (GKeyFile           *file,
             const HarenaRecord *record,
             const HarenaReview *reviews,
             const gboolean     *done)
{
  g_autofree void     *position = g_malloc0 (record->game->position_size);
  g_autoptr (GString)  line = g_string_new (NULL);
  guint64              mark = 0;

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove move = g_array_index (record->moves, HarenaMove, i);
      char       number[16];

      mark = mark_next (mark, move);
      g_string_printf (line, "%016" G_GINT64_MODIFIER "x ", mark);
      if (reviews[i].forced)
        g_string_append (line, forced_word);
      else if (reviews[i].turn == HARENA_CHANCE)
        add_luck (line, record, &reviews[i]);
      else
        add_choice (line, record, &reviews[i], position);

      g_snprintf (number, sizeof number, "%u", i + 1);
      if (done[i])
        g_key_file_set_string (file, MOVES, number, line->str);
      record->game->play (position, move);
    }
}

static void
write_seat (GKeyFile               *file,
            const HarenaRecordSeat *seat,
            int                     number,
            const HarenaReviewSum  *sum)
{
  g_autofree char *group = g_strdup_printf ("Seat %d", number);
  int              mistakes[] = { sum->mistakes[HARENA_MISTAKE_SMALL],
                                  sum->mistakes[HARENA_MISTAKE_LARGE],
                                  sum->mistakes[HARENA_MISTAKE_BLUNDER] };

  g_key_file_set_string (file, group, "Name", seat->name);
  g_key_file_set_string (file, group, "Player", seat->player);
  g_key_file_set_integer (file, group, "Decisions", sum->decisions);
  g_key_file_set_integer_list (file, group, "Mistakes", mistakes, G_N_ELEMENTS (mistakes));
  g_key_file_set_double (file, group, "Cost", sum->cost);
  g_key_file_set_double (file, group, "Luck", sum->luck);
  g_key_file_set_double (file, group, "LuckError", sum->luck_error);
}

/* A game that is only looked back at while it goes on says nothing yet about who played it. */
static gboolean
is_over (const HarenaRecord *record)
{
  g_autofree void *position = g_malloc0 (record->game->position_size);

  harena_record_replay (record, record->moves->len, position);
  return record->game->turn (position) == HARENA_NOBODY;
}

static void
write_head (GKeyFile           *file,
            const HarenaRecord *record,
            const HarenaEffort *effort,
            const HarenaReview *reviews,
            const gboolean     *done)
{
  HarenaReviewSum sums[HARENA_SEATS_MAX] = { { 0 } };
  gboolean        whole = TRUE;
  gboolean        has_luck = FALSE;

  for (guint i = 0; i < record->moves->len; i++)
    {
      whole &= done[i];
      has_luck |= done[i] && reviews[i].turn == HARENA_CHANCE;
      if (done[i])
        harena_review_add (&reviews[i], record->setup.seats, sums);
    }

  g_key_file_set_integer (file, HEAD, "Version", VERSION_NOW);
  g_key_file_set_string (file, HEAD, "Game", record->game->id);
  g_key_file_set_uint64 (file, HEAD, "Playouts", effort->playouts);
  g_key_file_set_int64 (file, HEAD, "Date", g_get_real_time () / G_USEC_PER_SEC);
  g_key_file_set_integer (file, HEAD, "Seats", record->setup.seats);
  g_key_file_set_boolean (file, HEAD, "Whole", whole);
  g_key_file_set_boolean (file, HEAD, "Finished", is_over (record));
  g_key_file_set_boolean (file, HEAD, "Luck", has_luck);
  for (int i = 0; i < record->setup.seats; i++)
    write_seat (file, &record->seats[i], i + 1, &sums[i]);
}

gboolean
harena_review_write (const char         *path,
                     const HarenaRecord *record,
                     const HarenaEffort *effort,
                     const HarenaReview *reviews,
                     const gboolean     *done,
                     GError            **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char     *folder = g_path_get_dirname (path);
  g_autofree char     *text = NULL;
  gsize                length;

  write_head (file, record, effort, reviews, done);
  write_moves (file, record, reviews, done);
  text = g_key_file_to_data (file, &length, NULL);
  return harena_disk_folder (folder, error)
         && harena_disk_write (path, NULL, text, length, 0600, FALSE, error);
}

/* The numbers that a line goes on with, each within these bounds; FALSE if they are not there. */
static gboolean
read_numbers (const char **line,
              double      *numbers,
              int          n_numbers,
              double       least,
              double       most)
{
  for (int i = 0; i < n_numbers; i++)
    {
      char *end;

      if (**line != ' ')
        return FALSE;
      numbers[i] = g_ascii_strtod (*line + 1, &end);
      if (end == *line + 1 || !(numbers[i] >= least && numbers[i] <= most))
        return FALSE;
      *line = end;
    }

  return TRUE;
}

static gboolean
read_luck (const char         *line,
           const HarenaRecord *record,
           HarenaReview       *review)
{
  int n_seats = record->setup.seats;

  return read_numbers (&line, review->luck, n_seats, -1, 1)
         && read_numbers (&line, review->luck_error, n_seats, 0, 1) && *line == '\0';
}

static gboolean
read_choice (const char         *line,
             const HarenaRecord *record,
             const void         *position,
             HarenaReview       *review)
{
  const HarenaGame *game = record->game;
  double            numbers[CHOICE_NUMBERS];

  if (!read_numbers (&line, &numbers[0], 2, 0, 1)
      || !read_numbers (&line, &numbers[2], 2, game->points_min, game->points_max)
      || !read_numbers (&line, &numbers[4], 1, 0, 1)
      || !read_numbers (&line, review->chances, record->setup.seats, 0, 1) || *line != ' ')
    return FALSE;

  review->wins = numbers[0];
  review->wins_played = numbers[1];
  review->points = numbers[2];
  review->points_played = numbers[3];
  review->cost = numbers[4];
  return game->read_move (position, line + 1, &review->best, NULL)
         && harena_check (game, position, review->best, NULL);
}

/* Takes a word and says whether it was there. */
static gboolean
takes_word (const char **line,
            const char  *word)
{
  if (!g_str_has_prefix (*line, word))
    return FALSE;
  *line += strlen (word);
  return TRUE;
}

static gboolean
read_line (const char         *line,
           guint64             mark,
           const HarenaRecord *record,
           const void         *position,
           HarenaReview       *review)
{
  g_autofree char *wanted = g_strdup_printf ("%016" G_GINT64_MODIFIER "x ", mark);
  HarenaMove       list[HARENA_MOVES_MAX];

  *review = (HarenaReview) { .turn = record->game->turn (position) };
  review->forced = record->game->moves (position, list) == 1;
  if (!takes_word (&line, wanted))
    return FALSE;
  if (review->forced)
    {
      review->best = list[0];
      return g_str_equal (line, forced_word);
    }
  if (review->turn == HARENA_CHANCE)
    return takes_word (&line, luck_word) && read_luck (line, record, review);
  review->mixed = takes_word (&line, mixed_word);
  return (review->mixed || takes_word (&line, choice_word))
         && read_choice (line, record, position, review);
}

/* NULL if it is not one of ours. */
static GKeyFile *
load (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char     *text = NULL;
  gsize                length;

  if (!g_file_get_contents (path, &text, &length, NULL) || length > BYTES_MAX
      || !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL)
      || g_key_file_get_integer (file, HEAD, "Version", NULL) != VERSION_NOW)
    return NULL;
  return g_steal_pointer (&file);
}

guint
harena_review_read (const char         *path,
                    const HarenaRecord *record,
                    const HarenaEffort *effort,
                    HarenaReview       *reviews,
                    gboolean           *done)
{
  g_autoptr (GKeyFile)  file = load (path);
  g_autofree void      *position = g_malloc0 (record->game->position_size);
  guint64               mark = 0;
  guint                 n_done = 0;

  if (file == NULL || g_key_file_get_uint64 (file, HEAD, "Playouts", NULL) != effort->playouts)
    return 0;

  harena_record_replay (record, 0, position);
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove       move = g_array_index (record->moves, HarenaMove, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *line = g_key_file_get_string (file, MOVES, number, NULL);
      HarenaReview     review;

      mark = mark_next (mark, move);
      if (line != NULL && read_line (line, mark, record, position, &review))
        {
          reviews[i] = review;
          done[i] = TRUE;
          n_done++;
        }
      record->game->play (position, move);
    }

  return n_done;
}

static gboolean
read_seat (GKeyFile            *file,
           int                  number,
           HarenaReviewSummary *summary)
{
  g_autofree char *group = g_strdup_printf ("Seat %d", number);
  HarenaReviewSum *sum = &summary->sums[number - 1];
  gsize            n_mistakes = 0;
  g_autofree int  *mistakes = g_key_file_get_integer_list (file, group, "Mistakes", &n_mistakes,
                                                           NULL);

  summary->names[number - 1] = g_key_file_get_string (file, group, "Name", NULL);
  summary->players[number - 1] = g_key_file_get_string (file, group, "Player", NULL);
  sum->decisions = MAX (g_key_file_get_integer (file, group, "Decisions", NULL), 0);
  sum->cost = g_key_file_get_double (file, group, "Cost", NULL);
  sum->luck = g_key_file_get_double (file, group, "Luck", NULL);
  sum->luck_error = g_key_file_get_double (file, group, "LuckError", NULL);
  for (gsize i = 0; i < n_mistakes && HARENA_MISTAKE_SMALL + i < HARENA_N_MISTAKES; i++)
    sum->mistakes[HARENA_MISTAKE_SMALL + i] = MAX (mistakes[i], 0);

  return summary->players[number - 1] != NULL && sum->cost >= 0 && sum->cost <= sum->decisions
         && isfinite (sum->luck) && isfinite (sum->luck_error);
}

static HarenaReviewSummary *
read_summary (const char *path)
{
  g_autoptr (GKeyFile)            file = load (path);
  g_autoptr (HarenaReviewSummary) summary = NULL;

  if (file == NULL || !g_key_file_get_boolean (file, HEAD, "Whole", NULL))
    return NULL;

  summary = g_new0 (HarenaReviewSummary, 1);
  summary->game = g_key_file_get_string (file, HEAD, "Game", NULL);
  summary->date = g_key_file_get_int64 (file, HEAD, "Date", NULL);
  summary->finished = g_key_file_get_boolean (file, HEAD, "Finished", NULL);
  summary->has_luck = g_key_file_get_boolean (file, HEAD, "Luck", NULL);
  summary->n_seats = CLAMP (g_key_file_get_integer (file, HEAD, "Seats", NULL), 0,
                            HARENA_SEATS_MAX);
  summary->names = g_new0 (char *, summary->n_seats + 1);
  summary->players = g_new0 (char *, summary->n_seats + 1);
  for (guint i = 1; i <= summary->n_seats; i++)
    if (!read_seat (file, i, summary))
      return NULL;

  return summary->game != NULL && summary->n_seats > 0 ? g_steal_pointer (&summary) : NULL;
}

static int
compare_dates_cb (gconstpointer a,
                  gconstpointer b)
{
  const HarenaReviewSummary *first = *(HarenaReviewSummary *const *) a;
  const HarenaReviewSummary *second = *(HarenaReviewSummary *const *) b;

  return (first->date < second->date) - (first->date > second->date);
}

GPtrArray *
harena_review_summaries (const char *folder)
{
  g_autofree char  *place = harena_review_folder (folder);
  g_autoptr (GDir)  dir = g_dir_open (place, 0, NULL);
  GPtrArray        *summaries
    = g_ptr_array_new_with_free_func ((GDestroyNotify) harena_review_summary_free);
  const char       *name;

  for (int i = 0; i < FILES_MAX && dir != NULL && (name = g_dir_read_name (dir)) != NULL; i++)
    {
      g_autofree char     *path = g_build_filename (place, name, NULL);
      HarenaReviewSummary *summary = g_str_has_suffix (name, SUFFIX) ? read_summary (path) : NULL;

      if (summary != NULL)
        g_ptr_array_add (summaries, summary);
    }

  g_ptr_array_sort (summaries, compare_dates_cb);
  return summaries;
}
