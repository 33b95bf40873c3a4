/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as lines for a person. */

#pragma once

#include "gladiatori/position.h"

size_t glad_show (const void      *position,
                  HarenaTranslate  translate,
                  char            *text,
                  size_t           size);
