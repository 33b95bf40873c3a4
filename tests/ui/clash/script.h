/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of Clash for tests: played from a script, or one of the golden ones. */

#pragma once

#include "game-model.h"

/* Two players have entered, and three beasts stand beside Red in b2 (net, two swords, trident):
 * the bull a2, the bear b1 and the lion c2. Ochre is in b3 (spear, two swords, shield), a3, c3 and
 * e3; Red's other teams, in a1, c1 and e1, are four swords each. Red is to attack. */
#define SCRIPT_ENTRY \
  "enter b2 net;enter b3 spear;join b2 sword;join b3 sword;join b2 sword;join b3 sword;" \
  "join b2 trident;join b3 shield;enter a1 sword;enter a3 trident;join a1 sword;join a3 trident;" \
  "join a1 sword;join a3 shield;join a1 sword;join a3 net;enter c1 sword;enter c3 spear;" \
  "join c1 sword;join c3 spear;join c1 sword;join c3 spear;join c1 sword;join c3 spear;" \
  "enter e1 sword;enter e3 shield;join e1 sword;join e3 shield;join e1 sword;join e3 net;" \
  "join e1 sword;join e3 net;draw bull;place a2;draw bear;place b1;draw lion;place c2;" \
  "draw lion;place b4;draw lion;place d1;draw lion;place d2;draw bull;place d3;draw bull;" \
  "place d4;draw bear;place e2;"

enum
{
  SCRIPT_ENTRY_MOVES = 50,
};

/* Red and Ochre, both persons, after these moves: the text of the record, with semicolons. It is
 * the international edition; but with named, the attacker names who rolls for a beast (R30). */
HarenaGameModel *script_model  (const char *moves,
                                gboolean    named);

/* A game of tests/golden, everybody a person, the cursor at its end. */
HarenaGameModel *script_golden (const char *name);

/* Calls a function with the name of each golden game. */
void             script_each_golden (void (*check) (const char *name));
