/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a game that is about to begin; or why it cannot, and what would help. */

#pragma once

#include "game.h"

#include <glib.h>

typedef struct
{
  char    *title;       /* "Four players, three teams each", or why the game refuses this */
  char    *help;        /* who begins, or what can be done */
  gboolean accepted;    /* whether seats and rules go together */
  int      seat_change; /* 1 if more seats would help, -1 if fewer would; 0 otherwise */
} HarenaSetupWords;

/* first: the name of who begins; NULL if the names are not in order yet. */
void harena_setup_words_init  (HarenaSetupWords  *words,
                               const HarenaGame  *game,
                               const HarenaSetup *setup,
                               const char        *first);

void harena_setup_words_clear (HarenaSetupWords  *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HarenaSetupWords, harena_setup_words_clear)
