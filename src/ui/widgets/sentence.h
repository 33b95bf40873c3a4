/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors say what is wrong in the middle of a sentence; people read whole ones. */

#pragma once

#include <glib.h>

/* "the game is over" becomes "The game is over." */
char *harena_sentence (const char *text);

/* With a capital at the beginning, where a language begins with what it has in small letters. Takes
 * the text. */
char *harena_capital  (char *text);
