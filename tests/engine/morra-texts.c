/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Morra in words: its moves, why one is refused, and a position as lines. */

#include "morra-position.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void
explain_draw (const Morra  *morra,
              HarenaMove    move,
              HarenaReason *reason)
{
  char number[8];

  if (morra->first != 0)
    {
      snprintf (number, sizeof number, "%u", move - MORRA_HAND);
      if (move > MORRA_HAND)
        harena_reason_set (reason, N_ ("a hand shows 1 to 5 fingers, not %s"), number, NULL, NULL);
      else
        harena_reason_set (reason, N_ ("the other hand is to be shown first"), NULL, NULL, NULL);
    }
  else if (move < MORRA_FIRST || move >= MORRA_HAND)
    harena_reason_set (reason, N_ ("it must be drawn first who is asked"), NULL, NULL, NULL);
  else
    {
      snprintf (number, sizeof number, "%u", move - MORRA_FIRST);
      harena_reason_set (reason, N_ ("seat %s does not play"), number, NULL, NULL);
    }
}

void
morra_explain (const void   *position,
               HarenaMove    move,
               HarenaReason *reason)
{
  int  turn = morra_turn (position);
  char fingers[8];
  char guess[8];
  char seat[8];

  if (turn == HARENA_NOBODY)
    {
      harena_reason_set (reason, N_ ("the game is over"), NULL, NULL, NULL);
      return;
    }
  if (move >= MORRA_MOVE_END)
    {
      harena_reason_set (reason, N_ ("there is no such move in morra"), NULL, NULL, NULL);
      return;
    }
  if (turn == HARENA_CHANCE)
    {
      explain_draw (position, move, reason);
      return;
    }

  snprintf (fingers, sizeof fingers, "%u", move / 100);
  snprintf (guess, sizeof guess, "%u", move % 100);
  snprintf (seat, sizeof seat, "%d", turn);
  if (move >= MORRA_FIRST)
    harena_reason_set (reason, N_ ("nothing is drawn now: seat %s chooses"), seat, NULL, NULL);
  else if (move / 100 < 1 || move / 100 > MORRA_FINGERS)
    harena_reason_set (reason, N_ ("a hand shows 1 to 5 fingers, not %s"), fingers, NULL, NULL);
  else
    harena_reason_set (reason, N_ ("with %s shown by one hand the sum cannot be %s"),
                       fingers, guess, NULL);
}

void
morra_write_move (const void *position,
                  HarenaMove  move,
                  int         viewer,
                  char       *text)
{
  int turn = morra_turn (position);

  if (move >= MORRA_HAND)
    snprintf (text, HARENA_MOVE_TEXT_MAX, "hand %u", move - MORRA_HAND);
  else if (move >= MORRA_FIRST)
    snprintf (text, HARENA_MOVE_TEXT_MAX, "first %u", move - MORRA_FIRST);
  else if (viewer != HARENA_SEES_ALL && viewer != turn && morra_is_secret (position))
    snprintf (text, HARENA_MOVE_TEXT_MAX, "show ? guess ?");
  else
    snprintf (text, HARENA_MOVE_TEXT_MAX, "show %u guess %u", move / 100, move % 100);
}

/* There is one way to write a move: what was understood is written again and compared. */
bool
morra_read_move (const void   *position,
                 const char   *text,
                 HarenaMove   *move,
                 HarenaReason *reason)
{
  char     again[HARENA_MOVE_TEXT_MAX];
  unsigned fingers, guess, number;

  if (sscanf (text, "show %1u guess %2u", &fingers, &guess) == 2)
    *move = 100 * fingers + guess;
  else if (sscanf (text, "first %1u", &number) == 1)
    *move = MORRA_FIRST + number;
  else if (sscanf (text, "hand %1u", &number) == 1)
    *move = MORRA_HAND + number;
  else
    {
      harena_reason_set (reason, N_ ("“%s” is not a move of morra"), text, NULL, NULL);
      return false;
    }

  morra_write_move (position, *move, HARENA_SEES_ALL, again);
  if (strcmp (text, again) == 0)
    return true;

  harena_reason_set (reason, N_ ("“%s” should be written “%s”"), text, again, NULL);
  return false;
}

/* Where text is written to, and how far it has got: further than the room goes, maybe. */
typedef struct
{
  char  *text;
  size_t size;
  size_t length;
} Page;

__attribute__ ((format (printf, 2, 3))) static void
add (Page       *page,
     const char *format,
     ...)
{
  size_t  room = page->length < page->size ? page->size - page->length : 0;
  va_list arguments;

  va_start (arguments, format);
  page->length += vsnprintf (room > 0 ? page->text + page->length : NULL, room, format, arguments);
  va_end (arguments);
}

static void
add_seat (Page            *page,
          const Morra     *morra,
          int              seat,
          HarenaTranslate  translate)
{
  int         turn = morra_turn (morra);
  int         shown = morra->shown[seat - 1];
  const char *state = seat == turn              ? N_ ("is asked")
                      : shown == MORRA_UNSEEN   ? N_ ("has chosen")
                      : shown != 0              ? NULL
                      : turn == HARENA_NOBODY   ? N_ ("is done")
                                                : N_ ("waits");

  if (state != NULL)
    add (page, translate (N_ ("Seat %d: points %d, %s\n")), seat, morra->points[seat - 1],
         translate (state));
  else
    add (page, translate (N_ ("Seat %d: points %d, shows %d, guesses %d\n")), seat,
         morra->points[seat - 1], shown, morra->guess[seat - 1]);
}

static void
add_round_before (Page            *page,
                  const Morra     *morra,
                  HarenaTranslate  translate)
{
  if (morra->shown_before[0] == 0)
    return;
  for (int i = 0; i < morra->seats; i++)
    add (page, translate (N_ ("Seat %d had shown %d and guessed %d.\n")), i + 1,
         morra->shown_before[i], morra->guess_before[i]);
  if (morra->seats == 1)
    add (page, translate (N_ ("The other hand had shown %d.\n")), morra->shown_before[1]);
}

size_t
morra_show (const void      *position,
            HarenaTranslate  translate,
            char            *text,
            size_t           size)
{
  const Morra *morra = position;
  Page         page = { text, size, 0 };
  int          turn = morra_turn (morra);

  if (turn == HARENA_NOBODY)
    add (&page, translate (N_ ("Morra to %d points, over\n")), morra->target);
  else
    add (&page, translate (N_ ("Morra to %d points, round %d of %d\n")), morra->target,
         morra->round, MORRA_ROUNDS);

  for (int seat = 1; seat <= morra->seats; seat++)
    add_seat (&page, morra, seat, translate);
  if (turn == HARENA_CHANCE && morra->first == 0)
    add (&page, "%s\n", translate (N_ ("It is drawn who is asked first.")));
  else if (turn == HARENA_CHANCE)
    add (&page, "%s\n", translate (N_ ("The other hand is shown.")));
  add_round_before (&page, morra, translate);
  return page.length;
}
