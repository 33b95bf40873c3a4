/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a side of a battle: crest, name, where it stands, wounds. */

#pragma once

#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_HEAD (clash_battle_head_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleHead, clash_battle_head, CLASH, BATTLE_HEAD, GtkWidget)

GtkWidget  *clash_battle_head_new        (void);

void        clash_battle_head_update     (ClashBattleHead  *self,
                                          HarenaGameModel  *model,
                                          const ClashStory *story,
                                          int               side,
                                          gboolean          narrow);

/* Without room for words the star alone tells of a wound. */
void        clash_battle_head_set_roomy  (ClashBattleHead *self,
                                          gboolean         roomy);

const char *clash_battle_head_get_name   (ClashBattleHead *self);

/* "One wound" or "Two hits left", or "". */
const char *clash_battle_head_get_wounds (ClashBattleHead *self);

/* Puts a star in the box for every wound, and for a beast for every hit that it can still take. */
void        clash_battle_head_fill_stars (const ClashStorySide *side,
                                          GtkWidget            *box,
                                          int                   size);
