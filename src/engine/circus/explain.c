/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only looked at when a move is not in the list of legal ones: the rules themselves are elsewhere,
 * and each function here ends with a sentence. */

#include "circus/explain.h"

#include "circus/drive.h"
#include "circus/round.h"

typedef struct
{
  char text[CIRCUS_HEX_NAME];
} Name;

static Name
hex_name (int hex)
{
  Name name;

  circus_write_hex (hex, name.text);
  return name;
}

static void
say (HarenaReason *reason,
     const char   *sentence)
{
  harena_reason_set (reason, sentence, NULL, NULL, NULL);
}

static void
say_hex (HarenaReason *reason,
         const char   *sentence,
         int           hex)
{
  harena_reason_set (reason, sentence, hex_name (hex).text, NULL, NULL);
}

static bool
is_card (unsigned card)
{
  return card >= 1 && card <= CIRCUS_CARDS;
}

/* Whether the number is a move that the notation can write at all. */
static bool
is_move (HarenaMove move)
{
  unsigned a = circus_move_a (move);
  unsigned b = circus_move_b (move);
  unsigned c = circus_move_c (move);

  switch (circus_move_verb (move))
    {
    case CIRCUS_PLACE:
      return a < CIRCUS_N_HEXES && b == 0 && c == 0;
    case CIRCUS_DRIVE:
      return a < CIRCUS_N_DIRECTIONS && is_card (b) && (c == 0 || is_card (c));
    case CIRCUS_WASTE:
      return is_card (a) && b == 0 && c == 0;
    case CIRCUS_STOP:
      return a == 0 && b == 0 && c == 0;
    default:
      return false;
    }
}

/* What is to be done in this step; to be translated. */
const char *
circus_step_sentence (int step)
{
  static const char *const sentences[] = {
    [CIRCUS_STEP_PLACE] = N_ ("now a chariot is placed"),
    [CIRCUS_STEP_BEGIN] = N_ ("now a card is driven or laid aside"),
    [CIRCUS_STEP_GO_ON] = N_ ("now the chariot drives on or stops"),
    [CIRCUS_STEP_OVER] = N_ ("the game is over"),
  };

  return sentences[step];
}

/* M21, M23: why this finish hex cannot be entered. */
static void
explain_finish (const CircusPosition *position,
                int                   from,
                int                   hex,
                HarenaReason         *reason)
{
  if (circus_is_taken (position, hex))
    /* Translators: a hex of the finish. */
    say_hex (reason, N_ ("a chariot is at home on %s"), hex);
  else if (circus_hexes[from].row >= CIRCUS_MIDDLE_ROW)
    /* Translators: a hex of the finish; “e” is the name of a row. */
    say_hex (reason, N_ ("%s belongs to the finish, which is entered from row e only"), hex);
  else
    /* Translators: a hex of the finish. */
    say_hex (reason,
             N_ ("%s belongs to the finish, which is closed until the chariot has been "
                 "once round"),
             hex);
}

/* M17: the first hex that is in the way; returns FALSE if there is none. */
static bool
explain_way (const CircusPosition *position,
             int                   direction,
             int                   card,
             HarenaReason         *reason)
{
  int mover = circus_mover (position);
  int from = position->hexes[mover];

  for (int i = 1; i <= card; i++)
    {
      int hex = circus_hex_beyond (from, direction, i);

      if (hex == CIRCUS_NOWHERE)
        /* Translators: the number of a card, and a direction such as “NW”. */
        harena_reason_set (reason, N_ ("the %s leads off the board to %s"),
                           harena_reason_number (card), circus_directions[direction], NULL);
      else if (circus_is_finish (hex)
               && circus_ways_from (&position->lines, position->finish, from,
                                    position->stages[mover], circus_card_bit (card))
                          >> (direction * CIRCUS_CARDS)
                      & CIRCUS_ALL_CARDS)
        return false;
      else if (circus_is_finish (hex))
        explain_finish (position, from, hex, reason);
      else if (circus_is_taken (position, hex))
        /* Translators: a hex of the track, and the number of a card. */
        harena_reason_set (reason, N_ ("a chariot stands on %s, in the way of the %s"),
                           hex_name (hex).text, harena_reason_number (card), NULL);
      else
        continue;
      return true;
    }

  return false;
}

/* Returns FALSE if the card is there. */
static bool
explain_card (const CircusPosition *position,
              unsigned              card,
              HarenaReason         *reason)
{
  if (position->cards[position->turn - 1] & circus_card_bit (card))
    return false;

  /* Translators: the number of a seat, and of a card. */
  harena_reason_set (reason, N_ ("seat %s has used the %s in this round"),
                     harena_reason_number (position->turn), harena_reason_number (card), NULL);
  return true;
}

/* M29, for a card that is there and could be driven. */
static void
explain_drop (const CircusPosition *position,
              HarenaMove            move,
              HarenaReason         *reason)
{
  unsigned drop = circus_move_c (move);

  if (!(position->options & CIRCUS_TURNING_PAID))
    say (reason, N_ ("in this game no card is dropped"));
  else if (position->step == CIRCUS_STEP_BEGIN || circus_move_a (move) == position->direction)
    say (reason, N_ ("a card is dropped only for another direction than that of the card before"));
  else if (circus_free_cards (position) >= 2 && drop == 0)
    say (reason, N_ ("another direction costs one more card, which is dropped"));
  else if (circus_free_cards (position) >= 2 && drop == circus_move_b (move))
    /* Translators: the number of a card. */
    harena_reason_set (reason, N_ ("the %s cannot be driven and dropped"),
                       harena_reason_number (drop), NULL, NULL);
  else if (circus_free_cards (position) >= 2)
    explain_card (position, drop, reason);
  else if (position->to_come[position->turn - 1] == 0)
    say (reason, N_ ("another direction costs one more card, and there is none"));
  else
    /* M16. */
    say (reason, N_ ("another direction costs one more card, and the others are kept for the "
                     "chariots still to come"));
}

void
circus_explain (const void   *data,
                HarenaMove    move,
                HarenaReason *reason)
{
  const CircusPosition *position = data;
  unsigned              verb = circus_move_verb (move);
  unsigned              a = circus_move_a (move);
  unsigned              b = circus_move_b (move);

  if (!is_move (move))
    say (reason, N_ ("this is no move of the game"));
  else if (position->step == CIRCUS_STEP_OVER
           || (position->step == CIRCUS_STEP_PLACE) != (verb == CIRCUS_PLACE))
    say (reason, circus_step_sentence (position->step));
  else if (verb == CIRCUS_PLACE && !circus_is_start (a))
    /* Translators: a hex of the track, such as “b16”. */
    say_hex (reason, N_ ("%s is not a start hex"), a);
  else if (verb == CIRCUS_PLACE)
    /* Translators: a hex of the track. */
    say_hex (reason, N_ ("a chariot stands on %s already"), a);
  else if (verb == CIRCUS_STOP)
    say (reason, N_ ("a chariot stops only after a card; a card can be laid aside instead"));
  else if (verb == CIRCUS_WASTE && position->step == CIRCUS_STEP_GO_ON)
    say (reason, N_ ("a card is laid aside only instead of driving, and the chariot has driven"));
  else if (verb == CIRCUS_WASTE)
    explain_card (position, a, reason);
  else if (!explain_card (position, b, reason) && !explain_way (position, a, b, reason))
    explain_drop (position, move, reason);
}
