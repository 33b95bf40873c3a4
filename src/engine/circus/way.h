/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen asks, so that it need not know the rules: the order of the round, the cards that
 * are kept, the hexes of a way, and how far it is to the finish. */

#pragma once

#include "circus/position.h"

/* M13: a chariot of this round. */
typedef enum
{
  CIRCUS_PAST,
  CIRCUS_PRESENT,
  CIRCUS_TO_COME,
} CircusTime;

typedef struct
{
  uint8_t    chariot;
  CircusTime time;
} CircusTurn;

/* M16: how many cards the chariot that has the turn may still have, and for whom of its team the
 * others are kept. All zeros when no chariot has the turn. */
typedef struct
{
  int     n_free;
  int     n_kept;
  uint8_t kept_for[CIRCUS_TEAM];
} CircusKept;

/* The hexes that a card enters, one after the other, the last being where it ends. */
typedef struct
{
  int     n_hexes;
  uint8_t hexes[CIRCUS_CARDS];
} CircusPath;

/* The chariot that has the turn, or that is placed now (M8); -1 when the game is over. */
int  circus_chariot_on_turn (const CircusPosition *position);

/* Fills turns in order, and says how many; 0 when there is no round. */
int  circus_round_order     (const CircusPosition *position,
                             CircusTurn            turns[CIRCUS_CHARIOTS_MAX]);

void circus_kept_cards      (const CircusPosition *position,
                             CircusKept           *kept);

/* Of a legal move; no hexes for a move that does not drive. */
void circus_path_of_move    (const CircusPosition *position,
                             HarenaMove            move,
                             CircusPath           *path);

/* On the empty track, 0 at home or taken off (M26); -1 before it is placed. */
int  circus_steps_of        (const CircusPosition *position,
                             int                   chariot);
