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

enum
{
  A1 = 0,
  A2 = 1,
  NO_CELL = 3,
};

#define AT(field) offsetof (ClashPosition, field)
#define GROUP(cell, field) (offsetof (ClashPosition, groups) + (cell) * sizeof (ClashGroup) \
                            + offsetof (ClashGroup, field))

/* Seat 1 in a1 attacks seat 2 in a2, who has to give up one of two swords. */
static void
stage_loss (ClashPosition *position)
{
  stage_fight (position, 3, "german", "a1 1:SSSN", "a2 2:SSH", "e1 bear**", "e3 3:SSSS",
               "killed 2 lion", "taken 3 2");
  stage_play (position, "attack a1 a2", "net sword", "roll X...");
}

static const Damage damages[] = {
  { "gladiator-too-many", GROUP (A1, count) + CLASH_SWORD, 1 },
  { "gladiator-of-another-kind", GROUP (A1, count) + CLASH_SWORD, -1 },
  { "two-stars-on-a-team", GROUP (A1, stars), 2 },
  { "owner", GROUP (A1, owner), 1 },
  { "team-and-beast", GROUP (A1, beast), 1 },
  { "something-outside", GROUP (NO_CELL, owner), 1 },
  { "star-on-nothing", GROUP (NO_CELL, stars), 1 },
  { "beast-with-all-its-stars", GROUP (18, stars), 2 },
  { "beast-of-another-kind", GROUP (18, beast), -1 },
  { "occupied", AT (occupied), 4 },
  { "held", AT (held) + sizeof (ClashCells), 4 },
  { "alive", AT (alive) + 1, 1 },
  { "alive-seat-nobody-sits-in", AT (alive) + 4, 1 },
  { "taken", AT (taken) + 1, 1 },
  { "left-the-game", AT (taken), -1 },
  { "piles", AT (piles) + CLASH_NET, 1 },
  { "reserve", AT (reserve) + CLASH_LION, 1 },
  { "beasts", AT (beasts) + 1, 1 },
  { "killed", AT (killed), 1 },
  { "drawn", AT (drawn), 1 },
  { "seats", AT (seats), 2 },
  { "no-seats", AT (seats), -3 },
  { "options", AT (options), 32 },
  { "step", AT (step), 1 },
  { "no-step", AT (step), 100 },
  { "turn", AT (turn), 1 },
  { "mover", AT (mover), 1 },
  { "passes", AT (passes), 1 },
  { "netted-more-than-there-are", AT (battle.netted[1]) + CLASH_SWORD, 2 },
  { "netted-what-is-not-there", AT (battle.netted[0]) + CLASH_SHIELD, 1 },
  { "battle-cell", AT (battle.cell), 5 },
  { "roller", AT (battle.player[1]), 1 },
  { "scorer", AT (battle.scorer[1]), 1 },
  { "acting", AT (battle.acting), 1 },
  { "acted", AT (battle.acted), 2 },
  { "nets", AT (battle.nets), 1 },
  { "no-losses", AT (battle.losses), -1 },
  { "losses", AT (battle.losses), 3 },
  { "dice", AT (battle.hits), 5 },
};

static void
test_damage_is_found (gconstpointer data)
{
  const Damage *damage = data;

  if (g_test_subprocess ())
    {
      ClashPosition position;

      stage_loss (&position);
      ((guint8 *) &position)[damage->offset] += damage->by;
      clash_invariant (&position);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*/invariant.c:*");
}

static void
test_good_position_passes (void)
{
  ClashPosition position;

  stage_loss (&position);
  clash_invariant (&position);
  stage_play (&position, "lose sword", "roll .");
  clash_invariant (&position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clash/invariant/good-position-passes", test_good_position_passes);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/clash/invariant/finds/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damage_is_found);
    }

  return g_test_run ();
}
