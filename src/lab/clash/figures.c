/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verbs, battles, endings, beasts and lost gladiators. */

#include "figures.h"

#include "clash/notation.h"
#include "clash/position.h"
#include "clash/score.h"

#include <string.h>

/* R37. Each is printed, even if no game ended that way. */
static const char *const endings[CLASH_N_ENDINGS] = { "one-player", "beasts", "passes" };

void
clash_figures_add_move (void       *data,
                        HarenaMove  move)
{
  ClashFigures *figures = data;

  figures->verbs[clash_move_verb (move)]++;
}

void
clash_figures_add_game (void       *data,
                        const void *end)
{
  ClashFigures        *figures = data;
  const ClashPosition *position = end;
  const char          *ending = clash_ending (position);

  for (int i = 0; i < CLASH_N_ENDINGS; i++)
    figures->endings[i] += strcmp (ending, endings[i]) == 0;

  figures->beasts_killed += position->killed;
  figures->gladiators_unscored += position->taken[0];
}

void
clash_figures_write (const void *data,
                     guint64     n_games,
                     LabJson    *json)
{
  const ClashFigures *figures = data;
  const guint64      *verbs = figures->verbs;
  guint64             battles = verbs[CLASH_ATTACK] + verbs[CLASH_BEAST] + verbs[CLASH_RELEASE];

  lab_json_open (json, "moves", '{');
  for (int verb = 0; verb < CLASH_N_VERBS; verb++)
    lab_json_number (json, clash_verbs[verb], (double) verbs[verb] / n_games);
  lab_json_close (json, '}');

  lab_json_open (json, "ended", '{');
  for (int i = 0; i < CLASH_N_ENDINGS; i++)
    lab_json_number (json, endings[i], (double) figures->endings[i] / n_games);
  lab_json_close (json, '}');

  lab_json_number (json, "battles", (double) battles / n_games);
  lab_json_number (json, "beasts_killed", (double) figures->beasts_killed / n_games);
  lab_json_number (json, "gladiators_unscored", (double) figures->gladiators_unscored / n_games);
}
