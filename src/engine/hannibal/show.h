/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as lines for a person who reads it in a terminal. */

#pragma once

#include "game.h"

size_t hannibal_show (const void      *position,
                      HarenaTranslate  translate,
                      char            *text,
                      size_t           size);
