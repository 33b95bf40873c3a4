/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choices before a game of Clash in words: editions, single rules, numbers of players. */

#pragma once

#include "clash/clash.h"

#include <glib.h>

/* An edition, "International", and what is special about it. edition: its index in the game. */
const char *clash_edition_name    (int edition);

const char *clash_edition_words   (int edition);

/* A single rule as a thing that is on or off, and what it means. option: its index in the game. */
const char *clash_option_name     (int option);

const char *clash_option_words    (int option);

/* The value of the option when the switch is on. */
int         clash_option_on       (int option);

/* "Four players, three teams each" */
const char *clash_players_words   (int seats);

/* "Marta begins. Five beasts stand in the arena, seven wait behind it." */
char       *clash_beginning_words (int         seats,
                                   const char *first);
