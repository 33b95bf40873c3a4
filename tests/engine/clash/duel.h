/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two groups of Clash of the Gladiators on the point of fighting, and what comes of it. */

#pragma once

#include "clash/clash.h"
#include "clash/position.h"

#include <glib.h>

/* As text: "SSNT*" or "lion**". */
typedef struct
{
  const char *attacker;
  const char *defender;
} Duel;

/* What can be said of a battle that is over: for a team what it has lost, for a beast its stars, or
 * -1 if it is dead. */
typedef struct
{
  int fates[2];
} DuelEnd;

/* The attack has been played. Bystanders see to it that the game goes on whoever wins (R37). */
void    duel_begin (const Duel    *duel,
                    const char    *options,
                    ClashPosition *battle);

/* after: the battle is over. */
DuelEnd duel_end   (const ClashPosition *battle,
                    const ClashPosition *after);
