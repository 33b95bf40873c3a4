/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cylinders in a province can be expected to bring, now and when it is scored. */

#pragma once

#include "imperium/position.h"

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

/* The board as it lies open for all: influence, and how soon each province is scored. */
typedef struct
{
  const ImperiumPosition *position;
  uint8_t                 influence[IMPERIUM_N_PROVINCES][HARENA_SEATS_MAX];
  uint8_t                 ears;    /* Ears that lie open */
  bool                    settled; /* nobody chooses any more in this round but who has the turn */
} ImperiumOutlook;

/* What one seat can expect, and what more for one or two cylinders in a province. */
typedef struct
{
  float now;
  float more[IMPERIUM_N_PROVINCES][3];
} ImperiumProspect;

void imperium_memory_init     (void *memory);

void imperium_look            (const ImperiumPosition *position,
                               ImperiumOutlook        *outlook);

/* As if the ranks stayed as they are: what the provinces would pay the seat, sooner before later.
 * ears: played by the seat itself. */
void imperium_prospect_plain  (const ImperiumOutlook *outlook,
                               int                    seat,
                               int                    ears,
                               ImperiumProspect      *prospect);

/* As ranks may change until then, and less what the others can expect. */
void imperium_prospect_likely (const ImperiumMemory  *memory,
                               const ImperiumOutlook *outlook,
                               int                    seat,
                               int                    ears,
                               ImperiumProspect      *prospect);

/* Without the others; more[province][0] is what the seat can expect there as it is. */
void imperium_prospect_quick  (const ImperiumMemory  *memory,
                               const ImperiumOutlook *outlook,
                               int                    seat,
                               ImperiumProspect      *prospect);

/* What a seat with so many cylinders in a province can expect there. */
float imperium_expect         (const ImperiumMemory  *memory,
                               const ImperiumOutlook *outlook,
                               int                    province,
                               int                    wait,
                               int                    seat,
                               const uint8_t         *influence);
