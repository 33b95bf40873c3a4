/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mistake of the past on the board: the best move in gold, and beside it the one that was played. */

#pragma once

#include "board/board-view.h"

/* Nothing if no mistake was made where the cursor is, or if the two differ only in what is not on
 * the board. */
void harena_board_cost_snapshot (HarenaBoardView  *self,
                                 GtkSnapshot      *snapshot,
                                 const HarenaView *view);
