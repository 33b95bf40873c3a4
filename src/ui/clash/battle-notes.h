/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side of a battle does, in a line or two. */

#pragma once

#include "clash/story.h"

/* The side whose throw is on the table, or comes next. */
int   clash_battle_roller (const ClashStory *story);

/* "Red is first: one spear against none" */
char *clash_battle_first  (const ClashStory *story);

/* Lines for the card of a side; short: one of a few words. */
char *clash_battle_notes  (const ClashStory *story,
                           int               side,
                           gboolean          brief);
