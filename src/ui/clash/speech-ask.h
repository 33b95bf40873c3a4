/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question that is being put, for the files that put it. */

#pragma once

#include "clash/speech.h"
#include "table/speech.h"

typedef struct
{
  const HarenaView     *view;
  const HarenaViewSeat *seats;
  const ClashPosition  *position;
  const char           *name;    /* of the seat that has the turn */
  const HarenaMove     *moves;
  int                   n_moves;
  HarenaQuestion       *question;
} ClashAsking;

/* Sets the title to a sentence in which %s is the name. */
void  clash_ask_title   (ClashAsking *asking,
                         const char  *sentence);

/* On the board */
void  clash_ask_entry   (ClashAsking *asking);

void  clash_ask_place   (ClashAsking *asking);

void  clash_ask_fight   (ClashAsking *asking);

/* In a battle */
void  clash_ask_name    (ClashAsking *asking);

void  clash_ask_net     (ClashAsking *asking);

void  clash_ask_again   (ClashAsking *asking);

void  clash_ask_loss    (ClashAsking *asking);

/* No question: the dice are rolled. */
void  clash_ask_roll    (ClashAsking *asking);
