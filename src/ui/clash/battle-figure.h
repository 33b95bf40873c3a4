/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gladiator of a battle that can be pressed where it stands: to be netted, or to be given up; and a
 * net, which can be dropped on another. */

#pragma once

#include "clash/battle-medallion.h"
#include "clash/hand.h"

#define CLASH_TYPE_BATTLE_FIGURE (clash_battle_figure_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleFigure, clash_battle_figure, CLASH, BATTLE_FIGURE, GtkButton)

GtkWidget            *clash_battle_figure_new           (void);

ClashBattleMedallion *clash_battle_figure_get_medallion (ClashBattleFigure *self);

/* What a press plays now, and is said to do. */
void                  clash_battle_figure_offer         (ClashBattleFigure *self,
                                                         HarenaHand        *hand,
                                                         HarenaMove         move,
                                                         const char        *name);

/* A press means nothing now. throws: it is a net that is to be thrown. */
void                  clash_battle_figure_rest          (ClashBattleFigure *self,
                                                         const char        *name,
                                                         gboolean           throws);
