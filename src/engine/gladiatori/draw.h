/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Items that are drawn, and auctioned or chosen: G80 and G81. */

#pragma once

#include "gladiatori/move.h"
#include "gladiatori/position.h"

int      glad_n_items           (const GladSeat *seat);

bool     glad_may_hold          (const GladSeat *seat,
                                 int             item);

void     glad_auction_go_on     (GladPosition *position);

void     glad_selection_go_on   (GladPosition *position);

uint32_t glad_item_tickets      (const GladPosition *position,
                                 int                 item);

int      glad_item_moves        (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_item_play         (GladPosition *position,
                                 HarenaMove    move);

int      glad_bid_moves         (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_bid_play          (GladPosition *position,
                                 HarenaMove    move);

int      glad_drop_moves        (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_drop_play         (GladPosition *position,
                                 HarenaMove    move);

int      glad_first_moves       (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_first_play        (GladPosition *position,
                                 HarenaMove    move);

int      glad_choose_moves      (const GladPosition *position,
                                 HarenaMove         *list);

void     glad_choose_play       (GladPosition *position,
                                 HarenaMove    move);
