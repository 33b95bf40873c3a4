/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a new game in their order of play: added, removed, moved, drawn, and looked over.
 *
 * Signal "changed": anything about the seats is another. */

#pragma once

#include "game.h"
#include "pages/seat-row.h"

#include <adwaita.h>

#define HARENA_TYPE_SEAT_LIST (harena_seat_list_get_type ())

G_DECLARE_FINAL_TYPE (HarenaSeatList, harena_seat_list, HARENA, SEAT_LIST, AdwBin)

/* How many seats the game has. */
void           harena_seat_list_set_game    (HarenaSeatList   *self,
                                             const HarenaGame *game);

int            harena_seat_list_get_n_seats (HarenaSeatList *self);

/* number: from 1. */
HarenaSeatRow *harena_seat_list_get_row     (HarenaSeatList *self,
                                             int             number);

void           harena_seat_list_clear       (HarenaSeatList *self);

/* name: "" for that of the colour. A colour that somebody has is another that is free. */
void           harena_seat_list_add         (HarenaSeatList *self,
                                             const char     *name,
                                             const char     *player,
                                             int             colour);

/* The weakest computer player sits down; or whoever sits last goes. Nothing happens where the game
 * does not allow it. */
void           harena_seat_list_add_one     (HarenaSeatList *self);

void           harena_seat_list_remove_one  (HarenaSeatList *self);

/* Puts a seat elsewhere in the order. */
void           harena_seat_list_move        (HarenaSeatList *self,
                                             int             from,
                                             int             to);

/* Chance says who begins; the others follow as they sit. */
void           harena_seat_list_draw_eldest (HarenaSeatList *self);

/* Whether every name is one that a record can hold and that only one seat has. */
gboolean       harena_seat_list_is_valid    (HarenaSeatList *self);
