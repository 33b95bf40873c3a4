/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a chart of chances what a review has found out so far. */

#pragma once

#include "board/hand.h"
#include "widgets/chance-chart.h"

/* FALSE if there is nothing to be shown yet. */
gboolean harena_cost_points_show (HarenaChanceChart *chart,
                                  HarenaHand        *hand);
