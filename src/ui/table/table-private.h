/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the table know of each other. */

#pragma once

#include "face.h"
#include "table/table.h"

struct _HarenaTable
{
  GtkWidget                 parent_instance;

  HarenaGameModel          *model;
  HarenaHand               *hand;
  const HarenaFace         *face;
  HarenaLessonCourse       *course;       /* NULL but for a lesson that is still on */
  GMenuModel               *menu;

  GtkWidget                *views;
  GtkWidget                *board;        /* the page with it */
  GPtrArray                *scenes;       /* widgets, in the order of the face */
  GtkWidget                *curtain;      /* made when it is needed */
  GtkWidget                *end;          /* made when the game is over */
  GtkWidget                *coach;        /* of the board; NULL but for a lesson that is still on */
  GtkWidget                *scene_coach;  /* the same under a scene with a screen of its own */
  guint                     lesson;       /* that the keyboard was put to */
  GtkWidget                *log;          /* the window with the log, or NULL, */
  GtkWidget                *log_list;     /* and the log in it */

  gboolean                  reviewing;    /* the model waits meanwhile */
  GCancellable             *hint;         /* of the hint that is thought about, or NULL */
  GCancellable             *judging;      /* of the move that the tutor looks at, or NULL, */
  HarenaMove                judged;       /* this one, */
  GtkWidget                *tutor;        /* and what it asks about it, or NULL */
};

/* table.c */
void harena_table_update          (HarenaTable *self);

void harena_table_set_reviewing   (HarenaTable *self,
                                  gboolean    reviewing);

/* A line in the place of the help; NULL for the hint, or the help. */
void harena_table_say             (HarenaTable *self,
                                  const char *text);

/* Puts the keyboard where the question is answered. */
void harena_table_grab            (HarenaTable *self);

/* The scene that is on, and its widget; NULL for none. */
const HarenaScene *harena_table_find_scene (HarenaTable *self,
                                            GtkWidget  **widget);

/* Whether a scene with a screen of its own is seen. */
gboolean harena_table_shows_whole (HarenaTable *self);

/* table-lesson.c */

/* The coaches follow what a scene tells. */
void harena_table_update_coaches (HarenaTable *self);


/* Puts the keyboard on the way to the next lesson, if there is only something to read. */
gboolean harena_table_grab_next   (HarenaTable *self);

void harena_table_drop_coaches    (HarenaTable *self);

/* Whether an attack has to be pressed twice. */
void harena_table_update_confirm  (HarenaTable *self);

/* Whether persons are asked what is obvious; a lesson asks everything. */
void harena_table_update_obvious  (HarenaTable *self);

/* table-review.c */

/* What leads to moves that cost something. */
void harena_table_install_review_actions (GtkWidgetClass *widget_class);

void harena_table_update_review_actions  (HarenaTable *self);

/* table-tutor.c */

/* It asks before a blunder is played, where that was wished. */
void harena_table_tutor_init      (HarenaTable *self);

/* What was in hand is another move by now. */
void harena_table_tutor_forget    (HarenaTable *self);

void harena_table_tutor_end       (HarenaTable *self);

/* table-actions.c */
void harena_table_install_actions (GtkWidgetClass *widget_class);

void harena_table_update_actions  (HarenaTable *self);

void harena_table_close_log       (HarenaTable *self);
