/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the chart what the chapters of a game are, and what came at the very end. */

#include "table/end-points.h"

#include "words.h"

/* Without chapters, so many places on the axis at most. */
#define PLACES 40

static void
add_place (GArray       *columns,
           GStringChunk *texts,
           guint         n_moves,
           guint         number,
           const char   *name)
{
  g_autofree char   *tick = g_strdup_printf ("%u", number);
  HarenaPointsColumn column = { n_moves, g_string_chunk_insert (texts, tick),
                                g_string_chunk_insert (texts, name) };

  g_array_append_val (columns, column);
}

static void
add_chapters (GArray           *columns,
              GStringChunk     *texts,
              HarenaHand       *hand,
              const HarenaView *view)
{
  const HarenaChapters *chapters = harena_hand_get_chapters (hand);

  for (guint i = 0; i < harena_chapters_count (chapters); i++)
    {
      const HarenaChapterSpan *span = harena_chapters_get (chapters, i);
      g_autofree char         *name = view->face->chapter_name (i + 1);

      if (span->first >= view->present)
        return;
      add_place (columns, texts, MIN (view->present, span->end), i + 1, name);
    }
}

static void
add_moves (GArray           *columns,
           GStringChunk     *texts,
           const HarenaView *view)
{
  guint step = view->present / PLACES + 1;

  for (guint n_moves = step; n_moves < view->present; n_moves += step)
    {
      /* Translators: a place on the axis of the chart of points. */
      g_autofree char *name = g_strdup_printf (C_("chart", "Move %u"), n_moves);

      add_place (columns, texts, n_moves, n_moves, name);
    }
}

static GArray *
find_columns (HarenaHand       *hand,
              const HarenaView *view,
              GStringChunk     *texts)
{
  const HarenaChapters *chapters = harena_hand_get_chapters (hand);
  const HarenaChart    *chart = view->face->chart;
  GArray               *columns = g_array_new (FALSE, FALSE, sizeof (HarenaPointsColumn));
  /* Translators: the first place on the axis of the chart of points. */
  HarenaPointsColumn    start = { 0, "0", C_("chart", "The beginning") };
  /* Translators: the last place on the axis of the chart of points, and the same where it stands
   * alone. */
  HarenaPointsColumn    end = { view->present, C_("axis of a chart", "end"),
                                C_("chart", "The end") };

  if (chart != NULL && chart->start != NULL)
    start.name = g_dpgettext2 (GETTEXT_PACKAGE, "chart", chart->start);
  if (harena_chapters_count (chapters) > 0)
    start.n_moves = harena_chapters_get (chapters, 0)->first;
  g_array_append_val (columns, start);
  if (view->face->chapter != NULL)
    add_chapters (columns, texts, hand, view);
  else
    add_moves (columns, texts, view);
  g_array_append_val (columns, end);
  return columns;
}

void
harena_end_points_show (HarenaPointsChart *chart,
                        HarenaHand        *hand)
{
  const HarenaView            *view = harena_hand_get_view (hand);
  HarenaGameModel             *model = harena_hand_get_model (hand);
  const HarenaRecord          *record = harena_game_model_get_record (model);
  g_autoptr (HarenaStatistics) statistics = harena_statistics_new (record, view->present);
  GStringChunk                *texts = g_string_chunk_new (512);
  g_autoptr (GArray)           columns = find_columns (hand, view, texts);
  HarenaPointsLine             lines[HARENA_SEATS_MAX] = { 0 };

  for (int seat = 1; seat <= view->n_seats; seat++)
    {
      HarenaPointsLine *line = &lines[seat - 1];
      g_autofree char  *note = NULL;

      line->name = harena_view_seat (view, seat);
      line->colour = harena_view_colour (view, seat);
      if (view->face->chart != NULL && view->face->chart->bonus != NULL)
        line->bonus = view->face->chart->bonus (view, seat, &note);
      if (note != NULL)
        line->note = g_string_chunk_insert (texts, note);
    }
  harena_points_chart_set (chart, statistics, lines, (const HarenaPointsColumn *) columns->data,
                           columns->len);
  g_string_chunk_free (texts);
}
