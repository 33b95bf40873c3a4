/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attack as one picture that builds up on both sides. */

#pragma once

#include "face.h"

extern const HarenaScene glad_attack_scene;
