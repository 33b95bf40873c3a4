/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Learn to play", as a table. */

#pragma once

#include "learn/lesson.h"

extern const HarenaLessons circus_lessons;
