/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and complaints in a window of their own. */

#pragma once

#include <adwaita.h>

GtkWidget *harena_message_new (GtkWindow  *parent,
                               const char *heading,
                               const char *sentence);
