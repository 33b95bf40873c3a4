/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors say what is wrong in the middle of a sentence; people read whole ones. */

#pragma once

#include <glib.h>

/* "the game is over" becomes "The game is over." */
char *harena_sentence (const char *text);
