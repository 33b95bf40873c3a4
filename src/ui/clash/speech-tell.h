/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move that is being told, for the files that tell it. */

#pragma once

#include "clash/speech.h"

typedef struct
{
  const HarenaViewSeat *seats;
  GArray               *sentences; /* of HarenaSentence */
  HarenaMove            move;
  ClashPosition         before;
  ClashPosition         after;
} ClashTelling;

/* Adds a sentence behind the crest of this seat or the head of this beast; takes the text. */
void clash_tell        (ClashTelling *telling,
                        int           seat,
                        int           beast,
                        char         *text);

/* Behind the sign of whoever this is. */
void clash_tell_of     (ClashTelling     *telling,
                        const ClashGroup *group,
                        char             *text);

/* What the moves of a battle did. */
void clash_tell_roll   (ClashTelling *telling);

void clash_tell_keep   (ClashTelling *telling);

void clash_tell_reroll (ClashTelling *telling);

void clash_tell_loss   (ClashTelling *telling);

/* If this was the last move: who has won. */
void clash_tell_end    (ClashTelling *telling);
