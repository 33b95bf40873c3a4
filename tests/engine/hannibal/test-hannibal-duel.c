/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conflicts are solved exactly: every state against a second reckoning, which is written here from
 * the page and shares nothing with the engine's. */

#include "kernel.h"
#include "stage.h"

#include "hannibal/duel.h"

#include <math.h>
#include <string.h>

enum
{
  HANDS = 32,
  MOST = 8, /* H4 */
};

/* A state of a conflict, as the page tells it: who attacks, and how many each has there. */
typedef struct
{
  bool rome_attacks;
  int  legions[2]; /* of Carthage, without Hannibal, and of Rome */
  bool hannibal;
  int  hands[2];   /* bit n: card n + 1 */
} State;

static double known[2][MOST + 1][MOST + 1][2][HANDS][HANDS];

static double value_for_carthage (const State *state);

/* H18 to H20: pieces removed on Rome's side less those on Carthage's, now and later. */
static double
after_fight (State state,
             bool  hannibal_fights,
             int   carthage,
             int   rome)
{
  int strength = carthage + (hannibal_fights ? 1 : 0);
  int gain = 0;

  state.hands[0] &= ~(1 << (carthage - 1));
  state.hands[1] &= ~(1 << (rome - 1));
  if (state.hands[0] == 0)
    state.hands[0] = state.hands[1] = HANDS - 1;

  if (strength <= rome)
    {
      gain--;
      if (hannibal_fights)
        state.hannibal = false;
      else
        state.legions[0]--;
    }
  if (strength >= rome)
    {
      gain++;
      state.legions[1]--;
    }

  return gain + value_for_carthage (&state);
}

static double
value_of_fight (const State *state,
                bool         hannibal_fights)
{
  double worth[KERNEL_MAX][KERNEL_MAX];
  int    i = 0;

  for (int carthage = 1; carthage <= 5; carthage++)
    {
      int j = 0;

      if (!(state->hands[0] & 1 << (carthage - 1)))
        continue;
      for (int rome = 1; rome <= 5; rome++)
        if (state->hands[1] & 1 << (rome - 1))
          worth[i][j++] = after_fight (*state, hannibal_fights, carthage, rome);
      i++;
    }

  return kernel_value (i, worth);
}

static double
value_for_carthage (const State *state)
{
  double *value = &known[state->rome_attacks][state->legions[0]][state->legions[1]]
                        [state->hannibal][state->hands[0]][state->hands[1]];

  if (state->legions[0] + state->hannibal == 0 || state->legions[1] == 0)
    return 0;
  if (!isnan (*value))
    return *value;

  if (!state->hannibal)
    *value = value_of_fight (state, false);
  else if (state->legions[0] == 0)
    *value = value_of_fight (state, true);
  else
    *value = fmax (value_of_fight (state, true), value_of_fight (state, false)); /* H16 */
  return *value;
}

static void
forget_all (void)
{
  double *values = &known[0][0][0][0][0][0];

  for (guint i = 0; i < sizeof known / sizeof *values; i++)
    values[i] = NAN;
}

/* The engine's value of the same state. */
static double
solve (HannibalDuelBook *book,
       const State      *state)
{
  int          attacker = state->rome_attacks;
  int          carthage = state->legions[0] + state->hannibal;
  HannibalDuel duel = {
    .attackers = 1,
    .defenders = state->rome_attacks ? carthage : state->legions[1],
    .role = !state->hannibal       ? HANNIBAL_ABSENT
            : !state->rome_attacks ? HANNIBAL_ATTACKS
            : carthage > 1         ? HANNIBAL_ASKED
                                   : HANNIBAL_FIGHTS,
    .hands = { state->hands[attacker], state->hands[!attacker] },
  };
  double       value;

  duel = hannibal_duel_commit (book, &duel, hannibal_duel_left, NULL);
  value = hannibal_duel_solve (book, &duel, hannibal_duel_left, NULL)->worth + duel.defenders - 1;
  return state->rome_attacks ? -value : value;
}

typedef void (*StateFunction) (const State *state, gpointer data);

static void
each_pair_of_hands (State         state,
                    StateFunction function,
                    gpointer      data)
{
  for (state.hands[0] = 1; state.hands[0] < HANDS; state.hands[0]++)
    for (state.hands[1] = 1; state.hands[1] < HANDS; state.hands[1]++)
      if (__builtin_popcount (state.hands[0]) == __builtin_popcount (state.hands[1]))
        function (&state, data);
}

/* All conflicts that there can be: one piece against up to eight, or up to six and Hannibal; and
 * at sea, where eight legions of Carthage stand for no more than three fleets. */
static void
each_state (StateFunction function,
            gpointer      data)
{
  for (int defenders = 1; defenders <= MOST; defenders++)
    {
      each_pair_of_hands ((State) { false, { 1, defenders }, false, { 0 } }, function, data);
      each_pair_of_hands ((State) { false, { 0, defenders }, true, { 0 } }, function, data);
      each_pair_of_hands ((State) { true, { defenders, 1 }, false, { 0 } }, function, data);
      if (defenders <= 7)
        each_pair_of_hands ((State) { true, { defenders - 1, 1 }, true, { 0 } }, function, data);
    }
}

typedef struct
{
  HannibalDuelBook *book;
  int               n_states;
} Run;

static void
compare_state_cb (const State *state,
                  gpointer     data)
{
  Run *run = data;

  run->n_states++;
  g_assert_cmpfloat_with_epsilon (solve (run->book, state), value_for_carthage (state), 1e-6);
}

static void
test_every_state (void)
{
  g_autofree HannibalDuelBook *book = g_new0 (HannibalDuelBook, 1);
  Run                          run = { book, 0 };

  forget_all ();
  each_state (compare_state_cb, &run);
  g_assert_cmpint (run.n_states, ==, 251 * (8 + 8 + 8 + 7));
}

/* Neither side can do better against the other's cards than the value; what is kept sums up to
 * 1. */
static void
check_answer (HannibalDuelBook   *book,
              const HannibalDuel *duel)
{
  const HannibalDuelAnswer *answer = hannibal_duel_solve (book, duel, hannibal_duel_left, NULL);
  double                    sums[2] = { 0 };

  for (int own = 0; own < 2; own++)
    for (int card = 1; card <= 5; card++)
      {
        double worth = 0;

        g_assert_cmpfloat (answer->chances[own][card - 1], >=, -1e-12);
        sums[own] += answer->chances[own][card - 1];
        if (!(duel->hands[own] & 1 << (card - 1)))
          {
            g_assert_cmpfloat (answer->chances[own][card - 1], ==, 0);
            continue;
          }
        for (int other = 1; other <= 5; other++)
          if (duel->hands[!own] & 1 << (other - 1))
            {
              HannibalDuel next = hannibal_duel_fight (duel, own == 0 ? card : other,
                                                       own == 0 ? other : card);
              double       end;

              if (next.attackers > 0 && next.defenders > 0)
                {
                  next = hannibal_duel_commit (book, &next, hannibal_duel_left, NULL);
                  end = hannibal_duel_solve (book, &next, hannibal_duel_left, NULL)->worth;
                }
              else
                end = hannibal_duel_left (NULL, &next);
              worth += answer->chances[!own][other - 1] * end;
            }
        if (own == 0)
          g_assert_cmpfloat (worth, <=, answer->worth + 1e-9);
        else
          g_assert_cmpfloat (worth, >=, answer->worth - 1e-9);
      }

  g_assert_cmpfloat_with_epsilon (sums[0], 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (sums[1], 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (answer->keeps[0] + answer->keeps[1] + answer->keeps[2], 1, 1e-9);
}

static void
test_every_answer (void)
{
  g_autofree HannibalDuelBook *book = g_new0 (HannibalDuelBook, 1);

  for (int role = 0; role < HANNIBAL_N_ROLES; role++)
    for (int defenders = role == HANNIBAL_WAITS ? 2 : 1; defenders <= MOST; defenders++)
      for (unsigned one = 1; one < HANDS; one++)
        for (unsigned other = 1; other < HANDS; other++)
          if (__builtin_popcount (one) == __builtin_popcount (other))
            {
              HannibalDuel duel = { 1, defenders, role, { one, other } };

              check_answer (book, &duel);
            }
}

/* What anybody can reckon: a 5 against a 3 with one piece each, and Hannibal's bonus. */
static void
test_plain_cases (void)
{
  g_autofree HannibalDuelBook *book = g_new0 (HannibalDuelBook, 1);
  static const struct
  {
    State  state;
    double value;
  } cases[] = {
    { { false, { 1, 1 }, false, { 1 << 4, 1 << 2 } }, 1 },
    { { false, { 1, 1 }, false, { 1 << 2, 1 << 2 } }, 0 },
    { { true, { 1, 1 }, false, { 1 << 2, 1 << 4 } }, -1 },
    { { false, { 0, 1 }, true, { 1 << 2, 1 << 2 } }, 1 },
    { { false, { 0, 1 }, true, { 1 << 2, 1 << 3 } }, 0 },
    { { true, { 1, 1 }, true, { 1 << 2, 1 << 2 } }, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpfloat_with_epsilon (solve (book, &cases[i].state), cases[i].value, 1e-12);
}

static void
solve_state_cb (const State *state,
                gpointer     data)
{
  Run *run = data;

  run->n_states += solve (run->book, state) < 100;
}

/* On the slowest of machines and under sanitizers ten times as long is allowed as is wanted. */
static void
test_speed (void)
{
  g_autofree HannibalDuelBook *book = g_new0 (HannibalDuelBook, 1);
  Run                          run = { book, 0 };
  double                       seconds;

  g_test_timer_start ();
  each_state (solve_state_cb, &run);
  seconds = g_test_timer_elapsed ();
  g_test_message ("the whole table: %.1f ms", 1e3 * seconds);
  g_assert_cmpfloat (seconds, <, 2);

  run.n_states = 0;
  g_test_timer_start ();
  each_state (solve_state_cb, &run);
  seconds = g_test_timer_elapsed () / run.n_states;
  g_test_message ("looked up again: %.0f ns each", 1e9 * seconds);
  g_assert_cmpfloat (seconds, <, 1e-5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hannibal/duel/plain-cases", test_plain_cases);
  g_test_add_func ("/hannibal/duel/every-state", test_every_state);
  g_test_add_func ("/hannibal/duel/every-answer", test_every_answer);
  g_test_add_func ("/hannibal/duel/speed", test_speed);

  return g_test_run ();
}
