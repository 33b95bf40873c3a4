/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the hexes of both boards are; layout.py makes the tables from the art kit. */

#pragma once

#include "board/shape.h"

/* The wide board, and the one that stands on end. Spaces are numbered as the hexes of the rules. */
extern const HarenaLayout circus_layouts[2];

/* The foot of the gate of each row from a to e, on both boards. */
extern const HarenaPoint  circus_gates[2][5];

/* What is written on the wide board: the rows, and the two straights. */
extern const HarenaPoint  circus_row_labels[11];
extern const HarenaPoint  circus_straight_labels[2];
