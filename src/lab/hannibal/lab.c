/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table. */

#include "lab.h"

#include "hannibal/hannibal.h"

const LabGame hannibal_lab = {
  .game = &hannibal_game,
  .odds = hannibal_odds,
};
