/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table. */

#include "lab.h"

#include "clash/clash.h"
#include "figures.h"

const LabGame clash_lab = {
  .game = &clash_game,
  .odds = clash_odds,
  .figures_size = sizeof (ClashFigures),
  .figures_add_move = clash_figures_add_move,
  .figures_add_game = clash_figures_add_game,
  .figures_write = clash_figures_write,
};
