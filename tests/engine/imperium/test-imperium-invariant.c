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

#define AT(field) offsetof (ImperiumPosition, field)
#define LOW(field) (AT (field) + (G_BYTE_ORDER == G_BIG_ENDIAN))
#define HIGH(field) (AT (field) + (G_BYTE_ORDER == G_LITTLE_ENDIAN))

/* Seats 1 and 3 choose again, seat 1 has done so. */
static void
stage_second_choice (ImperiumPosition *position)
{
  stage (position, 3, "gallia 1:2* 2:1", "asia 3:12*", "points 12 39 0", "ear 2",
         "standard syria");
  stage_play (position, "choose oracle", "choose africa gallia asia", "choose oracle",
              "choose bread africa gallia");
}

static const Damage damages[] = {
  { "cylinder-too-many", AT (influence[3][0]), 1 },
  { "cylinder-lost", AT (supply[1]), -1 },
  { "cylinder-of-nobody", AT (influence[3][3]), 1 },
  { "supply-of-nobody", AT (supply[4]), 14 },
  { "proconsul-without-a-cylinder", AT (proconsul[2]), 1 },
  { "proconsul-who-does-not-play", AT (proconsul[3]), 3 },
  { "points-that-end-it", LOW (points[1]), 1 },
  { "points-without-end", HIGH (points[0]), 100 },
  { "points-of-nobody", LOW (points[3]), 1 },
  { "choice-not-made", HIGH (choices[1]), -(IMPERIUM_CHOSEN >> 8) },
  { "choice-of-another-size", LOW (choices[1]), 2 },
  { "choice-too-early", HIGH (choices[2]), IMPERIUM_CHOSEN >> 8 },
  { "oracle-in-a-second-choice", HIGH (choices[0]), 1 << (IMPERIUM_ORACLE - 8) },
  { "nothing-doubled-by-bread", HIGH (choices[0]), 5 << 4 },
  { "ear-that-was-used", AT (ears), -2 },
  { "ear-of-nobody", AT (ears), 32 },
  { "oracle-of-nobody", AT (oracles), 32 },
  { "again-without-an-oracle", AT (again), 2 },
  { "not-asked-again", AT (again), -4 },
  { "standard", AT (standard), 1 },
  { "round", AT (round), 1 },
  { "no-round", AT (round), -1 },
  { "round-too-late", AT (round), 40 },
  { "seats", AT (seats), 1 },
  { "too-few-seats", AT (seats), -2 },
  { "step", AT (step), -1 },
  { "over", AT (step), 1 },
  { "no-step", AT (step), 100 },
  { "turn", AT (turn), -1 },
  { "turn-of-nobody", AT (turn), -4 },
  { "unused", AT (unused), 1 },
};

static void
test_damage_is_found (gconstpointer data)
{
  const Damage *damage = data;

  if (g_test_subprocess ())
    {
      ImperiumPosition position;

      stage_second_choice (&position);
      ((guint8 *) &position)[damage->offset] += damage->by;
      imperium_invariant (&position);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*/invariant.c:*");
}

static void
test_good_positions_pass (void)
{
  ImperiumPosition position;

  stage_second_choice (&position);
  imperium_invariant (&position);
  stage_play (&position, "choose syria bread");
  imperium_invariant (&position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/imperium/invariant/good-positions-pass", test_good_positions_pass);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/imperium/invariant/finds/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damage_is_found);
    }

  return g_test_run ();
}
