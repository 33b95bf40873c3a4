/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the same two players have had, one after another. */

#pragma once

#include "view.h"

/* The series that a game which follows this one begins with. changed: the seats are. series: of
 * HARENA_RECORD_SERIES_MAX + 1. */
void  harena_series_of_next (HarenaGameModel  *model,
                             gboolean          changed,
                             char             *series);

/* How it stands, this game with it: "Marta has won two games, Jonas one." To be freed. */
char *harena_say_series     (const HarenaView *view);
