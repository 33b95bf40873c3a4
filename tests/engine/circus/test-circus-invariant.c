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

#define AT(field) offsetof (CircusPosition, field)

/* 1a has driven the 2; 1b and 2b are still to come. */
static void
stage_turn (CircusPosition *position)
{
  stage_race (position, 3, "standard", "1a c10", "1b d14", "2a e9", "2b k3", "3a f18");
  stage_play (position, "waste 1", "waste 1", "drive W 2");
}

static const Damage damages[] = {
  { "hex", AT (hexes), 1 },
  { "two-on-a-hex", AT (hexes) + 1, -8 },
  { "chariot-of-nobody", AT (hexes) + 9, 10 },
  { "chariot-lost", AT (hexes) + 1, 255 - 64 },
  { "stage", AT (stages), 1 },
  { "stage-at-home", AT (stages) + 4, -4 },
  { "row", AT (lines.rows), 8 },
  { "fall", AT (lines.falls) + 8, 8 },
  { "rise", AT (lines.rises) + 8, 8 },
  { "finish", AT (finish), 1 },
  { "home", AT (home), 1 },
  { "place", AT (places), 1 },
  { "complete", AT (n_complete), 1 },
  { "order", AT (order), 1 },
  { "order-of-nobody", AT (order), 12 },
  { "order-too-short", AT (n_order), -1 },
  { "now", AT (now), 1 },
  { "cards", AT (cards), 32 },
  { "cards-not-kept", AT (cards), -29 },
  { "cards-of-nobody", AT (cards) + 4, 1 },
  { "to-come", AT (to_come), 1 },
  { "quiet", AT (quiet), 20 },
  { "driven", AT (driven), 2 },
  { "not-driven", AT (driven), -1 },
  { "direction", AT (direction), 6 },
  { "seats", AT (seats), 1 },
  { "too-many-seats", AT (seats), 3 },
  { "options", AT (options), 16 },
  { "no-step", AT (step), 7 },
  { "other-step", AT (step), -1 },
  { "turn", AT (turn), 1 },
  { "unused", AT (unused), 1 },
  { "round", AT (round), -1 },
};

static void
test_damage_is_found (gconstpointer data)
{
  const Damage *damage = data;

  if (g_test_subprocess ())
    {
      CircusPosition position;

      stage_turn (&position);
      ((guint8 *) &position)[damage->offset] += damage->by;
      circus_invariant (&position);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*/invariant.c:*");
}

static void
test_good_position_passes (void)
{
  CircusPosition position;

  stage_turn (&position);
  circus_invariant (&position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/circus/invariant/good-position-passes", test_good_position_passes);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/circus/invariant/finds/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damage_is_found);
    }

  return g_test_run ();
}
