/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the contract, and what leads from it to the rules. */

#include "gladiatori/gladiatori.h"

#include "gladiatori/advice.h"
#include "gladiatori/draw.h"
#include "gladiatori/explain.h"
#include "gladiatori/flow.h"
#include "gladiatori/notation.h"
#include "gladiatori/score.h"
#include "gladiatori/show.h"
#include "gladiatori/step.h"
#include "gladiatori/veil.h"

#include <string.h>

/* In the order of GladOption. */
static const HarenaOption options[GLAD_N_OPTIONS] = {
  { "specials-from", HARENA_VALUES ("1", "3", "7") },
  { "powers",        HARENA_VALUES ("no", "yes") },
  { "throwing",      HARENA_VALUES ("no", "yes") },
  { "animals",       HARENA_VALUES ("none", "standard") },
  { "teams",         HARENA_VALUES ("none", "pair", "sides", "together") },
  { "cooperate",     HARENA_VALUES ("yes", "no") },
  { "surrender",     HARENA_VALUES ("yes", "no") },
  { "extra-damage",  HARENA_VALUES ("no", "yes") },
  { "wolf-brings",   HARENA_VALUES ("dog", "wolf") },
  { "gladiators",    HARENA_VALUES ("printed", "created") },
  { "items",         HARENA_VALUES ("printed", "auction", "selection") },
  { "turns",         HARENA_VALUES ("1", "2", "3", "4", "5", "6") },
};

#define SEATS(n) (1u << (n))

/* “built” is advanced with gladiators of one’s own. */
static const HarenaEdition editions[] = {
  { .id = "first", .values = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5 },
    .advised = SEATS (2) | SEATS (3) | SEATS (4) },
  { .id = "basic", .values = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5 } },
  { .id = "advanced", .values = { 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5 } },
  { .id = "duel", .values = { 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 5 }, .advised = SEATS (1) },
  { .id = "teams2v1", .values = { 0, 1, 1, 0, GLAD_TEAMS_PAIR, 0, 0, 0, 0, 0, 0, 5 },
    .seats = 3 },
  { .id = "teams2v2", .values = { 0, 1, 1, 0, GLAD_TEAMS_SIDES, 0, 0, 0, 0, 0, 0, 5 },
    .seats = 4 },
  { .id = "together", .values = { 0, 1, 1, 1, GLAD_TEAMS_TOGETHER, 0, 0, 0, 0, 0, 0, 5 } },
  { .id = "built", .values = { 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, GLAD_ITEMS_AUCTION, 5 } },
};

/* G77, G78, and the last lines of the table of options. */
static bool
accepts (const HarenaSetup *setup,
         HarenaReason      *reason)
{
  const uint8_t *chosen = setup->options;
  const char    *sentence = NULL;

  if (chosen[GLAD_TEAMS] == GLAD_TEAMS_PAIR && setup->seats != 3)
    sentence = N_ ("two against one is for three seats");
  else if (chosen[GLAD_TEAMS] == GLAD_TEAMS_SIDES && setup->seats != 4)
    sentence = N_ ("two against two is for four seats");
  else if (chosen[GLAD_TEAMS] == GLAD_TEAMS_TOGETHER && setup->seats < 2)
    sentence = N_ ("all together is for two seats and more");
  else if (chosen[GLAD_TEAMS] == GLAD_TEAMS_TOGETHER && chosen[GLAD_ANIMALS] == 0)
    sentence = N_ ("all together fight against animals, and there are none");
  else if (setup->seats == 1 && chosen[GLAD_ANIMALS] == 0)
    sentence = N_ ("one gladiator alone fights against animals, and there are none");
  else if (chosen[GLAD_GLADIATORS] != 0 && chosen[GLAD_ITEMS] == GLAD_ITEMS_PRINTED)
    sentence = N_ ("gladiators who are created need an auction or a selection of items");
  else if (chosen[GLAD_GLADIATORS] == 0 && chosen[GLAD_ITEMS] != GLAD_ITEMS_PRINTED)
    sentence = N_ ("printed gladiators keep their own items");

  if (sentence != NULL)
    harena_reason_set (reason, sentence, NULL, NULL, NULL);
  return sentence == NULL;
}

static int
side (const HarenaSetup *setup,
      int                seat)
{
  return glad_side_of_seat (setup->options, seat);
}

static bool
start (void              *data,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  GladPosition *position = data;

  if (!harena_setup_check (&gladiatori_game, setup, reason))
    return false;

  memset (position, 0, sizeof *position);
  memcpy (position->options, setup->options, sizeof position->options);
  position->n_seats = setup->seats;
  position->n_sides = harena_n_sides (&gladiatori_game, setup);
  for (int cell = 0; cell < GLAD_CELLS_END; cell++)
    position->board[cell] = glad_is_cell (cell) ? 0 : GLAD_RIM;

  /* G12. */
  for (int seat = 1; seat <= setup->seats; seat++)
    {
      position->discs[seat - 1] = seat;
      position->seats[seat].vp = GLAD_START_VP;
    }
  position->stage = position->options[GLAD_GLADIATORS] ? GLAD_STAGE_CREATE : GLAD_STAGE_GLADIATOR;
  glad_advance (position);
  return true;
}

static int
turn (const void *data)
{
  const GladPosition *position = data;

  return position->stage == GLAD_STAGE_OVER ? HARENA_NOBODY : glad_asked (position)->seat;
}

static int
moves (const void *data,
       HarenaMove *list)
{
  const GladPosition *position = data;

  if (position->stage == GLAD_STAGE_OVER)
    return 0;
  return glad_questions[glad_asked (position)->step].moves (position, list);
}

static void
play (void       *data,
      HarenaMove  move)
{
  GladPosition *position = data;

  glad_questions[glad_top (position)->step].play (position, move);
  glad_advance (position);
}

/* Dice are told apart, and so are items of one kind; all else is equally likely. */
static uint32_t
chance_weight (const void *data,
               HarenaMove  move)
{
  const GladPosition *position = data;

  switch (glad_verb (move))
    {
    case GLAD_ITEM_DRAWN:
      return glad_item_tickets (position, glad_a (move));
    case GLAD_DICE:
      return glad_b (move) != 0 && glad_b (move) != glad_a (move) ? 2 : 1;
    default:
      return 1;
    }
}

static uint32_t
chance_total (const void *data)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        n_moves = moves (data, list);
  uint32_t   total = 0;

  for (int i = 0; i < n_moves; i++)
    total += chance_weight (data, list[i]);
  return total;
}

static HarenaMove
chance_move (const void *data,
             uint32_t    ticket)
{
  HarenaMove list[HARENA_MOVES_MAX];
  int        i = 0;

  moves (data, list);
  while (ticket >= chance_weight (data, list[i]))
    ticket -= chance_weight (data, list[i++]);
  return list[i];
}

/* The points cannot come near these bounds in so few Actions. */
enum
{
  POINTS_MIN = -1000,
  POINTS_MAX = 1000,
};

const HarenaGame gladiatori_game = {
  .id = "gladiatori",
  .name = N_ ("Gladiatori"),
  .seats_min = 1,
  .seats_max = GLAD_SEATS,
  .position_size = sizeof (GladPosition),
  .points_min = POINTS_MIN,
  .points_max = POINTS_MAX,
  .options = options,
  .n_options = GLAD_N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .accepts = accepts,
  .side = side,
  .start = start,
  .turn = turn,
  .moves = moves,
  .play = play,
  .explain = glad_explain,
  .chance_total = chance_total,
  .chance_move = chance_move,
  .chance_weight = chance_weight,
  .points = glad_points,
  .winners = glad_winners,
  .ending = glad_ending,
  .together = glad_together,
  .hide = glad_hide,
  .see = glad_see,
  .is_open = glad_is_open,
  .write_move = glad_write_move,
  .read_move = glad_read_move,
  .show = glad_show,
  .strategy = &glad_strategy,
};
