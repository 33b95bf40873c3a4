/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play" Clash. */

#pragma once

#include "learn/lesson.h"

extern const HarenaLessons clash_lessons;
