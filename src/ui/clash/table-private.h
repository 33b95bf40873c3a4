/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the table know of each other. */

#pragma once

#include "clash/hand.h"
#include "clash/table.h"

struct _ClashTable
{
  GtkWidget        parent_instance;

  HarenaGameModel *model;
  ClashHand       *hand;
  ClashTutorial   *tutorial;     /* NULL but for a lesson that is still on */
  GMenuModel      *menu;

  GtkWidget       *views;
  GtkWidget       *board;
  GtkWidget       *battle;
  GtkWidget       *end;          /* made when the game is over */
  GtkWidget       *coach;        /* of the board; NULL but for a lesson that is still on */
  GtkWidget       *battle_coach; /* the same under a battle */
  guint            lesson;       /* that the keyboard was put to */
  GtkWidget       *log;          /* the window with the log, or NULL */

  gboolean         reviewing;    /* the model waits meanwhile */
  GCancellable    *hint;         /* of the hint that is thought about, or NULL */
};

/* table.c */
void clash_table_update          (ClashTable *self);

void clash_table_set_reviewing   (ClashTable *self,
                                  gboolean    reviewing);

/* A line in the place of the help; NULL for the hint, or the help. */
void clash_table_say             (ClashTable *self,
                                  const char *text);

/* Puts the keyboard where the question is answered. */
void clash_table_grab            (ClashTable *self);

/* table-lesson.c */

/* Puts the keyboard on the way to the next lesson, if there is only something to read. */
gboolean clash_table_grab_next   (ClashTable *self);

void clash_table_drop_coaches    (ClashTable *self);

/* Whether an attack has to be pressed twice. */
void clash_table_update_confirm  (ClashTable *self);

/* table-actions.c */
void clash_table_install_actions (GtkWidgetClass *widget_class);

void clash_table_update_actions  (ClashTable *self);
