/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clash of the Gladiators, as the laboratory knows it. */

#pragma once

#include "lab-game.h"

extern const LabGame clash_lab;

/* The odds of a battle, as a command. */
int clash_odds (char **arguments);
