/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The five cards of the team that has the turn. */

#pragma once

#include "face.h"

extern const HarenaCards circus_cards;

/* A table of them for each seat, of which that of the seat on turn is shown. */
GtkWidget *circus_card_stack_new    (HarenaHand *hand);

void       circus_card_stack_update (GtkWidget    *stack,
                                     HarenaHand   *hand,
                                     HarenaChange  change);
