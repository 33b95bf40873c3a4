/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers from the position, and what each of them is called. */

#include "clash/scores.h"

#include "clash/hand.h"
#include "table/columns.h"
#include "words.h"

/* Translators: a seat and a number of the score table, for a screen reader; as the next. */
static int
teams_of (const HarenaView *view,
          int               seat)
{
  return clash_count_cells (clash_position (view)->held[seat]);
}

static char *
describe_teams (const HarenaView *view,
                int               seat)
{
  int n = teams_of (view, seat);

  return g_strdup_printf (ngettext ("%s, %d team", "%s, %d teams", n), harena_view_seat (view, seat), n);
}

static int
left_of (const HarenaView *view,
         int               seat)
{
  return clash_position (view)->alive[seat];
}

static char *
describe_left (const HarenaView *view,
               int               seat)
{
  int n = left_of (view, seat);

  return g_strdup_printf (ngettext ("%s, %d gladiator left", "%s, %d gladiators left", n), harena_view_seat (view, seat), n);
}

static int
taken_of (const HarenaView *view,
          int               seat)
{
  return clash_position (view)->taken[seat];
}

static char *
describe_taken (const HarenaView *view,
                int               seat)
{
  int n = taken_of (view, seat);

  return g_strdup_printf (ngettext ("%s, %d gladiator taken", "%s, %d gladiators taken", n), harena_view_seat (view, seat), n);
}

static int
beasts_of (const HarenaView *view,
           int               seat)
{
  return clash_position (view)->beasts[seat];
}

static char *
describe_beasts (const HarenaView *view,
                 int               seat)
{
  int n = beasts_of (view, seat);

  return g_strdup_printf (ngettext ("%s, %d beast killed", "%s, %d beasts killed", n), harena_view_seat (view, seat), n);
}

static char *
describe_points (const HarenaView *view,
                 int               seat)
{
  int n = harena_columns_points (view, seat);

  return g_strdup_printf (ngettext ("%s, %d point", "%s, %d points", n),
                          harena_view_seat (view, seat), n);
}

const HarenaColumn clash_score_columns[CLASH_N_SCORE_COLUMNS] = {
  { .title = NC_("score table", "Teams"), .value = teams_of, .describe = describe_teams },
  { .title = NC_("score table", "Left"), .value = left_of, .describe = describe_left },
  { .title = NC_("score table", "Taken"), .value = taken_of, .describe = describe_taken },
  { .title = NC_("score table", "Beasts"), .value = beasts_of, .describe = describe_beasts },
  {
    .title = NC_("score table", "Points"), .value = harena_columns_points,
    .describe = describe_points, .sum = TRUE,
  },
};

/* R38; they only count when the game is over. */
static int
survivors_of (const HarenaView *view,
              int               seat)
{
  return clash_position (view)->step == CLASH_STEP_OVER ? clash_position (view)->alive[seat] : 0;
}

/* R39. */
const HarenaColumn clash_result_columns[CLASH_N_RESULT_COLUMNS] = {
  {
    .title = NC_("score table", "Taken"), .subtitle = NC_("result", "1 each"),
    .value = taken_of,
  },
  {
    /* Translators: one's own gladiators that are left at the end. */
    .title = NC_("score table", "Survivors"), .subtitle = NC_("result", "1 each"),
    .value = survivors_of,
  },
  {
    .title = NC_("score table", "Beasts"), .subtitle = NC_("result", "2 each"),
    .value = beasts_of,
  },
  { .title = NC_("score table", "Points"), .value = harena_columns_points, .sum = TRUE },
};

int
clash_scores_mover (const HarenaView *view)
{
  const ClashPosition *position = clash_position (view);

  return position->step != CLASH_STEP_OVER ? position->mover : 0;
}

int
clash_scores_bonus (const HarenaView *view,
                    int               seat,
                    char            **note)
{
  int survivors = survivors_of (view, seat);

  if (survivors > 0)
    /* Translators: beside the jump that the points of a player make at the end. */
    *note = g_strdup_printf (ngettext ("+%d survivor", "+%d survivors", survivors), survivors);
  return survivors * CLASH_POINTS_GLADIATOR;
}
