/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position as lines of text. */

#pragma once

#include "imperium/position.h"

size_t imperium_show (const void      *position,
                      HarenaTranslate  translate,
                      char            *text,
                      size_t           size);
