/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hannibal against Rome, as the laboratory knows it. */

#pragma once

#include "lab-game.h"

extern const LabGame hannibal_lab;

/* The odds of a conflict, as a command. */
int hannibal_odds (char **arguments);
