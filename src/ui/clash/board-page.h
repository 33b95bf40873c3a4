/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arena and what stands about it: header, panel, question. In a narrow window the panel gives
 * way to a strip under the header and a pocket above the question. */

#pragma once

#include "clash/hand.h"

#include <gtk/gtk.h>

#define CLASH_TYPE_BOARD_PAGE (clash_board_page_get_type ())

G_DECLARE_FINAL_TYPE (ClashBoardPage, clash_board_page, CLASH, BOARD_PAGE, GtkWidget)

GtkWidget *clash_board_page_new           (ClashHand *hand);

void       clash_board_page_set_menu      (ClashBoardPage *self,
                                           GMenuModel     *menu);

/* Whether the review bar stands where the question was. */
void       clash_board_page_set_reviewing (ClashBoardPage *self,
                                           gboolean        reviewing);

/* A line in the place of the help, until the next question; NULL for the hint that the model has,
 * or the help. */
void       clash_board_page_say           (ClashBoardPage *self,
                                           const char     *text);

/* Who leads through a lesson: beside the board, or under it. Takes a floating reference; NULL when
 * the lesson is over. */
void       clash_board_page_set_coach     (ClashBoardPage *self,
                                           GtkWidget      *coach);

/* Whether a team is just walking over the board; a property as well. */
gboolean   clash_board_page_get_moving    (ClashBoardPage *self);

/* Puts the keyboard where the question is answered. */
void       clash_board_page_grab          (ClashBoardPage *self);
