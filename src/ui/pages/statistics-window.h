/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that were played to their end, and who won how often. */

#pragma once

#include "history.h"

#include <adwaita.h>

#define HARENA_TYPE_STATISTICS_WINDOW (harena_statistics_window_get_type ())

G_DECLARE_FINAL_TYPE (HarenaStatisticsWindow, harena_statistics_window, HARENA, STATISTICS_WINDOW,
                      AdwWindow)

/* A game that is chosen is opened by the parent's action win.open-file. */
GtkWidget *harena_statistics_window_new (GtkWindow     *parent,
                                         HarenaHistory *history);
