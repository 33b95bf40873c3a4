/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the question bar is laid out. It is as high for a short question as for a long one, so that
 * the board above it keeps its size: words that need more room are scrolled. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  HARENA_QUESTION_LINE,   /* crest, words and buttons side by side */
  HARENA_QUESTION_NARROW, /* the buttons under the words */
  HARENA_QUESTION_COLUMN, /* beside the board: as much of the words as there is room for */
} HarenaQuestionShape;

#define HARENA_TYPE_QUESTION_LAYOUT (harena_question_layout_get_type ())

G_DECLARE_FINAL_TYPE (HarenaQuestionLayout, harena_question_layout, HARENA, QUESTION_LAYOUT,
                      GtkLayoutManager)

void harena_question_layout_set_shape (HarenaQuestionLayout *self,
                                       HarenaQuestionShape   shape);

/* Whether what is read is more urgent than the title, which makes room for it. */
void harena_question_layout_set_said  (HarenaQuestionLayout *self,
                                       gboolean              said);
