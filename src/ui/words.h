/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gettext for the widgets. */

#pragma once

/* The engine marks its sentences without GLib, and with a macro of the same name. */
#include "reason.h"
#undef N_
#include <glib/gi18n-lib.h>
