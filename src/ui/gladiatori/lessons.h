/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play": the first phase of a game against a Tiro. */

#pragma once

#include "face.h"

extern const HarenaLessons glad_lessons;
