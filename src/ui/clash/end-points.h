/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points of a finished game over its battles. */

#pragma once

#include "game-model.h"
#include "widgets/points-chart.h"

/* One column a battle, and the survivors at the end (R38). Says how many battles there were. */
guint clash_end_points_show (HarenaPointsChart *chart,
                             HarenaGameModel   *model);
