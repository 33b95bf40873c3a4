/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on the map (H7 to H14), and how it ends. */

#pragma once

#include "hannibal/move.h"
#include "hannibal/position.h"

int  hannibal_turn_moves     (const HannibalPosition *position,
                              HarenaMove             *list);

void hannibal_march_play     (HannibalPosition       *position,
                              HarenaMove              move);

void hannibal_lead_play      (HannibalPosition       *position,
                              HarenaMove              move);

void hannibal_sail_play      (HannibalPosition       *position,
                              HarenaMove              move);

/* Either form of it. */
void hannibal_trade_play     (HannibalPosition       *position,
                              HarenaMove              move);

void hannibal_pass_play      (HannibalPosition       *position,
                              HarenaMove              move);

/* Takes one piece off the board: Hannibal, or one of the others in this place. */
void hannibal_remove         (HannibalPosition       *position,
                              int                     side,
                              int                     place,
                              bool                    is_hannibal);

/* H24, H26, H28; else it is the other side's turn. */
void hannibal_end_turn       (HannibalPosition       *position);

/* winners: 0 for a draw, else the side and one. */
void hannibal_end_game       (HannibalPosition       *position,
                              HannibalEnd             ending,
                              unsigned                winners);
