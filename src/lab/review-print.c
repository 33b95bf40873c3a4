/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To a person a line for each decision, then one for each seat; to a program everything. */

#include "review-print.h"

#include "json.h"
#include "output.h"
#include "result.h"
#include "table.h"
#include "words.h"

#include <math.h>

typedef struct
{
  HarenaReviewSum sums[HARENA_SEATS_MAX];
  gboolean        has_luck; /* chance had a say */
  gboolean        is_over;
  double          results[HARENA_SEATS_MAX]; /* what each seat has of the win, less an even share */
} Summary;

static const char *const mistake_words[HARENA_N_MISTAKES] = {
  [HARENA_MISTAKE_NONE] = "",
  /* Translators: how bad a mistake is: a small one, from 2 % of the win on, */
  [HARENA_MISTAKE_SMALL] = N_("small"),
  /* Translators: a large mistake, from 5 % on, */
  [HARENA_MISTAKE_LARGE] = N_("large"),
  /* Translators: and a blunder, from 10 % on */
  [HARENA_MISTAKE_BLUNDER] = N_("blunder"),
};

static void
sum_up (const LabReview *review,
        Summary         *summary)
{
  const HarenaRecord *record = review->record;
  const HarenaGame   *game = record->game;
  g_autofree void    *end = g_malloc0 (game->position_size);
  int                 parts[HARENA_SEATS_MAX];

  *summary = (Summary) { 0 };
  for (guint i = 0; i < record->moves->len; i++)
    if (review->done[i])
      {
        harena_review_add (&review->reviews[i], record->setup.seats, summary->sums);
        summary->has_luck |= review->reviews[i].turn == HARENA_CHANCE;
      }

  harena_record_replay (record, record->moves->len, end);
  summary->is_over = game->turn (end) == HARENA_NOBODY;
  lab_result_wins (game, &record->setup, end, parts);
  for (int i = 0; i < record->setup.seats; i++)
    summary->results[i] = (double) parts[i] / LAB_PARTS_OF_WIN
                          - 1.0 / harena_n_sides (game, &record->setup);
}

static double
mean_cost (const HarenaReviewSum *sum)
{
  return sum->decisions > 0 ? sum->cost / sum->decisions : 0;
}

static void
print_decision (LabTable           *table,
                const LabReview    *review,
                const void         *position,
                guint               index)
{
  const HarenaRecord *record = review->record;
  const HarenaReview *one = &review->reviews[index];
  HarenaMistake       mistake = harena_review_mistake (one);
  char                played[HARENA_MOVE_TEXT_MAX];
  char                best[HARENA_MOVE_TEXT_MAX];

  record->game->write_move (position, g_array_index (record->moves, HarenaMove, index),
                            HARENA_SEES_ALL, played);
  record->game->write_move (position, one->best, HARENA_SEES_ALL, best);
  lab_table_add (table, "%u %s", index + 1, played);
  lab_table_add (table, "%d", one->turn);
  lab_table_add (table, "%.1f", 100 * one->wins_played);
  lab_table_add (table, "%.1f", 100 * one->cost);
  lab_table_add (table, "%s", mistake != HARENA_MISTAKE_NONE ? _(mistake_words[mistake]) : "");
  lab_table_add (table, "%s", one->cost > 0 ? best : "");
}

static void
print_decisions (const LabReview *review)
{
  static const char *const titles[] = {
    /* Translators: titles of the columns of a table; a move with its number, */
    N_("Move"),
    /* Translators: the number of the seat that played it, which percentage of the win it promised,
     * how much less that is than the best, how bad a mistake that is, and what was better */
    N_("Seat"), N_("Wins %"), N_("Cost %"), N_("Mistake"), N_("Better"), NULL
  };
  const HarenaRecord *record = review->record;
  g_autofree void    *position = g_malloc0 (record->game->position_size);
  LabTable            table;

  harena_record_replay (record, 0, position);
  lab_table_begin (&table, titles);
  for (guint i = 0; i < record->moves->len; i++)
    {
      const HarenaReview *one = &review->reviews[i];

      if (review->done[i] && one->turn > 0 && !one->forced)
        print_decision (&table, review, position, i);
      record->game->play (position, g_array_index (record->moves, HarenaMove, i));
    }
  lab_table_print (&table);
}

static void
print_sums (const LabReview *review,
            const Summary   *summary)
{
  static const char *const titles[] = {
    /* Translators: titles of the columns of a table; the number of a seat and who plays there, */
    N_("Seat"),
    /* Translators: how many decisions it made, how many of them were small and large mistakes and
     * blunders, what they cost together and on average, in per cent of the win, */
    N_("Decisions"), N_("Small"), N_("Large"), N_("Blunders"), N_("Cost %"), N_("Each %"),
    /* Translators: what luck brought it, and by how much that is uncertain */
    N_("Luck %"), "±", NULL
  };
  const HarenaRecord *record = review->record;
  LabTable            table;

  lab_table_begin (&table, titles);
  for (int i = 0; i < record->setup.seats; i++)
    {
      const HarenaReviewSum *sum = &summary->sums[i];

      lab_table_add (&table, "%d %s", i + 1, record->seats[i].player);
      lab_table_add (&table, "%u", sum->decisions);
      for (int mistake = HARENA_MISTAKE_SMALL; mistake <= HARENA_MISTAKE_BLUNDER; mistake++)
        lab_table_add (&table, "%u", sum->mistakes[mistake]);
      lab_table_add (&table, "%.1f", 100 * sum->cost);
      lab_table_add (&table, "%.2f", 100 * mean_cost (sum));
      lab_table_add (&table, summary->has_luck ? "%+.1f" : "–", 100 * sum->luck);
      lab_table_add (&table, summary->has_luck ? "%.1f" : "–", 100 * sum->luck_error);
    }
  lab_table_print (&table);
}

/* What came of it all: the win, less the even share of it that everybody begins with, is what luck
 * has brought and what play has, one's own and that of the others. */
static void
print_result (const LabReview *review,
              const Summary   *summary)
{
  static const char *const titles[] = {
    /* Translators: titles of the columns of a table; the number of a seat, what it has of the win
     * beyond an even share, and how much of that is luck and how much is play */
    N_("Seat"), N_("Result %"), N_("Luck %"), N_("Play %"), "±", NULL
  };
  LabTable table;

  if (!summary->is_over || !summary->has_luck)
    return;

  lab_print ("\n");
  lab_table_begin (&table, titles);
  for (int i = 0; i < review->record->setup.seats; i++)
    {
      const HarenaReviewSum *sum = &summary->sums[i];

      lab_table_add (&table, "%d", i + 1);
      lab_table_add (&table, "%+.1f", 100 * summary->results[i]);
      lab_table_add (&table, "%+.1f", 100 * sum->luck);
      lab_table_add (&table, "%+.1f", 100 * (summary->results[i] - sum->luck));
      lab_table_add (&table, "%.1f", 100 * sum->luck_error);
    }
  lab_table_print (&table);
}

static void
write_decision (LabJson            *json,
                const HarenaRecord *record,
                const HarenaReview *one,
                const void         *position)
{
  static const char *const words[HARENA_N_MISTAKES] = { NULL, "small", "large", "blunder" };
  char                     best[HARENA_MOVE_TEXT_MAX];

  record->game->write_move (position, one->best, HARENA_SEES_ALL, best);
  lab_json_truth (json, "forced", one->forced);
  if (one->forced)
    return;

  lab_json_truth (json, "mixed", one->mixed);
  lab_json_text (json, "best", best);
  lab_json_number (json, "wins", one->wins_played);
  lab_json_number (json, "wins_best", one->wins);
  lab_json_number (json, "points", one->points_played);
  lab_json_number (json, "points_best", one->points);
  lab_json_number (json, "cost", one->cost);
  lab_json_text (json, "mistake", words[harena_review_mistake (one)]);
  lab_json_numbers (json, "chances", one->chances, record->setup.seats);
}

static void
write_moves (LabJson         *json,
             const LabReview *review)
{
  const HarenaRecord *record = review->record;
  g_autofree void    *position = g_malloc0 (record->game->position_size);

  harena_record_replay (record, 0, position);
  lab_json_open (json, "moves", '[');
  for (guint i = 0; i < record->moves->len; i++)
    {
      HarenaMove          move = g_array_index (record->moves, HarenaMove, i);
      const HarenaReview *one = &review->reviews[i];
      char                text[HARENA_MOVE_TEXT_MAX];

      record->game->write_move (position, move, HARENA_SEES_ALL, text);
      if (review->done[i])
        {
          lab_json_open (json, NULL, '{');
          lab_json_count (json, "number", i + 1);
          lab_json_whole (json, "turn", one->turn);
          lab_json_text (json, "move", text);
          if (one->turn > 0)
            write_decision (json, record, one, position);
          else
            {
              lab_json_numbers (json, "luck", one->luck, record->setup.seats);
              lab_json_numbers (json, "luck_error", one->luck_error, record->setup.seats);
            }
          lab_json_close (json, '}');
        }
      record->game->play (position, move);
    }
  lab_json_close (json, ']');
}

static void
write_sums (LabJson         *json,
            const LabReview *review,
            const Summary   *summary)
{
  const HarenaRecord *record = review->record;

  lab_json_open (json, "seats", '[');
  for (int i = 0; i < record->setup.seats; i++)
    {
      const HarenaReviewSum *sum = &summary->sums[i];

      lab_json_open (json, NULL, '{');
      lab_json_text (json, "player", record->seats[i].player);
      lab_json_count (json, "decisions", sum->decisions);
      lab_json_count (json, "small", sum->mistakes[HARENA_MISTAKE_SMALL]);
      lab_json_count (json, "large", sum->mistakes[HARENA_MISTAKE_LARGE]);
      lab_json_count (json, "blunders", sum->mistakes[HARENA_MISTAKE_BLUNDER]);
      lab_json_number (json, "cost", sum->cost);
      lab_json_number (json, "mean_cost", mean_cost (sum));
      lab_json_number (json, "luck", sum->luck);
      lab_json_number (json, "luck_error", sum->luck_error);
      if (summary->is_over)
        lab_json_number (json, "result", summary->results[i]);
      lab_json_close (json, '}');
    }
  lab_json_close (json, ']');
}

void
lab_review_print (const LabReview *review,
                  gboolean         wants_json)
{
  Summary summary;
  LabJson json;

  sum_up (review, &summary);
  if (!wants_json)
    {
      print_decisions (review);
      lab_print ("\n");
      print_sums (review, &summary);
      print_result (review, &summary);
      return;
    }

  lab_json_begin (&json);
  lab_json_open (&json, NULL, '{');
  lab_json_text (&json, "game", review->record->game->id);
  lab_json_text (&json, "level", review->level->id);
  write_moves (&json, review);
  write_sums (&json, review, &summary);
  lab_json_close (&json, '}');
  lab_json_print (&json);
}
