/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing comes from nowhere, nobody shares a place with the enemy, and every part of a position
 * agrees with the rest. */

#include "invariant.h"

#include "hannibal/position.h"

#include <glib.h>

enum
{
  CARTHAGE,
  ROME,
};

static void
check_pieces (const HannibalPosition *position,
              int                     side)
{
  int legions = side == CARTHAGE && position->hannibal < HANNIBAL_N_AREAS;
  int fleets = 0;

  for (int place = 0; place < HANNIBAL_N_PLACES; place++)
    {
      int pieces = position->pieces[side][place];

      g_assert_cmpint (pieces > 0, ==, position->held[side] >> place & 1);
      if (place < HANNIBAL_N_AREAS)
        legions += pieces;
      else
        fleets += pieces;
    }

  /* H4: nothing is ever added, but for a fleet when there is none (H11). */
  g_assert_cmpint (legions, ==, position->legions[side]);
  g_assert_cmpint (legions, <=, side == CARTHAGE ? 7 : 8);
  g_assert_cmpint (fleets, <=, 3);
}

/* H13; where a conflict is on (H15) there are both, and the attacker has one. */
static void
check_places (const HannibalPosition *position)
{
  bool fights = position->step == HANNIBAL_STEP_COMMIT || position->step == HANNIBAL_STEP_LAY
                || position->step == HANNIBAL_STEP_ANSWER;

  g_assert_cmpint (position->place < HANNIBAL_N_PLACES, ==, fights);
  g_assert_cmpint (position->place, <=, HANNIBAL_NOWHERE);
  for (int place = 0; place < HANNIBAL_N_PLACES; place++)
    {
      int there[2] = { position->pieces[CARTHAGE][place] + (position->hannibal == place),
                       position->pieces[ROME][place] };

      if (fights && place == position->place)
        {
          g_assert_cmpint (there[position->mover], ==, 1);
          g_assert_cmpint (there[!position->mover], >=, 1);
        }
      else if (position->ending == HANNIBAL_END_CAPITAL
               && (place == HANNIBAL_ROMA || place == HANNIBAL_CARTHAGO))
        continue; /* H14 */
      else
        g_assert_true (there[CARTHAGE] == 0 || there[ROME] == 0);
    }
}

/* H9. */
static void
check_hannibal (const HannibalPosition *position)
{
  g_assert_true (position->hannibal <= HANNIBAL_SICILIA || position->hannibal == HANNIBAL_NOWHERE);
  g_assert_cmpint (position->hannibal, !=, HANNIBAL_CORSICA);
  g_assert_cmpint (position->hannibal, !=, HANNIBAL_SARDINIA);
  g_assert_cmpint (position->hannibal, !=, HANNIBAL_SICILIA);

  if (position->committed)
    g_assert_cmpint (position->hannibal, ==, position->place);
  if (position->step == HANNIBAL_STEP_COMMIT)
    {
      g_assert_cmpint (position->mover, ==, ROME);
      g_assert_cmpint (position->hannibal, ==, position->place);
      g_assert_cmpint (position->pieces[CARTHAGE][position->place], >, 0);
      g_assert_false (position->committed);
    }
}

/* H5, H20: both always have equally many. A card that lies there is still in the hand. */
static void
check_cards (const HannibalPosition *position)
{
  for (int side = 0; side < 2; side++)
    {
      g_assert_cmpint (position->hands[side], >, 0);
      g_assert_cmpint (position->hands[side], <, 1 << 5);
    }
  g_assert_cmpint (__builtin_popcount (position->hands[CARTHAGE]), ==,
                   __builtin_popcount (position->hands[ROME]));

  if (position->step != HANNIBAL_STEP_ANSWER)
    g_assert_cmpint (position->laid, ==, 0);
  else if (position->laid != 0)
    g_assert_true (position->hands[CARTHAGE] & 1 << (position->laid - 1));
}

static void
check_turn (const HannibalPosition *position)
{
  static const int turns[] = {
    [HANNIBAL_STEP_COMMIT] = 1,
    [HANNIBAL_STEP_LAY] = 1,
    [HANNIBAL_STEP_ANSWER] = 2,
    [HANNIBAL_STEP_OVER] = -1,
  };

  g_assert_cmpint (position->step, <=, HANNIBAL_STEP_OVER);
  g_assert_cmpint (position->mover, <=, ROME);
  g_assert_cmpint (position->lists, <=, 1);
  g_assert_cmpint (position->turn, ==, position->step == HANNIBAL_STEP_MOVE
                                         ? position->mover + 1
                                         : turns[position->step]);
  g_assert_cmpint (position->unused, ==, 0);

  /* H26, H28. */
  if (position->step == HANNIBAL_STEP_MOVE)
    {
      g_assert_cmpint (position->removed, ==, 0);
      g_assert_cmpint (position->passed, <=, 1);
      g_assert_cmpint (position->quiet, <, 40);
    }
  g_assert_cmpint (position->removed, <=, 1);
  g_assert_cmpint (position->quiet, <=, 40);
  g_assert_cmpint (position->passed, <=, 2);
}

/* H23 to H28. */
static void
check_end (const HannibalPosition *position)
{
  bool draw = position->winners == 3;

  g_assert_cmpint (position->ending != HANNIBAL_END_NONE, ==,
                   position->step == HANNIBAL_STEP_OVER);
  switch (position->ending)
    {
    case HANNIBAL_END_NONE:
      g_assert_cmpint (position->winners, ==, 0);
      g_assert_cmpint (position->legions[CARTHAGE], >, 0);
      g_assert_cmpint (position->legions[ROME], >, 0);
      break;
    case HANNIBAL_END_CAPITAL:
    case HANNIBAL_END_DOMINATION:
      g_assert_cmpint (position->winners, ==, 1 << position->mover);
      break;
    case HANNIBAL_END_NO_LEGION:
      g_assert_true (position->winners == 1 || position->winners == 2);
      g_assert_cmpint (position->legions[position->winners == 1 ? ROME : CARTHAGE], ==, 0);
      g_assert_cmpint (position->legions[position->winners == 1 ? CARTHAGE : ROME], >, 0);
      break;
    case HANNIBAL_END_BOTH_FELL:
      g_assert_true (draw);
      g_assert_cmpint (position->legions[CARTHAGE] + position->legions[ROME], ==, 0);
      break;
    case HANNIBAL_END_PASSES:
      g_assert_true (draw);
      g_assert_cmpint (position->passed, ==, 2);
      break;
    case HANNIBAL_END_QUIET:
      g_assert_true (draw);
      g_assert_cmpint (position->quiet, ==, 40);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
hannibal_invariant (const void *data)
{
  const HannibalPosition *position = data;

  check_turn (position);
  check_pieces (position, CARTHAGE);
  check_pieces (position, ROME);
  check_places (position);
  check_hannibal (position);
  check_cards (position);
  check_end (position);
}
