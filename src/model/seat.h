/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat at the table: its number, a name, and who plays there. */

#pragma once

#include "level.h"

#include <glib-object.h>

#define HARENA_PERSON "person" /* the player who is no computer player, as a word of the record */

#define HARENA_TYPE_SEAT (harena_seat_get_type ())

G_DECLARE_FINAL_TYPE (HarenaSeat, harena_seat, HARENA, SEAT, GObject)

HarenaSeat        *harena_seat_new        (int         number,
                                           const char *name,
                                           const char *player);

/* From 1. */
int                harena_seat_get_number (HarenaSeat *self);

const char        *harena_seat_get_name   (HarenaSeat *self);

const char        *harena_seat_get_player (HarenaSeat *self);

/* From 1 to HARENA_SEATS_MAX: its colour and crest everywhere. */
int                harena_seat_get_colour (HarenaSeat *self);

/* NULL for a person. A player whom this version does not know is played by a person too: a game
 * must not stand still for ever. */
const HarenaLevel *harena_seat_get_level  (HarenaSeat *self);

gboolean           harena_seat_is_person  (HarenaSeat *self);

/* For the model, which keeps the record in step; others call harena_game_model_set_seat (). */
void               harena_seat_set        (HarenaSeat *self,
                                           const char *name,
                                           const char *player);

/* For the model, too. Until it is called, the colour is the number. */
void               harena_seat_set_colour (HarenaSeat *self,
                                           int         colour);
