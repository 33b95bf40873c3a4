/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A little arena: who stands where. */

#pragma once

#include <gtk/gtk.h>

GtkWidget *glad_thumbnail_new (const void *position,
                               const int  *colours);
