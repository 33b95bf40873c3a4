/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies face down, and when it comes to light: G83, G84, G87. */

#include "gladiatori/veil.h"

#include "gladiatori/create.h"
#include "gladiatori/flow.h"

#include <string.h>

/* Whether somebody is told the whole of a move when it is played. */
bool
glad_shows_whole (const GladPosition *position,
                  HarenaMove          move,
                  int                 viewer)
{
  const GladFrame *frame = glad_asked (position);
  const GladSeat  *seat;
  int              place = 0;

  if (viewer == HARENA_SEES_ALL || position->stage == GLAD_STAGE_OVER || viewer == frame->seat)
    return true;
  switch (glad_verb (move))
    {
    case GLAD_HAND:
    case GLAD_LAY:
    case GLAD_BID:
    case GLAD_STAT_LINE:
    case GLAD_PLAY:
    case GLAD_DEFEND:
    case GLAD_SWAP:
      return false;
    case GLAD_ENERGY_LINE:
    case GLAD_SPECIAL_LINE:
      return frame->step == GLAD_ASK_RECOVER_ENERGY || frame->step == GLAD_ASK_RECOVER_SPECIAL;
    case GLAD_POWER:
      return frame->step != GLAD_ASK_BUY_POWER;
    case GLAD_DEFEND_AGAIN:
      seat = &position->seats[frame->seat];
      while (place < seat->n_row && glad_row_card (seat, place) != (int) glad_a (move))
        place++;
      return place == seat->n_row || !(seat->row[place] & GLAD_ROW_DOWN);
    default:
      return true;
    }
}

/* Deck Preparation, creation and bidding are secret rounds; who is alone has nobody to hide
 * from. */
unsigned
glad_together (const void *data)
{
  const GladPosition *position = data;
  unsigned            seats = 0;

  if (position->stage != GLAD_STAGE_PREPARE && position->stage != GLAD_STAGE_CREATE
      && !(position->stage == GLAD_STAGE_AUCTION && glad_asked (position)->step == GLAD_ASK_BID))
    return 0;
  for (int seat = 1; seat <= position->n_seats; seat++)
    if (position->stage != GLAD_STAGE_PREPARE || glad_in_arena (position, seat))
      seats |= 1u << (seat - 1);
  return __builtin_popcount (seats) > 1 ? seats : 0;
}

/* Nothing of a sheet that is being created is seen. */
static void
veil_creation (GladPosition *position,
               int           who)
{
  GladSeat  *seat = &position->seats[who];
  GladFrame *frame = glad_top (position);

  memset (seat->stats, 0, sizeof seat->stats);
  memset (seat->first, 0, sizeof seat->first);
  seat->deck = 0;
  seat->powers = 0;
  seat->coins = 0;
  if (seat->lines > GLAD_LINES_BEFORE_POWERS && seat->lines != GLAD_LINES_DONE)
    seat->lines = GLAD_LINES_BEFORE_POWERS;
  if (frame->seat == who && frame->step == GLAD_ASK_BUY_POWER)
    frame->a = 0;
}

/* What a fighter has laid face down: not the Sweep, which is shown (G47). */
static GladCards
laid_down (const GladFight   *fight,
           const GladFighter *fighter)
{
  if (fighter->revealed)
    return 0;
  if (fight->kind == GLAD_SWEEPING && fighter == fight->fighters)
    return fighter->laid & ~glad_card (GLAD_SWEEP);
  return fighter->laid;
}

/* All that could be in the hand or in the deck lies in the deck; how many backs the hand shows is
 * kept. */
static void
veil_cards (GladPosition *position,
            int           who)
{
  GladSeat *seat = &position->seats[who];

  seat->chosen = 0;
  seat->veiled[0] = glad_n_green (seat->hand) + seat->veiled[0];
  seat->veiled[1] = glad_n_red (seat->hand) + seat->veiled[1];
  seat->deck += seat->hand;
  seat->hand = 0;
  for (int place = 0; place < seat->n_row; place++)
    if (seat->row[place] & GLAD_ROW_DOWN && !(seat->row[place] & GLAD_ROW_VEILED))
      {
        seat->deck += glad_card (glad_row_card (seat, place));
        seat->row[place] = (seat->row[place] & ~GLAD_ROW_CARD) | GLAD_ROW_VEILED;
      }
  for (int i = 0; i < position->fight.n; i++)
    {
      GladFighter *fighter = &position->fight.fighters[i];

      if (fighter->who == who)
        {
          GladCards down = laid_down (&position->fight, fighter);

          fighter->laid -= down;
          seat->deck += down;
        }
    }
}

/* When the game is over everything lies open. */
void
glad_see (void *data,
          int   viewer)
{
  GladPosition *position = data;

  if (viewer == HARENA_SEES_ALL || position->stage == GLAD_STAGE_OVER)
    return;
  for (int seat = 1; seat <= position->n_seats; seat++)
    {
      if (seat == viewer)
        continue;
      if (position->stage == GLAD_STAGE_CREATE)
        veil_creation (position, seat);
      else
        veil_cards (position, seat);
    }
}

/* An Action card that was played face down is face up now, or has gone to the discard pile. */
static bool
has_shown_card (const GladSeat *seat,
                int             card)
{
  if (glad_has (seat->discard, card))
    return true;
  for (int place = 0; place < seat->n_row; place++)
    if (glad_row_card (seat, place) == card && !(seat->row[place] & GLAD_ROW_DOWN))
      return true;
  return false;
}

bool
glad_is_open (const void *before_data,
              HarenaMove  move,
              const void *now_data,
              int         viewer)
{
  const GladPosition *before = before_data;
  const GladPosition *now = now_data;
  const GladFrame    *frame;

  if (glad_shows_whole (before, move, viewer) || now->stage == GLAD_STAGE_OVER)
    return true;

  frame = glad_asked (before);
  switch (frame->step)
    {
    case GLAD_ASK_LAY:
    case GLAD_ASK_LAY_SPECIAL:
      return now->fight.kind == GLAD_NO_FIGHT || now->fight.fighters[frame->a].revealed;
    case GLAD_ASK_MENU:
    case GLAD_ASK_DEFEND:
      return has_shown_card (&now->seats[frame->seat], glad_a (move));
    case GLAD_ASK_BID:
      return now->n_drawn != before->n_drawn || now->drawn == 0;
    case GLAD_ASK_STAT:
    case GLAD_ASK_BUY_ENERGY:
    case GLAD_ASK_BUY_SPECIAL:
    case GLAD_ASK_BUY_POWER:
      return now->stage != GLAD_STAGE_CREATE;
    default:
      return false;
    }
}

/* Whoever else has answered in this round is to answer again. */
void
glad_reopen (void *data,
             int   seat)
{
  GladPosition *position = data;

  for (int other = 1; other <= position->n_seats; other++)
    {
      if (other == seat)
        continue;
      if (position->stage == GLAD_STAGE_CREATE)
        glad_create_clear (position, other);
      else
        {
          position->seats[other].chosen = 0;
          position->seats[other].lines = 0;
        }
    }
  glad_pop (position);
  position->at = 0;
  glad_advance (position);
}
