/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder of its own for each test, with one game in it. */

#pragma once

#include <glib.h>

typedef struct
{
  char *folder;
  char *game;   /* a file with a whole game, played by four random seats */
} Place;

void place_set_up    (Place      *place,
                      const void *data);

void place_tear_down (Place      *place,
                      const void *data);

/* A file in the folder; with this text, unless it is NULL. */
char *place_file     (const Place *place,
                      const char  *name,
                      const char  *text);

/* The text of the game. */
char *place_game     (const Place *place);

#define place_add_test(path, test) \
  g_test_add (path, Place, NULL, place_set_up, test, place_tear_down)
