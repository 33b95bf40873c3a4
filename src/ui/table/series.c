/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games before stand in the record; the present one is read from its end. */

#include "table/series.h"

#include "record.h"
#include "words.h"

#include <string.h>

enum
{
  SEATS = 2,
};

/* The seat that has won alone, or 0. */
static int
winner_of (unsigned winners)
{
  return winners != 0 && (winners & (winners - 1)) == 0 ? __builtin_ctz (winners) + 1 : 0;
}

void
harena_series_of_next (HarenaGameModel *model,
                       gboolean         changed,
                       char            *series)
{
  const HarenaRecord *record = harena_game_model_get_whole_record (model);
  g_autofree void    *position = g_malloc0 (record->game->position_size);
  int                 resigned;
  unsigned            winners;

  memcpy (series, record->series, sizeof record->series);
  harena_game_model_copy_position (model, harena_game_model_get_present (model), position);
  resigned = harena_game_model_get_resigned (model);
  winners = resigned != 0 ? harena_record_winners_over (record->game, &record->setup, resigned)
                          : record->game->winners (position);
  if (harena_game_model_get_over (model))
    harena_record_add_to_series (series, winner_of (winners));
  for (char *digit = series; changed && *digit != '\0'; digit++)
    if (*digit != '0')
      *digit = '0' + SEATS + 1 - (*digit - '0');
}

/* Who has won the last two games, or 0. */
static int
won_twice (const char *series)
{
  gsize length = strlen (series);

  if (length < 2 || series[length - 1] != series[length - 2])
    return 0;

  return series[length - 1] - '0';
}

static void
add_draws (GString *words,
           int      n_draws)
{
  if (n_draws == 0)
    return;

  g_string_append_c (words, ' ');
  g_string_append_printf (words, ngettext ("%d game was a draw.", "%d games were draws.", n_draws),
                          n_draws);
}

char *
harena_say_series (const HarenaView *view)
{
  char     series[HARENA_RECORD_SERIES_MAX + 1] = "";
  int      won[SEATS + 1] = { 0 };
  GString *words;
  int      twice;

  if (view->model != NULL)
    memcpy (series, harena_game_model_get_whole_record (view->model)->series, sizeof series);
  harena_record_add_to_series (series, winner_of (harena_view_winners (view)));
  if (series[1] == '\0')
    return g_strdup (_("Change sides until somebody wins twice in a row."));

  for (const char *digit = series; *digit != '\0'; digit++)
    won[*digit - '0']++;
  twice = won_twice (series);
  words = g_string_new (NULL);
  if (twice != 0)
    {
      /* Translators: a name. */
      g_string_append_printf (words, _("%s has won twice in a row."),
                              harena_view_seat (view, twice));
      g_string_append_c (words, ' ');
    }
  /* Translators: how many games of a series were won: a name and a number, twice. */
  g_string_append_printf (words, _("Games won: %s %d, %s %d."), harena_view_seat (view, 1), won[1],
                          harena_view_seat (view, 2), won[2]);
  add_draws (words, won[0]);
  return g_string_free (words, FALSE);
}
