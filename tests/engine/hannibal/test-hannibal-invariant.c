/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariant is worth something only if it fails when it should. */

#include "invariant.h"
#include "stage.h"

/* One byte of a good position is changed. */
typedef struct
{
  const char *name;
  size_t      offset;
  int         by;
} Damage;

#define AT(field) offsetof (HannibalPosition, field)

/* Rome attacks Hannibal and another legion; Hannibal fights, and Carthage has laid the 4. */
static void
stage_fight (HannibalPosition *position)
{
  stage_set (position, "mirrored", "citerior c1h", "carthago c2", "zama-sicilia c1", "gallia r1",
             "roma r3", "roma-corsica r1", "turn rome", "hands 245 135", "quiet 7");
  stage_play (position, "march gallia citerior", "commit hannibal", "card 4");
}

static const Damage damages[] = {
  { "legion-too-many", AT (pieces[0]) + HANNIBAL_CARTHAGO, 1 },
  { "legion-lost", AT (pieces[1]) + HANNIBAL_ROMA, -1 },
  { "legion-from-nowhere", AT (pieces[1]) + HANNIBAL_ZAMA, 1 },
  { "fleets-too-many", AT (pieces[0]) + HANNIBAL_ZAMA_SICILIA, 3 },
  { "held", AT (held), 1 },
  { "held-routes", AT (held) + 1, 8 },
  { "mixed", AT (hannibal), HANNIBAL_ROMA - HANNIBAL_CITERIOR },
  { "hannibal-on-an-island", AT (hannibal), HANNIBAL_CORSICA - HANNIBAL_CITERIOR },
  { "hannibal-at-sea", AT (hannibal), HANNIBAL_ZAMA_SICILIA - HANNIBAL_CITERIOR },
  { "legions", AT (legions), 1 },
  { "legions-of-rome", AT (legions) + 1, -1 },
  { "hand-too-long", AT (hands), 1 },
  { "no-hand", AT (hands), -26 },
  { "card-6", AT (hands), 32 },
  { "lists", AT (lists), 2 },
  { "step", AT (step), 1 },
  { "no-step", AT (step), 100 },
  { "turn", AT (turn), -1 },
  { "mover", AT (mover), -1 },
  { "place", AT (place), 1 },
  { "no-place", AT (place), 100 },
  { "laid-what-is-not-there", AT (laid), -1 },
  { "quiet", AT (quiet), 40 },
  { "removed", AT (removed), 2 },
  { "passed", AT (passed), 3 },
  { "ending", AT (ending), HANNIBAL_END_PASSES },
  { "winners", AT (winners), 1 },
  { "unused", AT (unused), 1 },
};

static void
test_damage_is_found (gconstpointer data)
{
  const Damage *damage = data;

  if (g_test_subprocess ())
    {
      HannibalPosition position;

      stage_fight (&position);
      ((guint8 *) &position)[damage->offset] += damage->by;
      hannibal_invariant (&position);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*/invariant.c:*");
}

static void
test_good_position_passes (void)
{
  HannibalPosition position;

  stage_fight (&position);
  hannibal_invariant (&position);
  stage_play (&position, "card 5", "pass");
  hannibal_invariant (&position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hannibal/invariant/good-position-passes", test_good_position_passes);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/hannibal/invariant/finds/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damage_is_found);
    }

  return g_test_run ();
}
