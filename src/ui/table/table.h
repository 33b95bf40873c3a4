/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen of a running game: the board, a scene, the curtain, or the end, whichever is on.
 *
 * Its actions are called "table.…"; see table.c. */

#pragma once

#include "learn/lesson-course.h"
#include "game-model.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_TABLE (harena_table_get_type ())

G_DECLARE_FINAL_TYPE (HarenaTable, harena_table, HARENA, TABLE, GtkWidget)

GtkWidget       *harena_table_new               (HarenaGameModel *model);

/* Learn to play. */
GtkWidget       *harena_table_new_with_course   (HarenaLessonCourse *course);

HarenaGameModel *harena_table_get_model         (HarenaTable *self);

/* Whether the game is looked back at; also the property "reviewing". */
gboolean         harena_table_get_reviewing     (HarenaTable *self);

/* The log so far as text, a line for each sentence: what whoever looks may know. */
char            *harena_table_write_log         (HarenaTable *self);

/* A picture of the board, of a scene in its place or of the end, as it is seen; without secrets. It
 * fails while there is nothing to be seen: behind the curtain. */
void             harena_table_take_picture      (HarenaTable        *self,
                                                GAsyncReadyCallback callback,
                                                gpointer            data);

GdkTexture      *harena_table_take_picture_finish (HarenaTable  *self,
                                                  GAsyncResult *result);

/* The main menu, for the header bars. */
void             harena_table_set_menu          (HarenaTable *self,
                                                GMenuModel *menu);
