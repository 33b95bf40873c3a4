/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that was left, in words. */

#pragma once

#include "face.h"
#include "unfinished-game.h"

/* A seat and what it has. */
typedef struct
{
  const HarenaRecordSeat *seat;
  int                     points;
} HarenaStanding;

typedef struct
{
  char          *turn;    /* "Red to play, left yesterday" */
  char          *points;  /* "Red 9, Blue 5", or the names alone where points mean nothing */
  char          *title;   /* "Your turn", or what the game asks */
  char          *details; /* "Round 7. Against Veteranus. Left yesterday." */
  char          *left;    /* "Left yesterday." */
  char          *when;    /* "Round 7", or NULL */
  char          *pairing; /* "Marta against Veteranus" */
  HarenaStanding standings[HARENA_SEATS_MAX]; /* whoever is first stands first */
  int            n_seats;
} HarenaLeftWords;

/* position: as it may be seen; see harena_unfinished_game_copy_position (). The seats belong to the
 * game. */
void harena_left_words_init  (HarenaLeftWords      *words,
                              HarenaUnfinishedGame *game,
                              const void           *position);

void harena_left_words_clear (HarenaLeftWords      *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HarenaLeftWords, harena_left_words_clear)
