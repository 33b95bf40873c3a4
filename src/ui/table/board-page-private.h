/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the page know of each other. */

#pragma once

#include "table/board-page.h"

#include "table/parts.h"
#include "table/question-bar.h"

#include <adwaita.h>

struct _HarenaBoardPage
{
  GtkWidget          parent_instance;

  HarenaHand        *hand;
  GtkWidget         *header;
  AdwWindowTitle    *title;
  GtkMenuButton     *menu;
  GtkWidget         *leave_review;
  GtkWidget         *leave_words;
  GtkWidget         *undo;
  GtkWidget         *redo;
  GtkWidget         *panel_button;
  GtkWidget         *bars;
  HarenaQuestionBar *question;

  GtkWidget         *middle;       /* a stack: the board, and scenes that stand in its place */
  GtkWidget         *board;        /* NULL in a game without one */
  const HarenaScene *scene;        /* that stands in its place, or NULL */
  GtkWidget         *panel;
  HarenaParts       *above[2];     /* for a wide room, and for a narrow one */
  HarenaParts       *below[2];
  GtkWidget         *above_box[2];
  GtkWidget         *below_box[2];
  GtkWidget         *review_box;   /* the two below, one above the other */
  GtkWidget         *cost_strip;
  GtkWidget         *review_bar;
  GtkWidget         *coach;        /* NULL but for a lesson */
  gboolean           answers;      /* beside the coach there are buttons to be pressed */

  char              *said;         /* in the place of the help, or NULL */
  char              *asked;        /* the question that it was said to, */
  guint              asked_at;     /* and where the game was then */
  gboolean           reviewing;
  gboolean           column;       /* the question stands beside the board */
};

/* Which of the two stands there now. */
static inline int
harena_board_page_room (gboolean narrow)
{
  return narrow ? 1 : 0;
}

/* Whether a coach is to be seen: who looks back at the game is not taught meanwhile. */
static inline gboolean
harena_board_page_is_taught (HarenaBoardPage *self)
{
  return self->coach != NULL && !self->reviewing;
}

/* board-page-layout.c */

/* Header, question and coach take the shape that the width allows. */
void               harena_board_page_shape            (HarenaBoardPage *self,
                                                      int              width);

GtkSizeRequestMode harena_board_page_get_request_mode (GtkWidget *widget);

void               harena_board_page_measure          (GtkWidget      *widget,
                                                      GtkOrientation  orientation,
                                                      int             for_size,
                                                      int            *minimum,
                                                      int            *natural,
                                                      int            *minimum_baseline,
                                                      int            *natural_baseline);

void               harena_board_page_size_allocate    (GtkWidget *widget,
                                                      int        width,
                                                      int        height,
                                                      int        baseline);
