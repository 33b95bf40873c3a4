/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is lost, nothing is there twice, and everything is where it says it is. */

#include "invariant.h"

#include "gladiatori/position.h"
#include "gladiatori/score.h"

#include <glib.h>
#include <string.h>

/* Green and red cards of a seat wherever they are: none comes or goes (G1). */
enum
{
  ADRENALINES = 8, /* more are not played in one turn */
};

static void
check_cards (const GladPosition *position,
             int                 who)
{
  const GladSeat *seat = &position->seats[who];
  GladCards       all = 0;
  GladCards       heaps[] = { seat->hand, seat->deck, seat->discard, seat->out };

  for (guint i = 0; i < G_N_ELEMENTS (heaps); i++)
    {
      g_assert_cmphex (heaps[i] & ~GLAD_ALL_CARDS, ==, 0);
      g_assert_cmphex (all & heaps[i] & ~(GLAD_ONES | GLAD_ZEROS), ==, 0);
      g_assert_cmpint (glad_ones (all) + glad_ones (heaps[i]), <=, 10);
      g_assert_cmpint (glad_zeros (all) + glad_zeros (heaps[i]), <=, 10);
      all += heaps[i];
    }
  for (int i = 0; i < seat->n_row; i++)
    {
      g_assert_cmphex (all & glad_card (glad_row_card (seat, i)), ==, 0);
      all += glad_card (glad_row_card (seat, i));
    }
  for (int i = 0; i < position->fight.n; i++)
    if (position->fight.fighters[i].who == who)
      all += position->fight.fighters[i].laid;

  if (seat->gladiator != 0)
    g_assert_cmphex (all, ==, glad_gladiators[seat->gladiator - 1].cards);
  if (position->stage == GLAD_STAGE_PREPARE)
    g_assert_true (glad_contains (seat->deck, seat->chosen));
  if (!glad_specials_are_in (position) && position->turn > 0)
    g_assert_cmphex ((all - seat->deck - seat->out) & GLAD_SPECIALS, ==, 0);
}

/* G85: what is known to be in the hand is there, or laid, or face down. */
static void
check_known (const GladPosition *position,
             int                 who)
{
  const GladSeat *seat = &position->seats[who];
  GladCards       held = seat->hand;

  for (int i = 0; i < seat->n_row; i++)
    if (seat->row[i] & GLAD_ROW_DOWN)
      held += glad_card (glad_row_card (seat, i));
  for (int i = 0; i < position->fight.n; i++)
    if (position->fight.fighters[i].who == who)
      held += position->fight.fighters[i].laid;
  g_assert_true (glad_contains (held, seat->known));
}

/* G9: nothing rises above its beginning but by Adrenaline, by 5 each time that it is played. */
static void
check_sheet (const GladSeat *seat)
{
  for (int stat = 0; stat < GLAD_N_STATS; stat++)
    if (stat < GLAD_N_ABILITIES && seat->adrenaline & 1u << stat)
      g_assert_cmpint (seat->stats[stat], <=, seat->first[stat] + 5 * ADRENALINES);
    else
      g_assert_cmpint (seat->stats[stat], <=, seat->first[stat]);
  g_assert_cmpint (seat->n_row, <=, GLAD_N_ACTIONS);
  for (int i = seat->n_row; i < GLAD_N_ACTIONS; i++)
    g_assert_cmpint (seat->row[i], ==, 0);
  for (int i = 1; i < GLAD_ITEMS_HELD; i++)
    g_assert_true (seat->items[i] == 0 || seat->items[i - 1] != 0);
  g_assert_cmpint (seat->lying, <=, seat->white > 0);
  g_assert_true (seat->entangled == (seat->grey > 0));
  g_assert_true (seat->lying || seat->white < GLAD_LYING_CUBES);
}

static void
check_seat (const GladPosition *position,
            int                 who)
{
  const GladSeat *seat = &position->seats[who];
  bool            there = seat->state == GLAD_ALIVE || seat->state == GLAD_UNDYING;

  g_assert_true (there == (seat->cell != 0));
  if (there)
    {
      g_assert_true (glad_is_cell (seat->cell));
      g_assert_cmpint (position->board[seat->cell], ==, who);
      check_sheet (seat);
    }
  if (seat->state == GLAD_UNDYING)
    g_assert_cmpint (seat->items[0], ==, 0);
  if (seat->holds != 0)
    g_assert_true (there);
  if (position->stage != GLAD_STAGE_CREATE)
    check_cards (position, who);
  if (position->stage > GLAD_STAGE_PREPARE)
    check_known (position, who);
}

/* Everybody who is somewhere, and nobody else, is on the board. */
static void
check_board (const GladPosition *position)
{
  for (int cell = 0; cell < GLAD_CELLS_END; cell++)
    {
      int who = position->board[cell];

      if (!glad_is_cell (cell))
        g_assert_cmpint (who, ==, GLAD_RIM);
      else if (glad_is_seat (who))
        g_assert_cmpint (position->seats[who].cell, ==, cell);
      else if (who != 0)
        {
          g_assert_true (glad_is_animal (who));
          g_assert_cmpint (glad_animal (position, who)->cell, ==, cell);
        }
    }
  for (int i = 0; i < GLAD_N_ANIMALS; i++)
    if (position->animals[i].kind == GLAD_NO_ANIMAL)
      g_assert_cmpint (position->animals[i].cell, ==, 0);
    else
      g_assert_cmpint (position->board[position->animals[i].cell], ==, GLAD_FIRST_ANIMAL + i);
}

/* G12: each disc lies once on the scale. */
static void
check_discs (const GladPosition *position)
{
  unsigned seats = 0;

  for (int i = 0; i < position->n_seats; i++)
    seats |= 1u << position->discs[i];
  g_assert_cmphex (seats, ==, ((1u << position->n_seats) - 1) << 1);
}

void
glad_invariant (const void *data)
{
  const GladPosition *position = data;

  g_assert_cmpint (position->stage, <=, GLAD_STAGE_OVER);
  g_assert_cmpint (position->turn, <=, position->options[GLAD_TURNS] + 1);
  g_assert_cmpint (position->depth, <=, GLAD_FRAMES);
  if (position->stage == GLAD_STAGE_OVER)
    g_assert_cmpint (position->depth, ==, 0);
  else
    {
      g_assert_cmpint (glad_asked (position)->step, <, GLAD_N_QUESTIONS);
      g_assert_true ((glad_asked (position)->step == GLAD_ASK_GLADIATOR)
                     == (position->stage == GLAD_STAGE_GLADIATOR));
    }
  for (int i = position->depth; i < GLAD_FRAMES; i++)
    g_assert_cmpint (position->frames[i].step + position->frames[i].seat, ==, 0);
  if (position->depth > 0 && position->stage != GLAD_STAGE_OVER)
    for (int seat = 1; seat <= position->n_seats; seat++)
      check_seat (position, seat);
  check_board (position);
  check_discs (position);
}
