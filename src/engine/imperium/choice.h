/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a choice is packed into the number of the contract: a set of cards, and the province that
 * Bread and Circuses doubles. */

#pragma once

#include "game.h"
#include "imperium/box.h"

enum
{
  IMPERIUM_DOUBLED_SHIFT = 12,
  IMPERIUM_CARD_BITS = (1 << IMPERIUM_N_CARDS) - 1,
  IMPERIUM_PROVINCE_BITS = (1 << IMPERIUM_N_PROVINCES) - 1,

  /* In a position, where a choice also says that it was made, */
  IMPERIUM_CHOSEN = 1 << IMPERIUM_N_CARDS,
  IMPERIUM_UNSEEN = 0xffff, /* or that this is all that the viewer knows of it (I27) */
};

static inline unsigned
imperium_card_bit (unsigned card)
{
  return 1u << card;
}

/* The cards of a choice that may lack what Bread and Circuses doubles. */
static inline unsigned
imperium_choice_cards (unsigned choice)
{
  return choice & IMPERIUM_CARD_BITS;
}

static inline bool
imperium_choice_has (unsigned choice,
                     unsigned card)
{
  return choice >> card & 1;
}

/* I8: the province, or -1 if nothing is doubled. */
static inline int
imperium_choice_doubled (unsigned choice)
{
  return (int) (choice >> IMPERIUM_DOUBLED_SHIFT) - 1;
}

/* I13: how many cylinders a choice puts into a province. */
static inline int
imperium_choice_cylinders (unsigned choice,
                           int      province)
{
  return imperium_choice_has (choice, province) + (imperium_choice_doubled (choice) == province);
}

/* cards: a set; doubled: one of its provinces, or -1. */
static inline HarenaMove
imperium_choice (unsigned cards,
                 int      doubled)
{
  return cards | (unsigned) (doubled + 1) << IMPERIUM_DOUBLED_SHIFT;
}

bool imperium_is_choice     (HarenaMove  move);

/* I6 to I10: every choice of so many cards, each once. */
int  imperium_list_choices  (int         n_cards,
                             bool        with_ear,
                             bool        with_oracle,
                             HarenaMove *list);

/* One of them, each equally likely. */
HarenaMove imperium_random_choice (int           n_cards,
                                   bool          with_ear,
                                   bool          with_oracle,
                                   HarenaRandom *random);
