/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery finds what is wrong with a game: morra, broken in one way after another. */

#include "faults.h"

#include <stdio.h>
#include <string.h>

/* The games below are morra but for one function each. */

static bool
start_with_garbage (void              *position,
                    const HarenaSetup *setup,
                    HarenaReason      *reason)
{
  char *bytes = position;
  char  garbage = bytes[morra_game.position_size - 1];

  if (!morra_game.start (position, setup, reason))
    return false;
  bytes[morra_game.position_size - 1] = garbage;
  return true;
}

static bool
start_anything (void              *position,
                const HarenaSetup *setup,
                HarenaReason      *reason)
{
  HarenaSetup known = *setup;

  for (int i = 0; i < morra_game.n_options; i++)
    known.options[i] = MIN (known.options[i], 1);
  return morra_game.start (position, &known, reason);
}

static bool
start_silent (void              *position,
              const HarenaSetup *setup,
              HarenaReason      *reason)
{
  (void) reason;
  return morra_game.start (position, setup, NULL);
}

static int
turn_of_nobody_here (const void *position)
{
  int turn = morra_game.turn (position);

  return turn == 2 ? 5 : turn;
}

static int
moves_twice (const void *position,
             HarenaMove *list)
{
  int n_moves = morra_game.moves (position, list);

  if (n_moves > 2)
    list[n_moves - 1] = list[0];
  return n_moves;
}

static int
moves_none (const void *position,
            HarenaMove *list)
{
  return morra_game.turn (position) == 2 ? 0 : morra_game.moves (position, list);
}

static int
moves_too_many (const void *position,
                HarenaMove *list)
{
  int n_moves = morra_game.moves (position, list);

  while (n_moves > 0 && n_moves < HARENA_MOVES_MAX + 1)
    {
      list[n_moves] = 2000 + n_moves;
      n_moves++;
    }
  return n_moves;
}

static int
moves_too_far (const void *position,
               HarenaMove *list)
{
  int n_moves = morra_game.moves (position, list);

  if (n_moves > 0)
    list[HARENA_MOVES_MAX] = 0;
  return n_moves;
}

static int
moves_after_the_end (const void *position,
                     HarenaMove *list)
{
  list[0] = 102;
  return morra_game.turn (position) == HARENA_NOBODY ? 1 : morra_game.moves (position, list);
}

static int
moves_change_position (const void *position,
                       HarenaMove *list)
{
  ((char *) position)[morra_game.position_size - 1] ^= 1;
  return morra_game.moves (position, list);
}

static int
moves_change_order (const void *position,
                    HarenaMove *list)
{
  static bool once;
  int         n_moves = morra_game.moves (position, list);

  once = !once;
  if (once && n_moves > 2)
    {
      HarenaMove first = list[0];

      list[0] = list[1];
      list[1] = first;
    }
  return n_moves;
}

/* What seat 2 may choose tells something about the bytes of the position, its secret among them. */
static int
moves_tell_secret (const void *position,
                   HarenaMove *list)
{
  const char *bytes = position;
  int         n_moves = morra_game.moves (position, list);
  int         sum = 0;

  for (size_t i = 0; i < morra_game.position_size; i++)
    sum += bytes[i];
  return morra_game.turn (position) == 2 ? n_moves - sum % 2 : n_moves;
}

static void
play_from_memory (void       *position,
                  HarenaMove  move)
{
  static int count;

  morra_game.play (position, move);
  ((char *) position)[morra_game.position_size - 1] = ++count % 100 == 0;
}

/* Whoever would win, it starts again. */
static void
play_for_ever (void       *position,
               HarenaMove  move)
{
  morra_game.play (position, move);
  if (morra_game.turn (position) == HARENA_NOBODY)
    morra_game.start (position, &faults_setup, NULL);
}

static void
explain_nothing (const void   *position,
                 HarenaMove    move,
                 HarenaReason *reason)
{
  (void) position;
  (void) move;
  harena_reason_set (reason, "", NULL, NULL, NULL);
}

static void
explain_not_at_all (const void   *position,
                    HarenaMove    move,
                    HarenaReason *reason)
{
  (void) position;
  (void) move;
  (void) reason;
}

static void
explain_without_word (const void   *position,
                      HarenaMove    move,
                      HarenaReason *reason)
{
  (void) position;
  (void) move;
  harena_reason_set (reason, "seat %s does not show “%s”", "1", NULL, NULL);
}

static void
explain_with_number (const void   *position,
                     HarenaMove    move,
                     HarenaReason *reason)
{
  (void) position;
  (void) move;
  harena_reason_set (reason, "not %d", NULL, NULL, NULL);
}

static void
explain_and_change (const void   *position,
                    HarenaMove    move,
                    HarenaReason *reason)
{
  ((char *) position)[morra_game.position_size - 1] ^= 1;
  morra_game.explain (position, move, reason);
}

static uint32_t
chance_total_none (const void *position)
{
  (void) position;
  return 0;
}

static uint32_t
chance_total_more (const void *position)
{
  (void) position;
  return 3;
}

static HarenaMove
chance_move_strange (const void *position,
                     uint32_t    ticket)
{
  (void) position;
  return 1000 + 2 * ticket;
}

static HarenaMove
chance_move_biased (const void *position,
                    uint32_t    ticket)
{
  (void) ticket;
  return morra_game.chance_move (position, 0);
}

static uint32_t
chance_weight_none (const void *position,
                    HarenaMove  move)
{
  (void) position;
  return move % 10 == 1 ? 0 : 2;
}

static uint32_t
chance_weight_off (const void *position,
                   HarenaMove  move)
{
  (void) position;
  return move % 10 == 1 ? 2 : 1;
}

/* A draw of which only some tickets can be looked at: these three belong together. */
static uint32_t
chance_total_many (const void *position)
{
  return 100000 * morra_game.chance_total (position);
}

static uint32_t
chance_weight_many (const void *position,
                    HarenaMove  move)
{
  (void) position;
  (void) move;
  return 100000;
}

static HarenaMove
chance_move_many (const void *position,
                  uint32_t    ticket)
{
  return morra_game.chance_move (position, ticket / 100000);
}

static HarenaMove
chance_move_last_strange (const void *position,
                          uint32_t    ticket)
{
  return ticket % 100000 == 99999 ? 1009 : chance_move_many (position, ticket);
}

static void
points_too_many (const void *position,
                 int         points[HARENA_SEATS_MAX])
{
  morra_game.points (position, points);
  points[1] *= 2;
}

static void
points_unset (const void *position,
              int         points[HARENA_SEATS_MAX])
{
  int all[HARENA_SEATS_MAX];

  morra_game.points (position, all);
  points[0] = all[0];
}

static unsigned
winners_early (const void *position)
{
  (void) position;
  return 1;
}

static unsigned
winners_none (const void *position)
{
  (void) position;
  return 0;
}

static unsigned
winners_not_here (const void *position)
{
  return morra_game.winners (position) << 2;
}

/* Who has lost wins; as long as there is somebody. */
static unsigned
winners_with_less (const void *position)
{
  unsigned all = (1u << faults_setup.seats) - 1;
  unsigned winners = morra_game.winners (position);

  return winners == 0 || winners == all ? winners : all & ~winners;
}

static const char *
ending_early (const void *position)
{
  (void) position;
  return "target";
}

static const char *
ending_none (const void *position)
{
  (void) position;
  return NULL;
}

static const char *
ending_sentence (const void *position)
{
  return morra_game.ending (position) != NULL ? "It is over." : NULL;
}

static void
hide_turn (void         *position,
           int           seat,
           HarenaRandom *random)
{
  (void) seat;
  (void) random;
  if (morra_game.turn (position) == 1)
    morra_game.play (position, 102);
}

static void
hide_from_memory (void         *position,
                  int           seat,
                  HarenaRandom *random)
{
  static uint64_t seed;
  HarenaRandom    own;

  (void) random;
  harena_random_seed (&own, seed++ % 2);
  morra_game.hide (position, seat, &own);
}

/* The round before was seen by both. */
static void
hide_too_much (void         *position,
               int           seat,
               HarenaRandom *random)
{
  morra_game.hide (position, seat, random);
  ((char *) position)[morra_game.position_size - 1] = harena_random_below (random, 10);
}

static void
hide_points (void         *position,
             int           seat,
             HarenaRandom *random)
{
  (void) seat;
  (void) random;
  if (morra_game.turn (position) == 1)
    morra_game.start (position, &faults_setup, NULL);
}

static bool
never_open (const void *before,
            HarenaMove  move,
            const void *now,
            int         viewer)
{
  return before == NULL && move == 0 && now == NULL && viewer == 0;
}

static void
write_alike (const void *position,
             HarenaMove  move,
             int         viewer,
             char       *text)
{
  morra_game.write_move (position, move == 102 ? 103 : move, viewer, text);
}

static void
write_capitals (const void *position,
                HarenaMove  move,
                int         viewer,
                char       *text)
{
  morra_game.write_move (position, move, viewer, text);
  text[1] = g_ascii_toupper (text[1]);
}

static void
write_space (const void *position,
             HarenaMove  move,
             int         viewer,
             char       *text)
{
  morra_game.write_move (position, move, viewer, text);
  strcat (text, " ");
}

static void
write_too_much (const void *position,
                HarenaMove  move,
                int         viewer,
                char       *text)
{
  (void) position;
  (void) viewer;
  snprintf (text, HARENA_MOVE_TEXT_MAX + 2, "%0*u", HARENA_MOVE_TEXT_MAX + 1, move);
}

static void
write_own_hidden (const void *position,
                  HarenaMove  move,
                  int         viewer,
                  char       *text)
{
  morra_game.write_move (position, move, viewer == HARENA_SEES_ALL ? viewer : 3 - viewer, text);
}

/* What seat 2 is told of a move is another move. */
static void
write_lie (const void *position,
           HarenaMove  move,
           int         viewer,
           char       *text)
{
  bool open = move > 1000 || viewer == HARENA_SEES_ALL || viewer == morra_game.turn (position);

  morra_game.write_move (position, open ? move : 102 + (move == 102), HARENA_SEES_ALL, text);
}

static bool
read_generously (const void   *position,
                 const char   *text,
                 HarenaMove   *move,
                 HarenaReason *reason)
{
  char             again[HARENA_MOVE_TEXT_MAX];
  g_autofree char *lower = g_ascii_strdown (text, -1);

  g_strlcpy (again, g_strstrip (lower), sizeof again);
  return morra_game.read_move (position, again, move, reason);
}

static bool
read_not_all (const void   *position,
              const char   *text,
              HarenaMove   *move,
              HarenaReason *reason)
{
  if (strcmp (text, "show 5 guess 10") != 0)
    return morra_game.read_move (position, text, move, reason);
  harena_reason_set (reason, "ten is too many", NULL, NULL, NULL);
  return false;
}

static bool
read_another (const void   *position,
              const char   *text,
              HarenaMove   *move,
              HarenaReason *reason)
{
  if (!morra_game.read_move (position, text, move, reason))
    return false;
  if (*move == 510)
    *move = 509;
  return true;
}

static bool
read_silent (const void   *position,
             const char   *text,
             HarenaMove   *move,
             HarenaReason *reason)
{
  (void) reason;
  return morra_game.read_move (position, text, move, NULL);
}

static size_t
show_too_far (const void      *position,
              HarenaTranslate  translate,
              char            *text,
              size_t           size)
{
  return morra_game.show (position, translate, text, size > 0 ? 4096 : 0);
}

static size_t
show_length (const void      *position,
             HarenaTranslate  translate,
             char            *text,
             size_t           size)
{
  size_t length = morra_game.show (position, translate, text, size);

  return length < size || size == 0 ? length : size - 1;
}

static const char *
leave_english_cb (const char *sentence)
{
  return sentence;
}

static size_t
show_english (const void      *position,
              HarenaTranslate  translate,
              char            *text,
              size_t           size)
{
  (void) translate;
  return morra_game.show (position, leave_english_cb, text, size);
}

static const HarenaOption  option_alike[] = { { "target", HARENA_VALUES ("3", "3") },
                                              { "opening", HARENA_VALUES ("none", "draw") } };
static const HarenaEdition edition_bad[] = { { .id = "short", .values = { 0, 2 } } };

/* An invariant of morra that does not always hold. */
static void
nobody_scores (const void *position)
{
  int points[HARENA_SEATS_MAX];

  morra_game.points (position, points);
  g_assert_cmpint (points[0], ==, 0);
}

static const Fault faults[] = {
  { .name = "table/id", .change = { .id = "Morra!" }, .found = "no proper id" },
  { .name = "table/seats", .change = { .seats_max = 6 }, .found = "for 1 to 6 seats" },
  { .name = "table/option", .change = { .options = option_alike }, .found = "has a value twice" },
  { .name = "table/edition",
    .change = { .editions = edition_bad, .n_editions = 1 },
    .found = "does not know" },
  { .name = "start/garbage",
    .change = { .start = start_with_garbage },
    .found = "start differently" },
  { .name = "start/anything",
    .change = { .start = start_anything },
    .found = "or a bad option starts" },
  { .name = "start/silent", .change = { .start = start_silent }, .found = "without a reason" },
  { .name = "turn/nobody-here",
    .change = { .turn = turn_of_nobody_here },
    .found = "the turn is 5" },
  { .name = "moves/twice", .change = { .moves = moves_twice }, .found = "is listed twice" },
  { .name = "moves/none", .change = { .moves = moves_none }, .found = "it is not the end" },
  { .name = "moves/too-many",
    .change = { .moves = moves_too_many },
    .found = "writes behind the list" },
  { .name = "moves/too-far",
    .change = { .moves = moves_too_far },
    .found = "writes behind the list" },
  { .name = "moves/after-the-end",
    .change = { .moves = moves_after_the_end },
    .found = "moves after the end" },
  { .name = "moves/change-position",
    .change = { .moves = moves_change_position },
    .found = "looking at a position" },
  { .name = "moves/change-order",
    .change = { .moves = moves_change_order },
    .found = "a copy has other legal moves" },
  { .name = "moves/tell-secret",
    .change = { .moves = moves_tell_secret },
    .found = "changes its legal moves" },
  { .name = "play/from-memory",
    .change = { .play = play_from_memory },
    .found = "changes a copy differently" },
  { .name = "play/for-ever",
    .change = { .start = faults_start, .play = play_for_ever },
    .found = "does not end" },
  { .name = "explain/nothing",
    .change = { .explain = explain_nothing },
    .found = "without a reason" },
  { .name = "explain/not-at-all",
    .change = { .explain = explain_not_at_all },
    .found = "without a reason" },
  { .name = "explain/without-word",
    .change = { .explain = explain_without_word },
    .found = "lacks a word" },
  { .name = "explain/with-number",
    .change = { .explain = explain_with_number },
    .found = "strange place" },
  { .name = "explain/and-change",
    .change = { .explain = explain_and_change },
    .found = "changes the position" },
  { .name = "chance/no-ticket",
    .change = { .chance_total = chance_total_none },
    .found = "has no tickets" },
  { .name = "chance/more-tickets",
    .change = { .chance_total = chance_total_more },
    .found = "do not sum to 1" },
  { .name = "chance/strange",
    .change = { .chance_move = chance_move_strange },
    .found = "which is not legal" },
  { .name = "chance/biased",
    .change = { .chance_move = chance_move_biased },
    .found = "and another weight" },
  { .name = "chance/last-strange",
    .change = { .chance_total = chance_total_many,
                .chance_weight = chance_weight_many,
                .chance_move = chance_move_last_strange },
    .found = "which is not legal" },
  { .name = "chance/weight-none",
    .change = { .chance_weight = chance_weight_none },
    .found = "cannot happen" },
  { .name = "chance/weight-off",
    .change = { .chance_weight = chance_weight_off },
    .found = "do not sum to 1" },
  { .name = "points/too-many",
    .change = { .points = points_too_many },
    .found = "seat 2 has * points" },
  { .name = "points/unset",
    .change = { .points = points_unset },
    .found = "seat 2 has -2147483648 points" },
  { .name = "winners/early",
    .change = { .winners = winners_early },
    .found = "wins before the end" },
  { .name = "winners/none", .change = { .winners = winners_none }, .found = "nobody wins" },
  { .name = "winners/not-here",
    .change = { .winners = winners_not_here },
    .found = "that does not play" },
  { .name = "winners/with-less",
    .change = { .start = faults_start, .winners = winners_with_less },
    .found = "with fewer points" },
  { .name = "ending/early",
    .change = { .ending = ending_early },
    .found = "an ending before the end" },
  { .name = "ending/none", .change = { .ending = ending_none }, .found = "the ending has no word" },
  { .name = "ending/sentence", .change = { .ending = ending_sentence }, .found = "is not a word" },
  { .name = "hide/turn", .change = { .hide = hide_turn }, .found = "hiding changes the turn" },
  { .name = "hide/from-memory",
    .change = { .hide = hide_from_memory },
    .found = "with the same numbers differs" },
  { .name = "hide/too-much",
    .change = { .hide = hide_too_much },
    .found = "changes what it has seen" },
  { .name = "hide/points",
    .change = { .start = faults_start, .hide = hide_points },
    .found = "hiding changes the points" },
  { .name = "open/never", .change = { .is_open = never_open }, .found = "and yet it is not open" },
  { .name = "write/alike",
    .change = { .write_move = write_alike },
    .found = "is read as another move" },
  { .name = "write/capitals",
    .change = { .write_move = write_capitals },
    .found = "has a strange letter" },
  { .name = "write/space",
    .change = { .write_move = write_space },
    .found = "has a space too many" },
  { .name = "write/too-much", .change = { .write_move = write_too_much }, .found = "is too long" },
  { .name = "write/own-hidden",
    .change = { .write_move = write_own_hidden },
    .found = "its own move" },
  { .name = "write/lie", .change = { .write_move = write_lie }, .found = "which does not say all" },
  { .name = "read/generously", .change = { .read_move = read_generously }, .found = "is read as" },
  { .name = "read/not-all", .change = { .read_move = read_not_all }, .found = "cannot be read" },
  { .name = "read/another",
    .change = { .read_move = read_another },
    .found = "is read as another move" },
  { .name = "read/silent", .change = { .read_move = read_silent }, .found = "without a reason" },
  { .name = "show/too-far",
    .change = { .show = show_too_far },
    .found = "writes further than it may" },
  { .name = "show/length",
    .change = { .show = show_length },
    .found = "another length when it is cut off" },
  { .name = "show/english", .change = { .show = show_english }, .found = "is not translated" },
  { .name = "invariant",
    .change = { .id = "morra" }, .invariant = nobody_scores,
    .found = "points*0*" },
};

/* That it fails means nothing unless it passes where nothing is broken. */
static void
test_no_fault (void)
{
  HarenaGame many_tickets = morra_game;

  many_tickets.chance_total = chance_total_many;
  many_tickets.chance_weight = chance_weight_many;
  many_tickets.chance_move = chance_move_many;

  battery_run (&morra_game, NULL);
  battery_run (&many_tickets, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/battery-faults/none", test_no_fault);
  faults_add_tests (faults, G_N_ELEMENTS (faults));

  return g_test_run ();
}
