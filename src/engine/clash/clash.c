/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the contract, and what leads from it to the rules. */

#include "clash/clash.h"

#include "clash/advice.h"
#include "clash/battle.h"
#include "clash/entry.h"
#include "clash/explain.h"
#include "clash/fight.h"
#include "clash/move.h"
#include "clash/notation.h"
#include "clash/score.h"
#include "clash/show.h"

#include <string.h>

/* In the order of ClashOption; the second value is the German edition's. */
static const HarenaOption options[CLASH_N_OPTIONS] = {
  { "spacing",         HARENA_VALUES ("off", "on") },         /* R9 */
  { "stopped-by",      HARENA_VALUES ("enemies", "anyone") }, /* R13 */
  { "winner-moves-in", HARENA_VALUES ("yes", "no") },         /* R26 */
  { "beast-rolled-by", HARENA_VALUES ("left", "named") },     /* R30 */
  { "beast-moves",     HARENA_VALUES ("alone", "always") },   /* R32 */
};

static const HarenaEdition editions[] = {
  { .id = "international", .values = { 0, 0, 0, 0, 0 } },
  { .id = "german",        .values = { 1, 1, 1, 1, 1 } },
};

static bool
start (void              *data,
       const HarenaSetup *setup,
       HarenaReason      *reason)
{
  ClashPosition *position = data;

  if (!harena_setup_check (&clash_game, setup, reason))
    return false;

  memset (position, 0, sizeof *position);
  position->seats = setup->seats;
  for (int i = 0; i < CLASH_N_OPTIONS; i++)
    position->options |= setup->options[i] << i;

  for (int kind = 0; kind < CLASH_N_KINDS; kind++)
    position->piles[kind] = clash_kinds[kind].in_box;
  for (int beast = CLASH_LION; beast < CLASH_BEASTS_END; beast++)
    position->reserve[beast] = clash_beasts[beast].in_box;

  /* R7. */
  position->mover = 1;
  position->turn = 1;
  position->step = CLASH_STEP_ENTER;
  return true;
}

static int
turn (const void *data)
{
  const ClashPosition *position = data;

  return position->turn;
}

static int
no_moves (const ClashPosition *position,
          HarenaMove          *list)
{
  (void) position;
  (void) list;

  return 0;
}

/* Tables rather than nested switches: a random game is mostly branches that cannot be foreseen,
 * and this is one of them instead of two. */
static int
moves (const void *data,
       HarenaMove *list)
{
  static int (*const of_step[]) (const ClashPosition *, HarenaMove *) = {
    [CLASH_STEP_ENTER] = clash_entry_moves,
    [CLASH_STEP_DRAW]  = clash_draw_moves,
    [CLASH_STEP_PLACE] = clash_place_moves,
    [CLASH_STEP_FIGHT] = clash_fight_moves,
    [CLASH_STEP_NAME]  = clash_name_moves,
    [CLASH_STEP_NET]   = clash_net_moves,
    [CLASH_STEP_ROLL]  = clash_roll_moves,
    [CLASH_STEP_AGAIN] = clash_again_moves,
    [CLASH_STEP_LOSE]  = clash_lose_moves,
    [CLASH_STEP_OVER]  = no_moves,
  };
  const ClashPosition *position = data;

  return of_step[position->step](position, list);
}

static void
play (void       *position,
      HarenaMove  move)
{
  static void (*const of_verb[CLASH_N_VERBS]) (ClashPosition *, HarenaMove) = {
    [CLASH_ENTER]   = clash_entry_play,
    [CLASH_JOIN]    = clash_entry_play,
    [CLASH_DRAW]    = clash_draw_play,
    [CLASH_PLACE]   = clash_place_play,
    [CLASH_ATTACK]  = clash_attack_play,
    [CLASH_BEAST]   = clash_attack_play,
    [CLASH_RELEASE] = clash_release_play,
    [CLASH_PASS]    = clash_pass_play,
    [CLASH_NAME]    = clash_name_play,
    [CLASH_THROW]   = clash_net_play,
    [CLASH_ROLL]    = clash_roll_play,
    [CLASH_KEEP]    = clash_keep_play,
    [CLASH_REROLL]  = clash_reroll_play,
    [CLASH_LOSE]    = clash_lose_play,
  };

  of_verb[clash_move_verb (move)](position, move);
}

/* R2, R5: a ticket for each beast that is not drawn yet, or for each way in which the dice can
 * fall, told apart. */
static uint32_t
chance_total (const void *data)
{
  static const uint32_t tickets_of_dice[CLASH_DICE_MAX + 1] = { 1, 6, 36, 216, 1296, 7776 };
  const ClashPosition  *position = data;

  if (position->step == CLASH_STEP_DRAW)
    return position->reserve[CLASH_LION] + position->reserve[CLASH_BULL]
           + position->reserve[CLASH_BEAR];

  return tickets_of_dice[clash_dice (position)];
}

static HarenaMove
draw_of_ticket (const ClashPosition *position,
                uint32_t             ticket)
{
  int beast = CLASH_LION;

  while (ticket >= position->reserve[beast])
    ticket -= position->reserve[beast++];

  return clash_move (CLASH_DRAW, beast, 0, 0);
}

/* The digits of the ticket to the base of six are the faces of the dice. */
static HarenaMove
roll_of_ticket (int      dice,
                uint32_t ticket)
{
  unsigned lethal = 0;
  unsigned hits = 0;

  for (int i = 0; i < dice; i++, ticket /= CLASH_FACES)
    {
      unsigned face = ticket % CLASH_FACES;

      lethal += face < CLASH_FACES_LETHAL;
      hits += face - CLASH_FACES_LETHAL < CLASH_FACES_HIT;
    }

  return clash_move (CLASH_ROLL, dice, lethal, hits);
}

static HarenaMove
chance_move (const void *data,
             uint32_t    ticket)
{
  const ClashPosition *position = data;

  return position->step == CLASH_STEP_DRAW ? draw_of_ticket (position, ticket)
                                           : roll_of_ticket (clash_dice (position), ticket);
}

/* In how many ways dice can be split into lethal hits, hits and misses, times the faces. */
static uint32_t
chance_weight (const void *data,
               HarenaMove  move)
{
  const ClashPosition *position = data;

  if (position->step == CLASH_STEP_DRAW)
    return position->reserve[clash_move_a (move)];

  unsigned dice = clash_move_a (move);
  unsigned left[] = { clash_move_b (move), clash_move_c (move),
                      dice - clash_move_b (move) - clash_move_c (move) };
  static const unsigned faces[] = { CLASH_FACES_LETHAL, CLASH_FACES_HIT, CLASH_FACES_MISS };
  uint32_t weight = 1;

  /* The multinomial coefficient, built so that every division is exact. */
  for (int i = 0; i < 3; i++)
    for (unsigned n = 1; n <= left[i]; n++, dice--)
      weight = weight * dice / n * faces[i];

  return weight;
}

/* Nothing is secret: the order of the beasts is not known to the position either (R2). */
const HarenaGame clash_game = {
  .id = "clash",
  .name = N_ ("Clash of the Gladiators"),
  .seats_min = 2,
  .seats_max = 5,
  .position_size = sizeof (ClashPosition),
  .points_min = 0,
  .points_max = CLASH_GLADIATORS * CLASH_POINTS_GLADIATOR + CLASH_BEASTS * CLASH_POINTS_BEAST,
  .options = options,
  .n_options = CLASH_N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .start = start,
  .turn = turn,
  .moves = moves,
  .play = play,
  .explain = clash_explain,
  .chance_total = chance_total,
  .chance_move = chance_move,
  .chance_weight = chance_weight,
  .points = clash_points,
  .winners = clash_winners,
  .ending = clash_ending,
  .write_move = clash_write_move,
  .read_move = clash_read_move,
  .show = clash_show,
  .strategy = &clash_strategy,
};
