/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every change of a scoring is a step; steps are applied as they are found, and kept if wanted. */

#include "imperium/scoring.h"

#include "imperium/rules.h"

/* Where steps are applied and kept. */
typedef struct
{
  ImperiumPosition *position;
  ImperiumStep     *steps; /* NULL: nobody wants to see them */
  int               n_steps;
} Scorer;

void
imperium_apply_step (ImperiumPosition   *position,
                     const ImperiumStep *step)
{
  int province = step->province;
  int i = step->seat - 1;

  switch (step->kind)
    {
    case IMPERIUM_PLACED:
      position->influence[province][i] += step->cylinders;
      position->supply[i] -= step->cylinders;
      break;
    case IMPERIUM_SCORED:
      if (step->seat != 0)
        position->ears |= imperium_seat_bit (step->seat);
      break;
    case IMPERIUM_RANKED:
    case IMPERIUM_RUN:
      position->points[i] += step->points;
      break;
    case IMPERIUM_PROCONSUL:
      position->proconsul[province] = step->seat;
      break;
    case IMPERIUM_RETURNED:
      position->influence[province][i] -= step->cylinders;
      position->supply[i] += step->cylinders;
      break;
    case IMPERIUM_MOVED:
      position->standard = province;
      break;
    case IMPERIUM_LEVEL:
    default:
      break;
    }
}

static void
take (Scorer      *scorer,
      ImperiumStep step)
{
  imperium_apply_step (scorer->position, &step);
  if (scorer->steps != NULL)
    scorer->steps[scorer->n_steps++] = step;
}

unsigned
imperium_run (const ImperiumPosition *position,
              int                     province)
{
  int      seat = position->proconsul[province];
  unsigned run = 1u << province;

  for (int way = 0; way < 2; way++)
    {
      int at = imperium_provinces[province].neighbours[way];

      while (position->proconsul[at] == seat && !(run & 1u << at))
        {
          run |= 1u << at;
          at = imperium_provinces[at].neighbours[way];
        }
    }

  return run;
}

/* I13: in the order of the seats, and then of the provinces. */
static void
place_cylinders (Scorer *scorer)
{
  const ImperiumPosition *position = scorer->position;

  for (int seat = 1; seat <= position->seats; seat++)
    {
      unsigned choice = position->choices[seat - 1];
      unsigned provinces = choice & IMPERIUM_PROVINCE_BITS;

      for (; provinces != 0; provinces &= provinces - 1)
        {
          int province = __builtin_ctz (provinces);

          take (scorer, (ImperiumStep) { .kind = IMPERIUM_PLACED, .province = province,
                                         .seat = seat,
                                         .cylinders
                                         = imperium_choice_cylinders (choice, province) });
        }
    }
}

/* I16, I17: the place of a seat that has cylinders there, and what it is paid. */
static ImperiumStep
rank (const ImperiumPosition *position,
      int                     province,
      int                     seat)
{
  const uint8_t *influence = position->influence[province];
  ImperiumStep   step = { .kind = IMPERIUM_RANKED, .province = province, .seat = seat,
                          .cylinders = influence[seat - 1], .place = 1 };

  for (int i = 0; i < position->seats; i++)
    {
      step.place += influence[i] > step.cylinders;
      step.lowest += influence[i] >= step.cylinders;
    }

  if (step.lowest <= imperium_paid_places (province, position->seats))
    step.points = imperium_provinces[province].paid[step.lowest - 1];
  return step;
}

int
imperium_rank_province (const ImperiumPosition *position,
                        int                     province,
                        ImperiumStep           *steps)
{
  int n_steps = 0;

  for (int place = 1; place <= position->seats; place++)
    for (int seat = 1; seat <= position->seats; seat++)
      if (position->influence[province][seat - 1] > 0)
        {
          ImperiumStep step = rank (position, province, seat);

          if (step.place == place)
            steps[n_steps++] = step;
        }

  return n_steps;
}

/* I16 to I18. Returns who is alone first, or 0. */
static int
pay_places (Scorer *scorer,
            int     province)
{
  ImperiumStep steps[HARENA_SEATS_MAX];
  int          n_steps = imperium_rank_province (scorer->position, province, steps);
  int          first = 0;

  for (int i = 0; i < n_steps; i++)
    {
      take (scorer, steps[i]);
      if (steps[i].lowest == 1)
        first = steps[i].seat;
    }

  return first;
}

/* I19, I20. */
static void
make_proconsul (Scorer *scorer,
                int     province,
                int     seat)
{
  const ImperiumPosition *position = scorer->position;
  int                     former = position->proconsul[province];
  unsigned                run;

  if (seat == 0)
    {
      take (scorer, (ImperiumStep) { .kind = IMPERIUM_LEVEL, .province = province, .seat = former });
      return;
    }

  take (scorer, (ImperiumStep) { .kind = IMPERIUM_PROCONSUL, .province = province, .seat = seat,
                                 .former = former });
  run = imperium_run (position, province);
  take (scorer, (ImperiumStep) { .kind = IMPERIUM_RUN, .province = province, .seat = seat,
                                 .points = __builtin_popcount (run), .run = run });
}

/* I21. */
static void
return_cylinders (Scorer *scorer,
                  int     province)
{
  const ImperiumPosition *position = scorer->position;

  for (int seat = 1; seat <= position->seats; seat++)
    {
      int staying = position->proconsul[province] == seat ? 1 : 0;
      int cylinders = position->influence[province][seat - 1] - staying;

      if (cylinders > 0)
        take (scorer, (ImperiumStep) { .kind = IMPERIUM_RETURNED, .province = province,
                                       .seat = seat, .cylinders = cylinders });
    }
}

/* I15 to I22. ear: the seat whose Ear it is, or 0. */
static void
score_province (Scorer *scorer,
                int     ear)
{
  int      province = scorer->position->standard;
  unsigned there = 0;

  for (int i = 0; i < scorer->position->seats; i++)
    there += scorer->position->influence[province][i];

  take (scorer, (ImperiumStep) { .kind = IMPERIUM_SCORED, .province = province, .seat = ear });
  if (there > 0)
    {
      make_proconsul (scorer, province, pay_places (scorer, province));
      return_cylinders (scorer, province);
    }
  take (scorer, (ImperiumStep) { .kind = IMPERIUM_MOVED,
                                 .province = (province + 1) % IMPERIUM_N_PROVINCES });
}

int
imperium_score_round (ImperiumPosition *position,
                      ImperiumStep     *steps)
{
  Scorer scorer = { position, steps, 0 };

  place_cylinders (&scorer);
  score_province (&scorer, 0);
  for (int seat = 1; seat <= position->seats; seat++)
    if (imperium_choice_has (position->choices[seat - 1], IMPERIUM_EAR))
      score_province (&scorer, seat);

  return scorer.n_steps;
}

int
imperium_steps_of (const ImperiumPosition *before,
                   HarenaMove              move,
                   ImperiumStep            steps[IMPERIUM_STEPS_MAX])
{
  ImperiumPosition position = *before;

  return imperium_put_choice (&position, move) ? imperium_score_round (&position, steps) : 0;
}
