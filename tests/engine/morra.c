/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Morra: both show 1 to 5 fingers and guess the sum, in secret; who alone guesses right scores.
 *
 * Both choose at the same time, so they are asked one after the other and the first choice stays
 * secret until the second is in. With the option "opening" set to "draw" each round opens with a
 * draw of who is asked first: then chance and secrets meet in one game. */

#include "morra.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum
{
  FINGERS = 5,
  CHOICES = FINGERS * FINGERS, /* each number shown leaves five sums that are possible */
  HIDDEN = UINT8_MAX,          /* fingers that a viewer does not see */
  ROUNDS = 30,                 /* a design value: players who never guess right go home */
};

enum
{
  OPTION_TARGET,
  OPTION_OPENING,
  N_OPTIONS,
};

/* A choice is 100 × fingers + guess, so that what a person may write by mistake ("show 7
 * guess 99") is a move too, and is refused with a reason. A draw is FIRST + seat. */
enum
{
  FIRST = 1000,
  MOVE_END = 1010,
};

typedef struct
{
  uint8_t target;    /* points that win */
  uint8_t draws;     /* whether rounds open with a draw */
  uint8_t round;     /* from 1; above ROUNDS when none is left */
  uint8_t first;     /* who is asked first in this round; 0 before the draw */
  uint8_t points[2];
  uint8_t shown[2];  /* fingers of this round; 0 until the seat has chosen */
  uint8_t guess[2];
  uint8_t before[4]; /* the round before: fingers, fingers, guess, guess; 0 in the first */
} Morra;

static const uint8_t targets[] = { 3, 5 };

static const HarenaOption options[N_OPTIONS] = {
  [OPTION_TARGET] = { "target", HARENA_VALUES ("3", "5") },
  [OPTION_OPENING] = { "opening", HARENA_VALUES ("none", "draw") },
};

static const HarenaEdition editions[] = {
  { .id = "short", .values = { [OPTION_TARGET] = 0, [OPTION_OPENING] = 0 } },
  { .id = "long", .values = { [OPTION_TARGET] = 1, [OPTION_OPENING] = 1 } },
};

static void
open_round (Morra *morra)
{
  memset (morra->shown, 0, sizeof morra->shown);
  memset (morra->guess, 0, sizeof morra->guess);
  morra->first = morra->draws ? 0 : 1;
  morra->round++;
}

static bool
morra_start (void              *position,
             const HarenaSetup *setup,
             HarenaReason      *reason)
{
  Morra *morra = position;

  if (!harena_setup_check (&morra_game, setup, reason))
    return false;

  memset (morra, 0, sizeof *morra);
  morra->target = targets[setup->options[OPTION_TARGET]];
  morra->draws = setup->options[OPTION_OPENING];
  open_round (morra);
  return true;
}

static bool
is_over (const Morra *morra)
{
  return morra->round > ROUNDS || morra->points[0] == morra->target
         || morra->points[1] == morra->target;
}

static int
morra_turn (const void *position)
{
  const Morra *morra = position;

  if (is_over (morra))
    return HARENA_NOBODY;
  if (morra->first == 0)
    return HARENA_CHANCE;
  return morra->shown[morra->first - 1] == 0 ? morra->first : 3 - morra->first;
}

static int
morra_moves (const void *position,
             HarenaMove *list)
{
  int turn = morra_turn (position);
  int n_moves = 0;

  if (turn == HARENA_CHANCE)
    {
      list[n_moves++] = FIRST + 1;
      list[n_moves++] = FIRST + 2;
    }
  else if (turn != HARENA_NOBODY)
    {
      for (int fingers = 1; fingers <= FINGERS; fingers++)
        for (int other = 1; other <= FINGERS; other++)
          list[n_moves++] = 100 * fingers + fingers + other;
    }

  return n_moves;
}

/* Both choices are in: they are seen, and who alone is right has a point. */
static void
close_round (Morra *morra)
{
  int  sum = morra->shown[0] + morra->shown[1];
  bool right[2] = { morra->guess[0] == sum, morra->guess[1] == sum };

  for (int i = 0; i < 2; i++)
    {
      morra->points[i] += right[i] && !right[1 - i];
      morra->before[i] = morra->shown[i];
      morra->before[2 + i] = morra->guess[i];
    }
  open_round (morra);
}

static void
morra_play (void       *position,
            HarenaMove  move)
{
  Morra *morra = position;
  int    turn = morra_turn (morra);

  if (turn == HARENA_CHANCE)
    {
      morra->first = move - FIRST;
      return;
    }

  morra->shown[turn - 1] = move / 100;
  morra->guess[turn - 1] = move % 100;
  if (morra->shown[0] != 0 && morra->shown[1] != 0)
    close_round (morra);
}

static void
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
  if (move >= MOVE_END)
    {
      harena_reason_set (reason, N_ ("there is no such move in morra"), NULL, NULL, NULL);
      return;
    }

  snprintf (fingers, sizeof fingers, "%u", move / 100);
  snprintf (guess, sizeof guess, "%u", move % 100);
  snprintf (seat, sizeof seat, "%d", turn);
  if (turn == HARENA_CHANCE && move < FIRST)
    harena_reason_set (reason, N_ ("it must be drawn first who is asked"), NULL, NULL, NULL);
  else if (turn == HARENA_CHANCE)
    harena_reason_set (reason, N_ ("seat %s does not play"), guess, NULL, NULL);
  else if (move >= FIRST)
    harena_reason_set (reason, N_ ("nothing is drawn now: seat %s chooses"), seat, NULL, NULL);
  else if (move / 100 < 1 || move / 100 > FINGERS)
    harena_reason_set (reason, N_ ("a hand shows 1 to 5 fingers, not %s"), fingers, NULL, NULL);
  else
    harena_reason_set (reason, N_ ("with %s shown by one hand the sum cannot be %s"),
                       fingers, guess, NULL);
}

static uint32_t
morra_chance_total (const void *position)
{
  (void) position;
  return 2;
}

static HarenaMove
morra_chance_move (const void *position,
                   uint32_t    ticket)
{
  (void) position;
  return FIRST + 1 + ticket;
}

static uint32_t
morra_chance_weight (const void *position,
                     HarenaMove  move)
{
  (void) position;
  (void) move;
  return 1;
}

static void
morra_points (const void *position,
              int         points[HARENA_SEATS_MAX])
{
  const Morra *morra = position;

  memset (points, 0, HARENA_SEATS_MAX * sizeof *points);
  points[0] = morra->points[0];
  points[1] = morra->points[1];
}

static unsigned
morra_winners (const void *position)
{
  const Morra *morra = position;

  if (!is_over (morra))
    return 0;
  return (morra->points[0] >= morra->points[1] ? 1 : 0)
         | (morra->points[1] >= morra->points[0] ? 2 : 0);
}

static const char *
morra_ending (const void *position)
{
  const Morra *morra = position;

  if (!is_over (morra))
    return NULL;
  return morra->points[0] == morra->target || morra->points[1] == morra->target ? "target"
                                                                                : "rounds";
}

/* The one secret is what the other seat has chosen in this round: it may be any choice. */
static void
morra_hide (void         *position,
            int           seat,
            HarenaRandom *random)
{
  Morra *morra = position;
  int    other = 2 - seat;

  if (morra->shown[other] == 0)
    return;

  uint32_t choice = harena_random_below (random, CHOICES);

  morra->shown[other] = 1 + choice / FINGERS;
  morra->guess[other] = morra->shown[other] + 1 + choice % FINGERS;
}

/* Both choose at the same time, however they are asked. */
static unsigned
morra_together (const void *position)
{
  return morra_turn (position) > 0 ? 3 : 0;
}

static void
morra_see (void *position,
           int   viewer)
{
  Morra *morra = position;

  for (int i = 0; i < 2; i++)
    if (i + 1 != viewer && viewer != HARENA_SEES_ALL && morra->shown[i] != 0 && !is_over (morra))
      {
        morra->shown[i] = HIDDEN;
        morra->guess[i] = 0;
      }
}

static void
morra_write_move (const void *position,
                  HarenaMove  move,
                  int         viewer,
                  char       *text)
{
  int turn = morra_turn (position);

  if (move >= FIRST)
    snprintf (text, HARENA_MOVE_TEXT_MAX, "first %u", move - FIRST);
  else if (viewer != HARENA_SEES_ALL && viewer != turn)
    snprintf (text, HARENA_MOVE_TEXT_MAX, "show ? guess ?");
  else
    snprintf (text, HARENA_MOVE_TEXT_MAX, "show %u guess %u", move / 100, move % 100);
}

/* Both hands are shown when the second is in: then the round is another one, or the game is over. */
static bool
morra_is_open (const void *before,
               HarenaMove  move,
               const void *now,
               int         viewer)
{
  const Morra *then = before;
  const Morra *present = now;

  return move >= FIRST || viewer == HARENA_SEES_ALL || viewer == morra_turn (before)
         || present->round != then->round || is_over (present);
}

/* There is one way to write a move: what was understood is written again and compared. */
static bool
morra_read_move (const void   *position,
                 const char   *text,
                 HarenaMove   *move,
                 HarenaReason *reason)
{
  char     again[HARENA_MOVE_TEXT_MAX];
  unsigned fingers, guess, seat;

  if (sscanf (text, "show %1u guess %2u", &fingers, &guess) == 2)
    *move = 100 * fingers + guess;
  else if (sscanf (text, "first %1u", &seat) == 1)
    *move = FIRST + seat;
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

/* Shows no secret: only that a seat has chosen. */
static size_t
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
         morra->round, ROUNDS);

  for (int i = 0; i < 2; i++)
    {
      const char *state = i + 1 == turn            ? N_ ("is asked")
                          : morra->shown[i] != 0   ? N_ ("has chosen")
                          : turn == HARENA_NOBODY  ? N_ ("is done")
                                                   : N_ ("waits");

      add (&page, translate (N_ ("Seat %d: points %d, %s\n")), i + 1, morra->points[i],
           translate (state));
    }

  if (turn == HARENA_CHANCE)
    add (&page, "%s\n", translate (N_ ("It is drawn who is asked first.")));
  if (morra->before[0] != 0)
    add (&page, translate (N_ ("Shown before: %d and %d, guessed: %d and %d\n")),
         morra->before[0], morra->before[1], morra->before[2], morra->before[3]);
  return page.length;
}

const HarenaGame morra_game = {
  .id = "morra",
  .name = N_ ("Morra"),
  .seats_min = 2,
  .seats_max = 2,
  .position_size = sizeof (Morra),
  .points_min = 0,
  .points_max = 5,
  .options = options,
  .n_options = N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .start = morra_start,
  .turn = morra_turn,
  .moves = morra_moves,
  .play = morra_play,
  .explain = morra_explain,
  .chance_total = morra_chance_total,
  .chance_move = morra_chance_move,
  .chance_weight = morra_chance_weight,
  .points = morra_points,
  .winners = morra_winners,
  .ending = morra_ending,
  .together = morra_together,
  .hide = morra_hide,
  .see = morra_see,
  .write_move = morra_write_move,
  .is_open = morra_is_open,
  .read_move = morra_read_move,
  .show = morra_show,
};
