/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine reckons; here is only found what it has to reckon with. */

#include "imperium/reveal.h"

#include <string.h>

gboolean
imperium_is_last (const HarenaTelling *telling)
{
  const ImperiumPosition *before = telling->before;
  const ImperiumPosition *after = telling->after;

  return before->step != after->step || before->round != after->round;
}

/* What was secret before the move has come to light with it; the record knows it. */
static gboolean
fill_in (const HarenaTelling *telling,
         ImperiumPosition    *open)
{
  gboolean missing = FALSE;

  for (int i = 0; i < open->seats; i++)
    missing = missing || open->choices[i] == IMPERIUM_UNSEEN;
  if (!missing)
    return TRUE;
  if (telling->model == NULL)
    return FALSE;

  for (guint back = 1; back <= telling->index && back < HARENA_SEATS_MAX; back++)
    {
      int        seat = harena_game_model_get_turn_at (telling->model, telling->index - back);
      HarenaMove move;

      if (seat < 1 || open->choices[seat - 1] != IMPERIUM_UNSEEN)
        continue;
      if (!harena_game_model_get_move (telling->model, telling->index - back, &move))
        return FALSE;
      open->choices[seat - 1] = move | IMPERIUM_CHOSEN;
    }
  return TRUE;
}

gboolean
imperium_reveal (const HarenaTelling *telling,
                 ImperiumReveal      *reveal)
{
  const ImperiumPosition *before = telling->before;
  const ImperiumPosition *after = telling->after;

  memset (reveal, 0, sizeof *reveal);
  if (!telling->known || !imperium_is_last (telling))
    return FALSE;
  reveal->open = *before;
  if (!fill_in (telling, &reveal->open))
    return FALSE;

  reveal->n_steps = imperium_steps_of (&reveal->open, telling->move, reveal->steps);
  reveal->open.choices[telling->turn - 1] = telling->move | IMPERIUM_CHOSEN;
  if (before->step == IMPERIUM_STEP_SECOND)
    reveal->again = before->again;
  else if (after->round == before->round && after->step == IMPERIUM_STEP_SECOND)
    reveal->oracles = after->again;
  return TRUE;
}

static void
add_steps (ImperiumTally        *tally,
           const ImperiumReveal *reveal)
{
  for (int i = 0; i < reveal->n_steps; i++)
    {
      const ImperiumStep *step = &reveal->steps[i];

      if (step->kind != IMPERIUM_RANKED && step->kind != IMPERIUM_RUN)
        continue;
      tally->provinces[step->province][step->seat - 1] += step->points;
      if (step->kind == IMPERIUM_RUN)
        tally->runs[step->seat - 1] += step->points;
      else
        tally->paid[step->seat - 1] += step->points;
    }
}

void
imperium_tally (const HarenaView *view,
                ImperiumTally    *tally)
{
  ImperiumPosition before, after;
  HarenaTelling    telling;
  ImperiumReveal   reveal;

  memset (tally, 0, sizeof *tally);
  for (guint i = 0; view->model != NULL && i < view->cursor; i++)
    {
      harena_telling_init (&telling, view->face, view->model, i, &before, &after);
      if (imperium_reveal (&telling, &reveal))
        add_steps (tally, &reveal);
    }
}
