/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placing: who places when, and what the start hex in sight is worth. */

#pragma once

#include "face.h"

extern const HarenaPart circus_part_placing;
