/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that was played to its end: who played, who won, and where its record is. */

#pragma once

#include "record.h"

#include <gio/gio.h>

#define HARENA_TYPE_PAST_GAME (harena_past_game_get_type ())

G_DECLARE_FINAL_TYPE (HarenaPastGame, harena_past_game, HARENA, PAST_GAME, GObject)

/* path: of the record. date: when it ended, in seconds since 1970. */
HarenaPastGame   *harena_past_game_new_from_record (const HarenaRecord *record,
                                                    const char         *path,
                                                    gint64              date);

/* From a group of an index that harena_past_game_write () made; NULL if it makes no sense. */
HarenaPastGame   *harena_past_game_new_from_index  (GKeyFile   *index,
                                                    const char *group,
                                                    const char *path);

/* group: the name of the file. */
void              harena_past_game_write           (HarenaPastGame *self,
                                                    GKeyFile       *index,
                                                    const char     *group);

GFile            *harena_past_game_get_file        (HarenaPastGame *self);

/* The word of the record. */
const char       *harena_past_game_get_game        (HarenaPastGame *self);

gint64            harena_past_game_get_date        (HarenaPastGame *self);

guint             harena_past_game_get_n_moves     (HarenaPastGame *self);

guint             harena_past_game_get_n_seats     (HarenaPastGame *self);

/* seat: from 1. */
const char       *harena_past_game_get_name        (HarenaPastGame *self,
                                                    int             seat);

const char       *harena_past_game_get_player      (HarenaPastGame *self,
                                                    int             seat);

/* Whether the person of this seat gave the game up. It counts as lost for the person, who stands here
 * as its player, and for no computer player that went on and may even have won. */
gboolean          harena_past_game_has_resigned    (HarenaPastGame *self,
                                                    int             seat);

/* The seat whose person ended the game by giving it up, or 0. */
int               harena_past_game_get_ended_by    (HarenaPastGame *self);

int               harena_past_game_get_colour      (HarenaPastGame *self,
                                                    int             seat);

int               harena_past_game_get_points      (HarenaPastGame *self,
                                                    int             seat);

/* HARENA_RESULT_OPEN for a game that was not played to its end. */
HarenaResult      harena_past_game_get_result      (HarenaPastGame *self);

/* Alone or together with others; but a draw, which all sides share, has no winner. */
gboolean          harena_past_game_is_winner       (HarenaPastGame *self,
                                                    int             seat);
