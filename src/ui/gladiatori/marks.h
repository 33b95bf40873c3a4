/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks of the arena: where a step leads, what it costs, whom one may attack. */

#pragma once

#include "face.h"

#include "gladiatori/paint.h"

void glad_mark      (const HarenaView *view,
                     int               space,
                     HarenaMark       *mark);

/* angles: degrees clockwise from the right for each direction, in the layout in use. */
void glad_mark_draw (cairo_t          *cr,
                     const HarenaMark *mark,
                     double            radius,
                     gboolean          flat,
                     const double     *angles);
