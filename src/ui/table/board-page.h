/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board and what stands about it: header, panel, question. In a narrow window the panel gives
 * way to what stands under the header and above the question. */

#pragma once

#include "face.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_BOARD_PAGE (harena_board_page_get_type ())

G_DECLARE_FINAL_TYPE (HarenaBoardPage, harena_board_page, HARENA, BOARD_PAGE, GtkWidget)

GtkWidget *harena_board_page_new           (HarenaHand *hand);

void       harena_board_page_set_menu      (HarenaBoardPage *self,
                                           GMenuModel     *menu);

/* Whether the review bar stands where the question was. */
void       harena_board_page_set_reviewing (HarenaBoardPage *self,
                                           gboolean        reviewing);

/* Brings it to what there is: each of its children once. */
void       harena_board_page_update        (HarenaBoardPage *self,
                                            HarenaChange     change);

/* A scene of the face, which may stand in the place of the board; and which one does, or NULL. */
void       harena_board_page_add_scene     (HarenaBoardPage   *self,
                                            GtkWidget         *widget);

void       harena_board_page_show_scene    (HarenaBoardPage   *self,
                                            const HarenaScene *scene,
                                            GtkWidget         *widget);

/* A line in the place of the help, until the next question; NULL for the hint that the model has,
 * or the help. */
void       harena_board_page_say           (HarenaBoardPage *self,
                                           const char     *text);

/* Who leads through a lesson: beside the board, or under it. Takes a floating reference; NULL when
 * the lesson is over. */
void       harena_board_page_set_coach     (HarenaBoardPage *self,
                                           GtkWidget      *coach);

/* Whether a team is just walking over the board; a property as well. */
gboolean   harena_board_page_get_moving    (HarenaBoardPage *self);

/* The board, or the scene in its place. */
GtkWidget *harena_board_page_get_middle    (HarenaBoardPage *self);

/* Puts the keyboard where the question is answered. */
void       harena_board_page_grab          (HarenaBoardPage *self);
