/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game brings to the pages that all games share: its words, and its picture. */

#pragma once

#include "game.h"

#include <gtk/gtk.h>

typedef struct
{
  const HarenaGame *game;

  /* A little board. position: of the game. colours: of the seats, seat 1 first. */
  GtkWidget        *(*thumbnail_new)   (const void *position,
                                        const int  *colours);

  /* An edition, "International", and what is special about it. edition: its index in the game. */
  const char       *(*edition_name)    (int edition);
  const char       *(*edition_words)   (int edition);

  /* A single rule as a thing that is on or off, what it means, and its value when it is on. option:
   * its index in the game. */
  const char       *(*option_name)     (int option);
  const char       *(*option_words)    (int option);
  int               (*option_on)       (int option);

  /* "Four players, three teams each" */
  const char       *(*players_words)   (int seats);

  /* Who begins, and what stands ready. */
  char             *(*beginning_words) (int         seats,
                                        const char *first);
} HarenaFace;

const HarenaFace *harena_face_of (const HarenaGame *game);
