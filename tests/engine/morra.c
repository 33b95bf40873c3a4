/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Morra: all show 1 to 5 fingers and guess the sum, in secret; who alone guesses right scores.
 *
 * All choose at the same time, so they are asked one after the other and what was chosen stays
 * secret until the last choice is in. With the option "opening" set to "draw" each round opens with
 * a draw of who is asked first: then chance and secrets meet in one game. With "sides" four play in
 * pairs, whose points are added up. One seat plays a solitaire against a hand that chance shows:
 * guessing right is a point more, being off by two or more a point less, and who has lost as many as
 * were to be won has lost the game, which then nobody wins. */

#include "morra-position.h"

#include <string.h>

enum
{
  OPTION_TARGET,
  OPTION_OPENING,
  OPTION_SIDES,
  N_OPTIONS,
};

static const uint8_t targets[] = { 3, 5 };

static const HarenaOption options[N_OPTIONS] = {
  [OPTION_TARGET] = { "target", HARENA_VALUES ("3", "5") },
  [OPTION_OPENING] = { "opening", HARENA_VALUES ("none", "draw") },
  [OPTION_SIDES] = { "sides", HARENA_VALUES ("none", "pairs") },
};

static const HarenaEdition editions[] = {
  { .id = "short", .values = { [OPTION_TARGET] = 0, [OPTION_OPENING] = 0 } },
  { .id = "long", .values = { [OPTION_TARGET] = 1, [OPTION_OPENING] = 1 } },
  { .id = "pairs", .values = { [OPTION_SIDES] = 1 }, .seats = MORRA_SEATS },
};

static bool
morra_accepts (const HarenaSetup *setup,
               HarenaReason      *reason)
{
  if (setup->options[OPTION_SIDES] == 0 || setup->seats == MORRA_SEATS)
    return true;

  harena_reason_set (reason, N_ ("pairs are for four seats"), NULL, NULL, NULL);
  return false;
}

static int
morra_side (const HarenaSetup *setup,
            int                seat)
{
  return setup->options[OPTION_SIDES] ? 2 - seat % 2 : seat;
}

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
  morra->seats = setup->seats;
  morra->target = targets[setup->options[OPTION_TARGET]];
  morra->draws = setup->options[OPTION_OPENING];
  morra->pairs = setup->options[OPTION_SIDES];
  open_round (morra);
  return true;
}

/* What counts for winning: in pairs the points of both. */
static int
score_of (const Morra *morra,
          int          seat)
{
  return morra->points[seat - 1] + (morra->pairs ? morra->points[(seat + 1) % MORRA_SEATS] : 0);
}

static int
best_score (const Morra *morra)
{
  int best = score_of (morra, 1);

  for (int seat = 2; seat <= morra->seats; seat++)
    if (score_of (morra, seat) > best)
      best = score_of (morra, seat);

  return best;
}

/* Only a solitaire has points below 0. */
static bool
is_broke (const Morra *morra)
{
  return morra->points[0] == -morra->target;
}

bool
morra_is_over (const Morra *morra)
{
  return morra->round > MORRA_ROUNDS || best_score (morra) >= morra->target || is_broke (morra);
}

/* The seats are asked in turn from the first; then a solitaire waits for the hand of chance. */
int
morra_turn (const void *position)
{
  const Morra *morra = position;

  if (morra_is_over (morra))
    return HARENA_NOBODY;
  if (morra->first == 0)
    return HARENA_CHANCE;

  for (int i = 0; i < morra->seats; i++)
    {
      int seat = (morra->first - 1 + i) % morra->seats + 1;

      if (morra->shown[seat - 1] == 0)
        return seat;
    }
  return HARENA_CHANCE;
}

static int
n_tickets (const Morra *morra)
{
  return morra->first == 0 ? morra->seats : MORRA_FINGERS;
}

static HarenaMove
move_of_ticket (const Morra *morra,
                int          ticket)
{
  return (morra->first == 0 ? MORRA_FIRST : MORRA_HAND) + 1 + ticket;
}

static int
morra_moves (const void *position,
             HarenaMove *list)
{
  const Morra *morra = position;
  int          turn = morra_turn (morra);
  int          others = morra_others (morra);
  int          n_moves = 0;

  if (turn == HARENA_CHANCE)
    {
      for (int i = 0; i < n_tickets (morra); i++)
        list[n_moves++] = move_of_ticket (morra, i);
    }
  else if (turn != HARENA_NOBODY)
    {
      for (int fingers = 1; fingers <= MORRA_FINGERS; fingers++)
        for (int sum = others; sum <= MORRA_FINGERS * others; sum++)
          list[n_moves++] = 100 * fingers + fingers + sum;
    }

  return n_moves;
}

/* All choices are in: they are seen, and who alone is right has a point. */
static void
close_round (Morra *morra)
{
  int sum = 0;
  int n_right = 0;

  for (int i = 0; i < morra->seats; i++)
    sum += morra->shown[i];
  for (int i = 0; i < morra->seats; i++)
    n_right += morra->guess[i] == sum;
  for (int i = 0; i < morra->seats; i++)
    morra->points[i] += morra->guess[i] == sum && n_right == 1;

  memcpy (morra->shown_before, morra->shown, sizeof morra->shown);
  memcpy (morra->guess_before, morra->guess, sizeof morra->guess);
  open_round (morra);
}

/* The end of a round of the solitaire. */
static void
show_hand (Morra *morra,
           int    fingers)
{
  int off = morra->guess[0] - morra->shown[0] - fingers;

  if (off == 0)
    morra->points[0]++;
  else if (off < -1 || off > 1)
    morra->points[0]--;

  morra->shown_before[0] = morra->shown[0];
  morra->guess_before[0] = morra->guess[0];
  morra->shown_before[1] = fingers;
  open_round (morra);
}

static void
morra_play (void       *position,
            HarenaMove  move)
{
  Morra *morra = position;
  int    turn = morra_turn (morra);

  if (move > MORRA_HAND)
    show_hand (morra, move - MORRA_HAND);
  else if (move > MORRA_FIRST)
    morra->first = move - MORRA_FIRST;
  else
    {
      morra->shown[turn - 1] = move / 100;
      morra->guess[turn - 1] = move % 100;
      if (morra->seats > 1 && memchr (morra->shown, 0, morra->seats) == NULL)
        close_round (morra);
    }
}

static uint32_t
morra_chance_total (const void *position)
{
  return n_tickets (position);
}

static HarenaMove
morra_chance_move (const void *position,
                   uint32_t    ticket)
{
  return move_of_ticket (position, ticket);
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

  for (int i = 0; i < morra->seats; i++)
    points[i] = morra->points[i];
}

/* All sides level is a draw; a solitaire is won by its target alone. */
static unsigned
morra_winners (const void *position)
{
  const Morra *morra = position;
  unsigned     winners = 0;

  if (!morra_is_over (morra))
    return 0;
  if (morra->seats == 1)
    return morra->points[0] == morra->target;

  for (int seat = 1; seat <= morra->seats; seat++)
    if (score_of (morra, seat) == best_score (morra))
      winners |= 1u << (seat - 1);
  return winners;
}

static const char *
morra_ending (const void *position)
{
  const Morra *morra = position;

  if (!morra_is_over (morra))
    return NULL;
  if (is_broke (morra))
    return "broke";
  return best_score (morra) >= morra->target ? "target" : "rounds";
}

static unsigned
morra_together (const void *position)
{
  const Morra *morra = position;

  return morra_is_secret (morra) && morra_turn (morra) > 0 ? (1u << morra->seats) - 1 : 0;
}

/* The one secret is what other seats have chosen in this round: it may be any choice. */
static void
morra_hide (void         *position,
            int           seat,
            HarenaRandom *random)
{
  Morra *morra = position;
  int    others = morra_others (morra);
  int    n_guesses = (MORRA_FINGERS - 1) * others + 1;

  for (int i = 0; i < MORRA_SEATS && morra_is_secret (morra); i++)
    if (i != seat - 1 && morra->shown[i] != 0)
      {
        uint32_t choice = harena_random_below (random, MORRA_FINGERS * n_guesses);

        morra->shown[i] = 1 + choice / n_guesses;
        morra->guess[i] = morra->shown[i] + others + choice % n_guesses;
      }
}

/* That a seat has chosen is open to all. */
static void
morra_see (void *position,
           int   viewer)
{
  Morra *morra = position;

  if (viewer == HARENA_SEES_ALL || !morra_is_secret (morra))
    return;

  for (int i = 0; i < MORRA_SEATS; i++)
    if (i != viewer - 1 && morra->shown[i] != 0)
      {
        morra->shown[i] = MORRA_UNSEEN;
        morra->guess[i] = 0;
      }
}

/* All hands are shown when the last is in: then the round is another one. */
static bool
morra_is_open (const void *before,
               HarenaMove  move,
               const void *now,
               int         viewer)
{
  const Morra *then = before;
  const Morra *present = now;

  return move >= MORRA_FIRST || viewer == HARENA_SEES_ALL || viewer == morra_turn (before)
         || !morra_is_secret (then) || present->round != then->round;
}

const HarenaGame morra_game = {
  .id = "morra",
  .name = N_ ("Morra"),
  .seats_min = 1,
  .seats_max = MORRA_SEATS,
  .position_size = sizeof (Morra),
  .points_min = -5,
  .points_max = 5,
  .options = options,
  .n_options = N_OPTIONS,
  .editions = editions,
  .n_editions = sizeof editions / sizeof editions[0],
  .accepts = morra_accepts,
  .side = morra_side,
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
  .is_open = morra_is_open,
  .write_move = morra_write_move,
  .read_move = morra_read_move,
  .show = morra_show,
  .strategy = &morra_strategy,
};
