/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paints an attack into a size. */

#pragma once

#include "gladiatori/attack-sums.h"

#include <gtk/gtk.h>

/* shown: how many addends have fallen into place, the attacker's first. */
void glad_paint_attack (cairo_t            *cr,
                        const GladAttack   *attack,
                        const HarenaView   *view,
                        const GladPosition *position,
                        int                 shown,
                        double              width,
                        double              height);
