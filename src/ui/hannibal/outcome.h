/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the hand in a conflict: what a card does, the fights so far, and the odds. */

#pragma once

#include "face.h"
#include "hannibal/facts.h"

/* left: a box, at whose end the odds stand. */
GtkWidget *hannibal_outcome_new    (HarenaHand          *hand,
                                    GtkWidget           *left);

/* telling: the fight that is being seen, or NULL. */
void       hannibal_outcome_update (GtkWidget           *outcome,
                                    const HannibalFight *telling);

/* What a card does against another: "You win: Hannibal is removed." */
char      *hannibal_say_outcome    (const HannibalPosition *position,
                                    int                     side,
                                    int                     own,
                                    int                     theirs);
