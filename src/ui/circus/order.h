/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of this round as a strip: who has moved, who moves, who is to come. */

#pragma once

#include "face.h"

extern const HarenaPart circus_part_order;
extern const HarenaPart circus_part_order_narrow;
