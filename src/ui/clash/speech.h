/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clash in words: what stands where, what happened, what is asked, what is advised. Everything that
 * a person reads or hears about a game comes from here, in whole sentences. */

#pragma once

#include "clash/hand.h"

/* A line of the log. Several may follow from one move: a roll, then who is wounded. */
typedef struct
{
  int   seat;     /* whose crest stands before it; 0 for a beast */
  int   beast;    /* whose head does */
  char *text;     /* "Blue rolls" */
  char  faces[CLASH_DICE_MAX + 1]; /* dice to be shown behind it, as in the record; or "" */
  char *faces_text; /* the same in words, for who cannot see them; or NULL */
} ClashSentence;

/* What is asked of a person, or said while nobody is asked. */
typedef struct
{
  int         seat;  /* whose decision it is; 0 for nobody's */
  char       *title; /* "Red: choose a team to attack with" */
  char       *help;  /* one line, or NULL */
  const char *topic; /* of the rule book, for "What does this mean?"; or NULL */
} ClashQuestion;

void        clash_sentence_clear       (ClashSentence *sentence);

void        clash_question_clear       (ClashQuestion *question);

/* "Sword", as under a medallion; and "Lion". */
const char *clash_speech_kind          (ClashKind kind);

const char *clash_speech_beast         (ClashBeast beast);

/* What it fights with: where there is little room, and for the signs of a beast. */
const char *clash_speech_weapon        (ClashKind kind);

/* "One more die": what a kind does, in a few words. */
const char *clash_speech_kind_use      (ClashKind kind);

/* The name of a seat. */
const char *clash_speech_seat          (HarenaGameModel *model,
                                        int              seat);

/* "b2, Red: two swords, net, shield, one wound" or "c3, empty", and what can be done there now. */
char       *clash_speech_cell          (ClashHand *hand,
                                        int        cell);

/* "Red, b2" or "The lion, a3", and "Four gladiators, no wound". */
char       *clash_speech_group_title   (ClashHand *hand,
                                        int        cell);

char       *clash_speech_group_state   (ClashHand *hand,
                                        int        cell);

/* Where the cursor is: "Round 7, three players" or "Entering the arena, round 9 of 16". */
char       *clash_speech_when          (HarenaGameModel *model);

/* "One hit, two misses", of faces as in the record. */
char       *clash_speech_dice          (const char *faces);

/* Of the move with this index: adds one or more ClashSentence to the array. Whoever made the array
 * has them cleared: g_array_set_clear_func () with clash_sentence_clear (). */
void        clash_speech_move          (HarenaGameModel *model,
                                        guint            index,
                                        GArray          *sentences);

/* The same sentences in a row, dice in words. */
char       *clash_speech_tell          (HarenaGameModel *model,
                                        guint            index);

/* Fills the question, which need not be clear before. */
void        clash_speech_question      (ClashHand     *hand,
                                        ClashQuestion *question);

/* "Attack the bull from d2: …" and why, in numbers. */
char       *clash_speech_hint          (ClashHand   *hand,
                                        HarenaHints *hints);

/* The same, of the hint that the model has for who is asked now; or NULL. */
char       *clash_speech_advice        (ClashHand *hand);

/* Who has won and why it is over, in the present: "Red wins", "21 points, and the last to stand."
 * NULL while the game goes on. */
char       *clash_speech_winner        (HarenaGameModel *model);

char       *clash_speech_ending        (HarenaGameModel *model);
