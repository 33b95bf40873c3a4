/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery finds who lets secrets out, whose sides do not hold together, which setups are
 * refused badly, and what is wrong with the advice to computer players. */

#include "faults.h"

#include <string.h>

static unsigned
winners_half_a_side (const void *position)
{
  unsigned winners = morra_game.winners (position);

  return faults_setup.seats == 4 ? winners & -winners : winners;
}

/* What is dealt is one finger more than there was. */
static void
hide_a_little (void         *position,
               int           seat,
               HarenaRandom *random)
{
  Morra *morra = position;

  (void) random;
  for (int i = 0; i < MORRA_SEATS && faults_setup.seats > 1; i++)
    if (i != seat - 1 && morra->shown[i] != 0)
      {
        int others = morra->guess[i] - morra->shown[i];

        morra->shown[i] = 1 + morra->shown[i] % MORRA_FINGERS;
        morra->guess[i] = morra->shown[i] + others;
      }
}

/* With every secret a bit of what all have seen. */
static void
hide_more (void         *position,
           int           seat,
           HarenaRandom *random)
{
  Morra *morra = position;

  morra_game.hide (position, seat, random);
  for (int i = 0; i < MORRA_SEATS && faults_setup.seats > 1; i++)
    if (i != seat - 1 && morra->shown[i] != 0)
      morra->guess_before[MORRA_SEATS - 1] = 7;
}

static void
hide_nothing (void         *position,
              int           seat,
              HarenaRandom *random)
{
  (void) position;
  (void) seat;
  (void) random;
}

static void
see_everything (void *position,
                int   viewer)
{
  (void) position;
  (void) viewer;
}

static void
see_less_each_time (void *position,
                    int   viewer)
{
  Morra *morra = position;

  for (int i = 0; i < MORRA_SEATS && faults_setup.seats > 1; i++)
    if (i != viewer - 1 && viewer != HARENA_SEES_ALL && morra->shown[i] != 0)
      {
        morra->guess[i] = morra->shown[i] == MORRA_UNSEEN ? morra->guess[i] + 1 : 0;
        morra->shown[i] = MORRA_UNSEEN;
      }
}

static void
see_nobody_chosen (void *position,
                   int   viewer)
{
  Morra *morra = position;

  for (int i = 0; i < MORRA_SEATS && viewer != HARENA_SEES_ALL; i++)
    if (i != viewer - 1)
      morra->shown[i] = morra->guess[i] = 0;
}

static void
see_no_points (void *position,
               int   viewer)
{
  Morra *morra = position;

  morra_game.see (position, viewer);
  morra->points[0] = 0;
}

static void
see_less_than_all (void *position,
                   int   viewer)
{
  morra_game.see (position, viewer == HARENA_SEES_ALL ? HARENA_SEES_OPEN : viewer);
}

/* It asks something else where it can tell that a seat does not see all. */
static int
moves_when_seen (const void *position,
                 HarenaMove *list)
{
  return morra_game.moves (position, list)
         - (memchr (position, MORRA_UNSEEN, morra_game.position_size) != NULL);
}

static void
write_when_seen (const void *position,
                 HarenaMove  move,
                 int         viewer,
                 char       *text)
{
  morra_game.write_move (position, move, viewer, text);
  if (memchr (position, MORRA_UNSEEN, morra_game.position_size) != NULL)
    strcat (text, " now");
}

static unsigned
together_with_nobody (const void *position)
{
  unsigned seats = morra_game.together (position);

  return seats != 0 ? 1u << (morra_game.turn (position) - 1) : 0;
}

static unsigned
together_without_itself (const void *position)
{
  unsigned seats = morra_game.together (position);

  return seats != 0 ? seats & ~(1u << (morra_game.turn (position) - 1)) : 0;
}

static unsigned
together_with_a_stranger (const void *position)
{
  unsigned seats = morra_game.together (position);

  return seats != 0 ? seats | 1u << 4 : 0;
}

static int
side_none (const HarenaSetup *setup,
           int                seat)
{
  (void) setup;
  return seat - 1;
}

static bool
accepts_no_pairs (const HarenaSetup *setup,
                  HarenaReason      *reason)
{
  harena_reason_set (reason, "pairs are too many", NULL, NULL, NULL);
  return setup->options[2] == 0;
}

static bool
start_no_pairs (void              *position,
                const HarenaSetup *setup,
                HarenaReason      *reason)
{
  return accepts_no_pairs (setup, reason) && morra_game.start (position, setup, reason);
}

static bool
accepts_silently (const HarenaSetup *setup,
                  HarenaReason      *reason)
{
  (void) reason;
  return morra_game.accepts (setup, NULL);
}

static bool
accepts_anything (const HarenaSetup *setup,
                  HarenaReason      *reason)
{
  (void) setup;
  (void) reason;
  return true;
}

static bool
always_open (const void *before,
             HarenaMove  move,
             const void *now,
             int         viewer)
{
  (void) before;
  (void) move;
  (void) now;
  (void) viewer;
  return true;
}

static void
weigh_nothing (void             *memory,
               const void       *position,
               const HarenaMove *list,
               int               n_moves,
               float            *weights)
{
  (void) memory;
  (void) position;
  (void) list;
  memset (weights, 0, n_moves * sizeof *weights);
}

static HarenaMove
suggest_draw (void         *memory,
              const void   *position,
              HarenaRandom *random)
{
  (void) memory;
  (void) position;
  (void) random;
  return MORRA_FIRST + 1;
}

static void
value_too_much (void       *memory,
                const void *position,
                double      wins[HARENA_SEATS_MAX])
{
  (void) memory;
  (void) position;
  wins[0] = 1.5;
}

/* The first move always, and so much of the win. */
static bool
solve_by_first (const HarenaMove *list,
                int               n_moves,
                double            first,
                double            second,
                double           *chances)
{
  (void) list;
  for (int i = 0; i < n_moves; i++)
    chances[i] = i == 0 ? first : i == 1 ? second : 0;
  return true;
}

static bool
solve_twice (void             *memory,
             const void       *position,
             const HarenaMove *list,
             int               n_moves,
             double           *chances,
             double           *wins)
{
  (void) memory;
  (void) position;
  *wins = 0.5;
  return solve_by_first (list, n_moves, 1, 1, chances);
}

static bool
solve_below_none (void             *memory,
                  const void       *position,
                  const HarenaMove *list,
                  int               n_moves,
                  double           *chances,
                  double           *wins)
{
  (void) memory;
  (void) position;
  *wins = 0.5;
  return solve_by_first (list, n_moves, 2, -1, chances);
}

static bool
solve_more_than_won (void             *memory,
                     const void       *position,
                     const HarenaMove *list,
                     int               n_moves,
                     double           *chances,
                     double           *wins)
{
  (void) memory;
  (void) position;
  *wins = 2;
  return solve_by_first (list, n_moves, 1, 0, chances);
}

static bool
solve_by_peeking (void             *memory,
                  const void       *position,
                  const HarenaMove *list,
                  int               n_moves,
                  double           *chances,
                  double           *wins)
{
  const Morra *morra = position;
  double       first = (morra->shown[0] + morra->shown[1]) / 16.0;

  (void) memory;
  *wins = 0.5;
  return solve_by_first (list, n_moves, first, 1 - first, chances);
}

static void
reopen_with_points (void *position,
                    int   seat)
{
  Morra *morra = position;

  morra_game.strategy->reopen (position, seat);
  morra->points[0]++;
}

static void
reopen_for_ever (void *position,
                 int   seat)
{
  Morra *morra = position;

  (void) seat;
  morra->round = MORRA_ROUNDS + 1;
}

static const Fault faults[] = {
  { .name = "setup/edition",
    .change = { .start = start_no_pairs, .accepts = accepts_no_pairs },
    .found = "is refused with its seats" },
  { .name = "setup/silent",
    .change = { .accepts = accepts_silently },
    .found = "without a reason" },
  { .name = "setup/anything",
    .change = { .accepts = accepts_anything },
    .found = "is accepted and refused" },
  { .name = "side/none", .change = { .side = side_none }, .found = "is on side 0" },
  { .name = "winners/half-a-side",
    .change = { .start = faults_start, .winners = winners_half_a_side },
    .found = "are on one side and only one of them wins" },
  { .name = "hide/a-little",
    .change = { .start = faults_start, .hide = hide_a_little },
    .found = "depends on what was there" },
  { .name = "hide/more",
    .change = { .start = faults_start, .hide = hide_more },
    .found = "does not look the same" },
  { .name = "hide/nothing",
    .change = { .hide = hide_nothing, .see = see_everything },
    .found = "and sees more" },
  { .name = "see/everything",
    .change = { .see = see_everything },
    .found = "and sees more" },
  { .name = "see/less-each-time",
    .change = { .start = faults_start, .see = see_less_each_time },
    .found = "seeing twice is not seeing once" },
  { .name = "see/nobody-chosen",
    .change = { .see = see_nobody_chosen },
    .found = "seeing changes the turn" },
  { .name = "see/no-points",
    .change = { .see = see_no_points },
    .found = "seeing changes the points" },
  { .name = "see/less-than-all",
    .change = { .see = see_less_than_all },
    .found = "does not see all" },
  { .name = "see/moves",
    .change = { .moves = moves_when_seen },
    .found = "seeing for seat * changes its legal moves" },
  { .name = "see/texts",
    .change = { .write_move = write_when_seen },
    .found = "seeing for seat * makes" },
  { .name = "together/nobody",
    .change = { .together = together_with_nobody },
    .found = "together with nobody" },
  { .name = "together/without-itself",
    .change = { .together = together_without_itself },
    .found = "does not choose together with the others" },
  { .name = "together/stranger",
    .change = { .together = together_with_a_stranger },
    .found = "that does not play" },
  { .name = "open/always",
    .change = { .is_open = always_open },
    .found = "changes what it has seen" },
  { .name = "strategy/weigh",
    .strategy = { .weigh = weigh_nothing },
    .found = "the weight of the move" },
  { .name = "strategy/suggest",
    .strategy = { .suggest = suggest_draw },
    .found = "which is not legal" },
  { .name = "strategy/value",
    .strategy = { .value = value_too_much },
    .found = "expects 1.5 of the win" },
  { .name = "strategy/solve-twice",
    .strategy = { .solve = solve_twice },
    .found = "solution sum to 2" },
  { .name = "strategy/solve-below",
    .strategy = { .solve = solve_below_none },
    .found = "less than never" },
  { .name = "strategy/solve-wins",
    .strategy = { .solve = solve_more_than_won },
    .found = "solution expects 2" },
  { .name = "strategy/solve-peeks",
    .strategy = { .solve = solve_by_peeking },
    .found = "looks at what cannot" },
  { .name = "strategy/reopen-points",
    .strategy = { .reopen = reopen_with_points },
    .found = "looks different" },
  { .name = "strategy/reopen-ends",
    .strategy = { .reopen = reopen_for_ever },
    .found = "does not come back" },
};

/* A game that has secrets and cannot show what is left without them. */
static void
test_half_secret (void)
{
  HarenaGame game = morra_game;

  game.see = NULL;
  if (g_test_subprocess ())
    {
      battery_run (&game, NULL);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*secrets are only half there*");
}

/* Nor can who chooses together do without opening a round again. */
static void
test_no_reopening (void)
{
  HarenaGame     game = morra_game;
  HarenaStrategy strategy = *morra_game.strategy;

  strategy.reopen = NULL;
  game.strategy = &strategy;
  if (g_test_subprocess ())
    {
      battery_run (&game, NULL);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*no way to let them choose again*");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/battery-faults/half-secret", test_half_secret);
  g_test_add_func ("/battery-faults/no-reopening", test_no_reopening);
  faults_add_tests (faults, G_N_ELEMENTS (faults));

  return g_test_run ();
}
