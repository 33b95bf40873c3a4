/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chances of winning over a game, a line a seat, with signs where somebody made a mistake.
 *
 * It is looked along with the pointer, or with Left and Right; pressing a place, or Enter, chooses the
 * move that is there. */

#pragma once

#include "review.h"

#include <gtk/gtk.h>

/* What was known at some moment. */
typedef struct
{
  guint  move;                      /* so many moves had been played */
  double chances[HARENA_SEATS_MAX]; /* seat 1 first */
} HarenaChancePoint;

typedef struct
{
  guint         move;    /* the index of the mistake, from 0 */
  int           seat;    /* from 1 */
  HarenaMistake mistake;
  double        cost;
} HarenaChanceMark;

/* A seat. */
typedef struct
{
  const char *name;
  int         colour;
} HarenaChanceLine;

#define HARENA_TYPE_CHANCE_CHART (harena_chance_chart_get_type ())

G_DECLARE_FINAL_TYPE (HarenaChanceChart, harena_chance_chart, HARENA, CHANCE_CHART, GtkWidget)

/* Emits "chosen" (guint move). low: for a strip of little height, which the keyboard passes by. */
GtkWidget *harena_chance_chart_new        (gboolean                 low);

/* n_moves: of the whole game, how long the axis is. All is copied. */
void       harena_chance_chart_set        (HarenaChanceChart       *self,
                                           guint                    n_moves,
                                           const HarenaChanceLine  *lines,
                                           guint                    n_lines,
                                           const HarenaChancePoint *points,
                                           guint                    n_points,
                                           const HarenaChanceMark  *marks,
                                           guint                    n_marks);

/* Where the game is looked at: what comes later is dim. -1: nowhere. */
void       harena_chance_chart_set_cursor (HarenaChanceChart       *self,
                                           int                      move);

/* What is known at the point nearest to a move, as words: "Move 57: Marta 38 %, Blue 62 %". */
char      *harena_chance_chart_describe   (HarenaChanceChart       *self,
                                           guint                    move);
