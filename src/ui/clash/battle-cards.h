/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choices of a battle as cards: what each does, what it changes, and its chances. */

#pragma once

#include "clash/battle-option.h"
#include "clash/hand.h"
#include "clash/odds.h"

#include <gtk/gtk.h>

typedef struct
{
  HarenaHand *hand;
  ClashOdds *odds;   /* NULL if they are not to be shown */
  gboolean    narrow; /* cards below each other */
  gboolean    tight;  /* cards beside each other, with little room for each */
  gboolean    brief;  /* little height: only what matters for the choice */
} ClashCards;

/* number: of the choice, from 1. Sets option to the button of the card, which may be the card
 * itself. */
GtkWidget *clash_battle_card_new (const ClashCards   *cards,
                                  HarenaMove          move,
                                  int                 number,
                                  ClashBattleOption **option);
