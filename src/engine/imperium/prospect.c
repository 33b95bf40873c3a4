/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cylinders in a province can be expected to bring, now and when it is scored. */

#include "imperium/advice.h"

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

        memory->ahead[wait][i] = wait == 0 ? lead > 0 : 1 / (1 + expf ((lead_lost - lead) / doubt));
      }
}

void
imperium_look (const void             *memory,
               const ImperiumPosition *position,
               ImperiumOutlook        *outlook)
{
  unsigned open = position->step == IMPERIUM_STEP_SECOND ? ~position->again : 0;

  /* I11: whoever has shown no Oracle has shown everything. */
  *outlook = (ImperiumOutlook) { .memory = memory, .position = position };
  outlook->settled = open != 0 && (position->again & (position->again - 1)) == 0;
  memcpy (outlook->influence, position->influence, sizeof outlook->influence);
  for (int i = 0; i < position->seats; i++)
    if (open & 1u << i)
      {
        outlook->ears += imperium_choice_has (position->choices[i], IMPERIUM_EAR);
        for (int province = 0; province < IMPERIUM_N_PROVINCES; province++)
          outlook->influence[province][i]
            += imperium_choice_cylinders (position->choices[i], province);
      }
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

/* Between two places what lies between the two payments. Who has no cylinder is behind all others,
 * as far as nobody chooses any more. */
float
imperium_expect (const ImperiumOutlook *outlook,
                 int                    province,
                 int                    wait,
                 int                    seat,
                 const uint8_t         *influence)
{
  const ImperiumPosition *position = outlook->position;
  const float            *ahead_by = outlook->memory->ahead[wait] + IMPERIUM_CYLINDERS;
  const uint8_t          *paid = imperium_provinces[province].paid;
  int                     places = imperium_paid_places (province, position->seats);
  float                   first = 1;
  float                   behind = 0;
  int                     place;
  float                   here, below;

  for (int i = 0; i < position->seats; i++)
    if (i != seat - 1)
      {
        float ahead = ahead_by[influence[seat - 1] - influence[i]];

        first *= ahead;
        behind += 1 - ahead;
      }

  place = behind;
  here = place < places ? paid[place] : 0;
  below = place + 1 < places ? paid[place + 1] : 0;
  return here + (behind - place) * (below - here) + first * run_with (position, province, seat);
}

static float
expect_in_view (const ImperiumOutlook *outlook,
                int                    province,
                int                    wait,
                int                    seat,
                const uint8_t         *influence,
                ImperiumView           view)
{
  int   seats = outlook->position->seats;
  float own = imperium_expect (outlook, province, wait, seat, influence);
  float others = 0;

  for (int other = 1; other <= seats && view == IMPERIUM_AGAINST_OTHERS; other++)
    if (other != seat)
      others += imperium_expect (outlook, province, wait, other, influence);

  return own - others / (seats - 1);
}

void
imperium_prospect (const ImperiumOutlook *outlook,
                   int                    seat,
                   int                    ears,
                   ImperiumView           view,
                   ImperiumProspect      *prospect)
{
  int standard = outlook->position->standard;
  int sooner = outlook->ears + ears;

  prospect->all = 0;
  for (int distance = 0; distance < IMPERIUM_N_PROVINCES; distance++)
    {
      int     province = (standard + distance) % IMPERIUM_N_PROVINCES;
      int     rounds = distance > sooner ? distance - sooner : 0;
      int     wait = view == IMPERIUM_AS_IT_STANDS ? 0 : rounds + !outlook->settled;
      float  *more = prospect->more[province];
      uint8_t influence[HARENA_SEATS_MAX];

      memcpy (influence, outlook->influence[province], sizeof influence);
      for (int i = 0; i <= 2; i++, influence[seat - 1]++)
        more[i] = patience[rounds]
                  * expect_in_view (outlook, province, wait, seat, influence, view);
      prospect->now[province] = more[0];
      prospect->all += more[0];
      for (int i = 2; i >= 0; i--)
        more[i] -= more[0];
    }
}
