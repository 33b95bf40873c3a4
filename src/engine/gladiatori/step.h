/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What belongs to each question: its moves, and how one is played. */

#pragma once

#include "gladiatori/position.h"

typedef struct
{
  int        (*moves) (const GladPosition *position,
                       HarenaMove         *list);
  void       (*play)  (GladPosition *position,
                       HarenaMove    move);
} GladQuestion;

extern const GladQuestion glad_questions[GLAD_N_QUESTIONS];
