/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices as the record names them, such as “choose bread gallia africa ear”. */

#pragma once

#include "imperium/choice.h"

void imperium_write_choice (HarenaMove  choice,
                            char       *text);

void imperium_write_move   (const void *position,
                            HarenaMove  move,
                            int         viewer,
                            char       *text);

bool imperium_read_move    (const void   *position,
                            const char   *text,
                            HarenaMove   *move,
                            HarenaReason *reason);
