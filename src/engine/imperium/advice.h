/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known about playing Imperium well, as computer players want it. */

#pragma once

#include "imperium/position.h"
#include "strategy.h"

enum
{
  IMPERIUM_LEADS = 2 * IMPERIUM_CYLINDERS + 1, /* from all behind to all ahead */

  /* How often players still choose before a province is scored: from not at all, when all lies open,
   * to once a round while the standard goes round. */
  IMPERIUM_WAITS = IMPERIUM_N_PROVINCES + 1,
};

typedef struct
{
  float ahead[IMPERIUM_WAITS][IMPERIUM_LEADS]; /* how likely a lead now is one at the scoring */
} ImperiumMemory;

/* The board with all cards that lie open. */
typedef struct
{
  const ImperiumMemory   *memory;
  const ImperiumPosition *position;
  uint8_t                 influence[IMPERIUM_N_PROVINCES][HARENA_SEATS_MAX];
  uint8_t                 ears;    /* that lie open */
  bool                    settled; /* nobody chooses any more in this round but who has the turn */
} ImperiumOutlook;

/* How the worth of a province is reckoned. */
typedef enum
{
  IMPERIUM_AS_IT_STANDS,  /* what the ranks would pay as they are */
  IMPERIUM_AS_IT_MAY_BE,  /* as ranks may change until it is scored */
  IMPERIUM_AGAINST_OTHERS, /* the same, less what the others get on average */
} ImperiumView;

/* What one seat can expect, sooner before later, and what more for one or two cylinders. */
typedef struct
{
  float all;
  float now[IMPERIUM_N_PROVINCES];
  float more[IMPERIUM_N_PROVINCES][3];
} ImperiumProspect;

extern const HarenaStrategy imperium_strategy;

/* prospect.c */
void       imperium_memory_init (void *memory);

void       imperium_look        (const void             *memory,
                                 const ImperiumPosition *position,
                                 ImperiumOutlook        *outlook);

/* ears: played by the seat itself. */
void       imperium_prospect    (const ImperiumOutlook *outlook,
                                 int                    seat,
                                 int                    ears,
                                 ImperiumView           view,
                                 ImperiumProspect      *prospect);

/* What a seat can expect of a province if these are its cylinders and those of the others. */
float      imperium_expect      (const ImperiumOutlook *outlook,
                                 int                    province,
                                 int                    wait,
                                 int                    seat,
                                 const uint8_t         *influence);

/* judge.c */
void       imperium_judge       (void             *memory,
                                 const void       *position,
                                 const HarenaMove *list,
                                 int               n_moves,
                                 double           *worth);

void       imperium_weigh       (void             *memory,
                                 const void       *position,
                                 const HarenaMove *list,
                                 int               n_moves,
                                 float            *weights);

HarenaMove imperium_suggest     (void         *memory,
                                 const void   *position,
                                 HarenaRandom *random);

/* forecast.c */
void       imperium_value       (void       *memory,
                                 const void *position,
                                 double      wins[HARENA_SEATS_MAX]);
