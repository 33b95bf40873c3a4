/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of cards and titles, and what a choice is in words. */

#pragma once

#include "imperium/rules.h"
#include "view.h"

static inline const ImperiumPosition *
imperium_position (const HarenaView *view)
{
  return view->position;
}

/* card: an ImperiumCard or a province. Provinces are Latin everywhere. */
const char *imperium_card_name (int card);

/* The same at the beginning of a line. */
const char *imperium_card_title (int card);

/* As it stands on the card. */
const char *imperium_card_short_name (int card);

const char *imperium_title_name (ImperiumTitle title);

/* "Africa, Syria and Gallia". Takes the names: of char *. */
char *imperium_words_list (GPtrArray *names);

/* Of a set of provinces, in the order of scoring. */
char *imperium_words_provinces (unsigned provinces);

/* "6, 5 and 3": what the places are paid with so many players (I16). */
char *imperium_words_paid (int province, int seats);

/* "Bread and Circuses on Hispania, Aegyptus": the cards of a choice. */
char *imperium_words_choice (unsigned choice);

/* What it will do: "Two cylinders go to Hispania. One cylinder goes to Aegyptus." A choice that is
 * not whole yet says what it does so far. */
char *imperium_words_effect (unsigned choice);
