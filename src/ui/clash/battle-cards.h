/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choices of a battle as cards: what each does, what it changes, and its chances. */

#pragma once

#include "clash/battle-option.h"
#include "clash/hand.h"
#include "clash/battle-odds.h"

#include <gtk/gtk.h>

typedef struct
{
  HarenaHand         *hand;
  const HarenaMove   *moves;
  int                 n_moves;
  const ClashOutlook *outlooks; /* of each move; NULL if they are not to be shown */
  gboolean            narrow;   /* rows below each other */
  gboolean            tight;    /* cards beside each other, with little room for each */
  gboolean            brief;    /* little height: only what matters for the choice */
} ClashCards;

/* index: of the choice among the moves. Sets option to the button of the card, which may be the card
 * itself. */
GtkWidget *clash_battle_card_new (const ClashCards   *cards,
                                  int                 index,
                                  ClashBattleOption **option);
