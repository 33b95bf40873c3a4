/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose decision it is, the question, and the answers; or what happens while nobody is asked. */

#pragma once

#include "clash/hand.h"
#include "clash/story.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BATTLE_CHOICE (clash_battle_choice_get_type ())

G_DECLARE_FINAL_TYPE (ClashBattleChoice, clash_battle_choice, CLASH, BATTLE_CHOICE, GtkWidget)

GtkWidget *clash_battle_choice_new         (HarenaHand *hand);

/* title: what is being seen, and nobody can be asked meanwhile; NULL for what is asked now, or
 * comes next. seat: whose doing it is, or 0. happening: the last thing that happened, which a
 * screen reader hears of when it changes. over: the story has ended, and how is shown. */
void       clash_battle_choice_update      (ClashBattleChoice *self,
                                            const ClashStory  *story,
                                            const char        *title,
                                            int                seat,
                                            const char        *happening,
                                            gboolean           over);

/* A line in the place of the help, from the next update until the next question; NULL for the hint
 * that the model has, or the help. */
void       clash_battle_choice_say         (ClashBattleChoice *self,
                                            const char        *text);

/* narrow: answers below each other. brief: there is little height. */
void       clash_battle_choice_set_shape   (ClashBattleChoice *self,
                                            int                width,
                                            gboolean           narrow,
                                            gboolean           brief);

/* Plays the answer with this key; FALSE if there is none. */
gboolean   clash_battle_choice_press       (ClashBattleChoice *self,
                                            guint              keyval);

/* Of HarenaMove: what is offered, in order. */
GArray    *clash_battle_choice_get_moves   (ClashBattleChoice *self);
