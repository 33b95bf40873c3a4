/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of gladiators and items. */

#include "gladiatori/box.h"

#include <stddef.h>

const char *const glad_stats[] = { "endurance", "offence", "guard", "blood", "speed", NULL };

const char *const glad_powers[] = { "lunge", "up", "indestructible", "leap", "wounds",
                                    "wrestle", "adapt", "delay", "endure", NULL };

const char *const glad_animals[] = { "", "dog", "wolf", "lion", "bear", NULL };

/* G8: Attack, Defence, copies. */
const GladItem glad_items[GLAD_N_ITEMS] = {
  { "sword2-1", 2, 1, 1, GLAD_SWORD, 0 },
  { "sword3-0", 3, 0, 2, GLAD_SWORD, 0 },
  { "sword3-1", 3, 1, 1, GLAD_SWORD, 0 },
  { "spear3-0", 3, 0, 2, GLAD_POLEARM, 1 },
  { "trident2-2", 2, 2, 1, GLAD_POLEARM, 1 },
  { "net2-1", 2, 1, 1, GLAD_NET, 1 },
  { "shield1-2", 1, 2, 2, GLAD_SHIELD, 0 },
  { "shield1-3", 1, 3, 1, GLAD_SHIELD, 0 },
  { "shield0-3", 0, 3, 1, GLAD_SHIELD, 0 },
  { "helmet0-2", 0, 2, 2, GLAD_HELMET, 0 },
  { "helmet1-1", 1, 1, 1, GLAD_HELMET, 0 },
  { "armguard0-2", 0, 2, 1, GLAD_ARM, 0 },
  { "armguard1-3", 1, 3, 1, GLAD_ARM, 0 },
  { "armguard1-1", 1, 1, 1, GLAD_ARM, 0 },
};

/* The numbers of Special Moves and of powers as bits. */
#define S(number) ((GladCards) 1 << (12 + (number)))
#define P(number) (1u << ((number) - 1))
#define CARDS(ones, zeros, feints, specials)                                                     \
  (GLAD_GREEN | (ones) << 4 | (zeros) << 8 | (feints) << 12 | (specials))

/* G7: Endurance, Offence, Guard, Blood, Speed. */
const GladGladiator glad_gladiators[GLAD_N_GLADIATORS] = {
  { "secutor", { 7, 5, 5, 5, 5 }, CARDS (6, 1, 0, S (1) | S (3) | S (5)),
    P (5) | P (6) | P (7), { 0, 6 } },
  { "mirmillo", { 8, 4, 4, 4, 4 }, CARDS (5, 7, 0, S (2) | S (5) | S (7)),
    P (3) | P (6) | P (9), { 1, 9 } },
  { "thraex", { 5, 5, 5, 8, 4 }, CARDS (6, 6, 0, S (3) | S (6)),
    P (2) | P (6) | P (9), { 3, 7 } },
  { "hoplomacus", { 6, 5, 4, 4, 7 }, CARDS (1, 8, 0, S (2) | S (3) | S (4) | S (5) | S (8)),
    P (1) | P (3) | P (4) | P (7), { 2, 11 } },
  { "provocator", { 8, 6, 5, 5, 7 }, CARDS (5, 4, 1, S (1) | S (5) | S (6)),
    P (2) | P (9), { 1, 12 } },
  { "retiarius", { 7, 3, 6, 5, 4 }, CARDS (4, 4, 1, S (4) | S (5) | S (7)),
    P (6) | P (8), { 5, 3 } },
};
