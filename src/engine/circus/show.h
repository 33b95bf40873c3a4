/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position as lines that a person can read. */

#pragma once

#include "game.h"

size_t circus_show (const void      *position,
                    HarenaTranslate  translate,
                    char            *text,
                    size_t           size);
