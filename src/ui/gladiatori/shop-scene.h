/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creation and auction: what can be bought or bid, in the place of the arena. */

#pragma once

#include "face.h"

extern const HarenaScene glad_shop_scene;
