/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a card can go is counted in the words of the three lines on which a hex lies. */

#include "circus/drive.h"

#include "circus/finish.h"
#include "circus/round.h"

/* Open hexes of a line next to a bit, on the side of the higher bits. */
static inline int
open_above (uint32_t line,
            int      bit)
{
  return __builtin_ctz (line >> (bit + 1));
}

static inline int
open_below (uint32_t line,
            int      bit)
{
  return __builtin_clz (line << (32 - bit));
}

/* The cards that go no further than so many hexes. */
static inline unsigned
cards_up_to (int n_hexes)
{
  return (1u << n_hexes) - 1;
}

/* M21, M22: from a row above the finish, along an open line, all cards that reach it. */
static inline unsigned
cards_home (unsigned         finish,
            const CircusHex *hex,
            int              open,
            int              slant)
{
  int rows = CIRCUS_MIDDLE_ROW - hex->row;
  int end = CIRCUS_MIDDLE_FIRST + (hex->x + slant * rows) / 2;

  if (rows <= 0 || open != rows - 1 || !circus_is_finish (end)
      || finish >> (end - CIRCUS_FINISH_FIRST) & 1)
    return 0;
  return ~cards_up_to (rows - 1);
}

CircusWays
circus_ways_from (const CircusLines *lines,
                  unsigned           finish,
                  int                hex,
                  int                stage,
                  unsigned           cards)
{
  const CircusHex *facts = &circus_hexes[hex];
  uint32_t         row = lines->rows[facts->row];
  uint32_t         fall = lines->falls[facts->fall];
  uint32_t         rise = lines->rises[facts->rise];
  int              bit = 1 + facts->row;
  int              open_se = open_above (fall, bit);
  int              open_sw = open_above (rise, bit);
  unsigned         sw = cards_up_to (open_sw);
  unsigned         se = cards_up_to (open_se);

  if (stage >= CIRCUS_STAGE_LAST)
    {
      sw |= cards_home (finish, facts, open_sw, -1);
      se |= cards_home (finish, facts, open_se, 1);
    }

  return (cards & cards_up_to (open_below (row, facts->number))) << CIRCUS_W * CIRCUS_CARDS
         | (cards & cards_up_to (open_above (row, facts->number))) << CIRCUS_E * CIRCUS_CARDS
         | (cards & cards_up_to (open_below (fall, bit))) << CIRCUS_NW * CIRCUS_CARDS
         | (cards & cards_up_to (open_below (rise, bit))) << CIRCUS_NE * CIRCUS_CARDS
         | (cards & sw) << CIRCUS_SW * CIRCUS_CARDS
         | (cards & se) << CIRCUS_SE * CIRCUS_CARDS;
}

int
circus_way_end (int from,
                int direction,
                int card)
{
  int rows = CIRCUS_MIDDLE_ROW - circus_hexes[from].row;

  if (rows > 0 && card > rows && (direction == CIRCUS_SE || direction == CIRCUS_SW))
    {
      int crossing = circus_hex_beyond (from, direction, rows);

      if (circus_is_finish (crossing))
        return crossing;
    }
  return circus_hex_beyond (from, direction, card);
}

static CircusWays
ways_of_mover (const CircusPosition *position)
{
  int chariot = circus_mover (position);

  return circus_ways_from (&position->lines, position->finish, position->hexes[chariot],
                           position->stages[chariot], position->cards[position->turn - 1]);
}

/* dropped: the cards one of which is dropped for each way (M29). */
static int
list_ways (CircusWays  ways,
           unsigned    dropped,
           HarenaMove *list)
{
  int n_moves = 0;

  for (; ways != 0; ways &= ways - 1)
    {
      int      way = __builtin_ctz (ways);
      int      card = circus_way_card (way);
      unsigned drops = dropped & ~circus_card_bit (card);

      do
        {
          list[n_moves++] = circus_move (CIRCUS_DRIVE, circus_way_direction (way), card,
                                         __builtin_ffs (drops));
          drops &= drops - 1;
        }
      while (drops != 0);
    }

  return n_moves;
}

/* M18: what is driven, or laid aside instead. */
int
circus_begin_moves (const CircusPosition *position,
                    HarenaMove           *list)
{
  int n_moves = list_ways (ways_of_mover (position), 0, list);

  for (unsigned cards = position->cards[position->turn - 1]; cards != 0; cards &= cards - 1)
    list[n_moves++] = circus_move (CIRCUS_WASTE, __builtin_ctz (cards) + 1, 0, 0);

  return n_moves;
}

/* M19; M29: another direction takes two cards, and M16 holds for both. */
int
circus_go_on_moves (const CircusPosition *position,
                    HarenaMove           *list)
{
  CircusWays on = (CircusWays) CIRCUS_ALL_CARDS << position->direction * CIRCUS_CARDS;
  CircusWays ways = ways_of_mover (position);
  int        n_moves;

  if (!(position->options & CIRCUS_TURNING_PAID))
    on = ~(CircusWays) 0;
  n_moves = list_ways (ways & on, 0, list);
  if (circus_free_cards (position) >= 2)
    n_moves += list_ways (ways & ~on, position->cards[position->turn - 1], list + n_moves);

  list[n_moves++] = circus_move (CIRCUS_STOP, 0, 0, 0);
  return n_moves;
}

void
circus_drive_play (CircusPosition *position,
                   HarenaMove      move)
{
  int      chariot = circus_mover (position);
  int      from = position->hexes[chariot];
  int      to = circus_way_end (from, circus_move_a (move), circus_move_b (move));
  unsigned used = (1u << circus_move_b (move) | 1u << circus_move_c (move)) >> 1;

  position->cards[position->turn - 1] &= ~used;
  position->direction = circus_move_a (move);
  position->driven++;
  position->hexes[chariot] = to;
  position->stages[chariot] = circus_stage_at (from, position->stages[chariot], to);
  circus_turn_hex (&position->lines, from);
  if (circus_is_finish (to))
    {
      circus_come_home (position, chariot);
      return;
    }

  circus_turn_hex (&position->lines, to);
  if (position->driven == circus_limit (position) || circus_free_cards (position) == 0)
    circus_end_turn (position);
  else
    position->step = CIRCUS_STEP_GO_ON;
}

/* M18. */
void
circus_waste_play (CircusPosition *position,
                   HarenaMove      move)
{
  position->cards[position->turn - 1] &= ~circus_card_bit (circus_move_a (move));
  circus_end_turn (position);
}

void
circus_stop_play (CircusPosition *position,
                  HarenaMove      move)
{
  (void) move;

  circus_end_turn (position);
}
