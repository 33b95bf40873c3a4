/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of numbers that a face has, or points where it has none. */

#pragma once

#include "face.h"

/* Of the score table, and of the results at the end. */
const HarenaColumn *harena_columns_of_score   (const HarenaFace   *face,
                                               int                *n_columns);

const HarenaColumn *harena_columns_of_results (const HarenaFace   *face,
                                               int                *n_columns);

const char         *harena_columns_title      (const HarenaColumn *column);

/* "2 each"; NULL: none. */
const char         *harena_columns_subtitle   (const HarenaColumn *column);

/* "Red, three teams": what a screen reader says of a cell. */
char               *harena_columns_describe   (const HarenaView   *view,
                                               const HarenaColumn *column,
                                               int                 seat);

/* The points of a seat so far. */
int                 harena_columns_points     (const HarenaView   *view,
                                               int                 seat);

/* The seat that is marked as having the turn, or 0: whose doing it is while chance decides, too. */
int                 harena_columns_turn       (const HarenaView   *view);
