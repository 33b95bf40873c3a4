/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A conflict: in the place of the map, from the piece that enters until the last fight was seen. */

#pragma once

#include "face.h"

extern const HarenaScene hannibal_scene;
