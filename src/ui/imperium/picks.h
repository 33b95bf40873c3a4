/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing cards: what has to be pressed for a choice, and what a press means.
 *
 * A province and its card are one target. The cards may be pressed in any order; then what Bread and
 * Circuses doubles, which a press of its province settles along with it; then the button. */

#pragma once

#include "face.h"
#include "imperium/names.h"

enum
{
  IMPERIUM_PLAY = 1, /* the button */
};

/* What is in hand. */
typedef struct
{
  unsigned choice;   /* as the engine packs it; it may lack cards */
  int      n_cards;
  int      n_wanted; /* I6; 1 with the Oracle */
  gboolean whole;
} ImperiumPicked;

HarenaTarget imperium_target_of_card (int card);

/* The card of a target, or -1. */
int imperium_card_of_target (HarenaTarget target);

/* The target that says what is doubled; -1 for nothing. */
HarenaTarget imperium_target_doubled (int province);

ImperiumPicked imperium_picked (const HarenaView *view);

/* The choice that is shown as chosen by this seat: its own picks, or what lies open; or 0. */
unsigned imperium_shown_choice (const HarenaView *view, int seat);

/* For the face. */
void imperium_walk (const void *position, HarenaMove move, HarenaWalk *walk);
gboolean imperium_press (const HarenaView *view, HarenaTarget target, HarenaPicks *picks);
gboolean imperium_back (const HarenaView *view, HarenaPicks *picks);

extern const HarenaCards imperium_cards;
