/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a team or a beast would do in a battle, in a few words each. */

#pragma once

#include "clash/position.h"

#include <glib.h>

enum
{
  CLASH_FACTS_MAX = 6,
};

typedef struct
{
  const char *icon;  /* its name */
  const char *label; /* "Throws again" */
  char       *value; /* "if they have no trident" */
} ClashFact;

/* attacks: whether it would be the attacker. Says how many facts there are. */
int  clash_facts_list  (const ClashGroup *group,
                        gboolean          attacks,
                        ClashFact        *facts);

void clash_facts_clear (ClashFact *facts,
                        int        n_facts);
