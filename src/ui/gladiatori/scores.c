/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left of a gladiator at the end. */

#include "gladiatori/scores.h"

#include "gladiatori/names.h"
#include "gladiatori/score.h"
#include "words.h"

static int
vp_of (const HarenaView *view,
       int               seat)
{
  return glad_position (view)->seats[seat].vp;
}

static int
pf_of (const HarenaView *view,
       int               seat)
{
  return glad_pf_left (&glad_position (view)->seats[seat]);
}

static int
lost_of (const HarenaView *view,
         int               seat)
{
  return glad_n_cards (glad_position (view)->seats[seat].out);
}

static int
alive_of (const HarenaView *view,
          int               seat)
{
  return glad_position (view)->seats[seat].state == GLAD_ALIVE ? GLAD_VP_ALIVE : 0;
}

static char *
describe_vp (const HarenaView *view,
             int               seat)
{
  int vp = vp_of (view, seat);

  /* Translators: the name of a player. */
  return g_strdup_printf (ngettext ("%s, %d victory point", "%s, %d victory points", ABS (vp)),
                          harena_view_seat (view, seat), vp);
}

const HarenaColumn glad_result_columns[GLAD_N_RESULTS] = {
  { .title = NC_("score table", "Alive"), .subtitle = NC_("result", "5 VP"), .value = alive_of },
  { .title = NC_("score table", "PF left"), .value = pf_of },
  { .title = NC_("score table", "Cards lost"), .value = lost_of },
  { .title = NC_("score table", "VP"), .value = vp_of, .describe = describe_vp, .sum = TRUE },
};

static int
bonus (const HarenaView *view,
       int               seat,
       char            **note)
{
  int alive = alive_of (view, seat);

  if (alive != 0)
    /* Translators: beside the jump that the points of a player make at the end. */
    *note = g_strdup_printf (_("+%d alive"), alive);
  return alive;
}

const HarenaChart glad_chart = {
  .title = N_("Victory points over the turns"),
  .start = NC_("chart", "Before the first turn"),
  .bonus = bonus,
};

/* Whose Action it is, also while another answers it. */
int
glad_scores_mover (const HarenaView *view)
{
  const GladPosition *position = glad_position (view);

  if (position->stage == GLAD_STAGE_OVER)
    return 0;
  if (position->action.seat != 0)
    return position->action.seat;
  return MAX (glad_asked (position)->seat, 0);
}
