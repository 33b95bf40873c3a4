/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ranks as they are, or as they are likely to become; both are paid by the tables of the box. */

#include "imperium/prospect.h"

#include "imperium/scoring.h"

#include <math.h>
#include <string.h>

/* A lead that others can still answer may be lost, and the more often they can the more so: fitted
 * to who was ahead in the end, in games of computer players against one another. */
static const float lead_lost = 0.7f;
static const float doubt_first = 0.4f;
static const float doubt_later = 0.2f;

/* Points that are a round further away count so much of those that are sooner. */
static const float patience[IMPERIUM_N_PROVINCES] = {
  1, 0.80f, 0.64f, 0.512f, 0.41f, 0.328f, 0.262f, 0.21f,
};

void
imperium_memory_init (void *data)
{
  ImperiumMemory *memory = data;

  for (int wait = 0; wait < IMPERIUM_WAITS; wait++)
    for (int i = 0; i < IMPERIUM_LEADS; i++)
      {
        float lead = i - IMPERIUM_CYLINDERS;

        float doubt = doubt_first + doubt_later * (wait - 1);

        memory->ahead[wait][i]
          = wait == 0 ? lead > 0 : 1 / (1 + expf ((lead_lost - lead) / doubt));
      }
}

void
imperium_look (const ImperiumPosition *position,
               ImperiumOutlook        *outlook)
{
  outlook->position = position;
  outlook->ears = 0;
  outlook->settled = false;
  memcpy (outlook->influence, position->influence, sizeof outlook->influence);
  if (position->step != IMPERIUM_STEP_SECOND)
    return;

  /* I11: whoever has shown no Oracle has shown everything. */
  outlook->settled = (position->again & (position->again - 1)) == 0;
  for (int i = 0; i < position->seats; i++)
    if (!(position->again & 1u << i))
      {
        unsigned choice = position->choices[i];

        outlook->ears += imperium_choice_has (choice, IMPERIUM_EAR);
        for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
          outlook->influence[province][i] += imperium_choice_cylinders (choice, province);
      }
}

/* The rounds until a province is scored. */
static int
rounds_until (const ImperiumOutlook *outlook,
              int                    province,
              int                    ears)
{
  int distance = (province - outlook->position->standard + IMPERIUM_N_PROVINCES)
                 % IMPERIUM_N_PROVINCES;
  int sooner = outlook->ears + ears;

  return distance > sooner ? distance - sooner : 0;
}

/* I20, were this seat proconsul here. */
static int
run_with (const ImperiumPosition *position,
          int                     province,
          int                     seat)
{
  int run = 1;

  for (int way = 0; way < 2; way++)
    {
      int at = imperium_provinces[province].neighbours[way];

      while (at != province && position->proconsul[at] == seat && run < IMPERIUM_N_PROVINCES)
        {
          run++;
          at = imperium_provinces[at].neighbours[way];
        }
    }

  return run;
}

static int
paid_now (const ImperiumOutlook *outlook,
          int                    province,
          int                    seat,
          int                    own)
{
  const ImperiumPosition *position = outlook->position;
  int                     ahead = 0;
  int                     level = 0;
  int                     lowest;

  if (own == 0)
    return 0;

  for (int i = 0; i < position->seats; i++)
    if (i != seat - 1)
      {
        ahead += outlook->influence[province][i] > own;
        level += outlook->influence[province][i] == own;
      }

  lowest = ahead + level;
  return (lowest < imperium_paid_places (province, position->seats)
            ? imperium_provinces[province].paid[lowest]
            : 0)
         + (lowest == 0 ? run_with (position, province, seat) : 0);
}

void
imperium_prospect_plain (const ImperiumOutlook *outlook,
                         int                    seat,
                         int                    ears,
                         ImperiumProspect      *prospect)
{
  prospect->now = 0;
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      float weight = patience[rounds_until (outlook, province, ears)];
      int   own = outlook->influence[province][seat - 1];
      float now = paid_now (outlook, province, seat, own);

      prospect->now += weight * now;
      prospect->more[province][0] = 0;
      for (int i = 1; i <= 2; i++)
        prospect->more[province][i] = weight * (paid_now (outlook, province, seat, own + i) - now);
    }
}

/* Between two places what lies between the two payments. */
float
imperium_expect (const ImperiumMemory  *memory,
                 const ImperiumOutlook *outlook,
                 int                    province,
                 int                    wait,
                 int                    seat,
                 const uint8_t         *influence)
{
  const ImperiumPosition *position = outlook->position;
  const uint8_t          *paid = imperium_provinces[province].paid;
  int                     places = imperium_paid_places (province, position->seats);
  float                   first = 1;
  float                   behind = 0;
  int                     place;
  float                   here, below;

  for (int i = 0; i < position->seats; i++)
    if (i != seat - 1)
      {
        float ahead
          = memory->ahead[wait][influence[seat - 1] - influence[i] + IMPERIUM_CYLINDERS];

        first *= ahead;
        behind += 1 - ahead;
      }

  place = behind;
  here = place < places ? paid[place] : 0;
  below = place + 1 < places ? paid[place + 1] : 0;
  return here + (behind - place) * (below - here) + first * run_with (position, province, seat);
}

/* What a seat is ahead of the mean of the others. */
static float
balance (const ImperiumMemory  *memory,
         const ImperiumOutlook *outlook,
         int                    province,
         int                    wait,
         int                    seat,
         const uint8_t         *influence)
{
  int   seats = outlook->position->seats;
  float own = imperium_expect (memory, outlook, province, wait, seat, influence);
  float others = 0;

  for (int other = 1; other <= seats; other++)
    if (other != seat)
      others += imperium_expect (memory, outlook, province, wait, other, influence);

  return own - others / (seats - 1);
}

void
imperium_prospect_likely (const ImperiumMemory  *memory,
                          const ImperiumOutlook *outlook,
                          int                    seat,
                          int                    ears,
                          ImperiumProspect      *prospect)
{
  prospect->now = 0;
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      int     rounds = rounds_until (outlook, province, ears);
      int     wait = rounds + !outlook->settled;
      float   weight = patience[rounds];
      uint8_t influence[HARENA_SEATS_MAX];
      float   now;

      memcpy (influence, outlook->influence[province], sizeof influence);
      now = balance (memory, outlook, province, wait, seat, influence);
      prospect->now += weight * now;
      prospect->more[province][0] = 0;
      for (int i = 1; i <= 2; i++)
        {
          influence[seat - 1]++;
          prospect->more[province][i]
            = weight * (balance (memory, outlook, province, wait, seat, influence) - now);
        }
    }
}

void
imperium_prospect_quick (const ImperiumMemory  *memory,
                         const ImperiumOutlook *outlook,
                         int                    seat,
                         ImperiumProspect      *prospect)
{
  prospect->now = 0;
  for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
    {
      int     rounds = rounds_until (outlook, province, 0);
      int     wait = rounds + !outlook->settled;
      float   weight = patience[rounds];
      uint8_t influence[HARENA_SEATS_MAX];
      float   now;

      memcpy (influence, outlook->influence[province], sizeof influence);
      now = imperium_expect (memory, outlook, province, wait, seat, influence);
      prospect->now += weight * now;
      prospect->more[province][0] = weight * now;
      for (int i = 1; i <= 2; i++)
        {
          influence[seat - 1]++;
          prospect->more[province][i]
            = weight * (imperium_expect (memory, outlook, province, wait, seat, influence) - now);
        }
    }
}
