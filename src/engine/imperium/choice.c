/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which choices there are: lists made by the compiler, for they are asked for at every move. */

#include "imperium/choice.h"

#include <string.h>

#define C(card) (1u << (card))
#define BREAD C (IMPERIUM_BREAD)
#define EAR C (IMPERIUM_EAR)
#define DOUBLED(a) ((a) + 1u) << IMPERIUM_DOUBLED_SHIFT

/* Every set of one, two or three provinces. */
#define SETS_OF_1(set) \
  set (0) set (1) set (2) set (3) set (4) set (5) set (6) set (7)

#define SETS_OF_2(set) \
  set (0, 1) set (0, 2) set (0, 3) set (0, 4) set (0, 5) set (0, 6) set (0, 7) \
  set (1, 2) set (1, 3) set (1, 4) set (1, 5) set (1, 6) set (1, 7) set (2, 3) \
  set (2, 4) set (2, 5) set (2, 6) set (2, 7) set (3, 4) set (3, 5) set (3, 6) \
  set (3, 7) set (4, 5) set (4, 6) set (4, 7) set (5, 6) set (5, 7) set (6, 7)

#define SETS_OF_3(set) \
  set (0, 1, 2) set (0, 1, 3) set (0, 1, 4) set (0, 1, 5) set (0, 1, 6) set (0, 1, 7) set (0, 2, 3) \
  set (0, 2, 4) set (0, 2, 5) set (0, 2, 6) set (0, 2, 7) set (0, 3, 4) set (0, 3, 5) set (0, 3, 6) \
  set (0, 3, 7) set (0, 4, 5) set (0, 4, 6) set (0, 4, 7) set (0, 5, 6) set (0, 5, 7) set (0, 6, 7) \
  set (1, 2, 3) set (1, 2, 4) set (1, 2, 5) set (1, 2, 6) set (1, 2, 7) set (1, 3, 4) set (1, 3, 5) \
  set (1, 3, 6) set (1, 3, 7) set (1, 4, 5) set (1, 4, 6) set (1, 4, 7) set (1, 5, 6) set (1, 5, 7) \
  set (1, 6, 7) set (2, 3, 4) set (2, 3, 5) set (2, 3, 6) set (2, 3, 7) set (2, 4, 5) set (2, 4, 6) \
  set (2, 4, 7) set (2, 5, 6) set (2, 5, 7) set (2, 6, 7) set (3, 4, 5) set (3, 4, 6) set (3, 4, 7) \
  set (3, 5, 6) set (3, 5, 7) set (3, 6, 7) set (4, 5, 6) set (4, 5, 7) set (4, 6, 7) set (5, 6, 7)

/* What can be made of a set: its cards alone, or with Bread and Circuses, which doubles one of them
 * or none (I8), and the same with the Ear. */
#define PLAIN_1(a) C (a),
#define PLAIN_2(a, b) C (a) | C (b),
#define PLAIN_3(a, b, c) C (a) | C (b) | C (c),
#define FED_1(a) BREAD | C (a) | DOUBLED (a), BREAD | C (a),
#define FED_2(a, b) \
  BREAD | C (a) | C (b) | DOUBLED (a), BREAD | C (a) | C (b) | DOUBLED (b), BREAD | C (a) | C (b),
#define HEARD_PLAIN_1(a) EAR | C (a),
#define HEARD_PLAIN_2(a, b) EAR | C (a) | C (b),
#define HEARD_FED_1(a) EAR | BREAD | C (a) | DOUBLED (a), EAR | BREAD | C (a),

/* Those without the Ear first, so that leaving it out only shortens the list. */
static const HarenaMove of_none[] = { 0 };
static const HarenaMove of_one[] = { SETS_OF_1 (PLAIN_1) BREAD, EAR };
static const HarenaMove of_two[] = {
  SETS_OF_2 (PLAIN_2) SETS_OF_1 (FED_1)
  SETS_OF_1 (HEARD_PLAIN_1) EAR | BREAD,
};
static const HarenaMove of_three[] = {
  SETS_OF_3 (PLAIN_3) SETS_OF_2 (FED_2)
  SETS_OF_2 (HEARD_PLAIN_2) SETS_OF_1 (HEARD_FED_1)
};

/* By the number of cards. */
static const struct
{
  const HarenaMove *list;
  int               without_ear;
  int               all;
} choices[IMPERIUM_CARDS_MAX + 1] = {
  { of_none, 1, 1 },
  { of_one, 9, 10 },
  { of_two, 44, 53 },
  { of_three, 140, 184 },
};

_Static_assert (sizeof of_one == 10 * sizeof *of_one, "the table of the page, one card");
_Static_assert (sizeof of_two == 53 * sizeof *of_two, "the table of the page, two cards");
_Static_assert (sizeof of_three == 184 * sizeof *of_three, "the table of the page, three cards");

/* Whether the number stands for some cards; the rules may still forbid them. */
bool
imperium_is_choice (HarenaMove move)
{
  int doubled = imperium_choice_doubled (move);

  if (move > UINT16_MAX || move & IMPERIUM_CHOSEN || doubled >= IMPERIUM_N_PROVINCES)
    return false;

  return doubled < 0
         || (imperium_choice_has (move, IMPERIUM_BREAD) && imperium_choice_has (move, doubled));
}

/* With an empty supply not even the Oracle can be chosen (I6). */
int
imperium_list_choices (int         n_cards,
                       bool        with_ear,
                       bool        with_oracle,
                       HarenaMove *list)
{
  int n_choices = with_ear ? choices[n_cards].all : choices[n_cards].without_ear;

  memcpy (list, choices[n_cards].list, n_choices * sizeof *list);
  if (with_oracle && n_cards > 0)
    list[n_choices++] = C (IMPERIUM_ORACLE);
  return n_choices;
}

HarenaMove
imperium_random_choice (int           n_cards,
                        bool          with_ear,
                        bool          with_oracle,
                        HarenaRandom *random)
{
  uint32_t n_choices = with_ear ? choices[n_cards].all : choices[n_cards].without_ear;
  uint32_t number = harena_random_below (random, n_choices + (with_oracle && n_cards > 0));

  return number < n_choices ? choices[n_cards].list[number] : C (IMPERIUM_ORACLE);
}
