/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the page know of each other. */

#pragma once

#include "clash/board-page.h"

#include "table/question-bar.h"

#include <adwaita.h>

struct _ClashBoardPage
{
  GtkWidget          parent_instance;

  ClashHand         *hand;
  GtkWidget         *header;
  AdwWindowTitle    *title;
  GtkMenuButton     *menu;
  GtkWidget         *leave_review;
  GtkWidget         *undo;
  GtkWidget         *redo;
  GtkWidget         *panel_button;
  GtkWidget         *hint_button;
  GtkWidget         *bars;
  HarenaQuestionBar *question;

  GtkWidget         *arena;
  GtkWidget         *panel;
  GtkWidget         *strip;
  GtkWidget         *pocket;
  GtkWidget         *review_bar;
  GtkWidget         *coach;        /* NULL but for a lesson */

  char              *said;         /* in the place of the help, or NULL */
  char              *asked;        /* the question that it was said to, */
  guint              asked_at;     /* and where the game was then */
  gboolean           reviewing;
};

/* Whether a coach is to be seen: who looks back at the game is not taught meanwhile. */
static inline gboolean
clash_board_page_is_taught (ClashBoardPage *self)
{
  return self->coach != NULL && !self->reviewing;
}

/* board-page-layout.c */
GtkSizeRequestMode clash_board_page_get_request_mode (GtkWidget *widget);

void               clash_board_page_measure          (GtkWidget      *widget,
                                                      GtkOrientation  orientation,
                                                      int             for_size,
                                                      int            *minimum,
                                                      int            *natural,
                                                      int            *minimum_baseline,
                                                      int            *natural_baseline);

void               clash_board_page_size_allocate    (GtkWidget *widget,
                                                      int        width,
                                                      int        height,
                                                      int        baseline);
