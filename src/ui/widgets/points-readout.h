/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said about one place of a points chart: its name, and who had how many points there. */

#pragma once

#include "widgets/points-painter.h"

GtkWidget *harena_points_readout_new (const HarenaPointsPlot *plot,
                                      guint                   column);
