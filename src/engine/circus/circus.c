/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the contract, and what leads from it to the rules. */

#include "circus/circus.h"

#include "circus/advice.h"
#include "circus/drive.h"
#include "circus/explain.h"
#include "circus/finish.h"
#include "circus/notation.h"
#include "circus/round.h"
#include "circus/show.h"

#include <string.h>

/* In the order of CircusOption. */
static const HarenaOption options[CIRCUS_N_OPTIONS] = {
  { "turning", HARENA_VALUES ("free", "paid") },      /* M29 */
  { "limit",   HARENA_VALUES ("3", "2") },            /* M15, M30 */
  { "order",   HARENA_VALUES ("printed", "laps") },   /* M11 */
  { "until",   HARENA_VALUES ("winner", "places") },  /* M26 */
};

/* The rulebook advises its two variants for two or three players. */
static const HarenaEdition editions[] = {
  { .id = "standard", .values = { 0, 0, 0, 0 }, .advised = 1 << 4 | 1 << 5 },
  { .id = "few",      .values = { 1, 1, 0, 0 }, .advised = 1 << 2 | 1 << 3 },
};

static bool
start (void              *data,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  CircusPosition *position = data;

  if (!harena_setup_check (&circus_game, setup, reason))
    return false;

  memset (position, 0, sizeof *position);
  position->lines = circus_empty_lines;
  memset (position->hexes, CIRCUS_NOWHERE, sizeof position->hexes);
  position->seats = setup->seats;
  for (int i = 0; i < CIRCUS_N_OPTIONS; i++)
    position->options |= setup->options[i] << i;

  /* M1, M7. */
  memset (position->cards, CIRCUS_ALL_CARDS, position->seats);
  position->turn = 1;
  position->step = CIRCUS_STEP_PLACE;
  return true;
}

static int
turn (const void *data)
{
  const CircusPosition *position = data;

  return position->turn;
}

static int
no_moves (const CircusPosition *position,
          HarenaMove           *list)
{
  (void) position;
  (void) list;

  return 0;
}

static int
moves (const void *data,
       HarenaMove *list)
{
  static int (*const of_step[]) (const CircusPosition *, HarenaMove *) = {
    [CIRCUS_STEP_PLACE] = circus_place_moves,
    [CIRCUS_STEP_BEGIN] = circus_begin_moves,
    [CIRCUS_STEP_GO_ON] = circus_go_on_moves,
    [CIRCUS_STEP_OVER]  = no_moves,
  };
  const CircusPosition *position = data;

  return of_step[position->step](position, list);
}

static void
play (void       *position,
      HarenaMove  move)
{
  static void (*const of_verb[CIRCUS_N_VERBS]) (CircusPosition *, HarenaMove) = {
    [CIRCUS_PLACE] = circus_place_play,
    [CIRCUS_DRIVE] = circus_drive_play,
    [CIRCUS_WASTE] = circus_waste_play,
    [CIRCUS_STOP]  = circus_stop_play,
  };

  of_verb[circus_move_verb (move)](position, move);
}

/* M31: nothing is secret, and there is no chance. */
const HarenaGame circus_game = {
  .id = "circus",
  .name = N_ ("Circus Maximus"),
  .seats_min = 2,
  .seats_max = HARENA_SEATS_MAX,
  .position_size = sizeof (CircusPosition),
  .points_min = 0,
  .points_max = HARENA_SEATS_MAX - 1,
  .options = options,
  .n_options = CIRCUS_N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .start = start,
  .turn = turn,
  .moves = moves,
  .play = play,
  .explain = circus_explain,
  .points = circus_points,
  .winners = circus_winners,
  .ending = circus_ending,
  .write_move = circus_write_move,
  .read_move = circus_read_move,
  .show = circus_show,
  .strategy = &circus_strategy,
};
