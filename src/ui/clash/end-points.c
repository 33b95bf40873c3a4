/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the chart what battles and survivors are. */

#include "clash/end-points.h"

#include "clash/battles.h"
#include "clash/speech.h"
#include "clash/standings.h"
#include "words.h"

/* Battles that were begun; the last one may have been the end. */
static guint
count_battles (HarenaGameModel *model,
               const GArray    *battles)
{
  guint present = harena_game_model_get_present (model);
  guint n_battles = 0;

  while (n_battles < battles->len
         && g_array_index (battles, ClashBattleSpan, n_battles).first < present)
    n_battles++;

  return n_battles;
}

static GArray *
find_columns (const GArray *battles,
              guint         n_battles,
              guint         present,
              GStringChunk *texts)
{
  GArray            *columns = g_array_new (FALSE, FALSE, sizeof (HarenaPointsColumn));
  /* Translators: a place on the axis of the chart of points: before the first battle. */
  HarenaPointsColumn start = { 0, "0", C_("chart", "Before the battles") };
  /* Translators: the last place on the axis of the chart of points, and the same where it stands
   * alone. */
  HarenaPointsColumn end = { present, C_("axis of a chart", "end"), C_("chart", "The end") };

  if (n_battles > 0)
    start.n_moves = g_array_index (battles, ClashBattleSpan, 0).first;
  g_array_append_val (columns, start);
  for (guint i = 0; i < n_battles; i++)
    {
      g_autofree char   *tick = g_strdup_printf ("%u", i + 1);
      g_autofree char   *name = g_strdup_printf (_("Battle %u"), i + 1);
      HarenaPointsColumn column = {
        MIN (present, g_array_index (battles, ClashBattleSpan, i).end),
        g_string_chunk_insert (texts, tick), g_string_chunk_insert (texts, name),
      };

      g_array_append_val (columns, column);
    }
  g_array_append_val (columns, end);
  return columns;
}

guint
clash_end_points_show (HarenaPointsChart *chart,
                       HarenaGameModel   *model)
{
  guint                        present = harena_game_model_get_present (model);
  const HarenaRecord          *record = harena_game_model_get_record (model);
  g_autoptr (HarenaStatistics) statistics = harena_statistics_new (record, present);
  g_autoptr (GArray)           battles = clash_battles_find (model);
  guint                        n_battles = count_battles (model, battles);
  GStringChunk                *texts = g_string_chunk_new (512);
  g_autoptr (GArray)           columns = find_columns (battles, n_battles, present, texts);
  ClashStanding                list[HARENA_SEATS_MAX];
  guint                        n_seats = clash_standings_find (model, list);
  HarenaPointsLine             lines[HARENA_SEATS_MAX] = { 0 };

  for (guint i = 0; i < n_seats; i++)
    {
      HarenaSeat       *seat = harena_game_model_get_seat (model, list[i].seat);
      int               survivors = list[i].survivors;
      HarenaPointsLine *line = &lines[list[i].seat - 1];
      /* Translators: beside the jump that the points of a player make at the end. */
      g_autofree char  *note = g_strdup_printf (ngettext ("+%d survivor", "+%d survivors",
                                                          survivors), survivors);

      line->name = clash_speech_seat (model, list[i].seat);
      line->colour = harena_seat_get_colour (seat);
      line->bonus = survivors * CLASH_POINTS_GLADIATOR;
      if (survivors > 0)
        line->note = g_string_chunk_insert (texts, note);
    }
  harena_points_chart_set (chart, statistics, lines, (const HarenaPointsColumn *) columns->data,
                           columns->len);
  g_string_chunk_free (texts);
  return n_battles;
}
