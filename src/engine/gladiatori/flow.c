/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Six turns, each with its phases (G13). When the stack is empty the stage goes on to its next
 * seat, and then to the next stage. */

#include "gladiatori/flow.h"

#include "gladiatori/action.h"
#include "gladiatori/animals.h"
#include "gladiatori/cleanup.h"
#include "gladiatori/create.h"
#include "gladiatori/draw.h"
#include "gladiatori/fight.h"
#include "gladiatori/prepare.h"
#include "gladiatori/score.h"

#include <string.h>

void
glad_push (GladPosition *position,
           GladStep      step,
           int           seat,
           int           a,
           int           b)
{
  position->frames[position->depth++] = (GladFrame) { step, seat, a, b };
}

/* What is not in use is zero, so that positions can be compared as bytes. */
void
glad_pop (GladPosition *position)
{
  position->frames[--position->depth] = (GladFrame) { 0 };
}

static void
enter_stage (GladPosition *position,
             GladStage     stage)
{
  position->stage = stage;
  position->at = 0;
}

/* The next seat that is still in the arena, or 0. */
static int
next_in_arena (GladPosition *position)
{
  while (++position->at <= position->n_seats)
    if (glad_in_arena (position, position->at))
      return position->at;

  return 0;
}

/* G11: one after the other. */
static void
go_on_with_gladiators (GladPosition *position)
{
  if (++position->at <= position->n_seats)
    glad_push (position, GLAD_ASK_GLADIATOR, position->at, 0, 0);
  else
    enter_stage (position, GLAD_STAGE_START);
}

static void
begin_turn (GladPosition *position)
{
  position->turn++;
  glad_prepare_begin (position);
  enter_stage (position, GLAD_STAGE_PREPARE);
}

static void
go_on_with_starts (GladPosition *position)
{
  if (++position->at <= position->n_seats)
    glad_push (position, GLAD_ASK_START, position->at, 0, 0);
  else
    begin_turn (position);
}

/* Each answer is three lines; the hands are taken up when all are in. */
static void
go_on_with_hands (GladPosition *position)
{
  int seat;

  while ((seat = next_in_arena (position)) != 0)
    if (position->seats[seat].lines < GLAD_HAND_LINES)
      {
        glad_push (position, GLAD_ASK_HAND + position->seats[seat].lines, seat, 0, 0);
        return;
      }
  glad_prepare_end (position);
  position->phase = 1;
  enter_stage (position, GLAD_STAGE_ENTRY);
}

/* G69. */
static void
go_on_with_entry (GladPosition *position)
{
  static const uint8_t of_turn[] = { 0, GLAD_DOG, 0, GLAD_WOLF, GLAD_LION, GLAD_BEAR, 0 };
  int                  kind = of_turn[position->turn];

  if (!glad_option (position, GLAD_ANIMALS))
    {
      enter_stage (position, GLAD_STAGE_DELAY);
      return;
    }
  if (position->at++ == 0 && position->phase == 1 && kind != 0)
    {
      glad_push (position, GLAD_ASK_GATE, 0, kind, 0);
      return;
    }
  glad_animals_begin (position);
  enter_stage (position, GLAD_STAGE_ANIMALS);
}

static void
go_on_with_animals (GladPosition *position)
{
  if (glad_somebody_hunts (position))
    glad_push (position, GLAD_ASK_ACTS, 0, 0, 0);
  else
    enter_stage (position, GLAD_STAGE_CALLED);
}

/* G75: they enter at the end of the phase. */
static void
go_on_with_called (GladPosition *position)
{
  for (int kind = GLAD_DOG; kind < GLAD_ANIMALS_END; kind++)
    if (position->called[kind] > 0)
      {
        position->called[kind]--;
        glad_push (position, GLAD_ASK_GATE, 0, kind, 0);
        return;
      }
  enter_stage (position, GLAD_STAGE_DELAY);
}

static void
go_on_with_delays (GladPosition *position)
{
  int seat;

  if (position->at == 0)
    glad_fix_order (position);
  while ((seat = next_in_arena (position)) != 0)
    if (position->seats[seat].powers & 1u << GLAD_DELAY)
      {
        glad_push (position, GLAD_ASK_DELAY, seat, 0, 0);
        return;
      }
  enter_stage (position, GLAD_STAGE_ACTIONS);
}

/* G13: the game is over after the second phase of the last turn. */
static void
end_phase (GladPosition *position)
{
  if (position->phase == 1)
    {
      position->phase = 2;
      enter_stage (position, GLAD_STAGE_ENTRY);
    }
  else if (position->turn == position->options[GLAD_TURNS] + 1)
    glad_end_game (position);
  else
    {
      glad_cleanup_begin (position);
      enter_stage (position, GLAD_STAGE_CLEANUP);
    }
}

/* G15: who has left the arena meanwhile is passed over. */
static void
go_on_with_actions (GladPosition *position)
{
  while (position->at < position->n_order)
    {
      int seat = position->order[position->at++];

      if (glad_in_arena (position, seat))
        {
          glad_action_begin (position, seat);
          return;
        }
    }
  end_phase (position);
}

static void
go_on_with_cleanup (GladPosition *position)
{
  int seat = next_in_arena (position);

  if (seat != 0)
    {
      glad_push (position, GLAD_ASK_REST, seat, 0, 0);
      return;
    }
  glad_cleanup_end (position);
  begin_turn (position);
}

static void
go_on (GladPosition *position)
{
  static void (*const of_stage[]) (GladPosition *) = {
    [GLAD_STAGE_CREATE]    = glad_create_go_on,
    [GLAD_STAGE_GLADIATOR] = go_on_with_gladiators,
    [GLAD_STAGE_AUCTION]   = glad_auction_go_on,
    [GLAD_STAGE_SELECTION] = glad_selection_go_on,
    [GLAD_STAGE_START]     = go_on_with_starts,
    [GLAD_STAGE_PREPARE]   = go_on_with_hands,
    [GLAD_STAGE_ENTRY]     = go_on_with_entry,
    [GLAD_STAGE_ANIMALS]   = go_on_with_animals,
    [GLAD_STAGE_CALLED]    = go_on_with_called,
    [GLAD_STAGE_DELAY]     = go_on_with_delays,
    [GLAD_STAGE_ACTIONS]   = go_on_with_actions,
    [GLAD_STAGE_CLEANUP]   = go_on_with_cleanup,
  };

  of_stage[position->stage](position);
}

/* On to the next question, or to the end. */
void
glad_advance (GladPosition *position)
{
  while (position->stage != GLAD_STAGE_OVER)
    {
      GladStep step;

      if (position->depth == 0)
        {
          go_on (position);
          continue;
        }

      step = glad_top (position)->step;
      if (step < GLAD_N_QUESTIONS)
        return;
      if (step == GLAD_RUN_FIGHT)
        glad_fight_go_on (position);
      else if (step == GLAD_RUN_ACTION)
        glad_action_end (position);
      else
        glad_animal_end (position);
    }
}
