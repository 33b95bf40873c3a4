/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the rounds of a match, one after another: what one thread does. */

#pragma once

#include "match-sums.h"

#include <stdatomic.h>

typedef struct LabPlayers LabPlayers;

typedef enum
{
  LAB_ROUND_PLAYED,
  LAB_ROUND_STOPPED,
  LAB_ROUND_ENDLESS, /* a game has more moves than any file can hold */
  LAB_ROUND_UNSAVED, /* its games could not be kept; somebody has complained */
} LabRoundEnd;

/* folder: where each game is kept as a record when its round is over, or NULL. */
LabPlayers *lab_players_new  (const LabMatch *match,
                              const char     *folder);

void        lab_players_free (LabPlayers *players);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPlayers, lab_players_free)

/* sums: what this round alone brought, if it was played to its end. */
LabRoundEnd lab_round_play   (LabPlayers   *players,
                              guint64       number,
                              LabMatchSums *sums,
                              atomic_bool  *stop);
