/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar under the board: whose decision it is, one question, one line of help, and what can be
 * done besides answering on the board. It never moves, so that the eye knows where to look. */

#pragma once

#include "board/hand.h"
#include "table/question-layout.h"

#include <gtk/gtk.h>

#define HARENA_TYPE_QUESTION_BAR (harena_question_bar_get_type ())

G_DECLARE_FINAL_TYPE (HarenaQuestionBar, harena_question_bar, HARENA, QUESTION_BAR, GtkWidget)

GtkWidget *harena_question_bar_new         (void);

/* colour: of the seat that decides, or 0 when it is nobody's decision. help: may be NULL. topic: of
 * the rule book, behind "What does this mean?"; may be NULL. */
void       harena_question_bar_ask         (HarenaQuestionBar *self,
                                            int                colour,
                                            const char        *title,
                                            const char        *help,
                                            const char        *topic);

/* Something that takes the place of the help: why a click was refused, or a hint. NULL for the help
 * again. */
void       harena_question_bar_say         (HarenaQuestionBar *self,
                                            const char        *text);

/* Reads the help, or what stands in its place, out again. */
void       harena_question_bar_repeat      (HarenaQuestionBar *self);

/* What has just happened, for who cannot see it: only a screen reader reads this. NULL: nothing. */
void       harena_question_bar_tell        (HarenaQuestionBar *self,
                                            const char        *text);

/* Whether something is in hand that can be put back. */
void       harena_question_bar_set_back    (HarenaQuestionBar *self,
                                            gboolean           back);

/* The answers that are buttons: targets of a view, and the hand that they are pressed in. */
void       harena_question_bar_offer       (HarenaQuestionBar *self,
                                            HarenaHand        *hand);

/* Whether there are any. */
gboolean   harena_question_bar_has_answers (HarenaQuestionBar *self);

/* Presses the answer with this key; FALSE if there is none. */
gboolean   harena_question_bar_press       (HarenaQuestionBar *self,
                                            guint              key);

/* Whether a computer player thinks, and how far it has come. */
void       harena_question_bar_set_busy    (HarenaQuestionBar *self,
                                            gboolean           busy,
                                            double             progress);

/* Only the answers are there, and the way back: somebody else asks. */
void       harena_question_bar_set_brief   (HarenaQuestionBar *self,
                                            gboolean           brief);

/* compact: it says the same in less room. */
void       harena_question_bar_set_shape   (HarenaQuestionBar  *self,
                                            HarenaQuestionShape shape,
                                            gboolean            compact);
