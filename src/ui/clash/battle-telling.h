/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle has come to, in words: its last move, and its end. */

#pragma once

#include "clash/story.h"

/* The last move in one sentence, and what came of it. */
typedef struct
{
  int   seat;  /* whose doing it was; 0 for a beast's */
  char *first; /* without a full stop */
  char *rest;  /* whole sentences, or "" */
} ClashHappening;

void  clash_happening_clear (ClashHappening *happening);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ClashHappening, clash_happening_clear)

/* landed: whether the dice have come to lie, so that it may be said how. */
void  clash_battle_tell     (HarenaGameModel  *model,
                             const ClashStory *story,
                             gboolean          landed,
                             ClashHappening   *happening);

/* What came before the last move, as sentences of the log, the newest first and no more than these;
 * or "". */
char *clash_battle_tell_earlier (HarenaGameModel  *model,
                                 const ClashStory *story,
                                 guint             most);

/* Of a battle that is over: "The battle is over: one gladiator has fallen". */
char *clash_battle_result   (const ClashStory *story);
