/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery finds what is wrong with a game: morra, broken in one way after another. */

#include "battery.h"
#include "morra.h"

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
  HarenaSetup setup;

  morra_game.play (position, move);
  if (morra_game.turn (position) == HARENA_NOBODY)
    {
      harena_setup_init (&setup, &morra_game, 0, 2);
      morra_game.start (position, &setup, NULL);
    }
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
  (void) position;
  (void) ticket;
  return 1001;
}

static uint32_t
chance_weight_none (const void *position,
                    HarenaMove  move)
{
  (void) position;
  return move == 1001 ? 0 : 2;
}

static uint32_t
chance_weight_off (const void *position,
                   HarenaMove  move)
{
  (void) position;
  return move == 1001 ? 2 : 1;
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

static unsigned
winners_with_less (const void *position)
{
  unsigned winners = morra_game.winners (position);

  return winners == 1 ? 2 : winners == 2 ? 1 : winners;
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
  static HarenaRandom own = { { 1, 2, 3, 4 } };

  (void) random;
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
  HarenaSetup setup;

  (void) seat;
  (void) random;
  harena_setup_init (&setup, &morra_game, 0, 2);
  if (morra_game.turn (position) == 1)
    morra_game.start (position, &setup, NULL);
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
  text[0] = g_ascii_toupper (text[0]);
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

typedef struct
{
  const char      *name;
  HarenaGame       change;    /* what is not 0 here replaces what morra has */
  BatteryInvariant invariant;
  const char      *found;     /* what the battery says */
} Fault;

static const Fault faults[] = {
  { "table/id", { .id = "Morra!" }, NULL, "no proper id" },
  { "table/seats", { .seats_max = 6 }, NULL, "for 2 to 6 seats" },
  { "table/option", { .options = option_alike }, NULL, "has a value twice" },
  { "table/edition", { .editions = edition_bad, .n_editions = 1 }, NULL, "does not know" },
  { "start/garbage", { .start = start_with_garbage }, NULL, "start differently" },
  { "start/anything", { .start = start_anything }, NULL, "or a bad option starts" },
  { "start/silent", { .start = start_silent }, NULL, "without a reason" },
  { "turn/nobody-here", { .turn = turn_of_nobody_here }, NULL, "the turn is 5" },
  { "moves/twice", { .moves = moves_twice }, NULL, "is listed twice" },
  { "moves/none", { .moves = moves_none }, NULL, "it is not the end" },
  { "moves/too-many", { .moves = moves_too_many }, NULL, "writes behind the list" },
  { "moves/too-far", { .moves = moves_too_far }, NULL, "writes behind the list" },
  { "moves/after-the-end", { .moves = moves_after_the_end }, NULL, "moves after the end" },
  { "moves/change-position", { .moves = moves_change_position }, NULL, "looking at a position" },
  { "moves/change-order", { .moves = moves_change_order }, NULL, "a copy has other legal moves" },
  { "moves/tell-secret", { .moves = moves_tell_secret }, NULL, "changes its legal moves" },
  { "play/from-memory", { .play = play_from_memory }, NULL, "changes a copy differently" },
  { "play/for-ever", { .play = play_for_ever }, NULL, "does not end" },
  { "explain/nothing", { .explain = explain_nothing }, NULL, "without a reason" },
  { "explain/not-at-all", { .explain = explain_not_at_all }, NULL, "without a reason" },
  { "explain/without-word", { .explain = explain_without_word }, NULL, "lacks a word" },
  { "explain/with-number", { .explain = explain_with_number }, NULL, "strange place" },
  { "explain/and-change", { .explain = explain_and_change }, NULL, "changes the position" },
  { "chance/no-ticket", { .chance_total = chance_total_none }, NULL, "has no tickets" },
  { "chance/more-tickets", { .chance_total = chance_total_more }, NULL, "do not sum to 1" },
  { "chance/strange", { .chance_move = chance_move_strange }, NULL, "which is not legal" },
  { "chance/biased", { .chance_move = chance_move_biased }, NULL, "and another weight" },
  { "chance/last-strange",
    { .chance_total = chance_total_many,
      .chance_weight = chance_weight_many,
      .chance_move = chance_move_last_strange },
    NULL,
    "which is not legal" },
  { "chance/weight-none", { .chance_weight = chance_weight_none }, NULL, "cannot happen" },
  { "chance/weight-off", { .chance_weight = chance_weight_off }, NULL, "do not sum to 1" },
  { "points/too-many", { .points = points_too_many }, NULL, "seat 2 has * points" },
  { "points/unset", { .points = points_unset }, NULL, "seat 2 has -2147483648 points" },
  { "winners/early", { .winners = winners_early }, NULL, "wins before the end" },
  { "winners/none", { .winners = winners_none }, NULL, "nobody wins" },
  { "winners/not-here", { .winners = winners_not_here }, NULL, "that does not play" },
  { "winners/with-less", { .winners = winners_with_less }, NULL, "with fewer points" },
  { "ending/early", { .ending = ending_early }, NULL, "an ending before the end" },
  { "ending/none", { .ending = ending_none }, NULL, "the ending has no word" },
  { "ending/sentence", { .ending = ending_sentence }, NULL, "is not a word" },
  { "hide/turn", { .hide = hide_turn }, NULL, "hiding changes the turn" },
  { "hide/from-memory", { .hide = hide_from_memory }, NULL, "with the same numbers differs" },
  { "hide/too-much", { .hide = hide_too_much }, NULL, "changes what it has seen" },
  { "hide/points", { .hide = hide_points }, NULL, "hiding changes the points" },
  { "open/never", { .is_open = never_open }, NULL, "and yet it is not open" },
  { "write/alike", { .write_move = write_alike }, NULL, "is read as another move" },
  { "write/capitals", { .write_move = write_capitals }, NULL, "has a strange letter" },
  { "write/space", { .write_move = write_space }, NULL, "has a space too many" },
  { "write/too-much", { .write_move = write_too_much }, NULL, "is too long" },
  { "write/own-hidden", { .write_move = write_own_hidden }, NULL, "its own move" },
  { "write/lie", { .write_move = write_lie }, NULL, "which does not say all" },
  { "read/generously", { .read_move = read_generously }, NULL, "is read as" },
  { "read/not-all", { .read_move = read_not_all }, NULL, "cannot be read" },
  { "read/another", { .read_move = read_another }, NULL, "is read as another move" },
  { "read/silent", { .read_move = read_silent }, NULL, "without a reason" },
  { "show/too-far", { .show = show_too_far }, NULL, "writes further than it may" },
  { "show/length", { .show = show_length }, NULL, "another length when it is cut off" },
  { "show/english", { .show = show_english }, NULL, "is not translated" },
  { "invariant", { .id = "morra" }, nobody_scores, "points*0*" },
};

static HarenaGame
broken_game (const HarenaGame *change)
{
  HarenaGame game = morra_game;

#define CHANGE(member) (game.member = change->member ? change->member : game.member)
  CHANGE (id);
  CHANGE (seats_max);
  CHANGE (options);
  CHANGE (editions);
  CHANGE (n_editions);
  CHANGE (start);
  CHANGE (turn);
  CHANGE (moves);
  CHANGE (play);
  CHANGE (explain);
  CHANGE (chance_total);
  CHANGE (chance_move);
  CHANGE (chance_weight);
  CHANGE (points);
  CHANGE (winners);
  CHANGE (ending);
  CHANGE (hide);
  CHANGE (write_move);
  CHANGE (is_open);
  CHANGE (read_move);
  CHANGE (show);
#undef CHANGE

  return game;
}

static void
test_fault (gconstpointer data)
{
  const Fault     *fault = data;
  g_autofree char *pattern = g_strdup_printf ("*%s*", fault->found);

  if (g_test_subprocess ())
    {
      HarenaGame game = broken_game (&fault->change);

      battery_run (&game, fault->invariant);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (pattern);
}

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
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/battery-faults/", faults[i].name, NULL);

      g_test_add_data_func (path, &faults[i], test_fault);
    }

  return g_test_run ();
}
