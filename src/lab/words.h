/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the reader, for whatever the laboratory says to a person. */

#pragma once

#include "reason.h"

/* The engine marks its sentences without GLib, and with a macro of the same name. */
#undef N_
#include <glib/gi18n.h>
