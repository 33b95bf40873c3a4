/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every change of a scoring is a step; steps are applied as they are found, and kept if wanted. */

#include "imperium/scoring.h"

#include "imperium/round.h"

/* Where steps are applied and kept. */
typedef struct
{
  ImperiumPosition *position;
  ImperiumStep     *steps; /* NULL: nobody wants to see them */
  int               n_steps;
} Scorer;

static inline void
apply (ImperiumPosition   *position,
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

void
imperium_apply_step (ImperiumPosition   *position,
                     const ImperiumStep *step)
{
  apply (position, step);
}

static inline void
take (Scorer      *scorer,
      ImperiumStep step)
{
  apply (scorer->position, &step);
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

int
imperium_rank (const ImperiumPosition *position,
               int                     province,
               int                     seat,
               int                    *place,
               int                    *lowest)
{
  const uint8_t *influence = position->influence[province];
  int            ahead = 0;
  int            level = 0;

  for (int i = 0; i < position->seats; i++)
    {
      ahead += influence[i] > influence[seat - 1];
      level += influence[i] == influence[seat - 1];
    }

  *place = ahead + 1;
  *lowest = ahead + level;
  return *lowest < position->seats && *lowest <= IMPERIUM_PAID_MAX
           ? imperium_provinces[province].paid[*lowest - 1]
           : 0;
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

          take (scorer, (ImperiumStep) {
            .kind = IMPERIUM_PLACED,
            .province = province,
            .seat = seat,
            .cylinders = imperium_choice_cylinders (choice, province),
          });
        }
    }
}

/* I16 to I18, the best first. Returns who is alone first, or 0; *somebody says if anybody has a
 * cylinder there at all. */
static int
pay_places (Scorer *scorer,
            int     province,
            bool   *somebody)
{
  const ImperiumPosition *position = scorer->position;
  ImperiumStep            of_place[HARENA_SEATS_MAX][HARENA_SEATS_MAX];
  int                     n_of_place[HARENA_SEATS_MAX] = { 0 };

  *somebody = false;
  for (int seat = 1; seat <= position->seats; seat++)
    if (position->influence[province][seat - 1] > 0)
      {
        int place, lowest;
        int points = imperium_rank (position, province, seat, &place, &lowest);

        of_place[place - 1][n_of_place[place - 1]++] = (ImperiumStep) {
          .kind = IMPERIUM_RANKED,
          .province = province,
          .seat = seat,
          .cylinders = position->influence[province][seat - 1],
          .place = place,
          .lowest = lowest,
          .points = points,
        };
        *somebody = true;
      }

  for (int place = 0; place < position->seats; place++)
    for (int i = 0; i < n_of_place[place]; i++)
      take (scorer, of_place[place][i]);

  return n_of_place[0] == 1 ? of_place[0][0].seat : 0;
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
      take (scorer, (ImperiumStep) {
        .kind = IMPERIUM_LEVEL,
        .province = province,
        .seat = former,
      });
      return;
    }

  take (scorer, (ImperiumStep) {
    .kind = IMPERIUM_PROCONSUL,
    .province = province,
    .seat = seat,
    .former = former,
  });
  run = imperium_run (position, province);
  take (scorer, (ImperiumStep) {
    .kind = IMPERIUM_RUN,
    .province = province,
    .seat = seat,
    .points = __builtin_popcount (run),
    .run = run,
  });
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
        take (scorer, (ImperiumStep) {
          .kind = IMPERIUM_RETURNED,
          .province = province,
          .seat = seat,
          .cylinders = cylinders,
        });
    }
}

/* I15 to I22. ear: the seat whose Ear it is, or 0. */
static void
score_province (Scorer *scorer,
                int     ear)
{
  int  province = scorer->position->standard;
  bool somebody;
  int  first;

  take (scorer, (ImperiumStep) { .kind = IMPERIUM_SCORED, .province = province, .seat = ear });
  first = pay_places (scorer, province, &somebody);
  if (somebody)
    {
      make_proconsul (scorer, province, first);
      return_cylinders (scorer, province);
    }
  take (scorer, (ImperiumStep) {
    .kind = IMPERIUM_MOVED,
    .province = (province + 1) % IMPERIUM_N_PROVINCES,
  });
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
