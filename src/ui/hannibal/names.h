/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of sides, places and options, as sentences need them. */

#pragma once

#include "hannibal/facts.h"

/* "Carthage", "Rome". */
const char *hannibal_words_side       (int side);

/* Of an area: "to Roma", "from Roma"; of any place: "in Roma", "on the route Roma–Corsica". */
const char *hannibal_words_to         (int area);
const char *hannibal_words_from       (int area);
char       *hannibal_words_in         (int place);

/* "two legions", "Hannibal and one legion", "three fleets"; NULL for nobody. */
char       *hannibal_words_pieces     (const HannibalPosition *position,
                                       int                     side,
                                       int                     place);

/* The cards of a hand: "1, 3 and 5". */
char       *hannibal_words_hand       (unsigned hand);

/* H6: "Hispania Citerior or Gallia". */
char       *hannibal_words_line       (const HannibalPosition *position,
                                       int                     side,
                                       int                     line);

/* "first", "second" … of fights; in a title. */
char       *hannibal_words_fight      (int number);

/* Who comes to what in a fight: "Carthage loses a legion". */
char       *hannibal_words_loss       (const HannibalFight *fight);

/* "4 + 1 against 5". */
char       *hannibal_words_cards      (const HannibalFight *fight);

/* That the enemy of this side is one step from winning, or NULL. */
char       *hannibal_words_warning    (const HannibalPosition *position,
                                       int                     side);

/* For the face. */
const char *hannibal_edition_name     (int edition);
const char *hannibal_edition_words    (int edition);
const char *hannibal_option_name      (int option);
const char *hannibal_option_words     (int option);
int         hannibal_option_on        (int option);
const char *hannibal_players_words    (int seats);
char       *hannibal_beginning_words  (int         seats,
                                       const char *first);
