/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chart at the end of a game shows. */

#pragma once

#include "face.h"
#include "widgets/points-chart.h"

/* The points over the chapters of the game, which is over. */
void harena_end_points_show (HarenaPointsChart *chart,
                             HarenaHand        *hand);
