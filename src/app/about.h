/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who made this, and under which licence it is. */

#pragma once

#include <gtk/gtk.h>

void harena_about_present (GtkWindow *parent);
