/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who won how often: people by their names, computer players by their strength. */

#pragma once

#include "history.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_TOTALS_VIEW (harena_totals_view_get_type ())

G_DECLARE_FINAL_TYPE (HarenaTotalsView, harena_totals_view, HARENA, TOTALS_VIEW, GtkWidget)

GtkWidget *harena_totals_view_new (HarenaHistory *history);
